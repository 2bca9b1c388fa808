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
