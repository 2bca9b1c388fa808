// A client of a server process for measuring: it sends requests and waits for the answers on the server's real streams.

import Foundation

/// A running server and the streams to it. Answers are looked at only as far as waiting needs.
final class ServerSession {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var received = Data()
    private var nextID = 1

    init(executable: String) throws {
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = ["serve"]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// The resident memory of the server in KiB, where Linux tells it.
    var residentKibibytes: Int? {
        let path = "/proc/\(process.processIdentifier)/status"
        guard let status = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        return status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
            .flatMap { $0.split(whereSeparator: \.isWhitespace).dropFirst().first }.flatMap { Int($0) }
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
