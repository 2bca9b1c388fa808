// A channel over two file descriptors, such as standard input and output.

import Platform

/// Reads and writes file descriptors with `poll`, on the thread of the caller: one thread needs no locks, and a
/// message is waiting exactly when the descriptor says so.
package final class DescriptorChannel: ByteChannel {
    private let input: Descriptor
    private let output: Descriptor
    private var chunk = [UInt8](repeating: 0, count: 1 << 16)
    /// Bytes that arrived while writing waited for room.
    private var early: [UInt8] = []
    /// How many of them are taken in. A client that sends more and reads nothing has to wait, too.
    package static let earlyLimit = 16 << 20
    private var hasEnded = false

    /// - Parameters are open file descriptors; the caller keeps them open as long as the channel.
    package init(input: Descriptor, output: Descriptor) {
        self.input = input
        self.output = output
        // A client that dies while it is written to must not kill the server before it has tidied up.
        Signals.ignoreBrokenPipes()
    }

    package func receive(_ wait: Wait) -> Reception {
        if !early.isEmpty {
            defer { early.removeAll() }
            return .bytes(early)
        }
        guard !hasEnded else { return .ended }
        guard input.isReady(for: .reading, within: wait.milliseconds) else { return .nothing }
        return readOnce()
    }

    private func readOnce() -> Reception {
        do throws(SystemError) {
            let count = try input.read(into: &chunk)
            if count > 0 { return .bytes(Array(chunk[..<count])) }
        } catch {
            if error.isTemporary { return .nothing }
        }
        hasEnded = true
        return .ended
    }

    /// Writes everything. While the other side does not read, what it sends is taken in, so that two full pipes
    /// cannot lock both sides up; up to a limit, because memory is not without one.
    package func send(_ bytes: [UInt8]) throws(ChannelClosed) {
        // A pipe that is ready takes this many bytes without blocking (POSIX, PIPE_BUF is at least 512; 4096 on Linux).
        let step = 4096
        var sent = 0
        while sent < bytes.count {
            try waitForRoom()
            do throws(SystemError) {
                sent += try output.write(bytes[sent..<min(sent + step, bytes.count)])
            } catch {
                guard error.isTemporary else { throw ChannelClosed() }
            }
        }
    }

    private func waitForRoom() throws(ChannelClosed) {
        while !output.isReady(for: .writing, within: 0) {
            let hasBytes: Bool
            do throws(SystemError) {
                let takesMore = !hasEnded && early.count < Self.earlyLimit
                hasBytes = try Descriptor.waitForRoom(in: output, orBytesOf: takesMore ? input : nil)
            } catch {
                throw ChannelClosed()
            }
            if hasBytes, case .bytes(let bytes) = readOnce() { early += bytes }
        }
    }
}

extension Wait {
    /// As the system wants it; nil waits for ever.
    fileprivate var milliseconds: Int32? {
        switch self {
        case .notAtAll: 0
        case .milliseconds(let count): max(0, count)
        case .untilSomethingArrives: nil
        }
    }
}
