// `config`: what is in force in a folder, and where each value came from.

import LayoutIDE
import Project
import SourceText

enum ConfigCommand: Command {
    static let definition = CommandDefinition(
        "config",
        summary: LocalizedText(
            "Print the configuration in force and where each value came from.", "显示生效的配置，以及每个值的来源。"),
        positionals: .atMostOne("PATH"), options: CheckCommand.configurationOptions,
        details: LocalizedText(
            "PATH is a file or folder; without one it is the current folder.", "PATH 为文件或目录；省略时为当前目录。"))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let source = CheckOptions.configuration(arguments, tool.console.directory)
        var resolver = ConfigurationResolver(source, tool.project)
        let path = absolutePath(arguments.positionals.first ?? ".", in: tool.console.directory)
        let isFolder = pathKind(path) == .success(.folder)
        let index = resolver.configuration(ofFolder: isFolder ? path : parentPath(path))
        var tool = tool
        tool.console.configuredLocale = resolver[index][.locale]?.string
        for problem in resolver.problems { tool.console.say(problem) }
        try tool.answer(text(resolver[index], tool))
        return resolver.problems.isEmpty ? .success : .failure
    }

    /// The lines of a configuration: value, then its origin as a comment, so that the answer is JSON5 itself.
    private static func text(_ configuration: EffectiveConfiguration, _ tool: CommandContext) -> String {
        let language = tool.console.language()
        let lines = configuration.lines(tool.configurationNames.keys, byDefault: language.say("default", "默认值"))
        let paths = configuration.paths.map(printable).joined(separator: ", ")
        let files = paths.isEmpty ? language.say("none", "无") : paths
        return "// "
            + language.say("Configuration files, the nearest first: \(files)", "配置文件，最近的在前：\(files)")
            + "\n{\n\(lines.joined(separator: "\n"))\n}\n"
    }
}
