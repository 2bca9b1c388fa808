// Code that looks like what a reviewer of real code would flag and is right: the rules about it stay silent.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewRuleSilenceTests {
    private func count(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> Int {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.count
    }

    private func controller(_ methods: String) -> String {
        """
        class Radar: UIViewController {
            private let dial = UIView()
            private let stack = UIStackView()
            private var isPlaced = false
            private var height: Constraint?
        \(methods)
        }
        """
    }

    private let make = "dial.snp.makeConstraints { $0.edges.equalToSuperview() }"

    @Test(
        "What is made again is said, a guard is understood",
        arguments: [
            ("BLOCK", 1), ("place()", 0), ("if animated { BLOCK }", 1), ("if !isPlaced { BLOCK }", 0),
            ("guard dial.superview == nil else { return }\nBLOCK", 0), ("if isPlaced { return }\nBLOCK", 0),
            ("dial.removeFromSuperview()\nview.addSubview(dial)\nBLOCK", 0),
            ("let dial = UIView()\nview.addSubview(dial)\nBLOCK", 0),
            ("DispatchQueue.main.async { self.BLOCK }", 0),
            ("dial.snp.remakeConstraints { $0.edges.equalToSuperview() }", 0),
        ])
    func runsAgain(_ body: String, _ expected: Int) {
        let method = "override func viewWillAppear(_ animated: Bool) {\n\(body.replacing("BLOCK", with: make))\n}"
        #expect(count("setup-runs-again", controller(method)) == expected)
    }

    @Test(
        "A state that the method, or one that it calls, changes keeps later runs out",
        arguments: [("", 1), ("mode = .placed", 0), ("settle()", 0), ("begin()", 1)])
    func stateChanges(_ line: String, _ expected: Int) {
        let methods = """
            private var mode = Mode.fresh
            override func viewWillAppear(_ animated: Bool) {
                if mode == .fresh { \(make) }
                \(line)
            }
            private func settle() { mode = .placed }
            private func begin() { height = nil }
            """
        #expect(count("setup-runs-again", controller(methods)) == expected)
    }

    @Test(
        "A view that the class takes out of its superview is tied to it anew",
        arguments: [
            ("dial.removeFromSuperview()", 0), ("self.dial.removeFromSuperview()", 0),
            ("stack.removeFromSuperview()", 1),
        ])
    func takenOutElsewhere(_ line: String, _ expected: Int) {
        let methods = """
            override func viewWillAppear(_ animated: Bool) {
                view.addSubview(dial)
                \(make)
            }
            func load() { fetch { \(line) } }
            """
        #expect(count("setup-runs-again", controller(methods)) == expected)
    }

    @Test(
        "A view that is hidden after it was taken out of its stack view contradicts nothing",
        arguments: [
            ("", 1), ("stack.arrangedSubviews.forEach { $0.removeFromSuperview() }", 0),
            ("stack.removeArrangedSubview(dial)", 0),
        ])
    func hiddenOutsideStack(_ line: String, _ expected: Int) {
        let methods = """
            override func viewDidLoad() {
                stack.addArrangedSubview(dial)
                dial.snp.makeConstraints { $0.width.equalTo(20) }
            }
            func clear() {
                \(line)
                dial.isHidden = true
            }
            """
        #expect(count("stack-hidden-required-size", controller(methods)) == expected)
    }

    @Test("Several blocks of one method are one finding, whose fix remakes each view once")
    func blocksOfOneMethod() throws {
        let method =
            "override func viewDidLayoutSubviews() {\n\(make)\nstack.snp.makeConstraints { $0.size.equalTo(8) }\n}"
        let text = controller(method)
        let findings = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
            .findings
            .filter { $0.rule == "setup-runs-again" }
        let finding = try #require(findings.first)
        #expect(findings.count == 1 && finding.message.contains("1 more"))
        #expect(finding.fixes.first?.edits.count == 2)
    }

    @Test(
        "A view that is made once, whose constraints are made at each call, is said",
        arguments: [
            ("if (!_badge) { CREATE }\nBLOCK", 1), ("if (!_badge) { CREATE\nBLOCK }", 0), ("CREATE\nBLOCK", 0),
            ("if (_badge == nil) { CREATE }\n[_badge mas_remakeConstraints:^(MASConstraintMaker *make) {}];", 0),
            ("if (level > 3) { CREATE }\nBLOCK", 0),
        ])
    func madeOnce(_ body: String, _ expected: Int) {
        let text = """
            @interface Panel : UIView
            @property (nonatomic) UIView *badge;
            @end
            @implementation Panel
            - (void)showLevel:(NSInteger)level {
                \(body.replacing("CREATE", with: "_badge = [UIView new];\n[self addSubview:_badge];")
                    .replacing("BLOCK", with: "[_badge mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];"))
            }
            @end
            """
        #expect(count("setup-runs-again", text, .objectiveC) == expected)
    }

    @Test(
        "A label that others fill has a text of unknown length, unless its name says that it is short",
        arguments: [
            ("let title = UILabel()", "title", 1), ("private let title = UILabel()", "title", 0),
            ("let timeLabel = UILabel()", "timeLabel", 0), ("let title = CaptionLabel()", "title", 1),
            ("let title = UIView()", "title", 0),
            ("let title: UILabel = { let a = UILabel(); a.text = \"Paid\"; return a }()", "title", 0),
        ])
    func labelsForOthers(_ member: String, _ name: String, _ expected: Int) {
        let text = """
            class CaptionLabel: UILabel {}
            class RowCell: UITableViewCell {
                \(member)
                func setUp() {
                    contentView.addSubview(\(name))
                    \(name).snp.makeConstraints { $0.left.top.equalToSuperview().offset(8) }
                }
            }
            """
        #expect(count("unbounded-text", text) == expected)
    }

    @Test(
        "A text that is put together of others is not known, one of a number is as good as known",
        arguments: [
            ("isKnown ? \"No. \\(name)\" : \"\"", 1), ("\"No. \" + name", 1), ("name ?? \"\"", 1),
            ("String(format: \"No. %@\", name)", 1), ("String(format: \"No. %d\", rank)", 0),
            ("isKnown ? \"yes\" : \"no\"", 0), ("\"a\" + \"b\"", 0), ("formatted(name)", 0), ("row.formattedName", 0),
        ])
    func puttingTogether(_ text: String, _ expected: Int) {
        let methods = """
            private let caption = UILabel()
            override func viewDidLoad() {
                view.addSubview(caption)
                caption.snp.makeConstraints { $0.left.top.equalToSuperview() }
            }
            func show(_ name: String?, _ rank: Int) { caption.text = \(text) }
            """
        #expect(count("unbounded-text", controller(methods)) == expected)
    }

    @Test("A text that is bound is not known")
    func boundTexts() {
        let methods = """
            private let name = UILabel()
            override func viewDidLoad() {
                view.addSubview(name)
                name.snp.makeConstraints { $0.left.top.equalToSuperview() }
                output.name.drive(name.rx.text).disposed(by: bag)
            }
            """
        #expect(count("unbounded-text", controller(methods)) == 1)
        #expect(count("unbounded-text", controller(methods.replacing("rx.text", with: "rx.isHidden"))) == 0)
    }

    @Test(
        "A size that nothing gives is said where the class shows everything",
        arguments: [
            ("$0.left.right.top.equalToSuperview()", 1),
            ("$0.left.right.equalToSuperview(); $0.top.equalToSuperview(); $0.height.equalTo(4)", 0),
        ])
    func openSizes(_ block: String, _ expected: Int) {
        let method =
            "override func viewDidLoad() {\ndial.backgroundColor = .black\nview.addSubview(dial)\ndial.snp.makeConstraints { \(block) }\n}"
        #expect(count("ambiguous-size", controller(method)) == expected)
        let handed = method + "\nfunc early() { host(dial) }"
        #expect(count("ambiguous-size", controller(handed)) == 0)
    }

    @Test("A view is free although texts of unknown size lie in it")
    func freeWithContent() {
        let methods = """
            private let caption = UILabel()
            override func viewDidLoad() {
                view.addSubview(dial)
                dial.addSubview(caption)
                dial.snp.makeConstraints { make in
                    make.bottom.width.equalToSuperview()
                    make.height.equalTo(75)
                }
                caption.snp.makeConstraints { $0.left.top.equalToSuperview().offset(8) }
            }
            """
        #expect(count("ambiguous-position", controller(methods)) == 1)
        let pinned = methods.replacing("$0.left.top", with: "$0.left.equalTo(view); $0.left.top")
        #expect(count("ambiguous-position", controller(pinned)) == 0)
    }

    @Test(
        "A remake that forgets an axis is said, unless something else may say it",
        arguments: [
            ("", 1), ("dial.snp.makeConstraints { $0.left.equalToSuperview() }", 0), ("place(dial)", 0),
            ("print(dial)", 1),
            ("stack.snp.makeConstraints { $0.left.equalTo(dial) }", 0),
        ])
    func forgottenAxis(_ line: String, _ expected: Int) {
        let methods = """
            override func viewDidLoad() { view.addSubview(dial)
                view.addSubview(stack)
                \(make)
            }
            func drop() {
                dial.snp.remakeConstraints { $0.bottom.equalToSuperview() }
                \(line)
            }
            """
        #expect(count("remake-drops-constraints", controller(methods)) == expected)
    }

    @Test("What a method that runs again calls runs again too")
    func calledAgain() {
        let methods = "override func viewDidAppear(_ animated: Bool) { place() }\nprivate func place() { \(make) }"
        #expect(count("setup-runs-again", controller(methods)) == 1)
        #expect(count("setup-runs-again", controller(methods.replacing("viewDidAppear", with: "open"))) == 0)
    }

    @Test(
        "An animation lays out, or changes no constraint",
        arguments: [
            ("self.height?.update(offset: 9)", 1), ("self.height?.update(offset: 9)\nself.view.layoutIfNeeded()", 0),
            ("self.dial.alpha = 0", 0), ("self.height?.update(offset: 9)\nself.arrange()", 0),
            ("self.dial.snp.updateConstraints { $0.height.equalTo(9) }", 1),
        ])
    func animations(_ body: String, _ expected: Int) {
        let method = "func open() {\nUIView.animate(withDuration: 1) {\n\(body)\n}\n}\n"
        let setUp = "override func viewDidLoad() { view.addSubview(dial)\n\(make) }"
        #expect(count("animation-without-layout", controller(method + setUp)) == expected)
    }

    @Test("Options and coordinators lay out by themselves")
    func layingOut() {
        let setUp = "override func viewDidLoad() { view.addSubview(dial)\n\(make) }\n"
        for call in [
            "UIView.animate(withDuration: 1, delay: 0, options: [.layoutSubviews], animations: { BODY })",
            "coordinator.animate(alongsideTransition: { _ in BODY })",
        ] {
            let method = "func open() { \(call.replacing("BODY", with: "self.height?.update(offset: 9)")) }"
            #expect(count("animation-without-layout", controller(setUp + method)) == 0)
        }
    }

    @Test(
        "A view that leaves an arrangement is taken out, hidden or arranged anew",
        arguments: [
            ("", 1), ("dial.removeFromSuperview()", 0), ("dial.isHidden = true", 0),
            ("stack.insertArrangedSubview(dial, at: 0)", 0),
            ("if isPlaced { stack.addArrangedSubview(dial) }", 1), ("view.addSubview(dial)", 0), ("takeOut(dial)", 0),
            (
                "if isPlaced { stack.addArrangedSubview(dial) } else { stack.insertArrangedSubview(dial, at: 0) }",
                0
            ),
        ])
    func arranged(_ line: String, _ expected: Int) {
        let methods = """
            override func viewDidLoad() { view.addSubview(stack)
                stack.addArrangedSubview(dial)
                stack.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            func drop() {
                stack.removeArrangedSubview(dial)
                \(line)
            }
            """
        #expect(count("arranged-subview-kept", controller(methods)) == expected)
    }

    @Test(
        "A view is added too late only where nothing else can have added it",
        arguments: [
            ("BLOCK\nview.addSubview(dial)", "", 1), ("view.addSubview(dial)\nBLOCK", "", 0),
            ("BLOCK\nview.addSubview(dial)", "func early() { view.addSubview(dial) }", 0),
            ("BLOCK\nview.addSubview(dial)", "func early() { host(dial) }", 0),
            ("if isPlaced { BLOCK }\nview.addSubview(dial)", "", 0),
            ("dial.snp.makeConstraints { $0.size.equalTo(8) }\nview.addSubview(dial)", "", 0),
        ])
    func addedLate(_ body: String, _ more: String, _ expected: Int) {
        let method = "override func viewDidLoad() {\n\(body.replacing("BLOCK", with: make))\n}\n\(more)"
        #expect(count("missing-add-subview", controller(method)) == expected)
    }

    @Test(
        "However a view is made, one that is never added is found, and one that is handed on is not",
        arguments: [
            ("UIView()", 1), ("UIView().then { $0.alpha = 0 }", 1), ("UIView().then { host($0) }", 0),
            ("{ let v = UIView(); v.alpha = 0; return v }()", 1), ("{ let v = UIView(); host(v); return v }()", 0),
            ("{ let v = UIView(); self.view.addSubview(v); return v }()", 0), ("makeView()", 0),
        ])
    func neverAdded(_ value: String, _ expected: Int) {
        for keyword in ["let", "lazy var"] {
            let methods = """
                private \(keyword) badge: UIView = \(value)
                override func viewDidLoad() {
                    badge.snp.makeConstraints { $0.center.equalToSuperview() }
                }
                """
            #expect(count("missing-add-subview", controller(methods)) == expected)
        }
        let local =
            "override func viewDidLoad() {\nlet box = \(value)\nbox.snp.makeConstraints { $0.center.equalToSuperview() }\n}"
        #expect(count("missing-add-subview", controller(local)) == expected)
    }

    @Test(
        "Constraints that one method makes before another adds the view are found",
        arguments: [
            ("place()\nadd()", "", 1), ("add()\nplace()", "", 0), ("place()\nif isPlaced { add() }", "", 0),
            ("place()\nadd()", "func again() { add() }", 0),
        ])
    func addedByALaterMethod(_ calls: String, _ more: String, _ expected: Int) {
        let methods = """
            override func viewDidLoad() {\n\(calls)\n}
            private func add() { view.addSubview(dial) }
            private func place() { \(make) }
            \(more)
            """
        #expect(count("missing-add-subview", controller(methods)) == expected)
        let open = methods.replacing("private func", with: "func")
        #expect(count("missing-add-subview", controller(open)) == 0)
    }

    @Test(
        "A view that all its blocks place along one axis at most is free",
        arguments: [
            ("$0.left.equalToSuperview(); $0.size.equalTo(8)", "", 1), ("$0.left.top.equalToSuperview()", "", 0),
            ("$0.left.equalToSuperview(); $0.size.equalTo(8)", "badge.center = center", 0),
            (
                "$0.left.equalToSuperview(); $0.size.equalTo(8)",
                "other.snp.makeConstraints { $0.bottom.equalTo(badge) }", 0
            ),
            (
                "$0.left.equalToSuperview(); $0.size.equalTo(8)", "badge.snp.makeConstraints { $0.top.equalTo(other) }",
                0
            ),
            ("$0.size.equalTo(8)", "", 1), ("$0.size.equalTo(8)", "badge.center = center", 0),
        ])
    func placedAlongOneAxis(_ block: String, _ more: String, _ expected: Int) {
        let text = """
            class Panel: UIView {
                private let badge = UIButton()
                private let other = UIView()
                func setUp() {
                    [badge, other].forEach { addSubview($0) }
                    badge.layer.cornerRadius = 4
                    badge.snp.makeConstraints { \(block) }
                    other.snp.makeConstraints { $0.left.top.size.equalToSuperview() }
                    \(more)
                }
            }
            """
        #expect(count("ambiguous-position", text) == expected)
    }

    @Test(
        "One offset for both edges is a shift only if it is surely a number and no size",
        arguments: [
            ("margin", 1), ("-self.view.frame.size.width", 0), ("self.screenWidth", 0), ("isOpen ? 8 : 0", 0),
        ])
    func offsets(_ number: String, _ expected: Int) {
        let text = """
            @implementation Panel
            - (void)placeWithMargin:(CGFloat)margin {
                UIView *card = [UIView new];
                [self.view addSubview:card];
                [card mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.right.equalTo(self.view).offset(\(number));
                }];
            }
            @end
            """
        #expect(count("opposite-edges-same-offset", text, .objectiveC) == expected)
    }

    @Test(
        "A bare 0 is nil where every other number is boxed",
        arguments: [("@4", 1), ("4", 0)])
    func zeros(_ number: String, _ expected: Int) {
        let text = """
            @implementation Panel
            - (void)place {
                UIView *card = [UIView new];
                [self.view addSubview:card];
                [card mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(0);
                    make.top.mas_equalTo(8);
                    make.width.mas_equalTo(8);
                    make.height.equalTo(\(number));
                }];
            }
            @end
            """
        #expect(count("nil-relation-target", text, .objectiveC) == expected)
    }

    @Test(
        "A text has an end where something bounds it or stands behind it",
        arguments: [
            ("", 1), ("$0.right.lessThanOrEqualToSuperview()", 0), ("$0.width.equalTo(80)", 0),
        ])
    func texts(_ end: String, _ expected: Int) {
        let text = """
            class Quota: UIView {
                private let usage = UILabel()
                func setUp() {
                    addSubview(usage)
                    usage.snp.makeConstraints {
                        $0.top.left.equalToSuperview()
                        \(end)
                    }
                }
                func show(_ owner: String) { usage.text = owner }
            }
            """
        #expect(count("unbounded-text", text) == expected)
        let constant = text.replacing("usage.text = owner", with: "usage.text = Strings.usage")
        #expect(count("unbounded-text", constant) == 0)
    }
}
