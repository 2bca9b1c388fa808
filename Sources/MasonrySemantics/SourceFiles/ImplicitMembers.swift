// `.vertical`: members and cases that are named without their type, and whether a value is one of them.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// What `.large` stands for in an argument, before its type is known.
    mutating func implicitArgument(_ id: ExpressionID?, _ value: Value) -> Value {
        guard tree.dialect == .swift, isInClass, let id, case .implicitMember(let name, _) = tree[id].kind,
            case .unknown = value
        else { return value }
        return .structure(StructureValue(path: "", way: name))
    }

    /// The same where a type is known next: `.medium` is a priority only where that type is none of the program.
    mutating func untypedMember(_ id: ExpressionID?, _ value: Value) -> Value {
        guard case .number = value else { return implicitArgument(id, value) }
        let member = implicitArgument(id, .unknown)
        if case .structure = member { return member }
        return value
    }

    /// What `.vertical` or `NSLayoutConstraint.Axis.vertical` stands for where one case of a type of the system is given.
    mutating func namedCase(_ id: ExpressionID, _ value: Value) -> Value {
        guard case .unknown = value else { return value }
        switch tree[id].kind {
        case .member(let type, let name, _):
            guard case .member(_, let last, _) = tree[type].kind, StackState.isChosenBy(tree.string(last)) else {
                return value
            }
            return .structure(StructureValue(path: "", way: name))
        case .ternary(let condition, let first, let second):
            guard let holds = evaluate(condition).truth else { return value }
            return implicitArgument(holds ? first : second, value)
        default: return implicitArgument(id, value)
        }
    }

    /// A value where its type is known; unknown for an implicit member that a type of the program does not tell.
    mutating func typed(_ value: Value, as type: TypeName?) -> Value {
        guard case .structure(let structure) = value, structure.path.isEmpty, let way = structure.way else {
            return value
        }
        guard let type, !type.isArray else { return .unknown }
        if tree.string(type.name) == "UIFont" { return font(named: way, at: type.range).map { .font($0) } ?? .unknown }
        let path = path(ofType: type.name)
        if let path, let member = computedStatic(way, of: path) { return member }
        let known = implicitMember(way, at: type.range)
        if case .number = known { return known }
        return path == nil ? value : .unknown
    }

    /// Whether a value is the case that `right` says, as `==` and `!=` ask; nil for all other values. Of types that the
    /// program does not declare, two names may be one case: `UIStackView.Alignment.top` is `.leading`.
    /// - Parameter source: the left side, where it is one operand: `.vertical == axis` is as good.
    mutating func equality(
        _ operation: Operator, _ left: Value, _ source: ExpressionID?, _ right: ExpressionID
    ) -> Value? {
        guard operation == .equal || operation == .notEqual else { return nil }
        if case .unknown = left, let source, case .implicitMember = tree[source].kind {
            let value = evaluate(right)
            guard case .structure = value else { return nil }
            return equality(operation, value, nil, source)
        }
        guard case .structure(let one) = left, let way = one.way else { return nil }
        var other: StructureValue
        if case .implicitMember(let name, _) = tree[right].kind {
            other = StructureValue(path: "", way: name)
        } else if case .structure(let value) = evaluate(right) {
            other = value
        } else {
            return nil
        }
        guard var otherWay = other.way else { return nil }
        if other.path.isEmpty, !one.path.isEmpty {
            guard case .structure(let typed)? = computedStatic(otherWay, of: one.path), let way = typed.way else {
                return .unknown
            }
            (other, otherWay) = (typed, way)
        }
        guard one.path == other.path, way == otherWay || !one.path.isEmpty else { return .unknown }
        return .boolean((way == otherWay) == (operation == .equal))
    }
}
