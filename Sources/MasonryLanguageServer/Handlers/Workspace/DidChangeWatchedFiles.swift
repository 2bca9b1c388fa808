// workspace/didChangeWatchedFiles

import LanguageServerProtocol

extension DidChangeWatchedFilesNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        // Files that are not open are read when they are needed; only configurations, and what gives something to other
        // files, have a lasting effect.
        if params.changes.contains(where: { $0.uri.fileExtension == "json" }) { session.settingsChanged() }
        session.filesChanged(params.changes.compactMap(\.uri.path))
    }
}
