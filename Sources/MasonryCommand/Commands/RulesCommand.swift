// `rules`: the catalogue of all rules.

import LayoutIDE
import Project

enum RulesCommand: Command {
    static let definition = CommandDefinition(
        "rules", summary: LocalizedText("List all rules.", "列出所有规则。"),
        options: [
            OptionDefinition(
                "--format", .one("FORMAT"), choices: ["text", "json", "markdown"],
                help: LocalizedText(
                    "A table, data, or the whole documentation; text is the default.", "表格、数据或完整文档；默认为 text。"))
        ],
        details: LocalizedText(
            """
            The columns are rule, severity (off: on only where a configuration says so, as the preset “strict” does), group,
            “fix” where some findings come with fixes, of which --fix applies the safe ones, and what is wrong. Configurations
            set rules by name or group.
            """,
            """
            各列依次为规则、级别（off 表示由配置开启，例如预设“strict”）、分组、fix（部分诊断带有修复，--fix 只应用安全的修复）
            以及问题说明。
            配置可以按名称或分组设置规则。
            """))

    static func run(_ arguments: ParsedArguments, _ tool: CommandContext) async throws -> ExitCode {
        let tool = tool.speakingAsConfigured
        let language = tool.console.language()
        switch arguments.value("--format") {
        case "json": try tool.console.output.write(json(tool.rules(in: tool.console.language(for: .programs))))
        case "markdown": try tool.answer(markdown(tool.rules(in: language), language))
        default: try tool.answer(text(tool.rules(in: language)))
        }
        return .success
    }

    private static func text(_ rules: [RulePage]) -> String {
        let width = rules.map(\.id.rawValue.count).max() ?? 0
        var text = ""
        for rule in rules {
            let level = rule.isOnByDefault ? rule.severity.name : "off"
            text += rule.id.rawValue + String(repeating: " ", count: width - rule.id.rawValue.count + 2)
            text += level + String(repeating: " ", count: max(1, 13 - level.count))
            text += rule.group.rawValue + String(repeating: " ", count: max(1, 10 - rule.group.rawValue.count))
            text += (rule.isFixable ? "fix" : "   ") + "  " + rule.title + "\n"
        }
        return text
    }

    private static func json(_ rules: [RulePage]) -> [UInt8] {
        var writer = JSONWriter()
        for rule in rules {
            writer.newline(2)
            writer.object { object in
                object.member("id", rule.id.rawValue)
                object.member("severity", rule.severity.name)
                object.member("onByDefault", rule.isOnByDefault)
                object.member("group", rule.group.rawValue)
                object.member("fixable", rule.isFixable)
                object.member("summary", rule.title)
                object.member("documentation", rule.markdown)
                object.array("options") { array in
                    for option in rule.options { array.object { write(option, &$0) } }
                }
            }
        }
        return Array("{\"version\": 1,\n \"rules\": [".utf8) + writer.bytes + Array("\n]}\n".utf8)
    }

    private static func write(_ option: RulePage.Option, _ object: inout JSONWriter) {
        object.member("name", option.name)
        if let range = option.range {
            object.member("minimum", range.lowerBound)
            object.member("maximum", range.upperBound)
        }
        object.key("default")
        object.plain(option.standard.text)
        object.member("help", option.help)
    }

    private static func markdown(_ rules: [RulePage], _ language: MessageLanguage) -> String {
        var text = language.say("# Rules of masonry-lsp\n\n", "# masonry-lsp 的规则\n\n")
        text += language.say("| rule | severity | group | what it finds |\n", "| 规则 | 级别 | 分组 | 检查的问题 |\n")
        text += "|---|---|---|---|\n"
        for rule in rules {
            let level =
                rule.isOnByDefault
                ? rule.severity.name : "\(rule.severity.name)\(language.say(", off", "，默认关闭"))"
            let mark = rule.isFixable ? language.say(" (fix)", "（可修复）") : ""
            text +=
                "| [`\(rule.id.rawValue)`](#\(rule.id.rawValue)) | \(level) | \(rule.group.rawValue) | \(rule.title.replacingPipes)\(mark) |\n"
        }
        for rule in rules { text += "\n" + page(rule) }
        return text
    }

    /// The page of a rule with its headings two levels down, under a heading that links can reach.
    private static func page(_ rule: RulePage) -> String {
        var text = "## \(rule.id.rawValue)\n\n"
        var isCode = false
        for line in rule.markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") { isCode.toggle() }
            if !isCode, line.hasPrefix("# ") { continue }
            text += (!isCode && line.hasPrefix("#") ? "#" : "") + line + "\n"
        }
        return text
    }
}

extension String {
    /// A pipe would end the cell of a Markdown table.
    fileprivate var replacingPipes: String {
        split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
