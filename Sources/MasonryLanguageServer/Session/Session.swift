// One client's visit: what it can do, what it has open, and how far the conversation has come.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE
import Project
import SourceText

/// The state of the server. It is used from the event loop's thread only.
final class Session {
    /// The conversation goes through these in order, and never back.
    enum Lifecycle: Sendable { case created, initialized, shutDown, exited }

    let connection: Connection
    let options: LanguageServerOptions
    let methods: MethodTable
    var lifecycle = Lifecycle.created
    var client = ClientCapabilities()
    var clientProcessID: Int?
    /// The unit of all columns on the wire.
    var encoding = PositionEncoding.utf16
    var trace = TraceValue.off
    var workspaceFolders: [WorkspaceFolder] = []
    /// What the client has set from the start, and what holds now: what a user takes back is again as at the start.
    var initialSettings = ClientSettings()
    var settings = SettingsByFolder()
    /// What is wrong in the client's `initializationOptions`, which may be told only after the answer to `initialize`.
    var problemsAtStart: [LocalizedText] = []
    /// The language that the editor itself is in; nil where it does not say.
    var clientLanguage: MessageLanguage?
    /// The settings by folder, as far as they were asked for since the last change.
    var configurations: [String: AnalysisConfiguration] = [:]
    /// By folder where the constants of other files come from, as far as `configurations` is known.
    var collectors: [String: any SymbolCollector] = [:]
    var constants = CollectedConstants()
    var collectionProgress = CollectionProgress()
    /// The companions by document, as far as they were asked for since the last change.
    var companions: [DocumentURI: [SourceText]] = [:]
    /// The configuration files for which the client shows mistakes.
    var faultyConfigurations: [DocumentURI] = []
    /// Each mistake in a configuration file is told once.
    var reportedProblems: Set<LocalizedText> = []
    var documents = DocumentStore()
    /// What files make, by the spelling of their URIs, as far as somebody had a log explained.
    var logFacts: [String: KnownFacts] = [:]
    var semanticTokens = SemanticTokensMemory()
    var tokenLegend = SemanticTokenLegend(client: ClientCapabilities())
    var previews = PreviewWatch()
    var unsaved = UnsavedTexts()
    /// As the client calls itself.
    var clientName: String?
    /// Long work, a piece of which is done whenever nothing else waits.
    var jobs: [any Job] = []
    /// Every client can be told findings; one that asks for them itself must not see them twice, so the first question
    /// ends the telling.
    var pushesDiagnostics = true
    /// The documents for which the client shows findings that it was told.
    var published: Set<DocumentURI> = []

    init(connection: Connection, options: LanguageServerOptions, methods: MethodTable) {
        self.connection = connection
        self.options = options
        self.methods = methods
        clientProcessID = options.clientProcessID
    }

    /// An exit that was not announced is an error (LSP, `exit`).
    var exitCode: Int32 {
        switch lifecycle {
        case .shutDown: return 0
        case .exited: return wasShutDown ? 0 : 1
        case .created, .initialized: return 1
        }
    }

    private(set) var wasShutDown = false

    func shutDown() {
        endUnsavedTexts()
        lifecycle = .shutDown
        wasShutDown = true
    }

    /// Tells a client that has asked to be told how the server works what it has done.
    func logTrace(_ message: String, _ params: JSONValue?) {
        guard trace != .off, lifecycle == .initialized else { return }
        var object = JSONObject()
        object.append("message", message)
        if trace == .verbose, let params {
            object.append("verbose", String(decoding: params.serialized(), as: UTF8.self))
        }
        connection.notify("$/logTrace", .object(object))
    }

    /// Tells the client's log.
    func log(_ kind: LogMessageParams.Kind, _ message: LocalizedText) {
        connection.notify(LogMessageParams.method, LogMessageParams(kind, message[language]).json)
    }
}
