// Hands on what is typed and not saved, to who shows it outside of the editor.

import LanguageServerProtocol

/// The documents whose newest text is to be handed on, and those whose text somebody has.
struct UnsavedTexts {
    /// Oldest change first.
    private var waiting: [DocumentURI] = []
    private var told: [DocumentURI] = []

    mutating func noteChange(of uri: DocumentURI) {
        if !waiting.contains(uri) { waiting.append(uri) }
    }

    /// The next one to be handed on; from then on somebody may have its text.
    mutating func next() -> DocumentURI? {
        guard !waiting.isEmpty else { return nil }
        let uri = waiting.removeFirst()
        if !told.contains(uri) { told.append(uri) }
        return uri
    }

    /// From now on the file counts. Returns whether somebody may have another text.
    mutating func end(_ uri: DocumentURI) -> Bool {
        waiting.removeAll { $0 == uri }
        guard let index = told.firstIndex(of: uri) else { return false }
        told.remove(at: index)
        return true
    }

    mutating func endAll() -> [DocumentURI] {
        defer { (waiting, told) = ([], []) }
        return told
    }
}

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
