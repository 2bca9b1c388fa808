// `check` on real folders: exit codes, formats, scope.

import Foundation
import SourceText
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct ExitCodes {
    @Test(
        "Follow what was found",
        arguments: [
            ("fine", [], 0), ("BAD", [], 1), ("DOUBTFUL", [], 0), ("REMARK", [], 0),
            ("DOUBTFUL", ["--fail-on", "warning"], 1), ("REMARK", ["--fail-on", "warning"], 0),
            ("REMARK", ["--fail-on", "information"], 1), ("REMARK", ["--fail-on", "hint"], 1),
            ("BAD", ["--fail-on", "never"], 0), ("DOUBTFUL", ["--max-warnings", "0"], 1),
            ("DOUBTFUL", ["--max-warnings", "1"], 0),
        ])
    func followWhatWasFound(text: String, options: [String], code: Int32) async throws {
        let folder = try TemporaryFolder(["a.masonry": text])
        #expect(await run(["check"] + options, in: folder).code == code)
    }

    @Test("A file that is not there is said, the others are checked, and the code is 2")
    func aFileThatIsNotThereIsSaidTheOthersAreChecked() async throws {
        let folder = try TemporaryFolder(["a.masonry": "BAD"])
        let result = await run(["check", "gone.swift", "a.masonry"], in: folder)
        #expect(result.code == 2)
        #expect(result.errors == "masonry-lsp: gone.swift: No such file or directory\n")
        #expect(result.output.contains("a.masonry:1:1: error: found BAD [bad]"))
    }

    @Test("A file that is too large is said, the others are checked")
    func aFileThatIsTooLargeIsSaidTheOthersAreChecked() async throws {
        let folder = try TemporaryFolder([".masonry-lsp.json": "{maximumFileSize: 1}", "b.masonry": "BAD"])
        try folder.write("a.masonry", [UInt8](repeating: 0x20, count: 1 << 20 + 1))
        let result = await run(["check"], in: folder)
        #expect(result.code == 2)
        #expect(
            result.errors
                == "masonry-lsp: a.masonry: larger than 1 MiB, not checked (see “maximumFileSize” of the configuration)\n"
        )
        #expect(result.output.contains("b.masonry:1:1"))
    }

    @Test("UTF-16 is said rather than misread")
    func utf16IsSaidRatherThanMisread() async throws {
        let folder = try TemporaryFolder()
        try folder.write("a.swift", [0xFF, 0xFE, 0x41, 0])
        let result = await run(["check"], in: folder)
        #expect(result.code == 2)
        #expect(result.errors == "masonry-lsp: a.swift: UTF-16 text; save it as UTF-8\n")
    }
}

@Suite struct TextReports {
    @Test("Show the line, carets, related places, circumstances and fixes")
    func showTheLineCaretsRelatedPlacesCircumstances() async throws {
        let folder = try TemporaryFolder(["a.masonry": "first line\n\tx = BAD;\nCONFLICT"])
        let result = await run(["check"], in: folder)
        #expect(
            result.output == """
                a.masonry:2:6: error: found BAD [bad]
                    2 |     x = BAD;
                      |         ^^^
                  = fix: Say GOOD
                a.masonry:3:1: error: found CONFLICT [unsatisfiable]
                    3 | CONFLICT
                      | ^^^^^^^^
                  a.masonry:1:1: note: the first line
                    1 | first line
                      | ^^^^^^^^^^
                  = on iPhone SE
                1 file checked: 2 errors

                """)
    }

    @Test(
        "Carets stand under wide and combining characters",
        arguments: [
            ("视图 BAD", "    1 | 视图 BAD\n      |      ^^^\n", 4),
            ("e\u{301} BAD", "    1 | e\u{301} BAD\n      |   ^^^\n", 4),
            ("👩 BAD", "    1 | 👩 BAD\n      |    ^^^\n", 4),
            ("\u{1B}[31m BAD", "    1 | \u{FFFD}[31m BAD\n      |       ^^^\n", 7),
        ])
    func caretsStandUnderWideAndCombiningCharacters(text: String, excerpt: String, column: Int) async throws {
        let folder = try TemporaryFolder(["a.masonry": text])
        let result = await run(["check"], in: folder)
        #expect(result.output.contains("a.masonry:1:\(column): error"))
        #expect(result.output.contains(excerpt))
    }

    @Test("A line of a million characters is cut around the carets")
    func aLineOfAMillionCharactersIsCutAround() async throws {
        let long = String(repeating: "x ", count: 500_000)
        let folder = try TemporaryFolder(["a.masonry": long + "BAD " + long])
        let result = await run(["check"], in: folder)
        #expect(result.output.contains("a.masonry:1:1000001: error"))
        for line in result.output.split(separator: "\n") { #expect(line.count < 200) }
    }

    @Test("Colours only on a terminal, and not with NO_COLOR")
    func coloursOnlyOnATerminalAndNotWithNOCOLOR() async throws {
        let folder = try TemporaryFolder(["a.masonry": "BAD"])
        #expect(await run(["check"], in: folder, terminal: true).output.contains("\u{1B}[1;31merror"))
        #expect(!(await run(["check"], in: folder).output.contains("\u{1B}")))
        let environment = ["NO_COLOR": "1"]
        #expect(!(await run(["check"], in: folder, environment: environment, terminal: true).output.contains("\u{1B}")))
    }

    @Test("Quiet leaves the summary out")
    func quietLeavesTheSummaryOut() async throws {
        let folder = try TemporaryFolder(["a.masonry": "fine"])
        #expect(await run(["check", "--quiet"], in: folder).output == "")
        #expect(await run(["check"], in: folder).output == "1 file checked: nothing found\n")
    }
}

