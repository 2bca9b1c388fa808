// What a message that is resolved later carries.

import JSONRPC
import LanguageServerProtocol

/// The place that an item or a hint was made for.
struct PlaceData: JSONEncodable, JSONDecodable {
    var uri: DocumentURI
    var position: Position

    init(uri: DocumentURI, position: Position) {
        self.uri = uri
        self.position = position
    }

    init(json: JSONValue) throws(JSONShapeError) {
        uri = try json.required("uri")
        position = try json.required("position")
    }

    var json: JSONValue { ["uri": uri.json, "position": position.json] }
}
