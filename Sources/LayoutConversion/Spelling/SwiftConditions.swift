// Conditions of Objective-C in the words of Swift, which takes nothing but Booleans for one.

import MasonrySemantics
import MasonrySyntax
import SourceText

extension SwiftSpelling {
    /// What stands behind `if`: a condition, or a name for a view that may not be there.
    func branch(_ id: ExpressionID) -> String? { binding(id) ?? condition(id) }

    /// `let lastView` for a variable or property that the text declares as a view.
    private func binding(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .parenthesized(let inner): return binding(inner)
        case .name, .member:
            guard let name = text(id, depth: 0), name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
                own.mayBeView(name) || own.mayBeView("_" + name), own[name] == nil, !booleans.contains(name)
            else { return nil }
            return "let \(name)"
        default: return nil
        }
    }

    /// What a condition is in Swift, where words alone tell that it is a Boolean there: a comparison of numbers, or what the
    /// text or another file declares as one. A whole number is compared with zero.
    func condition(_ id: ExpressionID) -> String? { condition(id, depth: 0) }

    func condition(_ id: ExpressionID, depth: Int) -> String? {
        guard depth < Self.deepest else { return nil }
        switch tree[id].kind {
        case .parenthesized(let inner): return condition(inner, depth: depth + 1).map { "(\($0))" }
        case .unary(.not, let inner): return negation(of: inner, depth: depth + 1)
        case .binary(let operation, let left, let right) where operation == .and || operation == .or:
            guard let word = Self.words[operation], let one = condition(left, depth: depth + 1),
                let other = condition(right, depth: depth + 1)
            else { return nil }
            return "\(one) \(word) \(other)"
        case .binary(let operation, let left, let right):
            switch operation {
            case .less, .lessOrEqual, .greater, .greaterOrEqual: return text(id, depth: 0)
            case .equal, .notEqual:
                // `isWide == NO` is what `!isWide` is.
                if let value = boolean(right) {
                    return value == (operation == .equal)
                        ? condition(left, depth: depth + 1) : negation(of: left, depth: depth + 1)
                }
                // A name may be one of an enumeration, whose cases are called otherwise in Swift.
                return isLiteral(left) || isLiteral(right) ? text(id, depth: 0) : nil
            default: return nil
            }
        case .name(let name):
            if isBoolean(tree.string(name)) { return text(id, depth: 0) }
            return count(id).map { "\($0) != 0" }
        case .member(let base, let name, _):
            let member = tree.string(name)
            let isOwn = text(base, depth: 0) == "self" && booleans.contains(member)
            let isOfSystem = self.member(member) != member || isSystemBoolean(member)
            if isOwn || known.isBoolean(member) || isOfSystem { return text(id, depth: 0) }
            return count(id).map { "\($0) != 0" }
        case .call(let callee, let arguments):
            guard case .name(let name) = tree[callee].kind else { return nil }
            if Self.comparisons.contains(tree.string(name)) { return comparison(arguments, "==") }
            return known.isBoolean(tree.string(name) + "()") ? text(id, depth: 0) : nil
        case .message(_, let arguments):
            guard let selector = arguments.first?.label.map({ tree.string($0) + "()" }),
                known.isBoolean(selector) || own.isBoolean(selector)
            else { return nil }
            return text(id, depth: 0)
        default: return nil
        }
    }

    private func negation(of id: ExpressionID, depth: Int) -> String? {
        if let count = count(id) { return "\(count) == 0" }
        if case .call(let callee, let arguments) = tree[id].kind, case .name(let name) = tree[callee].kind,
            Self.comparisons.contains(tree.string(name))
        {
            return comparison(arguments, "!=")
        }
        guard let words = condition(id, depth: depth) else { return nil }
        // What is made of several parts is one only in parentheses.
        return words.contains(" ") && !words.hasPrefix("(") ? "!(\(words))" : "!\(words)"
    }

    /// `size == .zero` for `CGSizeEqualToSize(size, CGSizeZero)`.
    private func comparison(_ arguments: [Argument], _ operation: String) -> String? {
        guard arguments.count == 2, let one = arguments[0].value.flatMap({ text($0, depth: 0) }),
            let other = arguments[1].value
        else { return nil }
        let zeros = ["CGSizeZero", "CGPointZero", "CGRectZero", "UIEdgeInsetsZero"]
        if zeros.contains(tree.text[tree[other].range]) { return "\(one) \(operation) .zero" }
        return text(other, depth: 0).map { "\(one) \(operation) \($0)" }
    }

    private static let comparisons: Set<String> = [
        "CGSizeEqualToSize", "CGPointEqualToPoint", "CGRectEqualToRect", "UIEdgeInsetsEqualToEdgeInsets",
    ]

    /// A whole number that is no Boolean: C asks whether it is one at all.
    private func count(_ id: ExpressionID) -> String? {
        switch tree[id].kind {
        case .name(let name) where isBoolean(tree.string(name)): return nil
        case .member(_, let name, _) where known.isBoolean(tree.string(name)): return nil
        case .name, .member: return isInteger(id) ? text(id, depth: 0) : nil
        default: return nil
        }
    }

    private func boolean(_ id: ExpressionID) -> Bool? {
        switch tree.text[tree[id].range] {
        case "YES", "TRUE", "true": true
        case "NO", "FALSE", "false": false
        default: nil
        }
    }

    private func isBoolean(_ name: String) -> Bool {
        booleans.contains(Self.bare(name)) || own[name] == nil && known.isBoolean(name)
    }

    private func isSystemBoolean(_ member: String) -> Bool {
        Self.systemMembers.values.contains(member) && known[member] == nil && own[member] == nil
    }

    private func isLiteral(_ id: ExpressionID) -> Bool { if case .number = tree[id].kind { true } else { false } }
}
