// `preview` as a process, over a real socket.

import Foundation
import Platform
import SourceText
import TestKit
import Testing

@testable import MasonryCommand

/// A running preview of a folder.
private final class RunningPreview {
    private let child: ChildProcess
    private let output: Platform.Pipe
    /// Is there as long as this is.
    private let folder: TemporaryFolder
    let port: UInt16
    let token: String

    init(_ folder: TemporaryFolder, cache: String = "") throws {
        self.folder = folder
        let tool = try #require(Executable.url).path
        output = try Platform.Pipe()
        child = try ChildProcess(
            [tool, "preview", "--editor", "vscode", folder.path], output: output.writing, errors: output.writing,
            environment: Executable.environment(["MASONRY_LSP_CACHE": cache]))
        output.writing.close()
        var text = ""
        var chunk = [UInt8](repeating: 0, count: 4096)
        while !text.contains("\n") {
            guard output.reading.isReady(for: .reading, within: 20_000) else { throw SystemError.timedOut }
            let count = try output.reading.read(into: &chunk)
            if count == 0 { throw SystemError.brokenPipe }
            text += String(decoding: chunk[..<count], as: UTF8.self)
        }
        let match = try #require(text.firstMatch(of: #/http://127\.0\.0\.1:(\d+)/([0-9a-f]{32})/\n/#))
        port = try #require(UInt16(match.output.1))
        token = String(match.output.2)
    }

    deinit {
        child.kill()
        _ = child.wait()
        output.reading.close()
    }

    func connect() throws -> Descriptor { try LoopbackListener.connect(port: port) }

    func send(_ text: String, on connection: Descriptor) throws { try connection.writeAll(Array(text.utf8)) }

