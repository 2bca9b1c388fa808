// What reviewers of unseen applications found false, each in the smallest text that shows it, beside one that is right.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewedSilenceTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .objectiveC) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    @Test("Two neighbours that are hidden when they are made leave no gap", arguments: [true, false])
    func bothHidden(areBoth: Bool) {
        let text = """
            @interface CoinView : UIView
            @property (nonatomic, strong) UIButton *first;
            @property (nonatomic, strong) UIButton *second;
            @end
            @implementation CoinView
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                [self.first mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.centerY.equalTo(self);
                    make.size.mas_equalTo(CGSizeMake(57, 44));
                }];
                [self.second mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.first.mas_right).offset(17);
                    make.centerY.equalTo(self);
                    make.size.mas_equalTo(CGSizeMake(57, 44));
                }];
                return self;
            }
            - (UIButton *)first {
                if (!_first) { _first = [[UIButton alloc] init]; _first.hidden = YES; [self addSubview:_first]; }
                return _first;
            }
            - (UIButton *)second {
                if (!_second) { _second = [[UIButton alloc] init]; \(areBoth ? "_second.hidden = YES;" : "") [self addSubview:_second]; }
                return _second;
            }
            @end
            """
        #expect(messages("hidden-view-keeps-space", text).isEmpty == areBoth)
    }

    @Test("A view whose getter nobody asks is never made", arguments: [false, true])
    func uncalledGetter(isAsked: Bool) {
        let text = """
            @interface SheetView : UIView
            @property (nonatomic, strong) UIView *sheet;
            @property (nonatomic, strong) UIView *line;
            @end
            @implementation SheetView
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                [self.sheet mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
                \(isAsked ? "self.line.backgroundColor = UIColor.grayColor;" : "")
                return self;
            }
            - (UIView *)sheet {
                if (!_sheet) { _sheet = [[UIView alloc] init]; [self addSubview:_sheet]; }
                return _sheet;
            }
            - (UIView *)line {
                if (!_line) { _line = [[UIView alloc] init]; [self.sheet addSubview:_line]; }
                return _line;
            }
            @end
            """
        #expect(messages("unlaid-view", text).isEmpty == !isAsked)
    }

    @Test("A variable that is called as the controller's view is another one", arguments: [true, false])
    func localCalledView(isLocal: Bool) {
        let text = """
            @interface SearchController : UIViewController
            @property (nonatomic, strong) UISearchBar *bar;
            @property (nonatomic, strong) UIView *line;
            @end
            @implementation SearchController
            - (void)viewDidLoad {
                [super viewDidLoad];
                \(isLocal ? "UIView *view = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 240, 44)];" : "")
                self.bar.frame = \(isLocal ? "" : "self.")view.bounds;
                [self.view addSubview:self.line];
                [self.line mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.right.top.equalTo(self.view);
                    make.height.equalTo(@1);
                }];
            }
            @end
            """
        #expect(messages("frame-read-before-layout", text).isEmpty == isLocal)
    }

    @Test("A button that shows nothing covers no text", arguments: [(true, false), (false, true)])
    func bareButton(isBare: Bool, isSaid: Bool) {
        let text = """
            class ContactView: UIView {
                private let name = UILabel()
                private let call = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    name.text = "Annabelle Fairweather"
                    addSubview(name)
                    addSubview(call)
                    \(isBare ? "" : "call.setTitle(\"Call\", for: .normal)")
                    call.addTarget(self, action: #selector(ring), for: .touchUpInside)
                    name.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(100); $0.height.equalTo(20) }
                    call.snp.makeConstraints { $0.left.equalToSuperview().offset(50); $0.top.equalToSuperview().offset(4); $0.width.equalTo(100); $0.height.equalTo(44) }
                }
                @objc func ring() {}
            }
            """
        #expect(messages("overlapping-texts", text, .swift).isEmpty == !isSaid)
    }

    @Test("Branches of one class that constrain the content view are one place")
    func contentViewInBranches() {
        let text = """
            class MenuCell: UITableViewCell {
                func setUp(_ isWide: Bool) {
                    if isWide {
                        contentView.snp.makeConstraints { $0.height.equalTo(80) }
                    } else {
                        contentView.snp.makeConstraints { $0.height.equalTo(40) }
                    }
                }
            }
            """
        #expect(messages("constrain-content-view", text, .swift).count == 1)
    }

    @Test("Of two views of which code says which one is hidden, one lies over the other", arguments: ["do", "then"])
    func oneIsHidden(call: String) {
        func text(_ first: String, _ second: String) -> String {
            """
            class BarView: UIView {
                var kind: Kind
                private let back = UIButton()
                private let close = UIButton()
                init(kind: Kind) {
                    self.kind = kind
                    super.init(frame: .zero)
                    back.\(call) { $0.setTitle("Back", for: .normal)\(first) }
                    close.\(call) { button in button.setTitle("Close", for: .normal)\(second) }
                    addSubview(back)
                    addSubview(close)
                    back.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(44) }
                    close.snp.makeConstraints { $0.left.equalToSuperview().offset(2); $0.top.equalToSuperview(); $0.size.equalTo(44) }
                }
            }
            """
        }
        #expect(messages("overlapping-texts", text("", ""), .swift).count == 1)
        let hiding = text("; $0.isHidden = kind.hidesBack", "; button.isHidden = kind.hidesClose")
        #expect(messages("overlapping-texts", hiding, .swift).isEmpty)
    }

    @Test("A member that holds the object itself is the object")
    func memberIsSelf() {
        let text = """
            @implementation DetailController {
                __weak DetailController *weakSelf;
            }
            - (void)viewDidLoad {
                [super viewDidLoad];
                weakSelf = self;
                UITableView *table = [[UITableView alloc] init];
                [self.view addSubview:table];
                self.table = table;
                self.header = [[UIView alloc] init];
                [self.table addSubview:self.header];
                [table mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(weakSelf.view); }];
                [self.header mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.width.equalTo(table);
                    make.top.equalTo(table).offset(-270);
                    make.height.mas_equalTo(270);
                }];
            }
            - (void)scroll {
                [self.header mas_updateConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(weakSelf.table).offset(-300);
                }];
            }
            @end
            """
        #expect(messages("update-adds-second-constraint", text).isEmpty)
    }

    @Test("What hangs out as far on both sides is meant to", arguments: [true, false])
    func hangsOutOnBothSides(areBoth: Bool) {
        let text = """
            class TicketView: UIView {
                private let leftHole = UIImageView()
                private let rightHole = UIImageView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(leftHole)
                    addSubview(rightHole)
                    leftHole.snp.makeConstraints { $0.left.equalToSuperview().offset(\(areBoth ? -4 : 4)); $0.top.equalToSuperview().offset(8); $0.size.equalTo(12) }
                    rightHole.snp.makeConstraints { $0.right.equalToSuperview().offset(4); $0.top.equalTo(leftHole); $0.size.equalTo(12) }
                }
            }
            """
        #expect(messages("trailing-sign", text, .swift).isEmpty == areBoth)
    }

    @Test("Insets that are read again when they change are kept by no constraint", arguments: [true, false])
    func insetsReadAgain(areReadAgain: Bool) {
        let text = """
            class TransferController: UIViewController {
                let footer = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(footer)
                    footer.snp.makeConstraints { make in
                        make.leading.trailing.bottom.equalToSuperview()
                        make.height.equalTo(80 + view.safeAreaInsets.bottom)
                    }
                }
                override func \(areReadAgain ? "viewSafeAreaInsetsDidChange" : "viewDidUnload")() {
                    footer.snp.updateConstraints { make in make.height.equalTo(80 + view.safeAreaInsets.bottom) }
                }
            }
            """
        #expect(messages("safe-area-read-early", text, .swift).isEmpty == areReadAgain)
    }

    @Test(
        "A helper that speaks of priorities may set them",
        arguments: [("value.makePriorityRequired()", 0), ("value.sizeToFit()", 1)])
    func priorityHelper(_ call: String, _ count: Int) {
        let text = """
            class AgeView: UIView {
                let name = UILabel()
                let value = UILabel()
                init() {
                    super.init(frame: .zero)
                    addSubview(name)
                    addSubview(value)
                    name.snp.makeConstraints { $0.top.equalToSuperview(); $0.leading.equalToSuperview().inset(15) }
                    value.snp.makeConstraints { make in
                        make.top.equalTo(name)
                        make.trailing.equalToSuperview().inset(15)
                        make.leading.equalTo(name.snp.trailing).offset(5)
                    }
                    \(call)
                }
                func show(_ one: String, _ other: String) { name.text = one; value.text = other }
            }
            """
        #expect(messages("label-pair-no-hugging", text, .swift).count == count)
    }

    @Test(
        "A background of a scroll view may move with what is in it",
        arguments: [("insertSubview(shade, belowSubview: scroll)", 0), ("addSubview(shade)", 1)])
    func scrolledBackground(_ addition: String, _ count: Int) {
        let text = """
            class DetailController: UIViewController {
                let scroll = UIScrollView()
                let content = UIView()
                let shade = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scroll)
                    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                    scroll.addSubview(content)
                    content.snp.makeConstraints { $0.edges.width.equalToSuperview(); $0.height.equalTo(1200) }
                    view.\(addition)
                    shade.snp.makeConstraints { make in
                        make.left.width.equalToSuperview()
                        make.height.equalTo(200)
                        make.top.equalTo(content.snp.top)
                    }
                }
            }
            """
        #expect(messages("follows-scrolled-view", text, .swift).count == count)
    }

    @Test("An optional distance to a hidden view gives way", arguments: [(".priority(.medium)", 0), ("", 1)])
    func optionalDistance(_ priority: String, _ count: Int) {
        let text = """
            class NewsCell: UITableViewCell {
                let title = UILabel()
                let time = UILabel()
                lazy var stock: UIButton = {
                    let button = UIButton()
                    button.isHidden = true
                    return button
                }()
                func setUp() {
                    contentView.addSubview(title)
                    contentView.addSubview(stock)
                    contentView.addSubview(time)
                    title.snp.makeConstraints { $0.left.top.right.equalToSuperview().inset(13) }
                    stock.snp.makeConstraints { $0.left.equalTo(title); $0.top.equalTo(title.snp.bottom).offset(4); $0.height.equalTo(22) }
                    time.snp.makeConstraints { make in
                        make.top.equalTo(stock.snp.bottom).offset(4)\(priority)
                        make.left.equalTo(title)
                        make.bottom.equalTo(-8)
                    }
                }
            }
            """
        #expect(messages("hidden-view-keeps-space", text, .swift).count == count)
    }

    @Test(
        "What is boxed is a number, not an attribute of the view",
        arguments: [("@(_goods.height)", 0), ("_goods.mas_height", 1)])
    func boxedHeight(_ target: String, _ count: Int) {
        let text = """
            @implementation GoodsView
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                _goods = [UILabel new];
                [self addSubview:_goods];
                [_goods sizeToFit];
                [_goods mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.centerY.equalTo(self);
                    make.height.equalTo(\(target));
                }];
                return self;
            }
            @end
            """
        #expect(messages("constraint-to-itself", text).count == count)
    }
}
