// How the texts of macros hold together where operators stand around them: the preprocessor puts no parentheses.

import MasonrySyntax

/// What a macro's text is to the operators around its name: `kRatio * 30` with `#define kRatio kWidth / 375` is
/// `kWidth / 375 * 30`.
enum MacroBinding: UInt64, Sendable {
    /// One operand, or no macro at all.
    case operand
    /// Factors and quotients: only operators that bind as they do may tear them apart.
    case product
    /// Terms.
    case sum
    /// Comparisons, choices and all else.
    case loose
    /// Factors and quotients of which the first is no whole number, so that none is divided as one: times them is times the
    /// first.
    case floatingProduct

    /// Whether the text means what it means alone where it stands before an operator.
    func holds(before operation: Operator) -> Bool {
        switch self {
        case .operand, .product, .floatingProduct: true
        case .sum: !operation.isProduct
        case .loose: false
        }
    }

    /// Whether the text means what it means alone where it stands behind an operator: `a - kSum` does not.
    func holds(behind operation: Operator) -> Bool {
        switch self {
        case .operand: true
        case .product: !operation.isProduct
        case .floatingProduct: !operation.isProduct || operation == .multiply
        case .sum: !operation.isProduct && operation != .subtract
        case .loose: false
        }
    }
}

extension Operator {
    fileprivate var isProduct: Bool { self == .multiply || self == .divide || self == .remainder }
    fileprivate var isSum: Bool { self == .add || self == .subtract }
}

extension Evaluator {
    /// How an operand holds together if it is a macro, or a call of one.
    mutating func macroBinding(of id: ExpressionID) -> MacroBinding {
        guard tree.dialect != .swift else { return .operand }
        switch tree[id].kind {
        case .name(let name):
            if let binding = definitions.macroBindings[name] { return binding }
            guard options.index != nil, scope[name] == nil else { return .operand }
            return indexEntry(tree.string(name))?.binding ?? .operand
        case .call(let callee, _):
            guard case .name(let name) = tree[callee].kind else { return .operand }
            if let macro = definitions.macros[name] { return macro.value.map { binding(ofText: $0) } ?? .loose }
            return indexedBinding(tree.string(name), depth: 0)
        default: return .operand
        }
    }

    /// That of a macro of another file; its text may be another macro's name or call.
    private mutating func indexedBinding(_ name: String, depth: Int) -> MacroBinding {
        guard depth < 8 else { return .loose }
        if let entry = indexEntry(name) { return entry.binding }
        guard let function = indexFunction(name), case .macro(let macro) = function.body else { return .operand }
        guard let text = macro.value else { return .loose }
        let reader = SyntaxReader(function.tree)
        if let binding = reader.binding(ofText: text) { return binding }
        switch reader[text].kind {
        case .name(let other): return indexedBinding(reader.string(other), depth: depth + 1)
        case .call(let callee, _):
            guard case .name(let other) = reader[callee].kind else { return .operand }
            return indexedBinding(reader.string(other), depth: depth + 1)
        default: return .operand
        }
    }

    /// That of a macro with a text; a macro that is only another one's name is as that is.
    mutating func binding(ofText id: ExpressionID) -> MacroBinding {
        let binding = tree.binding(ofText: id) ?? macroBinding(of: id)
        return binding == .product && beginsFloating(id) ? .floatingProduct : binding
    }

    /// Whether a text of factors and quotients has no remainder, and its first factor is a measure or has a fraction.
    private mutating func beginsFloating(_ id: ExpressionID) -> Bool {
        var first = id
        while case .binary(let operation, let left, _) = tree[first].kind {
            guard operation != .remainder else { return false }
            first = left
        }
        switch tree[first].kind {
        case .number(_, let isInteger): return !isInteger
        case .member(_, let name, _): return ["width", "height"].contains(tree.string(name))
        case .cast(let type, _): return ["CGFloat", "float", "double"].contains(tree.string(type.name))
        case .name(let name):
            guard macroBinding(of: first) == .operand, case .number(_, isInteger: false)? = scope[name]?.value else {
                return false
            }
            return true
        default: return false
        }
    }
}

extension SyntaxReader {
    /// nil where a text is one operand of its own.
    fileprivate func binding(ofText id: ExpressionID) -> MacroBinding? {
        switch self[id].kind {
        case .binary(let operation, _, _): operation.isProduct ? .product : operation.isSum ? .sum : .loose
        case .ternary, .assignment: .loose
        default: nil
        }
    }
}
