// In which language a run speaks, and how its texts stand on a terminal.

import LayoutIDE
import SourceText
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct Languages {
    private static let file = ["a.masonry": "DOUBTFUL"]
    private static let chineseSummary = "已检查 1 个文件"

    private func run(
        _ words: [String], _ files: [String: String] = file, environment: [String: String] = [:]
    ) async throws -> RunResult {
        let folder = try TemporaryFolder(files)
        return await MasonryCommandTests.run(words, in: folder, environment: environment)
    }

    @Test(
        "--locale wins over the configuration, and that over the environment",
        arguments: [
            ([], [:], "", false),
            ([], ["LANG": "zh_CN.UTF-8"], "", true),
            ([], ["LANG": "zh_CN.UTF-8", "LC_ALL": "C.UTF-8"], "", false),
            ([], ["LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8", "LC_ALL": ""], "", true),
            ([], ["LANG": "zh_TW.UTF-8"], "", false),
            ([], ["LANG": "zh_CN.GBK"], "", false),
            ([], [:], "{locale: 'zh-CN'}", true),
            ([], ["LANG": "zh_CN.UTF-8"], "{locale: 'en'}", false),
            (["--locale", "zh-Hans"], ["LANG": "en_US.UTF-8"], "{locale: 'en'}", true),
            (["--locale=en"], ["LANG": "zh_CN.UTF-8"], "{locale: 'zh-CN'}", false),
        ] as [([String], [String: String], String, Bool)])
    func localeWinsOverTheConfigurationAndThatOver(
        options: [String], environment: [String: String], configuration: String, isChinese: Bool
    ) async throws {
        var files = Self.file
        if !configuration.isEmpty { files[".masonry-lsp.json"] = configuration }
        let result = try await run(["check"] + options, files, environment: environment)
        #expect(result.output.contains(Self.chineseSummary) == isChinese)
        #expect(result.output.contains("1 file checked") != isChinese)
    }

    @Test(
        "Reports for programs do not follow the environment",
        arguments: ReportFormatName.allCases.filter { $0 != .text })
    func reportsForProgramsDoNotFollowTheEnvironment(format: ReportFormatName) async throws {
        let words = ["check", "--format", format.rawValue]
        let files = ["a.masonry": "view root { view a }\na.makeConstraints { make.lft }"]
        let chinese = ["LANG": "zh_CN.UTF-8"]
        func analyzed(_ words: [String], environment: [String: String]) async throws -> String {
            let folder = try TemporaryFolder(files)
            let output = MemorySink()
            var console = Console(output: output, errors: MemorySink(), directory: folder.path)
            console.environment = environment
            _ = await CommandLineTool.run(words, console)
            return output.text
        }
        #expect(try await analyzed(words, environment: chinese) == analyzed(words, environment: [:]))
        let asked = try await analyzed(words + ["--locale", "zh-CN"], environment: [:])
        #expect(asked.contains("属性"))
    }

    @Test("Mistakes are said in the language, wherever --locale stands")
    func mistakesAreSaidInTheLanguageWhereverLocale() async throws {
        let words = ["chekc", "--locale", "zh-CN"]
        #expect(try await run(words).errors == "masonry-lsp: 未知命令“chekc”。是不是想写“check”？\n")
        #expect(try await run(["check", "--formt", "x", "--locale=zh-CN"]).errors.contains("未知选项 --formt"))
        #expect(try await run(["--locale", "zh-CN", "check"]).output.contains(Self.chineseSummary))
        #expect(try await run(["--help", "--locale=zh-CN"]).output.contains("用法："))
        #expect(try await run(["--locale=zh-CN", "help", "solve"]).output.contains("用法：masonry-lsp solve FILE"))
        let missing = try await run(["check", "none.masonry"], environment: ["LANG": "zh_CN.UTF-8"])
        #expect(missing.errors == "masonry-lsp: none.masonry: 文件或目录不存在\n")
        #expect(
            try await run(["check", "--locale"]).errors == "masonry-lsp: --locale needs a value: --locale LOCALE\n")
    }

    @Test("Help is whole in Japanese")
    func helpIsWholeInJapanese() {
        let tool = toolHelpPage(allCommands.map { $0.definition }, in: .japanese)
        for page in allCommands.map({ $0.definition.helpPage(in: .japanese) }) + [tool] {
            // Choices have commas between them, and names of things are two words at most.
            for line in page.split(separator: "\n") {
                #expect(!line.contains(#/[a-zA-Z]{2,}[.,]? [a-z]{2,} [a-z]{2,}/#), "\(line)")
            }
        }
        for definition in allCommands.map({ $0.definition }) {
            let texts = [definition.summary, definition.details] + definition.allOptions.map(\.help)
            for text in texts where !text[.english].isEmpty {
                #expect(text[.japanese].contains(#/[ぁ-ヿ一-鿿]/#), "\(definition.name): \(text[.english])")
                #expect(text[.japanese] != text[.simplifiedChinese])
            }
        }
    }

    @Test("Help says which languages there are, and which in part")
    func helpSaysWhichLanguagesThereAreAndWhichInPart() throws {
        let check = try #require(allCommands.first { $0.definition.name == "check" }?.definition)
        func locale(_ language: MessageLanguage) -> String {
            check.allOptions.first { $0.name == "--locale" }?.help[language] ?? ""
        }
        #expect(locale(.english).contains(": zh-CN is Simplified Chinese, ja is Japanese (in part), all others are"))
        #expect(locale(.simplifiedChinese).hasPrefix("文字的语言：zh-CN 为简体中文，ja 为日文（部分），其他"))
        #expect(locale(.japanese).hasPrefix("表示言語：zh-CN は簡体字中国語、ja は日本語（一部）、その他"))
    }

    @Test("Japanese counts, and says in English what it lacks")
    func japaneseCountsAndSaysInEnglishWhatItLacks() async throws {
        let environment = ["LANG": "ja_JP.UTF-8"]
        let result = try await run(["check"], environment: environment)
        #expect(result.output.contains("1 個のファイルを検査しました："))
        let unknown = try await run(["chekc"], environment: environment)
        #expect(unknown.errors == "masonry-lsp: unknown command “chekc” — did you mean “check”?\n")
    }

    @Test("Every page of help exists in each language and fits a terminal")
    func everyPageOfHelpExistsInEachLanguageAndFits() {
        for definition in allCommands.map({ $0.definition }) {
            let pages = MessageLanguage.allCases.map { definition.helpPage(in: $0) }
            #expect(Set(pages).count == pages.count)
            for page in pages {
                for line in page.split(separator: "\n") { #expect(line.displayColumns <= 120, "\(line)") }
            }
        }
    }

    @Test("Wide characters are two columns, in carets and in wrapped lines")
    func wideCharactersAreTwoColumnsInCarets() throws {
        let text = SourceText("view 标题: UILabel { txt: 1 }")
        let excerpt = try #require(
            Excerpt(ReportRange(TextRange(23, 26), in: text), in: SourceLines(text)))
        #expect(excerpt.line == "view 标题: UILabel { txt: 1 }")
        #expect(excerpt.carets == String(repeating: " ", count: 21) + "^^^")
        let wrapped = "约束无法同时满足，请移除其中一条 check。".wrapped(toColumns: 16)
        #expect(wrapped == ["约束无法同时满", "足，请移除其中一", "条 check。"])
        #expect(wrapped.allSatisfy { $0.displayColumns <= 16 })
        #expect("a b".wrapped(toColumns: 1) == ["a", "b"])
        #expect("".wrapped(toColumns: 10) == [""])
    }
}
