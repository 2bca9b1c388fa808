// What is shown of stack views of which not all is known: what hides their views, and what other methods do to them.

import Testing

@Suite("Stack views as they are shown") struct StackDisplayTests {
    /// The frames of two views that a stack view arranges: a label and a box 30 high.
    private func frames(_ setUp: String, stack: String = "stack.axis = .vertical", members: String = "") -> [String?] {
        let text = """
            class Card: UIView {
                private let label = UILabel()
                private let box = UIView()
                private lazy var stack: UIStackView = {
                    let stack = UIStackView(arrangedSubviews: [self.label, self.box])
                    \(stack)
                    return stack
                }()
                \(members)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    setUp()
                }
                private func setUp() {
                    addSubview(stack)
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                    label.snp.makeConstraints { $0.height.equalTo(20) }
                    box.snp.makeConstraints { $0.height.equalTo(30) }
                    \(setUp)
                }
            }
            class Page: UIViewController {
                let card = Card()
                override func viewDidLoad() {
                    view.addSubview(card)
                    card.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(200) }
                }
            }
            """
        let shown = DisplayedText(text, .swift)
        return [shown.frame("card.label", of: "Page"), shown.frame("card.box", of: "Page")]
    }

    @Test("Where it is not known what is hidden, the places across the axis are")
    func across() {
        let fill = "stack.axis = .vertical"
        let width = "box.snp.makeConstraints { $0.width.equalTo(30) }; "
        #expect(frames("") == ["(0, 0, 200, 20)", "(0, 20, 200, 30)"])
        #expect(frames("label.isHidden = theme.isPlain") == ["(0, ?, 200, 20)", "(0, ?, 200, 30)"])
        #expect(
            frames(width + "label.isHidden = theme.isPlain", stack: fill + "; stack.alignment = .trailing")[1]
                == "(170, ?, 30, 30)")
        // How the stack view aligns is not known either.
        #expect(
            frames("label.isHidden = theme.isPlain", stack: fill + "; stack.alignment = theme.alignment")[1]
                != "(0, ?, 200, 30)")
        #expect(frames("label.isHidden = theme.isPlain", stack: "stack.axis = theme.axis")[1] != "(0, ?, 200, 30)")
    }

    /// The frames of a column of views in a stack view that leaves their widths alone.
    private func column(_ views: [String], _ setUp: String = "") -> DisplayedText {
        let text = """
            class Page: UIViewController {
                let stack = UIStackView()
                \(views.map { "let \($0)" }.joined(separator: "; "))
                override func viewDidLoad() {
                    view.addSubview(stack)
                    stack.axis = .vertical
                    stack.spacing = 8
                    stack.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(200) }
                    \(views.map { "stack.addArrangedSubview(\($0.prefix { $0 != " " }))" }.joined(separator: "; "))
                    \(setUp)
                }
            }
            """
        return DisplayedText(text, .swift)
    }

    @Test(
        "A hidden view has no extent along the axis, unless a required constraint asks for one",
        arguments: [
            ("$0.height.equalTo(44).priority(999)", "first.isHidden = true", "(?, ?, ?, 0)"),
            ("$0.height.equalTo(44)", "first.isHidden = true", "(?, ?, ?, 44)"),
            ("$0.width.equalTo(44)", "first.isHidden = true", "(?, ?, 44, 0)"),
            ("$0.height.equalTo(44).priority(999)", "first.isHidden = theme.isPlain", "(0, ?, 200, ?)"),
        ])
    func hidden(_ constraint: String, _ hiding: String, _ frame: String) {
        let shown = column(
            ["first = UIView()", "second = UIView()"],
            "first.snp.makeConstraints { \(constraint) }; second.snp.makeConstraints { $0.height.equalTo(20) }; \(hiding)"
        )
        #expect(shown.frame("first", of: "Page") == frame)
        if hiding.hasSuffix("true") { #expect(shown.frame("second", of: "Page") == "(0, 0, 200, 20)") }
    }

    @Test("A text that is not known leaves the places of other views, and makes no view flat")
    func unknownSizes() {
        let labels = column(["first = UILabel()", "second = UILabel()"], "stack.alignment = .leading")
        #expect(labels.frame("stack", of: "Page") == "(0, 0, 200, ≈ 49)")
        #expect(labels.frame("second", of: "Page") == "(0, ≈ 28.5, ?, ≈ 20.5)")
        let several = column(["first = UILabel()", "second = UILabel()"], "first.numberOfLines = 0")
        #expect(several.frame("first", of: "Page") == "(0, 0, 200, ≈ 20.5)")
        #expect(several.frame("second", of: "Page") == "(0, ≈ 28.5, 200, ≈ 20.5)")
        let others = column(["first = UILabel()", "plain = UIView()", "badge = BadgeView()"])
        #expect(others.frame("plain", of: "Page") == "(0, ≈ 28.5, 200, ?)")
        #expect(others.frame("badge", of: "Page") == "(0, ?, 200, ?)")
        let row = column(
            ["box = UIView()", "first = UILabel()", "second = UILabel()"],
            """
            stack.axis = .horizontal
            stack.alignment = .center
            box.snp.makeConstraints { $0.size.equalTo(40) }
            """)
        #expect(row.frame("box", of: "Page") == "(0, 0, 40, 40)")
        #expect(row.frame("first", of: "Page") == "(48, ≈ 9.75, ?, ≈ 20.5)")
        #expect(row.frame("second", of: "Page") == "(?, ≈ 9.75, ?, ≈ 20.5)")
    }

    @Test("A range rests on nothing that is made up")
    func ranges() {
        let views = column(["badge = BadgeView()", "plain = UIView()", "last = UIView()"])
            .analysis.displayed().layoutReport().layouts.flatMap(\.views)
        let last = views.first { $0.name == "last" }?.ambiguous.first { $0.attribute == "y" }
        #expect(last != nil && last?.range.minimum == nil && last?.range.maximum == nil)
    }

    @Test("The reason is what hides them")
    func reasons() {
        let text = """
            class Page: UIViewController {
                let label = UILabel()
                let box = UIView()
                override func viewDidLoad() {
                    let stack = UIStackView(arrangedSubviews: [label, box])
                    stack.axis = .vertical
                    view.addSubview(stack)
                    stack.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(200) }
                    box.snp.makeConstraints { $0.height.equalTo(30) }
                    label.isHidden = theme.isPlain
                }
            }
            """
        func note(_ name: String, _ text: String) -> String? {
            DisplayedText(text, .swift).analysis.displayed().layoutReport().layouts.flatMap(\.views)
                .first { $0.name == name }?.note?.text
        }
        #expect(note("box", text)?.contains("`y` depends on which views of `stack` are hidden") == true)
        let hidden = note("label", text.replacing("theme.isPlain", with: "true"))
        #expect(hidden?.contains("the stack view of `label`, which leaves it out while it is hidden") == true)
    }

    @Test(
        "A stack view that no method changes is in the layout of each what it is in the base; the reason is a condition"
    )
    func states() {
        let text = """
            class Page: UIViewController {
                let caption = UILabel()
                let stack = UIStackView()
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    caption.text = "Director"
                    view.addSubview(stack)
                    view.addSubview(box)
                    stack.addArrangedSubview(caption)
                    stack.snp.makeConstraints { $0.top.left.equalToSuperview() }
                    if isMovie {
                        box.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.size.equalTo(8) }
                    }
                }
                func grow() { box.snp.updateConstraints { $0.height.equalTo(20) } }
            }
            """
        let layouts = DisplayedText(text, .swift).analysis.displayed().layoutReport().layouts
        let captions = layouts.map { $0.views.first { $0.name == "caption" }?.frame?.width?.value }
        #expect(captions.count > 1 && Set(captions).count == 1 && captions[0] != nil)
        let note = layouts.first?.views.first { $0.name == "box" }?.note?.text
        #expect(note?.contains("line 13, which constrains `box`, runs under a condition") == true, "\(note ?? "")")
    }

    @Test("A button of whose title constraints speak is not as wide as its title")
    func titles() {
        func button(_ code: String) -> String? {
            let text = """
                class Page: UIViewController {
                    let button = UIButton()
                    override func viewDidLoad() {
                        button.setTitle("Play", for: .normal)
                        view.addSubview(button)
                        button.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.height.equalTo(26) }
                        \(code)
                    }
                }
                """
            return DisplayedText(text, .swift).frame("button", of: "Page")
        }
        #expect(button("button.titleLabel?.textColor = .red")?.hasPrefix("(0, 0, ≈") == true)
        let inside = "button.titleLabel?.snp.makeConstraints { $0.right.equalTo(button).inset(12) }"
        #expect(button(inside) == "(0, 0, ?, 26)")
    }

    @Test("What is hidden is not shown as arranged")
    func hidden() {
        #expect(frames("label.isHidden = true")[1] == "(0, 0, 200, 30)")
    }

    @Test("What is asked of a stack view, and what other methods of it do, leaves its set-up")
    func others() {
        let size = "override var intrinsicContentSize: CGSize { stack.systemLayoutSizeFitting(.zero) }"
        #expect(frames("", members: size) == ["(0, 0, 200, 20)", "(0, 20, 200, 30)"])
        let update = "func update() { stack.removeArrangedSubview(label); stack.spacing = 8; label.isHidden = true }"
        #expect(frames("", members: update) == ["(0, 0, 200, 20)", "(0, 20, 200, 30)"])
    }

    @Test(
        "What observes a property runs when the set-up gives it a value, other than in the initializer itself",
        arguments: [
            ("isPlain = true", "(0, 0, 200, 30)"), ("self.isPlain = true", "(0, 0, 200, 30)"),
            ("isPlain = false", "(0, 20, 200, 30)"), ("isPlain = theme.isPlain", "(0, ?, 200, 30)"),
            ("", "(0, 20, 200, 30)"),
        ])
    func observers(_ setUp: String, _ box: String) {
        let members =
            "var isPlain = false { didSet { label.isHidden = isPlain } }\nvar other = 0 { didSet { stack.spacing = 9 } }"
        #expect(frames(setUp, members: members)[1] == box)
    }

    @Test("An initializer gives its properties values without telling what observes them")
    func initializers() {
        let text = """
            class Card: UIView {
                let box = UIView()
                var isPlain = false { didSet { title.isHidden = isPlain } }
                let title = UILabel()
                init() {
                    super.init(frame: .zero)
                    let stack = UIStackView(arrangedSubviews: [title, box])
                    stack.axis = .vertical
                    addSubview(stack)
                    isPlain = true
                    stack.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(200) }
                    title.snp.makeConstraints { $0.height.equalTo(20) }
                    box.snp.makeConstraints { $0.height.equalTo(30) }
                }
            }
            """
        #expect(DisplayedText(text, .swift).frame("box", of: "Card") == "(0, 20, 200, 30)")
    }

    @Test(
        "An initializer in an extension of UIStackView arranges as it says",
        arguments: [
            ("self.init(arrangedSubviews: views); self.axis = .vertical; self.spacing = gap", "(0, 34, 200, 20)"),
            ("self.init(arrangedSubviews: views); axis = theme.axis; spacing = gap", "(?, ?, ?, 20)"),
            ("self.init(frame: .zero); axis = .vertical; spacing = gap; add(views)", "(0, 34, 200, 20)"),
        ])
    func extensions(_ body: String, _ expected: String) {
        let helpers = """
            extension UIStackView {
                convenience init(views: [UIView], gap: CGFloat) { \(body) }
                func add(_ views: [UIView]) { views.forEach { addArrangedSubview($0) } }
            }
            """
        let card = """
            class Card: UIView {
                let box = UIView(), mark = UIView()
                lazy var stack = UIStackView(views: [box, mark], gap: 4)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    box.snp.makeConstraints { $0.height.equalTo(30) }
                    addSubview(stack)
                    stack.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(200) }
                    mark.snp.makeConstraints { $0.height.equalTo(20) }
                }
            }

            """
        #expect(DisplayedText.frame("mark", of: "Card", in: card, with: helpers) == expected)
    }

    @Test("A stack view of the program's own class arranges as its initializer says")
    func classes() {
        let rows = """
            class Rows: UIStackView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    makeUI()
                }
                required init(coder: NSCoder) { super.init(coder: coder) }
                func makeUI() {
                    axis = .vertical
                    self.spacing = 4
                }
            }
            final class Pair: Rows {
                let first = UIView()
                convenience init(_ second: UIView) {
                    self.init(arrangedSubviews: [second])
                    insertArrangedSubview(first, at: 0)
                    first.snp.makeConstraints { $0.height.equalTo(10) }
                }
            }
            final class Even: Rows {
                override func addArrangedSubview(_ view: UIView) {
                    super.addArrangedSubview(view)
                    view.snp.makeConstraints { $0.height.equalTo(12) }
                }
            }
            """
        func frames(_ stack: String, _ setUp: String, of rows: String) -> [String?] {
            let card = """
                class Base: UIView {
                    let box = UIView(), mark = UIView()
                    lazy var stack: Rows = \(stack)
                    override init(frame: CGRect) {
                        super.init(frame: frame)
                        addSubview(stack)
                        stack.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(200) }
                        setUp()
                    }
                    func setUp() {}
                }
                class Card: Base {
                    override func setUp() { \(setUp) }
                }
                """
            let shown = DisplayedText(card, .swift, [rows])
            return [shown.frame("box", of: "Card"), shown.frame("mark", of: "Card")]
        }
        let heights =
            "box.snp.makeConstraints { $0.height.equalTo(30) }; mark.snp.makeConstraints { $0.height.equalTo(20) }"
        let both = ["(0, 0, 200, 30)", "(0, 34, 200, 20)"]
        #expect(
            frames("Rows()", "stack.addArrangedSubview(box); stack.addArrangedSubview(mark);" + heights, of: rows)
                == both)
        #expect(frames("Rows(arrangedSubviews: [self.box, self.mark])", heights, of: rows) == both)
        #expect(
            frames(
                "Rows()", "stack.addArrangedSubview(mark); stack.insertArrangedSubview(box, at: 0);" + heights, of: rows
            )
                == both)
        // An initializer that arranges itself, and a method in the place of UIKit's.
        #expect(
            frames("Pair(self.box)", "stack.addArrangedSubview(mark);" + heights, of: rows)
                == ["(0, 14, 200, 30)", "(0, 48, 200, 20)"])
        #expect(
            frames("Even()", "stack.addArrangedSubview(mark); stack.addArrangedSubview(box)", of: rows)
                == ["(0, 16, 200, 12)", "(0, 0, 200, 12)"])
        #expect(frames("Even(arrangedSubviews: [self.mark, self.box])", heights, of: rows)[0] != "(0, 24, 200, 30)")
        // An initializer that cannot be read, or a size of its own.
        let unread = rows.replacing("axis = .vertical", with: "axis = theme.axis")
        #expect(frames("Rows(arrangedSubviews: [self.box, self.mark])", heights, of: unread)[1] != both[1])
        let sized = rows.replacing(
            "func makeUI", with: "override var intrinsicContentSize: CGSize { .zero }; func makeUI")
        #expect(frames("Rows(arrangedSubviews: [self.box, self.mark])", heights, of: sized)[1] != both[1])
        #expect(frames("makeRows([self.box, self.mark])", heights, of: rows)[1] != both[1])
    }

    @Test("What clears a stack view before anything is arranged takes nothing away")
    func clearing() {
        func box(_ setUp: String) -> String? {
            let text = """
                class Card: UIView {
                    let stack = UIStackView(), title = UIView(), box = UIView()
                    init() {
                        super.init(frame: .zero)
                        addSubview(stack)
                        stack.snp.makeConstraints { $0.left.top.equalToSuperview() }
                        [title, box].forEach { view in view.snp.makeConstraints { $0.size.equalTo(20) } }
                        \(setUp)
                    }
                    func set(_ views: [UIView]) {
                        stack.arrangedSubviews.forEach { view in
                            stack.removeArrangedSubview(view)
                            view.removeFromSuperview()
                        }
                        views.forEach { stack.addArrangedSubview($0) }
                    }
                }
                """
            return DisplayedText(text, .swift).frame("box", of: "Card")
        }
        #expect(box("set([title, box])") == "(20, 0, 20, 20)")
        #expect(box("set([title]); set([box])") != "(20, 0, 20, 20)")
        #expect(box("stack.addArrangedSubview(title); set([box])") != "(20, 0, 20, 20)")
    }

    @Test(
        "Who only prints a stack view, or tells accessibility of it, leaves it as it is",
        arguments: [
            ("print(stack)", "(0, 20, 200, 30)"),
            ("UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, stack)", "(0, 20, 200, 30)"),
            ("keep(stack)", "(?, ?, ?, 30)"),
        ])
    func onlyReads(_ call: String, _ box: String) {
        #expect(frames(call).last == box)
    }
}
