// Expressions of Objective-C in the words of Swift, as far as the words alone tell.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// Spells expressions of one Objective-C text in Swift.
struct SwiftSpelling: Sendable {
    let tree: SyntaxTree
    /// The names that the text declares as Booleans.
    let booleans: Set<String>
    /// What names of the text and of other files stand for.
    let own: NameKinds
    /// The macros of the text that are integers, also in Swift, and what it declares as one, by a loop, too.
    private let integers: Set<String>
    let known: NameKinds
    /// The local names of the text that stand for `self`, and the others.
    private let locals: (selves: Set<String>, others: Set<String>)
    static let deepest = 32

    init(tree: SyntaxTree, _ known: NameKinds) {
        (self.tree, self.known) = (tree, known)
        own = NameKinds(of: tree, with: known)
        integers = Self.integers(of: tree)
        booleans = Self.booleans(of: tree)
        locals = Self.locals(of: tree)
    }

    /// Whether a name stands for the object that code belongs to: by custom, where the text calls nothing else so, or because
    /// the text says so.
    func isSelf(_ name: String) -> Bool {
        guard !locals.others.contains(name) else { return false }
        return SelfAlias.isSelfOrAlias(name) || locals.selves.contains(name)
    }

    /// `__weak typeof(self) mine = self;` and all other variables.
    private static func locals(of tree: SyntaxTree) -> (selves: Set<String>, others: Set<String>) {
        var result: (selves: Set<String>, others: Set<String>) = ([], [])
        for case .variable(let variable) in tree.statements.lazy.map(\.kind) {
            for binding in variable.bindings {
                if let initializer = binding.initializer, case .name(let value) = tree[initializer].kind,
                    SelfAlias.isSelfOrAlias(tree.string(value))
                {
                    result.selves.insert(tree.string(binding.name))
                } else {
                    result.others.insert(tree.string(binding.name))
                }
            }
        }
        return result
    }

    /// nil where Swift has other words for it, which its types would tell. A whole number that a macro of another file gives is
    /// an `Int32` there, which nothing of layouts takes.
    func text(_ id: ExpressionID) -> String? {
        text(id, depth: 0).map { isCountOfMacros(id, depth: 0) ? "CGFloat(\($0))" : $0 }
    }

    /// `isHidden` for `hidden`, where no file declares something else that is called so.
    func member(_ name: String) -> String {
        guard let swiftName = Self.systemMembers[name], known[name] == nil, !known.isBoolean(name),
            !booleans.contains(name)
        else { return name }
        return swiftName
    }

    /// `let height: CGFloat = 2 * gap` of a variable that is only read; nil where it has no words.
    func declaration(_ variable: VariableDeclaration, in body: TextRange) -> String? {
        guard variable.bindings.count == 1, let type = variable.bindings[0].type, !type.isArray,
            let swiftType = Self.valueTypes[tree.string(type.name)],
            tree.text[type.range] == tree.string(type.name),
            let value = variable.bindings[0].initializer.flatMap({ text($0) })
        else { return nil }
        let name = tree.string(variable.bindings[0].name)
        let isChanged = tree.expressions.contains { expression in
            guard body.contains(expression.range), case .assignment(_, let target, _) = expression.kind else {
                return false
            }
            return tree.text[tree[target].range].prefix { $0 != "." } == name
        }
        return isChanged ? nil : "let \(name): \(swiftType) = \(value)"
    }

    private static func integers(of tree: SyntaxTree) -> Set<String> {
        var names: Set<String> = []
        for statement in tree.statements {
            guard case .macro(let macro) = statement.kind, let value = macro.value,
                case .number(_, isInteger: true) = tree[value].kind
            else { continue }
            names.insert(tree.string(macro.name))
        }
        var last = ""
        for token in tree.tokens where token.kind != .whitespace {
            let text = tree.text[token.range]
            if token.kind == .identifier, ["int", "NSInteger", "NSUInteger"].contains(last) {
                names.insert(bare(text))
            }
            last = text
        }
        return names
    }

