// Reads a report in the `json` format back, for merging.

import LayoutIDE
import Project
import SourceText

/// A report that was read back.
struct ReadReport: Sendable {
    /// In written order.
    var findings: [ReportFinding]
    var summary: ReportSummary

    /// Reads the text of a `json` report.
    init(_ text: SourceText) throws(UsageError) {
        let node: JSON5Node
        do { node = try JSON5Reader.read(text) } catch {
            let place = ReportRange(error.range, in: text).start
            let location = LocalizedText.verbatim("\(place.line):\(place.column): ") + error.message
            throw UsageError(
                "not JSON (\(location))", "不是 JSON（\(location)）")
        }
        guard node["version"]?.integer == 1, let findings = node["findings"]?.array, let summary = node["summary"]
        else {
            throw UsageError(
                "not a report of “masonry-lsp check --format json”, version 1",
                "不是“masonry-lsp check --format json”第 1 版的报告")
        }
        self.findings = []
        for finding in findings {
            guard let read = ReportFinding(finding) else {
                throw UsageError("a finding of the report is incomplete", "报告中有一条结果不完整")
            }
            self.findings.append(read)
        }
        self.summary = ReportSummary(summary)
    }
}

extension ReportSummary {
    fileprivate init(_ node: JSON5Node) {
        self.init()
        files = node["files"]?.integer ?? 0
        errors = node["errors"]?.integer ?? 0
        warnings = node["warnings"]?.integer ?? 0
        informations = node["information"]?.integer ?? 0
        hints = node["hints"]?.integer ?? 0
        expectationsPassed = node["expectations"]?["passed"]?.integer ?? 0
        expectationsFailed = node["expectations"]?["failed"]?.integer ?? 0
        hiddenByBaseline = node["hiddenByBaseline"]?.integer ?? 0
    }
}

extension ReportFinding {
    fileprivate init?(_ node: JSON5Node) {
        guard let file = node["file"]?.string, let range = node["range"].flatMap(ReportRange.init),
            let rule = node["rule"]?.string, let message = node["message"]?.string,
            let severity = node["severity"]?.string.flatMap(Severity.init(name:))
        else { return nil }
        self.init(file: file, range: range, rule: rule, severity: severity, message: message)
        scenario = node["scenario"]?.string
        screen = node["screen"]?.string
        fingerprint = node["fingerprint"]?.string ?? ""
        related = (node["related"]?.array ?? []).compactMap { related in
            guard let file = related["file"]?.string, let range = related["range"].flatMap(ReportRange.init) else {
                return nil
            }
            return Related(file: file, range: range, message: related["message"]?.string ?? "")
        }
        fixes = (node["fixes"]?.array ?? []).map { fix in
            Fix(
                title: fix["title"]?.string ?? "", isSafe: fix["safety"]?.string == "safe",
                edits: (fix["edits"]?.array ?? []).compactMap { edit in
                    guard let file = edit["file"]?.string, let range = edit["range"].flatMap(ReportRange.init) else {
                        return nil
                    }
                    return Edit(file: file, range: range, text: edit["text"]?.string ?? "")
                })
        }
    }
}

extension ReportRange {
    fileprivate init?(_ node: JSON5Node) {
        guard let start = node["start"].flatMap(Position.init), let end = node["end"].flatMap(Position.init) else {
            return nil
        }
        self.init(start: start, end: end)
    }
}

extension ReportRange.Position {
    fileprivate init?(_ node: JSON5Node) {
        guard let line = node["line"]?.integer, let column = node["column"]?.integer, line >= 1, column >= 1 else {
            return nil
        }
        self.init(line: line, column: column)
    }
}
