// Which settings hold for a document, and what follows when they change.

import JSONRPC
import LanguageServerProtocol
import LayoutIDE

extension Session {
    /// The section of the client's configuration that is the server's.
    static let section = "masonry-lsp"

    /// The language that somebody asked for: the user's setting, then the editor's own language, then `--locale`. The
    /// setting comes first, for most editors name their own language whether one has been chosen or not.
    private func requestedLanguage(_ settings: ClientSettings) -> MessageLanguage? {
        settings.language ?? clientLanguage ?? options.language
    }

    /// The language of what concerns no document.
    var language: MessageLanguage { requestedLanguage(settings.general) ?? options.fallbackLanguage }

    /// The language of what is said about a file, but for what the project's own settings say.
    func language(of uri: DocumentURI) -> MessageLanguage {
        requestedLanguage(settings[uri]) ?? options.fallbackLanguage
    }

    /// The settings of a document: the project's files, then the client's words. Read once until something changes.
    func configuration(for uri: DocumentURI) -> AnalysisConfiguration {
        var configuration = folderConfiguration(for: uri)
        if let collector = collectors[uri.folder] {
            configuration.index = constants.index(of: collector)
            // A file that changes concerns those that asked for what it says.
            configuration.notesQuestions = true
        }
        guard let path = uri.path else { return configuration }
        let texts = companions[uri] ?? options.project.companions(path)
        companions[uri] = texts
        configuration.companions = texts
        configuration.path = path
        return configuration
    }

    private func folderConfiguration(for uri: DocumentURI) -> AnalysisConfiguration {
        let folder = uri.folder
        if let known = configurations[folder] { return known }
        var configuration = AnalysisConfiguration()
        configuration.language = options.fallbackLanguage
        if let path = uri.path {
            let project = options.project.settings(path)
            configuration = project.configuration
            collectors[folder] = project.constants
            for problem in project.problems where reportedProblems.insert(problem).inserted {
                log(.warning, problem)
            }
            publish(project.faultyFiles)
        }
        let settings = settings[uri]
        if let language = requestedLanguage(settings) { configuration.language = language }
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

    /// The folders that the client is asked about: those of a workspace that has several.
    var foldersWithSettings: [DocumentURI] { workspaceFolders.count > 1 ? workspaceFolders.map(\.uri) : [] }

    /// Asks the client for its settings, if it can be asked.
    func fetchClientSettings() {
        guard client.hasConfiguration else { return }
        let folders = foldersWithSettings
        let section = JSONValue.string(Self.section)
        let items = [["section": section]] + folders.map { ["scopeUri": $0.json, "section": section] as JSONValue }
        connection.request("workspace/configuration", ["items": .array(items)]) { [weak self] result in
            // Where the folders are others by now, the client has been asked again.
            guard let self, folders == foldersWithSettings, case .success(let values) = result,
                let general = values[0]
            else { return }
            take(general, folders: folders.indices.map { (folders[$0], values[$0 + 1] ?? .null) })
        }
    }

    /// Replaces what the user has set in the editor. Nothing set, or nothing any more, is null: in a folder the general
    /// settings hold then.
    func take(_ general: JSONValue, folders: [(uri: DocumentURI, values: JSONValue)] = []) {
        var problems: [LocalizedText] = []
        func read(_ values: JSONValue) -> ClientSettings {
            var settings = initialSettings
            problems += settings.apply(values)
            return settings
        }
        let before = settings
        let generalSettings = read(general)
        settings = SettingsByFolder(
            general: generalSettings,
            folders: folders.map { ($0.uri, $0.values == .null ? generalSettings : read($0.values)) })
        report(problems)
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
            // Sources and headers give constants to other files, catalogs the sizes of images, tables texts.
            let globs = [
                "**/.masonry-lsp.json", "**/*.masonry", "**/*.{h,pch,m,mm,swift}",
                "**/*.xcassets/**/*.{json,png,jpg,jpeg,pdf,svg}", "**/*.{strings,xcstrings}",
            ]
            registrations.append([
                "id": "files", "method": "workspace/didChangeWatchedFiles",
                "registerOptions": ["watchers": .array(globs.map { ["globPattern": .string($0)] })],
            ])
        }
        guard !registrations.isEmpty else { return }
        connection.request("client/registerCapability", ["registrations": .array(registrations)]) { _ in }
    }
}
