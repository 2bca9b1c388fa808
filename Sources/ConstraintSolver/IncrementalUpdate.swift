// Finds the components that changed constants reach, and brings the reduction up to date.

/// Numbers, each once, in the order in which they were first inserted.
struct MarkedList {
    private(set) var members: [Int] = []
    private var isMarked: [Bool] = []

    mutating func insert(_ number: Int) {
        if number >= isMarked.count {
            isMarked.append(contentsOf: repeatElement(false, count: 2 * number + 16 - isMarked.count))
        }
        if isMarked[number] { return }
        isMarked[number] = true
        members.append(number)
    }
}

/// One update of a reduction after constants or parameters have changed.
struct IncrementalUpdate {
    /// What an update has to be followed by.
    enum Outcome {
        /// These components have to be solved again.
        case components([Int])
        /// Other rows have become redundant, so the components are no longer the same.
        case otherComponents
        /// Rows contradict each other now.
        case contradiction
    }

    private(set) var reduction: Reduction
    private let index: ReplayIndex
    private let elimination: Elimination
    private let system: LinearSystem
    private var touched = MarkedList()
    private var columns = MarkedList()
    private var rows = MarkedList()
    /// The parameters of the row that is being looked at.
    private var parts: [(column: Int32, value: Double)] = []

    init(_ reduction: Reduction, _ index: ReplayIndex, _ elimination: Elimination, _ system: LinearSystem) {
        self.reduction = reduction
        self.index = index
        self.elimination = elimination
        self.system = system
    }

    /// Hands the changed reduction out without copying it.
    mutating func release() -> Reduction {
        let released = reduction
        reduction = Reduction()
        return released
    }

    mutating func run(rows changed: [Int], parameters: [Int]) -> Outcome {
        replay(changed)
        for parameter in parameters {
            var entry = elimination.columnHeads[parameter]
            while entry != Elimination.none {
                rows.insert(Int(elimination.entries[Int(entry)].row))
                entry = elimination.entries[Int(entry)].nextInColumn
            }
        }
        for row in rows.members where elimination.states[row] != .absent {
            subtractParameters(row)
            take(row)
        }
        for column in columns.members {
            refreshBounds(column)
            var entry = elimination.columnHeads[column]
            while entry != Elimination.none {
                let row = Int(elimination.entries[Int(entry)].row)
                if elimination.rowCounts[row] > 1 || elimination.states[row] == .optional { rows.insert(row) }
                entry = elimination.entries[Int(entry)].nextInColumn
            }
        }
        if !reduction.contradictions.isEmpty { return .contradiction }
        for row in rows.members where isMany(row) {
            if index.isKept[row] == reduction.isImplied(row, system, elimination) { return .otherComponents }
        }
        return .components(touched.members.sorted())
    }

    private func isMany(_ row: Int) -> Bool {
        let state = elimination.states[row]
        guard state != .absent, state != .pivot else { return false }
        return elimination.rowCounts[row] > (state == .optional ? 0 : 1)
    }

    /// Recomputes the constants of the rows that the changed ones were added to, in the order of elimination.
    private mutating func replay(_ changed: [Int]) {
        var first = elimination.pivots.count
        var isDirty = [Bool](repeating: false, count: elimination.states.count)
        for row in changed where elimination.states[row] != .absent {
            isDirty[row] = true
            let pivot = Int(index.operations.pivotOfRow[row])
            if pivot >= 0 { first = min(first, pivot) } else { rows.insert(row) }
        }
        for number in first..<max(first, elimination.pivots.count) {
            let pivot = elimination.pivots[number]
            guard isDirty[Int(pivot.row)] else { continue }
            recompute(Int(pivot.row))
            let start = number > 0 ? Int(elimination.pivots[number - 1].operationsEnd) : 0
            for position in start..<Int(pivot.operationsEnd) {
                let target = Int(elimination.operations[position].target)
                isDirty[target] = true
                if index.operations.pivotOfRow[target] < 0 { rows.insert(target) }
            }
        }
        for row in rows.members { recompute(row) }
    }

    private mutating func recompute(_ row: Int) {
        var value = row < system.rowCount ? system.constants[row] : 0
        var magnitude = abs(value)
        for position in Int(index.operations.starts[row])..<Int(index.operations.starts[row + 1]) {
            let number = Int(index.operations.numbers[position])
            let factor = elimination.operations[number].factor
            let source = Int(index.operations.sourceRows[number])
            value += factor * reduction.sides.values[source]
            magnitude += abs(factor) * reduction.sides.magnitudes[source]
        }
        reduction.sides.values[row] = value
        reduction.sides.magnitudes[row] = magnitude
    }

    private mutating func subtractParameters(_ row: Int) {
        parts.removeAll(keepingCapacity: true)
        var entry = elimination.rowHeads[row]
        while entry != Elimination.none {
            let item = elimination.entries[Int(entry)]
            entry = item.nextInRow
            if elimination.isParameter[Int(item.column)] { parts.append((item.column, item.value)) }
        }
        if parts.count > 1 { parts.sort { $0.column < $1.column } }
        var value = reduction.sides.values[row]
        var magnitude = reduction.sides.magnitudes[row]
        for part in parts {
            let product = part.value * system.parameterValues[Int(part.column)]
            value -= product
            magnitude += abs(product)
        }
        reduction.constants[row] = value
        reduction.magnitudes[row] = magnitude
    }

    private mutating func take(_ row: Int) {
        let state = elimination.states[row]
        let count = elimination.rowCounts[row]
        if count == 0 {
            if state != .optional { reduction.checkEmpty(row, matrixRelation(row, system)) }
            return
        }
        guard let term = elimination.firstTerm(of: row) else { return }
        if count == 1, state != .optional { columns.insert(Int(term.column)) }
        let component = Int(index.componentOfColumn[Int(term.column)])
        if component >= 0 { touched.insert(component) }
    }

    /// Computes the bounds of a column from all rows of it alone, in the order in which a fresh solve does.
    private mutating func refreshBounds(_ column: Int) {
        reduction.lower[column] = -.infinity
        reduction.upper[column] = .infinity
        reduction.lowerRows[column] = -1
        reduction.upperRows[column] = -1
        var singles: [Int] = []
        var entry = elimination.columnHeads[column]
        while entry != Elimination.none {
            let item = elimination.entries[Int(entry)]
            entry = item.nextInColumn
            let state = elimination.states[Int(item.row)]
            if state != .optional, state != .absent, elimination.rowCounts[Int(item.row)] == 1 {
                singles.append(Int(item.row))
            }
        }
        for row in singles.sorted() { reduction.tighten(row, matrixRelation(row, system), elimination) }
        reduction.checkBounds(column, elimination)
        let component = Int(index.componentOfColumn[column])
        if component >= 0 { touched.insert(component) }
    }
}
