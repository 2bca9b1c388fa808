// The capabilities with which test clients introduce themselves.

import JSONRPC

extension TestClient {
    /// What a modern editor can do.
    package static let richCapabilities: JSONValue = [
        "general": ["positionEncodings": ["utf-16"]],
        "workspace": ["workspaceEdit": ["documentChanges": true]],
        "textDocument": [
            "publishDiagnostics": [
                "relatedInformation": true, "codeDescriptionSupport": true, "versionSupport": true, "dataSupport": true,
                "tagSupport": ["valueSet": [1, 2]],
            ],
            "hover": ["contentFormat": ["markdown", "plaintext"]],
            "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
            "codeAction": [
                "codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix", "refactor", "source"]]],
                "isPreferredSupport": true,
            ],
        ],
    ]

    /// What a client of the first protocol can do: nothing beyond it.
    package static let poorCapabilities: JSONValue = [:]
}
