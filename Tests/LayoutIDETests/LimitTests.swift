// The limits that a text can meet: what lies within them is read, and what lies beyond is one finding at one place.

import LayoutIDE
import SourceText
import Testing

@Suite struct LimitTests {
    private func findings(_ text: String, _ dialect: Dialect = .masonry) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect).findings.map { "\($0.severity) \($0.rule.rawValue)" }
    }

    /// Views in one another, each as large as the one around it.
    private func nested(_ count: Int) -> String {
        var text = ""
        for view in 0..<count { text += "view v\(view) {\n" }
        text += String(repeating: "}\n", count: count)
        for view in 1..<count { text += "v\(view).makeConstraints { make.edges.equalTo(v\(view - 1)) }\n" }
        return text
    }

    @Test("Views up to the limit are read and solved")
    func viewsUpToTheLimitAreReadAndSolved() {
        #expect(findings(nested(50)) == [])
    }

    @Test("Views beyond the limit are one error", arguments: [51, 52, 1_000, 10_000])
    func viewsBeyondTheLimitAreOneError(count: Int) {
        #expect(findings(nested(count)) == ["error syntax"])
    }

    @Test("The error stands where reading ends")
    func theErrorStandsWhereReadingEnds() throws {
        let text = nested(60)
        let finding = try #require(Analysis(text: SourceText(text), dialect: .masonry).findings.first)
        #expect(finding.message.hasPrefix("This is nested too deeply: the limit"))
        #expect(SourceText(text)[finding.range] == "view")
        #expect(SourceText(text).line(at: finding.range.start) == 50)
    }

    @Test("Deep statements in many places are one error")
    func deepStatementsInManyPlacesAreOneError() {
        let deep = String(repeating: "{", count: 200) + String(repeating: "}", count: 200)
        #expect(findings(String(repeating: deep + "\n", count: 30)) == ["error syntax"])
    }

    @Test("Sources beyond the limit are a remark")
    func sourcesBeyondTheLimitAreARemark() {
        let blocks = String(repeating: "{\n", count: 1_000) + String(repeating: "}\n", count: 1_000)
        #expect(
            findings("@implementation A\n- (void)a {\n" + blocks + "}\n@end\n", .objectiveC)
                == ["information syntax"])
        #expect(
            findings("final class A: UIView {\nfunc a() {\n" + String(repeating: "b {\n", count: 300), .swift)
                == ["information syntax"])
        #expect(findings("@implementation A\n- (void)a {\n{{{{{{{{ }}}}}}}}\n}\n@end\n", .objectiveC) == [])
    }

    /// A file of views, states and screens.
    private func layouts(views: Int, states: Int, screens: Int) -> String {
        (0..<views).map { "view v\($0)\n" }.joined() + (0..<states).map { "state s\($0) {}\n" }.joined()
            + (0..<screens).map { "screen \"n\($0)\" 320 x 480\n" }.joined()
    }

    @Test("States and screens up to the limit are solved")
    func statesAndScreensUpToTheLimitAreSolved() {
        let within = Analysis(text: SourceText(layouts(views: 20, states: 99, screens: 10)), dialect: .masonry)
        #expect(within.document.scenarios.count == 100)
        #expect(within.findings.isEmpty)
    }

    @Test(
        "States and screens beyond the limit are one error", .timeLimit(.minutes(1)),
        arguments: [(1_000, 4_999, 0), (0, 999, 501), (2, 250_000, 0), (2_001, 0, 250)])
    func statesAndScreensBeyondTheLimitAreOneError(views: Int, states: Int, screens: Int) throws {
        let mistake = "v0.makeConstraints { make.lef }\n"
        let text = SourceText(layouts(views: views, states: states, screens: screens) + mistake)
        let analysis = Analysis(text: text, dialect: .masonry)
        let finding = try #require(analysis.findings.first)
        #expect(analysis.findings.count == 1 && finding.rule == "syntax" && finding.severity == .error)
        #expect(finding.message.hasPrefix("This layout is too large for so many states and screens"))
        #expect(text[finding.range] == (states > 0 ? "s0" : "\"n0\"") || text[finding.range] == "n0")
        #expect(analysis.solved.isEmpty)
    }

    /// Two views and a line of the base for each state: views alone would let them through.
    @Test("Constraints of many states count as well", .timeLimit(.minutes(1)))
    func constraintsOfManyStatesCountAsWell() {
        func text(_ count: Int) -> String {
            "view root { view a }\n"
                + String(repeating: "a.makeConstraints { make.left.equalTo(root).priority(1) }\n", count: count)
                + layouts(views: 0, states: count, screens: 0)
        }
        #expect(Analysis(text: SourceText(text(100)), dialect: .masonry).document.scenarios.count == 101)
        #expect(findings(text(8_000)) == ["error syntax"])
    }

    @Test("Typing across the limit is what opening finds there")
    func typingAcrossTheLimitIsWhatOpeningFindsThere() {
        var last = Analysis(text: SourceText(nested(50)), dialect: .masonry)
        for count in [51, 50, 60, 49, 2_000, 50] {
            last = Analysis(text: SourceText(nested(count)), following: last)
            let fresh = Analysis(text: SourceText(nested(count)), dialect: .masonry)
            #expect(last.findings.map(\.message) == fresh.findings.map(\.message))
            #expect(last.findings.map(\.range) == fresh.findings.map(\.range))
        }
    }
}