    /// Reads until the text ends a certain way, or the other end closes.
    func read(_ connection: Descriptor, until isWhole: (String) -> Bool) throws -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while !isWhole(String(decoding: bytes, as: UTF8.self)) {
            guard connection.isReady(for: .reading, within: 20_000) else { throw SystemError.timedOut }
            let count = try connection.read(into: &chunk)
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The answer to one request on a connection of its own.
    func answer(_ request: String) throws -> String {
        let connection = try connect()
        defer { connection.close() }
        try send(request, on: connection)
        return try read(connection) { text in
            guard let head = text.range(of: "\r\n\r\n") else { return false }
            guard let length = text.firstMatch(of: #/Content-Length: (\d+)/#).flatMap({ Int($0.output.1) }) else {
                return text.hasPrefix("HTTP/1.1 204")
            }
            return text[head.upperBound...].utf8.count >= length
        }
    }

    func get(_ path: String) throws -> String {
        try answer("GET /\(token)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    }

    /// Whether the state of a file of the folder comes to contain a text.
    func shows(_ content: String, in name: String) throws -> Bool {
        let file = "\(folder.path)/\(name)".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        for _ in 0..<400 {
            if try get("state?file=\(file)").contains(content) { return true }
            usleep(50_000)
        }
        return false
    }

    /// A connection that hears of changes.
    func listen() throws -> Descriptor {
        let connection = try connect()
        try send("GET /\(token)/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n", on: connection)
        _ = try read(connection) { $0.contains("\r\n\r\n") }
        return connection
    }
}

@Suite struct PreviewTests {
    private func layout(_ name: String) -> String {
        "screen 100 x 100\nview root { view \(name) { } }\n\(name).makeConstraints { make.edges.equalTo(root) }\n"
    }

    @Test("Two pages hear that a file was saved, in whatever way, and see it")
    func twoPagesHearThatAFileWasSavedInWhateverWay() throws {
        let folder = try TemporaryFolder(["a.masonry": layout("first"), "sub/b.masonry": layout("other")])
        let preview = try RunningPreview(folder)
        #expect(try preview.get("").contains("<title>Preview</title>"))
        let files = try preview.get("files")
        #expect(files.contains("a.masonry") && files.contains("b.masonry"))
        let file = "\(folder.path)/a.masonry".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        #expect(try preview.get("state?file=\(file)").contains("first"))
        let pages = try [preview.listen(), preview.listen()]
        defer { for page in pages { page.close() } }
        /// As a page does: it looks at each event, and what was saved may be told in several.
        func heard(_ text: String, showing path: String, _ content: String) throws {
            for page in pages {
                var events = ""
                repeat { events += try preview.read(page) { $0.hasSuffix("\n\n") } } while !events.contains(text)
            }
            while try !preview.get(path).contains(content) {
                for page in pages { _ = try preview.read(page) { $0.hasSuffix("\n\n") } }
            }
        }
        // Where it lies.
        let handle = try #require(FileHandle(forWritingAtPath: "\(folder.path)/a.masonry"))
        try handle.truncate(atOffset: 0)
        handle.write(Data(layout("second").utf8))
        try handle.close()
        try heard("a.masonry", showing: "state?file=\(file)", "second")
        // By a new one in its place.
        try Data(layout("third").utf8).write(
            to: URL(fileURLWithPath: "\(folder.path)/a.masonry"), options: .atomic)
        try heard("a.masonry", showing: "state?file=\(file)", "third")
        // A file that was not there, in a folder that was not there.
        try folder.write("new/c.masonry", layout("third"))
        try heard("\"list\":true", showing: "files", "c.masonry")
    }

    @Test("A page shows what an editor has not saved, until it closes the file")
    func aPageShowsWhatAnEditorHasNotSavedUntil() throws {
        let folder = try TemporaryFolder(["a.masonry": layout("first")])
        let kept = try TemporaryFolder([:])
        let preview = try RunningPreview(folder, cache: "\(kept.path)/cache")
        #expect(try preview.shows("first", in: "a.masonry"))
        let server = try Executable.process(["serve"], in: folder)
        server.environment?["MASONRY_LSP_CACHE"] = "\(kept.path)/cache"
        let input = Foundation.Pipe()
        (server.standardInput, server.standardOutput) = (input, FileHandle.nullDevice)
        try server.run()
        defer { server.terminate() }
        func tell(_ method: String, _ params: [String: Any], id: Int? = nil) throws {
            var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": params]
            message["id"] = id
            let body = try JSONSerialization.data(withJSONObject: message)
            input.fileHandleForWriting.write(Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
        }
        let uri = URL(fileURLWithPath: "\(folder.path)/a.masonry").absoluteString
        try tell("initialize", ["capabilities": [String: Any](), "processId": NSNull(), "rootUri": NSNull()], id: 1)
        try tell("initialized", [:])
        try tell(
            "textDocument/didOpen",
            ["textDocument": ["uri": uri, "languageId": "masonry", "version": 1, "text": layout("first")]])
        try tell(
            "textDocument/didChange",
            ["textDocument": ["uri": uri, "version": 2], "contentChanges": [["text": layout("typed")]]])
        #expect(try preview.shows("typed", in: "a.masonry"))
        #expect(try folder.text("a.masonry") == layout("first"))
        try tell("textDocument/didClose", ["textDocument": ["uri": uri]])
        #expect(try preview.shows("first", in: "a.masonry"))
    }

    @Test("A page shows the numbers of other files, and follows them")
    func aPageShowsTheNumbersOfOtherFilesAndFollows() throws {
        let card = """
            class Card: UIView {
                let box = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    box.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.height.equalTo(Gap.side) }
                }
            }
            """
        let gap = "enum Gap { static let side: CGFloat = 123 }\n"
        let folder = try TemporaryFolder(["Card.swift": card, "Gap.swift": gap, ".git/HEAD": "x\n"])
        let preview = try RunningPreview(folder)
        #expect(try preview.shows("0,0,123,123", in: "Card.swift"))
        try folder.write("Gap.swift", gap.replacing("123", with: "234"))
        #expect(try preview.shows("0,0,234,234", in: "Card.swift"))
    }

    @Test("Who is not the page is refused")
    func whoIsNotThePageIsRefused() throws {
        let preview = try RunningPreview(try TemporaryFolder(["a.masonry": layout("first")]))
        let (host, token) = ("Host: 127.0.0.1:\(preview.port)\r\n", preview.token)
        #expect(try preview.answer("GET / HTTP/1.1\r\n\(host)\r\n").hasPrefix("HTTP/1.1 404 "))
        #expect(try preview.answer("GET /\(token)/ HTTP/1.1\r\nHost: evil.example\r\n\r\n").hasPrefix("HTTP/1.1 421 "))
        #expect(
            try preview.answer("GET /\(token)/state HTTP/1.1\r\n\(host)Origin: http://evil.example\r\n\r\n")
                .hasPrefix("HTTP/1.1 403 "))
        #expect(try preview.answer("GET /\(token)/../x HTTP/1.1\r\n\(host)\r\n").hasPrefix("HTTP/1.1 400 "))
        let large = "POST /\(token)/log HTTP/1.1\r\n\(host)Content-Length: 10485760\r\n\r\n"
        let connection = try preview.connect()
        defer { connection.close() }
        try preview.send(large, on: connection)
        // All of it is sent, and none of it kept.
        let piece = [UInt8](repeating: 0x61, count: 1 << 20)
        for _ in 0..<10 { try connection.writeAll(piece) }
        #expect(try preview.read(connection) { $0.hasSuffix("\r\n\r\n") }.hasPrefix("HTTP/1.1 413 "))
        #expect(try preview.get("files").hasPrefix("HTTP/1.1 200 "))
    }

    @Test("A console's text is explained with lines of the sources")
    func aConsolesTextIsExplainedWithLines() throws {
        let source = """
            class Card: UIView {
                let badge = UIView()
                func setUp() {
                    addSubview(badge)
                    badge.snp.makeConstraints { $0.width.equalTo(24) }
                }
            }
            """
        let preview = try RunningPreview(try TemporaryFolder(["Card.swift": source]))
        let log = """
            Unable to simultaneously satisfy constraints.
            (
                "<SnapKit.LayoutConstraint:0x600000@Card.swift#5 UIView:0x7f.width == 24.0>",
                "<NSLayoutConstraint:0x600001 UIView:0x7f.width == 30>"
            )
            """
        let answer = try preview.answer(
            "POST /\(preview.token)/log HTTP/1.1\r\nHost: 127.0.0.1:\(preview.port)\r\nContent-Length: \(log.utf8.count)\r\n\r\n\(log)"
        )
        #expect(answer.contains("<section>") && answer.contains("Card.swift:5"))
        #expect(answer.contains("data-line=\"5\""))
    }

    @Test(
        "What makes no sense is said",
        arguments: [["--port", "70000"], ["--editor", "javascript://{path}{line}"], ["--editor", "notepad"]])
    func whatMakesNoSenseIsSaid(words: [String]) async throws {
        let result = await run(["preview"] + words, in: try TemporaryFolder())
        #expect(result.code == 2)
        #expect(result.errors.contains(words[0]))
    }
}
