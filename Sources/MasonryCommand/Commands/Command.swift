// What a command is, and the table of all.

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
    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode
}

/// All commands, in the order of the help.
let allCommands: [any Command.Type] = [
    CheckCommand.self, SolveCommand.self, FormatCommand.self, ConvertCommand.self, ExplainCommand.self,
    RulesCommand.self,
    DevicesCommand.self, ConfigCommand.self, RenderCommand.self, PreviewCommand.self, LogCommand.self,
    InitCommand.self,
    MergeCommand.self,
    SchemaCommand.self, ServeCommand.self,
]
