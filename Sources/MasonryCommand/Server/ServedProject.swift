// The project on disk as the language server asks for it: the same configuration files and excludes as `check`.

import LayoutIDE
import MasonryLanguageServer

extension Project {
    /// Settings are read anew at each question, because the server remembers them until it hears of a change.
    static func onDisk(_ tool: Tool) -> Project {
        // Files whose settings name the same roots and device share their constants.
        var collectors: [AnalysisSettings: ServedConstants] = [:]
        let unsaved = UnsavedFolder(tool)
        return Project(
            settings: { path in
                var configurations = ConfigurationResolver(.folders, tool)
                let index = configurations.configuration(ofFolder: parentPath(path))
                let settings = configurations[index].analysisSettings(tool, for: .people)
                var shared = AnalysisSettings()
                if TextKind(path: path).map({ $0 != .masonry }) ?? false { shared.indexRoots = settings.indexRoots }
                (shared.isIndexAutomatic, shared.device) = (settings.isIndexAutomatic, settings.device)
                shared.usesCache = settings.usesCache
                if !shared.indexRoots.isEmpty, collectors[shared] == nil {
                    collectors[shared] = ServedConstants(shared, tool)
                }
                let faultyFiles = configurations.faultyFiles.map { file in
                    FaultyConfiguration(
                        path: file.path, text: file.text,
                        mistakes: file.problems.map { .init(range: $0.range, message: $0.message) })
                }
                return Settings(
                    configuration: settings.analysisConfiguration, problems: configurations.problems,
                    faultyFiles: faultyFiles, constants: collectors[shared])
            },
            files: { folders in
                var discovery = FileDiscovery(
                    directory: tool.console.directory, endings: TextKind.allCases.map(\.rawValue),
                    namedFiles: .mayBeExcluded,
                    configurations: ConfigurationResolver(.folders, tool))
                for folder in folders { discovery.add(folder) }
                discovery.sort()
                return discovery.files.map(\.absolutePath)
            },
            companions: companionTexts, unsaved: { path, text in unsaved?.put(text, at: path) })
    }
}
