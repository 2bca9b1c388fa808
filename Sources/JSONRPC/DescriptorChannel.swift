// A channel over two file descriptors, such as standard input and output.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads and writes file descriptors with `poll`, on the thread of the caller: one thread needs no locks, and a
/// message is waiting exactly when the descriptor says so.
package final class DescriptorChannel: ByteChannel {
    private let input: Int32
    private let output: Int32
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    /// Bytes that arrived while writing waited for room.
    private var early: [UInt8] = []
    private var hasEnded = false

    /// - Parameters are open file descriptors; the caller keeps them open as long as the channel.
    package init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
        // A client that dies while it is written to must not kill the server before it has tidied up.
        signal(SIGPIPE, SIG_IGN)
    }

    package func receive(_ wait: Wait) -> Reception {
        if !early.isEmpty {
            defer { early.removeAll() }
            return .bytes(early)
        }
        guard !hasEnded else { return .ended }
        guard isReady(input, for: Int16(POLLIN), wait: wait) else { return .nothing }
        return readOnce()
    }

    private func readOnce() -> Reception {
        let count = chunk.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
        if count > 0 { return .bytes(Array(chunk[..<count])) }
        if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
        hasEnded = true
        return .ended
    }

    /// Writes everything. While the other side does not read, what it sends is taken in, so that two full pipes
    /// cannot lock both sides up.
    package func send(_ bytes: [UInt8]) throws(ChannelClosed) {
        // A pipe that is ready takes this many bytes without blocking (POSIX, PIPE_BUF is at least 512; 4096 on Linux).
        let step = 4096
        var sent = 0
        while sent < bytes.count {
            try waitForRoom()
            let count = bytes.withUnsafeBytes { buffer in
                write(output, buffer.baseAddress?.advanced(by: sent), min(step, buffer.count - sent))
            }
            if count > 0 {
                sent += count
            } else if count < 0, errno != EINTR, errno != EAGAIN {
                throw ChannelClosed()
            }
        }
    }

    private func waitForRoom() throws(ChannelClosed) {
        while !isReady(output, for: Int16(POLLOUT), wait: .notAtAll) {
            var descriptors = [
                pollfd(fd: output, events: Int16(POLLOUT), revents: 0),
                pollfd(fd: hasEnded ? -1 : input, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&descriptors, nfds_t(descriptors.count), -1)
            if count < 0, errno != EINTR { throw ChannelClosed() }
            if count > 0, descriptors[1].revents != 0, case .bytes(let bytes) = readOnce() { early += bytes }
        }
    }

    private func isReady(_ descriptor: Int32, for events: Int16, wait: Wait) -> Bool {
        let timeout: Int32
        switch wait {
        case .notAtAll: timeout = 0
        case .milliseconds(let count): timeout = max(0, count)
        case .untilSomethingArrives: timeout = -1
        }
        var request = pollfd(fd: descriptor, events: events, revents: 0)
        return poll(&request, 1, timeout) > 0
    }
}
