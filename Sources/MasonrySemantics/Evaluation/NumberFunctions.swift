// Functions of Swift outside of all types that compute a number, a size or insets: `func statusBarHeight() -> CGFloat`.

import MasonrySyntax
import SourceText

enum NumberFunction {
    /// Whether a function gives what layout code takes for a constant.
    /// - Parameter string: the spelling of a name.
    static func isOne(_ function: FunctionDeclaration, _ string: (Name) -> String) -> Bool {
        guard let type = function.returnType, !type.isArray, let body = function.body, body.statements.count <= 8 else {
            return false
        }
        return isNumber(string(type.name))
    }

    /// Whether a type is one of numbers, by its name.
    static func isNumber(_ type: String) -> Bool { types.contains(type) }

    private static let types: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "Bool", "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "UIFont",
    ]
}

extension Evaluator {
    /// What such a function of the text, or of code that is attached to it, computes from the arguments of a call; nil for
    /// another function, and where two have the name.
    mutating func callNumberFunction(_ call: Invocation) -> Value? {
        guard isInClass, let function = definitions.functions[call.name], let body = function.body,
            NumberFunction.isOne(function, { tree.string($0) }), fits(call, function), depth < Self.maximumDepth,
            fuel > 0
        else { return nil }
        fuel -= 1
        let values = values(of: call, for: function)
        return enter(.computation) { evaluator in
            evaluator.bindParameters(of: function, to: values)
            let value = evaluator.computedResult(of: body)
            return function.returnType.map { evaluator.converted(value, to: $0) } ?? value
        }
    }
}
