// textDocument/hover: what the place under the pointer means.

import JSONRPC

package enum HoverRequest: RequestMessage {
    package static let method = "textDocument/hover"
    package typealias Params = TextDocumentPositionParams
    package typealias Output = Result?

    package struct Result: Sendable, Hashable, JSONEncodable {
        package var contents: MarkupContent
        package var range: PositionRange

        package init(contents: MarkupContent, range: PositionRange) {
            self.contents = contents
            self.range = range
        }

        package var json: JSONValue { ["contents": contents.json, "range": range.json] }
    }
}
