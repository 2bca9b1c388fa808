// textDocument/definition and textDocument/declaration: from a name to where it is declared.

import JSONRPC

package enum DefinitionRequest: RequestMessage {
    package static let method = "textDocument/definition"
    package typealias Params = TextDocumentPositionParams
    package typealias Output = NavigationOutput
}

/// In layouts a declaration is the definition.
package enum DeclarationRequest: RequestMessage {
    package static let method = "textDocument/declaration"
    package typealias Params = TextDocumentPositionParams
    package typealias Output = NavigationOutput
}

/// Places to go to, in the form that the client understands.
package enum NavigationOutput: Sendable, JSONEncodable {
    case locations([Location])
    case links([LocationLink])

    package var json: JSONValue {
        switch self {
        case .locations(let locations): return locations.json
        case .links(let links): return links.json
        }
    }
}

/// A place to go to, with the text it is reached from.
package struct LocationLink: Sendable, Hashable, JSONEncodable {
    package var originSelectionRange: PositionRange
    package var targetURI: DocumentURI
    package var targetRange: PositionRange
    package var targetSelectionRange: PositionRange

    package init(
        originSelectionRange: PositionRange, targetURI: DocumentURI, targetRange: PositionRange,
        targetSelectionRange: PositionRange
    ) {
        self.originSelectionRange = originSelectionRange
        self.targetURI = targetURI
        self.targetRange = targetRange
        self.targetSelectionRange = targetSelectionRange
    }

    package var json: JSONValue {
        [
            "originSelectionRange": originSelectionRange.json, "targetUri": targetURI.json,
            "targetRange": targetRange.json, "targetSelectionRange": targetSelectionRange.json,
        ]
    }
}
