// Shows how far collecting constants has come, which takes seconds in a large project.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

/// Asks the client first, as the protocol wants it for work that no client asked for.
struct CollectionProgress {
    private enum State {
        case nothing
        /// The client is asked, and has not answered.
        case asked
        case refused
        case shown(WorkProgress)
    }

    private var state = State.nothing
    private var nextNumber = 1
    /// Fewer files are read before anyone has seen that something is going on.
    private let leastFiles = 100

    mutating func report(done: Int, of total: Int, in session: Session) {
        switch state {
        case .nothing: if total - done >= leastFiles, session.client.showsServerProgress { ask(total, session) }
        case .asked, .refused: break
        case .shown(var progress):
            progress.report(done: done, name: "", in: session)
            state = .shown(progress)
        }
    }

    mutating func end(in session: Session) {
        if case .shown(let progress) = state { progress.stop(in: session) }
        state = .nothing
    }

    private mutating func ask(_ total: Int, _ session: Session) {
        state = .asked
        let token = ProgressToken.string("constants-\(nextNumber)")
        nextNumber += 1
        let progress = WorkProgress(
            token: token, title: LocalizedText("Reading constants of other files", "正在读取其他文件的常量"), total: total,
            isCancellable: false)
        session.connection.request(CreateProgressParams.method, CreateProgressParams(token: token).json) {
            [weak session] result in
            guard let session, case .asked = session.collectionProgress.state else { return }
            if case .success = result {
                session.collectionProgress.state = .shown(progress)
            } else {
                session.collectionProgress.state = .refused
            }
        }
    }
}
