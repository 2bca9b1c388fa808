// workspace/didChangeConfiguration

import LanguageServerProtocol

extension DidChangeConfigurationNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        guard !session.client.hasConfiguration else { return session.fetchClientSettings() }
        // An older client sends its settings along, usually in the section's name.
        guard let settings = params.settings else { return }
        session.take(settings[Session.section] ?? settings)
    }
}
