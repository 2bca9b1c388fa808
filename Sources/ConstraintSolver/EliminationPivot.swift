// One step of the elimination, and the linked lists it works on.

extension Elimination {
    /// Substitutes the column of `entry` by means of the shortest equality it stands in, so that along a chain one row
    /// grows and all others stay short.
    mutating func pivotOnShortest(_ row: Int, _ entry: Int32) {
        let column = Int(entries[Int(entry)].column)
        var best = entry
        if rowCounts[row] > 3, columnCounts[column] <= 8 {
            var other = columnHeads[column]
            while other != Self.none {
                let item = entries[Int(other)]
                let candidate = Int(item.row)
                if states[candidate] == .equality, rowCounts[candidate] < rowCounts[Int(entries[Int(best)].row)],
                    isSizeable(item)
                {
                    best = other
                }
                other = item.nextInColumn
            }
        }
        pivot(Int(entries[Int(best)].row), best)
    }

    /// Whether a coefficient is large enough in its row to divide by.
    private func isSizeable(_ item: MatrixEntry) -> Bool {
        var entry = rowHeads[Int(item.row)]
        while entry != Self.none {
            if abs(entries[Int(entry)].value) * 0.01 > abs(item.value) { return false }
            entry = entries[Int(entry)].nextInRow
        }
        return true
    }

    /// Substitutes the column of `entry` out of every other row by means of `row`.
    mutating func pivot(_ row: Int, _ entry: Int32) {
        let column = Int(entries[Int(entry)].column)
        let coefficient = entries[Int(entry)].value
        isEliminated[column] = true
        detachFromColumns(row)
        states[row] = .pivot
        var other = columnHeads[column]
        while other != Self.none {
            let item = entries[Int(other)]
            let target = Int(item.row)
            let factor = -item.value / coefficient
            removeFromRow(other)
            add(row, times: factor, to: target, except: item.column)
            operations.append(RowOperation(target: item.row, factor: factor))
            if states[target] == .equality { enqueue(target) }
            release(other)
            other = item.nextInColumn
        }
        columnHeads[column] = Self.none
        columnCounts[column] = 0
        pivots.append(
            Pivot(
                row: Int32(truncatingIfNeeded: row), column: Int32(truncatingIfNeeded: column),
                coefficient: coefficient, operationsEnd: Int32(truncatingIfNeeded: operations.count)))
    }

    /// Takes a row's entries out of their columns, so that it no longer counts; the row itself keeps them.
    private mutating func detachFromColumns(_ row: Int) {
        var entry = rowHeads[row]
        while entry != Self.none {
            removeFromColumn(entry)
            let item = entries[Int(entry)]
            requeueRows(of: Int(item.column))
            entry = item.nextInRow
        }
    }

    /// A column that few equalities mention has become cheap to eliminate.
    private mutating func requeueRows(of column: Int) {
        guard equalityCounts[column] <= 2, equalityCounts[column] > 0, columnCounts[column] <= 8 else { return }
        let cost = columnCost(column)
        var entry = columnHeads[column]
        while entry != Self.none {
            let item = entries[Int(entry)]
            let row = Int(item.row)
            let count = Int(rowCounts[row])
            if states[row] == .equality, count <= Self.longRow {
                queue.push(row, count <= 2 ? count - 1 : PivotQueue.key((count - 1) * cost))
            }
            entry = item.nextInColumn
        }
    }

    private mutating func add(_ source: Int, times factor: Double, to target: Int, except column: Int32) {
        var entry = rowHeads[source]
        while entry != Self.none {
            let item = entries[Int(entry)]
            entry = item.nextInRow
            if item.column == column { continue }
            let change = factor * item.value
            let existing = find(row: target, column: Int(item.column))
            guard existing != Self.none else {
                insert(row: Int32(truncatingIfNeeded: target), column: item.column, value: change)
                continue
            }
            let old = entries[Int(existing)].value
            let value = old + change
            if abs(value) <= 1e-12 * (abs(old) + abs(change)) {
                cancel(existing)
            } else {
                entries[Int(existing)].value = value
            }
        }
    }

    /// Removes a coefficient that has become zero.
    private mutating func cancel(_ entry: Int32) {
        let column = Int(entries[Int(entry)].column)
        removeFromRow(entry)
        removeFromColumn(entry)
        release(entry)
        requeueRows(of: column)
    }

    /// Looks a coefficient up along the shorter of its row and its column.
    private func find(row: Int, column: Int) -> Int32 {
        if rowCounts[row] <= columnCounts[column] {
            var entry = rowHeads[row]
            while entry != Self.none, entries[Int(entry)].column != Int32(truncatingIfNeeded: column) {
                entry = entries[Int(entry)].nextInRow
            }
            return entry
        }
        var entry = columnHeads[column]
        while entry != Self.none, entries[Int(entry)].row != Int32(truncatingIfNeeded: row) {
            entry = entries[Int(entry)].nextInColumn
        }
        return entry
    }

    mutating func insert(row: Int32, column: Int32, value: Double) {
        let item = MatrixEntry(
            value: value, row: row, column: column, nextInRow: rowHeads[Int(row)], previousInRow: Self.none,
            nextInColumn: columnHeads[Int(column)], previousInColumn: Self.none)
        let entry: Int32
        if freeEntry != Self.none {
            entry = freeEntry
            freeEntry = entries[Int(entry)].nextInRow
            entries[Int(entry)] = item
        } else {
            entry = Int32(truncatingIfNeeded: entries.count)
            entries.append(item)
        }
        if item.nextInRow != Self.none { entries[Int(item.nextInRow)].previousInRow = entry }
        if item.nextInColumn != Self.none { entries[Int(item.nextInColumn)].previousInColumn = entry }
        rowHeads[Int(row)] = entry
        columnHeads[Int(column)] = entry
        columnCounts[Int(column)] += 1
        if states[Int(row)] == .equality { equalityCounts[Int(column)] += 1 }
        if !isParameter[Int(column)] { rowCounts[Int(row)] += 1 }
    }

    private mutating func removeFromRow(_ entry: Int32) {
        let item = entries[Int(entry)]
        if item.previousInRow == Self.none {
            rowHeads[Int(item.row)] = item.nextInRow
        } else {
            entries[Int(item.previousInRow)].nextInRow = item.nextInRow
        }
        if item.nextInRow != Self.none { entries[Int(item.nextInRow)].previousInRow = item.previousInRow }
        if !isParameter[Int(item.column)] { rowCounts[Int(item.row)] -= 1 }
    }

    private mutating func removeFromColumn(_ entry: Int32) {
        let item = entries[Int(entry)]
        if item.previousInColumn == Self.none {
            columnHeads[Int(item.column)] = item.nextInColumn
        } else {
            entries[Int(item.previousInColumn)].nextInColumn = item.nextInColumn
        }
        if item.nextInColumn != Self.none {
            entries[Int(item.nextInColumn)].previousInColumn = item.previousInColumn
        }
        columnCounts[Int(item.column)] -= 1
        if states[Int(item.row)] == .equality { equalityCounts[Int(item.column)] -= 1 }
    }

    private mutating func release(_ entry: Int32) {
        entries[Int(entry)].nextInRow = freeEntry
        freeEntry = entry
    }
}
