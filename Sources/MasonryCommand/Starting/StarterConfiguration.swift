// The text of a first configuration: what the project asks for, and every other key as a comment.

import LayoutIDE
import Project

struct StarterConfiguration {
    var survey: ProjectSurvey
    /// The file of known findings; nil for none.
    var baseline: String?

    /// JSON5. A key that nothing is known for stays a comment, so that it changes nothing until someone takes it in.
    func text(_ keys: [ConfigurationKey], _ language: MessageLanguage) -> String {
        let opening = language.say(
            "Configuration of masonry-lsp. Comments and trailing commas are allowed (JSON5).",
            "masonry-lsp 的配置。可以使用注释和末尾逗号（JSON5）。")
        var text = "// \(opening)\n{\n"
        for key in keys where key.name != "$schema" {
            text += "  // \(key.help[language])\n"
            if let (value, reason) = value(of: key.name) {
                text += "  // \(reason[language])\n  \"\(key.name)\": \(value),\n"
            } else {
                text += "  // \"\(key.name)\": \(key.example),\n"
            }
        }
        return text + "}\n"
    }

    /// The JSON of a key's value, and why it is that.
    private func value(of key: String) -> (String, LocalizedText)? {
        switch key {
        case "indexRoots" where !survey.roots.isEmpty:
            let headers =
                survey.prefixHeaders.isEmpty ? "" : survey.prefixHeaders.map(printable).joined(separator: ", ")
            let reason =
                headers.isEmpty
                ? LocalizedText("Here: the folders that hold sources.", "此处为源码所在的目录。")
                : LocalizedText(
                    "Here: the folders that hold sources, among them \(headers).", "此处为源码所在的目录，其中包括 \(headers)。")
            return (list(survey.roots), reason)
        case "deviceModel":
            guard survey.families == [.pad] else { return nil }
            return (quotedJSON("iPadPro11"), LocalizedText("Here: the project is for iPad alone.", "此处：项目仅面向 iPad。"))
        case "baseline":
            guard let baseline else { return nil }
            return (
                quotedJSON(baseline),
                LocalizedText("Here: what was there when this file was written.", "此处：生成本文件时已有的结果。")
            )
        default: return nil
        }
    }

    private func list(_ texts: [String]) -> String { "[" + texts.map(quotedJSON).joined(separator: ", ") + "]" }
}

extension ProjectSurvey {
    /// What was found, for the person who asked.
    var sentences: LocalizedText {
        guard sources > 0 else {
            return LocalizedText(
                "No .m, .mm or .swift file here; the configuration is a start without settings.\n",
                "这里没有 .m、.mm、.swift 文件；生成的配置不含任何设置。\n")
        }
        var text = LocalizedText("\(counted(sources, "source file"))", "\(sources) 个源文件")
        if masonrySources > 0 {
            text = text + LocalizedText(", \(masonrySources) with Masonry", "，其中 \(masonrySources) 个使用 Masonry")
        }
        if snapKitSources > 0 {
            text = text + LocalizedText(", \(snapKitSources) with SnapKit", "，其中 \(snapKitSources) 个使用 SnapKit")
        }
        if !usesLibrary { text = text + LocalizedText(", none with Masonry or SnapKit", "，均未使用 Masonry 或 SnapKit") }
        text = text + Self.list(manifests + prefixHeaders)
        return text + .verbatim("\n")
    }

    /// The first of what was found; nobody reads a hundred projects.
    private static func list(_ names: [String]) -> LocalizedText {
        guard !names.isEmpty else { return .verbatim("") }
        let shown = names.prefix(mostNames).map(printable).joined(separator: ", ")
        let found = LocalizedText("; found \(shown)", "；找到 \(shown)")
        let rest = names.count - mostNames
        return rest > 0 ? found + LocalizedText(" and \(rest) more", " 等 \(names.count) 项") : found
    }

    private static let mostNames = 6
}