    private static func booleans(of tree: SyntaxTree) -> Set<String> {
        var found: Set<String> = []
        var others: Set<String> = []
        func note(_ name: Name, _ type: TypeName?) {
            let isBoolean = type.map { !$0.isArray && ["BOOL", "bool"].contains(tree.string($0.name)) } ?? false
            if isBoolean {
                found.insert(bare(tree.string(name)))
            } else {
                others.insert(bare(tree.string(name)))
            }
        }
        for statement in tree.statements {
            switch statement.kind {
            case .variable(let variable): for binding in variable.bindings { note(binding.name, binding.type) }
            case .function(let function): for parameter in function.parameters { note(parameter.name, parameter.type) }
            default: break
            }
        }
        return found.subtracting(others)
    }

    func text(_ id: ExpressionID, depth: Int) -> String? {
        guard depth < Self.deepest else { return nil }
        func inner(_ id: ExpressionID) -> String? { text(id, depth: depth + 1) }
        switch tree[id].kind {
        case .name(let name): return isSelf(tree.string(name)) ? "self" : Self.bare(tree.string(name))
        case .number: return number(tree.text[tree[id].range])
        case .member(let base, let name, _):
            // What has a length may be a string, which has none in Swift.
            guard let owner = inner(base), tree.string(name) != "length" else { return nil }
            let member = self.member(tree.string(name))
            return owner == "self" ? Self.bare(member) : "\(owner).\(member)"
        case .index(let base, let arguments):
            guard arguments.count == 1, let value = arguments[0].value, let list = inner(base), let place = inner(value)
            else { return nil }
            return "\(list)[\(place)]"
        case .boxed(let value): return inner(value)
        case .parenthesized(let value): return inner(value).map { "(\($0))" }
        case .cast(let type, let value):
            guard let text = inner(value) else { return nil }
            return Self.numberTypes.contains(tree.string(type.name)) ? "CGFloat(\(text))" : text
        case .unary(.subtract, let value): return inner(value).map { "-\($0)" }
        case .unary(.not, let value): return inner(value).map { "!\($0)" }
        case .binary(let operation, let left, let right):
            // A division of two integers drops the rest; a length would keep it.
            guard operation != .divide || !mayDropRest(left, right), let word = Self.words[operation],
                let one = operand(left, of: operation, beside: right, inner),
                let other = operand(right, of: operation, beside: left, inner)
            else { return nil }
            return "\(one) \(word) \(other)"
        case .ternary(let condition, let first, let second):
            guard let asked = self.condition(condition, depth: depth + 1), let one = inner(first),
                let other = inner(second)
            else { return nil }
            return "\(asked) ? \(one) : \(other)"
        case .call(let callee, let arguments):
            guard case .name(let name) = tree[callee].kind else { return nil }
            var texts: [String] = []
            for argument in arguments {
                guard let text = argument.value.flatMap(inner) else { return nil }
                texts.append(text)
            }
            return call(tree.string(name), texts)
        case .message(let receiver, let arguments):
            guard arguments.count == 1, arguments[0].value == nil, let selector = arguments[0].label else { return nil }
            return message(tree.string(selector), to: receiver, inner)
        default: return nil
        }
    }

    /// One side of an arithmetic operation: Swift multiplies no integer with a length, nor a `Float`.
    private func operand(
        _ id: ExpressionID, of operation: Operator, beside other: ExpressionID, _ words: (ExpressionID) -> String?
    ) -> String? {
        guard let text = words(id) else { return nil }
        let isArithmetic = [.add, .subtract, .multiply, .divide].contains(operation)
        let isCast = isCount(id) && !isInteger(other) || isFraction(id) && !isFraction(other) && !isNumeral(other)
        return isArithmetic && isCast ? "CGFloat(\(text))" : text
    }

