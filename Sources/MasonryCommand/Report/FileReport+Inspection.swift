// From byte offsets to lines and columns: an inspected text becomes part of a report.

import SourceText

extension FileReport {
    /// So many conflicts of one file are drawn.
    private static let maximumPictures = 20

    /// The report of `inspection`, whose offsets are those of `text`. Findings keep their order.
    init(path: String, text: SourceText, _ inspection: Inspection) {
        self.init(path: path)
        let lines = SourceLines(text)
        let columns = lines.columns
        source = lines
        var picturesLeft = Self.maximumPictures
        findings = inspection.findings.map { finding in
            var result = ReportFinding(
                file: path, range: ReportRange(finding.range, in: columns), rule: finding.rule.rawValue,
                severity: finding.severity, message: finding.message)
            result.scenario = finding.scenario
            result.screen = finding.screen
            if picturesLeft > 0, let picture = inspection.picture(finding) {
                result.picture = picture
                picturesLeft -= 1
            }
            result.related = finding.related.map {
                .init(file: path, range: ReportRange($0.range, in: columns), message: $0.message)
            }
            result.fixes = finding.fixes.map { fix in
                .init(
                    title: fix.title, isSafe: fix.safety == .safe,
                    edits: fix.edits.map { .init(file: path, range: ReportRange($0.range, in: columns), text: $0.text) }
                )
            }
            return result
        }
        findings.setFingerprints(lines)
        let shares = inspection.statistics.blocks
        blocks = shares.all
        unreadBlocks = shares.all - shares.full
        expectations = inspection.expectations.map {
            .init(
                text: text[$0.range], line: text.line(at: $0.range.start) + 1, screen: $0.screen, state: $0.state,
                failure: $0.failure)
        }
    }
}

extension ReportRange {
    /// `range` in lines and UTF-16 columns from 1.
    init(_ range: TextRange, in text: ColumnMarks) {
        self.init(start: Position(range.start, in: text), end: Position(range.end, in: text))
    }

    init(_ range: TextRange, in text: SourceText) { self.init(range, in: ColumnMarks(text)) }
}

extension ReportRange.Position {
    fileprivate init(_ offset: TextOffset, in text: ColumnMarks) {
        let position = text.position(of: offset)
        self.init(line: position.line + 1, column: position.column + 1)
    }
}
