// Any bytes: no trap, nothing lost, time in proportion to the text.

import Foundation
import MasonrySyntax
import SourceText
import Testing

/// Numbers that are the same in every run.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Runs `body` on a thread whose stack is that of a main thread. An optimized parser needs a small part of the half
/// megabyte that other threads have on macOS, but the frames of a debug build are many times larger.
private func onMainSizedStack(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
        let thread = Thread {
            body()
            continuation.resume()
        }
        thread.stackSize = 8 << 20
        thread.start()
    }
}

@Suite struct RobustnessTests {
    @Test("Mutants of every fixture are parsed", arguments: 0..<6)
    func mutantsOfEveryFixtureAreParsed(seed: Int) throws {
        var generator = SplitMix64(state: UInt64(seed))
        for (name, dialect) in Fixtures.files {
            let original = parse(try Fixtures.text(name), as: dialect)
            #expect(original.messages == [])
            for _ in 0..<8 {
                let bytes = mutant(of: original, &generator)
                let other: Dialect = [.masonry, .objectiveC, .swift].randomElement(using: &generator) ?? dialect
                for dialect in [dialect, other] {
                    let tree = parse(SourceText(bytes: bytes), as: dialect)
                    #expect(tree.text.bytes == bytes)
                    #expect(tree.expressions.count + tree.statements.count <= 4 * tree.tokens.count + 16)
                }
            }
        }
    }

