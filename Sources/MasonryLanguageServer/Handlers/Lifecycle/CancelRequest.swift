// $/cancelRequest: a request that still waits is found by the dispatcher; one that is worked on is stopped here.
// window/workDoneProgress/cancel: the same, of work that is known by its progress.

import LanguageServerProtocol

extension CancelRequestNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        if let id = params.id { session.cancelJob(id) }
    }
}

extension CancelProgressNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) { session.cancelJob(params.token) }
}
