// What a reviewer says of constraint blocks drawn at random, each beside code that looks alike and is right.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite struct ReviewedBlockTests {
    private func messages(
        _ rule: RuleID, _ text: String, _ dialect: Dialect = .swift, others: [(path: String, text: String)] = []
    ) -> [String] {
        var configuration = AnalysisConfiguration()
        if !others.isEmpty {
            configuration.index = SymbolIndex(
                others.map {
                    IndexedSource(text: SourceText($0.text), dialect: dialect, path: $0.path, role: .implementation)
                },
                device: nil)
        }
        return Analysis(text: SourceText(text), dialect: dialect, configuration: configuration).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    // MARK: Views that show nothing

    private func anchor(_ member: String, _ more: String = "", parent: String = "scroll") -> String {
        """
        class Screen: UIView {
            private let scroll = UIScrollView()
            private let box = UIView()
            \(member)
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(scroll)
                addSubview(box)
                scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                box.snp.makeConstraints { $0.edges.equalToSuperview() }
                \(parent).addSubview(spacer)
                spacer.snp.makeConstraints { make in
                    make.leading.trailing.equalTo(\(parent))
                    make.width.equalTo(self)
                }
                \(more)
            }
        }
        """
    }

    @Test(
        "A plain view that only gives a scroll view its width may lie anywhere",
        arguments: [
            "private let spacer = UIView()", "private let spacer: UIView = UIView(frame: .zero)",
        ])
    func spacers(_ member: String) {
        #expect(messages("ambiguous-position", anchor(member)).isEmpty)
        let local = anchor("").replacing(
            "scroll.addSubview(spacer)", with: "let spacer = UIView()\nscroll.addSubview(spacer)")
        #expect(messages("ambiguous-position", local).isEmpty)
    }

    @Test(
        "One that shows something, or lies elsewhere, lies nowhere",
        arguments: [
            ("private let spacer = UIImageView()", "", "scroll"),
            ("private let spacer = UIView()", "spacer.backgroundColor = .red", "scroll"),
            ("private let spacer = UIView()", "spacer.layer.cornerRadius = 4", "scroll"),
            (
                "private let spacer = UIView()",
                "let dot = UIView()\nspacer.addSubview(dot)\ndot.snp.makeConstraints { $0.edges.equalToSuperview() }",
                "scroll"
            ),
            ("let spacer = UIView()", "", "box"),
            ("private let spacer = UIView()", "spacer.backgroundColor = .red", "box"),
        ])
    func shown(_ member: String, _ more: String, _ parent: String) {
        #expect(messages("ambiguous-position", anchor(member, more, parent: parent)).count == 1)
    }

    @Test(
        "A clear view that only holds others apart may lie anywhere and be of any size",
        arguments: [
            ("private let gap = UIView()", "gap.backgroundColor = .clear", 0),
            ("private let gap = UIView()", "gap.backgroundColor = UIColor.clear", 0),
            ("private let gap = UIView()", "gap.backgroundColor = tint", 1), ("let gap = UIView()", "", 1),
            ("private var gap: UIView!", "gap = makeGap()", 0), ("private var gap: UIView!", "gap = makeRule()", 1),
            ("private let gap = UIImageView()", "", 1),
        ])
    func gaps(_ member: String, _ more: String, _ expected: Int) {
        func text(_ block: String) -> String {
            """
            class Screen: UIView {
                private let caption = UILabel()
                \(member)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(caption)
                    caption.snp.makeConstraints { $0.left.equalToSuperview(); $0.bottom.equalToSuperview() }
                    \(more)
                    \(more.contains("make") && member.contains("!") ? "" : "addSubview(gap)")
                    gap.snp.makeConstraints { \(block) }
                }
                private func makeGap() -> UIView {
                    let view = UIView()
                    view.backgroundColor = .clear
                    addSubview(view)
                    return view
                }
                private func makeRule() -> UIView {
                    let view = UIView()
                    view.backgroundColor = .red
                    addSubview(view)
                    return view
                }
            }
            """
        }
        let free = text("$0.top.equalToSuperview(); $0.size.equalTo(8)")
        #expect(messages("ambiguous-position", free).count == expected)
    }

    // MARK: Views of the program's own classes

    private func row(_ type: String) -> String {
        """
        class Row: UIView {
            private let mark = \(type)()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(mark)
                mark.snp.makeConstraints { make in
                    make.leading.equalToSuperview()
                    make.size.equalTo(8)
                }
            }
        }
        """
    }

    @Test(
        "A class of the program that leaves its place to others is as good as one of UIKit",
        arguments: [
            ("class Mark: UIView {}", 1), ("class Base: UILabel {}\nclass Mark: Base {}", 1),
            ("class Mark: UIView { let dot = UIView(); func setUp() { addSubview(dot) } }", 1),
            (
                "class Mark: UIView { let dot = UIView(); func setUp() { addSubview(dot); "
                    + "dot.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalTo(self.snp.top) } } }", 1
            ),
            ("class Mark: UIView { func pin() { snp.makeConstraints { $0.top.equalToSuperview() } } }", 0),
            ("class Mark: UIView { func pin() { self.snp.remakeConstraints { $0.top.equalToSuperview() } } }", 0),
            ("class Mark: UIView { func pin() { superview?.addSubview(UIView()) } }", 0),
            (
                "class Mark: UIView { func pin(_ a: UIView) { topAnchor.constraint(equalTo: a.topAnchor).isActive = true } }",
                0
            ),
            ("class Mark: UIView { func show(_ a: UIView) { a.addSubview(self) } }", 0),
            ("class Mark: Badge {}", 0), ("", 0), ("class Base: UIViewController {}\nclass Mark: Base {}", 0),
        ])
    func ownClasses(_ declarations: String, _ expected: Int) {
        #expect(messages("ambiguous-position", declarations + "\n" + row("Mark")).count == expected)
        // In another file it is the same.
        let others = [(path: "/work/Mark.swift", text: declarations)]
        #expect(messages("ambiguous-position", row("Mark"), others: others).count == expected)
    }

    @Test(
        "Where not all code of a class is at hand, nothing is called missing",
        arguments: [
            "#if DEBUG\nclass Mark: UIView { func a() { addSubview(b) } }\n#else\nclass Mark: UIView { func c() { addSubview(b) } }\n#endif",
            "class Mark: UIView { func a() { addSubview(b) }\n" + String(repeating: "// a long class\n", count: 9000)
                + "}",
            "enum Rows { class Mark: UIView { func a() { addSubview(b) } } }",
        ])
    func unread(_ declarations: String) {
        let others = [(path: "/work/Mark.swift", text: declarations)]
        #expect(messages("ambiguous-position", row("Mark"), others: others).isEmpty)
    }

    // MARK: Texts that are held by their centre

    private func centred(_ block: String, _ text: String, name: String = "caller", more: String = "") -> String {
        """
        class Call: UIViewController {
            private let \(name) = UILabel()
            private let plate = UIView()
            override func viewDidLoad() {
                view.addSubview(plate)
                view.addSubview(\(name))
                plate.snp.makeConstraints { $0.top.left.width.height.equalToSuperview() }
                \(name).snp.makeConstraints { make in
                    make.top.equalToSuperview()
                    \(block)
                }
                \(more)
            }
            func show(_ user: User, _ count: Int) { \(name).text = \(text) }
        }
        """
    }

    @Test(
        "A text of unknown length that is held only its center is constrained runs out at both sides",
        arguments: [
            ("make.centerX.equalToSuperview()", "user.nick", 1), ("make.centerX.equalTo(plate)", "user.nick", 1),
            ("make.centerX.equalToSuperview()", "Users.displayName(of: user)", 1),
            ("make.centerX.equalToSuperview()", "userName", 1), ("make.centerX.equalToSuperview()", "self.caption", 0),
            ("make.centerX.equalToSuperview()", "caption ?? user.nick", 1),
            ("make.centerX.equalToSuperview()", "caption", 0),
            ("make.centerX.equalToSuperview()", "user.page.title", 0),
            ("make.centerX.equalToSuperview()", "Users.rank(of: user)", 0),
            ("make.centerX.equalToSuperview()", "Texts.title()", 0),
            ("make.centerX.equalToSuperview()", "R.string.call.title(languages: user)", 0),
            ("make.centerX.equalToSuperview()", "\"Nobody\"", 0),
            ("make.centerX.equalToSuperview(); make.left.greaterThanOrEqualToSuperview()", "user.nick", 0),
            ("make.centerX.equalToSuperview(); make.width.lessThanOrEqualTo(200)", "user.nick", 0),
            ("make.left.right.equalToSuperview()", "user.nick", 0),
        ])
    func centres(_ block: String, _ text: String, _ expected: Int) {
        let found = messages("unbounded-text", centred(block, text))
        #expect(found.count == expected)
        #expect(found.allSatisfy { $0.contains("only its center is constrained") })
    }

    @Test(
        "What is tied to its ends, or wraps it, may hold it",
        arguments: [
            ("", 1),
            (
                "let dot = UIView()\nview.addSubview(dot)\ndot.snp.makeConstraints { $0.center.equalTo(caller); $0.size.equalTo(4) }",
                1
            ),
            (
                "plate.snp.remakeConstraints { $0.left.equalTo(caller).offset(-8); $0.left.greaterThanOrEqualToSuperview() }",
                0
            ),
            ("caller.preferredMaxLayoutWidth = 200", 0),
            ("if isSmall { caller.snp.makeConstraints { $0.width.equalTo(80) } }", 0),
        ])
    func tied(_ more: String, _ expected: Int) {
        let text = centred("make.centerX.equalToSuperview()", "user.nick", more: more)
        #expect(messages("unbounded-text", text).count == expected)
        #expect(messages("unbounded-text", text.replacing("caller", with: "timeLabel")).isEmpty)
    }

    @Test(
        "A cell may be as large as the text in its middle",
        arguments: [("make.center.equalToSuperview()", 0), ("make.centerX.top.equalToSuperview()", 1)])
    func chips(_ block: String, _ expected: Int) {
        let text = """
            class TagCell: UICollectionViewCell {
                private let caption = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(caption)
                    caption.snp.makeConstraints { make in \(block) }
                }
                func show(_ topic: Topic) { caption.text = topic.author }
            }
            """
        #expect(messages("unbounded-text", text).count == expected)
    }

    // MARK: Localised texts

    @Test(
        "A localised text has no end before what stands at the end of its row",
        arguments: [
            ("NSLocalizedString(\"mute\", comment: \"\")", "", 1), ("L10n.mute", "", 1), ("\"mute\".localized", "", 1),
            ("\"Mute\"", "", 0), ("L10n.mute", "$0.right.lessThanOrEqualTo(toggle.snp.left)", 0),
            ("L10n.mute", "$0.width.equalTo(90)", 0),
        ])
    func localised(_ text: String, _ end: String, _ expected: Int) {
        let source = """
            class MuteView: UIView {
                private let caption = UILabel()
                private let toggle = UISwitch()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(caption)
                    addSubview(toggle)
                    caption.text = \(text)
                    caption.snp.makeConstraints {
                        $0.left.equalToSuperview().offset(16)
                        $0.centerY.equalToSuperview()
                        \(end)
                    }
                    toggle.snp.makeConstraints {
                        $0.right.equalToSuperview().offset(-16)
                        $0.centerY.equalToSuperview()
                    }
                }
            }
            """
        let found = messages("unbounded-text", source)
        #expect(found.count == expected)
        #expect(found.allSatisfy { $0.contains("longer in other languages") })
        // Alone in its row it has the whole of it.
        let alone = source.replacing("$0.right.equalToSuperview().offset(-16)", with: "$0.left.equalToSuperview()")
        #expect(messages("unbounded-text", alone).isEmpty)
    }

    // MARK: One mistake is one finding

    @Test("A helper that is called for several views has one mistake", arguments: [1, 2, 4])
    func helpers(_ count: Int) {
        let names = (0..<count).map { "mark\($0)" }
        let text = """
            class Panel: UIView {
            \(names.map { "private let \($0) = UIView()" }.joined(separator: "\n"))
                override init(frame: CGRect) {
                    super.init(frame: frame)
            \(names.map { "addSubview(\($0))\nplace(\($0))" }.joined(separator: "\n"))
                }
                private func place(_ mark: UIView) {
                    mark.snp.makeConstraints { make in
                        make.top.left.equalToSuperview()
                        make.height.equalTo(8)
                        make.width.equalTo(20)
                        make.width.equalTo(30)
                    }
                }
            }
            """
        let found = messages("unsatisfiable", text)
        #expect(found.count == 1)
        #expect(found.contains { $0.contains("\(count - 1) more like it here.") } == (count > 1))
    }

    // MARK: Constraints that are deactivated before they are active

    private func title(_ call: String, _ inside: String, behind: String = "") -> String {
        """
        class Panel: UIView {
            private let title = UILabel()
            private var top: Constraint?
            private var below: Constraint?
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
                title.snp.makeConstraints { make in
                    self.top = make.top.equalToSuperview().constraint
                }
                title.snp.\(call) { make in
                    self.below = make.bottom.equalToSuperview().constraint
                    \(inside)
                    make.leading.trailing.equalToSuperview()
                }
                \(behind)
            }
        }
        """
    }

    @Test(
        "A block activates all that it makes when it is over, also what was deactivated in it",
        arguments: [
            ("makeConstraints", "self.below?.deactivate()", "", 1), ("makeConstraints", "", "below?.deactivate()", 0),
            ("remakeConstraints", "self.below?.deactivate()", "", 1),
            ("makeConstraints", "self.top?.deactivate()", "", 0),
            ("makeConstraints", "DispatchQueue.main.async { self.below?.deactivate() }", "", 0),
            ("prepareConstraints", "self.below?.deactivate()", "", 0),
            ("makeConstraints", "self.below?.activate()", "", 0),
            ("makeConstraints", "self.below?.isActive = false", "", 1),
            ("makeConstraints", "self.below?.isActive = true", "", 0),
            ("makeConstraints", "if isPlain { self.below?.isActive = false }", "", 0),
            ("makeConstraints", "self.top?.isActive = false", "", 0),
            ("prepareConstraints", "self.below?.isActive = false", "", 0),
            ("makeConstraints", "", "below?.isActive = false", 0),
        ])
    func deactivated(_ call: String, _ inside: String, _ behind: String, _ expected: Int) {
        #expect(messages("deactivated-too-early", title(call, inside, behind: behind)).count == expected)
    }

    @Test("The same in Masonry, where it is called uninstall too", arguments: ["uninstall", "deactivate", "activate"])
    func uninstalled(_ message: String) {
        let text = """
            @implementation Panel
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                UIView *box = [UIView new];
                [self addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self);
                    self.wide = make.width.mas_equalTo(200);
                    [self.wide \(message)];
                }];
                return self;
            }
            @end
            """
        #expect(messages("deactivated-too-early", text, .objectiveC).count == (message == "activate" ? 0 : 1))
    }
}
