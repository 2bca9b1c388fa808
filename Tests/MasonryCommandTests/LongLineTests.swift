// Findings on a line of very many characters: shown around their place, named by the content of the line.

import SourceText
import Testing

@testable import MasonryCommand
@testable import Project

@Suite struct LongLineTests {
    private let text = SourceText(
        String(repeating: "é中😀 ", count: 4_000) + "BAD " + String(repeating: "tail ", count: 4_000) + "\nBAD")

    @Test("Carets stand under what they mark")
    func caretsStandUnderWhatTheyMark() throws {
        let marked = TextRange(40_000, 40_003)
        #expect(text[marked] == "BAD")
        let excerpt = try #require(Excerpt(ReportRange(marked, in: text), in: SourceLines(text)))
        let shown = try #require(excerpt.line.firstRange(of: "BAD"))
        let indent = String(excerpt.line[..<shown.lowerBound]).displayColumns
        #expect(excerpt.carets == String(repeating: " ", count: indent) + "^^^")
        #expect(excerpt.line.hasPrefix("…") && excerpt.line.hasSuffix("…") && excerpt.line.count <= 170)
    }

    @Test("Any place is shown", arguments: [0, 10, 59_900])
    func anyPlaceIsShown(_ start: Int) throws {
        let marked = TextRange(start, start + 1)
        let excerpt = try #require(Excerpt(ReportRange(marked, in: text), in: SourceLines(text)))
        #expect(excerpt.line.count <= 170 && excerpt.carets.hasSuffix("^"))
    }

    @Test("Fingerprints name findings of one long line in order")
    func fingerprintsNameFindingsOfOneLongLineInOrder() {
        func finding(_ column: Int, _ line: Int) -> ReportFinding {
            let place = ReportRange.Position(line: line, column: column)
            return ReportFinding(
                file: "a", range: ReportRange(start: place, end: place), rule: "r", severity: .error, message: "m")
        }
        var findings = [finding(1, 1), finding(9, 1), finding(1, 2)]
        findings.setFingerprints(SourceLines(text))
        #expect(Set(findings.map(\.fingerprint)).count == 3)
        var others = [finding(5, 2), finding(7, 3)]
        let moved = SourceText("// new\n" + text.string)
        others.setFingerprints(SourceLines(moved))
        #expect(others.map(\.fingerprint) == [findings[0].fingerprint, findings[2].fingerprint])
    }
}
