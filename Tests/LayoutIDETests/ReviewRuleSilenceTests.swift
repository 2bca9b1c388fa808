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
            ("stack.insertArrangedSubview(dial, at: 0)", 0), ("view.addSubview(dial)", 0), ("takeOut(dial)", 0),
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
