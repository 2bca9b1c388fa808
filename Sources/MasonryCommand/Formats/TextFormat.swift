// The `text` format: for people, with the source line, carets and related places.

import LayoutIDE

struct TextFormat: ReportFormat {
    private let palette: Palette
    private let isQuiet: Bool
    private let language: MessageLanguage

    init(_ header: ReportHeader) {
        palette = Palette(isOn: header.usesColour)
        isQuiet = header.isQuiet
        language = header.language
    }

    func file(_ report: FileReport) -> [UInt8] {
        var text = ""
        for finding in report.findings { text += block(finding, report.source) }
        return Array(text.utf8)
    }

    func closing(_ summary: ReportSummary) -> [UInt8] {
        let sentence = isQuiet ? "" : sentence(summary) + "\n"
        return Array((sentence + (summary.statistics?.text(in: language) ?? "")).utf8)
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
        if let place = circumstances(finding, in: language) { text += "  = \(printable(place))\n" }
        for fix in finding.fixes {
            let title = printable(fix.title)
            text += "  = "
            text += fix.isSafe ? language.say("fix: ", "修复：") : language.say("possible fix: ", "可能的修复：")
            text += title + "\n"
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
        if language == .simplifiedChinese { return chineseSentence(summary) }
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

extension TextFormat {
    private func chineseSentence(_ summary: ReportSummary) -> String {
        var counts: [String] = []
        if summary.errors > 0 { counts.append("\(summary.errors) 个错误") }
        if summary.warnings > 0 { counts.append("\(summary.warnings) 个警告") }
        if summary.informations > 0 { counts.append("\(summary.informations) 条备注") }
        if summary.hints > 0 { counts.append("\(summary.hints) 条提示") }
        var text = "已检查 \(summary.files) 个文件："
        text += counts.isEmpty ? "未发现问题" : counts.joined(separator: "、")
        if summary.hiddenByBaseline > 0 { text += "；基线隐藏了 \(summary.hiddenByBaseline) 条" }
        if summary.expectationsPassed + summary.expectationsFailed > 0 {
            text += "；期望：\(summary.expectationsPassed) 条通过，\(summary.expectationsFailed) 条失败"
        }
        return text
    }
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
