// Why an optional row does not hold.

/// What keeps an optional row from holding.
public struct BlockingSet: Sendable {
    /// The rows that, held as well as they are, leave no room for the row; in the order they were added.
    public var members: [LinearConflict.Source]
    /// Whether rows of a higher priority alone forbid it, or rows of the same priority pull the other way.
    public var kind: Kind

    /// Who forbids a row.
    public enum Kind: Sendable, Hashable {
        case higherPriority, samePriority
    }
}

extension LinearSolution {
    /// The rows that forbid an optional row that does not hold; nil if it holds, or is required or unknown.
    ///
    /// The set is irreducible: without any one of its rows the row could hold, all others holding as well as they do now.
    /// The cost is that of a solve.
    public func forbiddance(of row: RowID) -> BlockingSet? {
        guard violations.indices.contains(row.index), violations[row.index] > 0, system.priorities[row.index] < 1000
        else { return nil }
        let priority = system.priorities[row.index]
        if let members = conflictingRows(with: row, where: { $0 > priority }) {
            return BlockingSet(members: members, kind: .higherPriority)
        }
        return conflictingRows(with: row, where: { $0 >= priority }).map {
            BlockingSet(members: $0, kind: .samePriority)
        }
    }

    /// An irreducible conflict of `row` with the rows of some priorities, each held as well as it is.
    private func conflictingRows(with row: RowID, where isHeld: (Double) -> Bool) -> [LinearConflict.Source]? {
        var held = LinearSystem()
        for variable in system.kinds.indices {
            switch system.kinds[variable] {
            case .free: _ = held.addFreeVariable()
            case .nonNegative: _ = held.addNonNegativeVariable()
            case .parameter: _ = held.addParameter(system.parameterValues[variable])
            }
        }
        var origins: [RowID] = []
        for index in 0..<system.rowCount
        where system.isActive[index] && !isBroken[index] && index != row.index && isHeld(system.priorities[index]) {
            if !isSolved, !system.terms(of: RowID(index)).allSatisfy({ isSolved($0.variable) }) { continue }
            for (relation, constant) in heldSides(index) {
                held.addRow(system.terms(of: RowID(index)), relation, constant, role: system.roles[index])
                origins.append(RowID(index))
            }
        }
        held.addRow(system.terms(of: row), system.relations[row.index], system.constants[row.index])
        origins.append(row)
        let round = SolveRound(held, leavingOut: Array(repeating: false, count: held.rowCount), .feasibility)
        guard let contradiction = round.contradictions.first else { return nil }
        let conflict = round.elimination.conflict(contradiction, held)
            .irreducible(in: held, fixedRows: FixedRows(of: held))
        var members: [LinearConflict.Source] = []
        for member in conflict.members {
            guard case .row(let number) = member.source else {
                members.append(member.source)
                continue
            }
            let origin = LinearConflict.Source.row(origins[number.index])
            if origins[number.index] != row, !members.contains(origin) { members.append(origin) }
        }
        return members
    }

    /// A row as it is held now: as written if it holds, else no further off than it is.
    private func heldSides(_ row: Int) -> [(RowRelation, Double)] {
        let constant = system.constants[row]
        let error = violations[row]
        if error == 0 { return [(system.relations[row], constant)] }
        // A little room, so that rounding does not look like a conflict.
        let room = error + 1e-7
        switch system.relations[row] {
        case .lessThanOrEqual: return [(.lessThanOrEqual, constant + room)]
        case .greaterThanOrEqual: return [(.greaterThanOrEqual, constant - room)]
        case .equal: return [(.greaterThanOrEqual, constant - room), (.lessThanOrEqual, constant + room)]
        }
    }
}
