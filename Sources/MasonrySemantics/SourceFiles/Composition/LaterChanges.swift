// Where a text updates, remakes or removes constraints, and of what.

import MasonrySyntax
import SourceText

/// A block that changes what others made.
struct ConstraintChange: Sendable {
    enum Receiver: Sendable { case own, member(Name), unknown }

    let place: Int
    let receiver: Receiver
}

extension Evaluator {
    /// All of them, in the order of the text.
    var laterChanges: [ConstraintChange] {
        mutating get {
            if let known = composition.changes { return known }
            var changes: [ConstraintChange] = []
            for expression in tree.expressions {
                guard let receiver = changedReceiver(expression.kind) else { continue }
                changes.append(ConstraintChange(place: expression.range.start.utf8, receiver: receiver))
            }
            changes.sort { $0.place < $1.place }
            composition.changes = changes
            return changes
        }
    }

    private mutating func changedReceiver(_ kind: Expression.Kind) -> ConstraintChange.Receiver? {
        switch kind {
        case .call(let callee, _):
            guard case .member(let base, let name, _) = tree[callee].kind else { return nil }
            if changes(spellings[name]) {
                switch tree[base].kind {
                case .member(let owner, let proxy, _) where proxy.word == .snp: return receiver(owner)
                case .name(let proxy) where proxy.word == .snp: return .own
                default: return receiver(base)
                }
            }
            return name.word == .removeFromSuperview ? receiver(base) : nil
        case .message(let base, let arguments):
            guard let name = arguments.first?.label else { return nil }
            return changes(spellings[name]) || name.word == .removeFromSuperview ? receiver(base) : nil
        default: return nil
        }
    }

    private mutating func changes(_ spelling: Spelling) -> Bool {
        switch spelling.word?.block {
        case .update, .remake, .remove: true
        default: false
        }
    }

    private mutating func receiver(_ id: ExpressionID) -> ConstraintChange.Receiver {
        switch tree[id].kind {
        case .parenthesized(let inner): return receiver(inner)
        case .name(let name):
            if name.word == .`self` || SelfAlias.isOne(tree.string(name)) { return .own }
            return .member(bareName(name))
        case .member(let base, let name, _):
            guard case .own = receiver(base) else { return .unknown }
            return .member(bareName(name))
        default: return .unknown
        }
    }
}
