// A table by small numbers, nearly all of which begin at the same one.

/// Values by numbers from `first` on; those of smaller numbers are found all the same. What was never set is `missing`.
struct OffsetTable<Value> {
    /// In pieces, as copies of long tables get values far behind their end; an empty one is all `missing`.
    private var pieces: [[Value]] = []
    private var smaller: [Int: Value] = [:]
    private let first: Int
    private let missing: Value

    init(from first: Int, missing: Value) {
        self.first = first
        self.missing = missing
    }

    subscript(number: Int) -> Value {
        get {
            let index = number - first
            guard index >= 0 else { return smaller[number] ?? missing }
            guard index >> 6 < pieces.count, !pieces[index >> 6].isEmpty else { return missing }
            return pieces[index >> 6][index & 63]
        }
        // Not a function of its own: that would take memory for itself at each call.
        @inline(__always)
        _modify {
            let index = number - first
            if index < 0 {
                let missing = missing
                yield &smaller[number, default: missing]
            } else {
                let more = (index >> 6) + 1 - pieces.count
                if more > 0 { pieces.append(contentsOf: repeatElement([], count: more)) }
                if pieces[index >> 6].isEmpty { pieces[index >> 6] = Array(repeating: missing, count: 64) }
                yield &pieces[index >> 6][index & 63]
            }
        }
    }
}

extension OffsetTable: Sendable where Value: Sendable {}
