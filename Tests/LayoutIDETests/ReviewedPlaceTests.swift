// Views without a place or on top of others that a reviewer saw in applications, in the smallest texts in which they were missed.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("What reviewers saw of views without a place, and of views on others")
struct ReviewedPlaceTests: ReviewedText {
    private func rules(_ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect).findings.map { "\($0.rule)" }
    }

    // MARK: Without a place

    @Test(
        "A view that shows nothing and carries another one has to lie somewhere",
        arguments: [
            ("label.snp.makeConstraints { $0.centerX.equalToSuperview(); $0.centerY.equalTo(bar) }", true),
            ("label.snp.makeConstraints { $0.center.equalToSuperview() }", false),
            // Along the axis that is settled it carries nothing anywhere.
            ("label.snp.makeConstraints { $0.centerX.equalTo(bar); $0.centerY.equalToSuperview() }", false),
        ])
    func spacerThatCarries(_ label: String, isReported: Bool) {
        let text = view(
            "private let bar = UIView(); private let label = UILabel()",
            """
            label.text = "Hello"
            addSubview(bar)
            addSubview(label)
            bar.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.height.equalTo(40) }
            \(label)
            """)
        #expect(rules(text).contains("ambiguous-position") == isReported)
    }

    @Test(
        "A view of which only the size is said lies nowhere along both axes",
        arguments: [
            ("", true), ("func place() { list.center = center }", false),
            ("override func layoutSubviews() { super.layoutSubviews(); for view in subviews { move(view) } }", false),
            ("func clear() { for view in subviews { view.removeFromSuperview() } }", true),
        ])
    func sizeAlone(_ more: String, isReported: Bool) {
        let text = view(
            "private let list = UITableView()",
            "addSubview(list)\nlist.snp.makeConstraints { $0.size.equalToSuperview() }", more)
        let findings = Analysis(text: SourceText(text), dialect: .swift).findings.filter {
            $0.rule == "ambiguous-position"
        }
        #expect(findings.isEmpty != isReported)
        if let first = findings.first {
            #expect("\(first.message)".contains("`list.x` is ambiguous. `list.y` is ambiguous."))
        }
    }

    @Test(
        "A bound, and what only hangs below, give a list no height",
        arguments: [
            ("$0.height.lessThanOrEqualTo(540)", "", true), ("$0.bottom.lessThanOrEqualToSuperview()", "", true),
            ("$0.height.equalTo(540)", "", false), ("$0.bottom.equalToSuperview()", "", false),
            ("$0.height.lessThanOrEqualTo(540)", "$0.bottom.equalToSuperview()", false),
        ])
    func boundedList(_ height: String, _ next: String, isReported: Bool) {
        let text = view(
            "private let list = UITableView(); private let next = UIButton()",
            """
            addSubview(list)
            addSubview(next)
            list.snp.makeConstraints { $0.top.left.right.equalToSuperview(); \(height) }
            next.snp.makeConstraints {
                $0.left.right.equalToSuperview()
                $0.height.equalTo(62)
                $0.top.equalTo(list.snp.bottom).offset(20)
                \(next)
            }
            """)
        #expect(rules(text).contains("ambiguous-size") == isReported)
    }

    // MARK: On others

    @Test(
        "A view that begins inside a label was meant to begin behind it",
        arguments: [
            ("$0.left.equalTo(first); $0.top.equalTo(first).offset(13)", true),
            ("$0.left.equalToSuperview().offset(20); $0.top.equalTo(first).offset(13)", true),
            ("$0.left.equalTo(first).offset(10); $0.centerY.equalTo(first)", true),
            ("$0.left.equalTo(first); $0.top.equalTo(first.snp.bottom).offset(13)", false),
            // In another column, or a second line of its own that lies lower.
            ("$0.left.equalTo(first.snp.right); $0.top.equalTo(first).offset(13)", false),
            ("$0.left.equalTo(first); $0.top.equalTo(first).offset(30)", false),
            // Inside on purpose: it ends there, too.
            ("$0.left.equalTo(first).offset(4); $0.centerY.equalTo(first); $0.width.equalTo(8)", false),
            ("$0.left.equalTo(first).offset(10); $0.right.equalTo(first); $0.centerY.equalTo(first)", false),
        ])
    func beginsInside(_ second: String, isReported: Bool) {
        let text = view(
            "private let first = UILabel(); private let second = UILabel()",
            """
            addSubview(first)
            addSubview(second)
            first.snp.makeConstraints {
                $0.top.equalToSuperview().offset(25)
                $0.left.equalToSuperview().offset(20)
                $0.size.equalTo(CGSize(width: 60, height: 26))
            }
            second.snp.makeConstraints { \(second) }
            """,
            "func show(_ name: String, _ note: String) { first.text = name; second.text = note }")
        let messages = Analysis(text: SourceText(text), dialect: .swift).findings.map { "\($0.message)" }
        #expect(messages.contains { $0.contains("inside `first`") } == isReported)
    }

    @Test(
        "A long text runs under a button that has its top",
        arguments: [
            ("$0.top.leading.trailing.equalToSuperview().inset(20)", true),
            ("$0.edges.equalToSuperview().inset(20)", true),
            ("$0.top.leading.equalToSuperview().inset(20); $0.trailing.equalTo(close.snp.leading)", false),
            ("$0.leading.trailing.equalToSuperview().inset(20); $0.top.equalTo(close.snp.bottom)", false),
        ])
    func underButton(_ title: String, isReported: Bool) {
        let text = view(
            "private let title = UILabel(); private let close = UIButton()",
            """
            title.numberOfLines = 0
            addSubview(title)
            addSubview(close)
            close.snp.makeConstraints {
                $0.top.trailing.equalToSuperview().inset(20)
                $0.size.equalTo(44)
            }
            title.snp.makeConstraints { \(title) }
            """, "func show(_ note: Note) { title.text = note.title }")
        #expect(rules(text).contains("overlapping-texts") == isReported)
    }

    // MARK: Small, and made again

    @Test(
        "A picture that libraries let answer taps is a target",
        arguments: [
            ("photo.bk_whenTapped { go() }", true), ("photo.rx.tapGesture().subscribe { _ in go() }", true),
            ("photo.alpha = 1", false),
        ])
    func tapsOfLibraries(_ tap: String, isReported: Bool) {
        let text = view(
            "let photo = UIImageView()",
            """
            addSubview(photo)
            photo.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(20) }
            \(tap)
            """)
        #expect(rules(text).contains("small-touch-target") == isReported)
    }

    @Test("A button that is as large as a small one is small", arguments: [("one", true), ("self", false)])
    func asLargeAsAnother(_ other: String, isReported: Bool) {
        let text = view(
            "let one = UIImageView(); let two = UIButton()",
            """
            addSubview(one)
            addSubview(two)
            two.addTarget(self, action: #selector(tap), for: .touchUpInside)
            one.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(20) }
            two.snp.makeConstraints { $0.right.top.equalToSuperview(); $0.width.height.equalTo(\(other)) }
            """, "@objc func tap() {}")
        #expect(rules(text).contains("small-touch-target") == isReported)
    }

    @Test(
        "Of a button that hangs out of its superview only the part inside is touched",
        arguments: [("-8", "8", true), ("-1", "1", false), ("8", "-8", false)])
    func hangsOut(_ top: String, _ right: String, isReported: Bool) {
        let text = view(
            "let photo = UIView(); let delete = UIButton()",
            """
            addSubview(photo)
            photo.addSubview(delete)
            delete.addTarget(self, action: #selector(tap), for: .touchUpInside)
            photo.snp.makeConstraints { $0.edges.equalToSuperview() }
            delete.snp.makeConstraints {
                $0.size.equalTo(30)
                $0.top.equalToSuperview().offset(\(top))
                $0.right.equalToSuperview().offset(\(right))
            }
            """, "@objc func tap() {}")
        let messages = Analysis(text: SourceText(text), dialect: .swift).findings.map { "\($0.message)" }
        #expect(messages.contains { $0.contains("Only 22 pt of `delete`") } == isReported)
    }

    @Test(
        "A method that remakes one view's constraints and makes another's is written to run again",
        arguments: [
            ("remakeConstraints", "start(); fill()", true), ("makeConstraints", "start(); fill()", false),
            // The set-up alone calls it.
            ("remakeConstraints", "start()", false),
        ])
    func remakesOne(_ kind: String, _ calls: String, isReported: Bool) {
        let text = """
            class Player: UIView {
                private let cover = UIView()
                private let more = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    \(calls.contains("fill") ? "" : "arrange()")
                }
                func start() { \(calls.contains("fill") ? "arrange()" : "") }
                func fill() {}
                func arrange() {
                    addSubview(cover)
                    addSubview(more)
                    cover.snp.\(kind) { $0.edges.equalToSuperview() }
                    more.snp.makeConstraints { $0.right.bottom.equalToSuperview(); $0.size.equalTo(44) }
                }
            }
            """
        #expect(rules(text).contains("setup-runs-again") == isReported)
    }

    @Test(
        "What an initializer and viewDidLoad both call runs twice",
        arguments: [
            ("[self arrange];", "[self arrange];", true), ("", "[self arrange];", false),
            ("if (title) { [self arrange]; }", "[self arrange];", false),
            ("[self arrange];", "if (!self.bar) { [self arrange]; }", false),
        ])
    func initializerAndLoading(_ first: String, _ second: String, isReported: Bool) {
        let text = """
            @interface Page : UIViewController
            @property (nonatomic, weak) UIView *bar;
            @end
            @implementation Page
            - (instancetype)initWithTitle:(NSString *)title {
                if (self = [super init]) { \(first) }
                return self;
            }
            - (void)viewDidLoad {
                [super viewDidLoad];
                \(second)
            }
            - (void)arrange {
                UIView *bar = [[UIView alloc] init];
                [self.view addSubview:bar];
                self.bar = bar;
                [bar mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            @end
            """
        #expect(rules(text, .objectiveC).contains("set-up-twice") == isReported)
    }

    @Test(
        "What a list asks for again makes the constraints of kept views again",
        arguments: [
            ("tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)", true),
            ("tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)", false),
        ])
    func headers(_ method: String, isReported: Bool) {
        let text = """
            class List: UIViewController {
                private let box = UIView()
                private let title = UILabel()
                func \(method) -> UIView? {
                    let head = UIView()
                    head.addSubview(box)
                    box.addSubview(title)
                    box.snp.makeConstraints { $0.edges.equalTo(head) }
                    title.snp.makeConstraints { $0.edges.equalTo(box) }
                    return head
                }
            }
            """
        let before = Analysis(text: SourceText(text), dialect: .swift).findings.filter { $0.rule == "setup-runs-again" }
            .map { String(decoding: text.utf8.prefix($0.range.start.utf8).suffix(10), as: UTF8.self) }
        // The box goes into another view each time, and leaves its constraints behind.
        #expect(before == (isReported ? ["title.snp."] : []))
    }

    // MARK: Conflicts under a condition

    @Test(
        "A view that a getter makes under a condition is the same wherever the getter runs",
        arguments: [
            "[self sign];", "if (kind == 0) { [self sign]; }", "switch (kind) { case 0: { [self sign]; } break; }",
        ])
    func madeUnderCondition(_ call: String) {
        let text = """
            @interface Sheet : UIView
            @property (nonatomic, strong) UIView *box;
            @end
            @implementation Sheet
            - (instancetype)initWithFrame:(CGRect)frame kind:(int)kind {
                if (self = [super initWithFrame:frame]) { \(call) }
                return self;
            }
            - (void)sign {
                [self addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self).offset(6);
                    make.top.equalTo(self);
                    make.width.height.mas_equalTo(50);
                }];
            }
            - (UIView *)box {
                if (!_box) _box = [[UIView alloc] init];
                return _box;
            }
            @end
            """
        #expect(rules(text, .objectiveC).contains("unsatisfiable"))
    }

    @Test(
        "A property that is computed of a condition has one value in each of its states",
        arguments: [("isReply ? 33 : 0", true), ("isReply ? 33 : 8", false), ("measure()", false)])
    func computedOfCondition(_ value: String, isReported: Bool) {
        let text = """
            class Reply: UIView {
                var isReply = false
                var height: CGFloat { \(value) }
                private let inner = UIView()
                private let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.addSubview(inner)
                    box.snp.makeConstraints { $0.top.left.right.equalToSuperview(); $0.height.equalTo(height) }
                    inner.snp.makeConstraints {
                        $0.top.equalToSuperview().offset(8)
                        $0.left.right.bottom.equalToSuperview()
                    }
                }
            }
            """
        #expect(rules(text).contains("unsatisfiable") == isReported)
    }

    @Test(
        "A size that is nothing where its view is hidden contradicts nothing",
        arguments: [("isReply ? 33 : 0", false), ("isReply ? 33 : 20", true), ("33", true)])
    func hiddenWithoutSize(_ value: String, isReported: Bool) {
        let text = """
            class Reply: UIView {
                var isReply = false
                var height: CGFloat { \(value) }
                private let inner = UIView()
                private lazy var stack = UIStackView(arrangedSubviews: [inner])
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(stack)
                    stack.axis = .vertical
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                    inner.snp.makeConstraints { $0.height.equalTo(height) }
                }
                func update() { inner.isHidden = !isReply }
            }
            """
        #expect(rules(text).contains("stack-hidden-required-size") == isReported)
    }

    // MARK: Code that says more than it seems

    @Test("What stands behind a return never runs", arguments: [("", true), ("return;", false)])
    func behindReturn(_ way: String, isReported: Bool) {
        let text = """
            @implementation Page : UIViewController
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIButton *button = [[UIButton alloc] init];
                [self.view addSubview:button];
                [button addTarget:self action:@selector(tap) forControlEvents:UIControlEventTouchUpInside];
                [self arrange];
            }
            - (void)arrange {
                UIView *head = [[UIView alloc] init];
                [self.view addSubview:head];
                [head mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            - (void)tap {
                \(way)
                [self arrange];
            }
            @end
            """
        #expect(rules(text, .objectiveC).contains("view-made-again") == isReported)
    }

    @Test("The cases of a remainder are all there are", arguments: [("index % 3", false), ("index", true)])
    func remainders(_ subject: String, isReported: Bool) {
        let text = """
            @interface Row : UITableViewCell
            @property (nonatomic, strong) UILabel *circle;
            @end
            @implementation Row
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)name {
                self = [super initWithStyle:style reuseIdentifier:name];
                _circle = [[UILabel alloc] init];
                [self.contentView addSubview:_circle];
                [_circle mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.contentView); }];
                return self;
            }
            - (void)setIndex:(NSInteger)index {
                switch (\(subject)) {
                    case 0: self.circle.backgroundColor = UIColor.redColor; break;
                    case 1: self.circle.backgroundColor = UIColor.greenColor; break;
                    case 2: self.circle.backgroundColor = UIColor.blueColor; break;
                    default: break;
                }
            }
            @end
            """
        #expect(rules(text, .objectiveC).contains("reuse-keeps-content") == isReported)
    }

    @Test(
        "A private property that nothing gives a view has no constraints",
        arguments: [
            ("", true), ("- (UILabel *)titel { if (!_title) { _title = [UILabel new]; } return _title; }", true),
            ("- (UILabel *)title { if (!_title) { _title = [UILabel new]; } return _title; }", false),
            ("- (void)make { _title = [UILabel new]; }", false),
            ("- (void)make { [self setTitle:[UILabel new]]; }", false),
            ("- (void)make { [self setValue:[UILabel new] forKey:@\"title\"]; }", false),
            ("- (void)make { Make(&_title); }", false), ("LAZY(UILabel, title)", false),
            ("- (void)make { MAKE(_title); }", false),
            ("- (void)make { UIView *last = _title = [UILabel new]; }", false),
            // It only reads the view.
            ("- (CGFloat)end { return CGRectGetMaxX(self.bounds); }", true),
            ("- (void)hide { if (_title) { _title.hidden = YES; } }", true),
            // Somebody calls the getter by its wrong name.
            (
                "- (UILabel *)titel { if (!_title) { _title = [UILabel new]; } return _title; } - (void)go { [self titel]; }",
                false
            ),
        ])
    func neverMade(_ more: String, isReported: Bool) {
        let text = """
            @implementation Row : UIView {
                UILabel *_title;
            }
            - (void)arrange {
                [self addSubview:_title];
                [_title mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            \(more)
            @end
            """
        #expect(rules(text, .objectiveC).contains("view-never-made") == isReported)
    }

    @Test(
        "A text without an end goes on in one line, however many it may have",
        arguments: [("$0.right.equalToSuperview()", true), ("$0.width.equalTo(80)", true), ("", false)])
    func textWithoutEnd(_ end: String, isReported: Bool) {
        let text = """
            class Cell: UITableViewCell {
                let title = UILabel()
                var name: String? { didSet { title.text = name } }
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    title.numberOfLines = 0
                    contentView.addSubview(title)
                    title.snp.makeConstraints {
                        $0.top.left.equalToSuperview().offset(15)
                        \(end)
                    }
                }
            }
            class List: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(Cell.self, forCellReuseIdentifier: "a")
                    tableView.rowHeight = 70
                }
            }
            """
        #expect(rules(text).contains("text-without-room") == isReported)
    }
}
