// Everything a command works with, beside its arguments.

import LayoutIDE
import Project

/// Everything a command works with.
struct CommandContext {
    var console: Console
    var inspector: Inspector
    var devices: DeviceCatalogue
    /// The rules with their pages in a language other than English.
    var translatedRules: @Sendable (MessageLanguage) -> [RulePage]
    /// Most commands, and the server at its start, need no pages.
    private let makeRules: @Sendable () -> [RulePage]

    init(
        console: Console, inspector: Inspector, rules: @escaping @autoclosure @Sendable () -> [RulePage],
        devices: DeviceCatalogue,
        translatedRules: @escaping @Sendable (MessageLanguage) -> [RulePage] = { _ in [] }
    ) {
        self.console = console
        self.inspector = inspector
        self.devices = devices
        self.translatedRules = translatedRules
        makeRules = rules
    }

    var rules: [RulePage] { makeRules() }

    var configurationNames: ConfigurationNames {
        let makeRules = makeRules
        return ConfigurationNames(rules: makeRules(), devices: devices)
    }

    /// What reading the files of a project takes.
    var project: ProjectContext {
        ProjectContext(
            directory: console.directory, environment: console.environment, names: configurationNames,
            version: ToolVersion.text)
    }

    /// The configurations that the command line asks for.
    func resolver(_ arguments: ParsedArguments) -> ConfigurationResolver {
        ConfigurationResolver(CheckOptions.configuration(arguments, console.directory), project)
    }

    /// What files of a configuration are analysed with, in the language for `reader`.
    func settings(of configuration: EffectiveConfiguration, for reader: Reader) -> FolderSettings {
        configuration.settings(
            configurationNames, console.language(for: reader, locale: configuration[.locale]?.string))
    }

    /// The rules in `language`.
    func rules(in language: MessageLanguage) -> [RulePage] {
        let translated = language == .standard ? [] : translatedRules(language)
        return translated.isEmpty ? rules : translated
    }

    /// The tool as options that every command takes alike have it.
    func obeying(_ arguments: ParsedArguments) -> CommandContext {
        var tool = self
        if arguments.has(CheckCommand.cacheOption.name) { tool.console.environment[CacheFolder.variable] = "" }
        return tool
    }

    /// The tool as the configuration of the current folder has it speak.
    var speakingAsConfigured: CommandContext {
        var resolver = ConfigurationResolver(.folders, project)
        let index = resolver.configuration(ofFolder: console.directory)
        var tool = self
        tool.console.configuredLocale = resolver[index][.locale]?.string
        return tool
    }

    /// Writes a whole answer to standard output in the language of the person who asked.
    func answer(_ text: LocalizedText) throws(OutputFailure) { try answer(text[console.language()]) }

    /// The header of a report, in the language of its readers.
    func header(_ name: ReportFormatName, usesColour: Bool, isQuiet: Bool = false) -> ReportHeader {
        let language = console.language(for: name.reader)
        return ReportHeader(rules: rules(in: language), usesColour: usesColour, isQuiet: isQuiet, language: language)
    }

    /// Writes a whole answer to standard output.
    func answer(_ text: String) throws(OutputFailure) { try console.output.write(text) }
}
