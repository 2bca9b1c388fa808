// A client that dies, leaves, or stops reading: the built server follows it, and needs no memory without end.

import Foundation
import JSONRPC
import Platform
import TestKit
import Testing

@Suite("A server whose client fails", .serialized)
struct ServerFaultTests {
    /// The server ends within a second; machines that run all tests at once are slower.
    private static let limit = 4.0

    private func server(_ arguments: [String] = []) throws -> ServerProcess {
        let executable = try BuildProducts.executable("masonry-lsp")
        return try ServerProcess(executable: executable, arguments: ["serve", "--stdio"] + arguments)
    }

    private func initialize(_ server: ServerProcess) throws {
        try server.send([
            "jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["capabilities": [:], "processId": nil],
        ])
        _ = try server.receive()
        try server.send(["jsonrpc": "2.0", "method": "initialized", "params": [:]])
    }

    /// A program that runs for a minute.
    private func sleeper() throws -> ChildProcess {
        let pipe = try Platform.Pipe()
        defer {
            pipe.reading.close()
            pipe.writing.close()
        }
        return try ChildProcess(["/bin/sleep", "60"], input: pipe.reading, output: pipe.writing)
    }

    /// Work for a long while: texts that are each analysed.
    private func keepBusy(_ server: ServerProcess) throws {
        let line = "view a { width 10; height 20 }\na.makeConstraints { make.left.top.equalTo(superview) }\n"
        for number in 0..<40 {
            let item: JSONValue = [
                "uri": .string("file:///\(number).masonry"), "languageId": "masonry", "version": 1,
                "text": .string(String(repeating: line, count: 300)),
            ]
            try server.send([
                "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": item],
            ])
        }
    }

    @Test("It ends when the client is killed, and both pipes with it", arguments: [false, true])
    func killed(whileBusy: Bool) throws {
        let server = try server()
        try initialize(server)
        if whileBusy { try keepBusy(server) }
        server.closeInput()
        server.closeOutput()
        let seconds = try #require(server.secondsToEnd())
        #expect(seconds < Self.limit)
    }

    @Test("It ends when nobody reads any more, although the input stays open")
    func unread() throws {
        let server = try server()
        try initialize(server)
        server.closeOutput()
        let seconds = try #require(server.secondsToEnd())
        #expect(seconds < Self.limit)
    }

    @Test("It ends with the client's process, whoever holds the pipes open", arguments: [false, true])
    func parentGone(whileStuck: Bool) throws {
        let parent = try sleeper()
        let server = try server(["--clientProcessId", "\(parent.processNumber)"])
        try initialize(server)
        if whileStuck { try fillOutput(of: server) }
        parent.kill()
        _ = parent.wait()
        let seconds = try #require(server.secondsToEnd())
        #expect(seconds < Self.limit)
    }

    /// Asks for so many answers that the pipe is full: the server waits for room.
    private func fillOutput(of server: ServerProcess) throws {
        let body = #"{"jsonrpc":"2.0","id":7,"method":"test/unknown"}"#
        let request = Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
        _ = try server.sendUnheard([[UInt8]](repeating: request, count: 3_000).flatMap { $0 }, patience: 500)
    }

    @Test("A client that does not read may send so much and no more; when it reads, all goes on")
    func stoppedReader() throws {
        let server = try server()
        try initialize(server)
        try fillOutput(of: server)
        let body = #"{"jsonrpc":"2.0","method":"$/test","params":["\#(String(repeating: "a", count: 1 << 20))"]}"#
        let message = Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
        let stream = [[UInt8]](repeating: message, count: 40).flatMap { $0 }
        let sent = try server.sendUnheard(stream, patience: 1_500)
        // What waits for the server, what it takes in while it waits for room, and what pipes of systems hold.
        #expect(sent >= DescriptorChannel.earlyLimit / 2)
        #expect(sent <= Connection.waitingLimit + DescriptorChannel.earlyLimit + (4 << 20))
        try server.send(Array(stream[sent...]))
        try server.send(["jsonrpc": "2.0", "id": 1, "method": "shutdown"])
        var answers = 0
        while let message = try server.receive(), message["id"] != 1 { answers += 1 }
        #expect(answers > 0)
        try server.send(["jsonrpc": "2.0", "method": "exit"])
        #expect(try server.waitForExit() == 0)
    }
}
