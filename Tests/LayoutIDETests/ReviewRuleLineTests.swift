// What reviewers say of single lines: bounds that say nothing, lines that do not fit, views added twice, sizes of one device,
// frames that are read too early. Each beside code that looks alike and is right.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite struct ReviewRuleLineTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map { "\($0.severity.name): \($0.message)" }
    }

    /// A controller with a few views.
    private func controller(_ setUp: String, members: String = "", methods: String = "") -> String {
        """
        class Panel: UIViewController {
            private let card = UIView()
            private let title = UILabel()
            private let price = UILabel()
            private let photo = UIImageView()
            private let pages = UIScrollView()
            private var height: Constraint?
        \(members)
            override func viewDidLoad() {
                super.viewDidLoad()
        \(setUp)
            }
        \(methods)
        }
        """
    }

    private func block(_ line: String) -> String {
        controller(
            "view.addSubview(card)\ncard.snp.makeConstraints { make in\nmake.top.left.equalToSuperview()\n\(line)\n}")
    }

    @Test(
        "A least size of 0 says nothing",
        arguments: [
            ("make.width.height.greaterThanOrEqualTo(0)", 1), ("make.height.greaterThanOrEqualTo(-4)", 1),
            ("make.height.greaterThanOrEqualTo(1)", 0), ("make.height.lessThanOrEqualTo(0)", 0),
            ("make.height.equalTo(0)", 0), ("height = make.height.greaterThanOrEqualTo(0).constraint", 0),
            ("make.height.greaterThanOrEqualTo(minimum)", 0), ("make.right.greaterThanOrEqualTo(0)", 0),
            ("make.height.greaterThanOrEqualTo(isOpen ? 60 : 0)", 0),
        ])
    func leastSize(_ line: String, _ expected: Int) {
        #expect(messages("bound-always-holds", block(line)).count == expected)
    }

    @Test("A least size of 0 that is updated is a beginning")
    func updatedBound() {
        let made = "view.addSubview(card)\ncard.snp.makeConstraints { $0.height.greaterThanOrEqualTo(0) }"
        let update = "func open() { card.snp.updateConstraints { $0.height.greaterThanOrEqualTo(60) } }"
        #expect(messages("bound-always-holds", controller(made)).count == 1)
        #expect(messages("bound-always-holds", controller(made, methods: update)).isEmpty)
    }

    @Test(
        "Several lines need room",
        arguments: [
            ("title.numberOfLines = 0", "make.height.equalTo(20)", 1),
            ("title.numberOfLines = 2", "make.height.equalTo(20)", 1),
            ("title.numberOfLines = 2", "make.height.equalTo(40)", 0),
            ("title.numberOfLines = 3", "make.height.equalTo(40)", 1),
            ("title.numberOfLines = 0", "make.height.equalTo(40)", 0),
            ("title.numberOfLines = 1", "make.height.equalTo(20)", 0),
            ("title.numberOfLines = 0", "make.height.greaterThanOrEqualTo(20)", 0),
            ("title.numberOfLines = 0", "make.height.equalTo(20).priority(500)", 0),
            ("title.numberOfLines = 0", "height = make.height.equalTo(20).constraint", 0),
            ("title.numberOfLines = 0; title.font = .systemFont(ofSize: 8)", "make.height.equalTo(20)", 0),
            ("title.numberOfLines = 0; title.font = Theme.font", "make.height.equalTo(20)", 0),
            ("title.numberOfLines = count", "make.height.equalTo(20)", 0),
        ])
    func lines(_ look: String, _ height: String, _ expected: Int) {
        let body = """
            view.addSubview(title)
            \(look)
            title.snp.makeConstraints { make in
                make.top.left.right.equalToSuperview()
                \(height)
            }
            """
        #expect(messages("lines-cut-off", controller(body)).count == expected)
        let opened = "func open() { title.numberOfLines = 1 }"
        if expected == 1 { #expect(messages("lines-cut-off", controller(body, methods: opened)).isEmpty) }
    }

    @Test(
        "A view is added twice",
        arguments: [
            ("view.addSubview(title)\nview.addSubview(title)", "hint"),
            ("view.addSubview(title)\nadd()", "hint"),
            ("view.addSubview(title)\nif isOpen { view.addSubview(title) }", ""),
            ("if isOpen { view.addSubview(title) } else { view.addSubview(title) }", ""),
            ("view.addSubview(title)\ntitle.removeFromSuperview()\nview.addSubview(title)", ""),
            ("view.addSubview(title)\nremoveAll()\nview.addSubview(title)", ""),
            ("view.addSubview(title)\nview.addSubview(price)", ""),
            ("view.addSubview(line)\nview.addSubview(line)", ""),
            ("var line = UIView()\nview.addSubview(line)\nline = UIView()\nview.addSubview(line)", ""),
            ("view.addSubview(title)\ncard.addSubview(title)", "information"),
            (
                "view.addSubview(title)\ntitle.snp.makeConstraints { $0.top.left.equalToSuperview() }\ncard.addSubview(title)",
                "warning"
            ),
            (
                "view.addSubview(title)\ntitle.snp.makeConstraints { $0.width.equalTo(4) }\ncard.addSubview(title)",
                "information"
            ),
            ("makeLines().forEach { view.addSubview($0) }\nmakeNotes().forEach { view.addSubview($0) }", ""),
            (
                "makeLines().forEach { line in view.addSubview(line) }\nmakeNotes().forEach { line in view.addSubview(line) }",
                ""
            ),
            ("view.addSubview(title)\nDispatchQueue.main.async { self.card.addSubview(self.title) }", ""),
        ])
    func addedTwice(_ body: String, _ expected: String) {
        let members = "private var line: UIView { UIView() }"
        let methods = "private func add() { view.addSubview(title) }"
        let placed = "\ncard.snp.makeConstraints { $0.edges.equalToSuperview() }"
        let found = messages("added-twice", controller(body + placed, members: members, methods: methods))
        #expect(found.map { String($0.prefix { $0 != ":" }) } == (expected.isEmpty ? [] : [expected]))
    }

    @Test(
        "The screen of one device",
        arguments: [
            ("make.width.equalTo(375)", 1), ("make.height.equalTo(812)", 1), ("make.height.equalTo(375)", 0),
            ("make.width.equalTo(320)", 0), ("make.width.lessThanOrEqualTo(375)", 0), ("make.width.equalTo(width)", 0),
            ("make.height.equalTo(UIScreen.main.bounds.height == 812 ? 88 : 64)", 1),
            ("make.height.equalTo(UIScreen.main.bounds.size.height >= 812 ? 88 : 64)", 0),
            ("make.height.equalTo(SCREEN_WIDTH == 320 ? 88 : 64)", 1),
            ("make.height.equalTo(count == 812 ? 88 : 64)", 0),
        ])
    func device(_ line: String, _ expected: Int) {
        #expect(messages("device-size", block(line)).count == expected)
    }

    @Test(
        "Frames before the first layout",
        arguments: [
            ("photo.layer.cornerRadius = photo.frame.width / 2", 1), ("photo.layer.cornerRadius = 20", 0),
            ("photo.layer.cornerRadius = card.bounds.height / 2", 0), ("round()", 1),
            ("DispatchQueue.main.async { self.photo.layer.cornerRadius = self.photo.frame.width / 2 }", 0),
            ("view.layoutIfNeeded()\nphoto.layer.cornerRadius = photo.frame.width / 2", 0),
            ("photo.frame = view.bounds\nphoto.layer.cornerRadius = photo.frame.width / 2", 0),
            ("pages.contentSize = CGSize(width: photo.frame.width * 3, height: 0)", 1),
            ("pages.contentSize = CGSize(width: view.frame.width * 3, height: 0)", 0),
            ("let shade = CAGradientLayer()\nshade.frame = photo.bounds", 1),
            ("let other = UIView()\nother.frame = photo.bounds", 0),
        ])
    func earlyFrame(_ line: String, _ expected: Int) {
        let body = "view.addSubview(photo)\nphoto.snp.makeConstraints { $0.edges.equalToSuperview() }\n\(line)"
        let methods = "private func round() { photo.layer.cornerRadius = photo.frame.height / 2 }"
        #expect(
            messages("frame-read-before-layout", controller(body, methods: line == "round()" ? methods : "")).count
                == expected)
        let passes = "override func viewDidLayoutSubviews() { photo.layer.cornerRadius = photo.frame.height / 2 }"
        if line.hasPrefix("photo.layer") {
            #expect(messages("frame-read-before-layout", controller(body, methods: passes)).isEmpty)
        }
    }

    @Test("A view that a closure or getter has just made has no frame")
    func frameOfNewView() {
        let swift = controller(
            "view.addSubview(badge)\nbadge.snp.makeConstraints { $0.edges.equalToSuperview() }",
            members: """
                private lazy var badge: UIView = {
                    let badge = UIView()
                    badge.layer.cornerRadius = badge.frame.height / 2
                    return badge
                }()
                """)
        #expect(messages("frame-read-before-layout", swift).count == 1)
        #expect(
            messages("frame-read-before-layout", swift.replacing("= UIView()\n", with: "= UIView(frame: area)\n"))
                .isEmpty)
        let objectiveC = """
            @implementation PNBadge
            - (void)setUp {
                [self addSubview:self.dot];
                [self.dot mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            - (UIView *)dot {
                if (!_dot) {
                    _dot = [[UIView alloc] init];
                    _dot.layer.cornerRadius = _dot.frame.size.height / 2;
                }
                return _dot;
            }
            @end
            """
        #expect(messages("frame-read-before-layout", objectiveC, .objectiveC).count == 1)
        let made = objectiveC.replacing("alloc] init]", with: "alloc] initWithFrame:CGRectMake(0, 0, 8, 8)]")
        #expect(messages("frame-read-before-layout", made, .objectiveC).isEmpty)
    }

    @Test(
        "Three labels in a row, and two that end before each other",
        arguments: [
            ("price.snp.makeConstraints { $0.left.equalTo(title.snp.right); $0.right.equalToSuperview() }", 1),
            (
                "price.snp.makeConstraints { $0.left.greaterThanOrEqualTo(title.snp.right); $0.right.equalToSuperview() }",
                1
            ),
            ("price.snp.makeConstraints { $0.left.greaterThanOrEqualTo(title.snp.right) }", 0),
            (
                "price.snp.makeConstraints { $0.left.lessThanOrEqualTo(title.snp.right); $0.right.equalToSuperview() }",
                0
            ),
            (
                "price.snp.makeConstraints { $0.left.greaterThanOrEqualTo(title.snp.right); $0.right.equalToSuperview(); $0.width.lessThanOrEqualTo(60) }",
                0
            ),
            (
                "price.snp.makeConstraints { $0.left.equalTo(title.snp.right) }\nnote.snp.makeConstraints { $0.left.equalTo(price.snp.right); $0.right.equalToSuperview() }",
                1
            ),
            (
                "price.snp.makeConstraints { $0.left.equalTo(title.snp.right) }\ncard.snp.makeConstraints { $0.left.equalTo(price.snp.right); $0.right.equalToSuperview() }",
                0
            ),
            (
                "price.setContentCompressionResistancePriority(.required, for: .horizontal)\nprice.snp.makeConstraints { $0.left.greaterThanOrEqualTo(title.snp.right); $0.right.equalToSuperview() }",
                0
            ),
        ])
    func labelsInRow(_ line: String, _ expected: Int) {
        let body = """
            [title, price, note, card].forEach { view.addSubview($0) }
            title.snp.makeConstraints { $0.left.top.equalToSuperview() }
            \(line)
            """
        let found = messages("label-pair-no-hugging", controller(body, members: "private let note = UILabel()"))
        #expect(found.count == expected)
    }

    @Test("A habit of margins is said once a class")
    func marginsOften() {
        func source(_ count: Int) -> String {
            let names = (0...count).map { "row\($0)" }
            let made = names.map { "private let \($0) = UILabel()" }.joined(separator: "\n")
            let added = names.map { "view.addSubview(\($0))" }.joined(separator: "\n")
            let blocks = (1...count).map {
                "row\($0).snp.makeConstraints { $0.top.equalTo(row\($0 - 1).snp.bottomMargin).offset(4) }"
            }
            return controller(added + "\n" + blocks.joined(separator: "\n"), members: made)
        }
        #expect(messages("sibling-margin", source(3)).count == 3)
        let many = messages("sibling-margin", source(6))
        #expect(many.count == 1)
        #expect(many.first?.contains("5 more constraints") == true)
    }

    @Test(
        "What a subclass in another file can reach, it may place",
        arguments: [
            ("class Base: UIViewController", "", 1), ("class Base: UIViewController", "class Tall: Base {}", 0),
            ("class Base: UIViewController", "class Tall: Other {}", 1),
        ])
    func placedBySubclass(_ head: String, _ other: String, _ expected: Int) {
        func count(_ access: String) -> Int {
            let text = """
                \(head) {
                    \(access) let button = UIButton()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(button)
                        button.snp.makeConstraints { make in
                            make.trailing.equalToSuperview().offset(-20)
                            make.size.equalTo(100)
                        }
                    }
                }
                """
            var configuration = AnalysisConfiguration()
            configuration.index = SymbolIndex(
                [IndexedSource(text: SourceText(other), dialect: .swift, path: "Tall.swift", role: .implementation)],
                device: nil)
            let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration)
            return analysis.findings.filter { $0.rule == "ambiguous-position" }.count
        }
        #expect(count("public") == expected)
        #expect(count("private") == 1)
    }
}
