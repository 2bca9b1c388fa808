// What happens next: messages first, in order; then findings; then waiting.

import JSONRPC

/// One thread that takes a message at a time. A change is applied before anything after it is looked at, so an
/// answer always belongs to the text that the client had when it asked, and no lock is needed anywhere.
package final class EventLoop {
    /// What a step of the loop came to.
    package enum Progress: Sendable, Hashable {
        case worked
        /// Nothing to do until more bytes arrive.
        case idle
        /// The client has left; the code is the process's.
        case ended(Int32)
    }

    private let session: Session
    private var watch = ClientWatch()
    private var memory = FreedMemory()

    package init(options: LanguageServerOptions, channel: any ByteChannel) {
        let connection = Connection(channel: channel)
        if let path = options.logPath { MessageLog.attach(to: connection, path: path) }
        session = Session(connection: connection, options: options, methods: .all)
    }

    /// Runs until the client leaves. Returns the exit code.
    package func run() -> Int32 {
        while true {
            let progress = step()
            watch.noteClient(session.clientProcessID)
            switch progress {
            case .worked: memory.noteWork()
            case .ended(let code): return code
            case .idle:
                if !session.connection.receive(memory.wait ?? .untilSomethingArrives) { rest() }
            }
        }
    }

    /// What is done in a pause, when the client has said nothing for a while.
    package func rest() {
        memory.tidy()
        session.endTyping()
    }

    /// Does the next thing, without waiting.
    package func step() -> Progress {
        // Nothing that would be done now reaches anybody.
        if session.connection.isCutOff { return .ended(session.exitCode) }
        // Whatever waits is taken in first: several changes in a row then cost one analysis, and a request that is
        // already cancelled costs nothing.
        while !session.connection.isFull, session.connection.receive(.notAtAll) {}
        if let message = session.connection.next() {
            session.handle(message)
            return session.lifecycle == .exited ? .ended(session.exitCode) : .worked
        }
        if session.publishNextDiagnostics() || session.announceNextPreview() || session.tellNextUnsavedText()
            || !session.connection.hasEnded && session.collectConstants() || session.workOnJobs()
        {
            return .worked
        }
        return session.connection.hasEnded ? .ended(session.exitCode) : .idle
    }
}
