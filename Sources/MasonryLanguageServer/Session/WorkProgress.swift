// Tells the client how far long work has come.

import LanguageServerProtocol
import LayoutIDE

/// Silent for requests without a token.
struct WorkProgress {
    /// Under which the client may cancel the work.
    let token: ProgressToken?
    private let title: LocalizedText
    private let total: Int
    private let isCancellable: Bool
    private var percentage = -1

    init(token: ProgressToken?, title: LocalizedText, total: Int, isCancellable: Bool = true) {
        self.token = token
        self.title = title
        self.total = total
        self.isCancellable = isCancellable
    }

    /// Says something only when another percent is done.
    mutating func report(done: Int, name: String, in session: Session) {
        begin(in: session)
        let now = total > 0 ? done * 100 / total : 100
        guard now > percentage else { return }
        percentage = now
        let message = name.isEmpty ? "\(done)/\(total)" : "\(done)/\(total) \(name)"
        send(.report(message: message, percentage: now), in: session)
    }

    mutating func end(in session: Session) {
        begin(in: session)
        send(.end, in: session)
    }

    /// Ends what has begun, for work that does not come to its end.
    func stop(in session: Session) {
        if percentage >= 0 { send(.end, in: session) }
    }

    private mutating func begin(in session: Session) {
        guard percentage < 0 else { return }
        percentage = 0
        send(.begin(title: title[session.language], isCancellable: isCancellable), in: session)
    }

    private func send(_ value: WorkDoneProgress, in session: Session) {
        guard let token else { return }
        session.connection.notify(ProgressParams.method, ProgressParams(token: token, value: value.json).json)
    }
}
