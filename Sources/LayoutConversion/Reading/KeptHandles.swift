// Properties that keep a constraint of a library (`Constraint?`, `MASConstraint *`), and all that the text does with them.

import MasonrySyntax
import SourceText

/// A property that can keep a layout constraint instead: every use of it has words there.
struct KeptHandle: Sendable {
    /// Its name without an underscore.
    var name: String
    /// The type it is declared in.
    var owner: Name
    /// The library's type in the declaration.
    var type: TextRange
    /// How often something else than nil is assigned to it.
    var assignments = 0
    /// The statements that change what it keeps.
    var uses: [Use] = []

    var isReactivated: Bool {
        uses.contains { if case .active(true) = $0.kind { true } else { false } }
    }

    struct Use: Sendable {
        enum Kind: Sendable {
            /// `update(offset: 8)`, `offset(8)`.
            case constant(Word, ExpressionID)
            case active(Bool)
            case priority(NumberWords)
        }

        var kind: Kind
        /// `self.top?.`, with what stands between it and a member.
        var target: String
        /// Without a semicolon.
        var range: TextRange
    }
}

/// Finds the properties of one text that can change their type.
struct KeptHandles: Sendable {
    let tree: SyntaxTree
    let expressions: SourceExpressions
    /// By their names; of two with one name nobody knows which is meant.
    private var handles: [String: KeptHandle] = [:]
    /// How often each name stands in places that are understood.
    private var known: [String: Int] = [:]

    init(_ tree: SyntaxTree, _ expressions: SourceExpressions) {
        self.tree = tree
        self.expressions = expressions
        findDeclarations()
        guard !handles.isEmpty else { return }
        for statement in tree.statements {
            if case .expression(let id) = statement.kind { readUse(id) }
        }
        for expression in tree.expressions { readComparison(expression) }
        dropOthers()
    }

    subscript(name: String) -> KeptHandle? { handles[name] }

    /// The property that an assignment keeps a constraint in; nil where it must keep that of the library.
    func handle(keptBy target: ExpressionID) -> KeptHandle? {
        name(of: target).flatMap { handles[$0] }
    }

    /// - Parameter isForeign: Whether another file names it.
    mutating func drop(where isForeign: (KeptHandle) -> Bool) {
        handles = handles.filter { !isForeign($0.value) }
    }

    // MARK: Declarations

    private mutating func findDeclarations() {
        let wanted = tree.dialect == .swift ? "Constraint" : "MASConstraint"
        var twice: Set<String> = []
        for statement in tree.statements {
            guard case .type(let type) = statement.kind else { continue }
            for id in type.members.statements {
                // Other files may hand one on, or a protocol ask for it, that is nobody's secret.
                guard case .variable(let variable) = tree[id].kind,
                    tree.dialect == .objectiveC || variable.modifiers.contains(.filePrivate)
                else { continue }
                for binding in variable.bindings {
                    let text = tree.string(binding.name)
                    let name = text.hasPrefix("_") ? String(text.dropFirst()) : text
                    guard let written = binding.type, !written.isArray, tree.string(written.name) == wanted,
                        binding.initializer.map({ tree.text[tree[$0].range] == "nil" }) ?? true, binding.getter == nil,
                        variable.bindings.count == 1
                    else { continue }
                    if handles[name] != nil { twice.insert(name) }
                    let range = TextRange(written.range.start.utf8, written.range.start.utf8 + wanted.utf8.count)
                    guard tree.text[range] == wanted else { continue }
                    handles[name] = KeptHandle(name: name, owner: type.name, type: range)
                    known[name] = 1
                }
            }
        }
        for name in twice { handles[name] = nil }
    }

    /// Those of which something else is done than what is understood keep their type.
    private mutating func dropOthers() {
        var counts: [String: Int] = [:]
        for token in tree.tokens where token.kind == .identifier {
            let text = tree.text[token.range]
            let name = text.hasPrefix("_") ? String(text.dropFirst()) : text
            if handles[name] != nil, isOwn(token.range.start) { counts[name, default: 0] += 1 }
        }
        handles = handles.filter { known[$0.key] == counts[$0.key] }
    }

