// Solving again after a small change.

/// A system that is kept solved while it changes.
///
/// After a changed constant or parameter only the components it reaches are solved again; added and removed rows
/// rebuild the elimination. Unless broken rows are kept, the result is bit for bit that of solving the changed system from
/// scratch.
public struct LinearEngine: Sendable {
    /// The system as it is now.
    public private(set) var system: LinearSystem
    private(set) var round: SolveRound
    private(set) var isBroken: [Bool]
    private var conflicts: [LinearConflict]
    private(set) var replay: ReplayIndex?
    private var changedRows: [Int] = []
    private var changedParameters: [Int] = []
    private var isRebuilt = true
    /// Whether the rows that recovery gave up stay given up for as long as the others hold together, whatever changes. Then
    /// an update need not look for conflicts anew, and the result is that of the system without these rows.
    package var keepsBrokenRows = false
    /// Whether the broken rows were found by an update that was to keep others: the next one looks again.
    private var isBrokenAnew = false
    /// Whether rows stay broken that need not be.
    private var hasKeptRows = false

    /// Solves `system`.
    public init(_ system: LinearSystem) {
        self.system = system
        (round, isBroken, conflicts) = system.solveBreakingConflicts()
    }

    /// The value of every variable, as of the last `update`.
    public var values: [Double] { round.values }

    /// Replaces the constant of a row; `update` takes it into account. A constant that is not finite changes nothing.
    public mutating func setConstant(_ constant: Double, of row: RowID) {
        guard system.isActive.indices.contains(row.index), system.constants[row.index] != constant else { return }
        system.setConstant(constant, of: row)
        changedRows.append(row.index)
    }

    /// Replaces the value of a parameter; `update` takes it into account.
    public mutating func setParameter(_ variable: VariableID, to value: Double) {
        guard system.kinds.indices.contains(variable.index) else { return }
        system.setParameter(variable, to: value)
        changedParameters.append(variable.index)
    }

    /// Adds a row as `LinearSystem.addRow` does; `update` takes it into account.
    @discardableResult
    public mutating func addRow(
        _ terms: [LinearTerm], _ relation: RowRelation, _ constant: Double, priority: Double = 1000,
        role: RowRole = .breakable
    ) -> RowID {
        isRebuilt = false
        return system.addRow(terms, relation, constant, priority: priority, role: role)
    }

    /// Takes a row out; `update` takes it into account.
    public mutating func removeRow(_ row: RowID) {
        guard system.isActive.indices.contains(row.index), system.isActive[row.index] else { return }
        isRebuilt = false
        system.removeRow(row)
    }

    /// Solves what the changes since the last update touch.
    public mutating func update() {
        defer {
            changedRows.removeAll(keepingCapacity: true)
            changedParameters.removeAll(keepingCapacity: true)
        }
        let isSettled = keepsBrokenRows || !hasKeptRows
        if isRebuilt, isSettled, changedRows.isEmpty, changedParameters.isEmpty { return }
        // Which rows conflict depends on constants, so a layout with conflicts is solved from scratch.
        let mayKeep = conflicts.isEmpty || (keepsBrokenRows && !isBrokenAnew)
        guard isRebuilt, mayKeep, !round.isAbandoned else { return rebuild() }
        hasKeptRows = !conflicts.isEmpty
        let index = replay ?? ReplayIndex(round)
        replay = index
        var update = IncrementalUpdate(round.releaseReduction(), index, round.elimination, system)
        switch update.run(rows: changedRows, parameters: changedParameters) {
        case .contradiction: return rebuild()
        case .otherComponents:
            round.reduceAgain(system)
            replay?.takeComponents(round)
        case .components(let touched): round.take(update.release(), resolving: touched, system)
        }
        if !round.contradictions.isEmpty { rebuild() }
    }

    private mutating func rebuild() {
        (round, isBroken, conflicts) = system.solveBreakingConflicts()
        replay = nil
        isRebuilt = true
        isBrokenAnew = keepsBrokenRows
        hasKeptRows = false
    }

    /// Everything about the optimum as of the last `update`.
    public func solution() -> LinearSolution {
        let unsolved = round.unsolvedVariables()
        return LinearSolution(
            values: round.values, violations: system.violations(round.values, unsolved: unsolved),
            conflicts: conflicts, system: system, round: round, isBroken: isBroken, freedom: FreedomMap(round),
            unsolved: unsolved)
    }
}
