// What the rest of the code relies on of the system, tried on the system that runs the tests.

import Testing

@testable import Platform

@Suite struct Systems {
    /// A folder of its own for `work`, which is removed.
    private func inFolder<Output>(_ work: (String) throws -> Output) throws -> Output {
        let folder = try FileSystem.makeTemporaryFolder("/tmp/masonry-platform-XXXXXX")
        defer { _ = (try? ChildProcess(["rm", "-rf", folder], output: .standardError))?.wait() }
        return try work(folder)
    }

    @Test("What is written is read, and its status says what it is")
    func whatIsWrittenIsReadAndItsStatusSaysWhatItIs() throws {
        try inFolder { folder in
            let path = folder + "/file"
            let descriptor = try FileSystem.create(path)
            try descriptor.writeAll(Array("text".utf8))
            try FileSystem.sync(descriptor)
            FileSystem.setRights(0o640, of: descriptor)
            descriptor.close()
            #expect(try FileSystem.read(path, limit: 100) == Array("text".utf8))
            let status = try FileStatus(of: path)
            #expect(status.kind == .file && status.size == 4 && status.rights == 0o640)
            #expect(status.modified.seconds > 1_600_000_000)
            #expect((0..<1_000_000_000).contains(status.modified.nanoseconds))
            #expect(try FileStatus(of: folder).kind == .folder)
            #expect(throws: SystemError.fileExists) { try FileSystem.create(path) }
            #expect(throws: ReadProblem.tooLarge(3)) { try FileSystem.read(path, limit: 3) }
            #expect(throws: ReadProblem.refused(.isDirectory)) { try FileSystem.read(folder, limit: 3) }
            #expect(throws: ReadProblem.refused(.noSuchFileOrDirectory)) { try FileSystem.read(path + "x", limit: 3) }
        }
    }

    @Test("A watched folder tells of what is saved in it, and another one does not")
    func aWatchedFolderTellsOfWhatIsSaved() throws {
        try inFolder { folder in
            for name in ["a", "b"] { try FileSystem.makeFolder("\(folder)/\(name)") }
            let watcher = try FolderWatcher()
            #expect(watcher.watch(folders: ["\(folder)/a", "\(folder)/gone"], files: []) == 0)
            #expect(!watcher.descriptor.isReady(for: .reading, within: 0))
            for name in ["a", "b"] {
                let file = try FileSystem.create("\(folder)/\(name)/new")
                try file.writeAll([1])
                file.close()
            }
            #expect(watcher.descriptor.isReady(for: .reading, within: 5_000))
            #expect(watcher.changedFolders() == ["\(folder)/a"])
            #expect(watcher.watch(folders: ["\(folder)/b"], files: []) == 0)
            _ = watcher.changedFolders()
            FileSystem.remove("\(folder)/a/new")
            try FileSystem.move("\(folder)/b/new", to: "\(folder)/b/newer")
            #expect(watcher.descriptor.isReady(for: .reading, within: 5_000))
            #expect(watcher.changedFolders() == ["\(folder)/b"])
        }
    }

    @Test("A connection to this machine carries bytes both ways, and its port is taken")
    func aConnectionToThisMachineCarriesBytesBothWays() throws {
        let listener = try LoopbackListener(port: 0)
        defer { listener.descriptor.close() }
        #expect(throws: SystemError.addressInUse) { try LoopbackListener(port: listener.port) }
        #expect(try listener.accept() == nil)
        let client = try LoopbackListener.connect(port: listener.port)
        defer { client.close() }
        #expect(listener.descriptor.isReady(for: .reading, within: 5_000))
        let server = try #require(try listener.accept())
        defer { server.close() }
        try client.writeAll(Array("there".utf8))
        #expect(server.isReady(for: .reading, within: 5_000))
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(try server.read(into: &bytes) == 5)
        #expect(bytes.prefix(5) == Array("there".utf8)[...])
        server.endWriting()
        #expect(try client.read(into: &bytes) == 0)
    }

    @Test("A folder lists what is in it, with names of every length")
    func aFolderListsWhatIsInItWithNamesOfEveryLength() throws {
        try inFolder { folder in
            let names = ["a", String(repeating: "b", count: 255), "约束", ".hidden"]
            for name in names { try FileSystem.create(folder + "/" + name).close() }
            try FileSystem.makeFolder(folder + "/inner")
            let entries = try FileSystem.entries(of: folder)
            #expect(Set(entries.map(\.name)) == Set(names + ["inner"]))
            #expect(entries.first { $0.name == "inner" }?.kind == .folder)
            #expect(entries.filter { $0.kind == .file }.count == names.count)
        }
    }

    @Test("A program gets its words, input and environment, and its ending is told")
    func aProgramGetsItsWordsInputAndEnvironment() throws {
        let (toChild, fromChild) = (try Pipe(), try Pipe())
        defer { fromChild.reading.close() }
        let child = try ChildProcess(
            ["sh", "-c", "cat; printf %s \"$GREETING\"; exit 7"], input: toChild.reading, output: fromChild.writing,
            environment: ["GREETING": "hello", "PATH": "/usr/bin:/bin"])
        toChild.reading.close()
        fromChild.writing.close()
        try toChild.writing.writeAll(Array("in ".utf8))
        toChild.writing.close()
        #expect(try fromChild.reading.readAll(limit: 100) == Array("in hello".utf8))
        #expect(child.wait() == .exited(7))
        let sleeper = try ChildProcess(["sleep", "100"], output: .standardError)
        sleeper.kill()
        #expect(sleeper.wait() == .killed(signal: 9))
        #expect(throws: SystemError.noSuchFileOrDirectory) {
            try ChildProcess(["no-such-program-anywhere"], output: .standardError)
        }
    }

    @Test("A thread has the stack that was asked for")
    func aThreadHasTheStackThatWasAskedFor() async {
        // Each level takes some 100 bytes at least: ten times more than the 512 KiB that threads have on macOS.
        @Sendable func depth(_ level: Int) -> Int { level == 0 ? 0 : 1 + depth(level - 1) }
        let reached = await withCheckedContinuation { continuation in
            let hasBegun = SystemThread.start(stackSize: 64 << 20) { continuation.resume(returning: depth(50_000)) }
            if !hasBegun { continuation.resume(returning: 0) }
        }
        #expect(reached == 50_000)
        #expect(SystemThread.result(stackSize: 512 << 10) { 42 } == 42)
    }

    @Test("Errors have the numbers and the words of the system")
    func errorsHaveTheNumbersAndTheWordsOfTheSystem() {
        #expect(SystemError.noSuchFileOrDirectory.words == "No such file or directory")
        #expect(SystemError.interrupted.isTemporary && !SystemError.brokenPipe.isTemporary)
        #expect(SystemError(number: .max).words.isEmpty == false)
    }

    @Test("Sleeping takes time")
    func sleepingTakesTime() {
        #expect(ContinuousClock().measure { Pause.sleep(milliseconds: 2) } >= .milliseconds(1))
    }
}
