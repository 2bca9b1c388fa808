// The documents that the client has open.

import LanguageServerProtocol

/// Kept in the order in which they were opened, so that work over all of them has an order.
struct DocumentStore {
    /// By the spelling: a dictionary with keys of a type of its own has all conformances of the program looked through when
    /// it is first used, while a client waits for its first answer.
    private var documents: [String: OpenDocument] = [:]
    private(set) var order: [DocumentURI] = []
    /// Whose findings the client does not have yet, oldest first.
    private var unpublished: [DocumentURI] = []

    subscript(uri: DocumentURI) -> OpenDocument? { documents[uri.spelling] }

    mutating func open(_ document: OpenDocument) {
        if documents.updateValue(document, forKey: document.uri.spelling) == nil { order.append(document.uri) }
        needsPublishing(document.uri)
    }

    /// Returns whether the document was open.
    @discardableResult
    mutating func close(_ uri: DocumentURI) -> Bool {
        unpublished.removeAll { $0 == uri }
        order.removeAll { $0 == uri }
        return documents.removeValue(forKey: uri.spelling) != nil
    }

    /// Changes a document in place; nil if it is not open.
    mutating func update<Result>(_ uri: DocumentURI, _ change: (inout OpenDocument) -> Result) -> Result? {
        guard var document = documents.removeValue(forKey: uri.spelling) else { return nil }
        defer { documents[uri.spelling] = document }
        return change(&document)
    }

    /// After a change of settings nothing that is known holds.
    mutating func forgetAnalyses() {
        for uri in order { forgetAnalysis(of: uri) }
    }

    /// After a change of what an open document is analysed with.
    /// - Parameter answers: see `OpenDocument.forgetAnalysis`.
    mutating func forgetAnalysis(of uri: DocumentURI, where answers: Set<UInt32>? = nil) {
        guard documents[uri.spelling] != nil else { return }
        documents[uri.spelling]?.forgetAnalysis(where: answers)
        needsPublishing(uri)
    }

    mutating func needsPublishing(_ uri: DocumentURI) {
        if !unpublished.contains(uri) { unpublished.append(uri) }
    }

    mutating func takeUnpublished() -> DocumentURI? { unpublished.isEmpty ? nil : unpublished.removeFirst() }
}
