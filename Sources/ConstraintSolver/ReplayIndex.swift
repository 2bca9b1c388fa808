// Where a changed constant goes: the operations by target, and the component of every variable.

/// Lookup tables over an elimination and a reduction that only incremental updates need.
struct ReplayIndex: Sendable {
    /// The pivot that a row defines, or -1.
    private(set) var pivotOfRow: [Int32]
    /// The operations on row `r` are `operations[starts[r] ..< starts[r + 1]]`, in order.
    private(set) var starts: [Int32]
    private(set) var operations: [Int32]
    /// The pivot row of every operation.
    private(set) var sourceRows: [Int32]
    private(set) var componentOfColumn: [Int32] = []
    /// Whether a row was kept when the components were made.
    private(set) var isKept: [Bool] = []

    init(_ round: SolveRound, rowCount: Int) {
        let elimination = round.elimination
        let count = elimination.states.count
        pivotOfRow = Array(repeating: -1, count: count)
        starts = Array(repeating: 0, count: count + 1)
        operations = Array(repeating: 0, count: elimination.operations.count)
        sourceRows = operations
        var position = 0
        for (number, pivot) in elimination.pivots.enumerated() {
            pivotOfRow[Int(pivot.row)] = Int32(truncatingIfNeeded: number)
            while position < Int(pivot.operationsEnd) {
                sourceRows[position] = pivot.row
                starts[Int(elimination.operations[position].target) + 1] += 1
                position += 1
            }
        }
        for row in 0..<count { starts[row + 1] += starts[row] }
        var next = starts
        for (number, operation) in elimination.operations.enumerated() {
            operations[Int(next[Int(operation.target)])] = Int32(truncatingIfNeeded: number)
            next[Int(operation.target)] += 1
        }
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
