// The `text` format: for people, with the source line, carets and related places.

struct TextFormat: ReportFormat {
    private let palette: Palette
    private let isQuiet: Bool

    init(_ header: ReportHeader) {
        palette = Palette(isOn: header.usesColour)
        isQuiet = header.isQuiet
    }

    func file(_ report: FileReport) -> [UInt8] {
        var text = ""
        for finding in report.findings { text += block(finding, report.source) }
        return Array(text.utf8)
    }

    func closing(_ summary: ReportSummary) -> [UInt8] {
        let sentence = isQuiet ? "" : sentence(summary) + "\n"
        return Array((sentence + (summary.statistics?.text ?? "")).utf8)
    }

    private func block(_ finding: ReportFinding, _ source: SourceLines?) -> String {
        let place = location(finding.file, finding.range)
        let severity = palette.severity(finding.severity)
        var text = "\(palette.bold(place)): \(severity): \(printable(finding.message)) [\(finding.rule)]\n"
        text += excerpt(finding.range, source)
        for related in finding.related {
            text += "  \(location(related.file, related.range)): note: \(printable(related.message))\n"
            text += excerpt(related.range, source)
        }
        let places = [finding.screen.map { "on \(printable($0))" }, finding.scenario.map { "in \(printable($0))" }]
        let circumstances = places.compactMap { $0 }.joined(separator: ", ")
        if !circumstances.isEmpty { text += "  = \(circumstances)\n" }
        for fix in finding.fixes {
            text += "  = \(fix.isSafe ? "fix" : "possible fix"): \(printable(fix.title))\n"
        }
        return text
    }

    private func location(_ file: String, _ range: ReportRange) -> String {
        "\(printable(file)):\(range.start.line):\(range.start.column)"
    }

    private func excerpt(_ range: ReportRange, _ source: SourceLines?) -> String {
        guard let source, let excerpt = Excerpt(range, in: source) else { return "" }
        let number = String(range.start.line)
        let padded = String(repeating: " ", count: max(0, 5 - number.count)) + number
        let margin = String(repeating: " ", count: padded.count)
        return "\(palette.faint("\(padded) |")) \(excerpt.line)\n"
            + "\(palette.faint("\(margin) |")) \(palette.caret(excerpt.carets))\n"
    }

    private func sentence(_ summary: ReportSummary) -> String {
        var counts: [String] = []
        if summary.errors > 0 { counts.append(counted(summary.errors, "error")) }
        if summary.warnings > 0 { counts.append(counted(summary.warnings, "warning")) }
        if summary.informations > 0 { counts.append(counted(summary.informations, "remark")) }
        if summary.hints > 0 { counts.append(counted(summary.hints, "hint")) }
        var text = "\(counted(summary.files, "file")) checked: "
        text += counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
        if summary.hiddenByBaseline > 0 { text += "; \(summary.hiddenByBaseline) hidden by the baseline" }
        if summary.expectationsPassed + summary.expectationsFailed > 0 {
            text += "; expectations: \(summary.expectationsPassed) passed, \(summary.expectationsFailed) failed"
        }
        return text
    }
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
