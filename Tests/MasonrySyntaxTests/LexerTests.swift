// Tokens: what is one, in which dialect, and that they tile every text.

import MasonrySyntax
import SourceText
import Testing

@Suite struct LexerTests {
    @Test(
        "Swift strings",
        arguments: [
            ("a = \"x \\(y(\")\") ? \"}\" : \"\") z\" + b", ["\"x \\(y(\")\") ? \"}\" : \"\") z\""]),
            ("\"\"\"\n a \"q\" \\(b)\n\"\"\"\n\"c\"", ["\"\"\"\n a \"q\" \\(b)\n\"\"\"", "\"c\""]),
            ("#\"a \\(b) \"c\" \\#(d)\"# ##\"x\"#y\"##", ["#\"a \\(b) \"c\" \\#(d)\"#", "##\"x\"#y\"##"]),
            ("let r = /a{1}\\/\"b/ + c / d / e", ["/a{1}\\/\"b/"]),
            ("#/ a \" /#", ["#/ a \" /#"]),
            ("\"\" \"\\\\\" \"\\\"\"", ["\"\"", "\"\\\\\"", "\"\\\"\""]),
        ])
    func swiftStrings(text: String, strings: [String]) {
        #expect(parse(text, as: .swift).tokens(.string) == strings)
    }

    @Test(
        "Objective-C strings",
        arguments: [
            ("@\"a \\\" b\" \"c\" @\"\"", ["@\"a \\\" b\"", "\"c\"", "@\"\""]),
            ("@\"open\n\"x\"", ["@\"open", "\"x\""]),
            ("@\"a\\\nb\"", ["@\"a\\\nb\""]),
        ])
    func objectiveCStrings(text: String, strings: [String]) {
        #expect(parse(text, as: .objectiveC).tokens(.string) == strings)
    }

    @Test("Swift comments nest")
    func swiftCommentsNest() {
        #expect(parse("/* a /* b */ c */ d", as: .swift).tokens(.blockComment) == ["/* a /* b */ c */"])
        #expect(parse("/* a /* b */ c", as: .objectiveC).tokens(.blockComment) == ["/* a /* b */"])
    }

    @Test("Directives take their continuation lines")
    func directivesTakeTheirContinuationLines() {
        let tree = parse("#define A(x) \\\n  f(x) /* \n */ + 1 // note\nb;", as: .objectiveC)
        #expect(tree.tokens(.directive) == ["#define A(x) \\\n  f(x) /* \n */ + 1"])
        #expect(tree.tokens(.lineComment) == ["// note"])
        #expect(
            parse("#if os(iOS) && DEBUG\n#endif", as: .swift).tokens(.directive) == ["#if os(iOS) && DEBUG", "#endif"])
        #expect(parse("#define URL @\"http://x\"", as: .objectiveC).tokens(.directive) == ["#define URL @\"http://x\""])
    }

    @Test("Identifiers of all scripts")
    func identifiersOfAllScripts() {
        #expect(parse("视图.左边 = 🎉a + é_1", as: .swift).tokens(.identifier) == ["视图", "左边", "🎉a", "é_1"])
        #expect(parse("`class`.$0", as: .swift).tokens(.identifier) == ["`class`", "$0"])
    }

    @Test("Any bytes are tokens", arguments: [Dialect.masonry, .objectiveC, .swift])
    func anyBytesAreTokens(dialect: Dialect) {
        let texts: [[UInt8]] = [
            [], [0], [0xFF, 0xFE], [0x61, 0, 0x62], [0xC3], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80],
            [0xEF, 0xBB, 0xBF, 0x61],
            Array(0...255), Array((0...255).reversed()), Array("\r\r\n\n\"\\".utf8), Array("'\\".utf8),
            Array("#\"\\#".utf8),
            Array("\"\\(".utf8), Array("/*".utf8), Array("@\"".utf8), Array("0x".utf8), Array("1e+".utf8),
            Array("#".utf8),
        ]
        for bytes in texts {
            let tree = parse(SourceText(bytes: bytes), as: dialect)
            #expect(tree.tokens.reduce(0) { $0 + $1.range.length } == bytes.count)
        }
    }

    @Test("Numbers do not swallow members")
    func numbersDoNotSwallowMembers() {
        #expect(parse("12.w + 1...3 + x.0.1", as: .swift).tokens(.number) == ["12", "1", "3", "0", "1"])
        #expect(parse("20.f + 3.w + 20.", as: .objectiveC).tokens(.number) == ["20.f", "3", "20."])
    }
}
