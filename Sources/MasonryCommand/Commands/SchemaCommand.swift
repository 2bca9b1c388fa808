// `schema`: the JSON schemas of the configuration and of the reports.

import LayoutIDE
import Project

enum SchemaCommand: Command {
    static let definition = CommandDefinition(
        "schema", summary: LocalizedText("Print the JSON schema of the configuration.", "显示配置文件的 JSON Schema。"),
        details: LocalizedText(
            "The schema is written from the same table that configurations are checked with.",
            "Schema 与检查配置文件所用的是同一张表。"))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        try tool.console.output.write(ConfigurationSchema.bytes(tool.configurationNames.keys))
        return .success
    }
}
