// What the live page says, in each language.

import JSONRPC
import LayoutIDE

/// The words of the page; those of the pictures come with them.
enum LiveWords {
    static let title = LocalizedText("Preview", "预览")
    static let noFiles = LocalizedText("No file with a layout was found.", "没有找到含有布局的文件。")
    static let noLayout = LocalizedText("Nothing in this file is laid out with constraints.", "此文件中没有用约束布局的内容。")

    /// By the names that the page's script and its document use.
    static let all: [(key: String, text: LocalizedText)] = [
        ("choose", LocalizedText("What is shown", "显示内容")),
        ("file", LocalizedText("File", "文件")),
        ("class", LocalizedText("Class", "类")),
        ("state", LocalizedText("State", "状态")),
        ("base", LocalizedText("as it is set up", "初始布局")),
        ("screen", LocalizedText("Device", "设备")),
        ("landscape", LocalizedText("Landscape", "横屏")),
        ("rtl", LocalizedText("Right to left", "从右到左")),
        ("size", LocalizedText("Text size", "文字大小")),
        ("language", LocalizedText("Language", "语言")),
        ("ownLanguage", LocalizedText("as written", "原文")),
        ("scheme", LocalizedText("Appearance", "外观")),
        ("automatic", LocalizedText("as the system", "跟随系统")),
        ("light", LocalizedText("light", "浅色")),
        ("dark", LocalizedText("dark", "深色")),
        ("console", LocalizedText("Console…", "控制台…")),
        ("consoleTitle", LocalizedText("Messages of Xcode’s console", "Xcode 控制台的消息")),
        (
            "consoleHelp",
            LocalizedText(
                "Paste what the console says about constraints. The lines that made them are looked for in the sources.",
                "粘贴控制台中与约束有关的输出，将在源代码中查找产生它们的行。")
        ),
        ("explain", LocalizedText("Explain", "解释")),
        ("explaining", LocalizedText("Looking through the sources…", "正在查找源代码……")),
        ("close", LocalizedText("Close", "关闭")),
        ("tree", LocalizedText("Views", "视图")),
        ("details", LocalizedText("Selected view", "所选视图")),
        ("findings", LocalizedText("Findings", "检查结果")),
        ("noFindings", LocalizedText("No findings in this file.", "此文件没有检查结果。")),
        (
            "noChoice",
            LocalizedText(
                "Choose a view in the picture or in the list.", "请在图中或列表中选择一个视图。")
        ),
        ("unknown", LocalizedText("not known", "未知")),
        (
            "notDrawn", LocalizedText("Frames that are not known, and why", "未知的 frame 及其原因")
        ),
        ("updated", LocalizedText("Updated: {0}", "已更新：{0}")),
        (
            "ended",
            LocalizedText(
                "The connection is gone. Start masonry-lsp preview again to go on.",
                "连接已断开。请重新运行 masonry-lsp preview。")
        ),
        (
            "keys",
            LocalizedText(
                "Arrow keys walk the views, Enter opens the line, + and − zoom, 0 resets, F files, C console.",
                "方向键移动视图，回车打开代码行，+ 和 − 缩放，0 复位，F 选择文件，C 控制台。")
        ),
    ]

    /// For the script; safe inside of a script element.
    static func json(_ language: MessageLanguage, _ editor: LiveEditor) -> String {
        var members = all.map { JSONObject.Member(key: $0.key, value: .string($0.text[language])) }
        if case .address(let template) = editor {
            members.append(JSONObject.Member(key: "editor", value: .string(template)))
        }
        let text = String(decoding: JSONValue.object(JSONObject(members)).serialized(), as: UTF8.self)
        return text.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003C")
    }
}
