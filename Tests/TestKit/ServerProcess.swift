// The built executable as a child process, spoken to over its real standard input and output.

import Foundation
import JSONRPC
import Platform

/// A running server. Started with `posix_spawn`, because tests run side by side and no child may inherit the pipes
/// of another: it would keep them open.
package final class ServerProcess {
    private let process: ChildProcess
    private let channel: DescriptorChannel
    private let output: Descriptor
    private var input: Descriptor?
    private var frames = FrameReader()
    private var hasBeenWaitedFor = false
    private var isOutputClosed = false
    /// Far more than any answer takes; only a hanging server reaches it.
    private let patience: Int32 = 20_000

    /// Held from the making of the pipes to their protection: in between, another child could inherit them.
    private static let startLock = NSLock()

    package init(executable: URL, arguments: [String]) throws {
        Self.startLock.lock()
        defer { Self.startLock.unlock() }
        let toServer = try Platform.Pipe()
        let fromServer = try Platform.Pipe()
        // The language of whoever runs the tests is no part of them.
        let surroundings = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8", "MASONRY_LSP_CACHE": ""]) {
            $1
        }
        defer {
            toServer.reading.close()
            fromServer.writing.close()
        }
        process = try ChildProcess(
            [executable.path] + arguments, input: toServer.reading, output: fromServer.writing,
            environment: surroundings)
        output = fromServer.reading
        input = toServer.writing
        channel = DescriptorChannel(input: fromServer.reading, output: toServer.writing)
    }

    deinit {
        input?.close()
        closeOutput()
        if !hasBeenWaitedFor {
            process.kill()
            _ = process.wait()
        }
    }

    package func send(_ bytes: [UInt8]) throws { try channel.send(bytes) }

    package func send(_ message: JSONValue) throws {
        let body = message.serialized()
        try channel.send(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
    }

    package func closeInput() {
        input?.close()
        input = nil
    }

    /// Writes what there is room for, without reading anything meanwhile: a client that listens to nobody.
    /// - Returns: how many bytes that was, once there has been no room for `milliseconds`.
    package func sendUnheard(_ bytes: [UInt8], patience milliseconds: Int32) throws -> Int {
        guard let input else { return 0 }
        input.setWaits(false)
        defer { input.setWaits(true) }
        var sent = 0
        while sent < bytes.count, input.isReady(for: .writing, within: milliseconds) {
            sent += try input.write(bytes[sent..<min(bytes.count, sent + 4096)])
        }
        return sent
    }

    /// Nobody reads any more what the server writes.
    package func closeOutput() {
        guard !isOutputClosed else { return }
        output.close()
        isOutputClosed = true
    }

    /// Waits for the end of the process, whatever it has written.
    /// - Returns: how long that took, in seconds; nil where it had to be killed.
    package func secondsToEnd() -> Double? {
        let start = ContinuousClock.now
        let rescue = DispatchWorkItem { [process] in process.kill() }
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(Int(patience)), execute: rescue)
        let ending = process.wait()
        rescue.cancel()
        hasBeenWaitedFor = true
        let time = (ContinuousClock.now - start).components
        return ending == .killed(signal: 9) ? nil : Double(time.seconds) + Double(time.attoseconds) / 1e18
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
        let ending = process.wait()
        hasBeenWaitedFor = true
        switch ending {
        case .exited(let code): return code
        case .killed(let signal): return -signal
        case .lost: throw TestFailure("the process is lost")
        }
    }
}
