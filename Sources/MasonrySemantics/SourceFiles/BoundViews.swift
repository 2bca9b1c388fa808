// What `if let`, `as?` and `is` tell of views: whether there is one, and whether it is of a class.

import AutoLayout
import MasonrySyntax
import SourceText

/// How Swift looks at a value as another type.
enum CastKind {
    /// `x as T`, `x as! T`.
    case certain
    /// `x as? T`
    case optional
    /// `x is T`
    case test
}

/// What a turn of a loop changes for itself.
struct Turn {
    fileprivate let outerNames: [Name]
    fileprivate let certainty: Certainty
    fileprivate let noting: BranchNoting
}

extension Evaluator {
    /// How a cast of Swift is spelt; nil for what is none, and in the other languages.
    mutating func castKind(_ id: ExpressionID) -> CastKind? {
        guard tree.dialect == .swift, case .cast(let type, let operand) = tree[id].kind,
            tree[operand].range.end <= type.range.start
        else { return nil }
        let between = TextRange(tree[operand].range.end, type.range.start)
        let words = String(tree.text[between]).split(whereSeparator: \.isWhitespace).map(String.init)
        if words.contains("is") { return .test }
        return words.contains("as?") ? .optional : .certain
    }

    /// Whether a cast of a view holds; nil where that is not known, or nothing is cast.
    mutating func holds(_ id: ExpressionID?, _ value: Value) -> Bool? {
        guard let id, castKind(id) != nil, case .cast(let type, _) = tree[id].kind, !type.isArray,
            case .item(let item) = value
        else { return nil }
        return isInstance(item, of: tree.string(type.name))
    }

    private mutating func isInstance(_ item: ItemID, of type: String) -> Bool? {
        guard let own = document[item].className else { return nil }
        var classes = [own] + superclasses(of: own)
        guard !classes.contains(type) else { return true }
        guard let last = classes.last, ViewClass.isOfSystem(last) else { return nil }
        classes += ViewClass.superclasses(ofSystemClass: last) + ["UIView", "UIResponder"]
        if classes.contains(type) { return true }
        // A protocol may be anybody's, and of a view that comes from elsewhere the class may be a subclass.
        let isClass = ViewClass.systemRole(of: type) != nil || definitions.ownTypes[type]?.kind.role == .view
        return isClass && facts.madeHere.contains(item) ? false : nil
    }

    /// Whether what a condition binds to a view is there.
    mutating func truth(ofBinding binding: VariableDeclaration.Binding, _ item: ItemID) -> Truth {
        if let initializer = binding.initializer, let kind = castKind(initializer) {
            guard kind == .optional else { return .always }
            if let holds = holds(initializer, .item(item)) { return holds ? .always : .never }
            return asksOfTurn(initializer) ? .unknown : .always
        }
        return mayBeNil(binding, item) ? .unknown : .always
    }

    /// Whether what a condition binds may be nil, although it stands for a view: a member whose type is an optional, and that
    /// this code does not set itself.
    mutating func mayBeNil(_ binding: VariableDeclaration.Binding, _ item: ItemID) -> Bool {
        guard tree.dialect == .swift, !facts.madeHere.contains(item) else { return false }
        let name: Name
        if let initializer = binding.initializer {
            switch tree[initializer].kind {
            case .name(let asked): name = asked
            case .member(let base, let asked, _) where isSelf(base): name = asked
            default: return false
            }
        } else {
            name = binding.name
        }
        guard scope.local(name) == nil || binding.initializer == nil, let picture = classContext?.picture else {
            return false
        }
        let bare = bareName(name)
        for member in picture.members where bareName(member.binding.name) == bare {
            if let type = member.binding.type, isOptional(type) { return true }
        }
        return false
    }

    private mutating func isOptional(_ type: TypeName) -> Bool {
        let end = min(type.range.end.utf8 + 1, tree.text.length)
        return tree.text[TextRange(type.range.start.utf8, end)].hasSuffix("?")
    }

    // MARK: Turns

    /// Whether an expression asks for what differs from one turn of the running loop to the next.
    mutating func asksOfTurn(_ id: ExpressionID?) -> Bool {
        guard let id, !noted.turnNames.isEmpty else { return false }
        return mentionsTurn(id, depth: 0)
    }

    mutating func asksOfTurn(_ conditional: Conditional) -> Bool {
        guard !noted.turnNames.isEmpty else { return false }
        if asksOfTurn(conditional.condition) { return true }
        for binding in conditional.bindings {
            if let initializer = binding.initializer {
                if asksOfTurn(initializer) { return true }
            } else if noted.turnNames.contains(binding.name) {
                return true
            }
        }
        return false
    }

    private mutating func mentionsTurn(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 24 else { return true }
        if let name = tree[id].kind.name, noted.turnNames.contains(name) { return true }
        switch tree[id].kind {
        case .member(let base, _, _), .boxed(let base), .parenthesized(let base), .unary(_, let base),
            .cast(_, let base):
            return mentionsTurn(base, depth: depth + 1)
        case .binary(_, let left, let right), .assignment(_, let left, let right):
            return mentionsTurn(left, depth: depth + 1) || mentionsTurn(right, depth: depth + 1)
        case .ternary(let condition, let first, let second):
            return [condition, first, second].contains { mentionsTurn($0, depth: depth + 1) }
        case .array(let elements), .dictionary(let elements):
            return elements.contains { mentionsTurn($0, depth: depth + 1) }
        case .tuple(let arguments): return mentionsTurn(arguments, depth: depth + 1)
        case .call(let callee, let arguments), .message(let callee, let arguments), .index(let callee, let arguments):
            return mentionsTurn(callee, depth: depth + 1) || mentionsTurn(arguments, depth: depth + 1)
        default: return false
        }
    }

    private mutating func mentionsTurn(_ arguments: [Argument], depth: Int) -> Bool {
        for argument in arguments {
            if let value = argument.value, mentionsTurn(value, depth: depth) { return true }
        }
        return false
    }

    /// What is done for one element of a list begins: names mean something else in each turn.
    mutating func beginTurn(_ names: [Name]) -> Turn {
        let turn = Turn(outerNames: noted.turnNames, certainty: frame.certainty, noting: noted.branchNoting)
        noted.turnNames += names
        return turn
    }

    /// What held before the turn holds again.
    mutating func endTurn(_ turn: Turn) {
        noted.turnNames = turn.outerNames
        frame.certainty = turn.certainty
        noted.branchNoting = turn.noting
    }

    /// That what a condition binds is there, as the choice that a comparison with nil makes too; nil for several bindings, and
    /// for what need not be the same everywhere.
    mutating func choice(ofBinding conditional: Conditional) -> Choice? {
        guard isInClass, tree.dialect == .swift, conditional.condition == nil, conditional.bindings.count == 1,
            let binding = conditional.bindings.first, !binding.isCondition
        else { return nil }
        return settledText(binding).map { Choice(text: "\($0) == nil", isTrue: false) }
    }
}
