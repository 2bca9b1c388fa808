// The server without its sockets: bytes of connections come in, bytes for connections go out.

import JSONRPC
import LayoutIDE

/// What a server wants done.
package enum LiveOutput: Sendable, Hashable {
    case send([UInt8], connection: Int)
    /// Once everything is written.
    case close(connection: Int)
    /// Explains the text of a console; `answer` takes what comes of it.
    case explain(log: String, connection: Int)
    /// Opens a file in the user's editor.
    case open(path: String, line: Int)
}

/// All connections of one run, and what is served on them.
package struct LiveServer {
    private let access: LiveAccess
    private let editor: LiveEditor
    package var session: LiveSession
    private var readers: [Int: HTTPReader] = [:]
    /// Connections that get the events.
    private var listeners: Set<Int> = []
    /// Connections whose answer is still being made.
    private var awaited: Set<Int> = []

    package init(_ access: LiveAccess, _ session: LiveSession, editor: LiveEditor) {
        self.access = access
        self.session = session
        self.editor = editor
    }

    /// Bytes have come on a connection.
    package mutating func received(_ bytes: [UInt8], on connection: Int) -> [LiveOutput] {
        // Who listens says nothing more, and who waits for an answer asks nothing else.
        guard !listeners.contains(connection), !awaited.contains(connection) else {
            return refuse(HTTPRefusal(.badRequest), connection)
        }
        var outputs: [LiveOutput] = []
        var reader = readers[connection] ?? HTTPReader()
        readers[connection] = nil
        reader.append(bytes)
        do throws(HTTPRefusal) {
            while let request = try reader.next() {
                if let refusal = access.refusal(of: request) { throw refusal }
                outputs += try answer(request, connection)
                if listeners.contains(connection) || awaited.contains(connection) { break }
            }
        } catch {
            return outputs + refuse(error, connection)
        }
        readers[connection] = reader
        return outputs
    }

    /// A connection is gone.
    package mutating func closed(_ connection: Int) {
        readers[connection] = nil
        listeners.remove(connection)
        awaited.remove(connection)
    }

    /// The explanation of a log is there.
    package mutating func answer(_ html: [UInt8], to connection: Int) -> [LiveOutput] {
        guard awaited.remove(connection) != nil else { return [] }
        let response = HTTPResponse(status: .ok, contentType: "text/html; charset=utf-8", body: html)
        return [.send(response.bytes(), connection: connection)]
    }

    /// Tells all pages that files have changed.
    /// - Parameter isListNew: whether files have come or gone, or all may look otherwise.
    package func announce(changed names: [String], isListNew: Bool) -> [LiveOutput] {
        let value = JSONValue.object(
            JSONObject([
                JSONObject.Member(key: "files", value: .array(names.map(JSONValue.string))),
                JSONObject.Member(key: "list", value: .bool(isListNew)),
            ]))
        let event = Array("event: changed\ndata: ".utf8) + value.serialized() + Array("\n\n".utf8)
        return listeners.sorted().map { .send(event, connection: $0) }
    }

    private mutating func refuse(_ refusal: HTTPRefusal, _ connection: Int) -> [LiveOutput] {
        closed(connection)
        let response = HTTPResponse(status: refusal.status, contentType: nil)
        return [.send(response.bytes(closes: true), connection: connection), .close(connection: connection)]
    }

    private mutating func answer(_ request: HTTPRequest, _ connection: Int) throws(HTTPRefusal) -> [LiveOutput] {
        guard request.path.count == 2, let name = request.path.last else { throw HTTPRefusal(.notFound) }
        let language = session.language
        let response: HTTPResponse
        switch (request.method, name) {
        case (.get, ""): response = .text("text/html", LivePage.html(language, editor))
        case (.get, "page.js"): response = .text("text/javascript", LivePage.script)
        case (.get, "page.css"): response = .text("text/css", LivePage.style)
        case (.get, "files"):
            let names = session.files.map { JSONValue.string($0.name) }
            response = .text("application/json", String(decoding: JSONValue.array(names).serialized(), as: UTF8.self))
        case (.get, "state"):
            response = HTTPResponse(
                status: .ok, contentType: "application/json", body: session.state(LiveChoice(request.query)).json)
        case (.get, "events"):
            listeners.insert(connection)
            response = .eventStream
        case (.post, "log"):
            awaited.insert(connection)
            return [.explain(log: String(decoding: request.body, as: UTF8.self), connection: connection)]
        case (.post, "open"):
            guard editor == .program, let file = request.query["file"].flatMap(session.file),
                let line = request.query["line"].flatMap({ Int($0) }), line > 0
            else { throw HTTPRefusal(.badRequest) }
            let done = HTTPResponse(status: .noContent, contentType: nil)
            return [.open(path: file.path, line: line), .send(done.bytes(), connection: connection)]
        case (_, "log"), (_, "open"), (.post, ""), (.post, "page.js"), (.post, "page.css"), (.post, "files"),
            (.post, "state"), (.post, "events"):
            throw HTTPRefusal(.methodNotAllowed)
        default: throw HTTPRefusal(.notFound)
        }
        return [.send(response.bytes(), connection: connection)]
    }
}
