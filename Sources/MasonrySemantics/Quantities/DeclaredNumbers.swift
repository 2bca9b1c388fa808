// Which expressions are numbers for certain, whatever their value: so that they can be no views.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// Whether the text, or another file, declares what an expression names or calls as a number.
    mutating func isDeclaredNumber(_ source: ExpressionID) -> Bool {
        switch tree[source].kind {
        case .parenthesized(let inner), .boxed(let inner), .cast(_, let inner): return isDeclaredNumber(inner)
        case .number: return true
        case .unary(.subtract, let operand): return isDeclaredNumber(operand)
        case .ternary(_, let first, let second): return isDeclaredNumber(first) && isDeclaredNumber(second)
        case .name(let name): return numericNames().contains(bareName(name)) || isCalledLength(name)
        case .member(let base, let name, _):
            if isSelf(base), numericNames().contains(bareName(name)) { return true }
            guard name.word == .width || name.word == .height else { return isCalledLength(name) }
            // `layout.width`: in Swift a view's attribute is `layout.snp.width`, and what is called so is a number.
            guard case .member(_, let size, _) = tree[base].kind else { return tree.dialect == .swift }
            if tree.dialect == .swift { return size.word != .snp }
            return tree.string(size).lowercased().hasSuffix("size") || size.word == .frame || size.word == .bounds
        case .call(let callee, let arguments):
            guard case .name(let name) = tree[callee].kind else { return false }
            if givesNumber(tree.string(name), definitions.functions[name]) { return true }
            // `Scale750(40)`: nobody makes a view of one number.
            return arguments.count == 1 && arguments[0].value.map { isLiteralNumber($0) } ?? false
        case .message(let receiver, let arguments):
            guard case .name(let type) = tree[receiver].kind, Self.isTypeName(tree.string(type)) else { return false }
            let selector = selectorText(of: arguments)
            let own = definitions.ownTypes[tree.string(type)]?.methods.first {
                $0.declaration.isStatic && tree.string($0.declaration.name) == selector
            }
            return givesNumber("\(tree.string(type)).\(selector)", own?.declaration)
        default: return false
        }
    }

    /// Whether a function of the text, or the one that other files define under that name, gives a number: `+
    /// (CGFloat)screenWidth`. What it gives may depend on the device.
    private mutating func givesNumber(_ name: String, _ own: FunctionDeclaration?) -> Bool {
        if let type = own?.returnType { return !type.isArray && Self.isNumeric(tree.string(type.name)) }
        guard own == nil, options.index != nil, let function = indexFunction(name),
            case .function(let declaration) = function.body, let type = declaration.returnType
        else { return false }
        return !type.isArray && Self.isNumeric(SyntaxReader(function.tree).string(type.name))
    }

    private mutating func isLiteralNumber(_ source: ExpressionID) -> Bool {
        switch tree[source].kind {
        case .number: true
        case .unary(.subtract, let operand): isLiteralNumber(operand)
        default: false
        }
    }

    /// `model.rowHeight`, `kTopHeight`: no view is called so. `height` alone may be Masonry's shorthand for the attribute.
    private func isCalledLength(_ name: Name) -> Bool {
        let name = tree.string(name)
        return ["Height", "Width", "_HEIGHT", "_WIDTH"].contains {
            name.hasSuffix($0) && name.utf8.count > $0.utf8.count
        }
    }

    /// The names that the text declares as numbers and as nothing else.
    private mutating func numericNames() -> Set<Name> {
        if let known = facts.numericNames { return known }
        var numbers: Set<Name> = []
        var others: Set<Name> = []
        func note(_ name: Name, _ type: TypeName?) {
            guard let type else { return }
            if !type.isArray, Self.isNumeric(tree.string(type.name)) {
                numbers.insert(name)
            } else {
                others.insert(name)
            }
        }
        for statement in tree.statements {
            switch statement.kind {
            case .variable(let declaration):
                for binding in declaration.bindings { note(bareName(binding.name), binding.type) }
            case .function(let function):
                for parameter in function.parameters { note(parameter.name, parameter.type) }
            default: break
            }
        }
        numbers.subtract(others)
        facts.numericNames = numbers
        return numbers
    }

    private static func isNumeric(_ type: String) -> Bool {
        switch type {
        case "CGFloat", "Double", "Float", "Int", "UInt", "NSInteger", "NSUInteger", "float", "double", "int",
            "NSTimeInterval", "TimeInterval", "Float32", "Float64", "Int32", "Int64":
            true
        default: false
        }
    }
}