    /// Whether an expression is a number with fractions that is no `CGFloat`, as its names tell.
    private func isFraction(_ id: ExpressionID, depth: Int = 0) -> Bool {
        guard depth < Self.deepest else { return false }
        switch tree[id].kind {
        case .parenthesized(let inner), .unary(_, let inner), .boxed(let inner):
            return isFraction(inner, depth: depth + 1)
        case .name(let name): return kind(ofOwn: tree.string(name)) == .fraction
        case .member(let base, let name, _):
            return !isSystemLength(name, of: base) && kind(tree.string(name)) == .fraction
        case .binary(_, let left, let right):
            let (one, other) = (isFraction(left, depth: depth + 1), isFraction(right, depth: depth + 1))
            return one && other || one && isNumeral(right) || other && isNumeral(left)
        default: return false
        }
    }

    /// Whether an expression is made of numerals alone, which become what they meet.
    private func isNumeral(_ id: ExpressionID, depth: Int = 0) -> Bool {
        guard depth < Self.deepest else { return false }
        switch tree[id].kind {
        case .number: return true
        case .parenthesized(let inner), .unary(.subtract, let inner), .boxed(let inner):
            return isNumeral(inner, depth: depth + 1)
        case .binary(_, let left, let right):
            return isNumeral(left, depth: depth + 1) && isNumeral(right, depth: depth + 1)
        default: return false
        }
    }

    /// A length of UIKit's, whoever else calls something so: `frame.size.width`, `UIScreen.main.scale`.
    private func isSystemLength(_ name: Name, of base: ExpressionID) -> Bool {
        switch tree[base].kind {
        case .member(_, let owner, _):
            owner.word == .size && (name.word == .width || name.word == .height)
        case .message: tree.string(name) == "scale" && tree.text[tree[base].range] == "[UIScreen mainScreen]"
        default: false
        }
    }

    /// Whether an expression is an integer that a name gives: a literal becomes what it meets.
    private func isCount(_ id: ExpressionID) -> Bool {
        let value = integer(id, depth: 0)
        return value.isOne && value.isNamed
    }

    /// Whether an expression is a whole number in which a macro of another file stands.
    private func isCountOfMacros(_ id: ExpressionID, depth: Int) -> Bool {
        guard depth < Self.deepest else { return false }
        switch tree[id].kind {
        case .parenthesized(let inner), .unary(.subtract, let inner), .boxed(let inner):
            return isCountOfMacros(inner, depth: depth + 1)
        case .name(let name): return isMacroElsewhere(tree.string(name))
        case .binary(let operation, let left, let right):
            guard [.add, .subtract, .multiply].contains(operation), isInteger(left), isInteger(right) else {
                return false
            }
            return isCountOfMacros(left, depth: depth + 1) || isCountOfMacros(right, depth: depth + 1)
        default: return false
        }
    }

    private func isMacroElsewhere(_ name: String) -> Bool {
        !integers.contains(name) && own[name] == nil && known.isIntegerMacro(name)
    }

    func isInteger(_ id: ExpressionID) -> Bool { integer(id, depth: 0).isOne }

    func integer(_ id: ExpressionID, depth: Int) -> (isOne: Bool, isNamed: Bool) {
        guard depth < Self.deepest else { return (false, false) }
        switch tree[id].kind {
        case .number(_, let isInteger): return (isInteger, false)
        case .parenthesized(let inner), .unary(_, let inner), .boxed(let inner):
            return integer(inner, depth: depth + 1)
        case .name(let name):
            let isOne = isNumber(Self.bare(tree.string(name)))
            return (isOne, isOne)
        case .member(let base, let name, _):
            if isSystemLength(name, of: base) { return (false, false) }
            let isOne = tree.string(name) == "count" || isNumber(tree.string(name))
            return (isOne, isOne)
        case .binary(.remainder, _, _): return (true, true)
        case .binary(_, let left, let right):
            let (one, other) = (integer(left, depth: depth + 1), integer(right, depth: depth + 1))
            return (one.isOne && other.isOne, one.isNamed || other.isNamed)
        default: return (false, false)
        }
    }

