// Where a type declares its members, and where one more goes.

import MasonrySyntax
import SourceText

/// The types of one text.
struct MemberPlaces: Sendable {
    private let tree: SyntaxTree
    private let types: [(declaration: TypeDeclaration, range: TextRange)]
    private let lines: BlockUnwrapping.Lines
    /// The instance variables of Objective-C's types that have the names of their properties.
    private var synthesized: [Name: Set<String>] = [:]

    init(_ tree: SyntaxTree) {
        self.tree = tree
        lines = BlockUnwrapping.Lines(tree: tree)
        types = tree.statements.compactMap { statement in
            if case .type(let type) = statement.kind { (type, statement.range) } else { nil }
        }.sorted { $0.range.start < $1.range.start }
        for own in types where own.declaration.keyword == .implementation {
            synthesized[own.declaration.name, default: []].formUnion(
                synthesizedNames(in: own.declaration.members.range))
        }
    }

    /// The innermost type around a place.
    func type(around range: TextRange) -> TypeDeclaration? { types.last { $0.range.contains(range) }?.declaration }

    /// Whether every declaration of a name as a member of a type here is one of a stored property.
    func isStored(_ name: String, of type: Name) -> Bool {
        bindings(of: type).allSatisfy { tree.string($0.name) != name || $0.getter == nil }
    }

    /// Whether a type declares a member here.
    func declares(_ name: String, in type: Name) -> Bool {
        bindings(of: type).contains { tree.string($0.name) == name || tree.string($0.name) == "_" + name }
    }

    /// Whether a bare name is that of an instance variable of a type: Objective-C names one of the property's own name only
    /// where `@synthesize` says so, or the type declares it.
    func isInstanceVariable(_ name: String, of type: Name) -> Bool {
        bindings(of: type).contains { tree.string($0.name) == name } || synthesized[type]?.contains(name) ?? false
    }

    /// Whether something nearer than the object has a name in a function: a variable, a parameter.
    func isHidden(_ name: String, in function: TextRange) -> Bool {
        guard let first = tree.tokenIndex(at: function.start), let wanted = tree.names.find(name) else { return false }
        let isParameter = tree.statements.contains { statement in
            guard case .function(let own) = statement.kind, own.body.map({ $0.range == function }) ?? false else {
                return false
            }
            return own.parameters.contains { $0.name == wanted }
        }
        let isOfClosure = tree.expressions.contains { expression in
            guard case .closure(let closure) = expression.kind, function.contains(expression.range) else {
                return false
            }
            return closure.parameters.contains(wanted)
        }
        if isParameter || isOfClosure { return true }
        var place = first
        var last = ""
        while place < tree.tokens.count, tree.tokens[place].range.start < function.end {
            let token = tree.tokens[place]
            place += 1
            if token.kind == .whitespace || token.kind == .newline { continue }
            let text = tree.text[token.range]
            if text == name, ["let", "var", "*", "for", "in"].contains(last) { return true }
            last = text
        }
        return false
    }

    /// The names of `@synthesize title, icon = _icon;` without those that have another variable.
    private func synthesizedNames(in range: TextRange) -> Set<String> {
        guard let first = tree.tokenIndex(at: range.start) else { return [] }
        var names: Set<String> = []
        var part: [String]?
        for token in tree.tokens[first...].prefix(while: { $0.range.start < range.end }) {
            let text = tree.text[token.range]
            switch (text, part) {
            case ("synthesize", nil): part = []
            case (",", .some(let words)), (";", .some(let words)):
                if words.count == 1 { names.insert(words[0]) }
                part = text == "," ? [] : nil
            case (_, .some) where token.kind == .identifier || token.kind == .punctuation: part?.append(text)
            default: break
            }
        }
        return names
    }

    private func bindings(of type: Name) -> [VariableDeclaration.Binding] {
        var result: [VariableDeclaration.Binding] = []
        for own in types where own.declaration.name == type {
            for id in own.declaration.members.statements {
                if case .variable(let variable) = tree[id].kind { result += variable.bindings }
            }
        }
        return result
    }

    /// The edit that declares properties of a type; nil where it is declared in another file, or cannot have any, or stands
    /// there twice, once for each branch of a condition of the preprocessor.
    func declaring(_ properties: [(name: String, type: String)], in type: Name) -> TextEdit? {
        guard !properties.isEmpty, isDeclaredOnce(type) else { return nil }
        return tree.dialect == .swift ? swift(properties, type) : objectiveC(properties, type)
    }

