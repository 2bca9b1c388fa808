// What a command is, and the table of all.

import LayoutIDE

/// How a run ends.
package enum ExitCode: Int32, Sendable {
    case success = 0
    case findings = 1
    /// Wrong usage, or input that could not be read.
    case failure = 2
}

/// One command of the tool.
protocol Command: Sendable {
    static var definition: CommandDefinition { get }
    /// Runs with arguments that fit the definition.
    static func run(_ arguments: ParsedArguments, _ tool: Tool) async throws -> ExitCode
}

/// Everything a command works with.
struct Tool {
    var console: Console
    var inspector: Inspector
    var devices: DeviceCatalogue
    /// The rules with their pages in a language other than English.
    var translatedRules: @Sendable (MessageLanguage) -> [RuleDescription]
    /// Most commands, and the server at its start, need no pages.
    private let makeRules: @Sendable () -> [RuleDescription]

    init(
        console: Console, inspector: Inspector, rules: @escaping @autoclosure @Sendable () -> [RuleDescription],
        devices: DeviceCatalogue,
        translatedRules: @escaping @Sendable (MessageLanguage) -> [RuleDescription] = { _ in [] }
    ) {
        self.console = console
        self.inspector = inspector
        self.devices = devices
        self.translatedRules = translatedRules
        makeRules = rules
    }

    var rules: [RuleDescription] { makeRules() }

    var configurationNames: ConfigurationNames {
        let makeRules = makeRules
        return ConfigurationNames(rules: makeRules(), devices: devices)
    }

    /// The rules in `language`.
    func rules(in language: MessageLanguage) -> [RuleDescription] {
        let translated = language == .standard ? [] : translatedRules(language)
        return translated.isEmpty ? rules : translated
    }

    /// The tool as options that every command takes alike have it.
    func obeying(_ arguments: ParsedArguments) -> Tool {
        var tool = self
        if arguments.has(CheckCommand.cacheOption.name) { tool.console.environment[CacheFolder.variable] = "" }
        return tool
    }

    /// The tool as the configuration of the current folder has it speak.
    var speakingAsConfigured: Tool {
        var resolver = ConfigurationResolver(.folders, self)
        let index = resolver.configuration(ofFolder: console.directory)
        var tool = self
        tool.console.configuredLocale = resolver[index].locale?.value
        return tool
    }

    /// All commands, in the order of the help.
    static let commands: [any Command.Type] = [
        CheckCommand.self, SolveCommand.self, FormatCommand.self, ConvertCommand.self, ExplainCommand.self,
        RulesCommand.self,
        DevicesCommand.self, ConfigCommand.self, RenderCommand.self, PreviewCommand.self, LogCommand.self,
        InitCommand.self,
        MergeCommand.self,
        SchemaCommand.self, ServeCommand.self,
    ]

    /// Writes a whole answer to standard output.
    func answer(_ text: String) throws(OutputFailure) { try console.output.write(text) }
}
