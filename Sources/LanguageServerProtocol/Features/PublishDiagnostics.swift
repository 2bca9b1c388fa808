// textDocument/publishDiagnostics: all findings of one version of a document.

import JSONRPC

package struct PublishDiagnosticsParams: Sendable, JSONEncodable {
    package static let method = "textDocument/publishDiagnostics"

    package var uri: DocumentURI
    package var version: Int?
    package var diagnostics: [Diagnostic]

    package init(uri: DocumentURI, version: Int?, diagnostics: [Diagnostic]) {
        self.uri = uri
        self.version = version
        self.diagnostics = diagnostics
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.append("uri", uri)
        object.append("version", version)
        object.append("diagnostics", diagnostics)
        return .object(object)
    }
}
