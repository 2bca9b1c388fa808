// $/cancelRequest: a request that still waits is found by the dispatcher; one that is worked on is stopped here.

import LanguageServerProtocol

extension CancelRequestNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        if let id = params.id { session.cancelJob(id) }
    }
}
