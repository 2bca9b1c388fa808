// The findings of a document as an answer, left out if the client has them.

import JSONRPC
import LanguageServerProtocol
import SourceText

extension Session {
    /// The report of a document's findings. Its name is made of the findings alone, so that it is the same after a
    /// restart and for equal findings of different versions.
    func report(_ diagnostics: [Diagnostic], unless previousResultID: String?) -> DiagnosticReport {
        let resultID = String(FNV1a(diagnostics.json.serialized()).value, radix: 16)
        return previousResultID == resultID
            ? .unchanged(resultID: resultID) : .full(resultID: resultID, items: diagnostics)
    }

    /// From the first question on, the client asks and is not told: it must not show everything twice.
    func stopPushingDiagnostics() {
        guard pushesDiagnostics else { return }
        pushesDiagnostics = false
        for uri in documents.order where documents[uri]?.dialect != nil && published.contains(uri) {
            publish([], at: uri, version: version(of: uri))
        }
    }
}
