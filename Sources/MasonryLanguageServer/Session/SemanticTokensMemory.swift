// The last semantic tokens of each document, to which the next ones are compared.

import LanguageServerProtocol

struct SemanticTokensMemory {
    private struct Result {
        var id: String
        var data: [UInt32]
    }

    private var results: [DocumentURI: Result] = [:]
    private var nextNumber = 1

    /// Returns the name of the result.
    mutating func remember(_ data: [UInt32], of uri: DocumentURI) -> String {
        let id = String(nextNumber)
        nextNumber += 1
        results[uri] = Result(id: id, data: data)
        return id
    }

    func data(of uri: DocumentURI, resultID: String) -> [UInt32]? {
        results[uri].flatMap { $0.id == resultID ? $0.data : nil }
    }

    mutating func forget(_ uri: DocumentURI) { results[uri] = nil }

    /// One edit of what lies between the equal beginning and the equal end: typing changes one place.
    static func edits(from old: [UInt32], to new: [UInt32]) -> [SemanticTokensDeltaRequest.Edit] {
        let limit = min(old.count, new.count)
        var prefix = 0
        while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < limit - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
        guard prefix < old.count || prefix < new.count else { return [] }
        return [
            SemanticTokensDeltaRequest.Edit(
                start: prefix, deleteCount: old.count - prefix - suffix,
                data: Array(new[prefix..<new.count - suffix]))
        ]
    }
}
