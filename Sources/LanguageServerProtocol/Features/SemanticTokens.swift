// textDocument/semanticTokens: what each word is, whole, in a range, or as the difference to an earlier answer.

import JSONRPC

package enum SemanticTokensRequest: RequestMessage {
    package static let method = "textDocument/semanticTokens/full"
    package typealias Params = TextDocumentParams
    package typealias Output = SemanticTokensMessage
}

package enum SemanticTokensRangeRequest: RequestMessage {
    package static let method = "textDocument/semanticTokens/range"
    package typealias Params = TextDocumentRangeParams
    package typealias Output = SemanticTokensMessage
}

package enum SemanticTokensDeltaRequest: RequestMessage {
    package static let method = "textDocument/semanticTokens/full/delta"

    package struct Params: JSONDecodable {
        package var textDocument: TextDocumentIdentifier
        package var previousResultID: String

        package init(json: JSONValue) throws(JSONShapeError) {
            textDocument = try json.required("textDocument")
            previousResultID = try json.required("previousResultId")
        }
    }

    /// The whole again if the earlier answer is no longer known.
    package enum Output: Sendable, JSONEncodable {
        case full(SemanticTokensMessage)
        case delta(resultID: String, edits: [Edit])

        package var json: JSONValue {
            switch self {
            case .full(let tokens): return tokens.json
            case .delta(let resultID, let edits): return ["resultId": .string(resultID), "edits": edits.json]
            }
        }
    }

    /// A replacement in the list of numbers.
    package struct Edit: Sendable, Hashable, JSONEncodable {
        package var start: Int
        package var deleteCount: Int
        package var data: [UInt32]

        package init(start: Int, deleteCount: Int, data: [UInt32]) {
            self.start = start
            self.deleteCount = deleteCount
            self.data = data
        }

        package var json: JSONValue {
            var object = JSONObject()
            object.append("start", start)
            object.append("deleteCount", deleteCount)
            if !data.isEmpty { object.append("data", data) }
            return .object(object)
        }
    }
}

/// The protocol's `SemanticTokens`: five numbers a token, positions relative to the token before.
package struct SemanticTokensMessage: Sendable, Hashable, JSONEncodable {
    package var resultID: String?
    package var data: [UInt32]

    package init(resultID: String?, data: [UInt32]) {
        self.resultID = resultID
        self.data = data
    }

    package var json: JSONValue {
        var object = JSONObject()
        object.append("resultId", resultID)
        object.append("data", data)
        return .object(object)
    }
}
