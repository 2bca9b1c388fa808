// Texts of string tables, and the labels that show them.

import LayoutIDE
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite("String tables of a project") struct StringTableTests {
    private func entries(_ text: String) -> [IndexedText] { StringTable.entries(strings: Array(text.utf8)) }

    @Test("Keys and texts are read, whatever stands around them")
    func keysAndTextsAreReadWhateverStandsAroundThem() {
        let text = """
            /* A "comment" = "no entry"; */
            "login.title" = "Sign in"; // "b" = "c";
            bare_key="Say \\"hi\\"\\nto \\U00e9" ;
            "broken" = "no end of line"
            "next" =
                "is whole";

            """
        #expect(
            entries(text) == [
                IndexedText(key: "login.title", text: "Sign in"),
                IndexedText(key: "bare_key", text: "Say \"hi\"\nto é"),
                IndexedText(key: "next", text: "is whole"),
            ])
    }

    @Test("Tables come in UTF-16, too")
    func tablesComeInUTF16Too() {
        let text = "\"key\" = \"你好\";\n"
        let units = Array(text.utf16)
        let little: [UInt8] = [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big: [UInt8] = [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        for bytes in [little, big, [0xEF, 0xBB, 0xBF] + Array(text.utf8)] {
            #expect(StringTable.entries(strings: bytes) == [IndexedText(key: "key", text: "你好")])
        }
    }

    @Test("A string catalog says its texts in the language it is written in")
    func aStringCatalogSaysItsTextsInTheLanguage() {
        let text = """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "Continue": {},
              "login": { "localizations": {
                "de": { "stringUnit": { "state": "translated", "value": "Anmelden" } },
                "en": { "stringUnit": { "state": "translated", "value": "Sign in" } } } },
              "count": { "localizations": { "en": { "variations": { "plural": {} } } } } } }
            """
        #expect(
            StringTable.entries(catalog: Array(text.utf8)).entries == [
                IndexedText(key: "Continue", text: "Continue"), IndexedText(key: "login", text: "Sign in"),
            ])
    }

    @Test("The language of development is chosen table by table")
    func theLanguageOfDevelopmentIsChosenTableByTable() {
        let paths = [
            "/a/Base.lproj/Localizable.strings", "/a/de.lproj/Localizable.strings", "/a/de.lproj/Other.strings",
            "/a/en.lproj/Localizable.strings", "/a/zh-Hans.lproj/Other.strings", "/b/en.lproj/Localizable.strings",
            "/b/fr.lproj/Localizable.strings", "/Loose.strings",
        ]
        #expect(
            ProjectTexts.chosen(paths) == [
                "/a/Base.lproj/Localizable.strings", "/a/de.lproj/Other.strings", "/b/en.lproj/Localizable.strings",
                "/Loose.strings",
            ])
    }

    // MARK: Labels

    private func run(_ words: [String], in folder: TemporaryFolder) async -> String {
        let output = MemorySink()
        _ = await CommandLineTool.run(words, Console(output: output, errors: MemorySink(), directory: folder.path))
        return output.text
    }

    private static let english = """
        "login.title" = "Sign in";
        "count" = "%d items";
        "twice" = "One";

        """

    private func width(_ text: String, _ ending: String = "swift") async throws -> String? {
        let swift = """
            class Screen: UIView {
                init() {
                    super.init(frame: .zero)
                    let title = UILabel()
                    title.text = \(text)
                    addSubview(title)
                    title.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
            }

            """
        let objectiveC = """
            @implementation Screen : UIView
            - (instancetype)init {
                self = [super init];
                UILabel *title = [UILabel new];
                title.text = \(text);
                [self addSubview:title];
                [title mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); }];
                return self;
            }
            @end

            """
        let folder = try TemporaryFolder([
            "Podfile": "x\n", "Screen.\(ending)": ending == "m" ? objectiveC : swift,
            "App/en.lproj/Localizable.strings": Self.english,
            "App/de.lproj/Localizable.strings": "\"login.title\" = \"Anmelden, aber sehr lang\";\n",
            "Kit/en.lproj/Kit.strings": "\"twice\" = \"Another\";\n",
        ])
        let lines = await run(["solve", "Screen.\(ending)"], in: folder).split(separator: "\n")
        return lines.first { $0.contains("title: UILabel") }.map { String($0) }
    }

    @Test(
        "A label is as wide as its text in the language of development",
        arguments: [
            #"NSLocalizedString("login.title", comment: "")"#, #""login.title".localized"#,
            #""login.title".localized()"#,
            #"String(localized: "login.title")"#, "R.string.localizable.loginTitle()", "L10n.Login.title",
            "R.string.localizable.loginTitle(preferredLanguages: languages)", #"LocalizedString("login.title")"#,
        ])
    func aLabelIsAsWideAsItsTextInTheLanguage(text: String) async throws {
        let literal = try #require(try await width("\"Sign in\""))
        #expect(literal.contains("≈"))
        #expect(try await width(text) == literal)
    }

    @Test("Masonry's labels are")
    func masonrysLabelsAre() async throws {
        let literal = try #require(try await width("@\"Sign in\"", "m"))
        #expect(literal.contains("≈"))
        #expect(try await width("NSLocalizedString(@\"login.title\", nil)", "m") == literal)
        let message = "[NSBundle.mainBundle localizedStringForKey:@\"login.title\" value:nil table:nil]"
        #expect(try await width(message, "m") == literal)
    }

    @Test(
        "What is not known stays unknown",
        arguments: [
            // A value in it, two texts of one key, no text, arguments, and functions that look nothing up.
            #"NSLocalizedString("count", comment: "")"#, #"NSLocalizedString("twice", comment: "")"#,
            #"NSLocalizedString("nowhere", comment: "")"#, "L10n.Login.other", "R.string.localizable.loginTitle(3)",
            #"title(for: "login.title")"#, #"NSLocalizedString(key, comment: "")"#, "Model.login.title",
        ])
    func whatIsNotKnownStaysUnknown(text: String) async throws {
        let line = try #require(try await width(text))
        #expect(line.contains("?"), "\(line)")
    }
}
