// textDocument/inlayHint and inlayHint/resolve: text shown between the characters of the file.

import JSONRPC

package enum InlayHintRequest: RequestMessage {
    package static let method = "textDocument/inlayHint"
    package typealias Params = TextDocumentRangeParams
    package typealias Output = [Hint]

    package struct Hint: Sendable, Hashable, JSONEncodable {
        package enum Kind: Int, Sendable, Hashable {
            case type = 1
            case parameter
        }

        package var position: Position
        package var label: String
        package var kind: Kind?
        package var tooltip: MarkupContent?
        /// Comes back where the tooltip is asked for.
        package var data: JSONValue?

        package init(position: Position, label: String, kind: Kind?, tooltip: MarkupContent?) {
            self.position = position
            self.label = label
            self.kind = kind
            self.tooltip = tooltip
        }

        package var json: JSONValue {
            var object = JSONObject()
            object.append("position", position)
            object.append("label", label)
            object.append("kind", kind?.rawValue)
            object.append("tooltip", tooltip)
            object.append("paddingLeft", true)
            object.append("data", data)
            return .object(object)
        }
    }
}

/// The hint comes back as it was sent, so that what is costly is computed for the one that is looked at.
package enum InlayHintResolveRequest: RequestMessage {
    package static let method = "inlayHint/resolve"

    package struct Params: JSONDecodable {
        package var hint: JSONObject
        package var data: JSONValue?

        package init(json: JSONValue) throws(JSONShapeError) {
            data = json["data"]
            hint = json.object ?? JSONObject()
        }
    }

    /// The hint with its tooltip.
    package typealias Output = JSONValue
}
