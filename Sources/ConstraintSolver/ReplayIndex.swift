// Where a changed constant goes: the operations by target, and the component of every variable.

/// Lookup tables over an elimination and a reduction that only incremental updates need.
struct ReplayIndex: Sendable {
    let operations: OperationsByTarget
    private(set) var componentOfColumn: [Int32] = []
    /// Whether a row was kept when the components were made.
    private(set) var isKept: [Bool] = []

    init(_ round: SolveRound) {
        operations = OperationsByTarget(round.elimination)
        takeComponents(round)
    }

    /// Looks up the components anew.
    mutating func takeComponents(_ round: SolveRound) {
        componentOfColumn = Array(repeating: -1, count: round.elimination.variableCount)
        isKept = Array(repeating: false, count: round.elimination.states.count)
        for component in 0..<round.reduction.componentCount {
            for position in round.reduction.columnRange(component) {
                componentOfColumn[Int(round.reduction.columns[position])] = Int32(truncatingIfNeeded: component)
            }
        }
        for row in round.reduction.rows { isKept[Int(row)] = true }
    }
}
