// The output of the solver, and the loop that recovers from conflicts.

/// The lexicographic optimum of a system, and what was found on the way.
///
/// Rows that hang together are solved together, and how much work that may take is limited: to a few seconds, which no
/// layout comes near that people write. What exceeds it is not guessed but counts as not solved: see `isSolved(_:)`.
public struct LinearSolution: Sendable {
    /// The value of every variable.
    public let values: [Double]
    /// For every row how far it is from holding, 0 where it holds; broken rows are measured too, inactive ones are 0.
    public let violations: [Double]
    /// The conflicts among the required rows, each once, in the order of the rows that were broken.
    public let conflicts: [LinearConflict]

    let system: LinearSystem
    let round: SolveRound
    /// Which rows recovery gave up.
    let isBroken: [Bool]
    let freedom: FreedomMap
    /// For every variable whether finding it would have taken too much work; empty if none did.
    let unsolved: [Bool]

    /// Whether the value of a variable is part of the optimum. If finding it would have taken too much work, the value means
    /// nothing, rows that mention the variable count as holding, and it has no free range.
    public func isSolved(_ variable: VariableID) -> Bool {
        unsolved.isEmpty || !unsolved.indices.contains(variable.index) || !unsolved[variable.index]
    }

    /// Whether all variables are part of the optimum.
    public var isSolved: Bool { unsolved.isEmpty }
}

extension LinearSystem {
    /// Finds the lexicographic optimum.
    ///
    /// Where required rows conflict, the last-added breakable row of each conflict is given up, and the result is that of
    /// the system without it. The cost grows linearly with the rows as long as these are mostly equalities of a few
    /// variables and the rest falls into small components.
    public func solve() -> LinearSolution { LinearEngine(self).solution() }

    /// How many coefficients may be looked at while conflicts are broken one after another.
    private static let recoveryWork = 6_000_000_000

    /// Whether a row, whose constant was changed, takes part in a conflict of required rows.
    /// - Parameter broken: the rows that recovery gave up before the change, `row` among them; without these all held.
    package func isInConflict(_ row: RowID, broken: [RowID]) -> Bool {
        var leavingOut = [Bool](repeating: false, count: rowCount)
        for other in broken where other != row && leavingOut.indices.contains(other.index) {
            leavingOut[other.index] = true
        }
        // One attempt decides most: where what held does not hold with the row, and where nothing else was given up.
        let round = SolveRound(self, leavingOut: leavingOut, .feasibility)
        if !round.contradictions.isEmpty { return true }
        guard leavingOut.contains(true) else { return false }
        return solveBreakingConflicts(.feasibility).conflicts.contains {
            $0.members.contains { $0.source == .row(row) }
        }
    }

    /// Solves, breaks one row of every conflict, and solves again until there is none.
    /// Without the optimum, the conflicts are the same and the values mean nothing.
    func solveBreakingConflicts(
        _ extent: ComponentSolver.Extent = .optimum
    ) -> (round: SolveRound, isBroken: [Bool], conflicts: [LinearConflict]) {
        var isBroken = [Bool](repeating: false, count: rowCount)
        var conflicts: [LinearConflict] = []
        var round = SolveRound(self, leavingOut: isBroken, extent)
        var work = round.work
        while !round.contradictions.isEmpty {
            let found = newConflicts(round, &isBroken)
            if found.isEmpty { break }
            conflicts += found
            round = SolveRound(self, leavingOut: isBroken, extent)
            work += round.work
            if work > Self.recoveryWork, !round.contradictions.isEmpty {
                round.abandonContradictions()
                break
            }
        }
        conflicts.sort { ($0.broken?.index ?? -1) < ($1.broken?.index ?? -1) }
        return (round, isBroken, conflicts)
    }

    /// The irreducible conflicts of a round that do not share a broken row with one found before.
    private func newConflicts(_ round: SolveRound, _ isBroken: inout [Bool]) -> [LinearConflict] {
        var found: [LinearConflict] = []
        let fixedRows = FixedRows(of: self)
        var proofs = ProofReader(round.elimination)
        for contradiction in round.contradictions {
            let candidate = proofs.conflict(contradiction, self)
            if candidate.contains(anyOf: isBroken) { continue }
            var conflict = candidate.irreducible(in: self, fixedRows: fixedRows)
            guard let row = conflict.rowToBreak(in: self) else { continue }
            conflict.broken = row
            isBroken[row.index] = true
            found.append(conflict)
        }
        return found
    }

    /// For every row by how much it does not hold; 0 for rows with a variable that is not solved.
    func violations(_ values: [Double], unsolved: [Bool]) -> [Double] {
        var result = [Double](repeating: 0, count: rowCount)
        for row in 0..<rowCount where isActive[row] {
            if !unsolved.isEmpty, termRange(row).contains(where: { unsolved[Int(termVariables[$0])] }) { continue }
            var sum = -constants[row]
            var magnitude = abs(constants[row])
            for index in termRange(row) {
                let part = termCoefficients[index] * values[Int(termVariables[index])]
                sum += part
                magnitude += abs(part)
            }
            let error: Double
            switch relations[row] {
            case .lessThanOrEqual: error = sum
            case .equal: error = abs(sum)
            case .greaterThanOrEqual: error = -sum
            }
            if error > holdingTolerance(magnitude) + 1e-10 * magnitude { result[row] = error }
        }
        return result
    }
}

extension LinearConflict {
    fileprivate func contains(anyOf isBroken: [Bool]) -> Bool {
        members.contains { member in
            if case .row(let row) = member.source { return isBroken[row.index] }
            return false
        }
    }
}
