// Rows whose removal changes nothing.

/// A row that follows from others.
public struct RedundantRow: Sendable, Hashable {
    /// The row that could go.
    public var row: RowID
    /// The rows it follows from, in the order they were added, then non-negative variables.
    public var impliedBy: [LinearConflict.Source]
    /// How the row repeats the others.
    public var kind: Kind

    /// How a row follows from others.
    public enum Kind: Sendable, Hashable {
        /// The same row stands a second time.
        case duplicate
        /// The others add up to it, or bound the same quantity more tightly.
        case implied
    }
}

extension LinearEngine {
    /// Breakable rows whose removal would change nothing, whatever the values of the parameters.
    ///
    /// Found are duplicates, required rows that are sums of required equalities, and bounds that another bound of the same
    /// quantity surpasses. The cost is linear: what follows only through long chains of rows is left out.
    public func redundantRows() -> [RedundantRow] { redundantRowsWithWork().rows }

    /// The same, and how many operations of the elimination had to be followed back.
    package func redundantRowsWithWork() -> (rows: [RedundantRow], work: Int) {
        var found: [Int: RedundantRow] = [:]
        addDuplicates(&found)
        // Made for the first row that needs a proof; most layouts have none.
        var proofs: ProofReader?
        for row in round.elimination.states.indices where round.elimination.rowCounts[row] == 0 {
            addDependent(row, &found, &proofs)
        }
        for column in system.kinds.indices { addSurpassed(column, &found, &proofs) }
        return (found.values.sorted { $0.row < $1.row }, proofs?.work ?? 0)
    }

    /// How many operations may lead from a redundant row to those it follows from. In a chain of views of equal width the
    /// last follows from all before; nobody reads such a list, and all of them together would be quadratic.
    private static let proofLimit = 64

    /// The rows of the system behind a reduced one; nil where that would be too long a list.
    private func sources(of row: Int, _ proofs: inout ProofReader?) -> [LinearConflict.Source]? {
        let proof = FarkasCertificate(rows: [Int32(truncatingIfNeeded: row)], multipliers: [1], gap: 0)
        if proofs == nil { proofs = ProofReader(round.elimination, replay?.operations) }
        return proofs?.conflict(proof, system, workLimit: Self.proofLimit)?.members.map(\.source)
    }

    private func addDuplicates(_ found: inout [Int: RedundantRow]) {
        var seen = RowsByContent(capacity: system.rowCount)
        for row in 0..<system.rowCount
        where system.isActive[row] && system.roles[row] == .breakable && !isBroken[row] {
            guard let earlier = seen.equal(to: row, in: system) else {
                seen.insert(row)
                continue
            }
            let isStronger = system.priorities[row] > system.priorities[earlier]
            let weaker = isStronger ? earlier : row
            // Two equal wishes count twice against a third; only a required or stronger one makes the other idle.
            guard system.priorities[isStronger ? row : earlier] >= 1000 || system.priorities[weaker] < 1000 else {
                continue
            }
            let other = RowID(isStronger ? row : earlier)
            found[weaker] = RedundantRow(row: RowID(weaker), impliedBy: [.row(other)], kind: .duplicate)
            if isStronger { seen.replaceEqual(by: row) }
        }
    }

    /// A required row of which elimination left nothing follows from those that were added to it.
    private func addDependent(_ row: Int, _ found: inout [Int: RedundantRow], _ proofs: inout ProofReader?) {
        let elimination = round.elimination
        let state = elimination.states[row]
        guard row < system.rowCount, state == .equality || state == .inequality,
            elimination.rowHeads[row] == Elimination.none, found[row] == nil,
            let members = sources(of: row, &proofs)
        else { return }
        let rows = members.compactMap { source -> RowID? in
            if case .row(let row) = source, system.roles[row.index] == .breakable { row } else { nil }
        }
        // Among equalities any one follows from the rest; the last is the one to drop.
        guard let last = state == .equality ? rows.max() : RowID(row), found[last.index] == nil,
            system.roles[last.index] == .breakable
        else { return }
        found[last.index] = RedundantRow(
            row: last, impliedBy: members.filter { $0 != .row(last) }, kind: .implied)
    }

    /// Bounds of one variable that another bound, with the same dependence on parameters, surpasses.
    private func addSurpassed(_ column: Int, _ found: inout [Int: RedundantRow], _ proofs: inout ProofReader?) {
        var lowest: (bound: Double, row: Int)?
        var highest: (bound: Double, row: Int)?
        let singles = singleRows(of: column)
        guard singles.count > 1 else { return }
        for single in singles {
            if single.isLower, single.bound > lowest?.bound ?? -.infinity { lowest = (single.bound, single.row) }
            if !single.isLower, single.bound < highest?.bound ?? .infinity { highest = (single.bound, single.row) }
        }
        var followed: (row: Int, sources: [LinearConflict.Source])?
        for single in singles where single.row < system.rowCount && found[single.row] == nil {
            guard let best = single.isLower ? lowest : highest, best.row != single.row,
                system.roles[single.row] == .breakable
            else { continue }
            // Of the bounds of one quantity nearly all are surpassed by the same one.
            if followed?.row != best.row {
                guard let sources = sources(of: best.row, &proofs) else { continue }
                followed = (best.row, sources)
            }
            guard let own = sources(of: single.row, &proofs), let others = followed?.sources else { continue }
            var seen: Set<LinearConflict.Source> = [.row(RowID(single.row))]
            let unique = (own + others).filter { seen.insert($0).inserted }
            found[single.row] = RedundantRow(row: RowID(single.row), impliedBy: unique, kind: .implied)
        }
    }

    /// The required inequalities of one variable and no parameter, in the order they were added; none where there are
    /// not two rows.
    private func singleRows(of column: Int) -> [(row: Int, bound: Double, isLower: Bool)] {
        let elimination = round.elimination
        var result: [(row: Int, bound: Double, isLower: Bool)] = []
        var entry = elimination.columnHeads[column]
        // Nearly all columns have one row at most, in which nothing can be surpassed.
        if elimination.isParameter[column] || entry == Elimination.none
            || elimination.entries[Int(entry)].nextInColumn == Elimination.none
        {
            return []
        }
        while entry != Elimination.none {
            let item = elimination.entries[Int(entry)]
            entry = item.nextInColumn
            let row = Int(item.row)
            guard elimination.states[row] == .inequality, elimination.rowCounts[row] == 1,
                item.nextInRow == Elimination.none, item.previousInRow == Elimination.none
            else { continue }
            let isLower = (matrixRelation(row, system) == .greaterThanOrEqual) == (item.value > 0)
            result.append((row, round.reduction.constants[row] / item.value, isLower))
        }
        return result.count > 1 ? result.sorted { $0.row < $1.row } : result
    }
}
