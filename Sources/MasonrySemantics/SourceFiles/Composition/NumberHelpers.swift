// Extensions of numbers: `12.w`, `16.scaled(by: 2)`.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// What an extension of a numeric type says of a number; nil where none does, or several do.
    mutating func helperMember(_ name: Name, of value: Value) -> Value? {
        guard tree.dialect == .swift, isInClass, !composition.numberTypes.isEmpty,
            waitingClasses.count < Self.mostClassesInside, depth < Self.maximumDepth, fuel > 0
        else { return nil }
        var result: Value?
        for type in numberTypes(of: value) {
            guard let picture = composed(type),
                picture.members.contains(where: { $0.binding.name == name && $0.binding.getter != nil })
            else { continue }
            fuel -= 1
            let found = within(fresh(picture, value), root: nil) { evaluator in
                evaluator.memberBinding(name, mayBeView: .anything)?.value ?? .unknown
            }.result
            guard result.map({ $0.isSameConstant(found) }) ?? true else { return .unknown }
            // What the helper calls a number that it does not know is not what its user calls it.
            if case .unknown = found { result = .unknown } else { result = found }
        }
        return result
    }

    /// What a method of an extension of a numeric type gives for a number; nil where there is none, or several.
    mutating func callHelper(_ call: Invocation, of value: Value) -> Value? {
        guard tree.dialect == .swift, isInClass, !composition.numberTypes.isEmpty,
            composition.methodNames.contains(call.name)
        else { return nil }
        var result: Value?
        for type in numberTypes(of: value) {
            guard let found = callOther(call, on: value, as: type) else { continue }
            guard result.map({ $0.isSameConstant(found) }) ?? true else { return .unknown }
            // What the helper calls a number that it does not know is not what its user calls it.
            if case .unknown = found { result = .unknown } else { result = found }
        }
        return result
    }

    /// The types of the text that a number may be of.
    private mutating func numberTypes(of value: Value) -> [String] {
        guard case .number(_, let isInteger) = value else { return [] }
        let types =
            isInteger
            ? ["Int", "BinaryInteger", "Numeric"] : ["CGFloat", "Double", "Float", "BinaryFloatingPoint", "Numeric"]
        return types.filter { composition.numberTypes.contains($0) }
    }
}
