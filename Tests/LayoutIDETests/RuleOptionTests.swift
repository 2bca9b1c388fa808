// Options of rules: each is named on its page, and changes what its rule says.

import LayoutIDE
import SourceText
import Testing

@Suite struct RuleOptionTests {
    private func findings(_ text: String, _ rule: RuleID, _ options: [String: RuleOptionValue]) -> Int {
        var configuration = AnalysisConfiguration()
        configuration.severities[rule] = .warning
        configuration.ruleOptions[rule] = options
        let dialect: Dialect = text.contains("class ") ? .swift : .masonry
        let analysis = Analysis(text: SourceText(text), dialect: dialect, configuration: configuration)
        return analysis.findings.filter { $0.rule == rule }.count
    }

    @Test(
        "Each option changes what its rule reports",
        arguments: [
            (
                "outside-superview", "tolerance", RuleOptionValue.number(21),
                """
                screen "Phone" 300 x 600
                view root { view card }
                card.makeConstraints {
                    make.top.equalTo(root)
                    make.left.equalTo(root.mas_right).offset(20)
                    make.size.equalTo(CGSizeMake(100, 50))
                }
                """
            ),
            (
                "broken-optional", "minimum", .number(51),
                """
                screen "Phone" 300 x 600
                view root { view a }
                a.makeConstraints {
                    make.left.top.bottom.equalTo(root)
                    make.width.mas_equalTo(100)
                    make.width.mas_equalTo(150).priority(500)
                }
                """
            ),
            (
                "constant-out-of-range", "limit", .number(3_000_000),
                """
                view root { view a }
                a.makeConstraints {
                    make.edges.equalTo(root)
                    make.width.mas_lessThanOrEqualTo(2000000)
                }
                """
            ),
            (
                "trailing-sign", "minimum", .number(17),
                """
                view root { view a }
                a.makeConstraints {
                    make.left.top.bottom.equalTo(root)
                    make.right.equalTo(root).offset(16)
                }
                """
            ),
            (
                "constrain-content-view", "allowsAllEdges", .flag(true),
                """
                class RowCell: UITableViewCell {
                    func setUp() {
                        contentView.snp.makeConstraints { $0.edges.equalToSuperview() }
                    }
                }
                """
            ),
        ])
    func option(_ rule: String, _ name: String, _ value: RuleOptionValue, _ text: String) {
        #expect(findings(text, RuleID(rule), [:]) == 1)
        #expect(findings(text, RuleID(rule), [name: value]) == 0)
        // A value that is none for this option counts as not given.
        #expect(findings(text, RuleID(rule), [name: .number(-5)]) == 1)
    }

    @Test("A page names the options of its rule", arguments: Analysis.rules().filter { !$0.options.isEmpty })
    func pages(_ page: RulePage) {
        for option in page.options { #expect(page.markdown.contains("- `\(option.name)` (\(option.standard.text)): ")) }
    }
}
