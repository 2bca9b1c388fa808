// The `checkstyle` format, which many review tools and Jenkins read.

import LayoutIDE

struct CheckstyleFormat: ReportFormat {
    private let language: MessageLanguage

    init(_ header: ReportHeader) { language = header.language }

    func opening() -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8)
    }

    func file(_ report: FileReport) -> [UInt8] {
        guard !report.findings.isEmpty else { return [] }
        var text = "  <file name=\"\(xmlText(report.path))\">\n"
        for finding in report.findings {
            let severity = finding.severity == .error ? "error" : finding.severity == .warning ? "warning" : "info"
            text += "    <error line=\"\(finding.range.start.line)\" column=\"\(finding.range.start.column)\""
            text += " severity=\"\(severity)\" message=\"\(xmlText(fullMessage(finding, in: language)))\""
            text += " source=\"masonry-lsp.\(xmlText(finding.rule))\"/>\n"
        }
        return Array((text + "  </file>\n").utf8)
    }

    func closing(_ summary: ReportSummary) -> [UInt8] { Array("</checkstyle>\n".utf8) }
}
