// textDocument/formatting, rangeFormatting, rangesFormatting and onTypeFormatting.

import JSONRPC

package enum DocumentFormattingRequest: RequestMessage {
    package static let method = "textDocument/formatting"
    package typealias Output = [DocumentTextEdit]

    package struct Params: JSONDecodable {
        package var textDocument: TextDocumentIdentifier
        package var options: FormattingOptionsMessage

        package init(json: JSONValue) throws(JSONShapeError) {
            textDocument = try json.required("textDocument")
            options = try json.required("options")
        }
    }
}

package enum DocumentRangeFormattingRequest: RequestMessage {
    package static let method = "textDocument/rangeFormatting"
    package typealias Output = [DocumentTextEdit]

    package struct Params: JSONDecodable {
        package var textDocument: TextDocumentIdentifier
        package var range: PositionRange
        package var options: FormattingOptionsMessage

        package init(json: JSONValue) throws(JSONShapeError) {
            textDocument = try json.required("textDocument")
            range = try json.required("range")
            options = try json.required("options")
        }
    }
}

/// Of protocol 3.18.
package enum DocumentRangesFormattingRequest: RequestMessage {
    package static let method = "textDocument/rangesFormatting"
    package typealias Output = [DocumentTextEdit]

    package struct Params: JSONDecodable {
        package var textDocument: TextDocumentIdentifier
        package var ranges: [PositionRange]
        package var options: FormattingOptionsMessage

        package init(json: JSONValue) throws(JSONShapeError) {
            textDocument = try json.required("textDocument")
            ranges = try json.required("ranges")
            options = try json.required("options")
        }
    }
}

package enum DocumentOnTypeFormattingRequest: RequestMessage {
    package static let method = "textDocument/onTypeFormatting"
    package typealias Output = [DocumentTextEdit]

    package struct Params: JSONDecodable {
        package var place: TextDocumentPositionParams
        /// What was typed right before the position.
        package var character: String
        package var options: FormattingOptionsMessage

        package init(json: JSONValue) throws(JSONShapeError) {
            place = try TextDocumentPositionParams(json: json)
            character = try json.required("ch")
            options = try json.required("options")
        }
    }
}

/// The protocol's `FormattingOptions`, as far as a layout file can follow them.
package struct FormattingOptionsMessage: Sendable, Hashable, JSONDecodable {
    package var tabSize: Int
    package var insertsSpaces: Bool

    package init(json: JSONValue) throws(JSONShapeError) {
        tabSize = try json.required("tabSize")
        insertsSpaces = try json.required("insertSpaces")
    }
}
