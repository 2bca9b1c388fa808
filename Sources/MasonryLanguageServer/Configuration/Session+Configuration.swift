// Which settings hold for a document, and what follows when they change.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension Session {
    /// The section of the client's configuration that is the server's.
    static let section = "masonry-lsp"

    /// The language that somebody asked for: the user's setting, then the editor's own language, then `--locale`. The
    /// setting comes first, for most editors name their own language whether one has been chosen or not.
    private var requestedLanguage: MessageLanguage? { settings.language ?? clientLanguage ?? options.language }

    /// The language of what concerns no document.
    var language: MessageLanguage { requestedLanguage ?? options.fallbackLanguage }

    /// The settings of a document: the project's files, then the client's words. Read once until something changes.
    func configuration(for uri: DocumentURI) -> AnalysisConfiguration {
        var configuration = folderConfiguration(for: uri)
        if let collector = collectors[uri.folder] { configuration.index = constants.index(of: collector) }
        guard let path = uri.path else { return configuration }
        let texts = companions[uri] ?? options.project.companions(path)
        companions[uri] = texts
        configuration.companions = texts
        return configuration
    }

    private func folderConfiguration(for uri: DocumentURI) -> AnalysisConfiguration {
        let folder = uri.folder
        if let known = configurations[folder] { return known }
        var configuration = AnalysisConfiguration()
        configuration.language = options.fallbackLanguage
        if let path = uri.path {
            let settings = options.project.settings(path)
            configuration = settings.configuration
            collectors[folder] = settings.constants
            for problem in settings.problems where reportedProblems.insert(problem).inserted {
                log(.warning, problem)
            }
            publish(settings.faultyFiles)
        }
        if let language = requestedLanguage { configuration.language = language }
        settings.rules.apply(to: &configuration)
        configurations[folder] = configuration
        return configuration
    }

    /// After any change of settings: everything open is looked at again and shown again.
    func settingsChanged() {
        takeBackConfigurationDiagnostics()
        configurations.removeAll()
        collectors.removeAll()
        companions.removeAll()
        documents.forgetAnalyses()
        showAgain()
    }

    /// What the client shows may not hold any more.
    func showAgain() {
        previews.lookAgain()
        for feature in RefreshedFeature.allCases where client.refreshes(feature) {
            connection.request(feature.method, nil) { _ in }
        }
    }

    /// Asks the client for its settings, if it can be asked.
    func fetchClientSettings() {
        guard client.hasConfiguration else { return }
        let params: JSONValue = ["items": [["section": .string(Self.section)]]]
        connection.request("workspace/configuration", params) { [weak self] result in
            guard let self, case .success(let values) = result, let value = values[0] else { return }
            // A user who has set nothing, or nothing any more, has null.
            take(value == .null ? [:] : value)
        }
    }

    /// Replaces what the user has set in the editor.
    func take(_ values: JSONValue) {
        let before = settings
        settings = initialSettings
        report(settings.apply(values))
        if settings != before { settingsChanged() }
    }

    /// Each mistake in the user's settings is told once.
    func report(_ problems: [LocalizedText]) {
        for problem in problems {
            let message = LocalizedText("In the settings: ", "设置有误：") + problem
            if reportedProblems.insert(message).inserted { log(.warning, message) }
        }
    }

    /// Has the client report what no capability of the server can ask for.
    func registerForChanges() {
        var registrations: [JSONValue] = []
        if client.registersConfiguration {
            registrations.append([
                "id": "configuration", "method": "workspace/didChangeConfiguration",
                "registerOptions": ["section": .string(Self.section)],
            ])
        }
        if client.registersWatchedFiles {
            // Sources and headers give constants to other files.
            let globs = ["**/.masonry-lsp.json", "**/*.masonry", "**/*.{h,pch,m,mm,swift}"]
            registrations.append([
                "id": "files", "method": "workspace/didChangeWatchedFiles",
                "registerOptions": ["watchers": .array(globs.map { ["globPattern": .string($0)] })],
            ])
        }
        guard !registrations.isEmpty else { return }
        connection.request("client/registerCapability", ["registrations": .array(registrations)]) { _ in }
    }
}
