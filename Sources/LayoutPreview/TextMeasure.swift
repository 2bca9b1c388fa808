// How wide a text is, which decides what fits where.

/// The measure of texts on one kind of canvas.
enum TextMeasure: Sendable {
    /// A proportional sans-serif font of this size in canvas units.
    case proportional(size: Double)
    /// A terminal: one cell a character, two for wide ones.
    case cells
    /// A terminal that shows ASCII only: signs become what `ASCIIText` writes for them.
    case plainCells

    /// The height of a line in canvas units.
    var lineHeight: Double {
        switch self {
        case .proportional(let size): size * 1.2
        case .cells, .plainCells: 1
        }
    }

    func width(of text: String) -> Double {
        switch self {
        case .proportional(let size):
            var hundredths = 0
            for byte in text.utf8 {
                // Not ASCII: measured by character, because marks and joined emoji have no width of their own.
                guard byte < 0x80 else { return text.reduce(0) { $0 + width(of: $1) } }
                hundredths += Self.advance(byte)
            }
            return Double(hundredths) * size / 100
        case .cells, .plainCells: return text.reduce(0) { $0 + width(of: $1) }
        }
    }

    func width(of character: Character) -> Double {
        switch self {
        case .proportional(let size):
            if let ascii = character.asciiValue { return Double(Self.advance(ascii)) * size / 100 }
            return (Self.isWide(character) ? 1.4 : 0.85) * size
        case .cells: return Self.isWide(character) ? 2 : 1
        case .plainCells: return Double(ASCIIText.plain(character).utf8.count)
        }
    }

    /// Whether a terminal gives the character two cells (East Asian wide characters and emoji).
    static func isWide(_ character: Character) -> Bool {
        var wide = false
        for scalar in character.unicodeScalars {
            switch scalar.value {
            case 0xFE0F, 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
                0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
                wide = true
            default:
                wide = wide || scalar.properties.isEmojiPresentation
            }
        }
        return wide
    }

    /// Advance of an ASCII character in hundredths of an em. The figures are those of DejaVu Sans, the widest of
    /// the usual sans-serif fonts: in any other font a text takes less room than was kept for it.
    private static func advance(_ byte: UInt8) -> Int {
        let index = Int(byte) - 32
        return advances.indices.contains(index) ? Int(advances[index]) : 60
    }

    private static let advances: [UInt8] = [
        32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34,
        84, 84, 84, 53, 100, 68, 69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73, 68, 99,
        69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55, 63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52,
        39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
    ]
}
