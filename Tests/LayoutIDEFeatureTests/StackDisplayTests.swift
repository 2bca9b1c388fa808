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
        let views = DisplayedText(text, .swift).analysis.displayed().layoutReport().layouts.flatMap(\.views)
        let note = views.first { $0.name == "box" }?.note?.text
        #expect(note?.contains("`y` depends on which views of `stack` are hidden") == true)
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
}
