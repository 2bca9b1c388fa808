// A client that does all that clients may do, and what they may not, at random; and a simple model of what must come back.

import JSONRPC
import LayoutFamilies
import MasonryLanguageServer

/// One conversation. What is sent depends on nothing but the seed.
package struct RandomClient {
    /// How a request may be answered.
    struct Expectation {
        /// Whether a result is an answer.
        var result = true
        /// The errors that are.
        var errors: Set<Int> = []
    }

    /// How many messages were sent.
    package private(set) var messages = 0
    /// What the server did that it may not do.
    package private(set) var problems: [String] = []
    var generator: SeededGenerator
    let client = TestClient()
    let encoding: String
    let isLegal: Bool
    var state = State.created
    var documents: [RandomText] = []
    var created = 0
    /// The last settings that were sent.
    var settings: JSONValue = [:]
    /// Whether it has asked for findings, which then are no longer told.
    var hasAsked = false
    private var nextID = 1
    /// What waits for an answer, by its id as text.
    private var waiting: [String: Expectation] = [:]
    private var answered: Set<String> = []
    /// How many messages without a readable id must have been refused.
    private var unreadable = 0
    /// By document the last version before it was closed.
    var closed: [String: Int] = [:]
    /// By document the version of the last findings, and the findings.
    private var published: [String: (version: Int, findings: JSONValue)] = [:]
    private var serverRequests: Set<String> = []

    enum State { case created, initialized, shutDown, exited }

    /// - Parameter isLegal: whether the client keeps to the protocol.
    package init(seed: UInt64, isLegal: Bool) {
        generator = SeededGenerator(seed: seed)
        self.isLegal = isLegal
        encoding = RandomText.encodings[generator.integer(0...2)]
    }

    /// Talks for about so many messages, then leaves in one way or another.
    package mutating func run(_ count: Int) {
        if isLegal || !generator.happens(onceIn: 4) { initialize() }
        while messages < count, client.exitCode == nil, problems.isEmpty {
            var batch: [UInt8] = []
            for _ in 0..<generator.integer(1...5) { batch += next() }
            send(batch)
            if generator.happens(onceIn: 5) { client.rest() }
            look()
        }
        compareWithFresh()
        leave()
    }

    // MARK: Sending

    private mutating func send(_ bytes: [UInt8]) {
        // Cut anywhere, as pipes do.
        var rest = bytes[...]
        while generator.happens(onceIn: 3), rest.count > 1 {
            let cut = generator.integer(1...rest.count - 1)
            client.deliver(Array(rest.prefix(cut)))
            rest = rest.dropFirst(cut)
        }
        client.deliver(Array(rest))
    }

    mutating func frame(_ message: JSONValue) -> [UInt8] {
        messages += 1
        return TestClient.frame(message.serialized())
    }

    mutating func notification(_ method: String, _ params: JSONValue?) -> [UInt8] {
        frame(Message.notification(method: method, params: params).json)
    }

    mutating func request(_ method: String, _ params: JSONValue?, _ expected: Expectation) -> [UInt8] {
        let number = nextID
        nextID += 1
        let id: RequestID = generator.happens(onceIn: 4) ? .string("r\(number)") : .integer(number)
        var expected = expected
        switch state {
        case .created where method != "initialize": expected = Expectation(result: false, errors: [-32002])
        case .initialized where method == "initialize": expected = Expectation(result: false, errors: [-32600])
        case .shutDown, .exited: expected = Expectation(result: false, errors: [-32600])
        default: break
        }
        waiting[Self.key(id.json)] = expected
        return frame(Message.request(id, method: method, params: params).json)
    }

    /// Long requests that still run are given up then, which is their answer.
    mutating func shutDown() -> [UInt8] {
        for key in Array(waiting.keys) { waiting[key]?.errors.insert(-32800) }
        defer { state = .shutDown }
        return request("shutdown", nil, Expectation())
    }

    /// Takes back something that waits, or something that nobody asked.
    mutating func cancel() -> [UInt8] {
        let candidates = waiting.keys.sorted()
        guard !candidates.isEmpty, !generator.happens(onceIn: 8) else {
            return notification("$/cancelRequest", ["id": .integer(-7)])
        }
        let key = candidates[generator.integer(0...candidates.count - 1)]
        waiting[key]?.errors.insert(-32800)
        let id: JSONValue = Int(key).map { .integer($0) } ?? .string(key)
        return notification("$/cancelRequest", ["id": id])
    }

    /// Bytes that are no message, which are refused without an id.
    mutating func garbage(_ body: [UInt8]) -> [UInt8] {
        messages += 1
        if state != .exited { unreadable += 1 }
        return TestClient.frame(body)
    }

    private mutating func initialize() {
        var bytes = request("initialize", initializeParams, Expectation())
        state = .initialized
        bytes += notification("initialized", [:])
        send(bytes)
        look()
    }

    var initializeParams: JSONValue {
        [
            "processId": nil, "rootUri": nil,
            "capabilities": [
                "general": ["positionEncodings": [.string(encoding)]],
                "textDocument": ["publishDiagnostics": ["versionSupport": true]],
                "window": ["workDoneProgress": .bool(isLegal)],
            ],
        ]
    }

    private mutating func leave() {
        guard client.exitCode == nil else { return check(client.exitCode == 1, "it ended early") }
        if generator.happens(onceIn: 3) {
            client.closeInput()
            look()
            return check(client.exitCode != nil, "the end of the input did not end it")
        }
        let isPolite = state == .initialized && !generator.happens(onceIn: 3)
        if isPolite {
            let bytes = shutDown()
            send(bytes + request("textDocument/hover", [:], Expectation()))
            look()
        }
        let isShutDown = state == .shutDown
        let exit = notification("exit", nil)
        // What comes behind it is for nobody: an answer to it would be one that was not asked for.
        let late = frame(Message.request(.integer(99_999), method: "shutdown", params: nil).json)
        state = .exited
        client.deliver(exit + late)
        look()
        check(client.exitCode == (isShutDown ? 0 : 1), "exit code \(client.exitCode.map(String.init) ?? "missing")")
    }

    // MARK: Looking

    private mutating func check(_ holds: Bool, _ problem: String) {
        if !holds { problems.append(problem) }
    }

    private static func key(_ id: JSONValue) -> String {
        id.integer.map(String.init) ?? id.string ?? "\(id)"
    }

    /// Holds what came against the model. The server is idle, so everything must be answered.
    private mutating func look() {
        // A server that asks is answered in one way or another, which may make it say more.
        for _ in 0..<20 {
            let replies = client.takeAll().flatMap { take($0) }
            guard !replies.isEmpty, client.exitCode == nil else { break }
            client.deliver(replies)
        }
        if client.exitCode == nil {
            for (id, _) in waiting.sorted(by: { $0.key < $1.key }) { problems.append("no answer to \(id)") }
            check(unreadable == 0, "\(unreadable) unreadable messages were not refused")
            for uri in closed.keys.sorted() {
                // A server that stops publishing takes its findings back with an empty list, and says no more then.
                check(published[uri].map { $0.findings == [] } ?? true, "\(uri) is closed and has findings")
            }
        }
    }

    private mutating func take(_ message: JSONValue) -> [UInt8] {
        guard let method = message["method"]?.string else {
            answer(message)
            return []
        }
        if let id = message["id"] {
            check(serverRequests.insert(Self.key(id)).inserted, "the server uses the id \(id) twice")
            return reply(id, method, message["params"] ?? .null)
        }
        if method == "textDocument/publishDiagnostics" { take(findings: message["params"] ?? .null) }
        return []
    }

    private mutating func answer(_ message: JSONValue) {
        let code = message["error"]?["code"]?.integer
        guard let id = message["id"], id != .null else {
            unreadable -= 1
            return check(unreadable >= 0 && [-32700, -32600].contains(code), "an answer to nobody: \(message)")
        }
        let key = Self.key(id)
        guard let expected = waiting.removeValue(forKey: key) else {
            return problems.append(
                answered.contains(key) ? "\(key) was answered twice" : "an answer to what nobody asked: \(message)")
        }
        answered.insert(key)
        if let code {
            check(expected.errors.contains(code), "\(message) is none of the errors \(expected.errors.sorted())")
        } else {
            check(expected.result, "\(message) is no error")
        }
    }

    /// Yes, no, or nonsense.
    private mutating func reply(_ id: JSONValue, _ method: String, _ params: JSONValue) -> [UInt8] {
        var reply: JSONValue = ["jsonrpc": "2.0", "id": id, "result": nil]
        if generator.happens(onceIn: 4) {
            reply = ["jsonrpc": "2.0", "id": id, "error": ["code": -32603, "message": "no"]]
        } else if method == "workspace/configuration", let items = params["items"]?.array {
            reply = ["jsonrpc": "2.0", "id": id, "result": .array(items.map { _ in settings })]
        }
        return frame(reply)
    }

    private mutating func take(findings: JSONValue) {
        let uri = findings["uri"]?.string ?? ""
        guard let version = findings["version"]?.integer else {
            check(findings["diagnostics"] == [], "findings without a version: \(findings)")
            published[uri] = nil
            return
        }
        // What is closed at the end of a batch was open in the middle of it.
        guard let last = documents.first(where: { $0.uri == uri })?.version ?? closed[uri] else {
            return problems.append("findings for \(uri), which was never opened")
        }
        check(version <= last, "findings for version \(version), which \(uri) has not yet")
        check(version >= published[uri]?.version ?? 0, "findings of \(uri) go back to version \(version)")
        published[uri] = (version, findings["diagnostics"] ?? .null)
    }

    /// A server that sees the texts for the first time has the same findings.
    private mutating func compareWithFresh() {
        guard isLegal, state == .initialized, client.exitCode == nil, !hasAsked, problems.isEmpty else { return }
        client.rest()
        look()
        let fresh = TestClient()
        _ = try? fresh.request("initialize", initializeParams)
        fresh.notify("initialized", [:])
        fresh.notify("workspace/didChangeConfiguration", ["settings": ["masonry-lsp": settings]])
        for document in documents {
            fresh.notify("textDocument/didOpen", ["textDocument": Self.item(document)])
        }
        fresh.rest()
        var expected: [String: JSONValue] = [:]
        for message in fresh.takeAll() {
            guard let params = message["params"], let uri = params["uri"]?.string else { continue }
            expected[uri] = params["diagnostics"]
        }
        for document in documents {
            let here = published[document.uri]
            check(here?.version == document.version, "\(document.uri) has no findings of its last version")
            check(
                here?.findings == expected[document.uri],
                "\(document.uri) has other findings than when it is opened:\n\(document.text)")
        }
    }

    static func item(_ document: RandomText) -> JSONValue {
        [
            "uri": .string(document.uri), "languageId": .string(document.language),
            "version": .integer(document.version), "text": .string(document.text),
        ]
    }
}
