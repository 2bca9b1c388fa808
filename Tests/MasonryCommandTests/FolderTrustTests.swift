// What a folder brings along is somebody else's: it names no file elsewhere, and keeps nobody waiting.

import Foundation
import TestKit
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct FolderTrust {
    /// Every name under which a file is looked for that nobody has named.
    private static let names = [
        ".masonry-lsp.json", ".gitignore", "sub/.masonry-lsp.json", "sub/.gitignore", "Card.h", "Prefix.pch",
        "Other.swift", "a.masonry", "Base.lproj/Localizable.strings", "Localizable.xcstrings",
        "I.xcassets/a.imageset/Contents.json",
        "I.xcassets/a.imageset/a.png", "I.xcassets/a.colorset/Contents.json", "base.json",
    ]

    private static let card = "#import \"Card.h\"\n@implementation Card\n@end\n"

    /// Runs the program to its end; one that waits for something is ended, and has no exit code.
    private func run(_ words: [String], in folder: TemporaryFolder) throws -> Int32? {
        let process = try Executable.process(words, in: folder)
        // Nobody writes into it, and nobody closes it before the run has ended.
        let input = Pipe()
        defer { input.fileHandleForWriting.closeFile() }
        process.standardInput = input
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let hasEnded = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in hasEnded.signal() }
        try process.run()
        guard hasEnded.wait(timeout: .now() + 30) == .success else {
            kill(process.processIdentifier, SIGKILL)
            return nil
        }
        return process.terminationStatus
    }

    @Test(
        "Pipes and devices in a folder are not waited for", arguments: ["pipe", "/dev/stdin", "/dev/zero"],
        [["check"], ["solve", "Card.m"]])
    func pipesAndDevicesInAFolderAreNotWaitedFor(what: String, words: [String]) throws {
        let folder = try TemporaryFolder(["Card.m": Self.card, ".git/HEAD": "", "sub/B.swift": "class B {}\n"])
        for name in Self.names {
            let path = "\(folder.path)/\(name)"
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            if what == "pipe" {
                guard mkfifo(path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
            } else {
                try folder.link(name, to: what)
            }
        }
        #expect(try run(words, in: folder) != nil)
        // And what a configuration names.
        try FileManager.default.removeItem(atPath: "\(folder.path)/.masonry-lsp.json")
        try folder.write(".masonry-lsp.json", "{baseline: 'base.json', indexRoots: ['sub', 'Other.swift']}")
        #expect(try run(words, in: folder) != nil)
    }

    @Test("A pipe that a person names is read")
    func aPipeThatAPersonNamesIsRead() throws {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data("BAD".utf8))
        try pipe.fileHandleForWriting.close()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        #expect(readFile(path, limit: 9) == .failure(.noRegularFile))
        #expect(readFile(path, limit: 9, isNamed: true) == .success(Array("BAD".utf8)))
    }

    @Test("A configuration that is a link out of the project is not read")
    func aConfigurationThatIsALinkOutOfTheProject() async throws {
        let folder = try TemporaryFolder([
            "secret.json": "{rules: {bad: 'off'}, token: 1}", "project/.git/HEAD": "", "project/a.swift": "BAD",
            "project/settings/own.json": "{rules: {bad: 'off'}}", "project/sub/b.swift": "BAD",
        ])
        try folder.link("project/.masonry-lsp.json", to: "../secret.json")
        let result = await MasonryCommandTests.run(["check", "project/a.swift"], in: folder)
        let reason = "not read: the link leads out of \(folder.path)/project;"
        #expect(result.errors.contains("project/.masonry-lsp.json: \(reason)"))
        #expect(!result.errors.contains("token"))
        #expect(result.output.contains("found BAD"))
        // Within the project it is, and wherever a person says so.
        try folder.link("project/sub/.masonry-lsp.json", to: "../settings/own.json")
        #expect(await !MasonryCommandTests.run(["check", "project/sub"], in: folder).output.contains("found BAD"))
        let named = await MasonryCommandTests.run(
            ["check", "project/a.swift", "--config", "project/.masonry-lsp.json"], in: folder)
        #expect(!named.output.contains("found BAD"))
    }

    @Test("A configuration names no place outside of its project")
    func aConfigurationNamesNoPlaceOutside() async throws {
        let folder = try TemporaryFolder([
            "other/x.swift": "BAD", "base.json": "[", "project/.git/HEAD": "", "project/a.swift": "BAD",
            "project/App/b.swift": "",
            "project/.masonry-lsp.json":
                "{\n indexRoots: ['App', '../other', '/', 'out'],\n baseline: '../base.json'}",
        ])
        try folder.link("project/out", to: "../other")
        for place in ["../other", "/", "out", "../base.json"] {
            let result = await MasonryCommandTests.run(["check", "project/a.swift"], in: folder)
            #expect(result.errors.contains("“\(place)” lies outside of \(folder.path)/project"))
            #expect(result.output.contains("found BAD"))
            #expect(result.code == 2)
        }
        // A person may name any file, which may say so.
        let named = await MasonryCommandTests.run(
            ["check", "project/a.swift", "--config", "project/.masonry-lsp.json"], in: folder)
        #expect(!named.errors.contains("outside"))
    }

    @Test("Links to ignore files and headers are not followed")
    func linksToIgnoreFilesAndHeadersAreNotFollowed() async throws {
        let folder = try TemporaryFolder([
            "patterns": "*.swift", "Card.h": "x", "project/.git/HEAD": "", "project/a.swift": "BAD",
            "project/Card.m": Self.card,
        ])
        try folder.link("project/.gitignore", to: "../patterns")
        try folder.link("project/Card.h", to: "../Card.h")
        #expect(await MasonryCommandTests.run(["check", "project"], in: folder).output.contains("found BAD"))
        #expect(companionTexts(of: "\(folder.path)/project/Card.m").isEmpty)
        #expect(companionTexts(of: "\(folder.path)/Card.m").count == 1)
    }

    @Test("What is written follows no link out of the project")
    func whatIsWrittenFollowsNoLinkOutOfTheProject() async throws {
        let folder = try TemporaryFolder(["profile": "mine", "project/.git/HEAD": "", "project/a.swift": "BAD"])
        try folder.link("project/report.json", to: "../profile")
        try folder.link("project/away", to: "..")
        for words in [
            ["check", "project/a.swift", "-o", "project/report.json"],
            ["check", "project/a.swift", "-o", "project/away/profile"],
            ["check", "project/a.swift", "-o", "project/away/new"],
            ["check", "project/a.swift", "--write-baseline", "project/report.json"],
        ] {
            let result = await MasonryCommandTests.run(words, in: folder)
            #expect(result.code == 2)
            #expect(result.errors.contains("a link leads out of \(folder.path)/project"))
        }
        #expect(try folder.text("profile") == "mine")
        #expect(!folder.exists("new"))
        // A link that stays inside is followed.
        try folder.write("project/old.json", "")
        try folder.link("project/new.json", to: "old.json")
        _ = await MasonryCommandTests.run(["check", "project/a.swift", "-o", "project/new.json"], in: folder)
        #expect(try folder.text("project/old.json").contains("found BAD"))
    }

    @Test("A folder that looks like a repository runs nothing")
    func aFolderThatLooksLikeARepositoryRunsNothing() throws {
        let folder = try TemporaryFolder(["run": "#!/bin/sh\ntouch \"$(dirname \"$0\")/ran\"\n", "a.swift": "BAD"])
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/run")
        try folder.git("init", "-q")
        try folder.git("add", "a.swift")
        try folder.git("commit", "-qm", "first")
        try folder.git("config", "core.fsmonitor", "\(folder.path)/run")
        for words in [["check", "--since", "HEAD"], ["check", "--since", "HEAD", "--compare"]] {
            _ = try Executable.run(words, in: folder)
        }
        #expect(!folder.exists("ran"))
    }

    @Test("A name and a text are inert in every report", arguments: ReportFormatName.allCases)
    func aNameAndATextAreInertInEveryReport(format: ReportFormatName) async throws {
        // Terminal controls, a second line with a command of a workflow, markup, and a text that turns direction.
        let name = "a\u{1B}[31m\n::error::x\u{9B}2J\u{202E}<b>&'\"]]>.swift"
        let folder = try TemporaryFolder([name: "\u{1B}]0;t\u{7} <script> ::error::x BAD \u{202E}\n"])
        let output = await MasonryCommandTests.run(["check", "--format", format.rawValue], in: folder).output
        #expect(output.contains("found BAD"))
        let controls = output.unicodeScalars.filter { scalar in
            // For programs what turns direction is a character like others.
            scalar.properties.generalCategory == .control && scalar != "\n"
                || scalar == "\u{202E}" && [.text, .github].contains(format)
        }
        #expect(controls.isEmpty)
        #expect(!output.split(separator: "\n").contains { $0.hasPrefix("::error::x") })
        switch format {
        case .json, .sarif, .gitlab: _ = try JSONSerialization.jsonObject(with: Data(output.utf8))
        case .checkstyle, .junit: #expect(!output.contains("<b>") && !output.contains("]]>"))
        default: break
        }
    }
}
