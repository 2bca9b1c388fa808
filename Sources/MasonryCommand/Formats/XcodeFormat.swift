// The `xcode` format: the lines of a compiler, which Xcode turns into issues at their places.

import LayoutIDE
import Project

struct XcodeFormat: ReportFormat {
    private let language: MessageLanguage

    init(_ header: ReportHeader) { language = header.language }

    func file(_ report: FileReport) -> [UInt8] {
        var text = ""
        for finding in report.findings {
            // Xcode knows error, warning and note; it shows a note alone only in the log.
            let level =
                switch finding.severity {
                case .error: "error"
                case .warning: "warning"
                case .information, .hint: "note"
                }
            text += line(finding.file, finding.range, level, "\(message(finding)) [\(finding.rule)]")
            for related in finding.related { text += line(related.file, related.range, "note", related.message) }
        }
        return Array(text.utf8)
    }

    private func message(_ finding: ReportFinding) -> String {
        var alone = finding
        alone.related = []
        return fullMessage(alone, in: language)
    }

    private func line(_ file: String, _ range: ReportRange, _ level: String, _ message: String) -> String {
        "\(printable(file)):\(range.start.line):\(range.start.column): \(level): \(printable(message))\n"
    }
}
