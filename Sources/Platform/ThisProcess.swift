// What a process can know of itself and its machine.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

package enum ThisProcess {
    package static var number: Int { Int(getpid()) }

    /// The absolute path of the working directory; the root where it is gone.
    package static var workingDirectory: String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// The values of those of `names` that are set.
    package static func environment(_ names: [String]) -> [String: String] {
        var values: [String: String] = [:]
        for name in names {
            if let value = getenv(name) { values[name] = String(cString: value) }
        }
        return values
    }

    /// How many processors are at work, at least one.
    package static var activeProcessorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Whether this is macOS, where people sit in Xcode.
    package static var isOnApple: Bool { System.isApple }

    /// The program that opens an address in the user's browser.
    package static var opener: String { System.opener }

    package static func end(_ code: Int32) -> Never { exit(code) }

    /// Ends the process from another thread than the one that works, as somebody outside would: unfinished files go first.
    package static func terminate() { _ = kill(getpid(), SIGTERM) }
}

/// Time that passes while nothing is done. What time it is, `ContinuousClock` of the standard library knows.
package enum Pause {
    /// Sleeps so long, or until a signal comes.
    package static func sleep(milliseconds: Int32) { _ = poll(nil, 0, max(0, milliseconds)) }
}

/// What becomes of memory that is freed. Only glibc asks for it.
package enum Allocator {
    /// Has it keep what is freed.
    package static func keepFreed() { System.keepFreedMemory() }

    /// Gives what is free back to the system.
    package static func giveBack() { System.giveBackFreedMemory() }
}
