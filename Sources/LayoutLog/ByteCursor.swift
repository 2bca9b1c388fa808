// A place in the bytes of one constraint: looks ahead without ever reading beyond the end.

/// Reads forward over bytes. Beyond the end all bytes are 0.
struct ByteCursor {
    let bytes: [UInt8]
    var position: Int
    let end: Int

    init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        position = max(0, start)
        end = bytes.count
    }

    var isAtEnd: Bool { position >= end }

    /// The byte at an offset from here.
    func peek(_ offset: Int = 0) -> UInt8 { at(position + offset) }

    /// The byte at a place.
    func at(_ place: Int) -> UInt8 { place >= 0 && place < end ? bytes[place] : 0 }

    /// Whether the bytes from a place on are those of `text`.
    func matches(_ text: StaticString, at place: Int) -> Bool {
        guard place >= 0, place + text.utf8CodeUnitCount <= end else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[place + offset] != text.utf8Start[offset] { return false }
        return true
    }

    func matches(_ text: StaticString) -> Bool { matches(text, at: position) }

    mutating func take(_ text: StaticString) -> Bool {
        guard matches(text) else { return false }
        position += text.utf8CodeUnitCount
        return true
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard peek() == byte, !isAtEnd else { return false }
        position += 1
        return true
    }

    mutating func skipSpaces() {
        while isSpace(peek()), !isAtEnd { position += 1 }
    }

    /// The text of a range, without spaces around it.
    func text(_ range: Range<Int>) -> String {
        var low = max(0, range.lowerBound)
        var high = min(end, range.upperBound)
        while low < high, isSpace(bytes[low]) { low += 1 }
        while high > low, isSpace(bytes[high - 1]) { high -= 1 }
        return String(decoding: bytes[low..<max(low, high)], as: UTF8.self)
    }

    /// A word of letters from here; empty where there is none.
    func word(at place: Int) -> Range<Int> {
        var stop = place
        while isLetter(at(stop)) { stop += 1 }
        return place..<stop
    }
}

func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
/// What names of classes are made of, generic arguments aside.
func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x5F || byte == 0x2E || byte == 0x24 || byte >= 0x80
}

func hexValue(_ byte: UInt8) -> UInt64? {
    if isDigit(byte) { return UInt64(byte - 0x30) }
    let lower = byte | 0x20
    return lower >= 0x61 && lower <= 0x66 ? UInt64(lower - 0x61 + 10) : nil
}

extension ByteCursor {
    /// A decimal number, with sign and exponent; `inf` and `nan` count as well.
    mutating func number() -> Double? {
        var place = position
        var isNegative = false
        if at(place) == 0x2D || at(place) == 0x2B {
            isNegative = at(place) == 0x2D
            place += 1
            while at(place) == 0x20 { place += 1 }
        }
        for (word, value) in Self.notFinite where matches(word, at: place) {
            position = place + word.utf8CodeUnitCount
            return isNegative ? -value : value
        }
        let start = place
        var significand: UInt64 = 0
        var digits = 0
        var scale = 0
        var isFraction = false
        while true {
            let byte = at(place)
            if isDigit(byte) {
                if digits < 18 {
                    significand = significand * 10 + UInt64(byte - 0x30)
                    if significand > 0 { digits += 1 }
                    if isFraction { scale -= 1 }
                } else if !isFraction {
                    scale += 1
                }
            } else if byte == 0x2E, !isFraction, isDigit(at(place + 1)) {
                isFraction = true
            } else {
                break
            }
            place += 1
        }
        guard place > start else { return nil }
        let mantissaEnd = place
        if at(place) | 0x20 == 0x65 {
            var exponentPlace = place + 1
            if at(exponentPlace) == 0x2D || at(exponentPlace) == 0x2B { exponentPlace += 1 }
            if isDigit(at(exponentPlace)) {
                while isDigit(at(exponentPlace)) { exponentPlace += 1 }
                place = exponentPlace
            }
        }
        position = place
        // Up to 15 digits and powers of ten up to 22 are exact, so that one operation rounds correctly.
        if place == mantissaEnd, digits <= 15, abs(scale) <= 22 {
            let value = Double(significand)
            let exact = scale < 0 ? value / Self.powersOfTen[-scale] : value * Self.powersOfTen[scale]
            return isNegative ? -exact : exact
        }
        guard let value = Double(text(start..<place)) else { return nil }
        return isNegative ? -value : value
    }

    private static let notFinite: [(StaticString, Double)] = [("inf", .infinity), ("nan", .nan)]
    private static let powersOfTen: [Double] = (0...22).map { exponent in
        (0..<exponent).reduce(1.0) { value, _ in value * 10 }
    }

    /// `0x` and hexadecimal digits, perhaps abbreviated by dots.
    mutating func address() -> UInt64? {
        guard peek() == 0x30, peek(1) | 0x20 == 0x78, hexValue(peek(2)) != nil else { return nil }
        position += 2
        var value: UInt64 = 0
        while let digit = hexValue(peek()) {
            value = value << 4 | digit
            position += 1
        }
        if matches("...") { position += 3 } else if matches("…") { position += 3 }
        return value
    }

    /// A priority: a number, one of Masonry's words, or what Swift prints of one.
    mutating func priority() -> Double? {
        skipSpaces()
        if let number = number() { return number }
        if take("UILayoutPriority(rawValue:") || take("NSLayoutConstraint.Priority(rawValue:")
            || take("__C.UILayoutPriority(rawValue:") || take("Priority(rawValue:")
        {
            skipSpaces()
            let value = number()
            _ = take(0x29)
            return value
        }
        for (word, value) in Self.priorityWords where take(word) { return value }
        return nil
    }

    private static let priorityWords: [(StaticString, Double)] = [
        ("high", 750), ("medium", 500), ("low", 250), ("required", 1000), ("fitting size", 50),
        ("drag can resize window", 510), ("window size stay put", 500), ("drag cannot resize window", 490),
    ]
}
