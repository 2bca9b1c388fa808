// `init`: writes a configuration to start from, with every key explained and switched off.

enum InitCommand: Command {
    static let definition = CommandDefinition(
        "init", summary: "Write a commented .masonry-lsp.json to start from.", positionals: .atMostOne("FOLDER"),
        details: "An existing file is left alone.")

    static func run(_ arguments: ParsedArguments, _ tool: Tool) async throws -> ExitCode {
        let folder = absolutePath(arguments.positionals.first ?? ".", in: tool.console.directory)
        let path = joinPath(folder, ConfigurationResolver.fileName)
        guard !pathExists(path) else { throw UsageError("\(printable(path)) is there already") }
        do {
            try AtomicFile.replace(path, with: Array(text(rules: tool.rules).utf8))
        } catch {
            throw UsageError("\(printable(path)): \(error.reason)")
        }
        try tool.answer("\(printable(path)) written\n")
        return .success
    }

    /// Every key as a comment, so that the file changes nothing until someone takes a line in.
    static func text(rules: [RuleDescription]) -> String {
        var text = "// Configuration of masonry-lsp. Comments and trailing commas are allowed (JSON5).\n{\n"
        for key in ConfigurationKeys.all(rules: rules) where key.name != "$schema" {
            text += "  // \(key.help)\n  // \"\(key.name)\": \(key.example),\n"
        }
        return text + "}\n"
    }
}
