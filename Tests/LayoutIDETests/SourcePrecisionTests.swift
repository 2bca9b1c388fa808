// What is said of code as people write it: how sure a finding is, and where code that looks alike is meant.

import LayoutIDE
import SourceText
import Testing

@Suite struct SourcePrecisionTests {
    private func findings(
        _ rule: RuleID, in text: String, _ dialect: Dialect = .swift, isOn: Bool = false
    ) -> [Finding] {
        var configuration = AnalysisConfiguration()
        if isOn { configuration.severities[rule] = .hint }
        return Analysis(text: SourceText(text), dialect: dialect, configuration: configuration).findings
            .filter { $0.rule == rule }
    }

    /// A view's class whose initializer adds two labels and two plain views, then runs `body`.
    private func panel(members: String = "", _ body: String, methods: String = "") -> String {
        """
        class Panel: UIView {
            let name = UILabel()
            let value = UILabel()
            let box = UIView()
            let line = UIView()
            \(members)
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(name)
                addSubview(value)
                addSubview(box)
                addSubview(line)
        \(body)
            }
            \(methods)
        }
        """
    }

    @Test(
        "An overlap by an inset is a warning where the opposite edge keeps its distance",
        arguments: [
            ("$0.left.equalTo(name.snp.right).offset(8)\n$0.right.equalTo(line.snp.left).inset(8)", Severity.warning),
            ("$0.left.equalTo(self).inset(8)\n$0.right.lessThanOrEqualTo(line.snp.left).inset(8)", .warning),
            ("$0.right.equalTo(self).inset(8)\n$0.left.equalTo(name.snp.right).inset(8)", .warning),
            ("$0.left.equalTo(name.snp.right)\n$0.right.equalTo(line.snp.left).inset(8)", .information),
            ("$0.left.equalTo(name).offset(-8)\n$0.right.equalTo(line.snp.left).inset(8)", .information),
            ("$0.height.equalTo(1)\n$0.top.equalTo(name.snp.bottom).inset(4)", .information),
        ])
    func overlaps(_ chains: String, _ severity: Severity) {
        let text = panel("box.snp.makeConstraints {\n\(chains)\n}")
        #expect(findings("inset-on-sibling-gap", in: text).map(\.severity) == [severity])
    }

    private func row(_ second: String, members: String = "", more: String = "") -> String {
        panel(
            members: members,
            """
            name.text = "Name"
            value.text = "Value"
            name.snp.makeConstraints { $0.left.top.equalTo(self) }
            value.snp.makeConstraints {
                $0.top.equalTo(name)
                $0.left.equalTo(name.snp.right).offset(4)
                \(second)
            }
            \(more)
            """)
    }

    @Test("A view that a subview of a size fills is neither stretched nor truncated")
    func filledBySize() {
        func text(_ size: String) -> String {
            """
            class Dot: UIView {
                let core = UIView()
                override var intrinsicContentSize: CGSize { CGSize(width: 14, height: 14) }
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(core)
                    core.snp.makeConstraints {
                        $0.edges.equalToSuperview()
                        \(size)
                    }
                }
            }
            class Row: UIView {
                let dot = Dot()
                let value = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(dot)
                    addSubview(value)
                    dot.snp.makeConstraints { $0.left.top.equalTo(self) }
                    value.snp.makeConstraints {
                        $0.left.equalTo(dot.snp.right).offset(4)
                        $0.right.top.equalTo(self)
                    }
                }
            }
            """
        }
        let rule: RuleID = "label-pair-no-hugging"
        #expect(findings(rule, in: text("$0.size.equalTo(14)"), isOn: true).isEmpty)
        #expect(findings(rule, in: text(""), isOn: true).count == 1)
    }

    @Test("Two labels share a space only where both outer ends are held")
    func labelPairs() {
        let rule: RuleID = "label-pair-no-hugging"
        #expect(findings(rule, in: row("$0.right.equalTo(self)"), isOn: true).count == 1)
        #expect(findings(rule, in: row(""), isOn: true).isEmpty)
        #expect(findings(rule, in: row("$0.right.lessThanOrEqualTo(self)"), isOn: true).isEmpty)
        #expect(findings(rule, in: row("$0.right.equalTo(self)\n$0.width.equalTo(60)"), isOn: true).isEmpty)
        let column = panel(
            """
            name.text = "Name"
            value.text = "Value"
            name.snp.makeConstraints { $0.top.equalTo(self) }
            value.snp.makeConstraints {
                $0.top.equalTo(name.snp.bottom)
                $0.bottom.equalTo(self)
            }
            """)
        #expect(findings(rule, in: column, isOn: true).isEmpty)
        let other = "line.snp.makeConstraints { $0.left.equalTo(value.snp.right) }"
        #expect(findings(rule, in: row("", more: other), isOn: true).isEmpty)
        let half = "name.snp.makeConstraints { $0.right.equalTo(self.snp.centerX) }"
        #expect(findings(rule, in: row("$0.right.equalTo(self)", more: half), isOn: true).isEmpty)
    }

