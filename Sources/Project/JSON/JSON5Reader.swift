// Reads JSON5 (https://spec.json5.org), of which JSON is a part: comments, trailing commas, bare keys, single quotes.

import LayoutIDE
import SourceText

/// One pass over the bytes; nesting is limited, so no text exhausts the stack.
package struct JSON5Reader {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private static let maximumDepth = 128

    /// The value that is the whole of `text`.
    package static func read(_ text: SourceText) throws(JSON5Error) -> JSON5Node {
        var reader = JSON5Reader(bytes: text.bytes)
        if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let node = try reader.readValue()
        try reader.skipBlank()
        guard reader.position == reader.bytes.count else { throw reader.unexpected("the end of the text", "文本结尾") }
        return node
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func peek(_ distance: Int) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    private func unexpected(_ english: Phrase, _ chinese: Phrase) -> JSON5Error {
        let wanted = LocalizedText(english, chinese)
        guard current != nil else {
            return JSON5Error(
                range: TextRange(bytes.count, bytes.count),
                message: LocalizedText("expected \(wanted), but the text ends", "此处应为\(wanted)，但文本已结束"))
        }
        return JSON5Error(
            range: TextRange(position, position + 1), message: LocalizedText("expected \(wanted)", "此处应为\(wanted)"))
    }

    private mutating func skipBlank() throws(JSON5Error) {
        while let byte = current {
            switch byte {
            case 0x09...0x0D, 0x20: position += 1
            case 0xC2 where peek(1) == 0xA0: position += 2
            case 0xEF where peek(1) == 0xBB && peek(2) == 0xBF: position += 3
            case 0xE2 where peek(1) == 0x80 && (peek(2) == 0xA8 || peek(2) == 0xA9): position += 3
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while let byte = current, byte != 0x0A, byte != 0x0D { position += 1 }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): try skipBlockComment()
            default: return
            }
        }
    }

    private mutating func skipBlockComment() throws(JSON5Error) {
        let start = position
        position += 2
        while current != nil {
            if current == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        throw JSON5Error(
            range: TextRange(start, start + 2), message: LocalizedText("this comment has no end", "注释没有结尾"))
    }

    private mutating func readValue() throws(JSON5Error) -> JSON5Node {
        try skipBlank()
        let start = position
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.maximumDepth else {
            throw JSON5Error(range: TextRange(start, start + 1), message: LocalizedText("nested too deeply", "嵌套过深"))
        }
        let value: JSON5Node.Value
        switch current {
        case UInt8(ascii: "{"): value = .object(try readMembers())
        case UInt8(ascii: "["): value = .array(try readElements())
        case UInt8(ascii: "\""), UInt8(ascii: "'"): value = .string(try readString())
        case .some(let byte) where isNumberStart(byte): value = .number(try readNumber())
        default: value = try readWordValue()
        }
        return JSON5Node(value: value, range: TextRange(start, position))
    }

    private mutating func readMembers() throws(JSON5Error) -> [JSON5Node.Member] {
        position += 1
        var members: [JSON5Node.Member] = []
        while true {
            try skipBlank()
            if current == UInt8(ascii: "}") { break }
            let start = position
            let key = try readKey()
            let keyRange = TextRange(start, position)
            try skipBlank()
            guard current == UInt8(ascii: ":") else { throw unexpected("“:” after the key", "键之后的“:”") }
            position += 1
            members.append(.init(key: key, keyRange: keyRange, node: try readValue()))
            try skipBlank()
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != UInt8(ascii: "}") {
                throw unexpected("“,” or “}”", "“,”或“}”")
            }
        }
        position += 1
        return members
    }

    private mutating func readElements() throws(JSON5Error) -> [JSON5Node] {
        position += 1
        var nodes: [JSON5Node] = []
        while true {
            try skipBlank()
            if current == UInt8(ascii: "]") { break }
            nodes.append(try readValue())
            try skipBlank()
            if current == UInt8(ascii: ",") {
                position += 1
            } else if current != UInt8(ascii: "]") {
                throw unexpected("“,” or “]”", "“,”或“]”")
            }
        }
        position += 1
        return nodes
    }

    private mutating func readKey() throws(JSON5Error) -> String {
        if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try readString() }
        let word = readWord()
        guard !word.isEmpty else { throw unexpected("a key", "一个键") }
        return word
    }

    /// Letters, digits, `_`, `$` and everything beyond ASCII, which is what an identifier may hold.
    private mutating func readWord() -> String {
        let start = position
        while let byte = current, isWordByte(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func readWordValue() throws(JSON5Error) -> JSON5Node.Value {
        let start = position
        let word = readWord()
        switch word {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        case "Infinity": return .number(.infinity)
        case "NaN": return .number(.nan)
        case "": throw unexpected("a value", "一个值")
        default:
            throw JSON5Error(
                range: TextRange(start, position),
                message: LocalizedText("“\(word)” is not a value; strings need quotes", "“\(word)”不是有效的值；字符串需要引号"))
        }
    }
}

private func isNumberStart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(byte)
}

private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF: true
    default: false
    }
}

