// In a workspace of several folders each document has the settings of its folder.

import JSONRPC
import LanguageServerProtocol
import TestKit
import Testing

@testable import MasonryLanguageServer

/// Settings with this severity for the mistake of the tests' text.
private func settings(_ severity: String) -> JSONValue { ["rules": ["unknown-view": .string(severity)]] }

@Suite("Settings of the workspace's folders")
struct FolderSettingsTests {
    private let text = "view root { view a }\na.makeConstraints { make.left.equalTo(roof) }\n"
    private let inA = "file:///w/a/x.masonry"
    private let inB = "file:///w/b/sub/x.masonry"
    private let outside = "file:///w/x.masonry"

    /// A client with these folders, which has been asked for its settings and has not answered.
    private func client(_ folders: [String], options: JSONValue = [:]) throws -> TestClient {
        let client = TestClient()
        _ = try client.request(
            "initialize",
            [
                "processId": nil, "rootUri": nil, "capabilities": ["workspace": ["configuration": true]],
                "initializationOptions": options, "workspaceFolders": .array(folders.map(Self.folder)),
            ])
        client.notify("initialized", [:])
        return client
    }

    private static func folder(_ uri: String) -> JSONValue { ["uri": .string(uri), "name": .string(uri)] }

    private func change(_ client: TestClient, added: [String] = [], removed: [String] = []) {
        let event: JSONValue = [
            "added": .array(added.map(Self.folder)), "removed": .array(removed.map(Self.folder)),
        ]
        client.notify("workspace/didChangeWorkspaceFolders", ["event": event])
    }

    /// A question for settings.
    private struct Question {
        let id: RequestID
        /// nil is the question for the general ones.
        let scopes: [String?]
    }

