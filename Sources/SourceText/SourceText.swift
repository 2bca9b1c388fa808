// A text as UTF-8 bytes with an index of its lines.

/// An immutable text. The bytes need not be valid UTF-8; nothing here fails on any bytes.
package struct SourceText: Sendable {
    package let bytes: [UInt8]
    /// The offset of the first byte of each line, ascending; the first is 0. Lines end with LF, CR LF or CR.
    package let lineStarts: [Int32]
    /// The numbers that people know the lines by, where the text is part of a file.
    package var lineNumbers = LineNumbers()

    package init(_ string: String) { self.init(bytes: Array(string.utf8)) }

    /// Complexity: O(bytes).
    package init(bytes: [UInt8]) {
        self.bytes = bytes
        self.lineStarts = Self.findLineStarts(in: bytes)
    }

    /// The text that comes of replacing the bytes `start ..< end` of `old`; only the lines that are touched are counted.
    init(bytes: [UInt8], editing old: SourceText, at start: Int, to end: Int) {
        self.bytes = bytes
        var line = old.line(at: TextOffset(start))
        // A line feed put behind a carriage return makes one line ending of the two.
        if line > 0, Int(old.lineStarts[line]) == start { line -= 1 }
        var kept = line + 1
        while kept < old.lineStarts.count, Int(old.lineStarts[kept]) <= end { kept += 1 }
        let shift = bytes.count - old.bytes.count
        let stop = kept < old.lineStarts.count ? Int(old.lineStarts[kept]) + shift : bytes.count
        var starts: [Int32] = []
        starts.reserveCapacity(old.lineStarts.count + 16)
        starts.append(contentsOf: old.lineStarts[...line])
        Self.appendLineStarts(in: bytes, from: Int(old.lineStarts[line]), to: stop, &starts)
        // The start at `stop` was found as one of them, unless the text ends there.
        let rest = starts.last.map { Int($0) == stop } ?? false ? kept + 1 : kept
        let moved = starts.count
        if rest < old.lineStarts.count { starts.append(contentsOf: old.lineStarts[rest...]) }
        if shift != 0 {
            let shift = Int32(truncatingIfNeeded: shift)
            starts.withUnsafeMutableBufferPointer { buffer in
                for index in moved..<buffer.count { buffer[index] &+= shift }
            }
        }
        lineStarts = starts
    }

    package var length: Int { bytes.count }
    package var lineCount: Int { lineStarts.count }
    package var range: TextRange { TextRange(0, bytes.count) }

    /// The text of `range`, cut to the text; invalid bytes appear as U+FFFD.
    package subscript(range: TextRange) -> String {
        let end = min(range.end.utf8, bytes.count)
        let start = min(range.start.utf8, end)
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Whether the bytes of `part` stand somewhere in `range`.
    package func contains(_ part: String, in range: TextRange) -> Bool {
        let part = Array(part.utf8)
        let end = min(range.end.utf8, bytes.count) - part.count
        var start = range.start.utf8
        while start <= end {
            if bytes[start..<start + part.count].elementsEqual(part) { return true }
            start += 1
        }
        return false
    }

    /// Whether the bytes of `range` stand in `other` from `start` on. Complexity: O(bytes), eight at a time.
    package func isSame(_ range: Range<Int>, as other: SourceText, from start: Int) -> Bool {
        guard range.lowerBound >= 0, start >= 0, range.upperBound <= bytes.count,
            start + range.count <= other.bytes.count
        else { return false }
        return bytes.withUnsafeBytes { own in
            other.bytes.withUnsafeBytes { other in
                var index = 0
                while index + 8 <= range.count {
                    let one = own.loadUnaligned(fromByteOffset: range.lowerBound + index, as: UInt64.self)
                    if one != other.loadUnaligned(fromByteOffset: start + index, as: UInt64.self) { return false }
                    index += 8
                }
                while index < range.count {
                    if own[range.lowerBound + index] != other[start + index] { return false }
                    index += 1
                }
                return true
            }
        }
    }

    /// The whole text; invalid bytes appear as U+FFFD.
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    private static func findLineStarts(in bytes: [UInt8]) -> [Int32] {
        var starts: [Int32] = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        appendLineStarts(in: bytes, from: 0, to: bytes.count, &starts)
        return starts
    }

    /// Appends the starts of lines behind the line endings that begin in `first ..< end`.
    private static func appendLineStarts(in bytes: [UInt8], from first: Int, to end: Int, _ starts: inout [Int32]) {
        bytes.withUnsafeBufferPointer { buffer in
            var index = first
            while index < end {
                // Most of a line is passed eight bytes at a time.
                while index + 8 <= end, !hasLineEnd(buffer, index) { index += 8 }
                guard index < end else { break }
                let byte = buffer[index]
                index += 1
                if byte == 0x0A {
                    starts.append(Int32(clamping: index))
                } else if byte == 0x0D {
                    if index < buffer.count, buffer[index] == 0x0A { index += 1 }
                    starts.append(Int32(clamping: index))
                }
            }
        }
    }

    /// Whether one of the eight bytes from `index` on, which there must be, is LF or CR.
    @inline(__always)
    private static func hasLineEnd(_ buffer: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        let word = UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        let (feeds, returns) = (word ^ (ones &* 0x0A), word ^ (ones &* 0x0D))
        // A byte of zero is the only one that becomes greater than 0x7F by taking one away, but for those that are so.
        return ((feeds &- ones) & ~feeds | (returns &- ones) & ~returns) & tops != 0
    }
}
