// Follows proofs between reduced rows back to the rows of the system.

/// Reads any number of proofs of one elimination. Each costs what stands in it, not what the system has rows: a long file
/// has as many proofs as views.
struct ProofReader {
    private let elimination: Elimination
    private let operations: OperationsByTarget
    /// How often each row counts in the proof that is being read; all zero between two proofs.
    private var weights: [Double]
    private var isTouched: [Bool]
    private var touched: [Int] = []
    private var parameterSums: [Int: Double] = [:]
    /// How many operations were followed back.
    private(set) var work = 0

    init(_ elimination: Elimination, _ operations: OperationsByTarget? = nil) {
        self.elimination = elimination
        self.operations = operations ?? OperationsByTarget(elimination)
        weights = Array(repeating: 0, count: elimination.states.count)
        isTouched = Array(repeating: false, count: elimination.states.count)
    }

    /// The rows of the system that prove a contradiction, with their multipliers.
    mutating func conflict(_ contradiction: FarkasCertificate, _ system: LinearSystem) -> LinearConflict {
        conflict(contradiction, system, workLimit: .max) ?? LinearConflict(members: [], gap: contradiction.gap)
    }

    /// The same, or nil where more than `workLimit` operations led there.
    mutating func conflict(
        _ contradiction: FarkasCertificate, _ system: LinearSystem, workLimit: Int
    ) -> LinearConflict? {
        defer { forget() }
        for (row, multiplier) in zip(contradiction.rows, contradiction.multipliers) {
            touch(Int(row))
            weights[Int(row)] += multiplier
        }
        guard followBack(workLimit) else { return nil }
        return LinearConflict(members: members(system), gap: contradiction.gap)
    }

    private mutating func touch(_ row: Int) {
        if isTouched[row] { return }
        isTouched[row] = true
        touched.append(row)
    }

    private mutating func forget() {
        for row in touched {
            weights[row] = 0
            isTouched[row] = false
        }
        touched.removeAll(keepingCapacity: true)
    }

    /// Adds to the weight of every pivot row what the rows that it was added to count, the last pivot first: a row is no
    /// target any more once it is a pivot, so that what it counts is known by then. False where that is too much work.
    private mutating func followBack(_ limit: Int) -> Bool {
        var pending = LatestOperations()
        for row in touched { pending.insert(operations, of: row) }
        var parts: [Double] = []
        var count = 0
        while let last = pending.popLatest() {
            let row = Int(operations.sourceRows[last])
            parts.removeAll(keepingCapacity: true)
            parts.append(part(last))
            while let next = pending.latest, Int(operations.sourceRows[next]) == row {
                parts.append(part(next))
                _ = pending.popLatest()
            }
            count += parts.count
            work += parts.count
            if count > limit { return false }
            // In the order of elimination, as a reading of all operations would add them.
            var sum = weights[row]
            for part in parts.reversed() { sum += part }
            weights[row] = sum
            if isTouched[row] { continue }
            touch(row)
            if sum != 0 { pending.insert(operations, of: row) }
        }
        return true
    }

    private func part(_ number: Int) -> Double {
        let operation = elimination.operations[number]
        return operation.factor * weights[Int(operation.target)]
    }

    /// Rows in the order they were added, then parameters, then non-negative variables.
    private mutating func members(_ system: LinearSystem) -> [LinearConflict.Member] {
        touched.sort()
        let largest = touched.reduce(0) { max($0, abs(weights[$1])) }
        var rows: [LinearConflict.Member] = []
        var bounds: [LinearConflict.Member] = []
        parameterSums.removeAll(keepingCapacity: true)
        for row in touched where abs(weights[row]) > 1e-9 * largest {
            let weight = weights[row]
            if row >= system.rowCount {
                bounds.append(.init(source: .nonNegative(VariableID(row - system.rowCount)), multiplier: weight))
                continue
            }
            rows.append(.init(source: .row(RowID(row)), multiplier: weight))
            for index in system.termRange(row) {
                let variable = Int(system.termVariables[index])
                guard system.kinds[variable] == .parameter else { continue }
                parameterSums[variable, default: 0] += weight * system.termCoefficients[index]
            }
        }
        for variable in parameterSums.keys.sorted() {
            guard let sum = parameterSums[variable], abs(sum) > 1e-9 * largest else { continue }
            rows.append(.init(source: .parameter(VariableID(variable)), multiplier: -sum))
        }
        return rows + bounds
    }
}

/// Numbers of operations, the last of them at hand: a binary heap.
private struct LatestOperations {
    private var heap: [Int32] = []

    var latest: Int? { heap.first.map { Int($0) } }

    mutating func insert(_ operations: OperationsByTarget, of row: Int) {
        for index in Int(operations.starts[row])..<Int(operations.starts[row + 1]) {
            push(operations.numbers[index])
        }
    }

    private mutating func push(_ number: Int32) {
        var place = heap.count
        heap.append(number)
        while place > 0, heap[(place - 1) / 2] < number {
            heap[place] = heap[(place - 1) / 2]
            place = (place - 1) / 2
        }
        heap[place] = number
    }

    mutating func popLatest() -> Int? {
        guard let result = heap.first, let last = heap.popLast() else { return nil }
        if heap.isEmpty { return Int(result) }
        var place = 0
        while 2 * place + 1 < heap.count {
            var child = 2 * place + 1
            if child + 1 < heap.count, heap[child + 1] > heap[child] { child += 1 }
            if heap[child] <= last { break }
            heap[place] = heap[child]
            place = child
        }
        heap[place] = last
        return Int(result)
    }
}
