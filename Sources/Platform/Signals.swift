// What signals do to this process.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

package enum Signals {
    /// A reader that went away shows as an error of writing, which ends the run quietly.
    package static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

    /// A file that has grown as large as the user may make one shows as an error of writing, too.
    package static func ignoreFileSizeLimit() { _ = signal(SIGXFSZ, SIG_IGN) }

    /// Those that end a run from outside.
    static let ending = [SIGINT, SIGTERM, SIGHUP]
    static let terminate = SIGTERM

    /// Calls `handler` at each of the signals that end a run. What the parent ignores stays ignored.
    static func catchEnding(_ handler: @escaping @convention(c) (Int32) -> Void) {
        for number in ending {
            let previous = signal(number, handler)
            if unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                _ = signal(number, SIG_IGN)
            }
        }
    }

    /// Ends this process as the signal would have.
    static func endProcess(by number: Int32) {
        _ = signal(number, SIG_DFL)
        _ = kill(getpid(), number)
    }
}
