// The built executable as a child process, spoken to over its real standard input and output.

import Foundation
import JSONRPC

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A running server. Started with `posix_spawn`, because tests run side by side and no child may inherit the pipes
/// of another: it would keep them open.
package final class ServerProcess {
    private let processID: pid_t
    private let channel: DescriptorChannel
    private let output: Int32
    private var input: Int32?
    private var frames = FrameReader()
    private var hasBeenWaitedFor = false
    /// Far more than any answer takes; only a hanging server reaches it.
    private let patience: Int32 = 20_000

    /// Held from the making of the pipes to their protection: in between, another child could inherit them.
    private static let startLock = NSLock()

    package init(executable: URL, arguments: [String]) throws {
        Self.startLock.lock()
        defer { Self.startLock.unlock() }
        let toServer = try Self.pipe()
        let fromServer = try Self.pipe()
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, toServer.read, 0)
        posix_spawn_file_actions_adddup2(&actions, fromServer.write, 1)
        var words: [UnsafeMutablePointer<CChar>?] = ([executable.path] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        // The language of whoever runs the tests is no part of them.
        let surroundings = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
        var variables: [UnsafeMutablePointer<CChar>?] = surroundings.map { strdup("\($0)=\($1)") } + [nil]
        defer { for variable in variables { free(variable) } }
        var processID: pid_t = 0
        let code = posix_spawn(&processID, executable.path, &actions, nil, &words, &variables)
        close(toServer.read)
        close(fromServer.write)
        guard code == 0 else { throw TestFailure("cannot start \(executable.path): error \(code)") }
        self.processID = processID
        output = fromServer.read
        input = toServer.write
        channel = DescriptorChannel(input: fromServer.read, output: toServer.write)
    }

    deinit {
        if let input { close(input) }
        close(output)
        if !hasBeenWaitedFor {
            kill(processID, SIGKILL)
            var status: Int32 = 0
            waitpid(processID, &status, 0)
        }
    }

    /// A pipe that children do not inherit.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        #if canImport(Darwin)
            let code = Darwin.pipe(&ends)
        #elseif canImport(Glibc)
            let code = Glibc.pipe(&ends)
        #else
            let code = Musl.pipe(&ends)
        #endif
        guard code == 0 else { throw TestFailure("no pipe: error \(errno)") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    package func send(_ bytes: [UInt8]) throws { try channel.send(bytes) }

    package func send(_ message: JSONValue) throws {
        let body = message.serialized()
        try channel.send(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    package func closeInput() {
        if let input { close(input) }
        input = nil
    }

    /// The next message; nil at the end of the output.
    package func receive() throws -> JSONValue? {
        while true {
            switch frames.next() {
            case .content(let bytes)?: return try JSONValue(parsing: bytes)
            case .malformed(let reason)?: throw TestFailure("the server wrote a broken frame: \(reason)")
            case nil: break
            }
            switch channel.receive(.milliseconds(patience)) {
            case .bytes(let bytes): frames.append(bytes)
            case .ended: return nil
            case .nothing: throw TestFailure("the server says nothing")
            }
        }
    }

    /// Waits for the end of the process, whose output must be used up. Returns the exit code, or minus the signal.
    package func waitForExit() throws -> Int32 {
        if let message = try receive() { throw TestFailure("before the end: \(message.prettyPrinted)") }
        var status: Int32 = 0
        guard waitpid(processID, &status, 0) == processID else { throw TestFailure("the process is lost") }
        hasBeenWaitedFor = true
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    }
}
