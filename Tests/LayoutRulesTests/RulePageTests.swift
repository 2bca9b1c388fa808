// Each rule's page is its test: its examples have exactly the findings they are annotated with.

import LayoutIDE
import SourceText
import Testing

@Suite struct RulePageTests {
    static let examples = Analysis.rules().flatMap(\.examples)

    static func analyze(_ text: String, _ example: PageExample) -> Analysis {
        Analysis(text: SourceText(text), dialect: example.dialect, configuration: configuration(example))
    }

    /// Rules that are off are switched on in their own page's examples only.
    static func configuration(_ example: PageExample) -> AnalysisConfiguration {
        var configuration = AnalysisConfiguration()
        if let page = Analysis.rule(example.rule), !page.isOnByDefault {
            configuration.severities[page.id] = page.severity
        }
        return configuration
    }

    @Test("The examples of rule pages have the findings they name, and no others", arguments: examples)
    func findings(_ example: PageExample) {
        let expected = AnnotatedText(example.text)
        let analysis = Self.analyze(expected.text, example)
        var unmatched = expected.annotations
        for finding in analysis.findings {
            if let index = unmatched.firstIndex(where: { $0.matches(finding, in: analysis.text) }) {
                unmatched.remove(at: index)
            } else {
                let start = analysis.text.position(of: finding.range.start, in: .utf8)
                let end = analysis.text.position(of: finding.range.end, in: .utf8)
                Issue.record(
                    """
                    unexpected \(start.line + 1):\(start.column + 1)-\(end.line + 1):\(end.column + 1) \
                    \(finding.severity.name)[\(finding.rule.rawValue)]: \(finding.message)
                    """)
            }
        }
        for annotation in unmatched { Issue.record("missing \(annotation)") }
        if example.kind == .good { #expect(expected.annotations.isEmpty, "a good example has no findings") }
    }

    @Test(
        "Applying the first fix of a bad example's findings gives the fixed text",
        arguments: examples.filter { $0.fixedText != nil })
    func fixes(_ example: PageExample) {
        let analysis = Self.analyze(AnnotatedText(example.text).text, example)
        let edits = analysis.findings.filter { $0.rule == example.rule }.compactMap(\.fixes.first).flatMap(\.edits)
        #expect(analysis.text.applying(edits).string == example.fixedText)
    }

    @Test("A rule is listed with fixes where findings of its examples have some", arguments: Analysis.rules())
    func offersFix(_ page: RulePage) {
        let fixes = page.examples.map { Self.analyze(AnnotatedText($0.text).text, $0) }.flatMap(\.findings)
            .filter { $0.rule == page.id }.flatMap(\.fixes)
        #expect(page.isFixable == !fixes.isEmpty)
    }

    @Test("Every rule's page begins with its name and shows something good", arguments: Analysis.rules())
    func shape(_ page: RulePage) {
        #expect(page.markdown.hasPrefix("# \(page.id.rawValue)\n\n"))
        #expect(page.examples.contains { $0.kind == .good })
        let isShown = page.examples.contains { $0.text.contains("\(page.severity.name)[\(page.id.rawValue)]") }
        #expect(isShown || Self.withoutBadExample.contains(page.id.rawValue))
        #expect(!page.title.isEmpty)
    }

    /// Rules that no `.masonry` text can break.
    static let withoutBadExample: Set<String> = ["guide-without-owner", "controller-as-target"]
}
