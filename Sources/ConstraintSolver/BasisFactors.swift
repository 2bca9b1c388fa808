// The sparse triangular factors of a basis matrix.
//
// Rows and columns with a single coefficient left are taken first: they need no arithmetic, and of a layout they leave
// next to nothing. The rest is factored column by column, each pivot chosen for size and then for sparsity.

/// `B = L * U` up to the order of rows and columns. Column `p` of `B` belongs to the basic variable at position `p`.
struct BasisFactors: Sendable {
    /// The row and the position of each pivot, in order.
    var pivotRows: [Int32] = []
    var pivotPositions: [Int32] = []
    var diagonals: [Double] = []
    /// The coefficients of `U` above pivot `k` are at `upperStarts[k] ..< upperStarts[k + 1]`, by row.
    var upperStarts: [Int32] = [0]
    var upperRows: [Int32] = []
    var upperValues: [Double] = []
    /// The pivots with coefficients of `L` below them; those are at `lowerStarts[i] ..< lowerStarts[i + 1]`, by row.
    var lowerPivots: [Int32] = []
    var lowerStarts: [Int32] = [0]
    var lowerRows: [Int32] = []
    var lowerValues: [Double] = []

    /// How many coefficients a solve reads.
    var size: Int { pivotRows.count + upperRows.count + lowerRows.count }

    /// Solves `B x = work`. `work` is by row and is all zero afterwards, `result` is by position.
    func solve(_ work: inout [Double], into result: inout [Double]) {
        for (index, pivot) in lowerPivots.enumerated() {
            let value = work[Int(pivotRows[Int(pivot)])]
            if value == 0 { continue }
            for entry in Int(lowerStarts[index])..<Int(lowerStarts[index + 1]) {
                work[Int(lowerRows[entry])] -= lowerValues[entry] * value
            }
        }
        for pivot in pivotRows.indices.reversed() {
            let row = Int(pivotRows[pivot])
            let position = Int(pivotPositions[pivot])
            if work[row] == 0 {
                result[position] = 0
                continue
            }
            let value = work[row] / diagonals[pivot]
            work[row] = 0
            result[position] = value
            for entry in Int(upperStarts[pivot])..<Int(upperStarts[pivot + 1]) {
                work[Int(upperRows[entry])] -= upperValues[entry] * value
            }
        }
    }

    /// Solves `transposed(B) y = rates`. `rates` is by position, `result` by row.
    func solveTransposed(_ rates: [Double], into result: inout [Double]) {
        for pivot in pivotRows.indices {
            var sum = rates[Int(pivotPositions[pivot])]
            for entry in Int(upperStarts[pivot])..<Int(upperStarts[pivot + 1]) {
                sum -= upperValues[entry] * result[Int(upperRows[entry])]
            }
            result[Int(pivotRows[pivot])] = sum == 0 ? 0 : sum / diagonals[pivot]
        }
        for index in lowerPivots.indices.reversed() {
            let row = Int(pivotRows[Int(lowerPivots[index])])
            var sum = result[row]
            for entry in Int(lowerStarts[index])..<Int(lowerStarts[index + 1]) {
                sum -= lowerValues[entry] * result[Int(lowerRows[entry])]
            }
            result[row] = sum
        }
    }
}
