// Values out of bytes that may be damaged, or made up by somebody.

/// Reads what `RecordWriter` wrote. Behind a damage everything is zero or empty, and `isBroken` says so: whoever reads
/// asks once, at the end.
package struct RecordReader {
    private let bytes: [UInt8]
    package private(set) var place: Int
    private let end: Int
    package private(set) var isBroken = false

    /// Of a part of `bytes`; what lies outside is not read.
    package init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        place = min(max(0, range.lowerBound), bytes.count)
        end = min(max(place, range.upperBound), bytes.count)
    }

    /// Whether all was read and nothing was damaged.
    package var isComplete: Bool { !isBroken && place == end }

    package mutating func readBroken() { isBroken = true }

    package mutating func readByte() -> UInt8 {
        guard !isBroken, place < end else {
            isBroken = true
            return 0
        }
        defer { place += 1 }
        return bytes[place]
    }

    package mutating func readNumber() -> UInt64 {
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = readByte()
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return isBroken ? 0 : result }
        }
        isBroken = true
        return 0
    }

    package mutating func readInt() -> Int { Int(truncatingIfNeeded: readNumber()) }

    package mutating func readDouble() -> Double { Double(bitPattern: readWhole()) }

    package mutating func readFlag() -> Bool { readByte() != 0 }

    /// The next `count` bytes by their places; nothing where there are not so many.
    package mutating func readRange(_ count: Int) -> Range<Int> {
        guard !isBroken, count >= 0, count <= end - place else {
            isBroken = true
            return place..<place
        }
        defer { place += count }
        return place..<place + count
    }

    package mutating func readText() -> String {
        let range = readRange(readInt())
        return bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
        }
    }

    package mutating func readOptionalText() -> String? { readFlag() ? readText() : nil }

    package mutating func readWhole() -> UInt64 {
        let range = readRange(8)
        return bytes[range].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    package mutating func readHashes() -> [UInt32] {
        let count = readCount()
        guard count <= (end - place) / 4 else {
            isBroken = true
            return []
        }
        let range = readRange(count * 4)
        return bytes.withUnsafeBytes { bytes in
            stride(from: range.lowerBound, to: range.upperBound, by: 4).map {
                UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
            }
        }
    }

    /// As many as there may be: an element has a byte at least.
    private mutating func readCount() -> Int {
        let count = readInt()
        guard count >= 0, count <= end - place else {
            isBroken = true
            return 0
        }
        return count
    }

    package mutating func readList<Element>(_ element: (inout RecordReader) -> Element) -> [Element] {
        let count = readCount()
        var list: [Element] = []
        // What one element takes is not known, and a made-up number must not take the memory.
        list.reserveCapacity(min(count, 4096))
        for _ in 0..<count where !isBroken { list.append(element(&self)) }
        return list
    }
}