// MARK: - Strings and numbers

extension JSON5Reader {
    private mutating func readString() throws(JSON5Error) -> String {
        let start = position
        let quote = current
        position += 1
        var result: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == quote { return String(decoding: result, as: UTF8.self) }
            switch byte {
            case UInt8(ascii: "\\"): try readEscape(into: &result)
            case 0x0A, 0x0D:
                throw JSON5Error(
                    range: TextRange(start, position - 1),
                    message: LocalizedText("this string has no end on its line", "字符串在本行内没有结尾"))
            default: result.append(byte)
            }
        }
        throw JSON5Error(range: TextRange(start, position), message: LocalizedText("this string has no end", "字符串没有结尾"))
    }

    private mutating func readEscape(into result: inout [UInt8]) throws(JSON5Error) {
        guard let byte = current else { throw unexpected("the rest of the string", "字符串的其余部分") }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "v"): result.append(0x0B)
        case UInt8(ascii: "0"): result.append(0)
        case 0x0D:
            if current == 0x0A { position += 1 }
        case 0x0A: break
        case UInt8(ascii: "x"): appendScalar(try readHexadecimal(digits: 2), &result)
        case UInt8(ascii: "u"): appendScalar(try readUnicodeEscape(), &result)
        default: result.append(byte)
        }
    }

    /// Four digits, and the other half of a surrogate pair where there is one.
    private mutating func readUnicodeEscape() throws(JSON5Error) -> UInt32 {
        let first = try readHexadecimal(digits: 4)
        guard (0xD800..<0xDC00).contains(first), current == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") else {
            return first
        }
        let before = position
        position += 2
        let second = try readHexadecimal(digits: 4)
        guard (0xDC00..<0xE000).contains(second) else {
            position = before
            return first
        }
        return 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
    }

    private func appendScalar(_ value: UInt32, _ result: inout [UInt8]) {
        let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
        result.append(contentsOf: String(Character(scalar)).utf8)
    }

    private mutating func readHexadecimal(digits: Int) throws(JSON5Error) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<digits {
            guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw unexpected("\(digits) hexadecimal digits", " \(digits) 位十六进制数字")
            }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }

    private mutating func readNumber() throws(JSON5Error) -> Double {
        let start = position
        while let byte = current, isNumberByte(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Self.number(text) else {
            throw JSON5Error(
                range: TextRange(start, position), message: LocalizedText("“\(text)” is not a number", "“\(text)”不是数值"))
        }
        return number
    }

    private func isNumberByte(_ byte: UInt8) -> Bool { isWordByte(byte) || isNumberStart(byte) }

    /// Decimal and hexadecimal numbers with an optional sign, also `.5`, `5.`, `Infinity` and `NaN`.
    private static func number(_ text: String) -> Double? {
        let isNegative = text.hasPrefix("-")
        let digits = isNegative || text.hasPrefix("+") ? String(text.dropFirst()) : text
        let magnitude: Double?
        if digits.lowercased().hasPrefix("0x") {
            magnitude = UInt64(digits.dropFirst(2), radix: 16).map { Double($0) }
        } else if digits == "Infinity" {
            magnitude = .infinity
        } else if digits == "NaN" {
            magnitude = .nan
        } else {
            let isPlain = digits.allSatisfy { $0.isASCII && ($0.isNumber || ".eE+-".contains($0)) }
            let padded = (digits.hasPrefix(".") ? "0" : "") + digits + (digits.hasSuffix(".") ? "0" : "")
            magnitude = isPlain ? Double(padded) : nil
        }
        return magnitude.map { isNegative ? -$0 : $0 }
    }
}
