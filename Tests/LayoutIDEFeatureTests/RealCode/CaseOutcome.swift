// What the façade says of a case, beside what is expected of it.

import LayoutIDE
import LayoutRules
import SourceText
import TestTexts

/// The differences of one case, and how much of it is as it should be.
struct CaseOutcome {
    /// For the ledger: what is false or wrong first.
    private(set) var lines: [String] = []
    private(set) var counts = Counts()

    struct Counts {
        var found = 0
        var missed = 0
        var falseAlarms = 0
        var frames: [FrameComparison.Verdict: Int] = [:]

        static func += (sum: inout Counts, more: Counts) {
            sum.found += more.found
            sum.missed += more.missed
            sum.falseAlarms += more.falseAlarms
            sum.frames.merge(more.frames, uniquingKeysWith: +)
        }

        var text: String {
            let frames = frames.values.reduce(0, +)
            return "findings \(found)/\(found + missed), false alarms \(falseAlarms); frames "
                + "\(self.frames[.right] ?? 0)/\(frames) right, \(self.frames[.wrong] ?? 0) wrong, "
                + "\(self.frames[.silent] ?? 0) not shown"
        }
    }

    /// One finding that was reported.
    private struct Report {
        var file: String
        /// From 1.
        var first: Int
        var last: Int
        var rule: String
        var severity: Severity
        var isExpected = false
    }

    init(of realCase: RealCase) {
        var reports: [Report] = []
        var layouts: [(file: String, layouts: [LayoutReport.RootLayout])] = []
        for file in realCase.sources.files {
            let analysis = realCase.sources.analysis(of: file)
            for finding in analysis.findings {
                reports.append(
                    Report(
                        file: file.path, first: analysis.text.line(at: finding.range.start) + 1,
                        last: analysis.text.line(at: finding.range.end) + 1, rule: finding.rule.rawValue,
                        severity: finding.severity))
            }
            layouts.append((file.path, analysis.displayed().layoutReport().layouts))
        }
        compare(reports, realCase.expectations.findings)
        for expected in realCase.expectations.frames {
            // A class may be mentioned in other files; its own tells most.
            let own = layouts.filter { $0.file == expected.file } + layouts.filter { $0.file != expected.file }
            let comparison = FrameComparison(expected, own.flatMap(\.layouts))
            counts.frames[comparison.verdict, default: 0] += 1
            if comparison.verdict != .right { lines.append(comparison.line) }
        }
        let order = ["FALSE", "WRONG", "MISSED", "SILENT"]
        lines = order.flatMap { kind in lines.filter { $0.hasPrefix(kind) } }
    }

    /// The same mistake may be reported a few lines away from where the case has it.
    private static let reach = 5

    private mutating func compare(_ all: [Report], _ expected: [RealCase.Finding]) {
        var reports = all
        for finding in expected {
            let here = reports.indices.filter {
                reports[$0].file == finding.file && reports[$0].first == finding.line
            }
            let near = reports.indices.filter {
                reports[$0].file == finding.file && finding.rules.contains(reports[$0].rule)
                    && (reports[$0].first - Self.reach...reports[$0].last + Self.reach).contains(finding.line)
            }
            let matching = here + near.prefix(1)
            for index in matching { reports[index].isExpected = true }
            if matching.contains(where: { index in finding.severity.map { reports[index].severity >= $0 } ?? false }) {
                counts.found += 1
            } else {
                counts.missed += 1
                lines.append("MISSED \(finding.file):\(finding.line) \(finding.atLeast)[\(finding.rule)]")
            }
        }
        let alarms = reports.filter { !$0.isExpected && $0.severity >= .warning }
        counts.falseAlarms += Set(alarms.map { "\($0.file) \($0.rule)" }).count
        lines += alarms.map { "FALSE \($0.file):\($0.first) \($0.severity.name)[\($0.rule)]" }
    }
}
