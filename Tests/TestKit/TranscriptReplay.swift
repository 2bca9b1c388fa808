// Plays a transcript to the built server and compares what it says.

import Foundation
import JSONRPC

/// The outcome of one replay.
package struct TranscriptReplay {
    /// Each says where and what; empty if the session went as recorded.
    package private(set) var problems: [String] = []
    /// The transcript with what the server really said, where that differs.
    package private(set) var refreshed = ""

    private let transcript: Transcript
    private let workspace: URL

    /// - Parameter workspace: the folder that `${workspace}` stands for, and where `${text:NAME}` finds its files.
    package init(_ transcript: Transcript, executable: URL, workspace: URL) throws {
        self.transcript = transcript
        self.workspace = workspace
        let server = try ServerProcess(executable: executable, arguments: ["serve", "--stdio"])
        var lines: [String] = []
        for block in transcript.blocks {
            switch block {
            case .comment(let comment): lines.append(comment)
            case .step(let line): lines.append(try play(line, on: server))
            }
        }
        refreshed = lines.joined(separator: "\n") + "\n"
    }

    private mutating func play(_ line: Transcript.Line, on server: ServerProcess) throws -> String {
        do {
            switch line.step {
            case .client(let message):
                try server.send(try expand(message))
                return "client " + message.prettyPrinted
            case .raw(let bytes):
                try server.send(bytes)
                return Self.spelling(of: bytes)
            case .close:
                server.closeInput()
                return "close"
            case .server(let pattern): return "server " + (try expect(pattern, from: server, line)).prettyPrinted
            case .exit(let code):
                let actual = Int(try server.waitForExit())
                if actual != code { problem(line, "exit code \(actual) instead of \(code)") }
                return "exit \(actual)"
            }
        } catch {
            throw TestFailure("\(transcript.name):\(line.number): \(error)")
        }
    }

    /// Returns what belongs into the refreshed transcript.
    private mutating func expect(
        _ pattern: JSONValue?, from server: ServerProcess, _ line: Transcript.Line
    ) throws -> JSONValue {
        guard let message = try server.receive() else { throw TestFailure("the output has ended") }
        let actual = unexpand(message)
        guard let pattern else {
            problem(line, "nothing is recorded yet")
            return actual
        }
        guard let mismatch = message.mismatch(with: try expand(pattern)) else { return pattern }
        problem(line, mismatch)
        return actual.keepingWildcards(of: pattern)
    }

    private mutating func problem(_ line: Transcript.Line, _ text: String) {
        problems.append("\(transcript.name):\(line.number): \(text)")
    }

    private static func spelling(of bytes: [UInt8]) -> String {
        if let text = String(validating: bytes, as: UTF8.self) {
            return "raw " + JSONValue.string(text).prettyPrinted
        }
        return "bytes " + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined(separator: " ")
    }
}

// MARK: - Placeholders

extension TranscriptReplay {
    private var workspaceURI: String {
        let spelling = workspace.absoluteString
        return spelling.hasSuffix("/") ? String(spelling.dropLast()) : spelling
    }

    private func expand(_ value: JSONValue) throws -> JSONValue {
        switch value {
        case .string(let text) where text.hasPrefix("${json:"):
            let name = String(text.dropFirst("${json:".count).dropLast())
            let file = workspace.deletingLastPathComponent().appendingPathComponent(name)
            return try JSONValue(parsing: Array(try Data(contentsOf: file)))
        case .string(let text): return .string(try expand(text))
        case .array(let elements): return .array(try elements.map(expand))
        case .object(let object):
            let base = object["..."].flatMap(\.string).map { $0.hasPrefix("${json:") } ?? false
            var result = base ? try expand(object["..."] ?? .null) : .object(JSONObject())
            for member in object.members where !base || member.key != "..." {
                result.merge(try expand(member.key), try expand(member.value))
            }
            return result
        default: return value
        }
    }

    private func expand(_ text: String) throws -> String {
        if text.hasPrefix("${text:"), text.hasSuffix("}") {
            let name = String(text.dropFirst("${text:".count).dropLast())
            return try String(contentsOf: workspace.appendingPathComponent(name), encoding: .utf8)
        }
        return text.replacingOccurrences(of: "${workspace}", with: workspaceURI)
            .replacingOccurrences(of: "${workspacePath}", with: workspace.path)
    }

    private func unexpand(_ value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text): return .string(unexpand(text))
        case .array(let elements): return .array(elements.map(unexpand))
        case .object(let object):
            return .object(
                JSONObject(object.members.map { .init(key: unexpand($0.key), value: unexpand($0.value)) }))
        default: return value
        }
    }

    private func unexpand(_ text: String) -> String {
        text.replacingOccurrences(of: workspaceURI, with: "${workspace}")
            .replacingOccurrences(of: workspace.path, with: "${workspacePath}")
    }
}

extension JSONValue {
    /// Sets a member of an object; a member that is an object on both sides is merged.
    fileprivate mutating func merge(_ key: String, _ value: JSONValue) {
        guard case .object(var object) = self else { return }
        if var existing = object[key], case .object = existing, case .object(let members) = value {
            for member in members.members { existing.merge(member.key, member.value) }
            object[key] = existing
        } else {
            object[key] = value
        }
        self = .object(object)
    }
}
