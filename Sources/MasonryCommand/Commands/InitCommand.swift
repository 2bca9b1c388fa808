// `init`: writes a configuration to start from, with every key explained and switched off.

import LayoutIDE

enum InitCommand: Command {
    static let definition = CommandDefinition(
        "init",
        summary: LocalizedText(
            "Write a commented .masonry-lsp.json to start from.", "生成一份带注释的 .masonry-lsp.json 作为起点。"),
        positionals: .atMostOne("FOLDER"),
        details: LocalizedText("An existing file is left alone.", "不会改动已有的文件。"))

    static func run(_ arguments: ParsedArguments, _ tool: Tool) async throws -> ExitCode {
        let folder = absolutePath(arguments.positionals.first ?? ".", in: tool.console.directory)
        let path = joinPath(folder, ConfigurationResolver.fileName)
        guard !pathExists(path) else {
            throw UsageError("\(printable(path)) is there already", "\(printable(path)) 已存在")
        }
        do {
            try AtomicFile.replace(
                path, with: Array(text(rules: tool.rules, tool.console.language()).utf8))
        } catch {
            throw UsageError(about(path, error.reason))
        }
        try tool.answer(LocalizedText("\(printable(path)) written\n", "已写入 \(printable(path))\n"))
        return .success
    }

    /// Every key as a comment, so that the file changes nothing until someone takes a line in.
    static func text(rules: [RuleDescription], _ language: MessageLanguage) -> String {
        let opening = language.say(
            "Configuration of masonry-lsp. Comments and trailing commas are allowed (JSON5).",
            "masonry-lsp 的配置。可以使用注释和末尾逗号（JSON5）。")
        var text = "// \(opening)\n{\n"
        for key in ConfigurationKeys.all(rules: rules) where key.name != "$schema" {
            text += "  // \(key.help[language])\n  // \"\(key.name)\": \(key.example),\n"
        }
        return text + "}\n"
    }
}
