// What the conditions of code tell of when else it runs.

import MasonrySyntax

/// What a condition tells of earlier runs.
enum CodeCondition {
    /// It is about what the method is given.
    case choice
    /// It compares these with cases, or they are texts that people type.
    case state([Name])
    /// It may tell a later run from the first.
    case latch

    func apply(to place: inout CodePlace) {
        place.isConditional = true
        switch self {
        case .choice: break
        case .state(let names):
            place.isGuarded = true
            place.askedNames += names
        case .latch:
            place.isGuarded = true
            place.isLatched = true
        }
    }
}

/// Reads the conditions of one method.
struct CodeConditions {
    let tree: SyntaxReader
    /// What the method is given.
    let parameters: Set<Name>
    /// What the method has put together of that alone, in variables and members.
    let derived: Set<Name>
    /// Its variables that say nothing of earlier runs.
    let fresh: Set<Name>

    /// Whether an expression is put together of what the method is given, and of nothing else.
    func isGiven(_ id: ExpressionID) -> Bool { asksOnlyParameters(id) }

    /// - Parameter isNegated: whether the code runs where the condition does not hold.
    func condition(_ id: ExpressionID, isNegated: Bool = false) -> CodeCondition {
        if asksOnlyParameters(id) { return .choice }
        // Where a view has no superview yet, it mostly gets one then.
        if isNegated, isSuperview(id) || asksForSuperview(id) { return .latch }
        if let names = comparedNames(in: id) { return .state(names) }
        return typedTexts(in: id).flatMap { $0.isEmpty ? nil : .state($0) } ?? .latch
    }

    /// The names under which a condition asks for texts that people type, as in `field.text.length < 2`; nil where it asks
    /// for something else, too.
    private func typedTexts(in id: ExpressionID, depth: Int = 0) -> [Name]? {
        guard depth < 16 else { return nil }
        func inner(_ id: ExpressionID) -> [Name]? { typedTexts(in: id, depth: depth + 1) }
        func all(_ ids: [ExpressionID]) -> [Name]? {
            ids.reduce([]) { names, id in names.flatMap { known in inner(id).map { known + $0 } } }
        }
        switch tree[id].kind {
        case .number, .string: return []
        case .name(let name):
            return parameters.contains(name) || Evaluator.isTypeName(tree.string(name)) || isNil(id) ? [] : nil
        case .member(_, let name, _) where tree.string(name) == "text": return [name]
        case .member(let base, _, _), .boxed(let base), .parenthesized(let base), .unary(_, let base):
            return inner(base)
        case .binary(_, let left, let right): return all([left, right])
        case .message(let receiver, let arguments):
            if arguments.count == 1, arguments[0].value == nil, let name = arguments[0].label,
                tree.string(name) == "text"
            {
                return [name]
            }
            return all([receiver] + arguments.compactMap(\.value))
        case .call(let callee, let arguments): return all([callee] + arguments.compactMap(\.value))
        default: return nil
        }
    }

    func condition(ofCases subject: ExpressionID) -> CodeCondition {
        if asksOnlyParameters(subject) { return .choice }
        return memberName(subject).map { .state([$0]) } ?? .latch
    }

    /// Whether a condition is about what the method is given and nothing that it could have changed in an earlier run:
    /// `section == 0`, but not `box == nil`.
    private func asksOnlyParameters(_ condition: ExpressionID) -> Bool {
        var asksParameter = false
        var asksOther = false
        let names = namesAsked(in: condition)
        // Whether something is there that was looked up in what the method is given may tell a later run from the first.
        let asksForNil = names.contains(where: isNil)
        for name in names where !isNil(name) {
            if parameters.contains(name) || fresh.contains(name) || !asksForNil && derived.contains(name) {
                asksParameter = true
            } else if !Evaluator.isTypeName(tree.string(name)) {
                asksOther = true
            }
        }
        return asksParameter && !asksOther
    }

    private func namesAsked(in id: ExpressionID, depth: Int = 0) -> [Name] {
        guard depth < 32 else { return [Name(.wildcard)] }
        func inner(_ id: ExpressionID) -> [Name] { namesAsked(in: id, depth: depth + 1) }
        switch tree[id].kind {
        case .name(let name): return [name]
        case .number, .string, .implicitMember: return []
        case .member(let base, let name, _) where tree.isSelf(base) && derived.contains(name): return [name]
        case .member(let base, _, _), .boxed(let base), .parenthesized(let base), .unary(_, let base),
            .cast(_, let base):
            return inner(base)
        case .binary(_, let left, let right): return inner(left) + inner(right)
        case .call(let callee, let arguments), .index(let callee, let arguments), .message(let callee, let arguments):
            return inner(callee) + arguments.flatMap { $0.value.map(inner) ?? [] }
        default: return [Name(.wildcard)]
        }
    }

    /// What `mode == .wide && box.superview != nil` compares; nil where it asks anything else.
    private func comparedNames(in id: ExpressionID, depth: Int = 0) -> [Name]? {
        guard depth < 16 else { return nil }
        switch tree[id].kind {
        case .parenthesized(let inner): return comparedNames(in: inner, depth: depth + 1)
        case .binary(let sign, let left, let right):
            switch sign {
            case .and, .or:
                guard let first = comparedNames(in: left, depth: depth + 1),
                    let second = comparedNames(in: right, depth: depth + 1)
                else { return nil }
                return first + second
            case .equal, .notEqual:
                if isCase(right) { return memberName(left).map { [$0] } }
                if isCase(left) { return memberName(right).map { [$0] } }
                return sign == .notEqual && isSuperview(left) && isNil(right) ? [] : nil
            default: return nil
            }
        case .name(let name) where tree.string(name) == "isViewLoaded": return []
        default: return isSuperview(id) ? [] : nil
        }
    }

    /// `box.superview != nil`.
    private func asksForSuperview(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .parenthesized(let inner): asksForSuperview(inner)
        case .binary(.notEqual, let left, let right): isSuperview(left) && isNil(right)
        default: false
        }
    }

    /// `.wide`, `Mode.wide`, `ModeWide`.
    private func isCase(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .implicitMember: true
        case .name(let name): Evaluator.isTypeName(tree.string(name))
        case .member(let base, _, _): isCase(base)
        default: false
        }
    }

    /// `mode`, `self.mode`, `a.b.mode`: what can be compared with a case.
    private func memberName(_ id: ExpressionID) -> Name? {
        switch tree[id].kind {
        case .name(let name): Evaluator.isTypeName(tree.string(name)) ? nil : name
        case .member(_, let name, _): name
        default: nil
        }
    }

    private func isNil(_ id: ExpressionID) -> Bool {
        guard case .name(let name) = tree[id].kind else { return false }
        return isNil(name)
    }

    private func isNil(_ name: Name) -> Bool { ["nil", "Nil", "NULL"].contains(tree.string(name)) }

    private func isSuperview(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .parenthesized(let inner): isSuperview(inner)
        case .member(_, let name, _): tree.string(name) == "superview"
        case .message(_, let arguments):
            arguments.count == 1 && arguments[0].label.map { tree.string($0) } == "superview"
        default: false
        }
    }
}

extension SyntaxReader {
    /// Whether an expression is `self`, as it is written.
    func isSelf(_ id: ExpressionID) -> Bool {
        if case .name(let name) = self[id].kind { return name.word == .`self` }
        return false
    }
}
