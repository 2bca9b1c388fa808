// What a command is, and the table of all.

/// How a run ends.
package enum ExitCode: Int32, Sendable {
    case success = 0
    case findings = 1
    /// Wrong usage, or input that could not be read.
    case failure = 2
}

/// Why a command stopped early.
enum CommandError: Error {
    case usage(String)
    case output(OutputFailure)

    init(_ error: UsageError) { self = .usage(error.message) }
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
    var rules: [RuleDescription]
    var devices: DeviceCatalogue
    /// The rules with their pages in the language of a locale.
    var translatedRules: @Sendable (String) -> [RuleDescription] = { _ in [] }

    var configurationNames: ConfigurationNames { ConfigurationNames(rules: rules, devices: devices) }

    /// The rules in the language that the configuration of the current folder asks for.
    var localizedRules: [RuleDescription] {
        var resolver = ConfigurationResolver(.folders, names: configurationNames)
        let index = resolver.configuration(ofFolder: console.directory)
        guard let locale = resolver[index].locale?.value else { return rules }
        let translated = translatedRules(locale)
        return translated.isEmpty ? rules : translated
    }

    /// All commands, in the order of the help.
    static let commands: [any Command.Type] = [
        CheckCommand.self, SolveCommand.self, FormatCommand.self, ExplainCommand.self, RulesCommand.self,
        ConfigCommand.self, RenderCommand.self, InitCommand.self, MergeCommand.self, SchemaCommand.self,
        ServeCommand.self,
    ]

    /// Writes a whole answer to standard output.
    func answer(_ text: String) throws(OutputFailure) { try console.output.write(text) }
}
