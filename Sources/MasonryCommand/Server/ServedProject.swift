// The project on disk as the language server asks for it: the same configuration files and excludes as `check`.

import LayoutIDE
import MasonryLanguageServer

extension Project {
    /// Settings are read anew at each question, because the server remembers them until it hears of a change.
    static func onDisk(_ tool: Tool) -> Project {
        var indexes: [AnalysisSettings: ConstantIndex] = [:]
        return Project(
            settings: { path in
                var configurations = ConfigurationResolver(.folders, names: tool.configurationNames)
                let index = configurations.configuration(ofFolder: parentPath(path))
                var settings = configurations[index].analysisSettings(tool, for: .people)
                settings.index = indexes[settings] ?? buildIndexHere(settings, tool)
                indexes[settings] = settings.index
                return Settings(
                    configuration: settings.analysisConfiguration, problems: configurations.problems)
            },
            files: { folders in
                var discovery = FileDiscovery(
                    directory: tool.console.directory, endings: TextKind.allCases.map(\.rawValue),
                    namedFiles: .mayBeExcluded,
                    configurations: ConfigurationResolver(.folders, names: tool.configurationNames))
                for folder in folders { discovery.add(folder) }
                discovery.sort()
                return discovery.files.map(\.absolutePath)
            },
            companions: companionTexts)
    }
}
