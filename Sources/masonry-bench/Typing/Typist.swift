// Types into a document of a server session, as an author would, and looks at the clock.

import Foundation

/// An open document and its version.
struct Typist {
    let session: ServerSession
    let text: TypedText
    /// How many keystrokes there were.
    private(set) var edits = 0
    private var rounds: [EditKind: Int] = [:]
    private var tokensID = ""

    /// Starts a server and opens the document. Returns how long each took until the findings were there.
    static func open(_ text: TypedText, in server: Server) throws -> (typist: Typist, start: Times, open: Times) {
        let clock = ContinuousClock()
        let start = clock.now
        let session = try ServerSession(server)
        try session.request(
            "initialize", ["processId": NSNull(), "rootUri": NSNull(), "capabilities": [String: Any]()])
        try session.notify("initialized", [:])
        let opening = (clock.now, session.processorTime)
        let document: [String: Any] = [
            "uri": text.uri, "languageId": text.language.rawValue, "version": 1, "text": text.text,
        ]
        try session.notify("textDocument/didOpen", ["textDocument": document])
        try session.waitForDiagnostics(version: 1)
        let (end, processor) = (clock.now, session.processorTime)
        return (
            Typist(session: session, text: text), Times(end - start, processor),
            Times(end - opening.0, processor - opening.1)
        )
    }

    private init(session: ServerSession, text: TypedText) {
        self.session = session
        self.text = text
    }

    /// One round of a kind: each edit waits for the findings of the one before, and then a while.
    mutating func type(_ kind: EditKind, pause: Double = 0) throws -> [Times] {
        let round = rounds[kind, default: 0]
        rounds[kind] = round + 1
        return try kind.edits(in: text, round: round).map { edit in
            // Even fast typists leave the server some time to tidy up after a keystroke.
            if pause > 0 { Thread.sleep(forTimeInterval: pause) }
            let before = session.processorTime
            let wall = try apply(edit)
            return Times(wall, session.processorTime - before)
        }
    }

    private mutating func apply(_ edit: Edit) throws -> Duration {
        edits += 1
        let version = edits + 1
        let range: [String: Any] = [
            "start": ["line": edit.start.line, "character": edit.start.column],
            "end": ["line": edit.end.line, "character": edit.end.column],
        ]
        let parameters: [String: Any] = [
            "textDocument": ["uri": text.uri, "version": version] as [String: Any],
            "contentChanges": [["range": range, "text": edit.text] as [String: Any]],
        ]
        return try ContinuousClock().measure {
            try session.notify("textDocument/didChange", parameters)
            try session.waitForDiagnostics(version: version)
        }
    }

    /// Asks for all semantic tokens, to which the next ones are compared.
    mutating func rememberTokens() throws {
        let answer = try session.request("textDocument/semanticTokens/full", ["textDocument": ["uri": text.uri]])
        tokensID = answer["resultId"] as? String ?? ""
    }

    /// Asks something about the first place of typing. Returns the time until the answer is there.
    mutating func ask(_ method: String) throws -> Times {
        let place = text.places.first
        let parameters: [String: Any] = [
            "textDocument": ["uri": text.uri],
            "position": ["line": place?.line ?? 0, "character": place.map { $0.indentation.count + 5 } ?? 0],
            "previousResultId": tokensID,
        ]
        var answer: [String: Any] = [:]
        let before = session.processorTime
        let wall = try ContinuousClock().measure { answer = try session.request(method, parameters) }
        if let id = answer["resultId"] as? String { tokensID = id }
        return Times(wall, session.processorTime - before)
    }
}
