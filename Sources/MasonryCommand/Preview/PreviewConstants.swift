// How the files of a preview are analysed: their configuration, and the constants of other files.

import LayoutIDE
import Project

/// Settings by folder. Constants are collected a file at a time while nobody asks for anything.
final class PreviewConstants {
    private let source: ConfigurationResolver.Source
    private let tool: CommandContext
    private var resolver: ConfigurationResolver
    /// By the settings that name roots; an index once it was made.
    private var collectors: [IndexScope: (constants: ServedConstants, index: SymbolIndex?, isDone: Bool)] = [:]

    /// What has changed since the last index.
    private var changed: Set<String> = []

    init(_ source: ConfigurationResolver.Source, _ tool: CommandContext) {
        self.source = source
        self.tool = tool
        resolver = ConfigurationResolver(source, tool.project)
    }

    /// The settings of the file at an absolute path.
    func settings(_ path: String) -> FolderSettings {
        let index = resolver.configuration(ofFolder: parentPath(path))
        var settings = tool.settings(of: resolver[index], for: .people)
        settings.analysis.path = path
        settings.analysis.companions = companionTexts(of: path)
        if TextKind(path: path) != .masonry, !settings.index.roots.isEmpty {
            let key = settings.index
            if collectors[key] == nil { collectors[key] = (ServedConstants(key, tool.project), nil, false) }
            settings.analysis.index = collectors[key]?.index
        }
        return settings
    }

    func forgetSettings() { resolver = ConfigurationResolver(source, tool.project) }

    /// Takes note that a file has changed.
    func forget(_ path: String) {
        for key in collectors.keys where collectors[key]?.constants.forget(path) == true {
            collectors[key]?.isDone = false
            changed.insert(path)
        }
    }

    /// Whether there is something to collect that matters to one of the files that are shown. What a file says itself, it
    /// says without an index: while one file alone is shown and saved, nothing is collected.
    func hasWork(for shown: [String]) -> Bool {
        collectors.values.contains {
            !$0.isDone && ($0.index == nil || shown.contains { !changed.contains($0) })
        }
    }

    /// Goes on with collecting. Returns whether there is a new index.
    func advance() -> Bool {
        for key in collectors.keys {
            guard let collector = collectors[key], !collector.isDone else { continue }
            switch collector.constants.advance() {
            case .unfinished: return false
            case .finished(let index, _):
                collectors[key]?.index = index
                collectors[key]?.isDone = true
                changed = []
                return true
            }
        }
        return false
    }
}
