// The meaning of a next version is the one that a fresh evaluation gives, whatever was typed where.

import Foundation
import LayoutFamilies
import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import TestTexts
import Testing

@Suite struct ReevaluationTests {
    /// What people type in blocks, what their editors leave behind, and what one block may change for another.
    private static let insertions = [
        "x", "1", " ", "\n", "\n\n", "{", "}", "(", ")", ".", ",", "make.left", "    make.width.equalTo(40)\n",
        "make.top.equalTo(root)\n", "    make.size.equalTo(CGSizeMake(4, 5))\n",
        "    make.height.equalTo(gap).priorityLow()\n",
        "make.left.equalTo(v3.safeArea)\n", "make.top.equalTo(nobody.mas_bottom)\n", "make.left.lefft.equalTo(1)\n",
        "make.left.equalTo(root).equalTo(root)\n", "kept = make.left.equalTo(root)\n", "let fresh = 3\n",
        "v1.makeConstraints {\n    make.top.equalTo(b).offset(4)\n}\n",
        "v2.snp.makeConstraints { $0.edges.equalToSuperview() }\n",
        "v4.updateConstraints { make.left.equalTo(root) }\n", "v5.remakeConstraints { make.left.equalTo(root) }\n",
        "view fresh\n", "state other {\n", "root.addSubview(a)\n", "expect a.width = 3\n", "v1.safeArea\n",
        "v99.mas_top\n",
        "make.right.equalTo([a, b])\n", "make.group { make.left }\n", "// a comment\n", "a.", "nobody",
        "state far {\n    a.removeFromSuperview()\n    v6.snp.removeConstraints()\n}\n",
        "    make.left.equalTo(root).constraint.update(offset: 5)\n",
        "    make.left.equalTo(root).install().offset(3)\n",
        "    make.width.equalTo(8).constraint.deactivate()\n", "    make.width.equalTo(8).priority(3).activate()\n",
    ]

    private static let rows: String = {
        var text =
            "screen \"Small\" 320 x 480\nlet gap = 8\nview root {\n    view a\n    view b: UILabel { text: \"b\" }\n"
        for row in 0..<24 { text += "    view v\(row) { intrinsicSize: 4\(row) x 20 }\n" }
        text += "}\nroot.addSubview(a)\nb.makeConstraints { make.top.equalTo(root.safeArea) }\n"
        for row in 0..<24 {
            text += "v\(row).makeConstraints {\n    make.left.right.equalTo(root).offset(gap * \(row))\n"
            text += "    make.top.equalTo(a.mas_bottom).insets(UIEdgeInsets(1, 2, 3, \(row))) // row \(row)\n}\n"
            if row % 5 == 0 {
                text += "[v\(row) mas_updateConstraints:^(MASConstraintMaker *m) { m.left.equalTo(@3); }];\n"
            }
            if row % 6 == 1 {
                text += "v\(row).snp.makeConstraints { m in\n    m.height.equalTo(20).priority(.high)\n}\n"
            }
            if row % 7 == 2 { text += "[a, v\(row)].makeConstraints {\n    make.bottom.equalTo(root.safeArea)\n}\n" }
            if row % 8 == 3 { text += "state s\(row) {\n    v\(row).remakeConstraints { make.top.equalTo(b) }\n}\n" }
        }
        return text + "expect v1.left = 8 ± 1\n"
    }()

    private static let padding = (0..<20).map { "view padding\($0)\n" }.joined()