    /// Whether the name at a place is not that of a member of something else, as in `make.height`.
    private func isOwn(_ place: TextOffset) -> Bool {
        let bytes = tree.text.bytes
        var start = place.utf8
        guard start > 0, bytes[start - 1] == UInt8(ascii: ".") else { return true }
        start -= 1
        while start > 0, bytes[start - 1] == UInt8(ascii: "?") || bytes[start - 1] == UInt8(ascii: "!") { start -= 1 }
        guard start > 0, let token = tree.token(at: TextOffset(start - 1)) else { return false }
        return MemberPath.owners.contains(tree.text[token.range])
    }

    // MARK: Uses

    private func name(of id: ExpressionID) -> String? {
        guard let path = MemberPath(expressions.text(id).filter { $0 != "?" && $0 != "!" }) else { return nil }
        return handles[path.name] == nil ? nil : path.name
    }

    private mutating func readUse(_ id: ExpressionID) {
        switch tree[id].kind {
        case .assignment(.assign, let target, let value): readAssignment(target, value)
        case .call(let callee, let arguments):
            guard case .member(let base, let method, let place) = tree[callee].kind, let name = name(of: base),
                let kind = kind(method, arguments)
            else { return }
            add(kind, base, place, tree[id].range, to: name)
        case .message(let receiver, let arguments):
            guard let name = name(of: receiver), arguments.count == 1, let label = arguments[0].label,
                let place = arguments[0].labelRange, let kind = kind(label, arguments)
            else { return }
            add(kind, receiver, place, tree[id].range, to: name)
        default: break
        }
    }

    private mutating func readAssignment(_ target: ExpressionID, _ value: ExpressionID) {
        if let name = name(of: target) {
            // What is assigned is read with its block; nil is nil there, too.
            known[name, default: 0] += 1
            if tree.text[tree[value].range] != "nil" { handles[name]?.assignments += 1 }
        } else if case .member(let base, let member, _) = tree[target].kind, tree.string(member) == "isActive",
            let name = name(of: base)
        {
            known[name, default: 0] += 1
        }
    }

    private mutating func add(
        _ kind: KeptHandle.Use.Kind, _ base: ExpressionID, _ member: TextRange, _ range: TextRange, to name: String
    ) {
        known[name, default: 0] += 1
        let isSwift = tree.dialect == .swift
        let target =
            isSwift ? tree.text[TextRange(tree[base].range.start, member.start)] : expressions.text(base) + "."
        handles[name]?.uses.append(KeptHandle.Use(kind: kind, target: target, range: range))
    }

    private func kind(_ method: Name, _ arguments: [Argument]) -> KeptHandle.Use.Kind? {
        let value = arguments.first?.value
        switch (tree.string(method), arguments.count) {
        case ("activate", _) where value == nil: return .active(true)
        case ("install", _) where value == nil: return .active(true)
        case ("deactivate", _) where value == nil: return .active(false)
        case ("uninstall", _) where value == nil: return .active(false)
        case ("update", 1):
            guard let value, let label = arguments[0].label.map({ tree.string($0) }) else { return nil }
            switch label {
            case "offset": return .constant(.offset, value)
            case "inset": return .constant(.inset, value)
            case "priority": return priority(value).map { .priority($0) }
            default: return nil
            }
        case ("offset", 1), ("mas_offset", 1), ("setOffset", 1):
            return tree.dialect == .objectiveC ? value.map { .constant(.offset, $0) } : nil
        default: return nil
        }
    }

    private func priority(_ value: ExpressionID) -> NumberWords? {
        switch tree[value].kind {
        case .number(let number, _): return NumberWords(number)
        case .implicitMember(let name, _), .member(_, let name, _):
            return ["required": 1000, "high": 750, "medium": 500, "low": 250][tree.string(name)].map { NumberWords($0) }
        default: return nil
        }
    }

    /// `top == nil`, `top != nil`.
    private mutating func readComparison(_ expression: Expression) {
        guard case .binary(let operation, let left, let right) = expression.kind,
            operation == .equal || operation == .notEqual
        else { return }
        for (one, other) in [(left, right), (right, left)] where tree.text[tree[other].range] == "nil" {
            if let name = name(of: one) { known[name, default: 0] += 1 }
        }
    }
}
