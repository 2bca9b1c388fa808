// A text as UTF-8 bytes with an index of its lines.

/// An immutable text. The bytes need not be valid UTF-8; nothing here fails on any bytes.
package struct SourceText: Sendable {
    package let bytes: [UInt8]
    /// The offset of the first byte of each line, ascending; the first is 0. Lines end with LF, CR LF or CR.
    package let lineStarts: [Int32]

    package init(_ string: String) { self.init(bytes: Array(string.utf8)) }

    /// Complexity: O(bytes).
    package init(bytes: [UInt8]) {
        self.bytes = bytes
        self.lineStarts = Self.findLineStarts(in: bytes)
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

    /// The whole text; invalid bytes appear as U+FFFD.
    package var string: String { String(decoding: bytes, as: UTF8.self) }

    private static func findLineStarts(in bytes: [UInt8]) -> [Int32] {
        var starts: [Int32] = [0]
        starts.reserveCapacity(bytes.count / 32 + 1)
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while index < buffer.count {
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
        return starts
    }
}
