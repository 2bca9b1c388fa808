// The order in which equalities are eliminated: cheapest first, first come first served among equals.

/// Rows in buckets by cost. A row may stand in several buckets; the entry with its current key counts.
struct PivotQueue {
    /// The bucket of everything that costs at least this much.
    static let lastKey = 24

    private var buckets: [[Int32]] = Array(repeating: [], count: PivotQueue.lastKey + 1)
    private var heads: [Int] = Array(repeating: 0, count: PivotQueue.lastKey + 1)
    private var keys: [UInt8]
    private var lowest = 0

    init(rowCount: Int) { keys = Array(repeating: .max, count: rowCount) }

    /// Queues a row, or moves it forward; a later place than it has is corrected when it is popped.
    mutating func push(_ row: Int, _ key: Int) {
        let clamped = UInt8(truncatingIfNeeded: min(max(key, 0), Self.lastKey))
        guard clamped < keys[row] else { return }
        keys[row] = clamped
        buckets[Int(clamped)].append(Int32(truncatingIfNeeded: row))
        lowest = min(lowest, Int(clamped))
    }

    /// Takes out the first of the cheapest rows.
    mutating func popCheapest() -> (row: Int, key: Int)? {
        while lowest <= Self.lastKey {
            guard heads[lowest] < buckets[lowest].count else {
                buckets[lowest].removeAll(keepingCapacity: true)
                heads[lowest] = 0
                lowest += 1
                continue
            }
            let row = Int(buckets[lowest][heads[lowest]])
            heads[lowest] += 1
            guard Int(keys[row]) == lowest else { continue }
            keys[row] = .max
            return (row, lowest)
        }
        return nil
    }
}
