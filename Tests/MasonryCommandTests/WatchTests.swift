// `check --watch` as a process: it reports again when a file changes, and ends by a signal.

import Foundation
import Platform
import TestKit
import Testing

@testable import MasonryCommand

@Suite struct WatchTests {
    @Test("A change is reported, of files and of the configuration")
    func aChangeIsReportedOfFiles() throws {
        let folder = try TemporaryFolder(["a.masonry": "view root {\n", ".masonry-lsp.json": "{}"])
        let tool = try #require(Executable.url).path
        let output = try Platform.Pipe()
        defer { output.reading.close() }
        let child = try ChildProcess(
            [tool, "check", "--watch", "--format", "xcode", folder.path], output: output.writing,
            errors: output.writing,
            environment: Executable.environment())
        output.writing.close()
        defer {
            child.kill()
            _ = child.wait()
        }
        var text = ""
        /// Reads until the end of one more run.
        func nextRun() throws -> String {
            let end = "waiting for changes (Ctrl-C ends)\n"
            var chunk = [UInt8](repeating: 0, count: 4096)
            while true {
                if let range = text.range(of: end) {
                    defer { text.removeSubrange(..<range.upperBound) }
                    return String(text[..<range.lowerBound])
                }
                guard output.reading.isReady(for: .reading, within: 20_000) else { throw SystemError.timedOut }
                let count = try output.reading.read(into: &chunk)
                if count == 0 { throw SystemError.brokenPipe }
                text += String(decoding: chunk[..<count], as: UTF8.self)
            }
        }
        #expect(try nextRun().contains("a.masonry:1:12: error:"))
        try folder.write("a.masonry", Array("view root { }\n".utf8))
        #expect(try !nextRun().contains("error:"))
        try folder.write("b.masonry", Array("view root {\n".utf8))
        #expect(try nextRun().contains("b.masonry:1:12: error:"))
        try folder.write(".masonry-lsp.json", Array("{rules: {syntax: 'off'}}".utf8))
        #expect(try !nextRun().contains("b.masonry:1:12: error:"))
    }

    @Test("What watching cannot be combined with is said", arguments: [["-"], ["--fix"], ["--write-baseline", "x"]])
    func whatWatchingCannotBeCombinedWithIsSaid(words: [String]) async throws {
        let result = await run(["check", "--watch"] + words, in: try TemporaryFolder([:]))
        #expect(result.code == 2)
        #expect(result.errors.contains("--watch cannot be combined with"))
    }
}
