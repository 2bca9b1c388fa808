// What methods give a cell later, and what a stack view, a table or a font makes of a view, as it is shown.

import Testing

@Suite struct `Later numbers` {
    private func cell(_ configure: String) -> DisplayedText {
        DisplayedText(
            """
            class Row: UITableViewCell {
                private let box = UIView()
                private var lead: Constraint?
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(box)
                    box.snp.makeConstraints { make in
                        lead = make.leading.equalToSuperview().offset(4).constraint
                        make.top.trailing.bottom.equalToSuperview()
                        make.height.equalTo(50)
                    }
                }
                func configure(_ row: RowModel) {
                    \(configure)
                }
            }
            """, .swift)
    }

    @Test(
        "A cell is shown with the number that it is given later, in the place of the one that it was made with",
        arguments: [
            ("lead?.update(offset: row.indent)", "(row.indent, 0, 393 − row.indent, 50)"),
            (
                "let indent: CGFloat = row.isReply ? 18 : 0\nlead?.update(offset: indent)",
                "(indent, 0, 393 − indent, 50)"
            ),
            (
                "box.snp.updateConstraints { $0.leading.equalToSuperview().offset(row.indent) }",
                "(row.indent, 0, 393 − row.indent, 50)"
            ),
            ("lead?.update(offset: 18)", "(4, 0, 389, 50)"),
        ])
    func cells(_ configure: String, frame: String) {
        #expect(cell(configure).frame("box", of: "Row") == frame)
    }

    @Test("A part of insets or of a size that is not known leaves the other parts")
    func parts() {
        let shown = DisplayedText(
            """
            class Page: UIViewController {
                private let box = UIView()
                private let tag = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    view.addSubview(tag)
                    var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
                    insets.left = theme.margin
                    insets.bottom += 6
                    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(insets) }
                    var size = CGSize(width: 10, height: 20)
                    size.width = theme.margin * 2
                    size.height -= 4
                    tag.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                        make.size.equalTo(size)
                    }
                }
            }
            """, .swift)
        #expect(shown.frame("box", of: "Page") == "(theme.margin, 4, 385 − theme.margin, 838)")
        #expect(shown.frame("tag", of: "Page") == "(0, 0, 2·theme.margin, 16)")
    }

    @Test("A font by its name is there where code asks for it")
    func fonts() {
        let shown = DisplayedText(
            """
            extension UIFont {
                class func bold(_ size: CGFloat) -> UIFont {
                    guard let font = UIFont(name: "Pretendard-Bold", size: size) else {
                        return .systemFont(ofSize: size, weight: .bold)
                    }
                    return font
                }
            }
            class Page: UIViewController {
                private let title1 = UILabel()
                override func viewDidLoad() {
                    view.addSubview(title1)
                    title1.text = "Name"
                    title1.font = .bold(20)
                    title1.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(90) }
                }
            }
            """, .swift)
        #expect(shown.frame("title1", of: "Page") == "(0, 0, 90, ≈ 24)")
    }
}

@Suite struct `Classes that others use` {
    /// The frame of the bar of a class, which a list of another file uses.
    private func bar(_ use: String, size: String) -> String? {
        let head = """
            @implementation Head
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    UIView *bar = [UIView new];
                    [self addSubview:bar];
                    [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.right.top.equalTo(self);
                        make.height.mas_equalTo(MIN(20, [UIScreen mainScreen].bounds.size.width));
                    }];
                }
                return self;
            }
            @end
            """
        let list = """
            @interface List : UIViewController
            @property (nonatomic, strong) UITableView *table;
            @property (nonatomic, strong) Head *head;
            @end
            @implementation List
            - (void)viewDidLoad {
                [self.view addSubview:self.table];
                \(use)
            }
            - (Head *)head {
                if (!_head) { _head = [[Head alloc] initWithFrame:\(size)]; }
                return _head;
            }
            - (UITableView *)table {
                if (!_table) { _table = [[UITableView alloc] initWithFrame:self.view.bounds]; }
                return _table;
            }
            @end
            """
        let header = "#define FULL [UIScreen mainScreen].bounds.size.width\n@interface Head : UIView\n@end\n"
        return DisplayedText(head, .objectiveC, [list, head], header: header).frame("bar", of: "Head")
    }

    @Test("Where a class asks for the screen itself, its users' numbers of the screen are known, too")
    func macros() {
        let size = "CGRectMake(0, 0, FULL, 70)"
        #expect(bar("[self.view addSubview:self.head];", size: size) == "(0, 0, 393, 20)")
        #expect(
            bar("[self.view addSubview:self.head];", size: "CGRectMake(0, 0, WIDTH, 70)") == "(0, 0, self.width, 20)")
    }

    @Test("A class is as large as where no condition makes it so, before any where one does")
    func conditions() {
        let card = """
            class Card: UIView {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        let page = """
            class Page: UIViewController {
                func a() {
                    if isWide {
                        let card = Card()
                        view.addSubview(card)
                        card.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(100) }
                    }
                }
                func b() {
                    let card = Card()
                    view.addSubview(card)
                    card.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(200) }
                }
            }
            """
        #expect(DisplayedText(card, .swift, [page, card]).frame("box", of: "Card") == "(0, 0, 200, 200)")
    }

    @Test(
        "A view above the rows of a table is as wide as the table, also where a callback puts it there",
        arguments: [
            "self.table.tableHeaderView = self.head;",
            "[Net get:^(id answer) { self.table.tableHeaderView = self.head; }];",
            "__weak typeof(self) weakSelf = self;\n"
                + "[Net get:^(id answer) { if (!answer) { return; } weakSelf.table.tableHeaderView = weakSelf.head; }];",
        ])
    func headers(_ use: String) {
        #expect(bar(use, size: "CGRectMake(0, 0, 0, 80)") == "(0, 0, 393, 20)")
    }
}
