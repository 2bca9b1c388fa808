// $/cancelRequest: looked for while its request waits; here its request is answered already.

import LanguageServerProtocol

extension CancelRequestNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {}
}
