// textDocument/signatureHelp: the call around the cursor.

import JSONRPC

package enum SignatureHelpRequest: RequestMessage {
    package static let method = "textDocument/signatureHelp"
    package typealias Params = TextDocumentPositionParams
    package typealias Output = Result?

    package struct Result: Sendable, JSONEncodable {
        package var signatures: [Signature]
        package var activeSignature: Int
        package var activeParameter: Int?

        package init(signatures: [Signature], activeSignature: Int, activeParameter: Int?) {
            self.signatures = signatures
            self.activeSignature = activeSignature
            self.activeParameter = activeParameter
        }

        package var json: JSONValue {
            var object = JSONObject()
            object.append("signatures", signatures)
            object.append("activeSignature", activeSignature)
            object.append("activeParameter", activeParameter)
            return .object(object)
        }
    }

    package struct Signature: Sendable, JSONEncodable {
        package var label: String
        package var documentation: MarkupContent?
        package var parameters: [Parameter]

        package init(label: String, documentation: MarkupContent?, parameters: [Parameter]) {
            self.label = label
            self.documentation = documentation
            self.parameters = parameters
        }

        package var json: JSONValue {
            var object = JSONObject()
            object.append("label", label)
            object.append("documentation", documentation)
            object.append("parameters", parameters)
            return .object(object)
        }
    }

    package struct Parameter: Sendable, JSONEncodable {
        /// A part of the signature's label.
        package var label: String
        package var documentation: MarkupContent?

        package init(label: String, documentation: MarkupContent?) {
            self.label = label
            self.documentation = documentation
        }

        package var json: JSONValue {
            var object = JSONObject()
            object.append("label", label)
            object.append("documentation", documentation)
            return .object(object)
        }
    }
}
