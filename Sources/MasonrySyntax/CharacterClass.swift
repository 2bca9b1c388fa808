// Which bytes and scalars start or continue which tokens.

/// What a byte can start.
enum CharacterClass: UInt8 {
    case other, identifier, digit, space, newline, punctuation

    @inline(__always)
    static func of(_ byte: UInt8) -> CharacterClass {
        // Two 64-bit sets a class: no table has to be initialized or checked.
        if byte < 64 {
            let bit = UInt64(1) << UInt64(byte)
            if bit & spaces != 0 { return .space }
            if bit & newlines != 0 { return .newline }
            if bit & digits != 0 { return .digit }
            if bit & lowPunctuation != 0 { return .punctuation }
            return byte == UInt8(ascii: "$") ? .identifier : .other
        }
        if byte < 128 {
            let bit = UInt64(1) << UInt64(byte & 63)
            if bit & letters != 0 { return .identifier }
            return bit & highPunctuation != 0 ? .punctuation : .other
        }
        return .other
    }

    /// Tab, vertical tab, form feed, space.
    private static let spaces: UInt64 = 1 << 9 | 1 << 11 | 1 << 12 | 1 << 32
    private static let newlines: UInt64 = 1 << 10 | 1 << 13
    private static let digits: UInt64 = 0x03FF_0000_0000_0000
    /// `! " # % & ' ( ) * + , - . /` and `: ; < = > ?`
    private static let lowPunctuation: UInt64 = 0xFC00_FFEE_0000_0000
    /// Letters and `_`, as bits of `byte & 63`.
    private static let letters: UInt64 = 0x07FF_FFFE_87FF_FFFE
    /// The characters `@ [ \ ] ^` and the back-quote, braces, bar and tilde.
    private static let highPunctuation: UInt64 = 0x7800_0001_7800_0001
}

/// A scalar beyond ASCII read from bytes that may be anything.
struct DecodedScalar {
    let value: UInt32
    /// In bytes; 0 where the bytes are not valid UTF-8.
    let width: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, end: Int) {
        let first = bytes[index]
        let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
        guard length > 0, index + length <= end else {
            (value, width) = (0xFFFD, 0)
            return
        }
        var scalar = UInt32(first) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
        for offset in 1..<length {
            let next = bytes[index + offset]
            guard next & 0xC0 == 0x80 else {
                (value, width) = (0xFFFD, 0)
                return
            }
            scalar = scalar << 6 | UInt32(next & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        let isValid = scalar >= least && scalar <= 0x10FFFF && !(0xD800...0xDFFF).contains(scalar)
        (value, width) = isValid ? (scalar, length) : (0xFFFD, 0)
    }

    /// No-break and typographic spaces, line and paragraph separators, the byte order mark.
    var isSpace: Bool {
        switch value {
        case 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: width > 0
        default: false
        }
    }

    /// Letters of all scripts and emoji. Punctuation that keyboards set for East Asia type by mistake is none.
    var isIdentifier: Bool {
        guard width > 0, !isSpace else { return false }
        switch value {
        case 0x80...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7: return false
        case 0x2010...0x2027, 0x2030...0x203B, 0x2260, 0x2264, 0x2265: return false
        case 0x3001...0x3003, 0x3008...0x3020: return false
        case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFFFD: return false
        default: return true
        }
    }
}

/// The punctuation of keyboards set for East Asia.
enum WideMark {
    /// The mark of the language that `scalar` is the wide form of.
    static func narrow(_ scalar: UInt32) -> (String, Lexeme.Kind)? {
        switch scalar {
        case 0xFF1B: (";", .semicolon)
        case 0xFF0C, 0x3001: (",", .comma)
        case 0xFF08: ("(", .leftParen)
        case 0xFF09: (")", .rightParen)
        case 0xFF1A: (":", .colon)
        case 0xFF0E, 0x3002: (".", .dot)
        case 0xFF1D: ("=", .assign)
        case 0xFF5B: ("{", .leftBrace)
        case 0xFF5D: ("}", .rightBrace)
        default: nil
        }
    }
}
