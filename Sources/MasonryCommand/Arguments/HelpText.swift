// The help of the tool and of each command, written from the table of commands.

import LayoutIDE
import SourceText

extension CommandDefinition {
    /// `masonry-lsp check [PATH…] [options]`
    func usage(in language: MessageLanguage) -> String {
        let arguments: String
        switch positionals {
        case .none: arguments = ""
        case .exactlyOne(let name): arguments = " \(name)"
        case .atMostOne(let name): arguments = " [\(name)]"
        case .any(let name): arguments = " [\(name)…]"
        case .atLeastOne(let name): arguments = " \(name)…"
        }
        return "masonry-lsp \(name)\(arguments)" + (options.isEmpty ? "" : language.say(" [options]", " [选项]"))
    }

    /// The page that `--help` prints.
    func helpPage(in language: MessageLanguage) -> String {
        var page = summary[language] + "\n\n"
        page += language.say("Usage: \(usage(in: language))\n\nOptions:\n", "用法：\(usage(in: language))\n\n选项：\n")
        for option in allOptions { page += option.helpEntry(in: language) }
        if !details[language].isEmpty { page += "\n\(details[language])\n" }
        return page
    }
}

extension OptionDefinition {
    private var signature: String {
        let names = short.map { "\($0), \(name)" } ?? name
        switch value {
        case .none: return names
        case .one(let placeholder), .many(let placeholder): return "\(names) \(placeholder)"
        }
    }

    fileprivate func helpEntry(in language: MessageLanguage) -> String {
        var text = help[language]
        if !choices.isEmpty {
            let names = choices.joined(separator: ", ")
            text += language.say(" One of: \(names).", "可选值：\(names)。")
        }
        if case .many = value { text += language.say(" May be repeated.", "可重复使用。") }
        return helpEntryText(signature, text)
    }
}

/// The page of the tool itself.
func toolHelpPage(_ commands: [CommandDefinition], in language: MessageLanguage) -> String {
    var page = toolHelpOpening[language]
    for command in commands { page += helpEntryText(command.name, command.summary[language]) }
    return page + toolHelpClosing[language]
}

private let toolHelpOpening = LocalizedText(
    """
    masonry-lsp finds mistakes in Auto Layout constraints written with Masonry or SnapKit,
    and shows the solved frames. Without arguments and with a client on standard input it is the language server.

    Usage: masonry-lsp [command] [options]

    Commands:

    """,
    """
    masonry-lsp 检查用 Masonry 或 SnapKit 编写的 Auto Layout 约束中的错误，并给出求解后的 frame。
    不带参数且标准输入连接着客户端时，它就是语言服务器。

    用法：masonry-lsp [命令] [选项]

    命令：

    """)

private let toolHelpClosing = LocalizedText(
    """

    “masonry-lsp COMMAND --help” tells what a command accepts, and what counts for its exit code.
    Exit codes: 0 nothing that counts, 1 findings that count, 2 wrong usage or unreadable input.

    """,
    """

    “masonry-lsp 命令 --help”说明该命令的用法，以及哪些结果计入退出码。
    退出码：0 没有计入的结果，1 有计入的结果，2 用法错误或输入无法读取。

    """)

/// A term in a left column and its explanation, wrapped, in a right one.
private func helpEntryText(_ term: String, _ explanation: String) -> String {
    let indent = 26
    let margin = String(repeating: " ", count: indent)
    let body = explanation.wrapped(toColumns: 78).joined(separator: "\n\(margin)")
    let head = "  \(term)"
    if head.displayColumns + 2 > indent { return "\(head)\n\(margin)\(body)\n" }
    return head + String(repeating: " ", count: indent - head.displayColumns) + body + "\n"
}

extension String {
    /// Lines of at most `columns` on a terminal: broken at blanks, and beside wide characters, which have none between
    /// their words, but not within words of katakana; no line begins with a mark that closes or ends with one that opens.
    func wrapped(toColumns columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var width = 0
        for piece in unbreakablePieces {
            let pieceWidth = piece.text.displayColumns
            let gap = piece.isAfterBlank && !line.isEmpty ? 1 : 0
            if !line.isEmpty, width + gap + pieceWidth > columns {
                lines.append(line)
                (line, width) = (piece.text, pieceWidth)
            } else {
                line += (gap == 1 ? " " : "") + piece.text
                width += gap + pieceWidth
            }
        }
        return lines + [line]
    }

    private var unbreakablePieces: [(text: String, isAfterBlank: Bool)] {
        let closing: Set<Character> = [
            "，", "。", "；", "：", "？", "！", "、", "）", "”", "…", "」", "ゃ", "ゅ", "ょ", "っ",
        ]
        let opening: Set<Character> = ["（", "“", "「"]
        var pieces: [(text: String, isAfterBlank: Bool)] = []
        for word in split(separator: " ") {
            var piece = ""
            var isAfterBlank = true
            for character in word {
                if let last = piece.last, last.isWide || character.isWide, !closing.contains(character),
                    !opening.contains(last), !(last.isKatakana && character.isKatakana)
                {
                    pieces.append((piece, isAfterBlank))
                    (piece, isAfterBlank) = ("", false)
                }
                piece.append(character)
            }
            pieces.append((piece, isAfterBlank))
        }
        return pieces
    }
}

extension Character {
    fileprivate var isWide: Bool { unicodeScalars.first.map { displayWidth($0) == 2 } ?? false }

    /// Of these the words of other languages are spelt in Japanese, which stay whole as Latin ones do.
    fileprivate var isKatakana: Bool { unicodeScalars.first.map { (0x30A1...0x30FC).contains($0.value) } ?? false }
}
