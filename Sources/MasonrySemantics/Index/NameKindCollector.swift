// What the declarations of one text say of names: numbers, structures of numbers, views, Booleans.

import MasonrySyntax
import SourceText

/// Collects the declarations of one text.
struct NameKindCollector {
    let tree: SyntaxTree
    let known: NameKinds
    var kinds = NameKinds()

    mutating func collect(_ block: Block, isOutside: Bool, depth: Int = 0) {
        guard depth < 8 else { return }
        for id in block.statements {
            switch tree[id].kind {
            case .variable(let variable) where !(isOutside && variable.modifiers.contains(.filePrivate)):
                for binding in variable.bindings { collect(binding) }
            case .function(let function): collect(function)
            case .macro(let macro) where isOutside: collect(macro)
            case .conditional(let conditional) where conditional.keyword == .directive:
                collect(conditional.then, isOutside: isOutside, depth: depth + 1)
                if let otherwise = conditional.otherwise { collect(otherwise, isOutside: isOutside, depth: depth + 1) }
            default: break
            }
        }
    }

    /// What C computes is a number, whatever its operands are: no structure is one.
    mutating func collect(_ macro: MacroDefinition) {
        guard let value = macro.value else { return }
        let name = tree.string(macro.name)
        if macro.parameters == nil, isInteger(value, depth: 0) {
            kinds.add(name, .integerMacro)
        } else if isComputed(value, depth: 0) {
            kinds.add(macro.parameters == nil ? name : name + "()", hasFraction(value, depth: 0) ? .fraction : .number)
        } else if macro.parameters == nil, isTruth(value, depth: 0) {
            kinds.add(name, .boolean)
        }
    }

    /// Whether C computes something with fractions, because one of what it is made of has them.
    private func hasFraction(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        switch tree[id].kind {
        case .number(_, let isInteger): return !isInteger
        case .parenthesized(let inner), .unary(.subtract, let inner): return hasFraction(inner, depth: depth + 1)
        case .binary(_, let one, let other), .ternary(_, let one, let other):
            return hasFraction(one, depth: depth + 1) || hasFraction(other, depth: depth + 1)
        case .member(let size, let name, _):
            guard case .member(_, let owner, _) = tree[size].kind else { return false }
            return owner.word == .size && (name.word == .width || name.word == .height)
        default: return false
        }
    }

    /// Whether a macro's text is a condition.
    private func isTruth(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        switch tree[id].kind {
        case .parenthesized(let inner): return isTruth(inner, depth: depth + 1)
        case .unary(.not, _): return true
        case .name(let name): return ["YES", "NO", "TRUE", "FALSE"].contains(tree.string(name))
        case .ternary(_, let one, let other):
            return isTruth(one, depth: depth + 1) && isTruth(other, depth: depth + 1)
        case .binary(let operation, _, _):
            switch operation {
            case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or: return true
            default: return false
            }
        case .call(let callee, _):
            guard case .name(let name) = tree[callee].kind else { return false }
            return tree.string(name).hasSuffix("EqualToSize")
        default: return false
        }
    }

    /// Whether a macro's text is arithmetic, or a choice between numbers.
    private func isComputed(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        switch tree[id].kind {
        case .parenthesized(let inner), .unary(.subtract, let inner): return isComputed(inner, depth: depth + 1)
        case .binary(let operation, _, _): return [.add, .subtract, .multiply, .divide].contains(operation)
        case .ternary(_, let first, let second):
            return [first, second].allSatisfy { id in
                if case .number = tree[id].kind { return true }
                return isComputed(id, depth: depth + 1)
            }
        default: return false
        }
    }

    /// Whether a macro's text is made of whole numbers alone.
    private func isInteger(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < 16 else { return false }
        switch tree[id].kind {
        case .number(_, let isInteger): return isInteger
        case .parenthesized(let inner), .unary(.subtract, let inner): return isInteger(inner, depth: depth + 1)
        case .binary(let operation, let left, let right):
            return [.add, .subtract, .multiply].contains(operation) && isInteger(left, depth: depth + 1)
                && isInteger(right, depth: depth + 1)
        default: return false
        }
    }

    mutating func collect(_ function: FunctionDeclaration) {
        guard let type = function.returnType else { return }
        add(tree.string(function.name) + "()", type)
    }

    mutating func collect(_ binding: VariableDeclaration.Binding) {
        let name = tree.string(binding.name)
        if let type = binding.type {
            // Of Objective-C's types every enumeration begins as a number.
            if tree.dialect == .swift, binding.initializer.map(isLiteral) ?? false {
                kinds.add(tree.string(type.name), .numberType)
            }
            return add(name, type)
        }
        if let kind = binding.initializer.map({ self.kind(of: $0, depth: 0) }) ?? .other { kinds.add(name, kind) }
    }

