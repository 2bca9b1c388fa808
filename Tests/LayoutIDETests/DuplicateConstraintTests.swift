// Constraints that stand twice are found among many that nearly do.

import LayoutIDE
import SourceText
import Testing

@Suite struct DuplicateConstraintTests {
    @Test("Each is found with its first stand and nothing else")
    func eachIsFoundWithItsFirstStandAndNothingElse() {
        var text = "view root {\n"
        for view in 0..<200 { text += "view v\(view)\n" }
        text += "}\n"
        var expected: [String] = []
        var line = 202
        func add(_ statement: String) {
            text += statement + "\n"
            line += 1
        }
        for view in 0..<200 {
            add("v\(view).makeConstraints {")
            let first = line + 1
            // Each differs from the others in one of its parts.
            for relation in ["lessThanOrEqualTo", "greaterThanOrEqualTo"] {
                for constant in [0, view, -1] {
                    add("make.left.\(relation)(root).offset(\(constant)).priority(\(500 + view % 3))")
                }
            }
            add("make.left.lessThanOrEqualTo(root.mas_right).priority(400)")
            add("make.left.lessThanOrEqualTo(root.mas_right).priority(300)")
            add("make.left.lessThanOrEqualTo(root.mas_right).multipliedBy(2).priority(400)")
            // For the first view the offset is the same as the one before it.
            if view == 0 { expected += ["line \(first)", "line \(first + 3)"] }
            if view % 7 == 0 {
                add("make.left.greaterThanOrEqualTo(root).offset(-1).priority(\(500 + view % 3))")
                expected.append("line \(first + 5)")
            }
            add("}")
        }
        let found = Sample(text: text).analysis.findings.filter { $0.rule == "duplicate-constraint" }
        #expect(found.count == expected.count)
        for (finding, place) in zip(found, expected) { #expect(finding.message.contains("on \(place),"), "\(finding)") }
    }

    @Test(
        "What a condition chooses is no second time, whichever stands first",
        arguments: [
            ("$0.top.equalToSuperview()", "$0.top.equalTo(flag ? box.snp.bottom : snp.top)", 0),
            ("$0.top.equalTo(flag ? box.snp.bottom : snp.top)", "$0.top.equalToSuperview()", 0),
            ("$0.top.equalToSuperview()", "$0.top.equalTo(self)", 1),
        ])
    func chosen(first: String, second: String, count: Int) {
        let text = """
            class Card: UIView {
                var flag = false
                let box = UIView()
                let title = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    addSubview(title)
                    title.snp.makeConstraints {
                        \(first)
                        \(second)
                        $0.left.equalToSuperview()
                    }
                }
                func change() { flag.toggle() }
            }
            """
        let found = Analysis(text: SourceText(text), dialect: .swift).findings
        #expect(found.filter { $0.rule == "duplicate-constraint" }.count == count, "\(found.map(\.message))")
    }

    @Test("No fix is safe on a line that was not read as a whole", arguments: [("", true), (" } }", false)])
    func unread(rest: String, isSafe: Bool) throws {
        let text = """
            view root { view a }
            a.makeConstraints {
                make.left.top.equalTo(root)
                make.size.equalTo(20)
                make.left.equalTo(root)\(rest)
            }
            """
        let found = Sample(text: text).analysis.findings
        let fix = try #require(found.first { $0.rule == "duplicate-constraint" }?.fixes.first)
        #expect((fix.safety == .safe) == isSafe)
    }
}
