// workspace/didRenameFiles and workspace/didDeleteFiles

import LanguageServerProtocol

extension DidRenameFilesNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) { session.forgetFiles(params.oldURIs) }
}

extension DidDeleteFilesNotification: NotificationHandler {
    static func receive(_ params: Params, in session: Session) { session.forgetFiles(params.uris) }
}

extension Session {
    /// What was said about a file that is no longer there is taken back. An open document stays open until the client
    /// closes it.
    fileprivate func forgetFiles(_ uris: [DocumentURI]) {
        for uri in uris where pushesDiagnostics && published.contains(uri) { publish([], at: uri, version: nil) }
    }
}
