// What code does to constraints after they were made, in the order in which it does.

import SourceText

/// One change of a constraint that had been made before. That code activates one is told by the scenarios alone.
package struct LaterChange: Sendable {
    package enum Kind: Sendable {
        /// It is no longer active.
        case removed
        /// Its constant, and what the source calls it, where the number is not known.
        case constant(Double?, QuantityID)
        /// nil: not known.
        case priority(Double?)
    }

    package var constraint: MadeConstraintID
    package var kind: Kind
    /// The statement that does it.
    package var range: TextRange
}

extension Evaluator {
    /// A constraint is no longer active.
    mutating func deactivate(_ id: MadeConstraintID) {
        guard runtime.store.isActive(id) else { return }
        document.changes.append(LaterChange(constraint: id, kind: .removed, range: statement))
        runtime.store.deactivate(id)
    }

    /// A constraint holds with this constant from here on; nil stands for an unknown one.
    mutating func changeConstant(_ id: MadeConstraintID, to value: Double?, called quantity: QuantityID = .nameless) {
        noteGuard(of: id)
        let old = runtime.store.changedConstants[id] ?? document[id].constant
        let isNamed = isTheSame(quantity, runtime.store.changedQuantities[id] ?? document[id].quantity)
        if value != old || value == nil && !isNamed {
            document.changes.append(
                LaterChange(constraint: id, kind: .constant(value, quantity), range: statement))
        }
        runtime.store.changeConstant(id, to: value, called: quantity)
    }

    /// Whether two numbers that are not known are one, in whatever steps they were put together: `-gap` and `-gap`.
    private func isTheSame(_ one: QuantityID, _ other: QuantityID) -> Bool {
        guard one.index != nil else { return false }
        if one == other { return true }
        guard let form = document.form(of: one), let known = document.form(of: other) else { return false }
        return form == known
    }

    mutating func changePriority(_ id: MadeConstraintID, to value: Double?) {
        noteGuard(of: id)
        document.changes.append(LaterChange(constraint: id, kind: .priority(value), range: statement))
        runtime.store.changePriority(id, to: value)
    }
}