    private func question(_ client: TestClient) throws -> Question {
        let message = try client.takeMessage()
        #expect(message["method"] == "workspace/configuration")
        let items = try #require(message["params"]?["items"]?.array)
        for item in items { #expect(item["section"] == "masonry-lsp") }
        let id = try #require(message["id"].flatMap { RequestID(json: $0) })
        return Question(id: id, scopes: items.map { $0["scopeUri"]?.string })
    }

    private func answer(_ client: TestClient, _ question: Question, _ values: JSONValue) {
        client.sendTogether([.response(question.id, .success(values))])
    }

    /// The severity that a report has for the mistake of the text; nil if it says nothing.
    private func severity(_ report: JSONValue) -> Int? {
        report["diagnostics"]?[0]?["severity"]?.integer
    }

    /// The severities of the next reports by document.
    private func severities(_ client: TestClient, _ count: Int) throws -> [String: Int?] {
        var result: [String: Int?] = [:]
        for _ in 0..<count {
            let report = try client.take("textDocument/publishDiagnostics")
            result[report["uri"]?.string ?? ""] = .some(severity(report))
        }
        return result
    }

    @Test("One folder, or none, is asked about in general", arguments: [[], ["file:///w/a"]])
    func oneFolder(_ folders: [String]) throws {
        let client = try client(folders)
        #expect(try question(client).scopes == [nil])
        try client.shutDown()
    }

    @Test("Each document has the settings of the innermost folder around it, else the general ones")
    func innermost() throws {
        // Folders may be spelt with a slash at the end and with escapes, and be in each other.
        let folders = ["file:///w/a/", "file:///w/%62", "file:///w/b/sub", "file:///w/b/su"]
        let client = try client(folders)
        let first = try question(client)
        #expect(first.scopes == [nil] + folders)
        answer(
            client, first,
            [settings("hint"), settings("off"), settings("information"), settings("warning"), [:]])
        #expect(severity(try client.open(inA, text)) == nil)
        #expect(severity(try client.open("file:///w/b/x.masonry", text)) == 3)
        #expect(severity(try client.open(inB, text)) == 2)
        #expect(severity(try client.open("file:///w/b/su/x.masonry", text)) == 1)
        #expect(severity(try client.open(outside, text)) == 4)
        #expect(severity(try client.open("file:///w/ab/x.masonry", text)) == 4)
        #expect(severity(try client.open("untitled:1", text)) == 4)
        try client.shutDown()
    }

    @Test("Changed settings of one folder reach its documents, and stay with them over edits")
    func changed() throws {
        let client = try client(["file:///w/a", "file:///w/b"])
        answer(client, try question(client), [[:], [:], [:]])
        for uri in [inA, inB] { #expect(severity(try client.open(uri, text)) == 1) }
        client.notify("workspace/didChangeConfiguration", ["settings": nil])
        answer(client, try question(client), [[:], [:], settings("hint")])
        #expect(try severities(client, 2) == [inA: 1, inB: 4])
        client.notify(
            "textDocument/didChange",
            [
                "textDocument": ["uri": .string(inB), "version": 2],
                "contentChanges": [["text": .string(text + "\n")]],
            ])
        #expect(try severities(client, 1) == [inB: 4])
        // The same again is no change.
        client.notify("workspace/didChangeConfiguration", ["settings": nil])
        answer(client, try question(client), [[:], [:], settings("hint")])
        try client.shutDown()
    }

    @Test("Folders that come and go are asked about, and take their settings with them")
    func comeAndGo() throws {
        let client = try client(["file:///w/a"])
        answer(client, try question(client), [nil])
        for uri in [inA, inB] { #expect(severity(try client.open(uri, text)) == 1) }
        change(client, added: ["file:///w/b"])
        let two = try question(client)
        #expect(two.scopes == [nil, "file:///w/a", "file:///w/b"])
        answer(client, two, [nil, nil, settings("warning")])
        #expect(try severities(client, 2) == [inA: 1, inB: 2])
        change(client, removed: ["file:///w/b"])
        let one = try question(client)
        #expect(one.scopes == [nil])
        answer(client, one, [nil])
        #expect(try severities(client, 2) == [inA: 1, inB: 1])
        // From one folder to another the question is the same, so it is not asked.
        change(client, added: ["file:///w/c"], removed: ["file:///w/a"])
        try client.shutDown()
    }

    @Test("An answer about folders that are others by now is not taken")
    func late() throws {
        let client = try client(["file:///w/a", "file:///w/b"])
        let old = try question(client)
        change(client, added: ["file:///w/c"], removed: ["file:///w/a"])
        let new = try question(client)
        #expect(new.scopes == [nil, "file:///w/b", "file:///w/c"])
        answer(client, new, [nil, settings("hint"), nil])
        answer(client, old, [nil, settings("hint"), settings("off")])
        #expect(severity(try client.open(inA, text)) == 1)
        #expect(severity(try client.open(inB, text)) == 4)
        try client.shutDown()
    }

    @Test(
        "Where nothing is said of a folder, the general settings hold in it",
        arguments: [
            [settings("hint"), nil, nil], [settings("hint")], [settings("hint"), nil],
            [settings("hint"), nil, nil, settings("off")],
        ] as [JSONValue])
    func nothingSaid(_ values: JSONValue) throws {
        let client = try client(["file:///w/a", "file:///w/b"])
        answer(client, try question(client), values)
        for uri in [inA, inB, outside] { #expect(severity(try client.open(uri, text)) == 4) }
        try client.shutDown()
    }

    @Test("An answer that is none changes nothing", arguments: [nil, [], ["a": 1], "x"] as [JSONValue])
    func noAnswer(_ values: JSONValue) throws {
        let client = try client(["file:///w/a", "file:///w/b"])
        answer(client, try question(client), [nil, nil, settings("hint")])
        for (uri, expected) in [(inA, 1), (inB, 4)] { #expect(severity(try client.open(uri, text)) == expected) }
        client.notify("workspace/didChangeConfiguration", ["settings": nil])
        answer(client, try question(client), values)
        client.notify("workspace/didChangeConfiguration", ["settings": nil])
        client.sendTogether([.response(try question(client).id, .failure(ResponseError(.internalError, "no")))])
        try client.shutDown()
    }

    @Test("A folder's settings begin as the client's first options, not as the general ones")
    func options() throws {
        let client = try client(["file:///w/a", "file:///w/b"], options: settings("information"))
        answer(client, try question(client), [settings("hint"), ["codeLenses": false], nil])
        for (uri, expected) in [(inA, 3), (inB, 4), (outside, 4)] {
            #expect(severity(try client.open(uri, text)) == expected)
        }
        try client.shutDown()
    }

    @Test("Mistakes in the settings of a folder are told, each once")
    func mistakes() throws {
        let client = try client(["file:///w/a", "file:///w/b"])
        let wrong: JSONValue = ["rules": ["zero-szie": "off"]]
        answer(client, try question(client), [nil, wrong, wrong])
        #expect(try client.take("window/logMessage")["message"] == "In the settings: unknown rule “zero-szie”")
        try client.shutDown()
    }

    @Test("The language, inlay hints, code lenses, links and pictures are those of the folder")
    func features() throws {
        let client = try client(["file:///w/a", "file:///w/b"])
        let forB: JSONValue = [
            "locale": "zh-CN", "codeLenses": false, "inlayHints": false, "hoverPictures": "none",
            "rulePagesURL": "https://example.com/{id}",
        ]
        answer(client, try question(client), [nil, nil, forB])
        let text = """
            view root { view a }
            // masonry:ignore unknown-view
            a.makeConstraints { make.left.equalTo(roof) }
            a.makeConstraints { make.left.equalTo(roof) }

            """
        func isChinese(_ report: JSONValue) throws -> Bool {
            try #require(report["diagnostics"]?[0]?["message"]?.string).contains(#/[一-鿿]/#)
        }
        #expect(try !isChinese(client.open(inA, text)))
        #expect(try isChinese(client.open(inB, text)))
        func count(_ method: String, _ uri: String) throws -> Int {
            let range: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 4, "character": 0]]
            return try client.request(method, ["textDocument": ["uri": .string(uri)], "range": range]).array?.count ?? 0
        }
        #expect(try count("textDocument/codeLens", inA) > 0)
        #expect(try count("textDocument/codeLens", inB) == 0)
        #expect(try count("textDocument/inlayHint", inA) > 0)
        #expect(try count("textDocument/inlayHint", inB) == 0)
        #expect(try count("textDocument/documentLink", inA) == 0)
        #expect(try count("textDocument/documentLink", inB) == 1)
        func hover(_ uri: String) throws -> Int {
            let params: JSONValue = [
                "textDocument": ["uri": .string(uri)], "position": ["line": 0, "character": 17],
            ]
            return try client.request("textDocument/hover", params)["contents"]?["value"]?.string?.utf8.count ?? 0
        }
        #expect(try hover(inA) > hover(inB))
        try client.shutDown()
    }
}
