// Notices that the client's process is gone, even if something else holds its pipes open.

import JSONRPC
import Platform

/// Looks after a process from time to time, only while the server has nothing else to do.
struct ClientWatch {
    private let interval: Int32 = 2_000

    /// How long the event loop may sleep.
    func wait(for process: Int?) -> Wait {
        process == nil ? .untilSomethingArrives : .milliseconds(interval)
    }

    /// Whether there is certainly no process of this number.
    func hasEnded(_ process: Int) -> Bool {
        ChildProcess.hasEnded(process)
    }
}
