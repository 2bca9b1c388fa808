// Which expressions are numbers for certain, or structures of numbers, whatever their value: so that they can be no views.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// Whether the text, or another file, declares what an expression names or calls as a number.
    mutating func isDeclaredNumber(_ source: ExpressionID) -> Bool {
        switch declaredKind(source) {
        case .length, .number, .fraction, .size, .point, .insets: return true
        case .other, .view, .boolean, .integerMacro, .typed, .numberType, nil: break
        }
        if !options.numbers.isEmpty, options.numbers.contains(tree.text[tree[source].range]) { return true }
        switch tree[source].kind {
        case .parenthesized(let inner), .boxed(let inner), .cast(_, let inner): return isDeclaredNumber(inner)
        case .number: return true
        case .unary(.subtract, let operand): return isDeclaredNumber(operand)
        case .ternary(_, let first, let second): return isDeclaredNumber(first) && isDeclaredNumber(second)
        case .name(let name): return isCalledLength(name)
        case .member(let base, let name, _):
            // `24.scaled`: what an extension of numbers gives.
            if isLiteralNumber(base) { return true }
            guard name.word == .width || name.word == .height else { return isCalledLength(name) }
            // `layout.width`: in Swift a view's attribute is `layout.snp.width`, and what is called so is a number.
            guard case .member(_, let size, _) = tree[base].kind else { return tree.dialect == .swift }
            if tree.dialect == .swift { return size.word != .snp }
            return tree.string(size).lowercased().hasSuffix("size") || size.word == .frame || size.word == .bounds
        case .call(let callee, let arguments):
            if case .member(let base, _, _) = tree[callee].kind { return isLiteralNumber(base) }
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

    /// What the text, or else other files, declare under the name that an expression ends with; nil where something is a view
    /// that is called so.
    mutating func declaredKind(_ source: ExpressionID) -> NameKinds.Kind? {
        switch tree[source].kind {
        case .parenthesized(let inner), .boxed(let inner), .cast(_, let inner): return declaredKind(inner)
        case .name(let name): return kind(ofOwn: tree.string(bareName(name)))
        case .member(let base, let name, _):
            if isSelf(base) { return kind(ofOwn: tree.string(bareName(name))) }
            // `box.snp.top`, and Masonry's shorthand `box.top`, are no numbers, whatever is declared under that name.
            if case .member(_, let proxy, _) = tree[base].kind, proxy.word == .snp { return nil }
            let isAttribute = name.word != .size && name.word.flatMap(AttributeWords.list) != nil
            return isAttribute && hasShorthand ? nil : kind(ofMember: tree.string(name), of: base)
        case .call(let callee, _):
            switch tree[callee].kind {
            case .name(let name): return kind(ofOwn: tree.string(name) + "()")
            case .member(let base, let name, _):
                let name = tree.string(name) + "()"
                return isSelf(base) ? kind(ofOwn: name) : kind(ofMember: name, of: base)
            default: return nil
            }
        case .message(let receiver, let arguments):
            // What a class gives is told by the class.
            if case .name(let type) = tree[receiver].kind, Self.isTypeName(tree.string(type)) { return nil }
            let selector = selectorText(of: arguments)
            if arguments.count == 1, arguments[0].value == nil, let kind = kind(ofMember: selector, of: receiver) {
                return kind
            }
            return isSelf(receiver) ? kind(ofOwn: selector + "()") : kind(ofMember: selector + "()", of: receiver)
        default: return nil
        }
    }

    /// What a name stands for that the text itself may declare.
    private mutating func kind(ofOwn name: String) -> NameKinds.Kind? {
        let own = ownKinds()
        return own.mayBeView(name) ? nil : own[name] ?? indexKind(of: name)
    }

    /// What a member of some object is: whoever declares one of that name may be meant, UIKit among them. Who knows no other
    /// file knows that of types of the text alone.
    private mutating func kind(ofMember name: String, of base: ExpressionID) -> NameKinds.Kind? {
        let own = ownKinds()
        guard !own.mayBeView(name), options.index != nil || isOwnType(base) else { return nil }
        let declared = NameKinds.both(own[name], indexKind(of: name))
        let ofSystem: NameKinds.Kind? =
            switch name {
            case "size", "contentSize", "intrinsicContentSize", "itemSize", "preferredContentSize": .size
            case "contentInset", "adjustedContentInset", "safeAreaInsets", "layoutMargins", "sectionInset",
                "separatorInset", "contentEdgeInsets", "imageEdgeInsets", "titleEdgeInsets", "textContainerInset":
                .insets
            case "contentOffset", "origin": .point
            default: nil
            }
        return NameKinds.both(ofSystem, declared)
    }

    /// Whether views have the attributes of Masonry without `mas_`.
    var hasShorthand: Bool {
        mutating get {
            tree.dialect == .objectiveC
                && (tree.names.find("MAS_SHORTHAND") != nil || document.flags.contains("MAS_SHORTHAND"))
        }
    }

    /// Whether a text of the program declares a number of this name, as categories on frames do.
    mutating func isDeclaredNumber(_ name: Name) -> Bool {
        let name = tree.string(name)
        let own = ownKinds()
        return own[name] != nil || indexKind(of: name) != nil
    }

    private mutating func isOwnType(_ source: ExpressionID) -> Bool {
        guard case .name(let name) = tree[source].kind else { return false }
        return tree.string(name) == "Self" || definitions.ownTypes[tree.string(name)] != nil
    }

    private mutating func ownKinds() -> NameKinds {
        if let known = facts.nameKinds { return known }
        let kinds = NameKinds(of: document.tree, with: NameKinds())
        facts.nameKinds = kinds
        return kinds
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
        case .unary(.subtract, let inner), .parenthesized(let inner): isLiteralNumber(inner)
        default: false
        }
    }

    /// `model.rowHeight`, `kTopHeight`: no view is called so. `height` alone may be Masonry's shorthand for the attribute.
    private mutating func isCalledLength(_ name: Name) -> Bool {
        let name = tree.string(name)
        return ["Height", "Width", "_HEIGHT", "_WIDTH"].contains {
            name.hasSuffix($0) && name.utf8.count > $0.utf8.count
        }
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
