// The name of a document on the wire.

import JSONRPC

/// A URI exactly as the client wrote it: clients compare spellings, so it must come back unchanged.
package struct DocumentURI: Sendable, Hashable, JSONDecodable, JSONEncodable {
    package let spelling: String

    package init(_ spelling: String) { self.spelling = spelling }

    package init(json: JSONValue) throws(JSONShapeError) { spelling = try String(json: json) }

    package var json: JSONValue { .string(spelling) }

    /// The URI of an absolute path.
    package init(path: String) {
        var spelling = "file://"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                spelling.append(Character(Unicode.Scalar(byte)))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                spelling += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
            }
        }
        self.spelling = spelling
    }

    /// The path of a `file:` URI, decoded; nil for other schemes and other hosts.
    package var path: String? {
        guard let colon = spelling.firstIndex(of: ":"), spelling[..<colon].lowercased() == "file" else { return nil }
        var rest = spelling[spelling.index(after: colon)...]
        if rest.hasPrefix("//") {
            rest = rest.dropFirst(2)
            if rest.hasPrefix("localhost/") { rest = rest.dropFirst("localhost".count) }
        }
        guard rest.hasPrefix("/") else { return nil }
        return Self.decoded(rest)
    }

    /// The last part of the path, decoded, for any scheme.
    package var lastPathComponent: String {
        let path = spelling.prefix { $0 != "?" && $0 != "#" }
        return Self.decoded(path.split(separator: "/").last ?? "")
    }

    /// Everything before the last part of the path, as it is spelt.
    package var folder: String {
        let path = spelling.prefix { $0 != "?" && $0 != "#" }
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    /// What follows the last dot of the name, in lower case; empty if there is none.
    package var fileExtension: String {
        let name = lastPathComponent
        guard let dot = name.lastIndex(of: ".") else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    private static func decoded(_ text: Substring) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                result.append(value)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