    @Test(
        "A row of two labels may end at what has a width of its own",
        arguments: [
            ("UIView", "$0.width.equalTo(24)", "UILabel", 1), ("UIView", "$0.height.equalTo(24)", "UILabel", 0),
            ("UIView", "$0.width.equalTo(24)", "CaptionLabel", 1), ("UIView", "$0.width.equalTo(24)", "UIView", 0),
        ])
    func labelRows(_ icon: String, _ size: String, _ label: String, _ count: Int) {
        let text = """
            class CaptionLabel: UILabel {}
            class Row: UIView {
                let icon = \(icon)()
                let name = \(label)()
                let value = \(label)()
                func setUp() {
                    addSubview(icon)
                    addSubview(name)
                    addSubview(value)
                    icon.snp.makeConstraints { $0.left.top.equalToSuperview(); \(size) }
                    name.snp.makeConstraints { $0.top.equalToSuperview(); $0.left.equalTo(icon.snp.right).offset(8) }
                    value.snp.makeConstraints {
                        $0.top.equalToSuperview()
                        $0.width.lessThanOrEqualTo(66)
                        $0.left.equalTo(name.snp.right).offset(8)
                        $0.right.equalToSuperview()
                    }
                }
            }
            """
        #expect(findings("label-pair-no-hugging", in: text, isOn: true).count == count)
    }

    @Test(
        "A far edge that hangs out on purpose is no hint",
        arguments: [
            ("$0.bottom.equalTo(self).offset(60)", 1), ("$0.height.equalTo(60)\n$0.bottom.equalTo(self).offset(60)", 0),
            ("$0.height.equalTo(60)\n$0.bottom.equalTo(self).offset(20)", 1),
            ("$0.left.equalTo(self).offset(-4)\n$0.right.equalTo(self).offset(4)", 0),
            ("$0.left.equalTo(self).offset(4)\n$0.right.equalTo(self).offset(4)", 1),
        ])
    func farEdges(_ chains: String, _ count: Int) {
        let text = panel("box.snp.makeConstraints {\n\(chains)\n}")
        #expect(findings("trailing-sign", in: text, isOn: true).count == count)
    }

    @Test("A view in a cell's content view hangs out of the cell too")
    func farEdgesOfCells() {
        let text = """
            class Row: UITableViewCell {
                let title = UIView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(title)
                    title.snp.makeConstraints { $0.right.equalTo(self).offset(15) }
                }
            }
            """
        #expect(findings("trailing-sign", in: text, isOn: true).count == 1)
        let inwards = text.replacing("offset(15)", with: "offset(-15)")
        #expect(findings("trailing-sign", in: inwards, isOn: true).isEmpty)
    }

    @Test("The content of a scroll view does not hang out of it")
    func scrolledContent() {
        let text = """
            class Panel: UIView {
                let scroller = UIScrollView()
                let content = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(scroller)
                    scroller.addSubview(content)
                    content.snp.makeConstraints { $0.bottom.equalTo(scroller).offset(40) }
                }
            }
            """
        #expect(findings("trailing-sign", in: text, isOn: true).isEmpty)
        let plain = text.replacing("UIScrollView", with: "UIView")
        #expect(findings("trailing-sign", in: plain, isOn: true).count == 1)
    }

    @Test(
        "A hidden view keeps the space of those that it places, unless the code switches constraints",
        arguments: [
            ("$0.left.equalTo(box.snp.right)", 1), ("$0.left.greaterThanOrEqualTo(box.snp.right)", 0),
            ("near = $0.left.equalTo(box.snp.right).constraint", 0),
        ])
    func hidden(_ chain: String, _ count: Int) {
        let text = panel(
            members: "var near: Constraint?", "line.snp.makeConstraints { \(chain) }",
            methods: "func hide() { box.isHidden = true }")
        #expect(findings("hidden-view-keeps-space", in: text, isOn: true).count == count)
    }

