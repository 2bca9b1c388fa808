// textDocument/documentHighlight: the uses of the name under the cursor, reads and writes told apart.

import JSONRPC

package enum DocumentHighlightRequest: RequestMessage {
    package static let method = "textDocument/documentHighlight"
    package typealias Params = TextDocumentPositionParams
    package typealias Output = [Highlight]

    package struct Highlight: Sendable, Hashable, JSONEncodable {
        package enum Kind: Int, Sendable, Hashable {
            case text = 1
            case read, write
        }

        package var range: PositionRange
        package var kind: Kind

        package init(range: PositionRange, kind: Kind) {
            self.range = range
            self.kind = kind
        }

        package var json: JSONValue { ["range": range.json, "kind": .integer(kind.rawValue)] }
    }
}
