// The `gitlab` format: the Code Quality report that merge requests show.

import LayoutIDE
import Project

/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
struct GitLabFormat: ReportFormat {
    private let language: MessageLanguage

    init(_ header: ReportHeader) { language = header.language }

    func opening() -> [UInt8] { Array("[".utf8) }
    let separator = Array(",".utf8)
    func closing(_ summary: ReportSummary) -> [UInt8] { Array("\n]\n".utf8) }

    func file(_ report: FileReport) -> [UInt8] {
        var writer = JSONWriter()
        for finding in report.findings {
            writer.newline(2)
            writer.object { object in
                object.member("description", fullMessage(finding, in: language))
                object.member("check_name", finding.rule)
                // GitLab wants it unique in the report, so the file goes in.
                object.member("fingerprint", contentHash([finding.file, finding.fingerprint]))
                object.member("severity", severity(finding.severity))
                object.object("location") { location in
                    location.member("path", finding.file)
                    location.object("positions") { positions in
                        position("begin", finding.range.start, &positions)
                        position("end", finding.range.end, &positions)
                    }
                }
            }
        }
        return writer.bytes
    }

    private func position(_ name: String, _ position: ReportRange.Position, _ writer: inout JSONWriter) {
        writer.object(name) { object in
            object.member("line", position.line)
            object.member("column", position.column)
        }
    }

    private func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "critical"
        case .warning: "major"
        case .information: "minor"
        case .hint: "info"
        }
    }
}
