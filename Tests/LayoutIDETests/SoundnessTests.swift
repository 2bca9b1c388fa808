// What is broken or unknown makes no second finding: one problem, one finding.

import LayoutIDE
import Testing

@Suite struct SoundnessTests {
    private func rules(_ text: String) -> [String] { Sample(text: text).rules }

    @Test("An unknown target does not make its view ambiguous")
    func anUnknownTargetDoesNotMakeItsViewAmbiguous() {
        #expect(rules("view root { view a }\na.makeConstraints { make.left.equalTo(rooot) }") == ["unknown-view"])
    }

    @Test("An unknown attribute of another view does not make that view ambiguous")
    func anUnknownAttributeOfAnotherViewDoesNotMakeThatViewAmbiguous() {
        #expect(
            rules(
                """
                view root { view a; view b }
                a.makeConstraints {
                    make.edges.equalTo(root)
                    make.right.equalTo(b.mas_lefft)
                }
                b.makeConstraints { make.top.bottom.equalTo(root) }
                """) == ["unknown-attribute"])
    }

    @Test("A syntax error silences the views of its block")
    func aSyntaxErrorSilencesTheViewsOfItsBlock() {
        #expect(
            rules(
                """
                view root { view a; view b }
                a.makeConstraints {
                    make.top.left.equalTo(root)
                    make..right.bottom.equalTo(b)
                }
                b.makeConstraints { make.edges.equalTo(root) }
                """) == ["syntax"])
    }

    @Test("A misspelt receiver silences the view that was meant")
    func aMisspeltReceiverSilencesTheViewThatWasMeant() {
        #expect(
            rules("view root { view title }\ntitel.makeConstraints { make.edges.equalTo(root) }") == ["unknown-view"])
    }

    @Test("Views that hang on an ambiguous one are not findings of their own")
    func viewsThatHangOnAnAmbiguousOneAreNotFindingsOfTheirOwn() {
        let sample = Sample(
            text: """
                view root { view a; view b; view c }
                a.makeConstraints { make.top.equalTo(root); make.size.mas_equalTo(40) }
                b.makeConstraints { make.left.equalTo(a.mas_right); make.top.width.height.equalTo(a) }
                c.makeConstraints { make.left.equalTo(b.mas_right); make.top.width.height.equalTo(a) }
                """)
        #expect(sample.rules == ["ambiguous-position"])
        #expect(
            sample.analysis.findings[0].message
                == "`a.x` is ambiguous. `b` and `c` move with it. Pin `left` or `centerX`.")
    }

    @Test("A conflict on all screens is one finding")
    func aConflictOnAllScreensIsOneFinding() {
        #expect(
            rules(
                """
                screen "Small" 320 x 568
                screen "Large" 430 x 932
                view root { view a }
                a.makeConstraints { make.edges.equalTo(root); make.width.mas_equalTo(10) }
                state other { a.updateConstraints { make.edges.equalTo(root).insets(UIEdgeInsetsMake(0, 1, 0, 0)) } }
                """) == ["unsatisfiable"])
    }

    @Test("A conflict of a state names it")
    func aConflictOfAStateNamesIt() throws {
        let sample = Sample(
            text: """
                view root { view a }
                a.makeConstraints { make.edges.equalTo(root) }
                state wide { a.makeConstraints { make.width.mas_equalTo(10) } }
                """)
        #expect(sample.rules == ["unsatisfiable"])
        #expect(try #require(sample.analysis.findings.first).scenario == "wide")
    }

    @Test("Rules can be switched")
    func rulesCanBeSwitched() {
        let text = "view root { view a }\na.makeConstraints { make.left.right.equalTo(root) }"
        #expect(rules(text) == ["ambiguous-position", "ambiguous-size"])
        #expect(Sample(text: text, severities: ["ambiguous-size": Severity?.none]).rules == ["ambiguous-position"])
        let raised = Sample(text: text, severities: ["ambiguous-size": .error])
        #expect(raised.analysis.findings.map(\.severity) == [.error, .warning])
    }

    @Test("What a remake took away was not deactivated by hand")
    func whatARemakeTookAwayWasNotDeactivatedByHand() {
        #expect(
            rules(
                """
                view root { view a }
                a.snp.makeConstraints { $0.left.top.width.height.equalToSuperview() }
                a.snp.remakeConstraints { $0.right.top.width.height.equalToSuperview() }
                a.snp.updateConstraints { $0.left.equalToSuperview().offset(3) }
                """) == ["snap-update-no-match"])
    }
}
