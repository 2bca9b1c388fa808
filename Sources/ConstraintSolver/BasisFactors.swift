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

    /// The pivot of each row, and the index in `lowerPivots` of those that stand there, or -1.
    var pivotOfRow: [Int32]
    var lowerOfRow: [Int32]
    private var rightHandSide: [Double]
    private var waiting: PivotSet
    private var waitingLower: PivotSet

    init(rowCount: Int) {
        pivotOfRow = Array(repeating: -1, count: rowCount)
        lowerOfRow = pivotOfRow
        rightHandSide = Array(repeating: 0, count: rowCount)
        waiting = PivotSet(count: rowCount)
        waitingLower = waiting
    }

    /// How many coefficients a solve reads at most.
    var size: Int { pivotRows.count + upperRows.count + lowerRows.count }

    /// Adds to the right-hand side of the next `solve`.
    @inline(__always)
    mutating func add(_ row: Int, _ value: Double) {
        rightHandSide[row] += value
        waiting.insert(Int(pivotOfRow[row]))
        if lowerOfRow[row] >= 0 { waitingLower.insert(Int(lowerOfRow[row])) }
    }

    /// Solves `B x = right-hand side`, which is zero afterwards; `result` is by position. Only what is not zero is looked at.
    mutating func solve(into result: inout SparseVector) {
        var word = 0
        while word < (lowerPivots.count + 63) / 64 {
            guard let index = waitingLower.removeLowest(in: word) else {
                word += 1
                continue
            }
            let value = rightHandSide[Int(pivotRows[Int(lowerPivots[index])])]
            if value == 0 { continue }
            for entry in Int(lowerStarts[index])..<Int(lowerStarts[index + 1]) {
                add(Int(lowerRows[entry]), -lowerValues[entry] * value)
            }
        }
        result.clear()
        word = waiting.wordCount - 1
        while word >= 0 {
            guard let pivot = waiting.removeHighest(in: word) else {
                word -= 1
                continue
            }
            let row = Int(pivotRows[pivot])
            if rightHandSide[row] == 0 { continue }
            let value = rightHandSide[row] / diagonals[pivot]
            rightHandSide[row] = 0
            result.append(Int(pivotPositions[pivot]), value)
            for entry in Int(upperStarts[pivot])..<Int(upperStarts[pivot + 1]) {
                let row = Int(upperRows[entry])
                rightHandSide[row] -= upperValues[entry] * value
                waiting.insert(Int(pivotOfRow[row]))
            }
        }
    }

    /// Solves `L x = work` in place while the factors are being made; pivots of `L` before `first` are left out.
    mutating func subtractLower(_ work: inout SparseVector, from first: Int) {
        if lowerPivots.count <= first { return }
        for row in work.indices where lowerOfRow[Int(row)] >= first { waitingLower.insert(Int(lowerOfRow[Int(row)])) }
        var word = first / 64
        while word < waitingLower.wordCount {
            guard let index = waitingLower.removeLowest(in: word) else {
                word += 1
                continue
            }
            let value = work.values[Int(pivotRows[Int(lowerPivots[index])])]
            if value == 0 { continue }
            for entry in Int(lowerStarts[index])..<Int(lowerStarts[index + 1]) {
                let row = Int(lowerRows[entry])
                work.add(row, -lowerValues[entry] * value)
                if lowerOfRow[row] >= 0 { waitingLower.insert(Int(lowerOfRow[row])) }
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

/// Small numbers, each once, that are taken out in order.
private struct PivotSet: Sendable {
    private var words: [UInt64]

    init(count: Int) { words = Array(repeating: 0, count: (count + 63) / 64) }

    var wordCount: Int { words.count }

    @inline(__always)
    mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }

    /// Takes out the highest of the numbers `64 * word ..< 64 * word + 64`.
    @inline(__always)
    mutating func removeHighest(in word: Int) -> Int? {
        if words[word] == 0 { return nil }
        let bit = 63 - words[word].leadingZeroBitCount
        words[word] &= ~(1 << UInt64(bit))
        return word << 6 + bit
    }

    /// Takes out the lowest of the numbers `64 * word ..< 64 * word + 64`.
    @inline(__always)
    mutating func removeLowest(in word: Int) -> Int? {
        if words[word] == 0 { return nil }
        let bit = words[word].trailingZeroBitCount
        words[word] &= words[word] - 1
        return word << 6 + bit
    }
}
