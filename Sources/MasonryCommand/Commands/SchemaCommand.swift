// `schema`: the JSON schemas of the configuration and of the reports.

enum SchemaCommand: Command {
    static let definition = CommandDefinition(
        "schema", summary: "Print the JSON schema of the configuration.",
        details: "The schema is written from the same table that configurations are checked with.")

    static func run(_ arguments: ParsedArguments, _ tool: Tool) async throws -> ExitCode {
        try tool.console.output.write(ConfigurationSchema.bytes(rules: tool.rules))
        return .success
    }
}
