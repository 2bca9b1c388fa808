// What a number of C or Swift is worth.

enum NumberLiteral {
    /// The powers of ten that are exact in a `Double`.
    private static let exactPowers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20, 1e21, 1e22,
    ]

    /// The value of a spelling the lexer took for a number; what is too great becomes infinite.
    static func value(of spelling: UnsafeBufferPointer<UInt8>) -> Double {
        guard let first = spelling.first else { return 0 }
        if first == UInt8(ascii: "'") { return character(spelling) }
        if first == UInt8(ascii: "0"), spelling.count > 2 {
            switch spelling[1] | 0x20 {
            case UInt8(ascii: "x"): return hexadecimal(spelling)
            case UInt8(ascii: "b"): return integer(spelling.dropFirst(2), radix: 2)
            case UInt8(ascii: "o"): return integer(spelling.dropFirst(2), radix: 8)
            default: break
            }
        }
        return decimal(spelling)
    }

    private static func decimal(_ spelling: UnsafeBufferPointer<UInt8>) -> Double {
        var mantissa: UInt64 = 0
        var digits = 0
        var fraction = 0
        var isFraction = false
        for byte in spelling {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += mantissa == 0 && byte == UInt8(ascii: "0") ? 0 : 1
                guard digits <= 15 else { return slowDecimal(spelling) }
                mantissa = mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
                if isFraction { fraction += 1 }
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "_"): break
            case UInt8(ascii: "e"), UInt8(ascii: "E"): return slowDecimal(spelling)
            default: return quotient(mantissa, fraction)
            }
        }
        return quotient(mantissa, fraction)
    }

    /// Exact mantissa by exact power: rounded once, so rounded right.
    private static func quotient(_ mantissa: UInt64, _ fraction: Int) -> Double {
        fraction < exactPowers.count ? Double(mantissa) / exactPowers[fraction] : 0
    }

    private static func slowDecimal(_ spelling: UnsafeBufferPointer<UInt8>) -> Double {
        let digits = spelling.prefix { byte in
            CharacterClass.of(byte) == .digit || byte == UInt8(ascii: ".") || byte | 0x20 == UInt8(ascii: "e")
                || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        }
        let text = String(decoding: digits.filter { $0 != UInt8(ascii: "_") }, as: UTF8.self)
        return Double(text) ?? Double(text + "0") ?? 0
    }

    private static func integer(_ digits: Slice<UnsafeBufferPointer<UInt8>>, radix: Double) -> Double {
        var value = 0.0
        for byte in digits where byte != UInt8(ascii: "_") {
            guard let digit = digitValue(byte), Double(digit) < radix else { break }
            value = value * radix + Double(digit)
        }
        return value
    }

    private static func hexadecimal(_ spelling: UnsafeBufferPointer<UInt8>) -> Double {
        let isFloating = spelling.contains { $0 | 0x20 == UInt8(ascii: "p") }
        guard isFloating else { return integer(spelling.dropFirst(2), radix: 16) }
        return Double(String(decoding: spelling, as: UTF8.self)) ?? 0
    }

    private static func digitValue(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// `'A'` is 65; several characters are packed as compilers do.
    private static func character(_ spelling: UnsafeBufferPointer<UInt8>) -> Double {
        var value: UInt32 = 0
        var isEscaped = false
        for byte in spelling.dropFirst().dropLast() {
            if !isEscaped, byte == UInt8(ascii: "\\") {
                isEscaped = true
                continue
            }
            value = value << 8 | UInt32(isEscaped ? escape(byte) : byte)
            isEscaped = false
        }
        return Double(value)
    }

    private static func escape(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): 10
        case UInt8(ascii: "t"): 9
        case UInt8(ascii: "r"): 13
        case UInt8(ascii: "0"): 0
        default: byte
        }
    }
}
