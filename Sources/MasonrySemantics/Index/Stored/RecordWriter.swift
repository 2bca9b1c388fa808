// Values as bytes, for what is kept on a disk.

/// Writes what `RecordReader` reads: numbers in as few bytes as they need, texts and lists with their length before them.
package struct RecordWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func write(_ number: UInt64) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Negative ones take ten bytes.
    package mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

    package mutating func write(_ number: Int64) { write(UInt64(bitPattern: number)) }

    package mutating func write(_ number: Double) { writeWhole(number.bitPattern) }

    package mutating func write(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    package mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    package mutating func write(_ text: String?) {
        write(text != nil)
        if let text { write(text) }
    }

    /// Eight bytes, the least first.
    package mutating func writeWhole(_ number: UInt64) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    /// Four bytes each.
    package mutating func write(_ numbers: [UInt32]) {
        write(numbers.count)
        for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }
    }

    package mutating func write<Element>(_ list: [Element], _ element: (inout RecordWriter, Element) -> Void) {
        write(list.count)
        for one in list { element(&self, one) }
    }

    /// As it is, without its length.
    package mutating func append(_ other: ArraySlice<UInt8>) { bytes.append(contentsOf: other) }

    package mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }
}
