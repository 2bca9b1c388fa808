// The executable as the shell sees it.

import Foundation
import TestKit
import Testing

@testable import MasonryCommand

@Suite struct Processes {
    @Test("Help, version and wrong usage")
    func helpVersionAndWrongUsage() throws {
        let folder = try TemporaryFolder()
        #expect(try Executable.run(["--version"], in: folder).output == "masonry-lsp \(ToolVersion.text)\n")
        #expect(try Executable.run(["check", "--help"], in: folder).output.hasPrefix("Find mistakes"))
        let wrong = try Executable.run(["check", "--jbos=2"], in: folder)
        #expect(wrong.code == 2)
        #expect(wrong.errors == "masonry-lsp: unknown option --jbos — did you mean --jobs?\n")
        #expect(wrong.output == "")
    }

    @Test("A client on standard input is served, and one that leaves without a word is an error")
    func aClientOnStandardInputIsServedAndOne() throws {
        let folder = try TemporaryFolder()
        let body = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#
        let shutdown = #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#
        let exit = #"{"jsonrpc":"2.0","method":"exit"}"#
        let input = [body, shutdown, exit].map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
        for words in [[], ["--stdio"], ["serve", "--stdio"]] {
            let result = try Executable.run(words, in: folder, input: Array(input.utf8))
            #expect(result.code == 0)
            #expect(result.output.hasPrefix("Content-Length: "))
        }
        #expect(try Executable.run([], in: folder).code == 1)
    }

    @Test("A reader that goes away ends the run quietly")
    func aReaderThatGoesAwayEndsTheRunQuietly() throws {
        let folder = try TemporaryFolder()
        for number in 0..<3000 { try folder.write("a folder with a long name/\(number).masonry", "") }
        let process = try Executable.process(["check", "--format", "junit"], in: folder)
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        _ = try output.fileHandleForReading.read(upToCount: 1)
        try output.fileHandleForReading.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 0)
        #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
    }

    #if os(Linux)
        @Test("A full disk is said, and the code is 2")
        func aFullDiskIsSaidAndTheCodeIs2() throws {
            let folder = try TemporaryFolder(["a.masonry": ""])
            for words in [["check"], ["schema"], ["--help"]] {
                let process = try Executable.process(words, in: folder)
                let errors = Pipe()
                process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
                process.standardError = errors
                process.standardInput = FileHandle.nullDevice
                try process.run()
                let message = errors.fileHandleForReading.readDataToEndOfFile()
                process.waitUntilExit()
                #expect(process.terminationStatus == 2)
                #expect(
                    String(decoding: message, as: UTF8.self)
                        == "masonry-lsp: standard output: No space left on device\n")
            }
        }
    #endif

    @Test("An interrupted run ends by the signal and leaves nothing behind")
    func anInterruptedRunEndsByTheSignalAndLeaves() throws {
        let folder = try TemporaryFolder(["a.masonry": ""])
        let process = try Executable.process(["check", "-", "--output", "report"], in: folder)
        let input = Pipe()
        process.standardInput = input
        try process.run()
        process.interrupt()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.masonry"])
    }

    @Test("A report that cannot be written is said, and the code is 2")
    func aReportThatCannotBeWrittenIsSaidAndTheCode() throws {
        let folder = try TemporaryFolder(["a.masonry": "", "folder/b.masonry": ""])
        for (path, reason) in [("folder", "not a regular file"), ("none/report", "No such file or directory")] {
            let result = try Executable.run(["check", "--output", path], in: folder)
            #expect(result.code == 2)
            #expect(result.errors == "masonry-lsp: \(path): \(reason)\n")
        }
    }

    @Test("A file that may not grow any more is said, and no part of it is left")
    func aFileThatMayNotGrowAnyMoreIsSaidAndNoPart() throws {
        let folder = try TemporaryFolder(["a.masonry": "view root { view a }"])
        let process = try Executable.process([], in: folder)
        let tool = process.executableURL?.path ?? ""
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "ulimit -f 1; exec \"$0\" check --format sarif --output report", tool]
        let errors = Pipe()
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 2)
        #expect(String(decoding: message, as: UTF8.self) == "masonry-lsp: report: File too large\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.masonry"])
    }

    @Test("An interrupted run takes its unfinished report away")
    func anInterruptedRunTakesItsUnfinishedReportAway() throws {
        let folder = try TemporaryFolder()
        let pipe = "\(folder.path)/a.masonry"
        // Someone holds the pipe open and writes nothing: the run waits, its report half written.
        guard mkfifo(pipe, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
        let holder = open(pipe, O_RDWR)
        defer { close(holder) }
        let process = try Executable.process(["check", "a.masonry", "--output", "report"], in: folder)
        try process.run()
        func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder.path) }
        while try !names().contains(where: { $0.hasSuffix(".tmp") }), process.isRunning { usleep(10_000) }
        #expect(process.isRunning)
        process.terminate()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == SIGTERM)
        #expect(try names() == ["a.masonry"])
    }

    @Test("An interrupted fix leaves each file as it was or as it is to be", arguments: [SIGINT, SIGTERM])
    func anInterruptedFixLeavesEachFile(number: Int32) throws {
        // Long enough that the run is met in the middle of writing one, and so many that it has not come to its end.
        let line = "    make.width.equalTo(a.mas_height).multipliedBy(9/16)\n"
        let text = "view root { view a }\na.makeConstraints {\n\(line)}\n" + String(repeating: "// …\n", count: 100_000)
        let names = (0..<64).map { "\($0).masonry" }
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, text) }))
        let fixed = text.replacing("9/16", with: "9.0/16")
        let process = try Executable.process(["check", "--fix", "--quiet"], in: folder)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        func content() throws -> Set<String> { Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) }
        while try !content().contains(where: { $0.hasSuffix(".tmp") }), process.isRunning { usleep(100) }
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == number)
        #expect(try content() == Set(names))
        for name in names {
            let now = try folder.text(name)
            #expect(now == text || now == fixed, "\(name)")
        }
    }

    @Test("An unreadable file is said, the others are checked")
    func anUnreadableFileIsSaidTheOthersAreChecked() throws {
        let folder = try TemporaryFolder(["a.masonry": "", "b.masonry": ""])
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: "\(folder.path)/a.masonry")
        // Root may read everything, so as root the tool runs as somebody else, who may enter the folder.
        let isRoot = geteuid() == 0
        if isRoot { try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
        let result = try Executable.run(["check"], in: folder, asNobody: isRoot)
        #expect(result.code == 2)
        #expect(result.errors == "masonry-lsp: a.masonry: Permission denied\n")
    }

    @Test("A hundred thousand files")
    func aHundredThousandFiles() async throws {
        // Names for two files rather than files: making so many would take longer than checking them.
        let folder = try TemporaryFolder(["bad.txt": "BAD", "fine.txt": ""])
        for group in 0..<100 {
            try FileManager.default.createDirectory(
                atPath: "\(folder.path)/\(group)", withIntermediateDirectories: false)
            try folder.write("\(group)/fine.txt", "")
            for number in 0..<1000 {
                let target = number == 500 ? "bad.txt" : "\(group)/fine.txt"
                guard link("\(folder.path)/\(target)", "\(folder.path)/\(group)/\(number).swift") == 0 else {
                    throw CocoaError(.fileWriteUnknown)
                }
            }
        }
        let result = await run(["check", "--format", "xcode"], in: folder)
        #expect(result.output.split(separator: "\n").count == 100)
        #expect(result.code == 1)
        #expect(result.errors == "")
    }
}
