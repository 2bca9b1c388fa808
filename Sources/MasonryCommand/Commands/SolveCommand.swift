// `solve`: the solved frames, conflicts and ambiguities of one file.

enum SolveCommand: Command {
    static let definition = CommandDefinition(
        "solve", summary: "Print the solved frames of one file.", positionals: .exactlyOne("FILE"))

    static func run(_ arguments: ParsedArguments, _ tool: Tool) async throws -> ExitCode {
        throw UsageError("solving is not part of this build")
    }
}
