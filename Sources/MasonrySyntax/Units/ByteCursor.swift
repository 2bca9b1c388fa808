// Skipping comments, literals and names in bytes: what the scanners of both source languages share.

/// A place in the bytes of a file. Nothing here reads past the end.
struct ByteCursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { index >= bytes.count }

    /// The byte `distance` further on; 0 behind the end.
    @inline(__always) func peek(_ distance: Int = 0) -> UInt8 {
        let place = index + distance
        return place < bytes.count ? bytes[place] : 0
    }

    mutating func skipLine() {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
    }

    /// Past the next line feed.
    mutating func skipPastLine() {
        skipLine()
        index = min(index + 1, bytes.count)
    }

    mutating func skipBlanks() {
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x0D { index += 1 }
    }

    /// White space with line ends.
    mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    }

    /// A literal between quotes on one line; an open one ends with its line.
    mutating func skipQuoted(_ quote: UInt8) {
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x0A { return }
            index += byte == 0x5C ? 2 : 1
            if byte == quote { return }
        }
        index = min(index, bytes.count)
    }

    /// Whether `word` stands here, as a whole word.
    func isAt(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
        return !Self.isNamePart(peek(count))
    }

    /// What the line that begins here declares in C, if it does so at the left edge: `kGap` of `#define kGap 8` and of
    /// `static const CGFloat kGap = 8;`, `height` of `CGFloat height(void) {`.
    func nameOfLineAtFileLevel() -> String? {
        var line = self
        let isMacro = line.peek() == UInt8(ascii: "#")
        if isMacro {
            line.index += 1
            line.skipBlanks()
            guard line.isAt("define") else { return nil }
            line.index += 6
            line.skipBlanks()
            return line.takeName()
        }
        guard ByteCursor.isNamePart(line.peek()) else { return nil }
        var last: String?
        while !line.isAtEnd {
            switch line.peek() {
            case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), 0x0A:
                return last
            case 0x20, 0x09, UInt8(ascii: "*"): line.index += 1
            default:
                guard let name = line.takeName() else { return nil }
                last = name
            }
        }
        return last
    }

    /// The name that begins here; nil where none does.
    mutating func takeName() -> String? {
        let start = index
        guard start < bytes.count, Self.isNamePart(bytes[start]), !(0x30...0x39).contains(bytes[start]) else {
            return nil
        }
        while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    @inline(__always) static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x24, 0x80...0xFF: true
        default: false
        }
    }
}
