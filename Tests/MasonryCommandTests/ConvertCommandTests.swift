import Foundation
import TestKit
import Testing

@Suite("The command `convert`")
struct ConvertCommandTests {
    static let card = """
        import SnapKit
        final class Card: UIView {
            private let title = UILabel()
            func setUp() {
                addSubview(title)
                title.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
        }

        """

    private func content(_ folder: TemporaryFolder) -> String {
        String(decoding: FileManager.default.contents(atPath: folder.path + "/Card.swift") ?? Data(), as: UTF8.self)
    }

    @Test("Nothing is written without --write, and the report says what can be proven")
    func reports() async throws {
        let folder = try TemporaryFolder(["Card.swift": Self.card])
        let result = await run(["convert", ".", "--to", "anchors"], in: folder)
        #expect(result.code == 0)
        #expect(result.output == "1 block proven, 0 left\n")
        #expect(content(folder) == Self.card)
    }

    @Test("--write replaces the file, and a second run has nothing left to do")
    func writes() async throws {
        let folder = try TemporaryFolder(["Card.swift": Self.card])
        #expect(await run(["convert", "Card.swift", "--to", "anchors", "--write"], in: folder).code == 0)
        #expect(content(folder).contains("title.bottomAnchor.constraint(equalTo: self.bottomAnchor)"))
        let again = await run(["convert", "Card.swift", "--to", "anchors", "--write"], in: folder)
        #expect(again.output == "0 blocks proven, 0 left\n")
    }

    @Test(
        "A `.masonry` file that is named says what it can be written with; in a folder it is passed by",
        arguments: [["--to", "anchors"], ["--to", "visual-format-free"], ["--tidy"]])
    func layoutFile(_ goal: [String]) async throws {
        let folder = try TemporaryFolder(["Card.masonry": "view a\na { top == 4 }\n"])
        let result = await run(["convert", "Card.masonry"] + goal, in: folder)
        #expect(result.code == 2)
        #expect(
            result.errors.contains("Card.masonry: a `.masonry` file is written with snapkit or masonry alone"),
            "\(result.errors)")
        #expect(await run(["convert", "."] + goal, in: folder).code == 0)
    }

    @Test("--diff is a patch and nothing else")
    func difference() async throws {
        let folder = try TemporaryFolder(["Card.swift": Self.card])
        let result = await run(["convert", "Card.swift", "--to", "anchors", "--diff"], in: folder)
        #expect(result.output.hasPrefix("--- Card.swift\n+++ Card.swift\n@@ "))
        #expect(!result.output.contains("proven"))
        #expect(result.errors.hasSuffix("1 block proven, 0 left\n"), "\(result.errors)")
    }

    @Test("A block that is left gives exit code 1, its reason, and the same in JSON")
    func left() async throws {
        let text = Self.card.replacing("makeConstraints", with: "prepareConstraints")
        let folder = try TemporaryFolder(["Card.swift": text])
        let result = await run(["convert", ".", "--to", "anchors"], in: folder)
        #expect(result.code == 1)
        #expect(result.output.contains("Card.swift:6: left: `prepare` changes what other blocks made"))
        #expect(result.output.hasSuffix("0 blocks proven, 1 left (changes 1)\n"))
        let json = await run(["convert", ".", "--to", "anchors", "--format", "json"], in: folder)
        #expect(json.output.contains(#""outcome": "left", "reason": "changes""#), "\(json.output)")
        #expect(json.output.contains(#""proven": 0, "unproven": 0, "left": 1, "reasons": {"changes": 1}"#))
    }

    @Test(
        "What other files change is left, unless their object is of another class",
        arguments: [
            ("final class Wide: Card", "title", 1), ("final class Row: UIView", "title", 2),
            ("extension Card", "title", 1), ("extension UIView", "title", 1), ("extension Titled", "title", 1),
            ("final class Row: Unseen", "title", 2),
            ("final class Row: UIView { let card: Card", "card.title", 1),
            ("final class Row: UIView { let card: Wide", "card.title", 1),
            ("final class Row: UIView { let cell: Row", "cell.title", 2),
            ("final class Row: UIView { let card: Titled", "card.title", 1),
            ("final class Row: UIView", "card.title", 1),
        ] as [(String, String, Int)])
    func otherFiles(declaration: String, view: String, proven: Int) async throws {
        let hasBody = declaration.contains("{")
        let method = "func change() { \(view).snp.updateConstraints { _ in } }"
        let change = "\(declaration)\(hasBody ? "\n" : " {") \(method) }\n"
        let others = "protocol Titled { }\nclass Wide: Card { }\nclass Other: UIView { }\n"
        let folder = try TemporaryFolder([
            "Card.swift": Self.card.replacing("final class", with: "class").replacing("private let", with: "let"),
            "Change.swift": change,
            "Others.swift": others,
            "Row.swift": Self.card.replacing("Card", with: "Lone").replacing("title", with: "name"),
        ])
        let result = await run(["convert", ".", "--to", "anchors"], in: folder)
        #expect(result.output.contains("\(proven) block"), "\(result.output)")
    }

    @Test("What is private no other file changes")
    func whatIsPrivateNoOtherFileChanges() async throws {
        let change = "extension Card { func change() { title.snp.updateConstraints { _ in } } }\n"
        let folder = try TemporaryFolder(["Card.swift": Self.card, "Change.swift": change])
        let result = await run(["convert", "Card.swift", "--to", "anchors"], in: folder)
        #expect(result.output.contains("1 block proven"), "\(result.output)")
    }

    @Test("Without a target, or with a wrong one, it says so")
    func usage() async throws {
        let folder = try TemporaryFolder([:])
        #expect(await run(["convert", "."], in: folder).code == 2)
        #expect(await run(["convert", ".", "--to", "paper"], in: folder).code == 2)
    }
}