    @Test(
        "A frame is stale where nothing gave it to the view, and its number stays",
        arguments: [
            ("$0.width.equalTo(box.frame.width)", 1), ("$0.size.equalTo(line.frame.size)", 0),
            ("wide = $0.width.equalTo(box.frame.width).constraint", 0),
        ])
    func frames(_ chain: String, _ count: Int) {
        let placed = "box.snp.makeConstraints { $0.left.top.equalTo(self) }\n"
        let text = panel(members: "var wide: Constraint?", placed + "line.snp.makeConstraints { \(chain) }")
        #expect(findings("frame-read-before-layout", in: text, isOn: true).count == count)
    }

    @Test("A remake that stands alone meets no old constraints")
    func remakes() {
        let turn = """
            func turn() {
                box.snp.remakeConstraints { $0.left.equalTo(line.snp.right) }
                line.snp.remakeConstraints { $0.left.equalTo(self).offset(8) }
            }
            """
        #expect(findings("remake-order-transient", in: panel("", methods: turn), isOn: true).isEmpty)
        let before = panel("line.snp.makeConstraints { $0.right.equalTo(self) }", methods: turn)
        #expect(findings("remake-order-transient", in: before, isOn: true).count == 1)
        // What stands in the other branch is not remade below, and what is remade above has no old ones.
        let branches = """
            func turn(_ isMine: Bool) {
                if isMine {
                    line.snp.remakeConstraints { $0.left.equalTo(self).offset(8) }
                    box.snp.remakeConstraints { $0.left.equalTo(line.snp.right) }
                } else {
                    line.snp.remakeConstraints { $0.right.equalTo(self).offset(-8) }
                    box.snp.remakeConstraints { $0.right.equalTo(line.snp.left) }
                }
            }
            """
        #expect(findings("remake-order-transient", in: panel("", methods: branches), isOn: true).isEmpty)
    }

    @Test(
        "What another branch or method may settle is not open",
        arguments: [
            ("", 1), ("if wide { box.snp.makeConstraints { $0.width.equalTo(4) } }", 0),
            ("if wide { line.snp.makeConstraints { $0.left.equalTo(box.snp.right) } }", 0),
        ])
    func openSizes(_ more: String, _ count: Int) {
        let text = panel(
            "box.snp.makeConstraints { $0.left.top.bottom.equalTo(self) }\n\(more)",
            methods: "func later() { box.alpha = 0 }")
        #expect(findings("under-constrained", in: text, isOn: true).count == count)
    }

    @Test("Where a label's text decides what room is left, nothing is open")
    func unknownNeighbours() {
        let text = panel(
            """
            name.snp.makeConstraints { $0.left.top.equalTo(self) }
            box.snp.makeConstraints {
                $0.top.bottom.equalTo(self)
                $0.left.equalTo(name.snp.right)
                $0.right.equalTo(self)
            }
            """)
        #expect(findings("under-constrained", in: text, isOn: true).isEmpty)
        let before = text.replacing("$0.left.top.equalTo(self)", with: "$0.center.equalTo(self)")
            .replacing("name.snp.right", with: "self").replacing(
                "$0.right.equalTo(self)", with: "$0.right.equalTo(name.snp.left)")
        #expect(findings("under-constrained", in: before, isOn: true).isEmpty)
        let open = text.replacing("$0.right.equalTo(self)", with: "").replacing("name.snp.right", with: "line")
        let line = "line.snp.makeConstraints { $0.left.top.equalTo(self); $0.size.equalTo(9) }\n"
        let known = open.replacing("name.snp.makeC", with: line + "name.snp.makeC")
        #expect(findings("under-constrained", in: known, isOn: true).count == 1)
    }

    @Test("Kept alternatives may begin alike, and a view that is added again has lost its constraints")
    func duplicates() {
        let rule: RuleID = "duplicate-constraint"
        let pair = { (first: String, second: String) in
            self.panel(
                members: "var on: [Constraint] = []\nvar off: [Constraint] = []",
                "box.snp.makeConstraints {\n\(first)\n\(second)\n}")
        }
        let plain = "$0.left.equalTo(self).offset(8)"
        #expect(findings(rule, in: pair(plain, plain)).count == 1)
        #expect(findings(rule, in: pair("on.append(\(plain).constraint)", "off.append(\(plain).constraint)")).isEmpty)
        let again = { (change: String) in
            self.panel(
                "box.snp.makeConstraints { $0.left.equalTo(self) }",
                methods: """
                    func move(_ flag: Bool) {
                        if flag {
                            \(change)
                            box.snp.makeConstraints { $0.left.equalTo(self) }
                        }
                    }
                    """)
        }
        #expect(findings(rule, in: again("")).count == 1)
        #expect(findings(rule, in: again("box.removeFromSuperview()\naddSubview(box)")).isEmpty)
    }

