// `--text-size` and `--language`: how large texts are shown, and in which of the project's languages.

import LayoutIDE
import Project

enum ShownTexts {
    static let options = [
        OptionDefinition(
            "--text-size", .one("SIZE"), choices: TextSize.allCases.map(\.rawValue),
            help: LocalizedText(
                "The device's text size (Dynamic Type), which fonts of a text style follow; large is the default.",
                "设备的文字大小（动态字体），决定文本样式字体的字号；默认为 large。")),
        OptionDefinition(
            "--language", .one("CODE"),
            help: LocalizedText(
                "The language of the project’s string tables whose texts are shown: de, zh-Hans.",
                "使用项目字符串表中哪种语言的文字：de、zh-Hans。")),
    ]

    /// What the options say of the texts of sources.
    static func apply(_ arguments: ParsedArguments, to settings: inout AnalysisConfiguration) throws(UsageError) {
        settings.textSize = arguments.value("--text-size").flatMap(TextSize.init) ?? .usual
        guard let language = arguments.value("--language") else { return }
        let known = settings.index?.languages ?? []
        guard known.contains(language) else {
            let typed = printable(language)
            let list = known.prefix(40).joined(separator: ", ")
            throw UsageError(
                known.isEmpty
                    ? LocalizedText(
                        "the project has no string tables in the language “\(typed)”", "项目没有语言为“\(typed)”的字符串表")
                    : LocalizedText(
                        "the project has no string tables in “\(typed)”, but in: \(list)",
                        "项目没有语言为“\(typed)”的字符串表，已有：\(list)"))
        }
        settings.index = settings.index?.speaking(language)
    }
}
