// The operations of an elimination, looked up by the row that they changed.

/// Which pivots were added to each row, in the order in which that happened.
struct OperationsByTarget: Sendable {
    /// The pivot that a row defines, or -1.
    private(set) var pivotOfRow: [Int32]
    /// The operations on row `r` are `numbers[starts[r] ..< starts[r + 1]]`, in order.
    private(set) var starts: [Int32]
    /// Places in `Elimination.operations`.
    private(set) var numbers: [Int32]
    /// The pivot row of every operation.
    private(set) var sourceRows: [Int32]

    init(_ elimination: Elimination) {
        let count = elimination.states.count
        pivotOfRow = Array(repeating: -1, count: count)
        starts = Array(repeating: 0, count: count + 1)
        numbers = Array(repeating: 0, count: elimination.operations.count)
        sourceRows = numbers
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
            numbers[Int(next[Int(operation.target)])] = Int32(truncatingIfNeeded: number)
            next[Int(operation.target)] += 1
        }
    }
}
