// workspace/didCreateFiles, workspace/didRenameFiles and workspace/didDeleteFiles

import LanguageServerProtocol

extension DidCreateFilesNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) { session.filesMoved(from: [], to: params.uris) }
}

extension DidRenameFilesNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) {
        session.filesMoved(from: params.oldURIs, to: params.newURIs)
    }
}

extension DidDeleteFilesNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) { session.filesMoved(from: params.uris, to: []) }
}

extension Session {
    /// What was said about files that are no longer there is taken back, and what they gave to others is looked at again;
    /// a folder stands for all that is in it. An open document stays open until the client closes it.
    fileprivate func filesMoved(from gone: [DocumentURI], to new: [DocumentURI]) {
        if pushesDiagnostics {
            let concerned = published.filter { uri in
                gone.contains { uri == $0 || uri.spelling.hasPrefix($0.spelling + "/") }
            }
            for uri in concerned.sorted(by: { $0.spelling < $1.spelling }) { publish([], at: uri, version: nil) }
        }
        filesChanged((gone + new).compactMap(\.path))
    }
}
