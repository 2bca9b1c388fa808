// initialized: the client is ready to be asked and told.

import LanguageServerProtocol

extension InitializedNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        session.report(session.problemsAtStart)
        session.registerForChanges()
        session.fetchClientSettings()
    }
}
