// Writes down what code does to constraints after they were made.

import SourceText

extension Evaluator {
    /// A constraint is no longer active.
    mutating func deactivate(_ id: MadeConstraintID) {
        guard runtime.store.isActive(id) else { return }
        document.changes.append(LaterChange(constraint: id, kind: .removed, range: statement))
        runtime.store.deactivate(id)
    }

    /// Code switches a constraint on by itself.
    mutating func noteActivation(of id: MadeConstraintID) {
        document.changes.append(LaterChange(constraint: id, kind: .activated, range: statement))
    }

    /// A constraint holds with this constant from here on; nil stands for an unknown one. That it is the one that it had is
    /// so on the way that evaluation took: on others it may have had another one.
    ///
    /// - Parameters:
    ///   - range: Where that is said; nil for the statement that runs.
    ///   - isSaid: Otherwise the library only gives it once more what it has.
    mutating func changeConstant(
        _ id: MadeConstraintID, to value: Double?, called quantity: QuantityID = .nameless, at range: TextRange? = nil,
        isSaid: Bool = true
    ) {
        noteGuard(of: id)
        if isSaid {
            document.changes.append(
                LaterChange(constraint: id, kind: .constant(value, quantity), range: range ?? statement))
        }
        runtime.store.changeConstant(id, to: value, called: quantity)
    }

    mutating func changePriority(_ id: MadeConstraintID, to value: Double?) {
        noteGuard(of: id)
        document.changes.append(LaterChange(constraint: id, kind: .priority(value), range: statement))
        runtime.store.changePriority(id, to: value)
    }
}
