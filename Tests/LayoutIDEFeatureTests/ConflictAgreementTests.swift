// What `check` calls a conflict and what `solve` prints as one are the same.

import LayoutFamilies
import LayoutIDE
import SourceText
import TestTexts
import Testing

@Suite("Conflicts of check and solve") struct ConflictAgreementTests {
    /// A view's class with a box, and `body` in its initializer.
    private static func panel(_ body: String, methods: String = "") -> String {
        """
        class Panel: UIView {
            let box = UIView()
            var width: Constraint?
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(box)
                \(body)
            }
            \(methods)
        }
        """
    }

    @Test(
        "A conflict that other code may prevent is printed by neither",
        arguments: [
            ("box.snp.makeConstraints { $0.width.equalTo(1); $0.width.equalTo(2) }", "", 1),
            ("box.snp.makeConstraints { $0.width.equalTo(1); width = $0.width.equalTo(2).constraint }", "", 0),
            (
                "box.snp.makeConstraints { $0.width.equalTo(1) }\nbox.snp.makeConstraints { $0.width.equalTo(2) }",
                "func reset() { box.snp.removeConstraints() }", 1
            ),
            (
                "box.snp.makeConstraints { $0.width.equalTo(1) }\nbox.snp.makeConstraints { $0.width.equalTo(2) }",
                "func reset(_ wide: Bool) { if wide { box.snp.remakeConstraints { $0.width.equalTo(3) } } }", 0
            ),
        ])
    func uncertain(_ body: String, _ methods: String, _ count: Int) {
        let analysis = Analysis(text: SourceText(Self.panel(body, methods: methods)), dialect: .swift)
        let layouts = analysis.layoutReport().layouts.filter { $0.state == nil }
        let found = analysis.findings.filter { $0.rule == "unsatisfiable" }
        #expect(found.count == layouts.flatMap(\.conflicts).count)
        #expect(found.count == count || methods.contains("reset()"))
        if found.isEmpty { #expect(layouts.allSatisfy { $0.isSatisfiable != false }) }
    }

    @Test(
        "What code does to a view of an embedded one by its name may prevent what that one's class makes of it",
        arguments: [
            ("", 1), ("row.icon.tintColor = .red", 1), ("row.icon.isHidden = true", 0),
            ("row.icon.snp.remakeConstraints { _ in }", 0), ("tune(row.icon)", 0),
        ])
    func reached(_ code: String, _ count: Int) {
        let row = """
            class Row: UIView {
                let icon = UIImageView()
                let stack = UIStackView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    stack.axis = .horizontal
                    stack.addArrangedSubview(icon)
                    addSubview(stack)
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                    icon.snp.makeConstraints { $0.size.equalTo(12) }
                }
            }

            """
        let page = """
            class Page: UIView {
                let row = Row()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(row)
                    row.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.height.equalTo(48) }
                    \(code)
                }
            }
            """
        let analysis = Analysis(text: SourceText(row + page), dialect: .swift)
        #expect(analysis.findings.count { $0.rule == "unsatisfiable" } == count)
        let layouts = analysis.layoutReport().layouts
        #expect(layouts.contains { !$0.conflicts.isEmpty } == (count > 0))
    }

    @Test("Where constraints of a source conflict, the number that hangs on the choice is not shown")
    func whereConstraintsOfASourceConflictTheNumber() throws {
        let text = Self.panel(
            "box.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.height.equalTo(8); "
                + "$0.width.equalTo(10); $0.width.equalTo(20) }")
        let analysis = Analysis(text: SourceText(text), dialect: .swift)
        let box = try #require(analysis.layoutReport().layouts.flatMap(\.views).first { $0.name == "box" }?.frame)
        #expect(box.numbers.map { $0?.value } == [0, 0, nil, 8])
    }
}

extension ConflictAgreementTests {
    private static let rules: Set<RuleID> = [
        "unsatisfiable", "unsatisfiable-on-screen", "array-relation-conflict", "update-adds-second-constraint",
    ]

    @Test("Both agree on every text of the tests")
    func bothAgreeOnEveryTextOfTheTests() throws {
        var generator = SeededGenerator(seed: 7)
        for fixture in try FixtureText.own {
            let text = fixture.text(&generator)
            // A comment may silence what is found.
            guard !text.contains("masonry-lsp:"), !text.contains("masonry:") else { continue }
            let analysis = Analysis(text: SourceText(text), dialect: fixture.dialect)
            // What is printed is of one device; a finding may be of code that others run.
            let printed = analysis.displayed().layoutReport().layouts.contains { !$0.conflicts.isEmpty }
            // An update that adds something is information where nothing contradicts it.
            let found = analysis.findings.contains { Self.rules.contains($0.rule) && $0.severity != .information }
            #expect(printed == found || found && analysis.document.asksForDevice, "\(fixture.name)\n\(text)")
        }
    }
}
