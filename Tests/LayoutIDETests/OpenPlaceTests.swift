// Views that nothing places along an axis, whatever else is said of them.

import LayoutIDE
import SourceText
import Testing

@Suite struct `Places that stay open` {
    private func count(_ rule: RuleID, _ text: String) -> Int {
        Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.count
    }

    @Test(
        "What UIKit calls its own places no view, nor does what is kept along the other axis",
        arguments: [
            ("toolbar.barTintColor = .red", 1), ("toolbar.items = [done]", 1), ("toolbar.isTranslucent = false", 1),
            ("toolbar.accessibilityHint = name", 1), ("toolbar.anchorPoint = middle", 0), ("toolbar.dock(self)", 0),
            ("dock(toolbar)", 0), ("toolbar.snp.makeConstraints { low = $0.height.equalTo(44).constraint }", 1),
            ("toolbar.snp.makeConstraints { low = $0.left.equalToSuperview().constraint }", 0),
        ])
    func properties(_ code: String, expected: Int) {
        let text = """
            class Picker: UIView {
                private let toolbar = UIToolbar()
                private var low: Constraint?
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(toolbar)
                    toolbar.snp.makeConstraints { $0.bottom.equalToSuperview(); $0.width.equalTo(100) }
                    \(code)
                }
            }
            """
        #expect(count("ambiguous-position", text) == expected, "\(code)")
    }

    @Test(
        "Two remakes of one method that leave the same open are no help to each other",
        arguments: [
            ("$0.top.bottom.equalToSuperview()", "$0.top.bottom.equalToSuperview().inset(8)", 2),
            ("$0.top.bottom.equalToSuperview()", "$0.edges.equalToSuperview()", 0),
            ("$0.top.bottom.equalToSuperview()", "$0.left.right.equalToSuperview()", 0),
        ])
    func remakes(_ one: String, _ other: String, expected: Int) {
        let text = """
            class Field: UIView {
                private let note = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(note)
                    note.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func show(_ text: String?) {
                    if text == nil {
                        note.snp.remakeConstraints { \(one) }
                    } else {
                        note.snp.remakeConstraints { \(other) }
                    }
                }
            }
            """
        #expect(count("remake-drops-constraints", text) == expected)
    }
}
