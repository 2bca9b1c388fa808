// Numbers that an object has of its own: `private let inset: CGFloat = 12`, `@property CGFloat inset`.

import MasonrySemantics
import MasonrySyntax
import SourceText

extension CompletionSource {
    /// A property that holds a number.
    struct OwnNumber {
        var name: String
        /// Its value as it is written, else its type.
        var detail: String
    }

    /// The numbers of the type around the place, in the order of declaration; their values may be any.
    var ownNumbers: [OwnNumber] {
        guard let owner else { return [] }
        let tree = analysis.tree
        var result: [OwnNumber] = []
        for statement in tree.statements {
            guard case .variable(let variable) = statement.kind, variable.modifiers.contains(.member),
                !variable.modifiers.contains(.isStatic)
            else { continue }
            for binding in variable.bindings where analysis.enclosingType(at: binding.nameRange.start) == owner {
                guard let detail = numberDetail(of: binding) else { continue }
                result.append(OwnNumber(name: tree.string(binding.name), detail: detail))
            }
        }
        return result
    }

    private func numberDetail(of binding: VariableDeclaration.Binding) -> String? {
        let tree = analysis.tree
        let type = binding.type.map { tree.string($0.name) }
        if let type, binding.type?.isArray == true || !Self.numberTypes.contains(type) { return nil }
        guard let value = binding.initializer, isWrittenNumber(value) else { return type }
        return analysis.text[tree[value].range]
    }

    private func isWrittenNumber(_ value: ExpressionID) -> Bool {
        switch analysis.tree[value].kind {
        case .number: true
        case .unary(_, let operand): isWrittenNumber(operand)
        default: false
        }
    }

    private static let numberTypes: Set = [
        "CGFloat", "Double", "Float", "Int", "float", "double", "int", "NSInteger", "NSUInteger",
    ]

    /// How an own number is called in code that says no `self.`: Objective-C has none, and names its properties with it.
    func spelling(of number: OwnNumber) -> String {
        dialect == .objectiveC && !number.name.hasPrefix("_") ? "self.\(number.name)" : number.name
    }
}
