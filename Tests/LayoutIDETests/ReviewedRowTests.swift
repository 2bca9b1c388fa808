// What reviewers say of rows, cells and safe areas, each beside code that looks alike and is right.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewedRowTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    @Test(
        "A cell that makes constraints when it is filled makes them for each row again",
        arguments: [
            ("configure(with text: String)", "", "", 1), ("bind(_ text: String)", "", "", 1),
            ("configure(with text: String)", "guard title.superview == nil else { return }", "", 0),
            ("configure(with text: String)", "contentView.subviews.forEach { $0.removeFromSuperview() }", "", 0),
            (
                "configure(with text: String)", "clean()",
                "func clean() { contentView.subviews.forEach { $0.removeFromSuperview() } }", 0
            ),
            // What is called once, while the cell is set up.
            (
                "configure(with text: String)", "",
                "override init(frame: CGRect) { super.init(frame: frame); configure(with: \"\") }", 0
            ),
            ("configure()", "", "", 0), ("didTap(_ text: String)", "", "", 0),
        ])
    func filled(_ method: String, _ line: String, _ more: String, _ expected: Int) {
        let text = """
            class Row: UICollectionViewCell {
                private let title = UILabel()
                \(more)
                func \(method) {
                    \(line)
                    contentView.addSubview(title)
                    title.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        #expect(messages("setup-runs-again", text).count == expected)
    }

    /// Boxes overlap at their corners, where circles draw nothing.
    @Test(
        "Circles that do not meet are no overlap",
        arguments: [("35", "60", 128.0, 0), ("35", "60", 100.0, 1), ("", "", 128.0, 1)])
    func circlesThatDoNotMeetAreNoOverlap(_ one: String, _ other: String, _ top: Double, _ expected: Int) {
        let round = [("one", one), ("other", other)].filter { !$0.1.isEmpty }
            .map { "\($0.0).layer.cornerRadius = \($0.1)" }.joined(separator: "; ")
        let text = """
            class Tags: UIViewController {
                private let one = UIButton()
                private let other = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    one.setTitle("A", for: .normal)
                    other.setTitle("B", for: .normal)
                    \(round)
                    view.addSubview(one)
                    view.addSubview(other)
                    one.snp.makeConstraints { make in
                        make.top.equalToSuperview().inset(106.5)
                        make.leading.equalToSuperview().inset(55)
                        make.width.height.equalTo(70)
                    }
                    other.snp.makeConstraints { make in
                        make.top.equalToSuperview().inset(\(top))
                        make.leading.equalToSuperview().inset(114)
                        make.width.height.equalTo(120)
                    }
                }
            }
            """
        #expect(messages("overlapping-texts", text).count == expected)
    }

    @Test(
        "A text of unknown length that goes on under a button of its row",
        arguments: [
            ("make.right.equalToSuperview().offset(-10)", "title.text = text", 1),
            ("make.right.equalToSuperview().offset(-64)", "title.text = text", 0),
            ("make.right.equalTo(more.snp.left)", "title.text = text", 0),
            ("make.right.equalToSuperview().offset(-10)", "title.text = \"A\"", 0),
            ("make.right.equalToSuperview().offset(-10)", "title.text = text; more.isHidden = true", 0),
        ])
    func underButtons(_ end: String, _ fill: String, _ expected: Int) {
        let text = """
            class Review: UIView {
                private let title = UILabel()
                private let more = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    addSubview(more)
                    title.snp.makeConstraints { make in
                        make.left.equalToSuperview().offset(20)
                        make.top.equalToSuperview().offset(12)
                        \(end)
                    }
                    more.snp.makeConstraints { make in
                        make.right.equalToSuperview().offset(-20)
                        make.top.equalToSuperview().offset(4)
                        make.size.equalTo(44)
                    }
                }
                func show(_ text: String) { \(fill) }
            }
            """
        #expect(messages("overlapping-texts", text).count == expected)
        // Below the button there is room.
        let below = text.replacing("offset(12)", with: "offset(60)")
        #expect(messages("overlapping-texts", below).isEmpty)
    }

    @Test(
        "A loop that adds and constrains views leaves their places open as each block does",
        arguments: [
            ("[one, two].forEach {", "$0", 1), ("[one, two].forEach { row in", "row", 1),
            ("for row in [one, two] {", "row", 1), ("for row in [one, two] { keep(row)", "row", 0),
        ])
    func loops(_ head: String, _ view: String, _ expected: Int) {
        let text = """
            class Circle: UIViewController {
                private let one = UIButton()
                private let two = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(head)
                        \(view).setTitle("Aa", for: .normal)
                        view.addSubview(\(view))
                        \(view).snp.makeConstraints { make in
                            make.centerX.equalToSuperview()
                            make.size.equalTo(40)
                        }
                    }
                }
            }
            """
        #expect(messages("ambiguous-position", text).count == expected)
    }

    @Test("What is hidden and placed anew by a helper keeps no space", arguments: [("place()", 0), ("tell()", 1)])
    func whatIsHiddenAndPlacedAnewByAHelperKeepsNoSpace(_ call: String, _ expected: Int) {
        let text = """
            class Page: UIViewController {
                private let photo = UIImageView()
                private let name = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(photo)
                    view.addSubview(name)
                    photo.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.size.equalTo(90) }
                    name.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(photo.snp.bottom) }
                }
                func showNone() {
                    photo.isHidden = true
                    \(call)
                }
                private func place() { name.snp.remakeConstraints { $0.top.left.equalToSuperview() } }
                private func tell() { print("none") }
            }
            """
        #expect(messages("hidden-view-keeps-space", text).count == expected)
    }

    @Test(
        "A safe area that can have one height only",
        arguments: [
            ("250", "make.bottom.equalTo(view.safeAreaLayoutGuide)", ["warning"]),
            // Room below; what the iPhone 15 has; the same with a navigation bar; one end at the view; a number that may change.
            ("250", "make.bottom.lessThanOrEqualTo(view.safeAreaLayoutGuide)", []),
            ("719", "make.bottom.equalTo(view.safeAreaLayoutGuide)", []),
            ("675", "make.bottom.equalTo(view.safeAreaLayoutGuide)", ["information"]),
            ("250", "make.bottom.equalTo(view)", []),
            ("height", "make.bottom.equalTo(view.safeAreaLayoutGuide)", []),
        ])
    func safeAreas(_ height: String, _ bottom: String, _ expected: [String]) {
        let text = """
            class Note: UIViewController {
                private let text = UITextView()
                var height: CGFloat = 300
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(text)
                    text.snp.makeConstraints { make in
                        make.left.right.equalTo(view).inset(10)
                        make.top.equalTo(view.safeAreaLayoutGuide).offset(40)
                        make.height.equalTo(\(height))
                        \(bottom)
                    }
                }
            }
            """
        let findings = Analysis(text: SourceText(text), dialect: .swift).findings
            .filter { $0.rule == "controller-width-fixed" }
        #expect(findings.map { "\($0.severity)" } == expected, "\(findings.map(\.message))")
    }

    /// With 0 the two would hold together if nothing had a width.
    @Test("A number that leaves a view no width is no repair")
    func aNumberThatLeavesAViewNoWidthIsNoRepair() throws {
        let text = """
            class Head: UIView {
                private let title = UILabel()
                private let button = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    addSubview(button)
                    title.snp.makeConstraints { $0.top.left.equalToSuperview() }
                    button.snp.makeConstraints { make in
                        make.width.equalTo(46.scaled)
                        make.center.equalTo(title)
                        make.leading.equalTo(title.snp.trailing).offset(184)
                    }
                }
            }
            """
        let findings = Analysis(text: SourceText(text), dialect: .swift).findings.filter { $0.rule == "unsatisfiable" }
        let finding = try #require(findings.first)
        #expect(!finding.message.contains("constant 0"))
        #expect(!finding.fixes.contains { $0.title.contains("constant") })
    }

    @Test(
        "A text that is always the same does not fit",
        arguments: [
            ("make.width.equalTo(100)", "", 1), ("make.width.equalTo(160)", "", 0),
            ("make.width.equalTo(100)", "hint.minimumScaleFactor = 0.5", 0),
            ("make.width.equalTo(100)", "hint.numberOfLines = 2", 0),
            ("make.width.equalTo(100)", "hint.font = Theme.font", 0),
            ("make.width.greaterThanOrEqualTo(100)", "", 0), ("make.width.equalTo(100).priority(900)", "", 0),
            ("width = make.width.equalTo(100).constraint", "", 0),
        ])
    func cutShort(_ chain: String, _ line: String, _ expected: Int) {
        func page(_ more: String) -> String {
            """
            class Login: UIView {
                private let hint = UILabel()
                private var width: Constraint?
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    hint.text = "Forgot your password?"
                    \(line)
                    addSubview(hint)
                    hint.snp.makeConstraints { make in
                        make.top.left.equalToSuperview()
                        \(chain)
                    }
                }
                \(more)
            }
            """
        }
        #expect(messages("text-cut-short", page("")).count == expected)
        #expect(messages("text-cut-short", page("func fill(_ text: String) { hint.text = text }")).isEmpty)
    }
}
