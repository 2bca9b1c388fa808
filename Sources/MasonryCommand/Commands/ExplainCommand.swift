// `explain`: the documentation of one rule, or of the language of `.masonry` files.

import LayoutIDE
import Project

enum ExplainCommand: Command {
    static let definition = CommandDefinition(
        "explain",
        summary: LocalizedText(
            "Print the documentation of one rule, or of the .masonry language.", "显示一条规则或 .masonry 语言的说明。"),
        positionals: .exactlyOne("RULE"),
        details: LocalizedText(
            """
            Rules are named as findings name them, in brackets: unsatisfiable. “masonry-lsp rules” lists them.
            “explain language” is the reference of .masonry files.
            """,
            """
            规则名即检查结果方括号中的名称，例如 unsatisfiable。“masonry-lsp rules”列出所有规则。
            “explain language”为 .masonry 文件的语言参考。
            """))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let name = arguments.positionals[0]
        let tool = tool.speakingAsConfigured
        if name == "language" {
            try tool.answer(languageReference)
            return .success
        }
        guard let rule = tool.rules(in: tool.console.language()).first(where: { $0.id.rawValue == name }) else {
            let nearest = nearestName(to: name, among: tool.rules.map(\.id.rawValue) + ["language"])
            let unknown = printable(name)
            let hint = LocalizedText(" (masonry-lsp rules lists them)", "（masonry-lsp rules 会列出所有规则）")
            throw UsageError(
                LocalizedText("unknown rule “\(unknown)”", "未知规则“\(unknown)”")
                    + (nearest == nil ? hint : didYouMean(nearest)))
        }
        try tool.answer(rule.markdown.hasSuffix("\n") ? rule.markdown : rule.markdown + "\n")
        return .success
    }
}
