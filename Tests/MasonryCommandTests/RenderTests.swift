// `render` with the real analysis.

import Foundation
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct Rendering {
    static let card = """
        screen "iPhone SE" 375 x 667
        screen "iPhone 15" 393 x 852
        view root { view a { intrinsicSize: 64 x 64 } }
        a.makeConstraints { make.left.top.equalTo(root).offset(8) }
        state low { a.updateConstraints { make.top.equalTo(root).offset(80) } }

        """

    private struct Outcome {
        var code: Int32
        var output: String
        var errors: String
        var folder: TemporaryFolder

        func written(_ name: String) -> String? {
            FileManager.default.contents(atPath: folder.path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private func run(
        _ words: [String], _ files: [String: String] = ["a.masonry": card], path: String = ""
    ) async throws -> Outcome {
        let folder = try TemporaryFolder(files)
        let output = MemorySink()
        let errors = MemorySink()
        var console = Console(output: output, errors: errors, directory: folder.path)
        console.environment = ["PATH": path]
        let code = await CommandLineTool.run(words, console)
        return Outcome(code: code.rawValue, output: output.text, errors: errors.text, folder: folder)
    }

    @Test("A style shows views as they look")
    func aStyleShowsViewsAsTheyLook() async throws {
        let source = """
            class Card: UIViewController {
                let title = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(title)
                    title.text = "Hello again"
                    title.textColor = UIColor(hex: 0x123456)
                    title.snp.makeConstraints { $0.left.top.equalToSuperview().offset(8) }
                }
            }
            """
        let words = ["render", "a.swift", "--no-index", "--format", "svg"]
        let plan = try await run(words, ["a.swift": source])
        let screen = try await run(words + ["--style", "screen"], ["a.swift": source])
        #expect(plan.output.contains(">title") && !plan.output.contains("#123456"))
        #expect(screen.output.contains(">Hello again</text>") && screen.output.contains("#123456"))
        #expect(try await run(words + ["--style", "film"], ["a.swift": source]).code == 2)
    }

    @Test("A sheet is one picture where its name says so, and no text")
    func aSheetIsOnePictureWhereItsNameSays() async throws {
        func view(_ name: String) -> String {
            """
            class \(name): UIView {
                let box = UIView()
                func setUp() {
                    addSubview(box)
                    box.snp.makeConstraints { make in make.edges.equalToSuperview(); make.size.equalTo(300) }
                }
            }

            """
        }
        let files = ["a.swift": (1...130).map { view("View\($0)") }.joined()]
        let few = try await run(
            ["render", "--sheet", ".", "--no-index", "--format", "svg"], ["a.swift": view("Red") + view("Blue")])
        #expect(few.output.hasPrefix("<svg ") && few.output.components(separatedBy: "<image ").count == 3)
        #expect(few.output.contains(">Red</text>") && few.output.contains(">Blue</text>"))
        #expect(!few.output.contains(" more"))
        // What has no room is counted.
        let many = try await run(["render", "--sheet", ".", "--no-index", "--format", "svg"], files)
        let shown = many.output.components(separatedBy: "<image ").count - 1
        #expect(shown > 20 && shown < 130)
        #expect(many.output.contains("… and \(130 - shown) more, which a page (--format html) shows"))
        #expect(try await run(["render", "--sheet", ".", "--format", "text"], files).code == 2)
    }

    @Test("A sheet shows every class, and with a revision what looks different")
    func aSheetShowsEveryClassAndWithARevision() async throws {
        func view(_ name: String, _ color: String) -> String {
            """
            class \(name): UIView {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.backgroundColor = .\(color)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }

            """
        }
        let sheet = try await run(
            ["render", "--sheet", ".", "--no-index"], ["a.swift": view("Red", "red") + view("Blue", "blue")])
        #expect(sheet.code == 0)
        #expect(sheet.output.contains("<h2>Red</h2>") && sheet.output.contains("<h2>Blue</h2>"))
        #expect(sheet.output.components(separatedBy: "<img ").count == 3)
        #expect(!sheet.output.contains("<script") && sheet.output.contains("default-src 'none'"))
        #expect(try await run(["render", "a.masonry", "--since", "HEAD"]).code == 2)
    }

    @Test("Text shows every screen and state, one below the other")
    func textShowsEveryScreenAndStateOneBelowTheOther() async throws {
        let result = try await run(["render", "a.masonry", "--columns", "30"])
        #expect(result.code == 0)
        let captions = result.output.split(separator: "\n").filter { $0.hasPrefix("iPhone") }
        #expect(captions.count == 4)
        #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 30 })
        let plain = try await run(["render", "a.masonry", "--format", "ascii", "--screen", "iPhone SE"])
        #expect(plain.output.utf8.allSatisfy { $0 < 0x80 })
        #expect(!plain.output.contains("iPhone 15"))
    }

    @Test(
        "The ending of the output tells the format",
        arguments: [("a.svg", "<svg "), ("a.html", "<!DOCTYPE html>"), ("a.txt", "iPhone SE")])
    func theEndingOfTheOutputTellsTheFormat(name: String, start: String) async throws {
        let result = try await run(["render", "a.masonry", "-o", name])
        #expect(result.code == 0)
        #expect(result.written(name)?.hasPrefix(start) == true)
    }

    @Test("One state")
    func oneState() async throws {
        let result = try await run(["render", "a.masonry", "--format", "svg", "--state", "low", "-o", "-"])
        #expect(result.output.contains("iPhone SE · 375 × 667 · low"))
    }

    @Test("A difference says what moved")
    func aDifferenceSaysWhatMoved() async throws {
        let files = ["a.masonry": Self.card, "b.masonry": Self.card.replacingOccurrences(of: "64 x", with: "65 x")]
        let result = try await run(["render", "--diff", "a.masonry", "b.masonry"], files)
        #expect(result.output.contains("a: width 64 → 65 (+1)"))
        #expect(result.code == 0)
    }

    @Test(
        "What cannot be drawn is said",
        arguments: [
            (["render", "a.masonry", "--state", "lo"], "the file has no state “lo” — did you mean “low”?"),
            (["render", "a.masonry", "-o", "a.tiff"], "“a.tiff” does not tell the format; name one with --format"),
            (["render", "a.masonry", "b.masonry"], "render takes one FILE"),
            (["render", "--diff", "a.masonry"], "render --diff takes two files: OLD NEW"),
            (
                ["render", "a.masonry", "-o", "a.png"],
                "png needs rsvg-convert (librsvg), inkscape or chromium, and none is installed; --format svg needs nothing"
            ),
        ])
    func whatCannotBeDrawnIsSaid(words: [String], message: String) async throws {
        let result = try await run(words)
        #expect(result.code == 2)
        #expect(result.errors == "masonry-lsp: \(message)\n")
    }

    @Test("A converter makes the PNG")
    func aConverterMakesThePNG() async throws {
        let folder = try TemporaryFolder(["rsvg-convert": "#!/bin/sh\nprintf '\\211PNG' > \"$4\"\n"])
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/rsvg-convert")
        let result = try await run(["render", "a.masonry", "-o", "a.png"], path: folder.path)
        #expect(result.errors == "")
        #expect(FileManager.default.contents(atPath: result.folder.path + "/a.png") == Data([0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("Reports carry the picture of a conflict")
    func reportsCarryThePictureOfAConflict() async throws {
        let files = [
            "a.masonry":
                "view root { view a }\na.makeConstraints {\n make.left.top.equalTo(root)\n make.height.equalTo(9)\n"
                + " make.width.mas_equalTo(10)\n make.width.mas_equalTo(20)\n}"
        ]
        let github = try await run(["check", "--format", "github"], files)
        #expect(github.output.contains("✕"))
        #expect(github.output.split(separator: "\n").count == 1)
        let sarif = try await run(["check", "--format", "sarif"], files)
        #expect(sarif.output.contains("\"markdown\": \"`") && sarif.output.contains("Unable to simultaneously satisfy"))
        #expect(sarif.output.contains("```text\\n"))
        let text = try await run(["check", "--format", "text"], files)
        #expect(!text.output.contains("✕"))
    }
}
