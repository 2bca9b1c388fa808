// workspace/didChangeWorkspaceFolders

import LanguageServerProtocol

extension DidChangeWorkspaceFoldersNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        let before = session.foldersWithSettings
        let gone = Set(params.removed.map(\.uri))
        session.workspaceFolders.removeAll { gone.contains($0.uri) }
        for folder in params.added where !session.workspaceFolders.contains(where: { $0.uri == folder.uri }) {
            session.workspaceFolders.append(folder)
        }
        if session.foldersWithSettings != before { session.fetchClientSettings() }
    }
}
