// exit: the event loop ends after this.

import LanguageServerProtocol

extension ExitNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) { session.lifecycle = .exited }
}
