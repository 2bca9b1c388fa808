// What reviewers of applications found silent or false, each in the smallest text that shows it.

import AutoLayout
import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewedCodeTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    private func controller(_ body: String, macros: String = "") -> String {
        """
        \(macros)
        @interface Page : UIViewController
        @end
        @implementation Page
        - (void)viewDidLoad {
            [super viewDidLoad];
            UIButton *shut = [[UIButton alloc] init];
            [shut addTarget:self action:@selector(close) forControlEvents:UIControlEventTouchUpInside];
            [self.view addSubview:shut];
            \(body)
        }
        @end
        """
    }

    // MARK: Numbers of the device

    @Test("Sizes that are scaled by the screen are read on the device", arguments: [(16, true), (64, false)])
    func scaledTouchTarget(size: Int, isSmall: Bool) {
        let text = controller(
            "[shut mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.mas_equalTo(kScale(50)); make.width.height.mas_equalTo(kScale(\(size))); }];",
            macros: "#define kScale(x) ((x) * [UIScreen mainScreen].bounds.size.width / 750.0)")
        let found = messages("small-touch-target", text, .objectiveC)
        #expect(found.isEmpty == !isSmall)
        #expect(
            found.allSatisfy { $0.hasSuffix("The code reads the size of the device; this happens on `iPhone 15`.") })
    }

    @Test("What holds on every device is not said of one again")
    func everywhere() {
        let text = controller(
            "[shut mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.mas_equalTo([UIScreen mainScreen].bounds.size.width / 3); make.width.height.mas_equalTo(16); }];"
        )
        let found = messages("small-touch-target", text, .objectiveC)
        #expect(found.count == 1)
        #expect(found.allSatisfy { !$0.contains("device") })
    }

    // MARK: Two ways in one expression

    @Test("Each way of a choice between chains makes its constraints alone", arguments: [true, false])
    func choiceOfChains(isChoice: Bool) {
        let line =
            isChoice
            ? "kept = count == 1 ? make.bottom.mas_equalTo(top) : make.bottom.mas_equalTo(more);"
            : "make.bottom.mas_equalTo(top); make.bottom.mas_equalTo(more);"
        let text = """
            @interface Panel : UIView
            @end
            @implementation Panel
            {
                UIView *top;
                UIButton *more;
                MASConstraint *kept;
            }
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                top = [[UIView alloc] init];
                more = [[UIButton alloc] init];
                [self addSubview:top];
                [self addSubview:more];
                [top mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.right.top.mas_equalTo(self);
                    make.height.mas_equalTo(100);
                }];
                [more mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.centerX.mas_equalTo(self);
                    make.top.mas_equalTo(top.mas_bottom).offset(20);
                    make.width.height.mas_equalTo(44);
                }];
                return self;
            }
            - (void)show:(NSArray *)rows {
                NSInteger count = rows.count;
                if (!rows.count) { return; }
                [self mas_makeConstraints:^(MASConstraintMaker *make) { \(line) }];
            }
            @end
            """
        #expect(messages("unsatisfiable", text, .objectiveC).isEmpty == isChoice)
    }

    // MARK: Said, and not so

    @Test("Two lines of a row do not begin over each other", arguments: [(0, true), (3, true), (11, false)])
    func twoLines(distance: Int, isSameLine: Bool) {
        let text = """
            class Cell: UITableViewCell {
                private let name = UILabel()
                private let detail = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(name)
                    contentView.addSubview(detail)
                    name.snp.makeConstraints { make in
                        make.left.equalTo(contentView).offset(12)
                        make.centerY.equalTo(contentView).offset(-\(distance))
                    }
                    detail.snp.makeConstraints { make in
                        make.left.equalTo(contentView).offset(12)
                        make.centerY.equalTo(contentView).offset(\(distance))
                    }
                }
                func configure(with row: Row) { name.text = row.name; detail.text = row.detail }
            }
            """
        #expect(messages("overlapping-texts", text, .swift).isEmpty == !isSameLine)
    }

    @Test("A class of the file is what it inherits from, not what it is called", arguments: ["UIView", "UIButton"])
    func namedButton(superclass: String) {
        let text = """
            class ShadedButton: \(superclass) {}
            class Page: UIViewController {
                private let bar = ShadedButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(bar)
                    bar.snp.makeConstraints { $0.left.right.bottom.equalToSuperview(); $0.height.equalTo(50) }
                }
            }
            """
        #expect(messages("unsafe-screen-edge", text, .swift).isEmpty == (superclass == "UIView"))
    }

    @Test("A library sets the image, too", arguments: ["icon.kf.setImage(with: url)", "icon.alpha = 1"])
    func imageOfLibrary(call: String) {
        let text = """
            class Cell: UITableViewCell {
                private let icon = UIImageView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(icon)
                    icon.snp.makeConstraints { $0.left.centerY.equalToSuperview(); $0.size.equalTo(36) }
                }
                func configure(with row: Row) {
                    title = row.title
                    if let url = row.url { \(call) } else { icon.image = UIImage(named: "none") }
                }
            }
            """
        // Whoever changes how much of it is seen may hide it.
        #expect(messages("reuse-keeps-content", text, .swift).isEmpty)
        let only = text.replacing("if let url = row.url { \(call) } else { ", with: "if row.isNew { ")
        #expect(messages("reuse-keeps-content", only, .swift).count == 1)
    }

    @Test("What each layout pass makes again is not dropped", arguments: ["layoutSubviews", "setUp"])
    func remadeInLayoutPass(method: String) {
        let text = """
            class Panel: UIView {
                private let rate = UILabel()
                override init(frame: CGRect) { super.init(frame: frame); addSubview(rate)\(method == "setUp" ? "; setUp()" : "") }
                \(method == "setUp" ? "" : "override ")func \(method)() {
                    \(method == "setUp" ? "" : "super.layoutSubviews()")
                    rate.snp.makeConstraints { $0.top.equalToSuperview().offset(6); $0.left.equalToSuperview().offset(15) }
                }
                func change() { rate.snp.remakeConstraints { $0.top.equalToSuperview().offset(21) } }
            }
            """
        #expect(messages("remake-drops-constraints", text, .swift).isEmpty == (method == "layoutSubviews"))
    }

    // MARK: Silent, and so

    @Test("A view that leaves takes nothing of those beside it", arguments: ["other", "first"])
    func otherViewLeaves(leaving: String) {
        let text = """
            @interface Page : UIViewController
            @end
            @implementation Page { UIView *first; UIView *other; }
            - (void)viewDidLoad {
                [super viewDidLoad];
                first = [[UIView alloc] init];
                other = [[UIView alloc] init];
                [self.view addSubview:first];
                [self.view addSubview:other];
            }
            - (void)updateViewConstraints {
                [first mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
                if (_isPlain) { [\(leaving) removeFromSuperview]; }
                [super updateViewConstraints];
            }
            @end
            """
        #expect(messages("setup-runs-again", text, .objectiveC).isEmpty == (leaving == "first"))
    }

    @Test("Flags of other views say nothing of a small button", arguments: ["photo", "shut"])
    func otherViewTakesNoTouches(view: String) {
        let text = controller(
            """
            [shut mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.mas_equalTo(9); make.width.height.mas_equalTo(16); }];
            \(view).userInteractionEnabled = NO;
            """)
        #expect(messages("small-touch-target", text, .objectiveC).isEmpty == (view == "shut"))
    }

    @Test(
        "A view is added at each use where the row decides, not where the cell does",
        arguments: [("model.isSelected", true), ("!cell.imageView", false), ("self.isFirst", false)])
    func addedByRow(condition: String, isSaid: Bool) {
        let text = """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
                UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"row"];
                if (\(condition)) {
                    UIImageView *tick = [[UIImageView alloc] init];
                    [cell addSubview:tick];
                    [tick mas_makeConstraints:^(MASConstraintMaker *make) { make.right.centerY.equalTo(cell); make.size.mas_equalTo(20); }];
                }
                return cell;
            }
            @end
            """
        #expect(messages("view-made-in-cell-for-row", text, .objectiveC).isEmpty == !isSaid)
    }

    @Test("A set-up that says one thing twice is told of, whatever other methods remake", arguments: [0, 1])
    func twiceBesideRemake(copies: Int) {
        let block = "name.snp.makeConstraints { $0.left.top.equalToSuperview().offset(9) }\n"
        let text = """
            class Cell: UITableViewCell {
                private let name = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(name)
                    \(block)\(copies == 1 ? block : "")
                }
                func show(_ row: Row) {
                    if row.isWide { name.snp.remakeConstraints { $0.left.top.equalToSuperview().offset(9); $0.width.equalTo(150) } }
                }
            }
            """
        #expect(messages("duplicate-constraint", text, .swift).isEmpty == (copies == 0))
    }
}