    mutating func add(_ name: String, _ type: TypeName) {
        guard !type.isArray else { return }
        let text = tree.string(type.name)
        switch Self.kind(ofType: text) {
        case (.view?), (.boolean?): if let kind = Self.kind(ofType: text) { kinds.add(name, kind) }
        case let kind?:
            // `CGFloat?` has the same name here, and is none; nor is what a pointer leads to.
            let end = min(type.range.end.utf8 + 1, tree.text.length)
            let isPlain = !tree.text[TextRange(type.range.start.utf8, end)].contains { "?!*".contains($0) }
            guard kind == .other, isPlain, tree.dialect == .swift, !Self.structures.contains(text) else {
                return kinds.add(name, isPlain || kind == .number ? kind : kind.isNumber ? .number : .other)
            }
            kinds.add(name, typed: text)
            if known.isNumberType(text) { kinds.add(text, .numberType) }
        case nil: break
        }
    }

    /// nil for what no constraint takes as a number.
    private static func kind(ofType name: String) -> NameKinds.Kind? {
        switch name {
        case "CGFloat": return .length
        case "CGSize": return .size
        case "CGPoint": return .point
        case "UIEdgeInsets": return .insets
        case "Bool", "BOOL", "bool": return .boolean
        default: break
        }
        if numberTypes.contains(name) { return .number }
        if fractionTypes.contains(name) { return .fraction }
        if structures.contains(name) { return .other }
        if ViewClass.isView(name) || name.hasSuffix("Anchor") || name.hasSuffix("Guide") { return .view }
        if plainTypes.contains(name) || systemPrefixes.contains(where: { name.hasPrefix($0) }) { return nil }
        return .other
    }

    private static let numberTypes: Set<String> = [
        "Int", "UInt", "Int32", "Int64", "UInt32", "UInt64", "NSInteger", "NSUInteger", "int", "long", "short",
        "unsigned",
    ]
    private static let fractionTypes: Set<String> = [
        "Double", "Float", "float", "double", "TimeInterval", "NSTimeInterval",
    ]
    private static let structures: Set<String> = [
        "UIOffset", "NSDirectionalEdgeInsets", "NSEdgeInsets", "NSNumber", "NSValue", "NSSize", "NSPoint", "NSRect",
    ]
    private static let plainTypes: Set<String> = ["String", "Void", "void", "Character", "Date", "URL"]
    private static let systemPrefixes = ["UI", "NS", "CA", "WK", "AV", "MK"]

    private func kind(of id: ExpressionID, depth: Int) -> NameKinds.Kind? {
        guard depth < 16 else { return .other }
        switch tree[id].kind {
        case .number: return .number
        case .string, .closure, .array, .dictionary, .boxed, .selector: return nil
        case .parenthesized(let inner), .unary(.subtract, let inner): return kind(of: inner, depth: depth + 1)
        case .name(let name):
            let text = tree.string(name)
            if ["true", "false", "YES", "NO", "nil"].contains(text) { return nil }
            return known(text)
        case .member(let base, let name, _):
            return (name.word == .zero ? structure(base) : nil) ?? known(tree.string(name))
        case .call(let callee, _):
            switch tree[callee].kind {
            case .name(let name): return kind(ofCall: tree.string(name))
            case .member(let base, let name, _):
                return (name.word == .`init` ? structure(base) : nil) ?? known(tree.string(name) + "()")
            default: return .other
            }
        case .binary(let operation, let left, let right):
            switch operation {
            case .add, .subtract, .multiply, .divide:
                let (one, other) = (kind(of: left, depth: depth + 1), kind(of: right, depth: depth + 1))
                if one == .length, other == .length || isLiteral(right) { return .length }
                if other == .length, isLiteral(left) { return .length }
                return one?.isNumber ?? false || other?.isNumber ?? false ? .number : .other
            case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .and, .or: return nil
            default: return .other
            }
        case .ternary(_, let first, let second):
            let (one, other) = (kind(of: first, depth: depth + 1), kind(of: second, depth: depth + 1))
            if one == .length, other == .length || isLiteral(second) { return .length }
            if other == .length, isLiteral(first) { return .length }
            return one == other ? one ?? .other : .other
        default: return .other
        }
    }

    private func kind(ofCall name: String) -> NameKinds.Kind? {
        let kind = Self.kind(ofType: name)
        switch (name, kind) {
        case (_, .length), (_, .number), (_, .fraction), (_, .size), (_, .point), (_, .insets), (_, .view): return kind
        case (_, nil) where name.first?.isUppercase == true: return nil
        case ("CGSizeMake", _): return .size
        case ("CGPointMake", _): return .point
        case ("UIEdgeInsetsMake", _): return .insets
        default: return known(name + "()")
        }
    }

    /// The structure that a type's name stands for.
    private func structure(_ id: ExpressionID) -> NameKinds.Kind? {
        guard case .name(let name) = tree[id].kind else { return nil }
        switch Self.kind(ofType: tree.string(name)) {
        case .size: return .size
        case .point: return .point
        case .insets: return .insets
        default: return nil
        }
    }

    private func isLiteral(_ id: ExpressionID) -> Bool {
        switch tree[id].kind {
        case .number: true
        case .parenthesized(let inner), .unary(.subtract, let inner): isLiteral(inner)
        default: false
        }
    }

    private func known(_ name: String) -> NameKinds.Kind { NameKinds.both(kinds[name], known[name]) ?? .other }
}
