// The pair of byte streams below a connection.

/// How long to wait for bytes.
package enum Wait: Sendable, Hashable {
    case notAtAll
    case milliseconds(Int32)
    case untilSomethingArrives
}

/// What became of an attempt to read.
package enum Reception: Sendable, Hashable {
    case bytes([UInt8])
    case nothing
    /// The other side has closed its end, or the stream is broken.
    case ended
}

/// The other side has gone.
package struct ChannelClosed: Error, Sendable, Hashable {
    package init() {}
}

/// Two byte streams, one in and one out.
package protocol ByteChannel: AnyObject {
    func receive(_ wait: Wait) -> Reception
    func send(_ bytes: [UInt8]) throws(ChannelClosed)
}
