// Any text has an analysis, every finding and fix lies in the text, and an edit gives what a fresh look gives.

import Foundation
import LayoutIDE
import SourceText
import Testing

@Suite struct RobustnessTests {
    static let texts: [String] = Analysis.rules().flatMap(\.examples).map { AnnotatedText($0.text).text }

    private func check(_ analysis: Analysis) {
        let length = analysis.text.length
        for finding in analysis.findings {
            #expect(finding.range.end.utf8 <= length)
            #expect(!finding.message.isEmpty)
            for related in finding.related { #expect(related.range.end.utf8 <= length) }
            for edit in finding.fixes.flatMap(\.edits) { #expect(edit.range.end.utf8 <= length) }
        }
        for offset in stride(from: 0, through: length, by: 7) {
            if let hover = analysis.hover(at: TextOffset(offset)) {
                #expect(hover.range.touches(TextOffset(offset)))
                #expect(!hover.plainText.isEmpty)
            }
        }
        for symbol in analysis.documentSymbols() { #expect(symbol.range.contains(symbol.selectionRange)) }
        _ = analysis.layoutReport()
    }

    @Test("Texts cut at any place")
    func textsCutAtAnyPlace() {
        for text in Self.texts.prefix(60) {
            let bytes = Array(text.utf8)
            for end in stride(from: 0, to: bytes.count, by: 37) {
                check(Analysis(text: SourceText(bytes: Array(bytes[..<end])), dialect: .masonry))
            }
        }
    }

    @Test("Texts with bytes taken out")
    func textsWithBytesTakenOut() {
        for (number, text) in Self.texts.prefix(60).enumerated() {
            var bytes = Array(text.utf8)
            guard bytes.count > 40 else { continue }
            let start = (number * 31) % (bytes.count - 10)
            bytes.removeSubrange(start..<start + 1 + number % 9)
            check(Analysis(text: SourceText(bytes: bytes), dialect: .masonry))
        }
    }

    @Test("An edit gives what a fresh analysis gives")
    func anEditGivesWhatAFreshAnalysisGives() {
        for (first, second) in zip(Self.texts, Self.texts.dropFirst()) {
            let before = Analysis(text: SourceText(first), dialect: .masonry)
            for text in [first + "\n// comment", first.replacingOccurrences(of: "100", with: "120"), second] {
                let followed = Analysis(text: SourceText(text), following: before)
                let fresh = Analysis(text: SourceText(text), dialect: .masonry)
                #expect(followed.findings.map(\.message) == fresh.findings.map(\.message))
                #expect(
                    followed.solved.map(\.solution.absoluteFrames) == fresh.solved.map(\.solution.absoluteFrames))
            }
        }
    }
}