    private func analysis(_ text: String, _ dialect: Dialect) -> [Finding] {
        Analysis(text: SourceText(text), dialect: dialect).findings
    }

    /// A panel's class in Objective-C with `_a` in it.
    private func objectiveC(_ body: String, methods: String = "") -> String {
        """
        @implementation Panel : UIView
        - (instancetype)initWithFrame:(CGRect)frame {
            if (self = [super initWithFrame:frame]) {
                [self addSubview:_a];
                \(body)
            }
            return self;
        }
        \(methods)
        @end
        """
    }

    private let clash = """
        [_a mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.equalTo(self).offset(8);
            make.left.equalTo(self).offset(9);
        }];
        """

    @Test("What a method does behind an early return holds when it comes to its end")
    func earlyReturns() {
        let guarded = "- (void)fill:(id)model {\nif (!model) { return; }\n\(clash)\n}"
        let found = analysis(objectiveC("", methods: guarded), .objectiveC)
        #expect(found.map(\.rule.rawValue) == ["unsatisfiable"])
        #expect(found.map(\.scenario) == ["fill:"])
        let alternatives = """
            - (void)fill:(id)model {
                if (!model) {
                    [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(8); }];
                    return;
                }
                [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(9); }];
            }
            """
        #expect(analysis(objectiveC("", methods: alternatives), .objectiveC).isEmpty)
        let nested = alternatives.replacing("if (!model) {", with: "if (!model) {\nif (self.wide) {")
            .replacing("return;", with: "}\nreturn;")
        #expect(analysis(objectiveC("", methods: nested), .objectiveC).isEmpty)
    }

    @Test("A method that a branch of the set-up calls is reported once")
    func calledInABranch() {
        let method = "- (void)fill {\n\(clash)\n}"
        let found = analysis(objectiveC("if (self.wide) { [self fill]; }", methods: method), .objectiveC)
        #expect(found.map(\.rule.rawValue) == ["unsatisfiable"])
    }

    @Test(
        "What a method calls for certain may change everything; what only computes, or is called in a branch, does not",
        arguments: [
            ("[self titleText]; CLASH", 1), ("[self build]; CLASH", 0),
            ("if (self.empty) { [self build]; return; } CLASH", 1),
            ("if (self.empty) { [self build]; CLASH }", 0), ("if (self.empty) { [self titleText]; CLASH }", 1),
        ])
    func calledMethods(_ body: String, _ count: Int) {
        let methods = """
            - (void)fill { \(body.replacing("CLASH", with: clash)) }
            - (NSString *)titleText { return [self.model.title uppercaseString]; }
            - (void)build {
                [_b mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(9); }];
            }
            """
        let found = analysis(objectiveC("", methods: methods), .objectiveC).filter { $0.rule == "unsatisfiable" }
        #expect(found.count == count)
    }

    @Test("Both ways of a question for the system's version are never active together")
    func availability() {
        let swift = { (version: Int) in
            self.panel(
                """
                if #available(iOS \(version), *) {
                    box.snp.makeConstraints { $0.left.equalTo(self).offset(8) }
                } else {
                    box.snp.makeConstraints { $0.left.equalTo(self).offset(9) }
                }
                """)
        }
        #expect(findings("unsatisfiable", in: swift(11)).isEmpty)
        #expect(findings("unsatisfiable", in: swift(26)).isEmpty)
        let ways = { (version: Int) in
            self.objectiveC(
                """
                if (@available(iOS \(version).0, *)) {
                    [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(8); }];
                } else {
                    [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(9); }];
                }
                """)
        }
        #expect(analysis(ways(11), .objectiveC).isEmpty)
        #expect(analysis(ways(26), .objectiveC).isEmpty)
        // Behind the older way the newer one counts as running.
        let both = ways(11).replacing("return self;", with: clash + "return self;")
        #expect(analysis(both, .objectiveC).map(\.rule.rawValue).contains("unsatisfiable"))
    }

