// The ways in which messages name a document.

import JSONRPC

/// A document by its name.
package struct TextDocumentIdentifier: Sendable, Hashable, JSONDecodable {
    package var uri: DocumentURI

    package init(json: JSONValue) throws(JSONShapeError) { uri = try json.required("uri") }
}

/// A document at a version. Version null means the text on disk.
package struct VersionedTextDocumentIdentifier: Sendable, Hashable, JSONDecodable, JSONEncodable {
    package var uri: DocumentURI
    package var version: Int?

    package init(uri: DocumentURI, version: Int?) {
        self.uri = uri
        self.version = version
    }

    package init(json: JSONValue) throws(JSONShapeError) {
        uri = try json.required("uri")
        version = try json.optional("version")
    }

    package var json: JSONValue { ["uri": uri.json, "version": version.json] }
}

/// A document with its text.
package struct TextDocumentItem: Sendable, Hashable, JSONDecodable {
    package var uri: DocumentURI
    package var languageID: String
    package var version: Int
    package var text: String

    package init(json: JSONValue) throws(JSONShapeError) {
        uri = try json.required("uri")
        languageID = try json.required("languageId")
        version = try json.required("version")
        text = try json.required("text")
    }
}

/// A place in a document; the parameters of most requests of a reader.
package struct TextDocumentPositionParams: Sendable, Hashable, JSONDecodable {
    package var textDocument: TextDocumentIdentifier
    package var position: Position

    package init(json: JSONValue) throws(JSONShapeError) {
        textDocument = try json.required("textDocument")
        position = try json.required("position")
    }
}