    /// Whether a division may be one of integers: of two, or of one with a name of which that is not known.
    private func mayDropRest(_ left: ExpressionID, _ right: ExpressionID) -> Bool {
        if case .number(let whole, true) = tree[left].kind, case .number(let part, true) = tree[right].kind {
            return part == 0 || whole.truncatingRemainder(dividingBy: part) != 0
        }
        if isInteger(left) && isInteger(right) { return true }
        func hasFractions(_ kind: NameKinds.Kind?) -> Bool { kind == .length || kind == .fraction }
        func isOpen(_ id: ExpressionID) -> Bool {
            switch tree[id].kind {
            case .name(let name): !hasFractions(kind(ofOwn: tree.string(name)))
            case .member(let base, let name, _):
                !isSystemLength(name, of: base) && !hasFractions(kind(tree.string(name)))
            default: false
            }
        }
        return (isCount(left) && isOpen(right)) || (isOpen(left) && isCount(right))
    }

    private func kind(_ name: String) -> NameKinds.Kind? { NameKinds.both(own[name], known[name]) }

    /// What a name stands for that the text itself may declare.
    private func kind(ofOwn name: String) -> NameKinds.Kind? { own[name] ?? own["_" + name] ?? known[name] }

    private func isNumber(_ name: String) -> Bool {
        integers.contains(name) || isMacroElsewhere(name) || kind(ofOwn: name) == .number
    }

    /// Without the underscore of an instance variable.
    static func bare(_ name: String) -> String {
        switch name {
        case "YES", "TRUE": "true"
        case "NO", "FALSE": "false"
        default: name.hasPrefix("_") ? String(name.dropFirst()) : name
        }
    }

    /// `20.f`, `.5f`, `10.` as Swift writes them.
    private func number(_ text: String) -> String? {
        let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
        var digits = text
        while let last = digits.last, "uUlL".contains(last) || (!isHexadecimal && "fF".contains(last)) {
            digits.removeLast()
        }
        if digits.hasSuffix(".") { digits.removeLast() }
        if digits.hasPrefix(".") { digits = "0" + digits }
        // A leading zero means eight to C.
        if digits.count > 1, digits.hasPrefix("0"), !isHexadecimal, !digits.contains(".") { return nil }
        return digits.isEmpty ? nil : digits
    }

    private func call(_ name: String, _ arguments: [String]) -> String? {
        if let function = Self.functions[name] { return "\(function)(\(arguments.joined(separator: ", ")))" }
        if let labels = Self.structures[name] {
            guard labels.parts.count == arguments.count else { return nil }
            let parts = zip(labels.parts, arguments).map { "\($0): \($1)" }
            return "\(labels.type)(\(parts.joined(separator: ", ")))"
        }
        if name.hasPrefix("CGRectGet"), arguments.count == 1 {
            let part = name.dropFirst(9)
            return "\(arguments[0]).\(part.prefix(1).lowercased())\(part.dropFirst())"
        }
        // A function of the program; a macro has to become one.
        return "\(name)(\(arguments.joined(separator: ", ")))"
    }

    static let words: [Operator: String] = [
        .add: "+", .subtract: "-", .multiply: "*", .divide: "/", .remainder: "%", .and: "&&", .or: "||", .equal: "==",
        .notEqual: "!=", .less: "<", .lessOrEqual: "<=", .greater: ">", .greaterOrEqual: ">=",
    ]
    private static let functions = [
        "MIN": "min", "MAX": "max", "ABS": "abs", "fabs": "abs", "ceilf": "ceil", "floorf": "floor", "roundf": "round",
        "ceil": "ceil", "floor": "floor", "round": "round", "fmin": "min", "fmax": "max",
    ]
    private static let structures: [String: (type: String, parts: [String])] = [
        "CGSizeMake": ("CGSize", ["width", "height"]), "CGPointMake": ("CGPoint", ["x", "y"]),
        "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    ]
    /// Properties of UIKit's views whose getters are called otherwise.
    static let systemMembers = [
        "hidden": "isHidden", "selected": "isSelected", "enabled": "isEnabled", "highlighted": "isHighlighted",
    ]
    private static let valueTypes = ["CGFloat": "CGFloat", "float": "CGFloat", "double": "CGFloat", "CGSize": "CGSize"]
    private static let numberTypes: Set<String> = ["CGFloat", "float", "double"]
}
