// The `text` format: for people, with the source line, carets and related places.

import LayoutIDE
import Project

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
        let repaired = summary.comparison.map { lines($0) } ?? ""
        let sentence = isQuiet ? "" : sentence(summary) + "\n" + most(summary)
        return Array((repaired + sentence + (summary.statistics?.text(in: language) ?? "")).utf8)
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

    /// What to look at first: the three kinds that matter most, and how much could not be read. One file with a few findings
    /// needs no list of them.
    private func most(_ summary: ReportSummary) -> String {
        guard summary.files > 1 else { return "" }
        var text = ""
        if summary.kinds.count > 1 {
            let ordered = summary.kinds.sorted { one, other in
                if one.key.severity != other.key.severity { return one.key.severity > other.key.severity }
                if one.value != other.value { return one.value > other.value }
                return one.key.rule < other.key.rule
            }
            for (kind, count) in ordered.prefix(3) {
                text += "  \(count) × \(kind.rule) (\(palette.severity(kind.severity)))\n"
            }
        }
        if summary.unreadBlocks > 0, summary.statistics == nil {
            text += language.say(
                "  \(summary.unreadBlocks) of \(counted(summary.blocks, "constraint block")) are not fully understood; --statistics tells why\n",
                "  \(summary.blocks) 个约束块中有 \(summary.unreadBlocks) 个未能完全理解；--statistics 给出原因\n")
        }
        return text
    }

    /// What a change repairs, a line each; the places are those of the former version.
    private func lines(_ comparison: ReportSummary.Comparison) -> String {
        comparison.repaired.map { finding in
            let place = palette.bold(location(finding.file, finding.range))
            return language.say("repaired: ", "已修复：")
                + "\(place): \(palette.severity(finding.severity)): \(printable(finding.message)) [\(finding.rule)]\n"
        }.joined()
    }

    private func sentence(_ summary: ReportSummary, _ comparison: ReportSummary.Comparison, _ counts: [String])
        -> String
    {
        let revision = printable(comparison.revision)
        let repaired = comparison.repaired.count
        let list = language.list(counts, .plain)
        return language.say(
            "\(counted(summary.files, "file")) compared with \(revision): ", "已将 \(summary.files) 个文件与 \(revision) 比较：")
            + (counts.isEmpty
                ? language.say("the change brings nothing", "此改动未带来新的结果")
                : language.say("the change brings \(list)", "此改动带来 \(list)"))
            + language.say("; repairs \(counted(repaired, "finding"))", "；修复 \(repaired) 条")
    }

    private func sentence(_ summary: ReportSummary) -> String {
        let kinds = [
            (summary.errors, language.say(counted(summary.errors, "error"), "\(summary.errors) 个错误")),
            (summary.warnings, language.say(counted(summary.warnings, "warning"), "\(summary.warnings) 个警告")),
            (
                summary.informations,
                language.say(counted(summary.informations, "remark"), "\(summary.informations) 条备注")
            ),
            (summary.hints, language.say(counted(summary.hints, "hint"), "\(summary.hints) 条提示")),
        ]
        let counts = kinds.filter { $0.0 > 0 }.map(\.1)
        if let comparison = summary.comparison { return sentence(summary, comparison, counts) }
        if summary.files == 0 {
            return language.say(
                "no file checked; only .masonry, .m, .mm and .swift files are", "未检查任何文件：只检查 .masonry、.m、.mm、.swift 文件")
        }
        var text = language.say("\(counted(summary.files, "file")) checked: ", "已检查 \(summary.files) 个文件：")
        text +=
            counts.isEmpty
            ? language.say("nothing found", "未发现问题") : language.list(counts, .plain)
        let hidden = summary.hiddenByBaseline
        if hidden > 0 { text += language.say("; \(hidden) hidden by the baseline", "；基线隐藏了 \(hidden) 条") }
        let (passed, failed) = (summary.expectationsPassed, summary.expectationsFailed)
        if passed + failed > 0 {
            text += language.say(
                "; expectations: \(passed) passed, \(failed) failed", "；期望：\(passed) 条通过，\(failed) 条失败")
        }
        return text
    }
}

/// `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String, plural: String? = nil) -> Phrase {
    .counted(count, noun, plural ?? noun + "s")
}
