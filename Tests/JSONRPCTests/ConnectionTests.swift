// Requests and answers in both directions over one connection.

import JSONRPC
import Testing

/// Gives the connection what the test says and keeps what it writes.
private final class RecordingChannel: ByteChannel {
    var incoming: [[UInt8]] = []
    private var reader = FrameReader()

    func deliver(_ messages: String...) {
        incoming.append(messages.flatMap { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) })
    }

    func receive(_ wait: Wait) -> Reception { incoming.isEmpty ? .nothing : .bytes(incoming.removeFirst()) }

    func send(_ bytes: [UInt8]) { reader.append(bytes) }

    func takeSent() -> String? {
        guard case .content(let bytes)? = reader.next() else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}

@Suite("Connections")
struct ConnectionTests {
    private let channel = RecordingChannel()
    private let connection: Connection

    init() { connection = Connection(channel: channel) }

    @Test("A request is answered once, whatever happens")
    func oneAnswer() {
        channel.deliver(#"{"jsonrpc":"2.0","id":"x","method":"m"}"#)
        connection.receive(.notAtAll)
        #expect(connection.next() == .request(.string("x"), method: "m", params: nil))
        connection.answer(.string("x"), .success(1))
        connection.answer(.string("x"), .success(2))
        connection.answer(.integer(7), .success(3))
        #expect(channel.takeSent() == #"{"jsonrpc":"2.0","id":"x","result":1}"#)
        #expect(channel.takeSent() == nil)
    }

    @Test("Messages wait up to a limit, and make room when they are taken")
    func fullInbox() {
        let long = String(repeating: "a", count: 1 << 20)
        let limit = Connection.waitingLimit >> 20
        for _ in 0..<limit {
            #expect(!connection.isFull)
            channel.deliver(#"{"jsonrpc":"2.0","method":"\#(long)"}"#)
            connection.receive(.notAtAll)
        }
        #expect(connection.isFull)
        #expect(connection.next() != nil)
        #expect(connection.next() != nil)
        #expect(!connection.isFull)
    }

    @Test("A second request with the id of one in flight is refused")
    func sameID() {
        channel.deliver(
            #"{"jsonrpc":"2.0","id":1,"method":"m"}"#, #"{"jsonrpc":"2.0","id":1,"method":"n"}"#)
        connection.receive(.notAtAll)
        #expect(connection.next() == .request(.integer(1), method: "m", params: nil))
        #expect(connection.next() == nil)
        #expect(channel.takeSent()?.contains("-32600") == true)
    }

    @Test("A cancellation is seen while its request is worked on")
    func cancellation() {
        channel.deliver(
            #"{"jsonrpc":"2.0","id":1,"method":"m"}"#,
            #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":1}}"#)
        connection.receive(.notAtAll)
        _ = connection.next()
        #expect(connection.isCancelled(.integer(1)))
        #expect(!connection.isCancelled(.string("1")))
    }

    @Test("Answers to own requests go to those who asked")
    func ownRequests() {
        var answers: [Result<JSONValue, ResponseError>] = []
        connection.request("a", nil) { answers.append($0) }
        connection.request("b", ["x": 1]) { answers.append($0) }
        #expect(channel.takeSent() == #"{"jsonrpc":"2.0","id":1,"method":"a"}"#)
        #expect(channel.takeSent() == #"{"jsonrpc":"2.0","id":2,"method":"b","params":{"x":1}}"#)
        channel.deliver(
            #"{"jsonrpc":"2.0","id":2,"error":{"code":-1,"message":"no"}}"#,
            #"{"jsonrpc":"2.0","id":1,"result":null}"#, #"{"jsonrpc":"2.0","id":1,"result":null}"#)
        connection.receive(.notAtAll)
        #expect(connection.next() == nil)
        #expect(answers == [.failure(ResponseError(ErrorCode(-1), "no")), .success(.null)])
    }
}