    @Test("Bars are views", arguments: ["UIToolbar", "UINavigationBar", "UISearchBar", "UITabBar", "BottomBar"])
    func bars(_ className: String) {
        let text = """
            class Panel: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let strip = \(className)()
                    addSubview(strip)
                    strip.snp.makeConstraints {
                        $0.top.equalTo(self)
                        $0.left.equalTo(self).offset(8)
                        $0.left.equalTo(self).offset(9)
                    }
                }
            }
            """
        #expect(analysis(text, .swift).map(\.rule.rawValue) == ["unsatisfiable"])
    }

    @Test("A width between the edges of a controller's view is what breaks, whatever else contradicts it")
    func controllerWidths() throws {
        let text = """
            class Editor: UIViewController {
                let header = UIView()
                let line = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(header)
                    view.addSubview(line)
                    header.snp.makeConstraints {
                        $0.left.right.equalTo(view)
                        $0.width.equalTo(100)
                    }
                    line.snp.makeConstraints {
                        $0.left.equalTo(view).offset(60)
                        $0.right.equalTo(view).offset(-60)
                    }
                }
            }
            """
        let found = analysis(text, .swift).filter { $0.rule == "unsatisfiable" }
        #expect(found.count == 1)
        let place = try #require(found.first?.range)
        #expect(SourceText(text)[place].contains("width"))
    }

    @Test(
        "A new object in a local variable is a view once it is used as one",
        arguments: ["Carousel *strip = [[Carousel alloc] init];", "iStrip *strip = [[iStrip alloc] init];"])
    func views(_ declaration: String) {
        let blocks = """
            \(declaration)
            [self addSubview:strip];
            [strip mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self).offset(8);
                make.left.equalTo(self).offset(9);
            }];
            """
        #expect(analysis(objectiveC(blocks), .objectiveC).map(\.rule.rawValue) == ["unsatisfiable"])
    }

    @Test(
        "A block that a class's method takes to make a view runs at once",
        arguments: [("kit_make", "UIView *", 1), ("onTap", "UIView *", 0), ("kit_make", "id ", 0)])
    func builders(_ method: String, _ parameter: String, _ count: Int) {
        let build = """
            self.strip = [UIView \(method):^(\(parameter)strip) {
                [self addSubview:strip];
                [strip mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(8); }];
            }];
            [self.strip mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(9); }];
            """
        let found = analysis(objectiveC(build), .objectiveC).filter { $0.rule == "unsatisfiable" }
        #expect(found.count == count)
    }

    @Test(
        "Animations run at once, what comes after them some time on top of it",
        arguments: [
            ("[UIView animateWithDuration:1 animations:^{ BLOCK }];", 1),
            ("[UIView animateWithDuration:1 animations:^{ } completion:^(BOOL done) { BLOCK }];", 1),
            ("[UIView performWithoutAnimation:^{ BLOCK }];", 1), ("[Loader load:^{ BLOCK }];", 1),
        ])
    func animations(_ call: String, _ count: Int) {
        let second = "[_a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(9); }];"
        let first = second.replacing("9", with: "8")
        let method = "- (void)open {\n\(first)\n\(call.replacing("BLOCK", with: second))\n}"
        let found = analysis(objectiveC("", methods: method), .objectiveC).filter { $0.rule == "unsatisfiable" }
        #expect(found.count == count)
    }

    @Test("What a callback replaces may be gone")
    func callbacks() {
        let load =
            "[Loader load:^{ [_a mas_remakeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); }]; }];"
        #expect(analysis(objectiveC(clash), .objectiveC).count == 1)
        #expect(analysis(objectiveC(clash + load), .objectiveC).isEmpty)
    }

    @Test("A view that a new controller keeps is one view wherever it is named")
    func viewsOfControllers() {
        let method = """
            - (void)ask {
                SheetController *sheet = [SheetController sheetWithTitle:@"Sure?"];
                UIView *field = [UIView new];
                [sheet.contentView addSubview:field];
                [field mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(sheet.contentView).offset(8);
                    make.left.equalTo(sheet.contentView).offset(9);
                }];
            }
            """
        #expect(analysis(objectiveC("", methods: method), .objectiveC).map(\.rule.rawValue) == ["unsatisfiable"])
        let apart = method.replacing("sheet.contentView).offset(9)", with: "sheet.headerView).offset(9)")
        #expect(analysis(objectiveC("", methods: apart), .objectiveC).isEmpty)
    }
}
