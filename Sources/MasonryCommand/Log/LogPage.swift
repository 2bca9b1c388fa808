// The explanation of a log's messages as a page.

import LayoutIDE
import LayoutLog
import Project

/// Writes explanations as one self-contained HTML page without scripts.
struct LogPage {
    let path: String
    let language: MessageLanguage

    /// The messages alone, for a page that has its own head and style.
    func fragment(for all: [LogExplanation]) -> String { all.map(section).joined() }

    func bytes(for all: [LogExplanation], in size: LogSourceCount, omitted: Int) -> [UInt8] {
        let words = LogText(palette: Palette(isOn: false), language: language, path: path)
        let title = xmlText(printable(path))
        let page = """
            <!DOCTYPE html>
            <html lang="\(language.tag)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <h1>\(title)</h1>
            \(fragment(for: all))<footer>\(xmlText(words.summary(all, omitted: omitted, size)))</footer>
            </body>
            </html>

            """
        return Array(page.utf8)
    }

    private static let style = """
        body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
        section{border:1px solid #8884;border-radius:8px;padding:0 1rem 1rem;margin:1rem 0}\
        code,pre{font:13px/1.5 ui-monospace,Menlo,monospace}pre{overflow-x:auto}li{margin:.4rem 0}\
        .clash>code:first-child{font-weight:700}.broken>code:first-child{text-decoration:line-through}\
        .note{opacity:.7;font-size:13px}.sum{font-weight:700}figure{margin:1rem 0}svg{max-width:100%;height:auto}
        """

    private func section(_ explanation: LogExplanation) -> String {
        let times = explanation.count > 1 ? " × \(explanation.count)" : ""
        switch explanation.subject {
        case .conflict(let conflict):
            let kind =
                explanation.isConflict
                ? language.say("constraints in conflict", "约束冲突") : language.say("constraints, no conflict", "约束，无冲突")
            return section("\(kind) · \(line(explanation))\(times)", body(conflict))
        case .fault(let fault):
            let rule = fault.rule.map { " <code>masonry-lsp explain \(xmlText($0))</code>" } ?? ""
            return section(
                "\(fault.kind.rawValue) · \(line(explanation))\(times)",
                "<pre>\(xmlText(fault.printed))</pre><p>\(marked(fault.meaning))\(rule)</p><ul>\(places(fault.candidates))</ul>"
            )
        case .ambiguity(let ambiguity):
            let views = ambiguity.places.map {
                "<li><code>\(xmlText($0.name))</code> \(xmlText($0.variables.joined(separator: ", ")))</li>"
            }
            return section(
                "\(language.say("ambiguous layout", "布局不明确")) · \(line(explanation))\(times)",
                "<ul>\(views.joined())</ul>")
        }
    }

    private func section(_ title: String, _ body: String) -> String {
        "<section>\n<h2>\(xmlText(title))</h2>\n\(body)\n</section>\n"
    }

    private func line(_ explanation: LogExplanation) -> String {
        language.say("line \(explanation.line)", "第 \(explanation.line) 行")
    }

    private func body(_ conflict: ExplainedConflict) -> String {
        var text = ""
        if conflict.isRedacted {
            text += "<p>\(xmlText(LogWording.redacted[language]))</p>"
        } else if conflict.isTruncated {
            text += "<p>\(xmlText(LogWording.truncated[language]))</p>"
        }
        text += "<ul>\n" + conflict.members.map(item).joined() + "</ul>"
        if let clash = conflict.clash {
            text += "<p class=\"sum\"><code>\(xmlText(clash.arithmetic))</code></p>"
        } else if conflict.isAnnounced, !conflict.members.isEmpty {
            text += "<p>\(xmlText(LogWording.notProven[language]))</p>"
        }
        if let outcome = conflict.outcome { text += "<p>\(marked(outcome))</p>" }
        // What it has of the log is escaped where it is drawn.
        if let picture = conflict.picture { text += "<figure>\(picture)</figure>" }
        guard !conflict.repairs.isEmpty else { return text }
        text += "<h3>\(xmlText(LogWording.repairs[language]))</h3><ul>"
        for repair in conflict.repairs {
            let rule = repair.rule.map { " <code>masonry-lsp explain \(xmlText($0))</code>" } ?? ""
            text += "<li>\(marked(repair.text))\(rule)</li>"
        }
        return text + "</ul>"
    }

    private func item(_ member: ExplainedConflict.Member) -> String {
        let classes = [member.clashes ? "clash" : "", member.isBroken ? "broken" : ""].joined(separator: " ")
        var text = "<li class=\"\(classes)\"><code>\(xmlText(printable(member.text ?? member.printed)))</code>"
        if member.isBroken { text += " <span class=\"note\">\(xmlText(LogWording.broken[language]))</span>" }
        if let system = member.system { text += "<div class=\"note\">\(marked(system.meaning))</div>" }
        let places = places(member.candidates)
        return text + (places.isEmpty ? "" : "<ul>\(places)</ul>") + "</li>\n"
    }

    private func places(_ candidates: [SourceCandidate]) -> String {
        let shown = candidates.first?.certainty == .certain ? Array(candidates.prefix(1)) : Array(candidates.prefix(3))
        return shown.map { candidate in
            let place = "\(printable(candidate.path)):\(candidate.line):\(candidate.column)"
            let notes = [candidate.certainty.words] + candidate.reasons
            let note = notes.map { $0[language] }.joined(separator: " · ")
            return "<li><span data-path=\"\(xmlText(candidate.path))\" data-line=\"\(candidate.line)\">"
                + "\(xmlText(place))</span> <code>\(xmlText(printable(candidate.text)))</code>"
                + "<div class=\"note\">\(xmlText(note))</div></li>"
        }.joined()
    }

    /// A text with what stands in backticks as code.
    private func marked(_ text: LocalizedText) -> String {
        let parts = text[language].split(separator: "`", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            index % 2 == 1 && index < parts.count - 1 ? "<code>\(xmlText(String(part)))</code>" : xmlText(String(part))
        }.joined()
    }
}