    @Test(arguments: 0..<6)
    func aNextVersionMeansTheSameAsAFreshOne(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed + 1))
        var bytes = Array(Self.rows.utf8)
        var version = Version(bytes)
        var followed = 0
        for step in 0..<60 {
            // Now and then all is undone, so that the text stays one that means something.
            bytes = step % 6 == 5 ? Array(Self.rows.utf8) : edited(bytes, &generator)
            version = try next(version, bytes, &followed)
        }
        // The property means nothing where every version was evaluated afresh.
        #expect(followed > 2)
    }

    /// The fixtures of all tests, each with some characters typed at any place.
    @Test func anyTextMeansTheSameAfterAnEdit() throws {
        var generator = SeededGenerator(seed: 7)
        var followed = 0
        for fixture in try FixtureText.all(
            of: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
                .standardizedFileURL) where fixture.dialect == .masonry
        {
            // So long that a next version follows it and is not read as a whole.
            let bytes = Array((Self.padding + fixture.text(&generator)).utf8)
            var version = Version(bytes)
            for _ in 0..<3 {
                version = try next(version, edited(bytes, &generator), &followed)
                version = try next(version, bytes, &followed)
            }
        }
        #expect(followed > 100)
    }

    /// The first use of a system guide makes an item of it, and gives it its number.
    @Test func guidesAreNumberedByWhoNamesThemFirst() throws {
        let head = Self.padding + "view root { view a; view b; view c }\n"
        let rest =
            "b.makeConstraints { make.top.equalTo(root.safeArea) }\nc.makeConstraints { make.top.equalTo(root.layoutMarginsGuide) }\n"
        func bytes(_ target: String) -> [UInt8] {
            Array("\(head)a.makeConstraints { make.top.equalTo(\(target)) }\n\(rest)".utf8)
        }
        var (version, followed) = (Version(bytes("root")), 0)
        for target in ["root.layoutMarginsGuide", "root", "root.safeArea"] {
            version = try next(version, bytes(target), &followed)
        }
    }

    @Test func aGuideThatNobodyNamesAnyMoreIsGone() throws {
        let head = Self.padding + "view root { view a }\n"
        var (version, followed) = (
            Version(Array("\(head)a.makeConstraints { make.top.equalTo(root.safeArea) }\n".utf8)), 0
        )
        for target in ["root", "root.safeArea", "root"] {
            version = try next(
                version, Array("\(head)a.makeConstraints { make.top.equalTo(\(target)) }\n".utf8), &followed)
            #expect(version.document.items.contains { $0.layout.kind == .safeAreaGuide } == (target != "root"))
        }
    }

    /// What stands near is looked at by nobody: a name typed into a block, character by character.
    @Test func typingAStatementIntoABlockEvaluatesOnlyThatBlock() throws {
        let place = try #require(
            Self.rows.utf8.firstRange(of: "    make.top.equalTo(a.mas_bottom).insets(UIEdgeInsets(1, 2, 3, 9))".utf8))
        let offset = Self.rows.utf8.distance(from: Self.rows.utf8.startIndex, to: place.lowerBound)
        let statement = Array("    make.width.lessThanOrEqualTo(gap)\n".utf8)
        var (version, followed) = (Version(Array(Self.rows.utf8)), 0)
        for count in 1...statement.count {
            var bytes = Array(Self.rows.utf8)
            bytes.insert(contentsOf: statement[..<count], at: offset)
            version = try next(version, bytes, &followed)
        }
        #expect(followed == statement.count)
    }

    // MARK: Versions

    private struct Version {
        var tree: SyntaxTree
        var document: LayoutDocument

        init(_ bytes: [UInt8]) {
            tree = SyntaxTree.parse(SourceText(bytes: bytes), dialect: .masonry)
            document = LayoutDocument.evaluate(tree)
        }
    }

    private func next(_ old: Version, _ bytes: [UInt8], _ followed: inout Int) throws -> Version {
        var version = old
        let text = SourceText(bytes: bytes)
        let textChange = TextChange(from: old.tree.text, to: text)
        let plain = version.document.plainStatements(near: textChange)
        var tree = old.tree
        guard let change = tree.reparse(text, textChange),
            version.document.reevaluate(tree, after: change, replacing: plain)
        else { return Version(bytes) }
        version.tree = tree
        followed += 1
        let fresh = LayoutDocument.evaluate(tree)
        for (part, other) in zip(description(version.document), description(fresh)) where part != other {
            if withoutRunTimeNumbers(part) == withoutRunTimeNumbers(other) { continue }
            Issue.record("\(String(decoding: bytes, as: UTF8.self))\n--- is\n\(part)\n--- and afresh\n\(other)")
            throw CancellationError()
        }
        return version
    }

    private func description(_ document: LayoutDocument) -> [String] {
        let lists: [[Any]] = [
            document.items, document.constants, document.screens, document.blocks, Array(document.chains),
            document.constraints, document.expectations, document.problems, document.references, document.states,
        ]
        let scenarios = document.scenarios.map { scenario in
            "\(scenario.name ?? "") \(scenario.items) \(scenario.active) \(String(describing: scenario.range))"
                + " \(scenario.changedConstants.sorted { $0.key < $1.key })"
                + " \(scenario.changedPriorities.sorted { $0.key < $1.key }) \(scenario.parents.count)"
        }
        return lists.flatMap { list in ["\(list.count)"] + list.map { "\($0)" } } + scenarios
    }

    /// What exists only while the code runs is numbered by each run, and means nothing to readers.
    private func withoutRunTimeNumbers(_ part: String) -> String {
        part.replacing(/\.(masonryConstraint|snapDescription|snapConstraint)\(\d+\)/, with: "")
    }

    private func edited(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        let place = Int.random(in: 0...bytes.count, using: &generator)
        let line = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? place
        let insertion = Array((Self.insertions.randomElement(using: &generator) ?? "").utf8)
        switch Int.random(in: 0..<7, using: &generator) {
        case 0, 1, 2: bytes.insert(contentsOf: insertion, at: line)
        case 3: bytes.insert(contentsOf: insertion, at: place)
        case 4: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...3, using: &generator)))
        case 5:
            let digit = bytes[place...].firstIndex { (0x30...0x39).contains($0) }
            if let digit { bytes[digit] = 0x30 + UInt8.random(in: 0...9, using: &generator) }
        default:
            let end = bytes[line...].firstIndex(of: 0x0A).map { $0 + 1 } ?? line
            bytes.removeSubrange(line..<end)
        }
        return bytes
    }
}
