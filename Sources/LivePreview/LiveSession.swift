// Turns files into what the live page shows, as plain values.

import LayoutIDE
import SourceText

/// A file that can be shown.
package struct LiveFile: Sendable, Hashable {
    /// As people see it; unique.
    package var name: String
    /// Absolute.
    package var path: String

    package init(name: String, path: String) {
        self.name = name
        self.path = path
    }
}

/// What a session asks of the world.
package struct LiveProject {
    /// The text of the file at an absolute path, or why there is none.
    package var read: (String) -> Result<SourceText, LocalizedText.Reason>
    /// How the file at an absolute path is analysed.
    package var configuration: (String) -> AnalysisConfiguration
    package var devices: [BuiltInDevice]
    package var language: MessageLanguage

    package init(
        read: @escaping (String) -> Result<SourceText, LocalizedText.Reason>,
        configuration: @escaping (String) -> AnalysisConfiguration, devices: [BuiltInDevice],
        language: MessageLanguage
    ) {
        self.read = read
        self.configuration = configuration
        self.devices = devices
        self.language = language
    }
}

extension LocalizedText {
    /// Why something could not be done.
    package struct Reason: Error, Sendable, Hashable {
        package var text: LocalizedText
        package init(_ text: LocalizedText) { self.text = text }
    }
}

/// What a page has chosen. What is not there any more, or was never, is as if it were not said.
struct LiveChoice: Sendable, Hashable {
    var file: String?
    var owner: String?
    var state: String?
    var screen: String?
    var isLandscape = false
    var isRightToLeft = false
    var textSize = TextSize.usual
    /// Of the project's string tables; nil for the one that it is written in.
    var language: String?

    init(_ query: [String: String]) {
        file = query["file"]
        owner = query["class"]
        state = query["state"]
        screen = query["screen"]
        isLandscape = query["landscape"] == "1"
        isRightToLeft = query["rtl"] == "1"
        textSize = query["size"].flatMap(TextSize.init) ?? .usual
        language = query["language"].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The files of a run and what is known of them.
package struct LiveSession {
    private let project: LiveProject
    package private(set) var files: [LiveFile]
    /// By the path; counts the changes.
    private var versions: [String: Int] = [:]
    private var known: [Known] = []
    /// The project's texts in the language that was asked for last.
    private var texts: (language: String, index: TextIndex)?

    /// What an analysis of a file depends on beside its text.
    private struct Stage: Hashable {
        var path: String
        var screen: String?
        var isLandscape: Bool
        var isRightToLeft: Bool
        var textSize: TextSize
        var language: String?
    }

    /// The analysis of one file on one device.
    private struct Known {
        var stage: Stage
        var version: Int
        /// Of the project's texts.
        var languages: [String]
        var analysis: Analysis
    }

    /// More are not kept: each is as large as the solutions of its file.
    private static let mostKnown = 4
    /// Who has more than these has other problems than to read them here.
    private static let mostFindings = 200

    package init(_ project: LiveProject, files: [LiveFile]) {
        self.project = project
        self.files = files
    }

    var language: MessageLanguage { project.language }

    /// The files that pages show, or have shown lately.
    package var shownPaths: [String] { known.map(\.stage.path) }

    func file(named name: String) -> LiveFile? { files.first { $0.name == name } }

    /// Takes note that files have changed.
    package mutating func note(changed paths: Set<String>) {
        for path in paths { versions[path, default: 0] += 1 }
    }

    /// Takes note that all may be analysed otherwise now.
    package mutating func noteSettings() { (known, texts) = ([], nil) }

    package mutating func note(files: [LiveFile]) {
        self.files = files
        let paths = Set(files.map(\.path))
        known.removeAll { !paths.contains($0.stage.path) }
    }

    /// What a page with this choice shows.
    mutating func state(_ choice: LiveChoice) -> LiveState {
        guard let file = choice.file.flatMap(file) ?? files.first else {
            return LiveState(language: language, note: LiveWords.noFiles[language])
        }
        switch analysis(file, choice) {
        case .failure(let reason):
            return LiveState(file: file, language: language, note: reason.text[language])
        case .success(let analysis):
            var state = LiveState(
                file, version: versions[file.path, default: 0], analysis, choice, devices: project.devices,
                mostFindings: Self.mostFindings)
            state.languages = known.last?.languages ?? []
            if let language = state.chosenLanguage, !state.languages.contains(language) { state.chosenLanguage = nil }
            return state
        }
    }

    private mutating func analysis(_ file: LiveFile, _ choice: LiveChoice) -> Result<
        Analysis, LocalizedText.Reason
    > {
        let version = versions[file.path, default: 0]
        let device = project.devices.first { $0.portrait.name == choice.screen }
        let stage = Stage(
            path: file.path, screen: device?.portrait.name, isLandscape: choice.isLandscape,
            isRightToLeft: choice.isRightToLeft, textSize: choice.textSize, language: choice.language)
        let found = known.firstIndex { $0.stage == stage }
        var before = found.map { known.remove(at: $0) }
        if let before, before.version == version {
            known.append(before)
            return .success(before.analysis.displayed())
        }
        let text: SourceText
        switch project.read(file.path) {
        case .failure(let reason): return .failure(reason)
        case .success(let read): text = read
        }
        var configuration = project.configuration(file.path)
        if let device { configuration.screens = [choice.isLandscape ? device.landscape : device.portrait] }
        if choice.isRightToLeft { configuration.showRightToLeft() }
        configuration.textSize = choice.textSize
        let languages = configuration.index?.languages ?? []
        if let language = choice.language { configuration.index = translated(configuration.index, to: language) }
        let analysis: Analysis
        if let last = before.take() {
            analysis = Analysis(text: text, following: last.analysis, configuration: configuration)
        } else {
            analysis = Analysis(text: text, dialect: Dialect(path: file.path), configuration: configuration)
        }
        if known.count >= Self.mostKnown { known.removeFirst() }
        known.append(
            Known(stage: stage, version: version, languages: languages, analysis: analysis))
        return .success(analysis.displayed())
    }

    /// The index with the project's texts in a language; they are read once for all saves.
    private mutating func translated(_ index: SymbolIndex?, to language: String) -> SymbolIndex? {
        guard let index, index.languages.contains(language) else { return index }
        if let texts = texts, texts.language == language { return index.with(texts: texts.index) }
        let texts = index.texts(in: language)
        self.texts = (language, texts)
        return index.with(texts: texts)
    }
}

extension Dialect {
    /// By the ending of a name; a layout file where it tells none.
    fileprivate init(path: String) {
        let ending = path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]).lowercased() } ?? ""
        self = Dialect(fileExtension: ending) ?? .masonry
    }
}
