// What applications in Objective-C look like, whose properties stand in headers: found, and left alone.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewRuleObjectiveCTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .objectiveC) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map { $0.message }
    }

    private func cell(_ methods: String, header: String = "") -> String {
        """
        @interface PNRowCell : UITableViewCell
        \(header)
        @end
        @implementation PNRowCell
        \(methods)
        @end
        """
    }

    @Test(
        "A property of the header is no new view in each layout pass",
        arguments: [
            ("[_face mas_makeConstraints:^(MASConstraintMaker *make) { BODY }];", 1),
            ("[self.face mas_makeConstraints:^(MASConstraintMaker *make) { BODY }];", 1),
            ("[_face mas_remakeConstraints:^(MASConstraintMaker *make) { BODY }];", 0),
            (
                "UIView *face = [UIView new]; [self addSubview:face]; "
                    + "[face mas_makeConstraints:^(MASConstraintMaker *make) { BODY }];", 0
            ),
            (
                "_face = [UIView new]; [self addSubview:_face]; "
                    + "[_face mas_makeConstraints:^(MASConstraintMaker *make) { BODY }];", 0
            ),
            (
                "if (!self.isPlaced) { self.isPlaced = YES; "
                    + "[_face mas_makeConstraints:^(MASConstraintMaker *make) { BODY }]; }", 0
            ),
        ])
    func layoutPass(_ body: String, _ expected: Int) {
        let body = body.replacing("BODY", with: "make.edges.equalTo(self.contentView);")
        let method = "- (void)layoutSubviews {\n[super layoutSubviews];\n\(body)\n}"
        #expect(messages("setup-runs-again", cell(method)).count == expected)
    }

    @Test(
        "What code makes of an image, a font or a colour may be a number",
        arguments: [
            ("UIImage *it = [UIImage imageNamed:@\"play\"];", "it.size"),
            ("UIImage *it = [UIImage imageNamed:@\"play\"];", "[it heightForWidth:40]"),
            ("UIFont *it = [UIFont systemFontOfSize:12];", "[it heightOfText:text]"),
            ("CGFloat it = [UIImage imageNamed:@\"play\"].size.height;", "it"),
        ])
    func numbersOfImages(_ local: String, _ target: String) {
        let text = """
            @implementation PNPanel
            - (void)build {
                \(local)
                UIView *box = [UIView new];
                [self addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.height.equalTo(\(target));
                }];
            }
            @end
            """
        #expect(messages("unsupported-relation-target", text).isEmpty)
        #expect(messages("unsupported-relation-target", text.replacing(target + ");", with: "@\"8\");")).count == 1)
    }

    @Test("The views of a list of C are not known", arguments: [("&boxes[1] count:2", true), ("@\"box\", nil", false)])
    func listsOfC(_ elements: String, isUnknown: Bool) {
        let text = """
            @implementation PNPanel
            - (void)build {
                UIButton *boxes[3];
                for (int i = 0; i < 3; i++) {
                    boxes[i] = [UIButton new];
                    [self addSubview:boxes[i]];
                }
                NSArray *row = [NSArray arrayWithObjects:\(elements)];
                [row mas_distributeViewsAlongAxis:(MASAxisTypeHorizontal) withFixedItemLength:40 leadSpacing:8 tailSpacing:8];
                [row mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(40); }];
            }
            @end
            """
        #expect(messages("array-of-non-views", text).isEmpty == isUnknown)
    }

    @Test("What hangs on views that other code places is not free", arguments: [true, false])
    func placedByOthers(isPlaced: Bool) {
        let row = { (name: String, edge: String) in
            """
            UIButton *\(name) = [UIButton new];
            [self addSubview:\(name)];
            [\(name) mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(first.mas_bottom);
                make.\(edge).equalTo(self);
                make.size.mas_equalTo(50);
            }];

            """
        }
        let text = """
            @implementation PNPanel
            - (void)build {
                UIButton *first = [UIButton new];
                [self addSubview:first];
                [first mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.equalTo(self); }];
                \(isPlaced ? "[@[first] spread:1];" : "")
                \(row("second", "left"))
                \(row("third", "right"))
            }
            @end
            """
        #expect(messages("ambiguous-position", text).isEmpty == isPlaced)
    }

    @Test("Margins change again and again")
    func marginsChangeAgainAndAgain() {
        let text = """
            @interface PNPage : UIViewController
            @end
            @implementation PNPage
            - (void)viewLayoutMarginsDidChange {
                [super viewLayoutMarginsDidChange];
                [_face mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            @end
            """
        #expect(messages("setup-runs-again", text).count == 1)
    }

    @Test(
        "A label of the header without a text is filled by others, and a least width is no end",
        arguments: [
            ("", "make.left.top.mas_equalTo(10);", 1),
            ("", "make.left.top.mas_equalTo(10); make.width.mas_greaterThanOrEqualTo(0);", 1),
            ("", "make.left.top.mas_equalTo(10); make.right.mas_lessThanOrEqualTo(-10);", 0),
            ("", "make.left.top.mas_equalTo(10); make.width.mas_lessThanOrEqualTo(90);", 0),
            // It may be the only one that it ever has.
            ("_name.text = @\"Somebody\";", "make.left.top.mas_equalTo(10);", 0),
            ("_name.text = @\"+10.00\";", "make.left.top.mas_equalTo(10);", 0),
        ])
    func headerLabels(_ text: String, _ chains: String, _ expected: Int) {
        let method = """
            - (void)setUp {
                _name = [[UILabel alloc] init];
                \(text)
                [self.contentView addSubview:_name];
                [_name mas_makeConstraints:^(MASConstraintMaker *make) { \(chains) }];
            }
            """
        #expect(messages("unbounded-text", cell(method)).count == expected)
        // A variable of the class alone: no other file sees it.
        let own = cell(method).replacing(
            "@implementation PNRowCell", with: "@implementation PNRowCell { UILabel *_name; }")
        #expect(messages("unbounded-text", own).isEmpty)
    }

    @Test(
        "What one block makes under a condition holds together",
        arguments: [
            ("make.left.equalTo(card).offset(40); make.width.equalTo(card);", 1),
            ("make.left.equalTo(card).offset(40); make.width.equalTo(card).offset(-40);", 0),
            ("make.left.equalTo(card).offset(40); make.width.lessThanOrEqualTo(card);", 0),
        ])
    func underACondition(_ chains: String, _ expected: Int) {
        let text = """
            @interface PNReceipt : UIViewController
            @end
            @implementation PNReceipt
            - (void)viewDidLoad {
                [super viewDidLoad];
                if (self.letter) { [self showLetter]; }
            }
            - (void)showLetter {
                UIView *card = [[UIView alloc] init];
                [self.view addSubview:card];
                [card mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.right.equalTo(self.view);
                    make.height.mas_equalTo(60);
                }];
                UILabel *note = [[UILabel alloc] init];
                [card addSubview:note];
                [note mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(card);
                    \(chains)
                }];
            }
            @end
            """
        #expect(messages("outside-superview", text).count == expected)
    }

    @Test(
        "A panel that waits outside and is moved in later is no mistake",
        arguments: [
            ("", 1),
            ("[self.panel setHidden:NO];", 1),
            ("[self.panel mas_remakeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.box); }];", 0),
            ("[self.panel mas_remakeConstraints:^(MASConstraintMaker *make) { make.edges.mas_equalTo(0); }];", 0),
            ("self.panel.transform = CGAffineTransformMakeTranslation(0, -200);", 0),
        ])
    func waitingOutside(_ showing: String, _ expected: Int) {
        let text = """
            @interface PNSheet : UIViewController
            @property (nonatomic, strong) UIView *box;
            @property (nonatomic, strong) UIView *panel;
            @end
            @implementation PNSheet
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.box = [[UIView alloc] init];
                [self.view addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view);
                    make.size.mas_equalTo(CGSizeMake(300, 200));
                }];
                self.panel = [[UIView alloc] init];
                [self.box addSubview:self.panel];
                [self.panel mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self.box).offset(240);
                    make.left.right.height.equalTo(self.box);
                }];
            }
            - (void)show { \(showing) }
            @end
            """
        #expect(messages("outside-superview", text).count == expected)
        // A callback names the member before it has its view.
        let early =
            text.replacing(
                "[super viewDidLoad];",
                with: "[super viewDidLoad]; TapView *tap = [TapView new]; [tap setTapped:^{ [self show]; }];"
            )
            .replacing("self.panel = [[UIView alloc] init];", with: "UIView *panel = [UIView new]; self.panel = panel;")
            .replacing("[self.panel mas_makeC", with: "[panel mas_makeC").replacing(
                "addSubview:self.panel", with: "addSubview:panel")
        #expect(messages("outside-superview", early).count == expected)
        // Where a view begins just at the edge at which its superview ends, it is meant to.
        let waiting = text.replacing("self.box).offset(240)", with: "self.box.mas_bottom)")
        #expect(messages("outside-superview", waiting).isEmpty)
        let beyond = text.replacing("self.box).offset(240)", with: "self.box.mas_bottom).offset(16)")
        #expect(messages("outside-superview", beyond).count == expected)
    }

    @Test(
        "A size that is made anew may be 0 while the view is hidden",
        arguments: [
            ("", 1), ("line.snp.remakeConstraints { $0.height.equalTo(space) }", 0),
            ("line.snp.updateConstraints { $0.height.equalTo(0) }", 0),
        ])
    func hiddenInStack(_ block: String, _ expected: Int) {
        let text = """
            class Board: UIView {
                private let line = UIView()
                private lazy var rows: UIStackView = {
                    let rows = UIStackView(arrangedSubviews: [line])
                    rows.axis = .vertical
                    return rows
                }()
                func setUp() {
                    addSubview(rows)
                    rows.snp.makeConstraints { $0.edges.equalToSuperview() }
                    line.snp.makeConstraints { $0.height.equalTo(8) }
                }
                func show(_ space: CGFloat) {
                    line.isHidden = space == 0
                    \(block)
                }
            }
            """
        #expect(messages("stack-hidden-required-size", text, .swift).count == expected)
    }

    private func form(_ block: String, _ methods: String = "") -> String {
        """
        class Form: UIView {
            private let name = UIView()
            private let phone = UIView()
            func setUp() {
                addSubview(name)
                addSubview(phone)
                name.snp.makeConstraints { make in
                    make.left.right.top.equalToSuperview()
                    make.height.equalTo(38)
                }
                phone.snp.makeConstraints { make in
                    make.left.right.equalToSuperview()
                    make.height.equalTo(20)
                    \(block)
                }
            }
            \(methods)
        }
        """
    }

    @Test(
        "The margin of a view beside is none of its edges",
        arguments: [
            ("make.top.equalTo(name.snp.bottomMargin).offset(8)", 1), ("make.top.equalTo(name.snp_bottomMargin)", 1),
            ("make.top.equalTo(name.snp.bottom)", 0), ("make.top.equalTo(name.snp.topMargin)", 0),
            ("make.top.equalTo(self.snp.topMargin)", 0), ("make.bottom.equalTo(snp.bottomMargin)", 0),
        ])
    func siblingMargin(_ block: String, _ expected: Int) {
        #expect(messages("sibling-margin", form(block), .swift).count == expected)
    }

    @Test(
        "An update with a multiplier that the method is given",
        arguments: [
            ("make.height.equalTo(name).multipliedBy(part)", 1),
            ("make.height.equalTo(name).dividedBy(1 + part)", 1),
            ("make.height.equalTo(name).multipliedBy(0.5)", 0),
            ("make.height.equalTo(20 * part)", 0), ("make.height.equalTo(name).offset(part)", 0),
        ])
    func multiplierOfUpdate(_ chain: String, _ expected: Int) {
        let top = "make.top.equalTo(name.snp.bottom)"
        let update = "func show(_ part: CGFloat) { phone.snp.updateConstraints { make in \(chain) } }"
        #expect(messages("update-changes-multiplier", form(top, update), .swift).count == expected)
        let remake = update.replacing("updateConstraints", with: "remakeConstraints")
        #expect(messages("update-changes-multiplier", form(top, remake), .swift).isEmpty)
    }

    @Test(
        "Two of one block stand together, whatever takes them out",
        arguments: [
            ("make.top.equalTo(name.snp.bottom)\nmake.top.equalTo(name.snp.bottom).offset(0)", 1),
            ("make.top.equalTo(name.snp.bottom)\nmake.top.equalTo(name.snp.top).offset(0)", 0),
        ])
    func twiceInOneBlock(_ block: String, _ expected: Int) {
        let hide = "func hide(_ away: Bool) { if away { phone.snp.remakeConstraints { $0.size.equalTo(0) } } }"
        #expect(messages("duplicate-constraint", form(block, hide), .swift).count == expected)
    }
}
