// $/setTrace: how much the client wants to hear.

import LanguageServerProtocol

extension SetTraceNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) { session.trace = params.value }
}
