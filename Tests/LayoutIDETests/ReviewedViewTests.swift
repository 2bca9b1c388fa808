// What reviewers say of the life of views, each beside code that is right.

import LayoutIDE
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Reviewed views` {
    private func findings(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [Finding] {
        Analysis(text: SourceText(text), dialect: dialect).findings.filter { $0.rule == rule }
    }

    @Test(
        "An override that does not call what it overrides is found",
        arguments: [
            ("UIView", "layoutSubviews()", "layer.cornerRadius = 4", ["warning"]),
            ("UIView", "layoutSubviews()", "super.layoutSubviews()", []),
            ("UIView", "layoutSubviews()", "defer { super.layoutSubviews() }", []),
            ("UIView", "traitCollectionDidChange(_ old: UITraitCollection?)", "part.alpha = 1", ["information"]),
            ("UIView", "didMoveToWindow()", "part.alpha = 1", []),
            ("UITableViewCell", "prepareForReuse()", "part.image = nil", ["information"]),
            ("UIViewController", "viewWillAppear(_ animated: Bool)", "reload()", ["information"]),
            ("UIViewController", "viewWillAppear(_ animated: Bool)", "super.viewWillAppear(animated)", []),
            ("UIViewController", "viewWillAppear(_ animated: Bool)", "super.viewDidAppear(animated)", ["information"]),
            ("NSObject", "layoutSubviews()", "print(1)", []),
        ])
    func superCalls(_ superclass: String, _ method: String, _ body: String, _ expected: [String]) {
        let view = superclass == "UIViewController" ? "view" : superclass == "UITableViewCell" ? "contentView" : "self"
        let text = """
            class Box: \(superclass) {
                private let part = UIImageView()
                func setUp() {
                    \(view).addSubview(part)
                    part.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                override func \(method) {
                    \(body)
                }
            }
            """
        #expect(findings("missing-super-call", text).map { "\($0.severity)" } == expected, "\(method) \(body)")
    }

    @Test("In Objective-C the selector's first part counts")
    func inObjectiveCTheSelectorsFirstPartCounts() {
        func text(_ call: String) -> String {
            """
            @interface Screen : UIViewController
            @end
            @implementation Screen
            - (void)viewWillAppear:(BOOL)animated {
                \(call)
                UIView *part = [UIView new];
                [self.view addSubview:part];
                [part mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            @end
            """
        }
        #expect(findings("missing-super-call", text("[super viewWillAppear:animated];"), .objectiveC).isEmpty)
        #expect(findings("missing-super-call", text("[self load];"), .objectiveC).count == 1)
    }

    @Test(
        "What only a layout pass calls is found where code calls it",
        arguments: [
            ("layoutSubviews()", 1), ("self.layoutSubviews()", 1), ("part.layoutSubviews()", 1),
            ("updateConstraints()", 1),
            ("layoutIfNeeded()", 0), ("setNeedsLayout()", 0), ("super.layoutSubviews()", 0),
            ("part.snp.updateConstraints { $0.left.equalTo(4) }", 0), ("owner.updateConstraints()", 0),
        ])
    func passes(_ call: String, _ expected: Int) {
        let text = """
            class Box: UIView {
                private let part = UIView()
                var owner: Owner
                func setUp() {
                    addSubview(part)
                    part.snp.makeConstraints { $0.edges.equalToSuperview() }
                    \(call)
                }
            }
            """
        #expect(findings("layout-method-called", text).count == expected, "\(call)")
    }

    @Test("A controller's own method of the same name is its own")
    func aControllersOwnMethodOfTheSameNameIsItsOwn() {
        let text = """
            class Screen: UIViewController {
                private let part = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    updateConstraints()
                }
                func updateConstraints() {
                    view.addSubview(part)
                    part.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        #expect(findings("layout-method-called", text).isEmpty)
    }

    @Test(
        "`super` is the last that an override of `updateConstraints` calls",
        arguments: [
            ("super.updateConstraints()\npart.snp.updateConstraints { $0.left.equalTo(4) }", ["information"]),
            ("super.updateConstraints()\ntop?.update(inset: 4)", ["information"]),
            ("super.updateConstraints()\nwidth.constant = 4", ["information"]),
            ("super.updateConstraints()\nlabel.update(text: \"4\")", []),
            ("part.snp.updateConstraints { $0.left.equalTo(4) }\nsuper.updateConstraints()", []),
            ("part.snp.updateConstraints { $0.left.equalTo(4) }", ["warning"]),
        ])
    func lastCall(_ body: String, _ expected: [String]) {
        let text = """
            class Box: UIView {
                private let part = UIView()
                func setUp() {
                    addSubview(part)
                    part.snp.makeConstraints { $0.left.equalToSuperview() }
                }
                override func updateConstraints() {
                    \(body)
                }
            }
            """
        let found = findings("missing-super-update-constraints", text)
        #expect(found.map { "\($0.severity)" } == expected, "\(body)")
    }

    @Test(
        "Images from an address in a box of its own want a content mode",
        arguments: [
            ("UIImageView()", "", "$0.edges.equalToSuperview()", "part.kf.setImage(with: address)", 1),
            ("UIImageView()", "", "$0.size.equalTo(40)", "part.sd_setImage(with: address)", 1),
            (
                "UIImageView()", "part.contentMode = .scaleAspectFill", "$0.size.equalTo(40)",
                "part.kf.setImage(with: address)", 0
            ),
            ("UIImageView()", "", "$0.left.top.equalToSuperview()", "part.kf.setImage(with: address)", 0),
            ("UIImageView()", "", "$0.size.equalTo(40)", "part.image = UIImage(named: \"a\")", 0),
            ("AvatarView()", "", "$0.size.equalTo(40)", "part.kf.setImage(with: address)", 0),
            ("makeImageView()", "", "$0.size.equalTo(40)", "part.kf.setImage(with: address)", 0),
            (
                "{ let v = UIImageView(); v.contentMode = .center; return v }()", "", "$0.size.equalTo(40)",
                "part.kf.setImage(with: address)", 0
            ),
        ])
    func contentModes(_ value: String, _ more: String, _ chain: String, _ load: String, _ expected: Int) {
        let text = """
            class Box: UIView {
                private let part = \(value)
                func setUp() {
                    addSubview(part)
                    part.snp.makeConstraints { \(chain) }
                    \(more)
                }
                func show(_ address: URL) {
                    \(load)
                }
            }
            """
        #expect(findings("content-mode-missing", text).count == expected, "\(value) \(more) \(chain) \(load)")
    }

    @Test(
        "A button of less than 28 points is hard to hit",
        arguments: [
            ("UIButton()", "$0.size.equalTo(20)", "", 1), ("UIButton()", "$0.height.equalTo(23)", "", 1),
            ("UIButton()", "$0.size.equalTo(28)", "", 0), ("UIButton()", "$0.height.lessThanOrEqualTo(20)", "", 0),
            ("UIButton()", "$0.size.equalTo(20).priority(.low)", "", 0), ("UIView()", "$0.size.equalTo(20)", "", 0),
            ("UIButton()", "$0.size.equalTo(20)", "part.isUserInteractionEnabled = false", 0),
            ("UIButton()", "$0.size.equalTo(20)", "part.hitTestEdgeInsets = wide", 0),
        ])
    func touches(_ value: String, _ chain: String, _ more: String, _ expected: Int) {
        let text = """
            class Box: UIView {
                private let part = \(value)
                func setUp() {
                    addSubview(part)
                    part.snp.makeConstraints { \(chain) }
                    \(more)
                    part.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                }
                @objc func tapped() {}
            }
            """
        #expect(findings("small-touch-target", text).count == expected, "\(value) \(chain) \(more)")
        let badge = text.replacing("part.addTarget(self, action: #selector(tapped), for: .touchUpInside)", with: "")
        #expect(findings("small-touch-target", badge).isEmpty, "nothing answers its taps")
    }

    @Test(
        "`sizeToFit` does nothing for what constraints place",
        arguments: [
            ("[self.part sizeToFit];", "", 1), ("[_part sizeToFit];", "", 1),
            ("[self.part sizeToFit];", "CGFloat width = self.part.frame.size.width;", 0),
            ("[self.part sizeToFit];", "CGFloat width = self.part.width;", 0),
            ("[self.other sizeToFit];", "", 0), ("[self sizeToFit];", "", 0),
        ])
    func fitting(_ call: String, _ more: String, _ expected: Int) {
        let text = """
            @interface Box : UIView
            @property (nonatomic, strong) UILabel *part;
            @property (nonatomic, strong) UILabel *other;
            @end
            @implementation Box
            - (void)setUp {
                self.part = [UILabel new];
                self.other = [UILabel new];
                [self addSubview:self.part];
                [self addSubview:self.other];
                [self.part mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); }];
                \(call)
                \(more)
            }
            @end
            """
        #expect(findings("frame-without-effect", text, .objectiveC).count == expected, "\(call) \(more)")
    }

    @Test(
        "`init` and `initWithFrame:` that both set a view up do so twice",
        arguments: [
            (
                "if (self = [super init]) { [self build]; }",
                "if (self = [super initWithFrame:frame]) { [self build]; }", 1
            ),
            (
                "if (self = [super initWithFrame:CGRectZero]) { [self build]; }", "self = [super initWithFrame:frame];",
                0
            ),
            ("return [self initWithFrame:CGRectZero];", "if (self = [super initWithFrame:frame]) { [self build]; }", 0),
            (
                "if (self = [super init]) { [self style]; }",
                "if (self = [super initWithFrame:frame]) { [self build]; }", 0
            ),
        ])
    func initializers(_ plain: String, _ framed: String, _ expected: Int) {
        let text = """
            @interface Box : UIView
            @property (nonatomic, strong) UILabel *part;
            @end
            @implementation Box
            - (instancetype)init { \(plain) return self; }
            - (instancetype)initWithFrame:(CGRect)frame { \(framed) return self; }
            - (void)style { self.alpha = 1; }
            - (void)build {
                self.part = [UILabel new];
                [self addSubview:self.part];
                [self.part mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            @end
            """
        #expect(findings("set-up-twice", text, .objectiveC).count == expected, "\(plain) \(framed)")
    }

    @Test(
        "In sources, what follows from other constraints of the view is said",
        arguments: [
            ("make.left.right.equalToSuperview().inset(8)\nmake.centerX.equalToSuperview()", 1),
            ("make.top.bottom.equalToSuperview()\nmake.height.equalToSuperview()", 1),
            ("make.left.right.equalToSuperview().inset(8)\nmake.centerY.equalToSuperview()", 0),
            ("make.left.equalToSuperview()\nmake.width.equalTo(393)", 0),
            ("make.left.right.equalToSuperview()\nmake.centerX.equalTo(other)", 0),
            ("make.top.bottom.equalToSuperview()\nkept = make.height.equalToSuperview().constraint", 0),
        ])
    func redundancy(_ body: String, _ expected: Int) {
        let text = """
            class Screen: UIViewController {
                private let part = UIView()
                private let other = UIView()
                private var kept: Constraint?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(part)
                    view.addSubview(other)
                    other.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
                    part.snp.makeConstraints { make in
                        \(body)
                    }
                }
            }
            """
        #expect(findings("redundant-constraint", text).count == expected, "\(body)")
    }

    @Test(
        "A text among other words that is held by its centre runs out at both sides",
        arguments: [
            ("(city.name + \",\" + city.country)", 1), ("\"\\(city.name), \\(city.country)\"", 1),
            ("String(format: \"%@ …\", feed.title)", 1), ("\"\\(count) rows\"", 0), ("\"Weather\"", 0),
        ])
    func centres(_ value: String, _ expected: Int) {
        let text = """
            class Screen: UIViewController {
                private let part = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(part)
                    part.snp.makeConstraints { make in
                        make.centerX.equalToSuperview()
                        make.top.equalTo(view.safeAreaLayoutGuide)
                    }
                }
                func show(_ city: City, _ feed: Feed, count: Int) { part.text = \(value) }
            }
            """
        #expect(findings("unbounded-text", text).count == expected, "\(value)")
    }

    @Test(
        "What fills a cell is its content unless it is a background",
        arguments: [
            ("UITableViewCell", "UIStackView", 1), ("UITableViewCell", "UIView", 0),
            ("UITableViewHeaderFooterView", "UILabel", 1),
        ])
    func cells(_ superclass: String, _ type: String, _ expected: Int) {
        let text = """
            class Row: \(superclass) {
                private let part = \(type)()
                func setUp() {
                    addSubview(part)
                    part.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        #expect(findings("cell-subview-outside-content-view", text).count == expected, "\(superclass) \(type)")
    }

    @Test("A word between backticks is a name")
    func aWordBetweenBackticksIsAName() {
        let text = """
            class Screen: UIViewController {
                lazy var `switch`: UISwitch = {
                    let `switch` = UISwitch()
                    `switch`.isOn = false
                    return `switch`
                }()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(`switch`)
                    `switch`.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.left.equalToSuperview() }
                }
            }
            """
        let found = Analysis(text: SourceText(text), dialect: .swift).findings
        #expect(found.map(\.rule) == ["duplicate-constraint"])
    }

    @Test("A variable of one method is not what others call the same")
    func aVariableOfOneMethodIsNotWhatOthersCall() {
        func text(_ chain: String) -> String {
            """
            class Screen: UIViewController, UITableViewDataSource {
                let title: UILabel = {
                    let label = UILabel()
                    return label
                }()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(title)
                    title.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
                func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell()
                    let label = UILabel()
                    cell.contentView.addSubview(label)
                    label.snp.makeConstraints { $0.\(chain).equalToSuperview() }
                    return cell
                }
            }
            """
        }
        #expect(findings("ambiguous-position", text("top.centerY")).count == 1)
        #expect(findings("ambiguous-position", text("left.centerY")).isEmpty)
    }

    @Test(
        "A variable of a method that is called as a cell's own view is another view",
        arguments: [
            ("imageView?.snp", "", 1), ("imageView.snp", "if let imageView = side as? UIImageView", 0),
            ("imageView.snp", "guard let imageView = other() else { return }; do", 0),
            ("imageView.snp", "sides.forEach { imageView in", 0),
        ])
    func shadowedViews(_ receiver: String, _ head: String, _ expected: Int) {
        let text = """
            class MenuCell: UITableViewCell {
                func place(_ side: UIView) {
                    \(head.isEmpty ? "do {" : head.hasSuffix("in") ? head : head + " {")
                        \(receiver).makeConstraints { $0.size.equalTo(16) }
                    }
                }
            }
            """
        #expect(findings("constrain-uikit-internal-subview", text).count == expected)
    }

    @Test("Insets that a constant behind them replaces are lost", arguments: [(".offset(8)", true), ("", false)])
    func replacedInsets(_ behind: String, _ isLost: Bool) {
        let text = """
            class Page: UIViewController {
                let bar = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(bar)
                    bar.snp.makeConstraints { $0.top.equalTo(view.safeAreaInsets.top)\(behind) }
                }
            }
            """
        let found = findings("safe-area-read-early", text)
        #expect(found.count == 1 && found.allSatisfy { $0.message.contains("have no effect") == isLost })
    }
}
