// Finding some names in bytes.

/// Names that are looked for, each with a number.
struct KnownNames {
    private var numbers: [UInt64: Int] = [:]
    private var beginners = [Bool](repeating: false, count: 256)

    /// Two names with one number would only join more.
    init(_ names: [String: Int]) {
        for (name, number) in names {
            var hash = Self.start
            for byte in name.utf8 { hash = Self.add(byte, to: hash) }
            numbers[hash] = number
            if let first = name.utf8.first { beginners[Int(first)] = true }
        }
    }

    private static let start: UInt64 = 0xCBF2_9CE4_8422_2325
    @inline(__always) private static func add(_ byte: UInt8, to hash: UInt64) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
        var index = range.lowerBound
        while index < range.upperBound {
            guard ByteCursor.isNamePart(bytes[index]) else {
                index += 1
                continue
            }
            let isCandidate = beginners[Int(bytes[index])]
            let start = index
            var hash = Self.start
            while index < range.upperBound, ByteCursor.isNamePart(bytes[index]) {
                if isCandidate { hash = Self.add(bytes[index], to: hash) }
                index += 1
            }
            if isCandidate, let number = numbers[hash] { body(number, start..<index) }
        }
    }
}
