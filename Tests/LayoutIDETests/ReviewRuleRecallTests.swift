// What reviewers of real code flag, each beside code that looks alike and is right.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewRuleRecallTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    /// A view with a plain view, in which a label and an icon lie, and a list.
    private func panel(_ body: String, members: String = "", methods: String = "") -> String {
        """
        class Panel: UIView {
            private let box = UIView()
            private let title = UILabel()
            private let icon = UIImageView()
            private let list = UITableView()
            private let note = UILabel()
            private let badge = UIImageView()
        \(members)
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(box)
                box.addSubview(title)
                box.addSubview(icon)
        \(body)
            }
        \(methods)
        }
        """
    }

    @Test(
        "A plain view of which every constraint speaks of one edge or centre has no size",
        arguments: [
            ("$0.centerX.equalToSuperview()", "$0.centerX.equalToSuperview()", 1),
            ("$0.centerX.equalToSuperview()", "$0.left.right.equalToSuperview()", 0),
            ("$0.centerX.equalToSuperview()", "$0.width.equalToSuperview()", 0),
            ("$0.centerX.equalToSuperview(); $0.width.equalTo(80)", "$0.centerX.equalToSuperview()", 0),
            ("$0.centerX.equalToSuperview(); $0.width.lessThanOrEqualTo(80)", "$0.centerX.equalToSuperview()", 1),
            ("$0.left.right.equalToSuperview()", "$0.centerX.equalToSuperview()", 0),
        ])
    func unsized(_ box: String, _ content: String, _ expected: Int) {
        let body = """
            box.snp.makeConstraints { \(box); $0.top.bottom.equalToSuperview() }
            title.snp.makeConstraints { \(content); $0.top.equalToSuperview() }
            icon.snp.makeConstraints { $0.centerX.equalTo(title); $0.bottom.equalToSuperview() }
            """
        #expect(messages("ambiguous-size", panel(body)).count == expected)
        let framed = "override func layoutSubviews() { box.frame = bounds }"
        #expect(messages("ambiguous-size", panel(body, methods: framed)).isEmpty)
        let handed = "func prepare() { fit(box) }"
        #expect(messages("ambiguous-size", panel(body, methods: handed)).isEmpty)
    }

    @Test(
        "A list as large as its superview, without a place along one axis, is said",
        arguments: [
            ("$0.left.right.height.width.equalToSuperview()", 1), ("$0.left.right.top.height.equalToSuperview()", 0),
            ("$0.edges.equalToSuperview()", 0),
        ])
    func unplacedList(_ block: String, _ expected: Int) {
        let body = "addSubview(list)\nlist.dataSource = self\nlist.snp.makeConstraints { \(block) }"
        let methods = "func show() { list.reloadData() }"
        #expect(messages("ambiguous-position", panel(body, methods: methods)).count == expected)
        #expect(messages("ambiguous-position", panel(body, methods: "func show() { list.embed() }")).isEmpty)
        for call in ["list.addAction { self.show() }", "list.rx.tap.subscribe()", "list.kf.setImage(with: url)"] {
            #expect(messages("ambiguous-position", panel(body, methods: "func bind() { \(call) }")).count == expected)
        }
    }

    @Test(
        "What is as long as its superview and begins within it hangs out",
        arguments: [
            ("$0.left.equalToSuperview().offset(10); $0.width.equalToSuperview()", 1),
            ("$0.left.equalToSuperview().offset(10); $0.width.equalToSuperview().offset(-10)", 0),
            ("$0.left.equalToSuperview().offset(10); $0.width.equalToSuperview().offset(-4)", 1),
            ("$0.left.equalToSuperview(); $0.width.equalToSuperview()", 0),
            ("$0.left.equalToSuperview().offset(10); $0.width.equalToSuperview().multipliedBy(0.5)", 0),
            ("$0.left.equalToSuperview().offset(320); $0.width.equalToSuperview()", 0),
            ("$0.left.equalToSuperview().offset(10); $0.width.equalToSuperview().priority(500)", 0),
            ("$0.left.equalTo(box.snp.left).offset(10); $0.width.equalToSuperview()", 0),
        ])
    func beyondFarEdge(_ block: String, _ expected: Int) {
        let body = "addSubview(note)\nnote.snp.makeConstraints { \(block); $0.top.equalToSuperview() }"
        #expect(messages("outside-superview", panel(body)).count == expected)
        let moved = "func move() { note.snp.remakeConstraints { $0.edges.equalToSuperview() } }"
        #expect(messages("outside-superview", panel(body, methods: moved)).isEmpty)
    }

    @Test(
        "A text that ends at the far edge of what stands at the end of its row covers it",
        arguments: [
            ("$0.right.equalTo(share.snp.right).offset(-10); $0.centerY.equalTo(share)", 1),
            ("$0.right.equalTo(share.snp.left).offset(-10); $0.centerY.equalTo(share)", 0),
            ("$0.right.equalTo(share).offset(-10); $0.top.equalToSuperview().offset(12)", 1),
            // Below the button, in line with its end.
            ("$0.right.equalTo(share); $0.top.equalTo(share.snp.bottom).offset(4)", 0),
            ("$0.right.equalTo(share).offset(-70); $0.centerY.equalTo(share)", 0),
            ("$0.right.equalTo(share); $0.bottom.equalToSuperview()", 0),
        ])
    func endsOnNeighbour(_ block: String, _ expected: Int) {
        let body = """
            addSubview(share)
            addSubview(name)
            share.snp.makeConstraints { make in
                make.top.equalToSuperview().offset(8)
                make.right.equalToSuperview().offset(-20)
                make.size.equalTo(CGSize(width: 70, height: 30))
            }
            name.snp.makeConstraints { $0.left.equalToSuperview().offset(10); \(block) }
            """
        let members = "private let share = UIButton()\nprivate let name = UILabel()"
        #expect(messages("overlapping-texts", panel(body, members: members)).count == expected)
        for (type, count) in [("ShareButton", expected), ("ShareView", 0)] {
            let own = members.replacing("UIButton", with: type)
            let text = panel(body, members: own) + "\nclass \(type): UIView {}"
            #expect(messages("overlapping-texts", text).count == count)
        }
        // As long as it is shown the text covers it, unless both come and go.
        let hidden = "func hide() { share.isHidden = true }"
        #expect(messages("overlapping-texts", panel(body, members: members, methods: hidden)).count == expected)
        let both = hidden.replacing("}", with: "; name.isHidden = false }")
        #expect(messages("overlapping-texts", panel(body, members: members, methods: both)).isEmpty)
        // At most there, it may end before.
        let bounded = body.replacing("$0.right.equalTo", with: "$0.right.lessThanOrEqualTo")
        for said in messages("overlapping-texts", panel(bounded, members: members)) {
            #expect(said.contains("may reach the trailing edge of `share`"))
        }
        #expect(messages("overlapping-texts", panel(bounded, members: members)).count == expected)
    }

    @Test(
        "Of a label that is wider than its text, the text counts",
        arguments: [
            ("left", "", 1), ("right", "", 0), ("left", "name.textAlignment = .center", 0),
            ("right", "name.textAlignment = .right", 0),
        ])
    func textInWideLabel(_ side: String, _ alignment: String, _ expected: Int) {
        let body = """
            addSubview(name)
            addSubview(share)
            name.text = "999 remarks"
            share.setTitle("Share", for: .normal)
            \(alignment)
            name.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.top.equalToSuperview().offset(8) }
            share.snp.makeConstraints { $0.size.equalTo(40); $0.\(side).equalToSuperview(); $0.centerY.equalTo(name) }
            """
        let members = "private let share = UIButton()\nprivate let name = UILabel()"
        #expect(messages("overlapping-texts", panel(body, members: members)).count == expected)
    }

    @Test(
        "A label or a stack view of labels that others fill has no end before what ends its row",
        arguments: [
            ("addSubview(caption)", "caption", "$0.centerY.equalToSuperview()", 1),
            ("addSubview(caption)", "caption", "$0.top.equalToSuperview()", 0),
            (
                "addSubview(caption)", "caption",
                "$0.centerY.equalToSuperview(); $0.right.lessThanOrEqualTo(badge.snp.left)", 0
            ),
            ("addSubview(rows)", "rows", "$0.centerY.equalTo(badge)", 1),
            ("addSubview(rows)", "rows", "$0.centerY.equalTo(badge); $0.width.equalTo(80)", 0),
        ])
    func rows(_ add: String, _ view: String, _ block: String, _ expected: Int) {
        let body = """
            addSubview(badge)
            \(add)
            badge.snp.makeConstraints { $0.right.equalToSuperview(); $0.centerY.equalToSuperview(); $0.size.equalTo(16) }
            \(view).snp.makeConstraints { $0.left.equalToSuperview().offset(10); \(block) }
            """
        let arranged = add.contains("rows") ? "let rows = UIStackView(arrangedSubviews: [name])" : ""
        let members = "let caption = UILabel()\n\(arranged)\nlet name = UILabel()"
        let text = panel(body, members: members).replacing("private let rows", with: "let rows")
        #expect(messages("unbounded-text", text).count == expected)
        #expect(!messages("unbounded-text", text).contains { $0.contains(".snp`") })
        let own = text.replacing("let caption", with: "private let caption").replacing(
            "let name", with: "private let name")
        #expect(messages("unbounded-text", own).isEmpty)
    }

    @Test(
        "A cell that adds several views to itself by a helper is said once for each kind",
        arguments: [
            ("self.addSubviews([caption, more])", 2), ("addSubviews([caption, more])", 2),
            ("contentView.addSubviews([caption, more])", 0),
        ])
    func cellHelper(_ add: String, _ expected: Int) {
        let text = """
            extension UIView {
                func addSubviews(_ views: [UIView]) { views.forEach { self.addSubview($0) } }
            }
            class TrackCell: UITableViewCell {
                private let caption = UILabel()
                private let more = UIButton()
                override init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    \(add)
                    caption.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    more.snp.makeConstraints { $0.right.top.equalToSuperview() }
                }
            }
            """
        #expect(messages("cell-subview-outside-content-view", text).count == expected)
    }

    @Test("What a superclass of another file ties is compared with nothing that this file cannot read")
    func otherFile() {
        let other = """
            class Bubble: UIView {
                let time = UILabel()
                func place() {
                    addSubview(time)
                    time.snp.makeConstraints { $0.bottom.equalToSuperview().offset(-gap(9)) }
                }
            }
            """
        let text = """
            class ImageBubble: Bubble {
                override func place() {
                    super.place()
                    time.snp.makeConstraints { $0.bottom.equalToSuperview().offset(-gap(9)) }
                }
            }
            """
        var configuration = AnalysisConfiguration()
        configuration.index = SymbolIndex(
            [IndexedSource(text: SourceText(other), dialect: .swift, path: "Bubble.swift", role: .implementation)],
            device: nil)
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration)
        #expect(analysis.document.constraints.count > 1)
        #expect(!analysis.findings.contains { $0.rule == "same-anchors-twice" })
    }

    @Test(
        "What is an error on the device is not said a second time",
        arguments: [("UIScreen.main.bounds.width / 8", 0), ("wide", 1)])
    func sameAnchorsOnDevice(_ width: String, _ expected: Int) {
        let text = """
            class Card: UIView {
                let line = UIView()
                init(wide: CGFloat) {
                    super.init(frame: .zero)
                    addSubview(line)
                    line.snp.makeConstraints {
                        $0.left.top.equalToSuperview()
                        $0.height.equalTo(1)
                        $0.width.equalTo(UIScreen.main.bounds.width)
                        $0.width.equalTo(\(width))
                    }
                }
            }
            """
        let rules = Analysis(text: SourceText(text), dialect: .swift).findings.map(\.rule)
        #expect(rules.filter { $0 == "same-anchors-twice" }.count == expected, "\(rules)")
        #expect(rules.filter { $0 == "unsatisfiable-on-screen" }.count == 1 - expected, "\(rules)")
    }

    @Test(
        "A helper that another file gives all views is one of the class, with and without `self`",
        arguments: ["self.addSubviews(share)", "addSubviews(share)"])
    func helpersOfOtherFiles(_ add: String) {
        let other = """
            extension UIView { func addSubviews(_ views: UIView...) { views.forEach { addSubview($0) } } }
            """
        let text = """
            class Bar: UIView {
                private let share = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    \(add)
                    share.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        var configuration = AnalysisConfiguration()
        configuration.index = SymbolIndex(
            [IndexedSource(text: SourceText(other), dialect: .swift, path: "Views.swift", role: .implementation)],
            device: nil)
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration)
        #expect(analysis.document.constraints.count == 4)
    }
}
