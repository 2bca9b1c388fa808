// Where a text names members, read once for all of its classes.

import MasonrySyntax
import SourceText

/// The places where expressions name something, alone or behind a dot, as the ends of the names.
struct NameMentions: Sendable {
    /// In order.
    fileprivate(set) var places: [(end: Int, name: Name)] = []
    fileprivate(set) var byName: [Name: [Int]] = [:]
    /// Those that only are assigned something, or given another number as constraints are.
    fileprivate(set) var renumbered: Set<Int> = []
}

extension Evaluator {
    /// Complexity: O(expressions), once a text.
    var nameMentions: NameMentions {
        mutating get {
            if let known = composition.nameMentions { return known }
            var mentions = NameMentions()
            for expression in tree.expressions {
                if let name = mentionedName(expression.kind) {
                    mentions.places.append((expression.range.end.utf8, name))
                }
                if let kept = renumbered(by: expression.kind), mentionedName(tree[unwrapped(kept)].kind) != nil {
                    mentions.renumbered.insert(tree[unwrapped(kept)].range.end.utf8)
                }
            }
            mentions.places.sort { $0.end < $1.end }
            for (end, name) in mentions.places { mentions.byName[name, default: []].append(end) }
            composition.nameMentions = mentions
            return mentions
        }
    }

    private mutating func mentionedName(_ kind: Expression.Kind) -> Name? {
        switch kind {
        case .name(let name), .member(_, let name, _): bareName(name)
        case .message(_, let arguments) where arguments.count == 1 && arguments[0].value == nil:
            arguments[0].label.map { bareName($0) }
        default: nil
        }
    }

    /// Without parentheses and casts.
    private mutating func unwrapped(_ id: ExpressionID) -> ExpressionID {
        var id = id
        while let inner = tree[id].kind.wrapped { id = inner }
        return id
    }

    /// What an expression assigns or gives another number; nil for all others.
    private mutating func renumbered(by kind: Expression.Kind) -> ExpressionID? {
        switch kind {
        case .assignment(.assign, let target, _):
            guard case .member(let base, let name, _) = tree[target].kind, Self.numbers.contains(tree.string(name))
            else { return target }
            return base
        case .call(let callee, let arguments):
            guard case .member(let base, let name, _) = tree[callee].kind else { return nil }
            let isUpdate =
                tree.string(name) == "update" && !arguments.isEmpty
                && arguments.allSatisfy { $0.label.map { Self.numbers.contains(tree.string($0)) } ?? false }
            return isUpdate || Self.changes.contains(tree.string(name)) ? base : nil
        case .message(let receiver, let arguments):
            guard arguments.count == 1, arguments[0].value != nil, let label = arguments[0].label,
                Self.setters.contains(tree.string(label))
            else { return nil }
            return receiver
        default: return nil
        }
    }

    /// Properties and labels that are a constraint's numbers.
    private static let numbers: Set<String> = ["offset", "inset", "insets", "constant"]
    private static let setters: Set<String> = [
        "setOffset", "setInset", "setInsets", "setSizeOffset", "setCenterOffset",
    ]
    /// What Masonry's constraints and older versions of SnapKit call it.
    private static let changes: Set<String> = [
        "updateOffset", "updateInset", "updateInsets", "offset", "mas_offset", "insets", "mas_insets", "sizeOffset",
        "mas_sizeOffset", "centerOffset", "mas_centerOffset", "valueOffset", "mas_valueOffset",
    ]
}
