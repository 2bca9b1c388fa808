// Builds a hover once for both formats: Markdown and plain text.

import LayoutRules

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
    mutating func paragraph(_ phrase: Phrase) { paragraph(phrase.text(in: language)) }

    mutating func paragraph(_ text: String) {
        guard !text.isEmpty else { return }
        separate()
        markdown += text + "\n"
        plain += Self.withoutMarks(text) + "\n"
    }

    /// A list of lines, the rest counted where there are more than `limit`.
    mutating func list(_ items: [Phrase], limit: Int = 12) {
        guard !items.isEmpty else { return }
        separate()
        var lines = items.prefix(limit).map { $0.text(in: language) }
        if items.count > limit { lines.append(("\(items.count - limit) more" as Phrase).text(in: language)) }
        for line in lines {
            markdown += "- " + line + "\n"
            plain += "- " + Self.withoutMarks(line) + "\n"
        }
    }

    /// A table; the columns of the plain text are aligned.
    mutating func table(_ header: [Phrase], _ rows: [[String]], limit: Int = 16) {
        guard !rows.isEmpty else { return }
        separate()
        let titles = header.map { $0.text(in: language) }
        let shown = Array(rows.prefix(limit))
        markdown += Self.row(titles) + Self.row(titles.map { _ in ":--" }) + shown.map(Self.row).joined()
        let widths = titles.indices.map { column in
            ([titles] + shown).map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
        }
        for row in [titles] + shown {
            var line = ""
            for (column, cell) in row.enumerated() {
                line += cell
                if column + 1 < row.count { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
            }
            plain += line + "\n"
        }
        if rows.count > limit { paragraph("\(rows.count - limit) more") }
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    private mutating func separate() {
        if !markdown.isEmpty { markdown += "\n" }
        if !plain.isEmpty { plain += "\n" }
    }

    private static func withoutMarks(_ text: String) -> String { text.filter { $0 != "`" } }
}
