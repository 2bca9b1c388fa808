// Notices that the client is gone, whatever the server is doing, and even if something else holds its pipes open.

import Platform

/// Two threads that sleep nearly always: one until nobody reads the output any more, one that looks after the client's
/// process. What they notice the event loop mostly knows already; where it is in the middle of something, it is not waited for.
struct ClientWatch {
    private static let stackSize = 256 << 10
    /// In milliseconds. Together they are less than the second in which a server has to follow its client.
    private static let interval: Int32 = 300
    private static let patience: Int32 = 300

    private var process: Int?

    /// Ends the server when the other end of its output is closed.
    static func start(output: Descriptor) {
        _ = SystemThread.start(stackSize: stackSize) {
            while true {
                guard let isLost = output.hasLostReader(within: nil) else { return }
                if isLost { return end() }
            }
        }
    }

    /// Ends the server when this process has ended. A client says once which one it is.
    mutating func noteClient(_ process: Int?) {
        guard let process, process != self.process else { return }
        self.process = process
        _ = SystemThread.start(stackSize: Self.stackSize) {
            while !ChildProcess.hasEnded(process) { Pause.sleep(milliseconds: Self.interval) }
            Self.end()
        }
    }

    /// The event loop has time to end by itself, with the code that belongs to it.
    private static func end() {
        Pause.sleep(milliseconds: patience)
        ThisProcess.terminate()
        // Whoever started the server may have told it to ignore that.
        Pause.sleep(milliseconds: patience)
        ThisProcess.end(1)
    }
}
