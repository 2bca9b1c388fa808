// Types into a document of a server session, as an author would.

import Foundation

/// Keeps the version and the place of typing.
struct Typist {
    let session: ServerSession
    /// How many keystrokes there were.
    private(set) var edits = 0

    private let uri: String
    private let numberLine: Int
    private let blockLine: Int
    /// The line that is being typed, and how much of it is there.
    private let statement = "    make.width.mas_lessThanOrEqualTo(900)\n"
    private var typed = 0
    private var tokensID = ""

    init(session: ServerSession, uri: String, lines: [String]) {
        self.session = session
        self.uri = uri
        numberLine = lines.firstIndex { $0.hasPrefix("let gap") } ?? 0
        let blocks = lines.indices.filter { lines[$0].hasSuffix("makeConstraints {") }
        blockLine = (blocks.isEmpty ? 0 : blocks[blocks.count / 2]) + 1
    }

    /// Replaces the digit of `let gap = 8`, on which every row depends. Returns the time until its findings are there.
    mutating func changeSharedNumber() throws -> Duration {
        try replace((numberLine, 10), (numberLine, 11), by: String(edits % 10))
    }

    /// Types the next character of a statement in one block; after the last the statement is deleted.
    mutating func typeInBlock() throws -> Duration {
        let characters = Array(statement)
        guard typed < characters.count else {
            typed = 0
            return try replace((blockLine, 0), (blockLine + 1, 0), by: "")
        }
        defer { typed += 1 }
        return try replace((blockLine, typed), (blockLine, typed), by: String(characters[typed]))
    }

    private mutating func replace(_ start: (Int, Int), _ end: (Int, Int), by text: String) throws -> Duration {
        edits += 1
        let version = edits + 1
        let range: [String: Any] = [
            "start": ["line": start.0, "character": start.1], "end": ["line": end.0, "character": end.1],
        ]
        let parameters: [String: Any] = [
            "textDocument": ["uri": uri, "version": version] as [String: Any],
            "contentChanges": [["range": range, "text": text] as [String: Any]],
        ]
        return try ContinuousClock().measure {
            try session.notify("textDocument/didChange", parameters)
            try session.waitForDiagnostics(version: version)
        }
    }

    /// Asks for all semantic tokens, to which the next ones are compared.
    mutating func rememberTokens() throws {
        let answer = try session.request("textDocument/semanticTokens/full", ["textDocument": ["uri": uri]])
        tokensID = answer["resultId"] as? String ?? ""
    }

    /// Asks something about the place of typing. Returns the time until the answer is there.
    mutating func ask(_ method: String) throws -> Duration {
        let parameters: [String: Any] = [
            "textDocument": ["uri": uri], "position": ["line": blockLine, "character": 9],
            "previousResultId": tokensID,
        ]
        var answer: [String: Any] = [:]
        let time = try ContinuousClock().measure { answer = try session.request(method, parameters) }
        if let id = answer["resultId"] as? String { tokensID = id }
        return time
    }
}
