// Constraints that are kept and changed beside one that stays.

import LayoutIDE
import SourceText
import Testing

@Suite struct KeptTwinTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    @Test(
        "One of two constraints between the same anchors gets another constant",
        arguments: [
            ("make.bottom.equalTo(view)", "bottom.constant = -height", 1),
            ("make.bottom.equalTo(view)", "if let height { bottom.constant = -height }", 1),
            ("make.bottom.equalTo(view)", "bottom.constant = -30", 1),
            // The same number, another anchor, a bound, one that gives way, one that is switched off.
            ("make.bottom.equalTo(view)", "bottom.constant = 0", 0),
            ("make.bottom.equalTo(view).offset(room)", "bottom.constant = room", 0),
            ("make.bottom.equalTo(view.snp.top)", "bottom.constant = -height", 0),
            ("make.bottom.lessThanOrEqualTo(view)", "bottom.constant = -height", 0),
            ("make.bottom.equalTo(view).priority(900)", "bottom.constant = -height", 0),
            ("make.bottom.equalTo(view)", "bottom.isActive = false; bottom.constant = -height", 0),
            ("make.bottom.equalTo(view)", "print(bottom.constant)", 0),
        ])
    func twins(_ chain: String, _ change: String, _ expected: Int) {
        let text = """
            class Chat: UIViewController {
                private let table = UITableView()
                var bottom: NSLayoutConstraint!
                var height: CGFloat?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(table)
                    table.snp.makeConstraints { make in
                        make.top.left.right.equalTo(view)
                        \(chain)
                    }
                    bottom = table.bottomAnchor.constraint(equalTo: view.bottomAnchor)
                    bottom.isActive = true
                }
                func keyboardWillShow() { \(change) }
            }
            """
        #expect(messages("same-anchors-twice", text).count == expected)
        // Another class of the file has layouts of its own.
        let other =
            "class Note: UIView { let a = UIView(); func setUp() { addSubview(a); a.snp.makeConstraints { $0.edges.equalToSuperview() } } }"
        #expect(messages("same-anchors-twice", text + "\n" + other).count == expected)
    }

    @Test(
        "The same number as the other one has is no change",
        arguments: [("top.constant = gap", 0), ("top.constant = self.gap", 0), ("top.constant = wide", 1)])
    func theSameNumberAsTheOtherOneHasIsNoChange(_ change: String, _ expected: Int) {
        let text = """
            class Search: UIViewController {
                private let bar = UIView()
                var top: NSLayoutConstraint?
                var (gap, wide): (CGFloat, CGFloat) = measured()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    bar.translatesAutoresizingMaskIntoConstraints = false
                    view.addSubview(bar)
                    top = bar.topAnchor.constraint(equalTo: view.topAnchor, constant: gap)
                    top?.isActive = true
                    NSLayoutConstraint.activate([bar.topAnchor.constraint(equalTo: view.topAnchor, constant: gap)])
                }
                func appear() { \(change) }
            }
            """
        let changed = messages("same-anchors-twice", text).filter { $0.contains("constrained twice") }
        #expect(changed.count == expected, "\(changed)")
    }
}
