// `--fix`, `--diff` and baselines: what is written, and what never is.

import Foundation
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct Fixing {
    @Test("Applies safe fixes and reports what is left")
    func appliesSafeFixesAndReportsWhatIsLeft() async throws {
        let folder = try TemporaryFolder(["a.swift": "BAD and DOUBTFUL\nBAD"])
        let result = await run(["check", "--fix"], in: folder)
        #expect(try folder.text("a.swift") == "GOOD and DOUBTFUL\nGOOD")
        #expect(result.errors == "masonry-lsp: 2 fixes applied\n")
        #expect(result.code == 0)
        #expect(result.output.contains("warning: found DOUBTFUL"))
        #expect(await run(["check", "--unsafe-fixes"], in: folder).output == "1 file checked: nothing found\n")
        #expect(try folder.text("a.swift") == "GOOD and SURE\nGOOD")
    }

    @Test("A fix that makes it worse is taken back, the others stay")
    func aFixThatMakesItWorseIsTakenBackTheOthersStay() async throws {
        let folder = try TemporaryFolder(["a.swift": "TRAP BAD"])
        let result = await run(["check", "--fix"], in: folder)
        #expect(try folder.text("a.swift") == "TRAP GOOD")
        #expect(result.code == 1)
    }

    @Test("Bad fixes do not keep the good ones from one run")
    func badFixesDoNotKeepTheGoodOnesFromOneRun() async throws {
        // Together they make it no better, and one at a time would end after ten rounds.
        let folder = try TemporaryFolder(["a.swift": String(repeating: "TRAP BAD ", count: 15)])
        _ = await run(["check", "--fix"], in: folder)
        let fixed = try folder.text("a.swift")
        #expect(!fixed.contains("BAD"))
        #expect(await run(["check", "--fix"], in: folder).errors == "")
        #expect(try folder.text("a.swift") == fixed)
    }

    @Test("Keeps permissions, line endings, the byte order mark and symbolic links")
    func keepsPermissionsLineEndingsTheByteOrderMark() async throws {
        let folder = try TemporaryFolder(["a.swift": "\u{FEFF}BREAK\r\nx\r\n"])
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/a.swift")
        try folder.link("b.swift", to: "a.swift")
        let result = await run(["check", "--fix", "b.swift"], in: folder)
        #expect(result.code == 0)
        #expect(try folder.bytes("a.swift") == Array("\u{FEFF}good\r\nline\r\nx\r\n".utf8))
        let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/a.swift")
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/b.swift") == "a.swift")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.swift", "b.swift"])
    }

    @Test("All other bytes stay, whatever they are")
    func allOtherBytesStayWhateverTheyAre() async throws {
        // Latin-1, lines that end in each way, no newline at the end.
        let around: [UInt8] = [0xE9, 0xFF, 0x0D, 0x0A, 0x0A, 0x0D, 0x09, 0x20, 0x0D, 0x0A, 0x0D, 0x0A]
        let folder = try TemporaryFolder([:])
        try folder.write("a.swift", around + Array("BAD ".utf8) + around + [0xC3])
        // UTF-16 is no text of ours.
        let wide = "BAD\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        try folder.write("b.swift", [0xFF, 0xFE] + wide)
        _ = await run(["check", "--fix"], in: folder)
        #expect(try folder.bytes("a.swift") == around + Array("GOOD ".utf8) + around + [0xC3])
        #expect(try folder.bytes("b.swift") == [0xFF, 0xFE] + wide)
    }

    @Test("Other names of a file have its new content, and what has no fix is not touched")
    func otherNamesOfAFileHaveItsNewContent() async throws {
        let folder = try TemporaryFolder(["a.swift": "BAD and so on", "c.swift": "fine"])
        try FileManager.default.linkItem(atPath: "\(folder.path)/a.swift", toPath: "\(folder.path)/other.txt")
        let before = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/c.swift")
        #expect(await run(["check", "--fix"], in: folder).code == 0)
        #expect(try folder.text("a.swift") == "GOOD and so on")
        #expect(try folder.text("other.txt") == "GOOD and so on")
        let after = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/c.swift")
        #expect(after[.systemFileNumber] as? Int == before[.systemFileNumber] as? Int)
        #expect(after[.modificationDate] as? Date == before[.modificationDate] as? Date)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names == ["a.swift", "c.swift", "other.txt"])
    }

    @Test("What somebody saves while a file is fixed is not lost")
    func whatSomebodySavesWhileAFileIsFixedIsNotLost() throws {
        let folder = try TemporaryFolder(["a.swift": "saved meanwhile", "b.swift": "GOOD"])
        let failure = #expect(throws: ReadFailure.self) {
            try AtomicFile.replace("\(folder.path)/a.swift", with: Array("GOOD".utf8), madeOf: Array("BAD".utf8))
        }
        #expect(failure?.reason[.english] == "it has been changed meanwhile")
        #expect(try folder.text("a.swift") == "saved meanwhile")
        // Another run has done the same.
        try AtomicFile.replace("\(folder.path)/b.swift", with: Array("GOOD".utf8), madeOf: Array("BAD".utf8))
        try AtomicFile.replace("\(folder.path)/b.swift", with: Array("BETTER".utf8), madeOf: Array("GOOD".utf8))
        #expect(try folder.text("b.swift") == "BETTER")
    }

    @Test("Two runs at once lose nothing")
    func twoRunsAtOnceLoseNothing() throws {
        let text = """
            view root { view a }
            a.makeConstraints {
                make.width.equalTo(a.mas_height).multipliedBy(9/16)
            }

            """ + String(repeating: "// …\n", count: 2_000)
        let names = (0..<24).map { "\($0).masonry" }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
        let runs = try (0..<3).map { _ in try Executable.process(["check", "--fix", "--quiet"], in: folder) }
        for run in runs {
            run.standardOutput = FileHandle.nullDevice
            run.standardError = FileHandle.nullDevice
            try run.run()
        }
        for run in runs { run.waitUntilExit() }
        for name in names { #expect(try folder.text(name) == text.replacing("9/16", with: "9.0/16")) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == names.count)
    }

    /// `FilterController` is a view by its header, and nobody says what `SearchController` is: their code works as it stands.
    @Test("A class is no controller because of its name")
    func aClassIsNoControllerBecauseOfItsName() throws {
        func source(_ name: String, head: String, content: String = "self") -> String {
            """
            \(head)
            @implementation \(name)
            - (void)build {
                UIView *bar = [UIView new];
                [\(content) addSubview:bar];
                [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self);
                }];
            }
            @end

            """
        }
        let page = source("Page", head: "@interface Page : UIViewController\n@end", content: "self.view")
        let before = [
            "Screens.h": "@interface FilterController : UIView\n@end\n",
            "Filter.m": source("FilterController", head: "#import \"Screens.h\""),
            "Search.m": source("SearchController", head: "#import \"Elsewhere.h\""), "Page.m": page,
        ]
        let folder = try TemporaryFolder(before)
        let run = try Executable.process(["check", "--fix", "--quiet"], in: folder)
        run.standardOutput = FileHandle.nullDevice
        run.standardError = FileHandle.nullDevice
        try run.run()
        run.waitUntilExit()
        for name in ["Screens.h", "Filter.m", "Search.m"] { #expect(try folder.text(name) == before[name]) }
        #expect(try folder.text("Page.m") == page.replacing("equalTo(self)", with: "equalTo(self.view)"))
    }

    @Test("A link out of the folder is not followed, not even where it is named")
    func aLinkOutOfTheFolderIsNotFollowedNotEven() async throws {
        let folder = try TemporaryFolder(["outside.swift": "BAD", "repository/in.swift": "BAD"])
        try folder.link("repository/out.swift", to: "../outside.swift")
        try folder.link("repository/same.swift", to: "in.swift")
        #expect(await run(["check", "--fix", "repository"], in: folder).code == 0)
        #expect(try folder.text("outside.swift") == "BAD")
        #expect(try folder.text("repository/in.swift") == "GOOD")
        let named = await run(["check", "--fix", "repository/out.swift"], in: folder)
        let reason = "a link leads out of \(folder.path)/repository; name \(folder.path)/outside.swift itself"
        #expect(named.errors.contains(reason))
        #expect(try folder.text("outside.swift") == "BAD")
        #expect(await run(["check", "--fix", "outside.swift"], in: folder).code == 0)
        #expect(try folder.text("outside.swift") == "GOOD")
    }

    @Test("A read-only file stays and is said")
    func aReadOnlyFileStaysAndIsSaid() async throws {
        let folder = try TemporaryFolder(["a.swift": "BAD", "b.swift": "BAD"])
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: "\(folder.path)/a.swift")
        let result = await run(["check", "--fix"], in: folder)
        #expect(result.code == 2)
        #expect(result.errors.contains("masonry-lsp: a.swift: not fixed: the file is read-only\n"))
        #expect(try folder.text("a.swift") == "BAD")
        #expect(try folder.text("b.swift") == "GOOD")
        #expect(result.output.contains("a.swift:1:1: error"))
    }

    @Test("A difference is shown in place of writing")
    func aDifferenceIsShownInPlaceOfWriting() async throws {
        let folder = try TemporaryFolder(["a.swift": "1\n2\n3\n4\nBAD\n6\n7\n8\n9\n", "b.swift": "fine"])
        let result = await run(["check", "--diff"], in: folder)
        #expect(
            result.output == """
                --- a.swift
                +++ a.swift
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -BAD
                +GOOD
                 6
                 7
                 8

                """)
        #expect(result.errors == "masonry-lsp: 1 fix would be applied\n")
        #expect(result.code == 1)
        #expect(try folder.text("a.swift").contains("BAD"))
    }

    @Test("Git takes the difference")
    func gitTakesTheDifference() async throws {
        let folder = try TemporaryFolder(["a.swift": "BAD\nx\ny\nz\n1\n2\n3\n4\n5\nBREAK", "c d/e.m": "BAD\r\n"])
        try folder.git("init", "-q")
        try folder.write("patch", await run(["check", "--diff"], in: folder).output)
        try folder.git("apply", "-p0", "patch")
        #expect(try folder.text("a.swift") == "GOOD\nx\ny\nz\n1\n2\n3\n4\n5\ngood\nline")
        #expect(try folder.text("c d/e.m") == "GOOD\r\n")
    }
}

