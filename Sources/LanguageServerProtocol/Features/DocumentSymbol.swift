// textDocument/documentSymbol: the outline of a document.

import JSONRPC

package enum DocumentSymbolRequest: RequestMessage {
    package static let method = "textDocument/documentSymbol"

    package typealias Params = TextDocumentParams

    /// A tree for clients that know trees, a list for the others.
    package enum Output: Sendable, JSONEncodable {
        case tree([Symbol])
        case list([SymbolInformation])

        package var json: JSONValue {
            switch self {
            case .tree(let symbols): return symbols.json
            case .list(let symbols): return symbols.json
            }
        }
    }

    package struct Symbol: Sendable, Hashable, JSONEncodable {
        package var name: String
        package var detail: String?
        package var kind: SymbolKind
        package var range: PositionRange
        package var selectionRange: PositionRange
        package var children: [Symbol]

        package init(
            name: String, detail: String?, kind: SymbolKind, range: PositionRange, selectionRange: PositionRange,
            children: [Symbol]
        ) {
            self.name = name
            self.detail = detail
            self.kind = kind
            self.range = range
            self.selectionRange = selectionRange
            self.children = children
        }

        package var json: JSONValue {
            var object = JSONObject()
            object.append("name", name)
            object.append("detail", detail)
            object.append("kind", kind.rawValue)
            object.append("range", range)
            object.append("selectionRange", selectionRange)
            if !children.isEmpty { object.append("children", children) }
            return .object(object)
        }
    }
}

/// A symbol with the name of what holds it.
package struct SymbolInformation: Sendable, Hashable, JSONEncodable {
    package var name: String
    package var kind: SymbolKind
    package var location: Location
    package var containerName: String?

    package init(name: String, kind: SymbolKind, location: Location, containerName: String?) {
        self.name = name
        self.kind = kind
        self.location = location
        self.containerName = containerName
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.append("name", name)
        object.append("kind", kind.rawValue)
        object.append("location", location)
        object.append("containerName", containerName)
        return .object(object)
    }
}

/// The kinds that outlines have pictures for, as far as layouts use them.
package enum SymbolKind: Int, Sendable, Hashable {
    case module = 2
    case namespace = 3
    case `class` = 5
    case method = 6
    case property = 7
    case field = 8
    case function = 12
    case variable = 13
    case constant = 14
    case boolean = 17
    case object = 19
    case `struct` = 23
    case event = 24
}
