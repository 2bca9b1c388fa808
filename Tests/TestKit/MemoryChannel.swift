// A channel without a process: the test puts bytes in and takes bytes out.

import JSONRPC

/// The server's end of a conversation with a test.
package final class MemoryChannel: ByteChannel {
    private var waiting: [[UInt8]] = []
    private var isClosed = false
    /// What the server has sent, cut into messages.
    private var sent = FrameReader()
    /// Whether writing fails, as it does when the client is gone.
    package var isBroken = false

    package init() {}

    /// The server reads `bytes` at once.
    package func deliver(_ bytes: [UInt8]) { waiting.append(bytes) }

    /// The server sees the end of its input after what is delivered.
    package func close() { isClosed = true }

    /// The next message that the server has sent, as bytes.
    package func takeSent() -> [UInt8]? {
        guard case .content(let bytes)? = sent.next() else { return nil }
        return bytes
    }

    package func receive(_ wait: Wait) -> Reception {
        if !waiting.isEmpty { return .bytes(waiting.removeFirst()) }
        return isClosed ? .ended : .nothing
    }

    package func send(_ bytes: [UInt8]) throws(ChannelClosed) {
        guard !isBroken else { throw ChannelClosed() }
        sent.append(bytes)
    }
}
