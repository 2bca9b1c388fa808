// The tree of a next version is the one that a fresh parsing gives, whatever was typed where.

@testable import MasonrySyntax
import SourceText
import Testing

@Suite struct ReparsingTests {
    /// What people and their editors type, and what breaks things.
    private static let insertions = [
        "x", "1", " ", "\n", "\n\n", "{", "}", "(", ")", "[", "]", "\"", "/*", "*/", "//", ".", ",", ";", "=", ":",
        "make.left.equalTo(a)", "\n}\n", "view fresh { text: \"a\" }\n", "#if A\n", "#endif\n", "#define K 3\n", "@",
        "let n = 1 +\n", "state s {\n", "v.makeConstraints {\n    make.top.equalTo(b).offset(4)\n}\n", "；", "é", "^{",
        "×",
        "[a mas_makeConstraints:^(MASConstraintMaker *make) {\n", "}];\n", "screen \"S\" 320 x 480\n", "else",
        "375x667",
        "func f() -> Int { 3 }\n", "if a { b } else { c }\n", "expect a.width = 3 ± 1\n", "/", "return /a/", "`", "'",
    ]

    private static let texts: [String] = {
        var rows = "screen \"Small\" 320 x 480\nlet gap = 8\nview root {\n    view a\n    view b: UILabel\n}\n"
        for row in 0..<24 {
            rows += "view v\(row) { intrinsicSize: 4\(row) x 20, text: \"a \(row)\" }\n"
            rows += "v\(row).makeConstraints {\n    make.left.right.equalTo(root).offset(gap * \(row))\n"
            rows += "    make.top.equalTo(a.mas_bottom).insets(UIEdgeInsets(1, 2, 3, \(row))) // row \(row)\n}\n"
            if row % 6 == 0 {
                rows += "[v\(row) mas_updateConstraints:^(MASConstraintMaker *m) { m.top.equalTo(@3); }];\n"
            }
            if row % 7 == 0 { rows += "#if WIDE\nlet wide\(row) = 1\n#else\nlet wide\(row) = \(row)\n#endif\n" }
            if row % 8 == 0 { rows += "state s\(row) {\n    v1.remakeConstraints { make.top.equalTo(b) }\n}\n" }
        }
        return [rows, rows.replacing("\n", with: "\r\n")]
    }()

    @Test("A next version is the same as a fresh one", arguments: 0..<8)
    func aNextVersionIsTheSameAsAFreshOne(seed: Int) throws {
        var generator = SplitMix64(state: UInt64(seed + 100))
        let texts = Self.texts + [try Fixtures.text("everything.masonry")]
        for text in texts {
            var tree = parse(SourceText(text), as: .masonry)
            for _ in 0..<16 {
                let next = SourceText(bytes: edited(tree.text.bytes, &generator))
                tree.reparse(next, TextChange(from: tree.text, to: next))
                try expectSame(tree, SyntaxTree.parse(next, dialect: .masonry, names: tree.names))
                #expect(tree.description == SyntaxTree.parse(next, dialect: .masonry).description)
            }
        }
    }

    /// Only what is near the change is read again, wherever that is: the rest is taken over.
    @Test("Little is read for a few characters", arguments: ["row 3", "row 12", "row 22"])
    func littleIsReadForAFewCharacters(place: String) throws {
        let text = Self.texts[0]
        let old = parse(SourceText(text), as: .masonry)
        let found = try #require(text.utf8.firstRange(of: place.utf8)).lowerBound
        let offset = text.utf8.distance(from: text.utf8.startIndex, to: found)
        let new = old.text.applying(TextEdit(TextRange(offset, offset), "new "))
        var tree = old
        tree.reparse(new, TextChange(from: old.text, to: new))
        let fresh = SyntaxTree.parse(new, dialect: .masonry)
        try expectSame(tree, fresh)
        let (read, all) = (try #require(tree.record?.readStatements), try #require(fresh.record?.readStatements))
        #expect(all > 50)
        #expect(read < 16)
    }

    @Test("The same text has the same tree")
    func theSameTextHasTheSameTree() throws {
        let old = parse(SourceText(Self.texts[0]), as: .masonry)
        var tree = old
        tree.reparse(old.text, TextChange(from: old.text, to: old.text))
        try expectSame(tree, old)
    }

    /// Each keystroke of a name leaves one behind.
    @Test("Names that no text has any more are forgotten")
    func namesThatNoTextHasAnyMoreAreForgotten() {
        let tail =
            Array(": UILabel\n".utf8) + Array(repeating: Array("view b { hugging: 1, 1 }\n".utf8), count: 20).joined()
        func text(_ number: Int) -> SourceText { SourceText(bytes: Array("view a\(number)".utf8) + tail) }
        var tree = parse(text(0), as: .masonry)
        let most = 2 * tree.names.count + 257
        var isForgotten = false
        for number in 1...2_000 {
            let names = tree.names.count
            tree.reparse(text(number), TextChange(from: tree.text, to: text(number)))
            isForgotten = isForgotten || tree.names.count < names
            #expect(tree.names.count <= most)
        }
        #expect(isForgotten)
    }

    private func edited(_ bytes: [UInt8], _ generator: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let insertion = Array((Self.insertions.randomElement(using: &generator) ?? "").utf8)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0, 1, 2: bytes.insert(contentsOf: insertion, at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...3, using: &generator)))
        case 4: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...90, using: &generator)))
        default:
            bytes.replaceSubrange(
                place..<min(bytes.count, place + Int.random(in: 0...30, using: &generator)), with: insertion)
        }
        return bytes
    }

    /// Both trees have the same numbers for the same names.
    private func expectSame(_ tree: SyntaxTree, _ fresh: SyntaxTree) throws {
        #expect(tree.text.bytes == fresh.text.bytes)
        try #require(tree.tokens == fresh.tokens)
        try #require(tree.problems == fresh.problems)
        try #require("\(tree.root)" == "\(fresh.root)")
        try #require(tree.statements.count == fresh.statements.count)
        try #require(tree.expressions.count == fresh.expressions.count)
        for (node, other) in zip(tree.expressions, fresh.expressions) { try #require("\(node)" == "\(other)") }
        for (node, other) in zip(tree.statements, fresh.statements) { try #require("\(node)" == "\(other)") }
    }
}
