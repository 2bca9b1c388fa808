// Random numbers that are the same on every machine.

/// SplitMix64 (Steele, Lea and Flood 2014): small, fast, and good enough for test data.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The sequence that belongs to `seed`.
    public init(seed: UInt64) { state = seed }

    /// The sequence that belongs to `name` (by FNV-1a), whatever others there are.
    public init(name: String) {
        self.init(seed: name.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 })
    }

    /// The next 64 random bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A whole number of the range.
    public mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    /// A multiple of one half of the range, in points.
    public mutating func points(_ range: ClosedRange<Int>) -> Double {
        Double(integer(2 * range.lowerBound...2 * range.upperBound)) / 2
    }

    /// True once in `count` times.
    public mutating func happens(onceIn count: Int) -> Bool { integer(1...count) == 1 }

    /// One of the elements, the first if there is only one.
    public mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
        let index = integer(0...others.count)
        return index == 0 ? first : others[index - 1]
    }
}
