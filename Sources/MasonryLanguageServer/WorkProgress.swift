// Tells the client how far a long request has come.

import LanguageServerProtocol
import LayoutIDE

/// Silent for requests without a token.
struct WorkProgress {
    private let token: ProgressToken?
    private let title: LocalizedText
    private let total: Int
    private var percentage = -1

    init(token: ProgressToken?, title: LocalizedText, total: Int) {
        self.token = token
        self.title = title
        self.total = total
    }

    /// Says something only when another percent is done.
    mutating func report(done: Int, name: String, in session: Session) {
        begin(in: session)
        let now = total > 0 ? done * 100 / total : 100
        guard now > percentage else { return }
        percentage = now
        send(.report(message: "\(done)/\(total) \(name)", percentage: now), in: session)
    }

    mutating func end(in session: Session) {
        begin(in: session)
        send(.end, in: session)
    }

    private mutating func begin(in session: Session) {
        guard percentage < 0 else { return }
        percentage = 0
        send(.begin(title: title[session.language]), in: session)
    }

    private func send(_ value: WorkDoneProgress, in session: Session) {
        guard let token else { return }
        session.connection.notify(ProgressParams.method, ProgressParams(token: token, value: value.json).json)
    }
}
