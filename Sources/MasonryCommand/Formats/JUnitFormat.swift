// The `junit` format: a suite a file, with a case for each expectation on each screen and one for the findings.

import LayoutIDE

struct JUnitFormat: ReportFormat {
    private let language: MessageLanguage

    init(_ header: ReportHeader) { language = header.language }

    func opening() -> [UInt8] {
        Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"masonry-lsp\">\n".utf8)
    }

    func file(_ report: FileReport) -> [UInt8] {
        // Expectations have cases of their own; remarks do not fail a test.
        let problems = report.findings.filter { $0.severity >= .warning && !isExpectation($0) }
        var screens: [String] = []
        for finding in problems {
            if let screen = finding.screen, !screens.contains(screen) { screens.append(screen) }
        }
        var cases = testCase("findings", report, problems.filter { $0.screen == nil })
        for screen in screens {
            cases += testCase("findings on \(screen)", report, problems.filter { $0.screen == screen })
        }
        var failed = (problems.contains { $0.screen == nil } ? 1 : 0) + screens.count
        for expectation in report.expectations {
            cases += testCase(expectation, report)
            if expectation.failure != nil { failed += 1 }
        }
        let count = 1 + screens.count + report.expectations.count
        let suite =
            "  <testsuite name=\"\(xmlText(report.path))\" tests=\"\(count)\" failures=\"\(failed)\" errors=\"0\">\n"
        return Array((suite + cases + "  </testsuite>\n").utf8)
    }

    func closing(_ summary: ReportSummary) -> [UInt8] { Array("</testsuites>\n".utf8) }

    private func isExpectation(_ finding: ReportFinding) -> Bool { finding.rule == "expectation-failed" }

    private func testCase(_ name: String, _ report: FileReport, _ findings: [ReportFinding]) -> String {
        let head = "    <testcase name=\"\(xmlText(name))\" classname=\"\(xmlText(report.path))\""
        guard let first = findings.first else { return head + "/>\n" }
        let lines = findings.map { finding in
            let start = finding.range.start
            return "\(finding.file):\(start.line):\(start.column): \(finding.severity.name): "
                + "\(fullMessage(finding, in: language)) [\(finding.rule)]"
        }
        return failure(
            head, type: first.rule, message: language.say(counted(findings.count, "finding"), "\(findings.count) 条结果"),
            lines.joined(separator: "\n"))
    }

    private func testCase(_ expectation: ReportExpectation, _ report: FileReport) -> String {
        var name = expectation.text
        if let screen = expectation.screen { name += " on \(screen)" }
        if let state = expectation.state { name += " in \(state)" }
        let head =
            "    <testcase name=\"\(xmlText(name))\" classname=\"\(xmlText(report.path))\" "
            + "file=\"\(xmlText(report.path))\" line=\"\(expectation.line)\""
        guard let text = expectation.failure else { return head + "/>\n" }
        return failure(head, type: "expectation-failed", message: text, "\(report.path):\(expectation.line): \(text)")
    }

    private func failure(_ head: String, type: String, message: String, _ text: String) -> String {
        "\(head)>\n      <failure type=\"\(xmlText(type))\" message=\"\(xmlText(message))\">\(xmlText(text))</failure>\n"
            + "    </testcase>\n"
    }
}
