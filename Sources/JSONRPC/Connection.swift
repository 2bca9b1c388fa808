// Messages over a channel: what has arrived and waits, what is in flight in either direction, and one answer each.

/// One side of a JSON-RPC conversation. It is used from one thread.
package final class Connection {
    package typealias ResponseHandler = (Result<JSONValue, ResponseError>) -> Void

    private let channel: any ByteChannel
    private var frames = FrameReader()
    /// Arrived and not yet taken, in order.
    private var inbox = Inbox()
    /// Requests of the other side that are taken and not yet answered.
    private var unanswered: Set<RequestID> = []
    private var responseHandlers: [RequestID: ResponseHandler] = [:]
    private var nextRequestNumber = 1
    /// Whether no more bytes will come.
    package private(set) var hasEnded = false
    /// Whether what is sent reaches nobody any more.
    package private(set) var isCutOff = false
    /// How many bytes of messages may wait before no more are taken in. One more message may be as long as it likes.
    package static let waitingLimit = 16 << 20
    /// Sees every message that goes out (true) or comes in, for a log.
    package var observer: ((Message, Direction) -> Void)?

    package enum Direction: Sendable { case received, sent }

    package init(channel: any ByteChannel) { self.channel = channel }
}

// MARK: - Receiving

extension Connection {
    /// Whether so much waits already that the other side has to wait, too.
    package var isFull: Bool { inbox.size >= Self.waitingLimit }

    /// Takes in what the channel has, waiting first if nothing is there. Returns whether bytes came.
    @discardableResult
    package func receive(_ wait: Wait) -> Bool {
        switch channel.receive(wait) {
        case .bytes(let bytes):
            frames.append(bytes)
            parseFrames()
            return true
        case .nothing: return false
        case .ended:
            hasEnded = true
            return false
        }
    }

    private func parseFrames() {
        while let frame = frames.next() {
            switch frame {
            case .malformed(let reason):
                let error = ResponseError(.parseError, reason)
                inbox.append(.failure(InvalidMessage(id: nil, error: error)), size: reason.utf8.count)
            case .content(let bytes):
                do {
                    inbox.append(try parse(bytes), size: bytes.count)
                } catch {
                    frames.resynchronize(after: bytes)
                    let message = "Not JSON: \(error.message) at byte \(error.offset)"
                    let invalid = InvalidMessage(id: nil, error: ResponseError(.parseError, message))
                    inbox.append(.failure(invalid), size: bytes.count)
                }
            }
        }
    }

    private func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> Inbox.Element {
        let json = try JSONValue(parsing: bytes)
        do { return .success(try Message(json: json)) } catch { return .failure(error) }
    }

    /// The next message that is the caller's to handle. What is no message is answered here, and answers to own
    /// requests go to those who asked; so nil means that the inbox is empty.
    package func next() -> Message? {
        while let element = inbox.popFirst() {
            switch element {
            case .failure(let invalid): write(.response(invalid.id, .failure(invalid.error)))
            case .success(.response(let id, let result)):
                observer?(.response(id, result), .received)
                if let id, let handler = responseHandlers.removeValue(forKey: id) { handler(result) }
            case .success(.request(let id, let method, let params)):
                observer?(.request(id, method: method, params: params), .received)
                guard unanswered.insert(id).inserted else {
                    let error = ResponseError(.invalidRequest, "A request with this id is still in flight")
                    write(.response(id, .failure(error)))
                    continue
                }
                return .request(id, method: method, params: params)
            case .success(let notification):
                observer?(notification, .received)
                return notification
            }
        }
        return nil
    }

    /// Whether the other side has taken its request back, in what has arrived so far.
    package func isCancelled(_ id: RequestID) -> Bool {
        inbox.contains { element in
            guard case .success(.notification("$/cancelRequest", let params)) = element else { return false }
            return params?["id"].flatMap(RequestID.init(json:)) == id
        }
    }
}

// MARK: - Sending

extension Connection {
    /// Answers a request. A second answer to the same request is not sent.
    package func answer(_ id: RequestID, _ result: Result<JSONValue, ResponseError>) {
        guard unanswered.remove(id) != nil else { return }
        write(.response(id, result))
    }

    package func notify(_ method: String, _ params: JSONValue) {
        write(.notification(method: method, params: params))
    }

    /// Asks the other side; `handler` runs when the answer is taken from the inbox.
    @discardableResult
    package func request(
        _ method: String, _ params: JSONValue?, then handler: @escaping ResponseHandler
    ) -> RequestID {
        let id = RequestID.integer(nextRequestNumber)
        nextRequestNumber += 1
        responseHandlers[id] = handler
        write(.request(id, method: method, params: params))
        return id
    }

    private func write(_ message: Message) {
        observer?(message, .sent)
        let body = message.json.serialized()
        var frame = Array("Content-Length: \(body.count)\r\n\r\n".utf8)
        frame.append(contentsOf: body)
        do {
            try channel.send(frame)
        } catch {
            hasEnded = true
            isCutOff = true
        }
    }
}
