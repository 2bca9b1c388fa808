// The half-written files of this process, so that an interrupted run leaves none behind.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Files that are to take another one's place soon. One thread alone knows them: it is told of each through a pipe, and
/// of signals too, because a signal handler may do little more than write.
enum TemporaryFiles {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// The writing end of the pipe to the keeper; -1 where there is none.
    private static let channel = startKeeper()

    /// A pipe with one byte in it, which whoever creates a file holds meanwhile: once the keeper has it, there will be no
    /// more files.
    private static let token = makeToken()

    /// Creates the file at `path` by `open`, which gives a descriptor, or a negative number and `errno`. A signal in the
    /// meantime waits until the file is known here.
    static func create(_ path: String, open: () -> Int32) -> Int32 {
        token.take()
        let descriptor = open()
        let kept = errno
        if descriptor >= 0 { tell(0x2B, path) }
        token.giveBack()
        errno = kept
        return descriptor
    }

    /// To be called when the file has gone or has taken its target's place.
    static func remove(_ path: String) { tell(0x2D, path) }

    /// From now on the signals that end a run remove the files first. What the parent ignores stays ignored.
    static func removeOnSignals() {
        guard channel >= 0 else { return }
        for number in signals {
            let previous = signal(number) { number in TemporaryFiles.noteSignal(number) }
            if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
    }

    /// Runs in a signal handler: no memory may be allocated.
    private static func noteSignal(_ number: Int32) {
        let kept = errno
        var message = (UInt8(ascii: "!"), UInt8(truncatingIfNeeded: number), UInt8(0))
        _ = write(channel, &message, 3)
        errno = kept
    }

    /// A message is written at once or not at all, so that those of several threads do not mix.
    private static func tell(_ kind: UInt8, _ path: String) {
        let message = [kind] + Array(path.utf8) + [0]
        guard channel >= 0, message.count <= Int(PIPE_BUF) else { return }
        while write(channel, message, message.count) < 0, errno == EINTR {}
    }

    private static func startKeeper() -> Int32 {
        guard let (reading, writing) = makePipe() else { return -1 }
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        // A null pointer would say nothing, so the descriptor goes along one higher.
        let argument = UnsafeMutableRawPointer(bitPattern: Int(reading) + 1)
        if pthread_create(&thread, nil, keepTemporaryFiles, argument) == 0 { return writing }
        close(reading)
        close(writing)
        return -1
    }

    /// The keeper's life: reads messages, each ended by a zero byte, until the process ends.
    fileprivate static func keep(_ reading: Int32) {
        var paths: Set<String> = []
        var ending: Int32?
        var message: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = chunk.withUnsafeMutableBytes { read(reading, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // After a signal: all that was created is known.
            if count <= 0, let ending { return end(ending, paths) }
            guard count > 0 else { return }
            for byte in chunk[..<count] {
                guard byte == 0 else {
                    message.append(byte)
                    continue
                }
                let path = String(decoding: message.dropFirst(), as: UTF8.self)
                switch message.first {
                case 0x2B: paths.insert(path)
                case 0x2D: paths.remove(path)
                default:
                    guard ending == nil else { break }
                    ending = message.last.map { Int32($0) } ?? SIGTERM
                    token.take()
                    // What was told before is read to its end, and no more is waited for.
                    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
                }
                message.removeAll(keepingCapacity: true)
            }
        }
    }

    /// Removes the files and lets the signal end the process as it would have.
    private static func end(_ number: Int32, _ paths: Set<String>) {
        for path in paths { unlink(path) }
        signal(number, SIG_DFL)
        kill(getpid(), number)
    }

    private static func makeToken() -> Token {
        guard let ends = makePipe() else { return Token(reading: -1, writing: -1) }
        let token = Token(reading: ends.reading, writing: ends.writing)
        token.giveBack()
        return token
    }

    private static func makePipe() -> (reading: Int32, writing: Int32)? {
        var descriptors: [Int32] = [-1, -1]
        guard pipe(&descriptors) == 0, let reading = descriptors.first, let writing = descriptors.last else {
            return nil
        }
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return (reading, writing)
    }

    /// Held by one thread at a time; by none where there is no pipe.
    private struct Token: Sendable {
        let reading: Int32
        let writing: Int32

        func take() {
            var byte: UInt8 = 0
            while read(reading, &byte, 1) < 0, errno == EINTR {}
        }

        func giveBack() {
            var byte: UInt8 = 0
            while write(writing, &byte, 1) < 0, errno == EINTR {}
        }
    }
}

#if canImport(Darwin)
    private func keepTemporaryFiles(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        TemporaryFiles.keep(Int32(truncatingIfNeeded: Int(bitPattern: argument) - 1))
        return nil
    }
#else
    private func keepTemporaryFiles(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        TemporaryFiles.keep(Int32(truncatingIfNeeded: Int(bitPattern: argument) - 1))
        return nil
    }
#endif
