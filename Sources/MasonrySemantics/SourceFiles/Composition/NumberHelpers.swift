// Extensions of numbers: `12.w`, `16.scaled(by: 2)`.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// What an extension of a numeric type says of a number; nil where none does, or several do.
    mutating func helperMember(_ name: Name, of value: Value) -> Value? {
        guard tree.dialect == .swift, isInClass, !composition.numberTypes.isEmpty,
            waitingClasses.count < Self.mostClassesInside, depth < Self.maximumDepth, fuel > 0
        else { return nil }
        return asTypedNumber(value) { evaluator, type, value in
            guard let picture = evaluator.composed(type),
                picture.members.contains(where: { $0.binding.name == name && $0.binding.getter != nil })
            else { return nil }
            evaluator.fuel -= 1
            return evaluator.within(evaluator.fresh(picture, value), root: nil) { evaluator in
                evaluator.memberBinding(name, mayBeView: .anything)?.value ?? .unknown
            }.result
        }
    }

    /// What a method of an extension of a numeric type gives for a number; nil where there is none, or several.
    mutating func callHelper(_ call: Invocation, of value: Value) -> Value? {
        guard tree.dialect == .swift, isInClass, !composition.numberTypes.isEmpty,
            composition.methodNames.contains(call.name)
        else { return nil }
        return asTypedNumber(value) { evaluator, type, value in evaluator.callOther(call, on: value, as: type) }
    }

    /// Asks the types of the text that a number may be of: a whole number is one of an integer type, and a literal is a
    /// floating-point number where only those have the helper (`20.adjusted` of an `extension CGFloat`).
    private mutating func asTypedNumber(
        _ value: Value, _ ask: (inout Evaluator, _ type: String, Value) -> Value?
    ) -> Value? {
        guard case .number(let number, let isInteger) = value else { return nil }
        var result: Value?
        for isWhole in isInteger ? [true, false] : [false] where result == nil {
            for type in isWhole ? HelperType.integers : HelperType.floatingPoints
            where composition.numberTypes.contains(type) {
                guard let found = ask(&self, type, .number(number, isInteger: isWhole)) else { continue }
                guard result.map({ $0.isSameConstant(found) }) ?? true else { return .unknown }
                // What the helper calls a number that it does not know is not what its user calls it.
                if case .unknown = found { result = .unknown } else { result = found }
            }
        }
        return result
    }
}
