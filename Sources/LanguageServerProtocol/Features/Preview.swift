// masonry/preview: a picture of the layout, an extension of the protocol; and masonry/previewChanged.

import JSONRPC

package enum PreviewRequest: RequestMessage {
    package static let method = "masonry/preview"
    package typealias Output = Result?

    package struct Params: Sendable, Hashable, JSONDecodable {
        package var textDocument: TextDocumentIdentifier
        /// Of the cursor.
        package var position: Position?
        package var screen: String?
        package var state: String?
        package var format: String?
        package var columns: Int?

        package init(json: JSONValue) throws(JSONShapeError) {
            textDocument = try json.required("textDocument")
            position = try json.optional("position")
            screen = try json.optional("screen")
            state = try json.optional("state")
            format = try json.optional("format")
            columns = try json.optional("columns")
        }
    }

    package struct Result: Sendable, Hashable, JSONEncodable {
        package struct Place: Sendable, Hashable, JSONEncodable {
            package var screen: String
            package var state: String?

            package init(screen: String, state: String?) {
                self.screen = screen
                self.state = state
            }

            package var json: JSONValue { ["screen": .string(screen), "state": state.json] }
        }

        package struct Selection: Sendable, Hashable, JSONEncodable {
            package var name: String
            package var range: PositionRange?

            package init(name: String, range: PositionRange?) {
                self.name = name
                self.range = range
            }

            package var json: JSONValue {
                var object = JSONObject()
                object.append("name", name)
                object.append("range", range)
                return .object(object)
            }
        }

        package var version: Int?
        package var format: String
        package var content: String
        package var shown: Place
        package var selection: Selection?
        package var layouts: [Place]

        package init(
            version: Int?, format: String, content: String, shown: Place, selection: Selection?, layouts: [Place]
        ) {
            self.version = version
            self.format = format
            self.content = content
            self.shown = shown
            self.selection = selection
            self.layouts = layouts
        }

        package var json: JSONValue {
            [
                "version": version.json, "format": .string(format), "content": .string(content), "shown": shown.json,
                "selection": selection.json, "layouts": layouts.json,
            ]
        }
    }
}

/// From the server: the picture of a document for which one was asked has changed.
package struct PreviewChangedParams: Sendable, JSONEncodable {
    package static let method = "masonry/previewChanged"

    package var uri: DocumentURI
    package var version: Int?

    package init(uri: DocumentURI, version: Int?) {
        self.uri = uri
        self.version = version
    }

    package var json: JSONValue { ["textDocument": ["uri": uri.json, "version": version.json]] }
}
