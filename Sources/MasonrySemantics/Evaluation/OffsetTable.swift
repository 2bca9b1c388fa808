// A table by small numbers, nearly all of which begin at the same one.

/// Values by numbers from `first` on; those of smaller numbers are found all the same. What was never set is `missing`.
struct OffsetTable<Value> {
    private var values: [Value] = []
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
            return index < values.count ? values[index] : missing
        }
        // Not a function of its own: that would take memory for itself at each call.
        @inline(__always)
        _modify {
            let index = number - first
            if index < 0 {
                let missing = missing
                yield &smaller[number, default: missing]
            } else {
                while values.count <= index { values.append(missing) }
                yield &values[index]
            }
        }
    }
}

extension OffsetTable: Sendable where Value: Sendable {}
