// What the server is told about the files around the open ones; reading and finding them is the command's business.

import LayoutIDE
import SourceText

/// The project on disk, as functions: the server itself knows no configuration format and no rules of exclusion.
package struct ServedProject {
    /// What holds for one file.
    package struct Settings {
        package var configuration: AnalysisConfiguration
        /// What is wrong in the configuration files, a line each.
        package var problems: [LocalizedText]
        /// The same by place.
        package var faultyFiles: [FaultyConfiguration]
        /// Where the constants of other files come from; the same object for all files that see the same constants.
        package var constants: (any SymbolCollector)?

        package init(
            configuration: AnalysisConfiguration, problems: [LocalizedText] = [],
            faultyFiles: [FaultyConfiguration] = [], constants: (any SymbolCollector)? = nil
        ) {
            self.configuration = configuration
            self.problems = problems
            self.faultyFiles = faultyFiles
            self.constants = constants
        }
    }

    /// The settings of the file at an absolute path, read anew.
    package var settings: (_ path: String) -> Settings
    /// The absolute paths of the files to check below folders, in the order of reports.
    package var files: (_ folders: [String]) -> [String]
    /// The texts that belong to the file at an absolute path: the header beside an implementation.
    package var companions: (_ path: String) -> [SourceText]
    /// Takes the text of the file at an absolute path as it is typed; nil from when what is on disk counts.
    package var unsaved: (_ path: String, _ text: SourceText?) -> Void

    package init(
        settings: @escaping (String) -> Settings, files: @escaping ([String]) -> [String],
        companions: @escaping (String) -> [SourceText] = { _ in [] },
        unsaved: @escaping (String, SourceText?) -> Void = { _, _ in }
    ) {
        self.settings = settings
        self.files = files
        self.companions = companions
        self.unsaved = unsaved
    }

    /// No configuration and no files but the open ones.
    package static var none: ServedProject {
        ServedProject(
            settings: { _ in Settings(configuration: AnalysisConfiguration()) }, files: { _ in [] })
    }
}
