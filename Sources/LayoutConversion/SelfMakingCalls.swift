// The calls of one text after which a view may have constraints that no block of the text makes.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Calls of methods that make constraints of their own object, by what they are about.
struct SelfMakingCalls: Sendable {
    /// The names in the statements of the calls.
    private var names: Set<String> = []
    /// The names in functions with a call on something that may be any view: a local variable, a parameter, what another
    /// call gives.
    private var namesAround: Set<String> = []

    init(_ tree: SyntaxTree, _ making: SelfMaking) {
        var makers = making.makers
        guard !makers.isEmpty else { return }
        let words = tree.calledWords(in: tree.text.range)
        guard words.contains(where: { makers.contains(tree.text[tree.tokens[$0].range]) }) else { return }
        let functions = tree.statements.compactMap { statement -> (function: FunctionDeclaration, body: TextRange)? in
            guard case .function(let function) = statement.kind, let body = function.body else { return nil }
            return (function, body.range)
        }
        // A function may hand on what it is given.
        for _ in 0..<4 {
            let calls = words.map { tree.tokens[$0].range }.filter { makers.contains(tree.text[$0]) }.map(\.start)
            let handing = functions.filter { function, body in
                !function.parameters.isEmpty && Self.stands(oneOf: calls, in: body)
            }
            let new = Set(handing.map { Self.head(of: tree.string($0.function.name)) }).subtracting(makers)
            if new.isEmpty { break }
            makers.formUnion(new)
        }
        let statements = tree.statements.map(\.range).sorted { ($0.length, $0.start) < ($1.length, $1.start) }
        let members = Set(Self.members(of: tree))
        for place in words where makers.contains(tree.text[tree.tokens[place].range]) {
            let range = tree.tokens[place].range
            let statement = statements.first { $0.contains(range) } ?? tree.text.range
            names.formUnion(Self.names(in: statement, tree))
            if let receiver = Self.receiver(before: place, tree), members.contains(receiver) { continue }
            let around = functions.filter { $0.body.contains(range) }.min { $0.body.length < $1.body.length }
            namesAround.formUnion(Self.names(in: around?.body ?? tree.text.range, tree))
        }
    }

    /// Whether one of them may be about a view of that name, without an underscore.
    func mayConcern(_ name: String) -> Bool { names.contains(name) || namesAround.contains(name) }

    /// - Parameter places: in order.
    private static func stands(oneOf places: [TextOffset], in range: TextRange) -> Bool {
        let first = places.partitionPoint { $0 >= range.start }
        return places.indices.contains(first) && places[first] < range.end
    }

    private static func head(of selector: String) -> String { String(selector.prefix { $0 != ":" }) }

    private static func names(in range: TextRange, _ tree: SyntaxTree) -> [String] {
        guard let first = tree.tokenIndex(at: range.start) else { return [] }
        return tree.tokens[first...].prefix { $0.range.start < range.end }.filter { $0.kind == .identifier }
            .map { HiddenMembers.plain(tree.text[$0.range]) }
    }

    /// `box` of `self.box.pin(`, `box?.pin(` and `[_box pin]`; nil for what has no name.
    private static func receiver(before place: Int, _ tree: SyntaxTree) -> String? {
        var place = place - 1
        while tree.tokens.indices.contains(place) {
            let token = tree.tokens[place]
            place -= 1
            switch token.kind {
            case .whitespace: continue
            case .identifier: return HiddenMembers.plain(tree.text[token.range])
            default: if !["?", ".", "!"].contains(tree.text[token.range]) { return nil }
            }
        }
        return nil
    }

    private static func members(of tree: SyntaxTree) -> [String] {
        tree.statements.flatMap { statement -> [String] in
            guard case .type(let type) = statement.kind else { return [] }
            return type.members.statements.flatMap { id -> [String] in
                guard case .variable(let variable) = tree[id].kind else { return [] }
                return variable.bindings.map { HiddenMembers.plain(tree.string($0.name)) }
            }
        }
    }
}
