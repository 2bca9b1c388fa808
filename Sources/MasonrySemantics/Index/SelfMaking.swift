// Methods that extensions give to views of the system, and that make constraints of the object they are called on:
// `box.pinToSuperview()`. Who calls none of them on a view has that view's constraints in his own hands.

import MasonrySyntax
import SourceText

/// Such methods of some texts, by the words that calls of them begin with.
package struct SelfMaking: Sendable, Hashable {
    /// The methods that say it themselves, by the classes that are extended.
    var methods: [String: Set<String>] = [:]
    /// What methods of such extensions call, by their own names: one may call another.
    var calls: [String: Set<String>] = [:]

    /// The classes that have such methods.
    package var classes: Set<String> { Set(methods.keys) }

    /// The methods after which an object that they are called on, or given, may have constraints.
    package var makers: Set<String> {
        var result = methods.values.reduce(into: Set()) { $0.formUnion($1) }
        guard !result.isEmpty else { return [] }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for (name, called) in calls where !result.contains(name) && !called.isDisjoint(with: result) {
                result.insert(name)
                isGrowing = true
            }
        }
        return result
    }

    mutating func formUnion(_ other: SelfMaking) {
        methods.merge(other.methods) { $0.union($1) }
        calls.merge(other.calls) { $0.union($1) }
    }
}

extension SyntaxTree {
    /// The place of each word that calls something, if its name alone tells: `pin` of `box.pin(`, `[box pin]`, `[box pin:`
    /// and, in Objective-C, `box.pin`.
    package func calledWords(in range: TextRange) -> [Int] {
        guard var place = tokenIndex(at: range.start) else { return [] }
        var result: [Int] = []
        var last: Int?
        while place < tokens.count, tokens[place].range.start < range.end {
            defer { place += 1 }
            switch tokens[place].kind {
            case .whitespace, .newline, .lineComment, .blockComment: continue
            default: break
            }
            if let before = last, tokens[before].kind == .identifier {
                let text = text[tokens[place].range]
                let isCall = dialect == .swift ? text == "(" : text == ":" || text == "]"
                if isCall { result.append(before) }
            }
            if dialect != .swift, tokens[place].kind == .identifier, let before = last,
                text[tokens[before].range] == "."
            {
                result.append(place)
            }
            last = place
        }
        return result
    }
}

/// The functions of a text, for who asks where a place is.
struct FunctionPlaces {
    private var functions: [(name: String, body: Range<Int>)] = []

    init(_ tree: SyntaxTree) {
        for statement in tree.statements {
            guard case .function(let function) = statement.kind, let body = function.body else { continue }
            let name = tree.string(function.name).prefix { $0 != ":" }
            functions.append((String(name), body.range.start.utf8..<body.range.end.utf8))
        }
    }

    /// The innermost function around a place; nil for initializers and outside of all.
    func name(at place: Int) -> String? {
        let around = functions.filter { $0.body.contains(place) }.min { $0.body.count < $1.body.count }
        return around.flatMap { $0.name.hasPrefix("init") ? nil : $0.name }
    }

    /// Those in some stretches of the text.
    func all(in extents: [Range<Int>]) -> [(name: String, body: TextRange)] {
        functions.filter { function in extents.contains { $0.contains(function.body.lowerBound) } }
            .map { ($0.name, TextRange($0.body.lowerBound, $0.body.upperBound)) }
    }
}
