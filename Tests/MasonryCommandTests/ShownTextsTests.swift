// `--text-size` and `--language`: texts as other people have them.

import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct ShownTextsTests {
    private static let code = """
        class Card: UIView {
            let title = UILabel()
            init() {
                super.init(frame: .zero)
                addSubview(title)
                title.text = NSLocalizedString("hello", comment: "")
                title.font = .preferredFont(forTextStyle: .body)
                title.snp.makeConstraints { make in make.edges.equalToSuperview() }
            }
        }

        """
    private static let files = [
        "Podfile": "x\n", "Card.swift": code, "en.lproj/Localizable.strings": "\"hello\" = \"Good morning\";\n",
        "de.lproj/Localizable.strings": "\"hello\" = \"Guten Morgen\";\n",
    ]

    private func render(_ words: [String], _ files: [String: String] = Self.files) async throws -> (String, String) {
        let folder = try TemporaryFolder(files)
        let (output, errors) = (MemorySink(), MemorySink())
        _ = await CommandLineTool.run(
            ["render", "Card.swift", "--format", "svg", "--style", "screen"] + words,
            Console(output: output, errors: errors, directory: folder.path))
        return (output.text, errors.text)
    }

    @Test("Texts are shown in the language that is asked for")
    func textsAreShownInTheLanguageThatIsAskedFor() async throws {
        #expect(try await render([]).0.contains(">Good morning</text>"))
        #expect(try await render(["--language", "de"]).0.contains(">Guten Morgen</text>"))
        let (picture, complaint) = try await render(["--language", "fr"])
        #expect(picture.isEmpty && complaint.contains("“fr”") && complaint.contains("de, en"))
    }

    @Test("What a language leaves out stays as it is")
    func whatALanguageLeavesOutStaysAsItIs() async throws {
        var files = Self.files
        files["de.lproj/Localizable.strings"] = nil
        files["de.lproj/Other.strings"] = "\"bye\" = \"Bis bald\";\n"
        #expect(try await render(["--language", "de"], files).0.contains(">Good morning</text>"))
    }

    @Test("A catalog has all languages in one file")
    func aCatalogHasAllLanguagesInOneFile() async throws {
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "hello": { "localizations": {
              "en": { "stringUnit": { "state": "translated", "value": "Good morning" } },
              "de": { "stringUnit": { "state": "translated", "value": "Guten Morgen" } } } } } }
            """
        let files = ["Podfile": "x\n", "Card.swift": Self.code, "Localizable.xcstrings": catalog]
        #expect(try await render([], files).0.contains(">Good morning</text>"))
        #expect(try await render(["--language", "de"], files).0.contains(">Guten Morgen</text>"))
    }

    /// The sizes of the body style, by Apple's Human Interface Guidelines.
    @Test(
        "Fonts of a text style are as large as the device has its texts",
        arguments: [("extraSmall", 14), ("large", 17), ("accessibilityExtraExtraExtraLarge", 53)])
    func fontsOfATextStyleAreAsLargeAsTheDevice(size: String, points: Int) async throws {
        #expect(try await render(["--text-size", size]).0.contains("font-size:\(points)px"))
    }

    @Test("A size that there is not is refused")
    func aSizeThatThereIsNotIsRefused() async throws {
        #expect(try await render(["--text-size", "huge"]).0.isEmpty)
    }

    @Test("Sheets are drawn so, too")
    func sheetsAreDrawnSoToo() async throws {
        let folder = try TemporaryFolder(Self.files)
        let output = MemorySink()
        _ = await CommandLineTool.run(
            ["render", "--sheet", ".", "--language", "de", "--text-size", "extraLarge"],
            Console(output: output, errors: MemorySink(), directory: folder.path))
        // Each picture is an image of its own.
        #expect(output.text.contains("data:image/svg+xml"))
    }
}
