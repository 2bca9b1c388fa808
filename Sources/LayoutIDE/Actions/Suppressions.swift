// Silencing a finding with a comment.

import LayoutRules
import SourceText

extension Analysis {
    /// For each rule with a finding that touches `range`: silence it with a comment above its line, or in the
    /// comment that stands there already.
    package func suppressions(in range: TextRange) -> [CodeAction] {
        var seen: Set<RuleID> = []
        return findings.compactMap { finding in
            guard finding.range.start <= range.end, range.start <= finding.range.end,
                seen.insert(finding.rule).inserted
            else { return nil }
            return CodeAction(
                title: ActionWords.suppress(finding.rule)[configuration.language], kind: .quickFix,
                edits: [suppression(of: finding)], rule: finding.rule)
        }
    }

    private func suppression(of finding: Finding) -> TextEdit {
        let line = text.line(at: finding.range.start)
        guard let range = text.lineRange(line) else {
            return TextEdit(TextRange(at: finding.range.start), "/* masonry:ignore \(finding.rule) */ ")
        }
        if line > 0, let above = text.lineRange(line - 1), let end = endOfNames(in: above) {
            return TextEdit(TextRange(at: end), ", \(finding.rule)")
        }
        let indent = text[indentation(of: range)]
        return TextEdit(TextRange(at: range.start), "\(indent)// masonry:ignore \(finding.rule)\(lineEnding)")
    }

    /// The end of the last rule name of a suppression comment that has its line for itself.
    private func endOfNames(in line: TextRange) -> TextOffset? {
        let links = documentLinks().filter { line.contains($0.range) }
        guard let last = links.last, text[line].drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//") else {
            return nil
        }
        return last.range.end
    }

    /// The white space at the start of a line.
    func indentation(of line: TextRange) -> TextRange {
        var end = line.start.utf8
        while end < line.end.utf8, text.bytes[end] == 0x20 || text.bytes[end] == 0x09 { end += 1 }
        return TextRange(line.start.utf8, end)
    }

    /// The white space at the start of the line that holds `offset`.
    func indentation(at offset: TextOffset) -> String {
        text.lineRange(text.line(at: offset)).map { text[indentation(of: $0)] } ?? ""
    }

    /// The line ending of the file's first line.
    var lineEnding: String {
        guard let end = text.lineRange(0)?.end.utf8, end < text.length, text.bytes[end] == 0x0D else { return "\n" }
        return end + 1 < text.length && text.bytes[end + 1] == 0x0A ? "\r\n" : "\r"
    }
}
