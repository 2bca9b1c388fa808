// From bytes to a JSON value. Written here because Foundation's coders take half of the time a keystroke may cost.

/// Why a text is not JSON.
package struct JSONSyntaxError: Error, Sendable, Hashable {
    package var message: String
    /// Bytes from the start of the text.
    package var offset: Int
}

extension JSONValue {
    /// Parses one JSON text (RFC 8259). Complexity: O(bytes).
    /// - Throws: for anything else, for text after the value, and for nesting deeper than 500.
    package init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
        var parser = JSONParser(bytes: bytes)
        self = try parser.parseDocument()
    }
}

private struct JSONParser {
    private let bytes: [UInt8]
    private var index = 0
    private let depthLimit = 500

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func parseDocument() throws(JSONSyntaxError) -> JSONValue {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
        let value = try parseValue(depth: 0)
        skipSpace()
        guard index == bytes.count else { throw error("text after the end of the value") }
        return value
    }

    private func error(_ message: String) -> JSONSyntaxError { JSONSyntaxError(message: message, offset: index) }

    /// The byte at the cursor; 0, which is no part of JSON's grammar, at the end.
    private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x09, 0x0A, 0x0D: index += 1
            default: return
            }
        }
    }

    private mutating func parseValue(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        guard depth <= depthLimit else { throw error("nesting is deeper than \(depthLimit)") }
        skipSpace()
        switch current {
        case UInt8(ascii: "{"): return try parseObject(depth: depth)
        case UInt8(ascii: "["): return try parseArray(depth: depth)
        case UInt8(ascii: "\""): return .string(try parseString())
        case UInt8(ascii: "t"): return try parseWord("true", .bool(true))
        case UInt8(ascii: "f"): return try parseWord("false", .bool(false))
        case UInt8(ascii: "n"): return try parseWord("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try parseNumber()
        default: throw error(index < bytes.count ? "expected a value" : "the text ends where a value is expected")
        }
    }

    private mutating func parseWord(_ word: StaticString, _ value: JSONValue) throws(JSONSyntaxError) -> JSONValue {
        let end = index + word.utf8CodeUnitCount
        guard end <= bytes.count, bytes[index..<end].elementsEqual(word.description.utf8) else {
            throw error("expected a value")
        }
        index = end
        return value
    }

    private mutating func parseObject(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        index += 1
        var object = JSONObject()
        skipSpace()
        if current == UInt8(ascii: "}") {
            index += 1
            return .object(object)
        }
        while true {
            skipSpace()
            guard current == UInt8(ascii: "\"") else { throw error("expected a member name") }
            let key = try parseString()
            skipSpace()
            guard current == UInt8(ascii: ":") else { throw error("expected ':'") }
            index += 1
            object.append(key, try parseValue(depth: depth + 1))
            skipSpace()
            switch current {
            case UInt8(ascii: ","): index += 1
            case UInt8(ascii: "}"):
                index += 1
                return .object(object)
            default: throw error("expected ',' or '}'")
            }
        }
    }

    private mutating func parseArray(depth: Int) throws(JSONSyntaxError) -> JSONValue {
        index += 1
        var elements: [JSONValue] = []
        skipSpace()
        if current == UInt8(ascii: "]") {
            index += 1
            return .array(elements)
        }
        while true {
            elements.append(try parseValue(depth: depth + 1))
            skipSpace()
            switch current {
            case UInt8(ascii: ","): index += 1
            case UInt8(ascii: "]"):
                index += 1
                return .array(elements)
            default: throw error("expected ',' or ']'")
            }
        }
    }

    private mutating func parseNumber() throws(JSONSyntaxError) -> JSONValue {
        let start = index
        if current == UInt8(ascii: "-") { index += 1 }
        let firstDigit = index
        try skipDigits()
        if bytes[firstDigit] == UInt8(ascii: "0"), index > firstDigit + 1 { throw error("a number with a leading 0") }
        var isInteger = true
        if current == UInt8(ascii: ".") {
            isInteger = false
            index += 1
            try skipDigits()
        }
        if current | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            index += 1
            if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
            try skipDigits()
        }
        let spelling = String(decoding: bytes[start..<index], as: UTF8.self)
        if isInteger, let value = Int(spelling) { return .integer(value) }
        guard let value = Double(spelling) else { throw error("not a number") }
        return .number(value)
    }

    private mutating func skipDigits() throws(JSONSyntaxError) {
        let start = index
        while case UInt8(ascii: "0")...UInt8(ascii: "9") = current { index += 1 }
        guard index > start else { throw error("expected a digit") }
    }

    /// Invalid UTF-8 is repaired with U+FFFD: a document with a broken byte must still reach its editor.
    private mutating func parseString() throws(JSONSyntaxError) -> String {
        index += 1
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                return String(decoding: bytes[start..<index - 1], as: UTF8.self)
            case UInt8(ascii: "\\"): return try parseEscapedString(from: start)
            case 0..<0x20: throw error("a control character in a string")
            default: index += 1
            }
        }
        throw error("a string without an end")
    }

    private mutating func parseEscapedString(from start: Int) throws(JSONSyntaxError) -> String {
        var result: [UInt8] = []
        // The bytes from here on are as they stand; whole documents come as one string, with an escape at each line end.
        var plain = start
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                result.append(contentsOf: bytes[plain..<index])
                index += 1
                return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"):
                result.append(contentsOf: bytes[plain..<index])
                index += 1
                try parseEscape(into: &result)
                plain = index
            case 0..<0x20:
                index += 1
                throw error("a control character in a string")
            default: index += 1
            }
        }
        throw error("a string without an end")
    }

    private mutating func parseEscape(into result: inout [UInt8]) throws(JSONSyntaxError) {
        let escape = current
        index += 1
        switch escape {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(escape)
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "u"):
            result.append(contentsOf: String(Character(try parseScalar())).utf8)
        default: throw error("an unknown escape")
        }
    }

    /// After `\u`: one scalar, of two escapes if it is written as a surrogate pair; U+FFFD for half a pair.
    private mutating func parseScalar() throws(JSONSyntaxError) -> Unicode.Scalar {
        let first = try parseHexadecimal()
        if 0xD800..<0xDC00 ~= first, current == UInt8(ascii: "\\"), index + 1 < bytes.count,
            bytes[index + 1] == UInt8(ascii: "u")
        {
            let beforeSecond = index
            index += 2
            let second = try parseHexadecimal()
            if 0xDC00..<0xE000 ~= second {
                return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
            }
            index = beforeSecond
        }
        return Unicode.Scalar(first) ?? "\u{FFFD}"
    }

    private mutating func parseHexadecimal() throws(JSONSyntaxError) -> UInt32 {
        guard index + 4 <= bytes.count,
            let value = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16),
            bytes[index] != UInt8(ascii: "+"), bytes[index] != UInt8(ascii: "-")
        else { throw error("expected four hexadecimal digits") }
        index += 4
        return value
    }
}
