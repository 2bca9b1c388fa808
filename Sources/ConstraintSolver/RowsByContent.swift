// Finds rows that say the same, without making a key for each.

/// A hash table of rows by terms, relation and constant. All rows of a system go through it at each keystroke, so it
/// keeps only their numbers and reads the rest where it lies.
struct RowsByContent {
    /// The row in each slot, or -1; the number of slots is a power of two, at most half of them taken.
    private var slots: [Int32]
    /// Where `equal` ended: the slot of the equal row, or the free one for the row that it was asked for.
    private var slot = 0

    /// A table for at most `capacity` rows.
    init(capacity: Int) {
        var count = 16
        while count < 2 * capacity { count *= 2 }
        slots = Array(repeating: -1, count: count)
    }

    /// The row that was inserted before and says the same as `row`.
    mutating func equal(to row: Int, in system: LinearSystem) -> Int? {
        let mask = slots.count - 1
        slot = Int(truncatingIfNeeded: system.contentHash(row)) & mask
        while slots[slot] >= 0 {
            let other = Int(slots[slot])
            if system.saysTheSame(row, other) { return other }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Inserts the row for which `equal` has just found nothing.
    mutating func insert(_ row: Int) { slots[slot] = Int32(truncatingIfNeeded: row) }

    /// Puts a row in the place of the equal one that `equal` has just found.
    mutating func replaceEqual(by row: Int) { insert(row) }
}

extension LinearSystem {
    /// A number that is the same for rows that say the same; the order of their terms does not count.
    fileprivate func contentHash(_ row: Int) -> UInt64 {
        var sum: UInt64 = 0
        for index in termRange(row) {
            let variable = UInt64(truncatingIfNeeded: termVariables[index])
            sum &+= Self.mixed((variable &+ 1) &* 0x9E37_79B9_7F4A_7C15 ^ (termCoefficients[index] + 0).bitPattern)
        }
        let relation = UInt64(truncatingIfNeeded: Int(relations[row].rawValue))
        return Self.mixed(sum ^ (constants[row] + 0).bitPattern &+ relation)
    }

    /// The finalizer of MurmurHash3: every bit of the input moves every bit of the result.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
        return value ^ (value >> 33)
    }

    /// Whether two rows have the same terms in any order, relation and constant. A row has each variable once.
    fileprivate func saysTheSame(_ one: Int, _ other: Int) -> Bool {
        guard relations[one] == relations[other], constants[one] == constants[other] else { return false }
        let (terms, others) = (termRange(one), termRange(other))
        guard terms.count == others.count else { return false }
        return terms.allSatisfy { index in
            others.contains {
                termVariables[$0] == termVariables[index] && termCoefficients[$0] == termCoefficients[index]
            }
        }
    }
}
