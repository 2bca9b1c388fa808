// Finding some names in bytes.

import SourceText

/// Names that are looked for, each with a number.
struct KnownNames {
    private var numbers: [UInt64: Int] = [:]
    private var beginners = [Bool](repeating: false, count: 256)

    /// Two names with one number would only join more.
    init(_ names: [String: Int]) {
        for (name, number) in names {
            numbers[FNV1a(name.utf8).value] = number
            if let first = name.utf8.first { beginners[Int(first)] = true }
        }
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
            var hash = FNV1a()
            while index < range.upperBound, ByteCursor.isNamePart(bytes[index]) {
                if isCandidate { hash.combine(bytes[index]) }
                index += 1
            }
            if isCandidate, let number = numbers[hash.value] { body(number, start..<index) }
        }
    }
}
