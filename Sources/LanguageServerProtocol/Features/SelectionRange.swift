// textDocument/selectionRange: the selections that grow around a place.

import JSONRPC

package enum SelectionRangeRequest: RequestMessage {
    package static let method = "textDocument/selectionRange"
    /// One for each position asked about, in their order.
    package typealias Output = [Selection]

    package struct Params: JSONDecodable {
        package var textDocument: TextDocumentIdentifier
        package var positions: [Position]

        package init(json: JSONValue) throws(JSONShapeError) {
            textDocument = try json.required("textDocument")
            positions = try json.required("positions")
        }
    }

    /// From the inside outwards; never empty.
    package struct Selection: Sendable, Hashable, JSONEncodable {
        package var innermost: PositionRange
        package var outer: [PositionRange]

        package init(innermost: PositionRange, outer: [PositionRange]) {
            self.innermost = innermost
            self.outer = outer
        }

        package var json: JSONValue {
            var parent: JSONValue?
            for range in outer.reversed() + [innermost] {
                var object = JSONObject()
                object.append("range", range)
                object.append("parent", parent)
                parent = .object(object)
            }
            return parent ?? .null
        }
    }
}
