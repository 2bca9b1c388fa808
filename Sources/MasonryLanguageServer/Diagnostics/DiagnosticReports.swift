// The findings of a document as an answer, left out if the client has them.

import JSONRPC
import LanguageServerProtocol

extension Session {
    /// The report of a document's findings. Its name is made of the findings alone, so that it is the same after a
    /// restart and for equal findings of different versions.
    func report(_ diagnostics: [Diagnostic], unless previousResultID: String?) -> DiagnosticReport {
        let resultID = Self.fingerprint(of: diagnostics.json.serialized())
        return previousResultID == resultID
            ? .unchanged(resultID: resultID) : .full(resultID: resultID, items: diagnostics)
    }

    /// FNV-1a, 64 bits, in hexadecimal.
    private static func fingerprint(of bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
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
