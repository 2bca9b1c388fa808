// The project on disk as the language server asks for it: the same configuration files and excludes as `check`.

import LayoutIDE

extension ServedProject {
    /// Settings are read anew at each question, because the server remembers them until it hears of a change.
    /// - Parameter language: of messages, where a configuration names a locale or none.
    package static func onDisk(
        _ project: ProjectContext, language: @escaping (_ locale: String?) -> MessageLanguage
    ) -> ServedProject {
        // Files whose settings name the same roots and device share their constants.
        var collectors: [IndexScope: ServedConstants] = [:]
        let unsaved = UnsavedFolder(project)
        return ServedProject(
            settings: { path in
                var configurations = ConfigurationResolver(.folders, project)
                let index = configurations.configuration(ofFolder: parentPath(path))
                let configuration = configurations[index]
                let settings = configuration.settings(project.names, language(configuration[.locale]?.string))
                var constants: ServedConstants?
                if TextKind(path: path).map({ $0 != .masonry }) ?? false, !settings.index.roots.isEmpty {
                    constants = collectors[settings.index] ?? ServedConstants(settings.index, project)
                    collectors[settings.index] = constants
                }
                return Settings(
                    configuration: settings.analysis, problems: configurations.problems,
                    faultyFiles: configurations.faultyFiles, constants: constants)
            },
            files: { folders in
                var discovery = FileDiscovery(
                    directory: project.directory,
                    namedFiles: .mayBeExcluded,
                    configurations: ConfigurationResolver(.folders, project))
                for folder in folders { discovery.add(folder) }
                discovery.sort()
                return discovery.files.map(\.absolutePath)
            },
            companions: companionTexts, unsaved: { path, text in unsaved?.put(text, at: path) })
    }
}
