// The order in which equalities are eliminated: cheapest first, and among equals the one that changed last, because
// its surroundings are still in the processor's cache.

/// Rows in buckets by cost. A row may stand in several buckets; the entry with its current key counts.
struct PivotQueue {
    private static let lastKey = 63

    /// The bucket of a cost: exact where costs are small, by powers of the square root of 2 above, so that a row that has
    /// grown waits until the others have been shortened.
    static func key(_ cost: Int) -> Int {
        if cost < 16 { return max(cost, 0) }
        let exponent = Int.bitWidth - 1 - cost.leadingZeroBitCount
        let half = (cost >> (exponent - 1)) & 1
        return min(16 + 2 * (exponent - 4) + half, lastKey)
    }

    private var buckets: [[Int32]] = Array(repeating: [], count: PivotQueue.lastKey + 1)
    private var keys: [UInt8]
    private var lowest = 0

    init(rowCount: Int) { keys = Array(repeating: .max, count: rowCount) }

    /// Whether a row is queued.
    func contains(_ row: Int) -> Bool { keys[row] != .max }

    /// Queues a row, or moves it forward; a later place than it has is corrected when it is popped.
    mutating func push(_ row: Int, _ key: Int) {
        let clamped = UInt8(truncatingIfNeeded: min(max(key, 0), Self.lastKey))
        guard clamped < keys[row] else { return }
        keys[row] = clamped
        buckets[Int(clamped)].append(Int32(truncatingIfNeeded: row))
        lowest = min(lowest, Int(clamped))
    }

    /// Takes out one of the cheapest rows.
    mutating func popCheapest() -> (row: Int, key: Int)? {
        while lowest <= Self.lastKey {
            guard let last = buckets[lowest].popLast() else {
                lowest += 1
                continue
            }
            let row = Int(last)
            guard Int(keys[row]) == lowest else { continue }
            keys[row] = .max
            return (row, lowest)
        }
        return nil
    }
}