    /// A few tokens and bytes deleted, doubled, swapped or changed.
    private func mutant(of tree: SyntaxTree, _ generator: inout SplitMix64) -> [UInt8] {
        var bytes = tree.text.bytes
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            guard let token = tree.tokens.randomElement(using: &generator), bytes.count > 8 else { break }
            let start = min(token.range.start.utf8, bytes.count)
            let end = min(token.range.end.utf8, bytes.count)
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 2:
                guard let other = tree.tokens.randomElement(using: &generator) else { break }
                bytes.replaceSubrange(
                    start..<end, with: tree.text.bytes[other.range.start.utf8..<other.range.end.utf8])
            case 3: bytes.remove(at: place)
            case 4: bytes.insert(bytes[place], at: place)
            case 5: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            default: bytes.removeSubrange(max(start, 8)..<max(start, 8, bytes.count))
            }
        }
        return bytes
    }

    /// Found by mutation: a misspelt declaration in a view that lacks its brace was mended without end.
    @Test("A misspelt word is mended once")
    func aMisspeltWordIsMendedOnce() {
        let tree = parse("view a {\n    guide g\nscreea \"x\" 3 x 4\nview b { screea \"y\" }")
        #expect(tree.messages.filter { $0.hasSuffix("Expected `screen`.") }.count == 2)
    }

    /// Pairs of what opens and what closes, repeated tens of thousands of times.
    private static let nests: [(String, String)] = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("a(", ")"), ("a {", "}"), ("[a b:", "]"), ("^{", "}"), ("({", "})"),
        ("@[", "]"), ("!", ""), ("a.", "b"), ("a+", ""), ("a?b:", ""), ("a=", ""), ("if (a) {} else ", ""),
        ("view a {", "}"), ("class A {", "}"), ("func f() {", "}"), ("switch x { case 1: ", "}"),
        ("#if a\n", "#endif\n"),
        ("\"\\(", ")\""), ("/*", "*/"), ("]", ""), ("{(\n", ""), ("a<b,", ""), ("try ", ""), ("@", ""), (";", ""),
        ("a.makeConstraints { make.", "}"), ("a as b ", ""), ("case ", ""), ("x.y(", ""), ("expect a == ", ""),
    ]

    @Test("Nesting of any depth is accepted", arguments: [Dialect.masonry, .objectiveC, .swift])
    func nestingOfAnyDepthIsAccepted(dialect: Dialect) async {
        await onMainSizedStack { Self.parseNests(dialect) }
    }

    private static func parseNests(_ dialect: Dialect) {
        for (open, close) in nests {
            for count in [50, 120, 4_000] {
                let text = String(repeating: open, count: count) + "x" + String(repeating: close, count: count)
                _ = parse(text, as: dialect)
            }
        }
    }

    /// Found by a fuzzer: where nothing stood at the greatest depth, the node for it lay behind the one that holds it.
    @Test("Nothing at the greatest depth stays where it is held", arguments: [Dialect.masonry, .objectiveC, .swift])
    func nothingAtTheGreatestDepthStaysWhereItIsHeld(dialect: Dialect) async {
        await onMainSizedStack {
            for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("a(", ")"), ("a {", "}")] {
                for inner in [".a = ", ".a =\n", "a + ", "a ? ", "a ? b : ", "-", "a as ", ".a = , b", "if ", "a < "] {
                    for depth in 94...101 {
                        let opened = String(repeating: open, count: depth)
                        _ = parse(opened + inner + String(repeating: close, count: depth), as: dialect)
                    }
                }
            }
        }
    }

    @Test("A hundred thousand brackets are accepted", arguments: [Dialect.masonry, .objectiveC, .swift])
    func aHundredThousandBracketsAreAccepted(dialect: Dialect) async {
        await onMainSizedStack {
            let text = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
            let tree = parse(text + "\nb.c()", as: dialect)
            #expect(tree.tokens.count == 200_000 + 6)
        }
    }

    @Test("A line of a million characters is accepted")
    func aLineOfAMillionCharactersIsAccepted() {
        let chain = "make.left.equalTo(b).offset(8); "
        let text = "a.makeConstraints { " + String(repeating: chain, count: 32_000) + "}\nlet x = 1"
        let tree = parse(text)
        #expect(text.utf8.count > 1_000_000)
        #expect(tree.messages == [])
        #expect(tree.root.statements.count == 2)
    }

    /// Each of these took minutes while its time grew with the square of its length.
    @Test("Runs that open nothing are read once", .timeLimit(.minutes(1)), arguments: [Dialect.masonry, .swift])
    func runsThatOpenNothingAreReadOnce(dialect: Dialect) {
        let count = 300_000
        for text in [
            String(repeating: "#", count: count), "let a = " + String(repeating: "#", count: count) + "/x",
            "let a = " + String(repeating: "#/a ", count: count / 4),
            "let a = " + String(repeating: "(/[a", count: count / 4),
            String(repeating: "(", count: count) + String(repeating: "\na,", count: count / 3),
        ] {
            #expect(parse(text, as: dialect).tokens.last?.range.end.utf8 == text.utf8.count)
        }
    }

    @Test("Raw strings and regular expressions are what they were")
    func rawStringsAndRegularExpressionsAreWhatTheyWere() {
        for (text, kinds) in [
            ("##\"a\"#\"##", [Token.Kind.string]), ("#/a/#", [.string]), ("##/a/#", [.punctuation, .string]),
            ("##/a/##", [.string]), ("#/a #/b/#", [.string]),
        ] {
            let tokens = parse("let a = " + text, as: .swift).tokens.filter { $0.range.start.utf8 >= 8 }
            #expect(tokens.map(\.kind) == kinds, "\(text)")
        }
    }

    @Test("Hostile files have a bounded number of problems")
    func hostileFilesHaveABoundedNumberOfProblems() {
        // And that it is too deep to be read.
        #expect(parse(String(repeating: "{", count: 10_000)).problems.count <= 201)
        #expect(parse(String(repeating: "}", count: 10_000)).problems.count <= 200)
        #expect(parse(String(repeating: "\u{0} ", count: 10_000)).problems.count <= 200)
    }

    @Test("The same text gives the same tree")
    func theSameTextGivesTheSameTree() throws {
        for (name, dialect) in Fixtures.files {
            let text = try Fixtures.text(name)
            let first = parse(text, as: dialect)
            let second = parse(text, as: dialect)
            #expect(first.description == second.description)
            #expect(first.tokens == second.tokens)
            #expect(first.problems == second.problems)
        }
    }

    /// Found by the fuzzer: a condition that is missing on the next line stood behind the ones that it belongs to.
    @Test(
        "Missing conditions stand with the others",
        arguments: ["if a,\n,", "guard a,\n, else { }", "while a,, b,\n,", "if let a = b,\n,", "if ,\n,"])
    func missingConditionsStandWithTheOthers(_ text: String) {
        #expect(SyntaxTree.parse(SourceText(text), dialect: .swift).brokenInvariants == [])
    }
}
