// The details of the server's capabilities.

import JSONRPC

package struct CompletionOptions: Sendable, JSONEncodable {
    package var triggerCharacters: [String]

    package init(triggerCharacters: [String]) { self.triggerCharacters = triggerCharacters }

    package var json: JSONValue {
        [
            "triggerCharacters": triggerCharacters.json, "resolveProvider": true,
            "completionItem": ["labelDetailsSupport": true],
        ]
    }
}

/// Of signature help.
package struct TriggerOptions: Sendable, JSONEncodable {
    package var triggerCharacters: [String]

    package init(triggerCharacters: [String]) { self.triggerCharacters = triggerCharacters }

    package var json: JSONValue { ["triggerCharacters": triggerCharacters.json] }
}

package enum CodeActionOptions: Sendable, JSONEncodable {
    /// For clients that understand commands only; they know no more than yes or no.
    case commands
    /// `resolves`: whether an action may come without its edit.
    case actions(kinds: [CodeActionKind], resolves: Bool)

    package var json: JSONValue {
        switch self {
        case .commands: return true
        case .actions(let kinds, let resolves):
            return ["codeActionKinds": kinds.json, "resolveProvider": .bool(resolves)]
        }
    }
}

package struct ExecuteCommandOptions: Sendable, JSONEncodable {
    package var commands: [String]

    package init(commands: [String]) { self.commands = commands }

    package var json: JSONValue { ["commands": commands.json] }
}

package struct RangeFormattingOptions: Sendable, JSONEncodable {
    /// Whether several ranges may come at once.
    package var takesRanges: Bool

    package init(takesRanges: Bool) { self.takesRanges = takesRanges }

    /// A client that sends one range at a time need not know of more.
    package var json: JSONValue { takesRanges ? ["rangesSupport": true] : true }
}

package struct OnTypeFormattingOptions: Sendable, JSONEncodable {
    package var firstTrigger: String
    package var moreTriggers: [String]

    package init(firstTrigger: String, moreTriggers: [String]) {
        self.firstTrigger = firstTrigger
        self.moreTriggers = moreTriggers
    }

    package var json: JSONValue {
        ["firstTriggerCharacter": .string(firstTrigger), "moreTriggerCharacter": moreTriggers.json]
    }
}

package struct RenameOptions: Sendable, JSONEncodable {
    /// Whether the client may ask first if a name can be renamed.
    package var prepares: Bool

    package init(prepares: Bool) { self.prepares = prepares }

    /// A client that cannot ask first understands only `true`.
    package var json: JSONValue { prepares ? ["prepareProvider": true] : true }
}

package struct InlayHintOptions: Sendable, JSONEncodable {
    /// Whether tooltips come when a hint is looked at.
    package var resolves: Bool

    package init(resolves: Bool) { self.resolves = resolves }

    package var json: JSONValue { resolves ? ["resolveProvider": true] : true }
}

package struct SemanticTokensOptions: Sendable, JSONEncodable {
    package var tokenTypes: [String]
    package var tokenModifiers: [String]

    package init(tokenTypes: [String], tokenModifiers: [String]) {
        self.tokenTypes = tokenTypes
        self.tokenModifiers = tokenModifiers
    }

    package var json: JSONValue {
        [
            "legend": ["tokenTypes": tokenTypes.json, "tokenModifiers": tokenModifiers.json],
            "range": true, "full": ["delta": true],
        ]
    }
}

package struct DiagnosticOptions: Sendable, JSONEncodable {
    package init() {}

    package var json: JSONValue {
        [
            "identifier": "masonry", "interFileDependencies": false, "workspaceDiagnostics": true,
            "workDoneProgress": true,
        ]
    }
}

/// The files whose making, renaming and deleting the server wants to hear of.
package struct FileOperationOptions: Sendable, JSONEncodable {
    package var glob: String

    package init(glob: String) { self.glob = glob }

    package var json: JSONValue {
        let filters: JSONValue = [
            "filters": [
                ["scheme": "file", "pattern": ["glob": .string(glob), "matches": "file"]],
                ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
            ]
        ]
        return ["didCreate": filters, "didRename": filters, "didDelete": filters]
    }
}
