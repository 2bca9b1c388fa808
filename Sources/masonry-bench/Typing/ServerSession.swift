// A client of a server process for measuring: it sends requests and waits for the answers on the server's real streams.

import Foundation

/// How a language server is started.
struct Server {
    var executable: String
    var arguments: [String]

    /// Ours: a release build, by default the one beside this program.
    static func own(_ executable: String?) -> Server {
        let beside = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("masonry-lsp").path
        return Server(executable: executable ?? beside, arguments: ["serve"])
    }

    /// The linter of Python, from the search path; nil where it is not installed.
    static func ruff() -> Server? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/ruff" }.first { FileManager.default.isExecutableFile(atPath: $0) }
            .map { Server(executable: $0, arguments: ["server"]) }
    }
}

/// A running server and the streams to it. Answers are looked at only as far as waiting needs.
final class ServerSession {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var received = Data()
    private var nextID = 1

    init(_ server: Server) throws {
        process.executableURL = URL(fileURLWithPath: server.executable)
        process.arguments = server.arguments
        process.standardError = FileHandle.nullDevice
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// The resident memory of the server, where Linux tells it.
    var residentMebibytes: String {
        let path = "/proc/\(process.processIdentifier)/status"
        let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let kibibytes = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
            .flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }.flatMap { Double($0) }
        return kibibytes.map { number($0 / 1024) } ?? "?"
    }

    /// The processor time that the server has used, where Linux tells it, else zero.
    var processorTime: Duration {
        let folder = "/proc/\(process.processIdentifier)/task"
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var nanoseconds: Int64 = 0
        for thread in threads {
            guard let text = try? String(contentsOfFile: "\(folder)/\(thread)/schedstat", encoding: .utf8) else {
                continue
            }
            nanoseconds += text.split(separator: " ").first.flatMap { Int64($0) } ?? 0
        }
        return .nanoseconds(nanoseconds)
    }

    func notify(_ method: String, _ parameters: [String: Any]) throws {
        try send(["jsonrpc": "2.0", "method": method, "params": parameters])
    }

    /// Sends a request and waits for its answer. Returns the result, if it is an object.
    @discardableResult
    func request(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
        let id = nextID
        nextID += 1
        try send(["jsonrpc": "2.0", "id": id, "method": method, "params": parameters])
        while true {
            let message = try receive()
            if message["id"] as? Int == id, message["method"] == nil {
                return message["result"] as? [String: Any] ?? [:]
            }
        }
    }

    /// Waits for the findings of one version of the document.
    func waitForDiagnostics(version: Int) throws {
        while true {
            let message = try receive()
            guard message["method"] as? String == "textDocument/publishDiagnostics",
                let parameters = message["params"] as? [String: Any]
            else { continue }
            if parameters["version"] as? Int == version { return }
        }
    }

    func stop() throws {
        try request("shutdown", [:])
        try notify("exit", [:])
        process.waitUntilExit()
    }

    private func send(_ message: [String: Any]) throws {
        let body = try JSONSerialization.data(withJSONObject: message)
        try input.fileHandleForWriting.write(contentsOf: Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    private struct Ended: Error {}

    private func receive() throws -> [String: Any] {
        let separator = Data("\r\n\r\n".utf8)
        while true {
            if let head = received.range(of: separator),
                let length = contentLength(received[..<head.lowerBound]), received.endIndex - head.upperBound >= length
            {
                let body = received[head.upperBound..<head.upperBound + length]
                let message = try JSONSerialization.jsonObject(with: body) as? [String: Any]
                received = Data(received[(head.upperBound + length)...])
                return message ?? [:]
            }
            let bytes = output.fileHandleForReading.availableData
            if bytes.isEmpty { throw Ended() }
            received.append(bytes)
        }
    }

    private func contentLength(_ head: Data) -> Int? {
        String(decoding: head, as: UTF8.self).split(separator: "\r\n")
            .first { $0.hasPrefix("Content-Length:") }
            .flatMap { Int($0.dropFirst("Content-Length:".count).trimmingCharacters(in: .whitespaces)) }
    }
}
