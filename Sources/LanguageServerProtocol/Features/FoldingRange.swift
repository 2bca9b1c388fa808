// textDocument/foldingRange: what can be folded away.

import JSONRPC

package enum FoldingRangeRequest: RequestMessage {
    package static let method = "textDocument/foldingRange"
    package typealias Params = TextDocumentParams
    package typealias Output = [Fold]

    package struct Fold: Sendable, Hashable, JSONEncodable {
        package enum Kind: String, Sendable, Hashable { case comment, imports, region }

        package var start: Position
        package var end: Position
        /// Nil for a part that is none of the three kinds.
        package var kind: Kind?
        /// Nil for clients that do not show it.
        package var collapsedText: String?

        package init(start: Position, end: Position, kind: Kind?, collapsedText: String?) {
            self.start = start
            self.end = end
            self.kind = kind
            self.collapsedText = collapsedText
        }

        package var json: JSONValue {
            var object = JSONObject()
            object.append("startLine", start.line)
            object.append("startCharacter", start.character)
            object.append("endLine", end.line)
            object.append("endCharacter", end.character)
            object.append("kind", kind?.rawValue)
            object.append("collapsedText", collapsedText)
            return .object(object)
        }
    }
}
