// Functions and variables of Swift outside of all types that compute a number, a size, insets, a font or a text:
// `func statusBarHeight() -> CGFloat`, `var unit: CGFloat { 8 }`.

import MasonrySyntax
import SourceText

enum NumberFunction {
    /// Whether a function gives what layout code takes for a constant.
    /// - Parameter string: the spelling of a name.
    static func isOne(_ function: FunctionDeclaration, _ string: (Name) -> String) -> Bool {
        guard let type = function.returnType, !type.isArray, let body = function.body, body.statements.count <= 8 else {
            return false
        }
        let name = string(type.name)
        return isNumber(name)
            || isTypeParameter(name) && function.parameters.contains { $0.type.map { string($0.name) } == name }
    }

    /// `T` of `func screenBased<T>(regular: T, reduced: T) -> T`: by custom, types of one letter are those of generic code.
    private static func isTypeParameter(_ name: String) -> Bool {
        name.utf8.count == 1 && name.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }

    /// Whether values of a type are computed so, by its name: numbers, what is made of them, fonts and texts.
    static func isNumber(_ type: String) -> Bool { types.contains(type) }

    private static let types: Set<String> = [
        "CGFloat", "Double", "Float", "Int", "Bool", "CGSize", "CGPoint", "CGRect", "UIEdgeInsets", "UIFont", "String",
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
        return outsideOfTypes { evaluator in
            evaluator.bindParameters(of: function, to: values)
            let value = evaluator.computedResult(of: body)
            return function.returnType.map { evaluator.converted(value, to: $0) } ?? value
        }
    }

    /// `UIEdgeInsets(tops: 5, sides: 0)`: what an initializer in the program's own extension of a structure makes; nil
    /// where there is none, and for one that does more than call another initializer.
    mutating func callOwnStructure(_ word: Word, _ call: Invocation) -> Value? {
        guard isInClass, tree.dialect == .swift, let picture = definitions.ownTypes[word.spelling],
            depth < Self.maximumDepth, fuel > 0
        else { return nil }
        for method in picture.methods where tree.string(method.declaration.name) == "init" {
            guard fits(call, method.declaration), let made = inner(of: method.declaration) else { continue }
            fuel -= 1
            let values = values(of: call, for: method.declaration)
            return outsideOfTypes { evaluator in
                evaluator.bindParameters(of: method.declaration, to: values)
                let parts = evaluator.evaluateLabelled(made)
                return HostStructures.make(word, parts) ?? .unknown
            }
        }
        return nil
    }

    /// The arguments of the one call `self.init(top: tops, left: sides, …)` that an initializer is.
    private mutating func inner(of function: FunctionDeclaration) -> [Argument]? {
        guard let body = function.body, body.statements.count == 1,
            case .expression(let expression) = tree[body.statements[0]].kind,
            case .call(let callee, let arguments) = tree[expression].kind,
            case .member(let base, let name, _) = tree[callee].kind, name.word == .`init`, tree.isSelf(base)
        else { return nil }
        return arguments
    }

    /// What such a variable computes, whoever reads it; nil for another name, and for what it computes of other types.
    mutating func globalGetter(_ name: Name) -> Value? {
        guard isInClass, let (getter, type) = definitions.globalGetters[name], depth < Self.maximumDepth, fuel > 0,
            type.map({ NumberFunction.isNumber(tree.string($0.name)) && !$0.isArray }) ?? false
        else { return nil }
        fuel -= 1
        return outsideOfTypes { evaluator in
            let value = evaluator.computedResult(of: getter)
            return type.map { evaluator.converted(value, to: $0) } ?? value
        }
    }

    /// Runs what stands outside of all types: no member of the running class answers for a name there.
    private mutating func outsideOfTypes(_ body: (inout Evaluator) -> Value) -> Value {
        let nowhere = MergedType(name: "", path: "", range: TextRange(0, 0))
        return within(ClassContext(picture: nowhere, selfValue: .unknown), root: nil) { evaluator in
            evaluator.enter(.computation) { body(&$0) }
        }.result
    }
}
