// Hands on what is typed and not saved, one text at a time.

import LanguageServerProtocol

extension Session {
    /// Hands on one text that has changed. Returns whether there was one.
    func tellNextUnsavedText() -> Bool {
        guard lifecycle == .initialized, let uri = unsaved.next() else { return false }
        if let path = uri.path, let text = documents[uri]?.text { options.project.unsaved(path, text) }
        return true
    }

    /// A document is closed: what is on disk counts. A saved one has the same text as its file.
    func endUnsavedText(of uri: DocumentURI) {
        if unsaved.end(uri), let path = uri.path { options.project.unsaved(path, nil) }
    }

    func endUnsavedTexts() {
        for uri in unsaved.endAll() {
            if let path = uri.path { options.project.unsaved(path, nil) }
        }
    }
}