    private func isDeclaredOnce(_ type: Name) -> Bool {
        let own = types.map(\.declaration).filter { $0.name == type }
        return own.count { $0.keyword == .class } < 2 && own.count { $0.keyword == .extension && isObjectiveC } < 2
            && own.count { $0.keyword == .implementation && !isCategory($0) } < 2
    }

    private var isObjectiveC: Bool { tree.dialect == .objectiveC }

    /// Behind the properties that stand together at the head of the class.
    private func swift(_ properties: [(name: String, type: String)], _ type: Name) -> TextEdit? {
        guard let own = types.first(where: { $0.declaration.name == type && $0.declaration.keyword == .class }) else {
            return nil
        }
        let members = own.declaration.members
        var last: TextRange?
        var before: TextRange?
        for id in members.statements {
            if case .function(let function) = tree[id].kind {
                guard isAccessor(function) else { break }
                // What is observed goes on behind its name.
                last = before
                continue
            }
            guard case .variable(let variable) = tree[id].kind, variable.bindings.allSatisfy({ $0.getter == nil })
            else { continue }
            (before, last) = (last, tree[id].range)
        }
        let first = members.statements.first.map { lines.indentation(at: tree[$0].range.start) }
        let indentation =
            last.map { lines.indentation(at: $0.start) } ?? first
            ?? lines.indentation(at: own.range.start) + lines.unit(from: "", to: nil)
        let new = properties.map { property in
            let value = property.type.hasPrefix("[") ? " = []" : ""
            return lines.lineEnding + indentation + "private var \(property.name): \(property.type)\(value)"
        }.joined()
        let place = end(ofLineAt: last?.end ?? TextOffset(members.range.start.utf8 + 1))
        return place < members.range.end ? TextEdit(TextRange(at: place), new) : nil
    }

    /// `didSet { }` and its like, which stand behind their property.
    private func isAccessor(_ function: FunctionDeclaration) -> Bool {
        ["didSet", "willSet", "set", "get"].contains(tree.text[function.nameRange])
    }

    /// In the class extension of the file, or in one above the implementation.
    private func objectiveC(_ properties: [(name: String, type: String)], _ type: Name) -> TextEdit? {
        let new = properties.map { property in
            let isList = property.type.hasPrefix("NSArray")
            return "@property (nonatomic, \(isList ? "copy" : "strong")) \(property.type)\(property.name);"
        }
        if let own = types.first(where: { $0.declaration.name == type && $0.declaration.keyword == .extension }),
            let last = own.declaration.members.statements.last
        {
            let end = endOfVariables(after: tree[last].range.end)
            let indentation = lines.indentation(at: end == nil ? tree[last].range.start : own.range.start)
            let separator = lines.lineEnding + indentation
            return TextEdit(
                TextRange(at: end ?? self.end(ofLineAt: tree[last].range.end)), new.map { separator + $0 }.joined())
        }
        guard
            let own = types.first(where: { $0.declaration.name == type && $0.declaration.keyword == .implementation }),
            lines.isFirstOnLine(own.range.start), !isCategory(own.declaration)
        else { return nil }
        let separator = lines.lineEnding
        let text = "@interface \(tree.string(type)) ()" + separator + new.joined(separator: separator) + separator
        return TextEdit(TextRange(at: own.range.start), text + "@end" + separator + separator)
    }

    /// The place after the brace that ends the instance variables of an interface, where nothing else stands behind the last
    /// one: properties stand outside.
    private func endOfVariables(after place: TextOffset) -> TextOffset? {
        guard let first = tree.tokenIndex(at: place) else { return nil }
        for token in tree.tokens[first...] {
            switch token.kind {
            case .whitespace, .newline, .lineComment, .blockComment: continue
            default:
                let text = tree.text[token.range]
                if text == ";" { continue }
                return text == "}" ? token.range.end : nil
            }
        }
        return nil
    }

    /// Whether it is `@implementation Name (Category)`, which can have no properties of its own.
    private func isCategory(_ type: TypeDeclaration) -> Bool {
        let line = TextRange(type.nameRange.end, end(ofLineAt: type.nameRange.end))
        return tree.text[line].drop(while: \.isWhitespace).hasPrefix("(")
    }

    private func end(ofLineAt place: TextOffset) -> TextOffset {
        tree.text.lineRange(tree.text.line(at: place))?.end ?? place
    }
}
