// What happens next: messages first, in order; then findings; then waiting.

import JSONRPC

/// One thread that takes a message at a time. A change is applied before anything after it is looked at, so an
/// answer always belongs to the text that the client had when it asked, and no lock is needed anywhere.
final class EventLoop {
    private let session: Session
    private let watch = ClientWatch()

    init(session: Session) { self.session = session }

    /// Runs until the client leaves. Returns the exit code.
    func run() -> Int32 {
        let connection = session.connection
        while true {
            // Whatever waits is taken in first: several changes in a row then cost one analysis, and a request
            // that is already cancelled costs nothing.
            while connection.receive(.notAtAll) {}
            if let message = connection.next() {
                session.handle(message)
                if session.lifecycle == .exited { return session.exitCode }
            } else if session.publishNextDiagnostics() {
                continue
            } else if connection.hasEnded {
                return session.exitCode
            } else {
                connection.receive(watch.wait(for: session.clientProcessID))
                if let process = session.clientProcessID, watch.hasEnded(process) { return session.exitCode }
            }
        }
    }
}