@Suite struct Baselines {
    @Test("Known findings are hidden, also after edits elsewhere, and new ones are not")
    func knownFindingsAreHiddenAlsoAfterEdits() async throws {
        let folder = try TemporaryFolder(["s/a.swift": "let x = BAD\nlet y = BAD\nlet y = BAD\n"])
        let written = await run(["check", "--write-baseline", "base.json"], in: folder)
        #expect(written.code == 0)
        #expect(written.errors == "masonry-lsp: baseline: 3 findings written to base.json\n")
        let hidden = await run(["check", "--baseline", "base.json"], in: folder)
        #expect(hidden.output == "1 file checked: nothing found; 3 hidden by the baseline\n")
        #expect(hidden.code == 0)

        try folder.write("s/a.swift", "// new line\n  let x = BAD\n\nlet y = BAD\nlet y = BAD\nlet z = BAD")
        let moved = await run(["check", "--baseline", "base.json"], in: folder)
        #expect(moved.code == 1)
        #expect(moved.output.hasPrefix("s/a.swift:6:9: error"))
        #expect(moved.output.hasSuffix("1 file checked: 1 error; 3 hidden by the baseline\n"))
    }

    @Test("What disappeared is told, from checked files and deleted ones")
    func whatDisappearedIsToldFromCheckedFiles() async throws {
        let folder = try TemporaryFolder(["a.swift": "BAD", "b.swift": "BAD", "c.swift": "BAD"])
        _ = await run(["check", "--write-baseline", "base.json"], in: folder)
        try folder.write("a.swift", "")
        try FileManager.default.removeItem(atPath: "\(folder.path)/b.swift")
        let result = await run(["check", "a.swift", "--baseline", "base.json"], in: folder)
        #expect(
            result.errors == """
                masonry-lsp: baseline: no longer found: a.swift: bad
                masonry-lsp: baseline: no longer found: b.swift: bad
                masonry-lsp: baseline: 2 findings disappeared; --write-baseline takes them out

                """)
    }

    @Test("The configuration may name it, and paths are relative to the file")
    func theConfigurationMayNameItAndPathsAreRelative() async throws {
        let folder = try TemporaryFolder([
            "s/a.swift": "BAD", ".masonry-lsp.json": "{baseline: 'ci/base.json'}", "ci/x": "",
        ])
        _ = await run(["check", "--write-baseline", "ci/base.json"], in: folder)
        #expect(await run(["check"], in: folder).code == 0)
        #expect(await run(["check", "\(folder.path)/s"], in: folder).code == 0)
    }

    @Test("A broken one is wrong usage")
    func aBrokenOneIsWrongUsage() async throws {
        let folder = try TemporaryFolder(["a.swift": "BAD", "base.json": "[", "other.json": "{}"])
        #expect(await run(["check", "--baseline", "base.json"], in: folder).code == 2)
        #expect(await run(["check", "--baseline", "other.json"], in: folder).code == 2)
        #expect(
            await run(["check", "--baseline", "gone.json"], in: folder).errors
                == "masonry-lsp: gone.json: No such file or directory\n")
    }
}
