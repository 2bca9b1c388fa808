// Open files, pipes and terminals: reading, writing and waiting for them.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Something that is open, by its number. A plain value: whoever opened it closes it.
package struct Descriptor: Sendable, Hashable {
    package let number: Int32
    package init(number: Int32) { self.number = number }

    package static let standardInput = Descriptor(number: STDIN_FILENO)
    package static let standardOutput = Descriptor(number: STDOUT_FILENO)
    package static let standardError = Descriptor(number: STDERR_FILENO)

    package var isTerminal: Bool { isatty(number) == 1 }

    /// Reads once. 0 is the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        try Self.counted(readBytes(number, buffer.baseAddress, buffer.count))
    }

    /// Reads once into the beginning of `bytes`, as much as it holds. 0 is the end.
    package func read(into bytes: inout [UInt8]) throws(SystemError) -> Int {
        try bytes.withUnsafeMutableBytes { buffer in
            Result { () throws(SystemError) in try read(into: buffer) }
        }.get()
    }

    /// Writes once and says how much.
    package func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
        try bytes.withUnsafeBytes { buffer in
            Result { () throws(SystemError) in try write(buffer) }
        }.get()
    }

    /// Writes once and says how much.
    package func write(_ buffer: UnsafeRawBufferPointer) throws(SystemError) -> Int {
        guard let base = buffer.baseAddress, !buffer.isEmpty else { return 0 }
        return try Self.counted(writeBytes(number, base, buffer.count))
    }

    /// Writes everything, and waits where there is no room.
    package func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var position = 0
        while position < bytes.count {
            do throws(SystemError) {
                let count = try write(bytes[position...])
                guard count > 0 else { throw .ioError }
                position += count
            } catch {
                guard error.isTemporary else { throw error }
                if error == .resourceTemporarilyUnavailable { _ = isReady(for: .writing, within: nil) }
            }
        }
    }

    /// Writes three bytes at once. Signal handlers may call it: it takes no memory and leaves the last error as it is.
    func writeInSignalHandler(_ first: UInt8, _ second: UInt8, _ third: UInt8) {
        let kept = errno
        var message = (first, second, third)
        _ = withUnsafeBytes(of: &message) { buffer in buffer.baseAddress.map { writeBytes(number, $0, 3) } }
        errno = kept
    }

    package func close() { _ = closeDescriptor(number) }

    /// Of a connection: the other end reads what was written, and then its end.
    package func endWriting() { _ = shutdown(number, Int32(SHUT_WR)) }

    /// A child process does not get it.
    package func keepFromChildren() { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }

    /// Whether reading and writing wait. What else was set for it stays.
    package func setWaits(_ waits: Bool) {
        let flags = fcntl(number, F_GETFL)
        guard flags >= 0 else { return }
        _ = fcntl(number, F_SETFL, waits ? flags & ~O_NONBLOCK : flags | O_NONBLOCK)
    }

    private static func counted(_ count: Int) throws(SystemError) -> Int {
        guard count >= 0 else { throw .last }
        return count
    }
}

extension Descriptor {
    package enum Direction: Sendable, Hashable {
        case reading, writing
        fileprivate var event: Int16 { self == .reading ? Int16(POLLIN) : Int16(POLLOUT) }
    }

    /// Whether it can be read or written without waiting, or has come to its end.
    /// - Parameter milliseconds: how long to wait for that; nil for ever.
    package func isReady(for direction: Direction, within milliseconds: Int32?) -> Bool {
        var request = pollfd(fd: number, events: direction.event, revents: 0)
        return poll(&request, 1, milliseconds ?? -1) > 0
    }

    /// Waits until nobody can read any more what is written here: the other end of a pipe or connection is closed.
    /// - Parameter milliseconds: how long at most; nil for ever.
    /// - Returns: whether that is so; nil where the system cannot tell.
    package func hasLostReader(within milliseconds: Int32?) -> Bool? {
        var request = pollfd(fd: number, events: 0, revents: 0)
        guard poll(&request, 1, milliseconds ?? -1) > 0 else { return false }
        return Int32(request.revents) & Int32(POLLERR | POLLHUP) != 0 ? true : nil
    }

    /// Waits until one of several can be read, or those that are `writing` written.
    /// - Parameter milliseconds: how long at most; nil for ever.
    /// - Returns: for each whether it can be read (or has ended) and whether it can be written.
    package static func wait(
        for several: [(descriptor: Descriptor, writing: Bool)], within milliseconds: Int32?
    ) -> [(reading: Bool, writing: Bool)] {
        var requests = several.map {
            pollfd(
                fd: $0.descriptor.number, events: Int16(POLLIN) | ($0.writing ? Int16(POLLOUT) : 0), revents: 0)
        }
        guard poll(&requests, nfds_t(requests.count), milliseconds ?? -1) > 0 else {
            return several.map { _ in (false, false) }
        }
        return requests.map { (Int32($0.revents) & ~Int32(POLLOUT) != 0, Int32($0.revents) & Int32(POLLOUT) != 0) }
    }

    /// Waits until `output` can be written or `input` can be read; nil leaves `input` out.
    /// - Returns: whether `input` can be read.
    package static func waitForRoom(in output: Descriptor, orBytesOf input: Descriptor?) throws(SystemError) -> Bool {
        var requests = [
            pollfd(fd: output.number, events: Direction.writing.event, revents: 0),
            // A negative number is passed over.
            pollfd(fd: input?.number ?? -1, events: Direction.reading.event, revents: 0),
        ]
        let count = poll(&requests, nfds_t(requests.count), -1)
        if count < 0 {
            let error = SystemError.last
            guard error == .interrupted else { throw error }
            return false
        }
        return requests.last.map { $0.revents != 0 } ?? false
    }
}

/// Two ends of a pipe, which child processes do not get.
package struct Pipe: Sendable {
    package let reading: Descriptor
    package let writing: Descriptor

    package init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0, let reading = ends.first, let writing = ends.last else { throw .last }
        self.reading = Descriptor(number: reading)
        self.writing = Descriptor(number: writing)
        self.reading.keepFromChildren()
        self.writing.keepFromChildren()
    }

    /// As many bytes as are written whole or not at all.
    package static var wholeMessage: Int { Int(PIPE_BUF) }
}

// Under names that do not clash with the methods.

private func readBytes(_ number: Int32, _ base: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(number, base, count)
}

private func writeBytes(_ number: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int { write(number, base, count) }

private func closeDescriptor(_ number: Int32) -> Int32 { close(number) }
