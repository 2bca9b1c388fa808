// textDocument/inlayHint: text shown between the characters of the file.

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
            return .object(object)
        }
    }
}
