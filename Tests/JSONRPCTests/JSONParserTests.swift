// JSON texts and the values they mean.

import JSONRPC
import Platform
import Testing

@Suite("JSON")
struct JSONParserTests {
    private func parse(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

    @Test(
        "A value means what RFC 8259 says",
        arguments: [
            ("null", .null), (" true ", .bool(true)), ("-0", .integer(0)), ("12", .integer(12)),
            ("1.5e2", .number(150)), ("9223372036854775808", .number(9_223_372_036_854_775_808)),
            (#""a\n\u0041\u00e9\/""#, .string("a\nAé/")), (#""\ud83d\ude00""#, .string("😀")),
            (#""\ud83d!""#, .string("\u{FFFD}!")), ("[1, []]", .array([.integer(1), .array([])])),
            (#"{"a": {"b": null}}"#, ["a": ["b": nil]]), ("{}", [:]),
        ] as [(String, JSONValue)])
    func values(_ text: String, _ value: JSONValue) throws { #expect(try parse(text) == value) }

    @Test(
        "Anything else is refused",
        arguments: [
            "", "nul", "01", "1.", "+1", "-", "'a'", "\"a", "\"\u{1}\"", #""\x""#, #""\u12g4""#, #""\u+123""#,
            "[1,]", "[1 2]", "{a:1}", #"{"a" 1}"#, #"{"a":1,}"#, "{} {}", "NaN", "\u{0}",
        ])
    func refused(_ text: String) { #expect(throws: JSONSyntaxError.self) { try parse(text) } }

    @Test("Nesting has a limit and does not end the process")
    func nesting() {
        // The server reads on the first thread; those of the system have too little stack on macOS.
        let parses = { @Sendable (depth: Int) in
            SystemThread.result(stackSize: 8 << 20) {
                let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
                return (try? JSONValue(parsing: Array(text.utf8))) == nil ? 0 : 1
            }
        }
        #expect(parses(100_000) == 0)
        #expect(parses(400) == 1)
    }

    @Test("Invalid UTF-8 is repaired")
    func invalidBytes() throws {
        let bytes: [UInt8] = [0x22, 0xFF, 0x61, 0x22]
        #expect(try JSONValue(parsing: bytes) == .string("\u{FFFD}a"))
    }

    @Test("Of members with one name the last counts")
    func duplicates() throws { #expect(try parse(#"{"a":1,"a":2}"#)["a"] == .integer(2)) }

    @Test("What is written is compact, in order, and reads back as the same value")
    func writing() throws {
        let value: JSONValue = ["b": [1, -20, 2.5, true, nil], "a": "\"\\\n\t\u{1}é😀", "e": [:]]
        let bytes = value.serialized()
        #expect(
            String(decoding: bytes, as: UTF8.self)
                == #"{"b":[1,-20,2.5,true,null],"a":"\"\\\n\t\u0001é😀","e":{}}"#)
        #expect(try JSONValue(parsing: bytes) == value)
    }

    @Test("Numbers that JSON does not have become null, whole ones lose their point")
    func oddNumbers() {
        let value: JSONValue = [.number(.infinity), .number(.nan), .number(3)]
        #expect(String(decoding: value.serialized(), as: UTF8.self) == "[null,null,3]")
    }

    @Test("A shape error names the place")
    func shapeErrors() throws {
        let value = try parse(#"{"a": {"b": ["x", 1]}}"#)
        let error = #expect(throws: JSONShapeError.self) {
            let outer: JSONValue = try value.required("a")
            let _: [String] = try outer.required("b")
        }
        #expect(error?.description == "b.[1]: expected a string")
    }
}
