// What runs again and again and leaves something behind, each beside code that looks alike and is right.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewedReuseTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    private func photos(_ body: String, _ method: String = "createPhotosWithURLs", more: String = "") -> String {
        """
        @interface CommentCell : UITableViewCell
        @property (nonatomic, copy) NSArray *urls;
        @end
        @implementation CommentCell
        - (void)\(method):(NSString *)text {
            \(body)
        }
        \(more)
        @end
        """
    }

    private static let photo = """
        UIImageView *photo = [[UIImageView alloc] init];
        [self.contentView addSubview:photo];
        [photo mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.contentView); }];
        """

    private static let parts = "[text componentsSeparatedByString:@\";\"]"

    @Test(
        "A cell's method that is handed what to show adds one more view for each row",
        arguments: [
            (photo, "createPhotosWithURLs", "", 1),
            ("self.backgroundColor = [UIColor clearColor]; " + photo, "createPhotosWithURLs", "", 1),
            (photo, "setUpWithText", "", 0), (photo, "didTap", "", 0),
            ("self.urls = \(parts); if (self.urls.count > 0) { \(photo) }", "loadURLs", "", 1),
            ("NSArray *urls = \(parts); if (urls.count > 0) { \(photo) }", "loadURLs", "", 1),
            ("if (self.urls.count == 0) { \(photo) }", "loadURLs", "", 0),
            ("[self removeOldPhotos]; \(photo)", "loadURLs", "", 0),
            (photo, "loadURLs", "- (instancetype)init { self = [super init]; [self loadURLs:@\"\"]; return self; }", 0),
            (photo, "loadURLs", "- (void)prepareForReuse { [self clearPhotos]; }", 0),
        ])
    func addedByCells(_ body: String, _ method: String, _ more: String, _ expected: Int) {
        let text = photos(body, method, more: more)
        #expect(messages("view-made-in-cell-for-row", text, .objectiveC).count == expected)
    }

    private func screen(_ method: String, _ body: String, more: String = "") -> String {
        """
        class Screen: UIViewController {
            private let list = UITableView()
            private var hint: UILabel?
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                list.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            \(method) {
                \(body)
            }
            \(more)
        }
        """
    }

    @Test(
        "What a method that runs again adds without asking piles up",
        arguments: [
            ("let mark = UILabel(); view.addSubview(mark)", "", 1),
            ("let shade = CAGradientLayer(); view.layer.addSublayer(shade)", "", 1),
            ("let box = UIView(); let mark = UILabel(); box.addSubview(mark); view.addSubview(box)", "", 1),
            ("if hint == nil { let mark = UILabel(); view.addSubview(mark) }", "", 0),
            (
                "let mark = UILabel(); view.addSubview(mark); hint = mark",
                "func stop() { hint?.removeFromSuperview() }", 0
            ),
            ("view.subviews.forEach { $0.remove() }; let mark = UILabel(); view.addSubview(mark)", "", 0),
            ("view.addSubview(list)", "", 0),
            ("showMark()", "private func showMark() { let mark = UILabel(); view.addSubview(mark) }", 1),
            ("if isNew { showMark() }", "private func showMark() { let mark = UILabel(); view.addSubview(mark) }", 0),
        ])
    func madeAgain(_ body: String, _ more: String, _ expected: Int) {
        let appearing = "override func viewWillAppear(_ animated: Bool)"
        #expect(messages("view-made-again", screen(appearing, body, more: more)).count == expected)
        #expect(messages("view-made-again", screen("func start()", body, more: more)).isEmpty)
    }

    private func spot(_ body: String, more: String = "", base: String = "UICollectionViewCell") -> String {
        """
        class SpotCell: \(base) {
            private let hint = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(hint)
                hint.snp.makeConstraints { $0.top.centerX.equalToSuperview() }
            }
            func bind(_ tags: [String]?) {
                \(body)
            }
            \(more)
        }
        """
    }

    @Test(
        "A cell keeps what it changes for some rows alone",
        arguments: [
            ("if tags != nil { hint.snp.updateConstraints { $0.top.equalToSuperview().offset(8) } }", "", 1),
            (
                """
                switch tags {
                case nil: break
                default: hint.snp.updateConstraints { $0.top.equalToSuperview().offset(8) }
                }
                """, "", 1
            ),
            ("hint.snp.updateConstraints { $0.top.equalToSuperview().offset(8) }", "", 0),
            (
                "hint.isHidden = tags == nil; if tags != nil { hint.snp.updateConstraints { $0.top.equalToSuperview().offset(8) } }",
                "", 0
            ),
            (
                """
                guard let tags else { return }
                hint.snp.updateConstraints { $0.top.equalToSuperview().offset(tags.count) }
                """, "", 0
            ),
            (
                "if tags != nil { hint.snp.updateConstraints { $0.top.equalToSuperview().offset(8) } }",
                "override func prepareForReuse() { hint.snp.updateConstraints { $0.top.equalToSuperview() } }", 0
            ),
        ])
    func kept(_ body: String, _ more: String, _ expected: Int) {
        #expect(messages("reuse-keeps-change", spot(body, more: more)).count == expected)
        #expect(messages("reuse-keeps-change", spot(body, more: more, base: "UIView")).isEmpty)
    }

    @Test("Who takes no touches loses none to the content view")
    func untouchable() {
        func cell(_ more: String) -> String {
            """
            class Chip: UITableViewCell {
                private let button = UIButton()
                func setUp() {
                    addSubview(button)
                    button.snp.makeConstraints { $0.edges.equalToSuperview() }
                    \(more)
                }
            }
            """
        }
        let rule: RuleID = "cell-subview-outside-content-view"
        #expect(messages(rule, cell("")).count == 1)
        #expect(messages(rule, cell("button.isUserInteractionEnabled = false")).isEmpty)
        #expect(messages(rule, cell("button.do { $0.isUserInteractionEnabled = false }")).isEmpty)
        #expect(messages(rule, cell("contentView.isUserInteractionEnabled = false")).isEmpty)
        #expect(messages(rule, cell("button.isUserInteractionEnabled = true")).count == 1)
    }

    private func field(_ lines: String) -> String {
        """
        @interface Screen : UIViewController
        @property (nonatomic, strong) UITextField *field;
        @property (nonatomic, strong) UIView *row;
        @end
        @implementation Screen
        - (void)viewDidLoad {
            [super viewDidLoad];
            self.row = [[UIView alloc] init];
            self.field = [[UITextField alloc] init];
            [self.view addSubview:self.row];
            [self.row addSubview:self.field];
            [self.row mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.view);
                make.height.mas_equalTo(70);
                make.left.equalTo(self.view).offset(-1);
                make.width.equalTo(@(SCREEN_WIDTH + 2));
            }];
            [self.field mas_makeConstraints:^(MASConstraintMaker *make) {
                make.centerY.equalTo(self.row);
                make.height.mas_equalTo(30);
                \(lines)
            }];
        }
        @end
        """
    }

    @Test(
        "A view as wide as what it lies in, and not at its edge, ends outside",
        arguments: [
            ("make.left.equalTo(self.row).offset(20); make.width.equalTo(@(SCREEN_WIDTH));", 1),
            ("make.left.equalTo(self.row).offset(20); make.width.equalTo(@(ScreenWidth+2));", 1),
            ("make.left.equalTo(self.row).offset(20); make.width.equalTo(self.row).offset(-40);", 0),
            ("make.left.equalTo(self.row).offset(20); make.width.equalTo(@(SCREEN_WIDTH - 40));", 0),
            ("make.left.equalTo(self.row).offset(1); make.width.equalTo(@(SCREEN_WIDTH));", 0),
            ("make.left.equalTo(self.row).offset(200); make.width.equalTo(@(SCREEN_WIDTH));", 0),
            ("make.left.equalTo(self.row).offset(20); make.width.lessThanOrEqualTo(@(SCREEN_WIDTH));", 0),
        ])
    func ends(_ lines: String, _ expected: Int) {
        #expect(messages("far-edge-outside", field(lines), .objectiveC).count == expected)
        // The row, and the field where it is as wide as the screen, are one finding.
        #expect(messages("device-size", field(lines), .objectiveC).count == 1)
    }

    @Test("A label that is lower than its letters is said; a line of colour is not")
    func low() {
        func label(_ text: String, _ height: Int) -> String {
            """
            class Hint: UIView {
                private let mark = UILabel()
                func setUp() {
                    addSubview(mark)
                    \(text)
                    mark.font = .systemFont(ofSize: 17)
                    mark.snp.makeConstraints { make in
                        make.top.left.right.equalToSuperview()
                        make.height.equalTo(\(height))
                    }
                }
            }
            """
        }
        #expect(messages("lines-cut-off", label("mark.text = name", 10)).count == 1)
        #expect(messages("lines-cut-off", label("mark.text = \"or\"", 10)).count == 1)
        #expect(messages("lines-cut-off", label("mark.backgroundColor = .red", 1)).isEmpty)
        #expect(messages("lines-cut-off", label("mark.text = name", 20)).isEmpty)
    }
}
