// A client in the test's own process, which accepts nothing it did not ask for.

import JSONRPC
import MasonryLanguageServer

/// Talks to a server without a process or a thread: a message is sent, the server works until it is idle, and what
/// it said is there.
package final class TestClient {
    private let channel = MemoryChannel()
    private let loop: EventLoop
    private var nextID = 1
    /// What the server has sent and the test has not looked at.
    private var received: [JSONValue] = []
    package private(set) var exitCode: Int32?
    /// The results of requests of the server, by method, that are answered as soon as they come.
    package var answers: [String: JSONValue] = [:]

    /// A server to which nothing has been said yet.
    package init(options: LanguageServerOptions = LanguageServerOptions()) {
        loop = EventLoop(options: options, channel: channel)
    }

    /// Runs `body` with an initialized server, shuts it down, and fails on anything left unhandled.
    /// - Returns: what `body` returns.
    package static func session<Result>(
        options: LanguageServerOptions = LanguageServerOptions(),
        capabilities: JSONValue = TestClient.richCapabilities, _ body: (TestClient) throws -> Result
    ) throws -> Result {
        let client = TestClient(options: options)
        try client.initialize(capabilities: capabilities)
        let result = try body(client)
        try client.shutDown()
        return result
    }

    // MARK: Sending

    package func deliver(_ bytes: [UInt8]) {
        channel.deliver(bytes)
        work()
    }

    package func closeInput() {
        channel.close()
        work()
    }

    /// Sends messages so that the server finds all of them waiting.
    package func sendTogether(_ messages: [Message]) {
        deliver(messages.flatMap { Self.frame($0.json.serialized()) })
    }

    package static func frame(_ body: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }

    package func notify(_ method: String, _ params: JSONValue? = nil) {
        sendTogether([.notification(method: method, params: params)])
    }

    /// Sends a request and gives back its result.
    /// - Throws: `ResponseError` if the server says so.
    package func request(_ method: String, _ params: JSONValue? = nil) throws -> JSONValue {
        let id = RequestID.integer(nextID)
        nextID += 1
        sendTogether([.request(id, method: method, params: params)])
        return try takeResponse(to: id)
    }

    /// Lets so much time pass that the server takes it for a pause.
    package func rest() {
        loop.rest()
        work()
    }

    private func work() {
        while exitCode == nil {
            switch loop.step() {
            case .worked: if !answers.isEmpty { collect() }
            case .ended(let code): exitCode = code
            case .idle:
                collect()
                return
            }
        }
        collect()
    }

    private func collect() {
        while let bytes = channel.takeSent() {
            let message = (try? JSONValue(parsing: bytes)) ?? .string("a message that is not JSON")
            if let id = message["id"], let result = message["method"]?.string.flatMap({ answers[$0] }) {
                let answer: JSONValue = ["jsonrpc": "2.0", "id": id, "result": result]
                channel.deliver(Self.frame(answer.serialized()))
            } else {
                received.append(message)
            }
        }
    }

    // MARK: Receiving

    /// The answer to a request, which must be there.
    package func takeResponse(to id: RequestID) throws -> JSONValue {
        guard let index = received.firstIndex(where: { $0["id"] == id.json && $0["method"] == nil }) else {
            throw TestFailure("no answer to \(id); unhandled: \(received)")
        }
        let message = received.remove(at: index)
        if let error = message["error"].flatMap(ResponseError.init(json:)) { throw error }
        return message["result"] ?? .null
    }

    /// The next message that the server sent, whatever it is.
    package func takeMessage() throws -> JSONValue {
        guard !received.isEmpty else { throw TestFailure("the server sent nothing") }
        return received.removeFirst()
    }

    /// The parameters of the next notification or request of `method`, which must be there.
    package func take(_ method: String) throws -> JSONValue {
        guard let index = received.firstIndex(where: { $0["method"]?.string == method }) else {
            throw TestFailure("no \(method); unhandled: \(received)")
        }
        return received.remove(at: index)["params"] ?? .null
    }

    /// All that the server sent and nobody has looked at, in order.
    package func takeAll() -> [JSONValue] {
        defer { received = [] }
        return received
    }

    package func expectNothing() throws {
        guard received.isEmpty else { throw TestFailure("unhandled: \(received)") }
    }

    // MARK: The usual course

    @discardableResult
    package func initialize(capabilities: JSONValue) throws -> JSONValue {
        let result = try request("initialize", ["processId": nil, "rootUri": nil, "capabilities": capabilities])
        notify("initialized", [:])
        return result
    }

    package func shutDown() throws {
        guard try request("shutdown") == .null else { throw TestFailure("shutdown must answer null") }
        notify("exit")
        try expectNothing()
        guard exitCode == 0 else { throw TestFailure("exit code \(exitCode.map(String.init) ?? "missing")") }
    }

    /// Opens a document and gives back its findings.
    package func open(_ uri: String, _ text: String, version: Int = 1, language: String = "masonry") throws -> JSONValue
    {
        let item: JSONValue = [
            "uri": .string(uri), "languageId": .string(language), "version": .integer(version), "text": .string(text),
        ]
        notify("textDocument/didOpen", ["textDocument": item])
        return try take("textDocument/publishDiagnostics")
    }

    /// Closes a document, whose findings must be taken back.
    package func close(_ uri: String) throws {
        notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
        let params = try take("textDocument/publishDiagnostics")
        guard params["diagnostics"] == [] else { throw TestFailure("closing left findings: \(params)") }
    }
}
