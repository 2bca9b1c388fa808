// What a command is.

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
