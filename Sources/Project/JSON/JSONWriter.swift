// Writes JSON as bytes in one pass, with keys in the order they are given.

/// Builds one JSON text. Nothing checks that objects and arrays are closed: use the methods that take closures.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []
    private var needsComma = false

    package init() {}

    package mutating func object(_ body: (inout JSONWriter) -> Void) { nested("{", "}", body) }
    package mutating func array(_ body: (inout JSONWriter) -> Void) { nested("[", "]", body) }

    package mutating func object(_ name: String, _ body: (inout JSONWriter) -> Void) {
        key(name)
        object(body)
    }

    package mutating func array(_ name: String, _ body: (inout JSONWriter) -> Void) {
        key(name)
        array(body)
    }

    package mutating func key(_ name: String) {
        separate()
        quote(name)
        raw(": ")
        needsComma = false
    }

    package mutating func string(_ value: String) {
        separate()
        quote(value)
        needsComma = true
    }

    package mutating func string(_ value: String?) {
        if let value { string(value) } else { null() }
    }

    package mutating func integer(_ value: Int) { plain(String(value)) }

    /// JSON has no infinities; they become null.
    package mutating func number(_ value: Double?) {
        guard let value, value.isFinite else { return null() }
        plain(decimalText(value))
    }

    package mutating func boolean(_ value: Bool) { plain(value ? "true" : "false") }
    package mutating func null() { plain("null") }

    package mutating func member(_ name: String, _ value: String?) {
        key(name)
        string(value)
    }

    package mutating func member(_ name: String, _ value: Int) {
        key(name)
        integer(value)
    }

    package mutating func member(_ name: String, _ value: Bool) {
        key(name)
        boolean(value)
    }

    package mutating func member(_ name: String, _ value: Double?) {
        key(name)
        number(value)
    }

    /// A line break with `indent` spaces before the next value.
    package mutating func newline(_ indent: Int) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = false
        bytes.append(UInt8(ascii: "\n"))
        bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
    }

    /// Text that is already JSON.
    package mutating func plain(_ text: String) {
        separate()
        raw(text)
        needsComma = true
    }

    private mutating func nested(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
        separate()
        raw(open)
        needsComma = false
        body(&self)
        raw(close)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { raw(", ") }
    }

    private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): raw("\\\"")
            case UInt8(ascii: "\\"): raw("\\\\")
            case 0x0A: raw("\\n")
            case 0x0D: raw("\\r")
            case 0x09: raw("\\t")
            case 0..<0x20, 0x7F:
                raw(byte < 0x10 ? "\\u000" : "\\u00")
                raw(String(byte, radix: 16))
            // U+0080 to U+009F are controls, too, which some terminals obey.
            case 0x80..<0xA0 where bytes.last == 0xC2:
                bytes.removeLast()
                raw("\\u00")
                raw(String(byte, radix: 16))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

/// A text as JSON.
package func quotedJSON(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
}

/// The shortest decimal text of a number that reads back as the same; whole numbers without a fraction.
package func decimalText(_ value: Double) -> String {
    if value == 0 { return "0" }
    if value == value.rounded(), let whole = Int(exactly: value), abs(value) < 1e15 { return String(whole) }
    return String(describing: value)
}
