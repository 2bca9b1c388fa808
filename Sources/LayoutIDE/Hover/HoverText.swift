// Builds a hover once for both formats: Markdown and plain text.

import LayoutRules
import SourceText

/// The text of a hover in the making.
struct HoverText {
    let language: MessageLanguage
    private(set) var markdown = ""
    private(set) var plain = ""

    init(language: MessageLanguage) { self.language = language }

    /// A line of code, on top.
    mutating func code(_ text: String) {
        separate()
        markdown += "```\n" + text + "\n```\n"
        plain += text + "\n"
    }

    /// A paragraph; backticks mark code.
    mutating func paragraph(_ text: String) {
        guard !text.isEmpty else { return }
        separate()
        markdown += text + "\n"
        plain += Self.withoutMarks(text) + "\n"
    }

    /// A list of lines, the rest counted where there are more than `limit`.
    mutating func list(_ items: [String], limit: Int = 12) {
        guard !items.isEmpty else { return }
        separate()
        var lines = Array(items.prefix(limit))
        if items.count > limit { lines.append(more(items.count - limit)) }
        for line in lines {
            markdown += "- " + line + "\n"
            plain += "- " + Self.withoutMarks(line) + "\n"
        }
    }

    /// A table; the columns of the plain text are aligned.
    mutating func table(_ titles: [String], _ rows: [[String]], limit: Int = 16) {
        guard !rows.isEmpty else { return }
        separate()
        let shown = Array(rows.prefix(limit))
        markdown += Self.row(titles) + Self.row(titles.map { _ in ":--" }) + shown.map(Self.row).joined()
        let widths = titles.indices.map { column in
            ([titles] + shown).map { $0.indices.contains(column) ? $0[column].displayColumns : 0 }.max() ?? 0
        }
        for row in [titles] + shown {
            var line = ""
            for (column, cell) in row.enumerated() {
                line += cell
                if column + 1 < row.count {
                    line += String(repeating: " ", count: widths[column] - cell.displayColumns + 2)
                }
            }
            plain += line + "\n"
        }
        if rows.count > limit { paragraph(more(rows.count - limit)) }
    }

    private func more(_ count: Int) -> String { language.say("\(count) more", "另有 \(count) 项") }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    private mutating func separate() {
        if !markdown.isEmpty { markdown += "\n" }
        if !plain.isEmpty { plain += "\n" }
    }

    private static func withoutMarks(_ text: String) -> String { text.filter { $0 != "`" } }
}