@Suite struct Scope {
    @Test("Folders are searched for the four kinds of file, in order")
    func foldersAreSearchedForTheFourKindsOfFile() async throws {
        let folder = try TemporaryFolder([
            "b/x.m": "BAD", "a.swift": "BAD", "b.mm": "BAD", "z.MASONRY": "BAD", "c.txt": "BAD", "d": "BAD",
            "b/é 漢字.swift": "BAD", "Pods/p.m": "BAD", ".git/g.m": "BAD", ".build/x.swift": "BAD",
        ])
        let files = paths(await run(["check", "--format", "xcode"], in: folder))
        #expect(files == ["a.swift", "b/x.m", "b/é 漢字.swift", "b.mm", "z.MASONRY"])
    }

    @Test("A path is shown as it was named")
    func aPathIsShownAsItWasNamed() async throws {
        let folder = try TemporaryFolder(["s/a.swift": "BAD"])
        #expect(paths(await run(["check", "./s"], in: folder, formatted: "xcode")) == ["s/a.swift"])
        #expect(
            paths(await run(["check", "\(folder.path)/s"], in: folder, formatted: "xcode")) == [
                "\(folder.path)/s/a.swift"
            ])
        #expect(
            paths(await run(["check", "s/a.swift", "s", "s/../s/a.swift"], in: folder, formatted: "xcode")) == [
                "s/a.swift"
            ])
    }

    @Test("A name with a newline stays on one line")
    func aNameWithANewlineStaysOnOneLine() async throws {
        let folder = try TemporaryFolder(["a\nb.swift": "BAD"])
        #expect(paths(await run(["check"], in: folder, formatted: "xcode")) == ["a\\nb.swift"])
        let json = try JSON5Reader.read(SourceText(await run(["check"], in: folder, formatted: "json").output))
        #expect(json["findings"]?.array?.first?["file"]?.string == "a\nb.swift")
    }

    @Test("A loop of symbolic links ends, and dangling links are said")
    func aLoopOfSymbolicLinksEndsAndDanglingLinks() async throws {
        let folder = try TemporaryFolder(["s/a.swift": "BAD"])
        try folder.link("s/loop", to: "..")
        try folder.link("s/b.swift", to: "b.swift")
        try folder.link("s/.#lock.swift", to: "user@host.1")
        try folder.link("t.swift", to: "s/a.swift")
        let result = await run(["check"], in: folder, formatted: "xcode")
        #expect(paths(result) == ["s/a.swift", "t.swift"])
        #expect(result.errors == "masonry-lsp: s/b.swift: Too many levels of symbolic links\n")
        #expect(result.code == 2)
    }

    @Test(".gitignore and excludes leave files out, and naming one takes it in")
    func gitignoreAndExcludesLeaveFilesOutAndNaming() async throws {
        let folder = try TemporaryFolder([
            ".gitignore": "gen/\n*.skip.swift\n!keep.skip.swift\n", "gen/a.swift": "BAD", "b.skip.swift": "BAD",
            "keep.skip.swift": "BAD", "sub/.gitignore": "/only.swift", "sub/only.swift": "BAD",
            "sub/deep/only.swift": "BAD", ".masonry-lsp.json": "{exclude: ['old/**']}", "old/x/y.m": "BAD",
        ])
        #expect(
            paths(await run(["check"], in: folder, formatted: "xcode")) == ["keep.skip.swift", "sub/deep/only.swift"])
        #expect(paths(await run(["check", "gen/a.swift"], in: folder, formatted: "xcode")) == ["gen/a.swift"])
        #expect(paths(await run(["check", "--force-exclude", "gen/a.swift"], in: folder, formatted: "xcode")) == [])
        #expect(paths(await run(["check", "--force-exclude", "old/x/y.m"], in: folder, formatted: "xcode")) == [])
    }

    @Test(
        "Patterns mean what git means",
        arguments: [
            ("*.m", "a.m", true), ("*.m", "x/a.m", true), ("/a.m", "x/a.m", false), ("x/*.m", "x/y/a.m", false),
            ("x/**/a.m", "x/a.m", true), ("x/**/a.m", "x/y/z/a.m", true), ("**/y", "x/y", true), ("x/**", "x", false),
            ("x/**", "x/y/z", true), ("a?c", "abc", true), ("a?c", "a/c", false), ("[a-c]x", "bx", true),
            ("[!a-c]x", "bx", false), ("[]]x", "]x", true), ("\\*", "*", true), ("\\*", "a", false),
            ("a\\ ", "a ", true),
            ("a ", "a", true), ("*a*a*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false), ("[a", "[a", false),
        ])
    func patternsMeanWhatGitMeans(pattern: String, path: String, matches: Bool) throws {
        let parts = path.split(separator: "/").map { Array($0.utf8) }
        #expect(try #require(IgnorePattern(pattern)).matches(parts) == matches)
    }

    @Test("Standard input is checked under its name")
    func standardInputIsCheckedUnderItsName() async throws {
        let folder = try TemporaryFolder([".masonry-lsp.json": "{}", "x/.masonry-lsp.json": "{rules: {bad: 'off'}}"])
        let result = await run(["check", "-", "--stdin-name", "y/a.swift"], in: folder, input: "BAD")
        #expect(result.output.hasPrefix("y/a.swift:1:1: error"))
        #expect(await run(["check", "-", "--stdin-name", "x/a.swift"], in: folder, input: "BAD").code == 0)
        #expect(await run(["check", "-"], in: folder, input: "BAD").output.hasPrefix("stdin.masonry:1:1: error"))
    }

    @Test("Only what changed since a revision")
    func onlyWhatChangedSinceARevision() async throws {
        let folder = try TemporaryFolder(["a.swift": "BAD", "s/b.swift": "BAD", "s/c.swift": "BAD"])
        try folder.git("init", "-q")
        try folder.git("add", ".")
        try folder.git("commit", "-qm", "first")
        try folder.write("s/b.swift", "BAD\n")
        try folder.write("s/new 新.swift", "BAD\n")
        let result = await run(["check", "--since", "HEAD"], in: folder, formatted: "xcode")
        #expect(paths(result) == ["s/b.swift", "s/new 新.swift"])
        let wrong = await run(["check", "--since", "nowhere"], in: folder)
        #expect(wrong.errors == "masonry-lsp: --since: git knows no revision “nowhere”\n")
        #expect(wrong.code == 2)
    }

    @Test("A byte order mark is no column, and CRLF no part of a line")
    func aByteOrderMarkIsNoColumnAndCRLFNoPartOfALine() async throws {
        let folder = try TemporaryFolder(["a.swift": "\u{FEFF}BAD\r\n BAD\r\n"])
        let result = await run(["check"], in: folder)
        #expect(result.output.contains("a.swift:1:1: error"))
        #expect(result.output.contains("a.swift:2:2: error"))
        #expect(!result.output.contains("\r"))
    }

    @Test("Reports do not depend on the number of jobs")
    func reportsDoNotDependOnTheNumberOfJobs() async throws {
        var files: [String: String] = [:]
        for number in 0..<200 {
            files["f\(number % 7)/a\(number).swift"] = String(repeating: "BAD\n", count: number % 5)
        }
        let folder = try TemporaryFolder(files)
        for format in ReportFormatName.allCases {
            let one = await run(["check", "--jobs", "1"], in: folder, formatted: format.rawValue)
            let many = await run(["check", "--jobs", "16"], in: folder, formatted: format.rawValue)
            #expect(one.output == many.output)
        }
    }

    @Test("Parts of the files merge into the report of all")
    func partsOfTheFilesMergeIntoTheReportOfAll() async throws {
        var files: [String: String] = ["e.masonry": "expect a\nexpect FALSE"]
        for number in 0..<40 { files["f\(number % 3)/a\(number).swift"] = number % 2 == 0 ? "BAD CONFLICT" : "" }
        let folder = try TemporaryFolder(files)
        for shard in 1...3 {
            let part = await run(
                ["check", "--shard", "\(shard)/3", "-o", "part\(shard).json"], in: folder, formatted: "json")
            #expect(part.output == "")
        }
        let merged = await run(["merge", "part2.json", "part1.json", "part3.json"], in: folder)
        let whole = await run(["check"], in: folder, formatted: "json")
        #expect(merged.output == whole.output)
        #expect(merged.code == 1)
        let github = await run(["merge", "part1.json", "part2.json", "part3.json", "--format", "github"], in: folder)
        #expect(github.output == (await run(["check"], in: folder, formatted: "github").output))
    }

    private func paths(_ result: RunResult) -> [String] {
        result.output.split(separator: "\n").filter { !$0.contains(": note: ") }.map { line in
            String(
                line.prefix(upTo: line.range(of: ".swift:")?.lowerBound ?? line.firstIndex(of: ":") ?? line.endIndex))
                + (line.contains(".swift:") ? ".swift" : "")
        }
    }

    private func run(_ words: [String], in folder: TemporaryFolder, formatted: String) async -> RunResult {
        await MasonryCommandTests.run(words + ["--format", formatted], in: folder)
    }

    private func run(_ words: [String], in folder: TemporaryFolder) async -> RunResult {
        await MasonryCommandTests.run(words, in: folder)
    }

    private func run(_ words: [String], in folder: TemporaryFolder, input: String) async -> RunResult {
        await MasonryCommandTests.run(words, in: folder, input: input)
    }
}
