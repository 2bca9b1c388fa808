// textDocument/documentLink: words that lead to a page.

import JSONRPC

package enum DocumentLinkRequest: RequestMessage {
    package static let method = "textDocument/documentLink"
    package typealias Params = TextDocumentParams
    package typealias Output = [Link]

    package struct Link: Sendable, Hashable, JSONEncodable {
        package var range: PositionRange
        package var target: String
        package var tooltip: String?

        package init(range: PositionRange, target: String, tooltip: String?) {
            self.range = range
            self.target = target
            self.tooltip = tooltip
        }

        package var json: JSONValue {
            var object = JSONObject()
            object.append("range", range)
            object.append("target", target)
            object.append("tooltip", tooltip)
            return .object(object)
        }
    }
}
