// The units in which a position may count characters.

import JSONRPC

/// The protocol's `PositionEncodingKind`. Clients that say nothing count UTF-16 units.
package enum PositionEncoding: String, Sendable, Hashable, JSONEncodable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"

    package var json: JSONValue { .string(rawValue) }
}
