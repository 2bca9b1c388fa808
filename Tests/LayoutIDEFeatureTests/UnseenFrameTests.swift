// Frames of views of unseen applications that were missing or wrong, in the smallest texts in which they were so.

import LayoutIDE
import Testing

@Suite struct UnseenFrameTests {
    @Test(
        "A case that has the name of a priority is the case where its type is the program's",
        arguments: [("medium", "54"), ("small", "44"), ("required", "60")])
    func caseNamedLikeAPriority(_ size: String, _ height: String) {
        let text = """
            class Login: UIViewController {
                private let button = TextButton(text: "ABC", size: .\(size))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(button)
                    button.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
                }
            }
            """
        let button = """
            class TextButton: UIButton {
                init(text: String, size: Size) {
                    super.init(frame: .zero)
                    heightAnchor.constraint(equalToConstant: size.height).isActive = true
                    setTitle(text, for: .normal)
                }
            }
            extension TextButton {
                enum Size { case medium, small, required }
            }
            extension TextButton.Size {
                var height: CGFloat {
                    switch self {
                    case .medium: return 54
                    case .small: return 44
                    case .required: return 60
                    }
                }
            }
            """
        #expect(DisplayedText(text, .swift, [button]).frame("button", of: "Login") == "(0, 0, 393, \(height))")
    }

    @Test("A number that is named without its type stays one where the type has the name, too")
    func priorityOfAParameter() {
        let text = """
            extension UILayoutPriority { static let almost = UILayoutPriority(999) }
            class Login: UIViewController {
                private let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    place(.required, .zero)
                }
                private func place(_ priority: UILayoutPriority, _ gap: CGFloat) {
                    box.snp.makeConstraints {
                        $0.left.right.equalToSuperview()
                        $0.top.equalToSuperview().offset(gap)
                        $0.height.equalTo(40).priority(750)
                        $0.height.equalTo(20).priority(priority)
                    }
                }
            }
            """
        #expect(DisplayedText(text, .swift).frame("box", of: "Login") == "(0, 0, 393, 20)")
    }

    @Test("A condition whose pattern is a name compares", arguments: [("", "(0, 65, 393, 0.6)"), (".upright, ", nil)])
    func patternThatIsAName(_ kind: String, _ expected: String?) {
        let text = """
            class Divider: UIView {
                enum Kind { case line, upright }
                init(_ kind: Kind = .line, thickness: CGFloat) {
                    super.init(frame: .zero)
                    if case kind = .upright {
                        widthAnchor.constraint(equalToConstant: thickness).isActive = true
                    } else {
                        heightAnchor.constraint(equalToConstant: thickness).isActive = true
                    }
                }
            }
            class Page: UIViewController {
                private let divider = Divider(\(kind)thickness: 0.6)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(divider)
                    divider.snp.makeConstraints {
                        $0.top.equalToSuperview().offset(65)
                        $0.left.right.equalToSuperview()
                    }
                }
            }
            """
        let shown = DisplayedText(text, .swift).frame("divider", of: "Page")
        if let expected { #expect(shown == expected) } else { #expect(shown?.hasSuffix("0.6)") == false) }
    }

    @Test(
        "A text that is there is not nil, whoever asks",
        arguments: [
            ("text == nil ? nil : text", "(0, 417.5, ≈ 33, 17)"),
            ("text != nil ? text : @\"\"", "(0, 417.5, ≈ 33, 17)"),
        ])
    func textThatIsThere(_ given: String, _ expected: String) {
        let text = """
            @implementation Maker
            + (UILabel *)labelWith:(NSString *)text font:(UIFont *)font {
                UILabel *label = [[UILabel alloc] init];
                label.font = font;
                label.text = \(given);
                return label;
            }
            @end
            @interface Page : UIViewController
            @property (nonatomic, strong) UILabel *price;
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.price = [Maker labelWith:@"Price" font:[UIFont systemFontOfSize:14]];
                [self.view addSubview:self.price];
                [self.price mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.view);
                    make.centerY.equalTo(self.view);
                }];
            }
            @end
            """
        #expect(DisplayedText(text, .objectiveC).frame("price", of: "Page") == expected)
    }

    @Test("Korean letters are narrower than Chinese ones")
    func koreanLetters() {
        func width(_ title: String) -> String? {
            let text = """
                class Page: UIViewController {
                    private let name = UILabel()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        name.text = "\(title)"
                        name.font = .systemFont(ofSize: 20)
                        view.addSubview(name)
                        name.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    }
                }
                """
            return DisplayedText(text, .swift).frame("name", of: "Page")
        }
        #expect(width("이름입력") == "(0, 0, ≈ 69.5, ≈ 24)")
        #expect(width("名字输入") == "(0, 0, ≈ 80, ≈ 24)")
    }

    @Test("Functions of YYKit tell the screen", arguments: [("YYScreenSize().width / 3", "131"), ("scale(50)", "64")])
    func screenOfALibrary(_ offset: String, _ expected: String) {
        let text = """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.equalTo(self.view);
                    make.width.mas_equalTo(\(offset));
                    make.height.equalTo(@10);
                }];
            }
            @end
            """
        let header = """
            CGSize YYScreenSize();
            #define kScreenHeight YYScreenSize().height
            #define scale(height) (ceilf((height) * (kScreenHeight / 667)))
            """
        #expect(
            DisplayedText(text, .objectiveC, header: header).frame("box", of: "Page")
                == "(0, 0, \(expected), 10)")
    }

    @Test("A header has its reference size, and what is nowhere to be seen is not meant")
    func referenceSize() {
        let text = """
            class ListHeader: UICollectionReusableView {
                private let title = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    title.snp.makeConstraints {
                        $0.top.right.bottom.equalToSuperview()
                        $0.left.equalToSuperview().inset(26)
                    }
                }
            }
            """
        let list = """
            class ListPage: UIViewController, UICollectionViewDelegateFlowLayout {
                private let list = UICollectionView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    list.register(ListHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
                    list.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout,
                    referenceSizeForHeaderInSection section: Int) -> CGSize {
                    if section == 0 { return CGSize.zero }
                    return CGSize(width: collectionView.bounds.width, height: 30)
                }
            }
            """
        #expect(DisplayedText(text, .swift, [list]).frame("title", of: "ListHeader") == "(26, 0, 367, 30)")
    }

    private let cell = """
        class CompCell: UITableViewCell {
            private let heart = UIButton()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(heart)
                heart.snp.makeConstraints { $0.right.centerY.equalToSuperview(); $0.size.equalTo(42) }
            }
        }
        """

    /// A page with a table that ends 24 points before each of its sides.
    private func narrowPage(_ table: String, _ more: String = "") -> String {
        """
        class CompPage: UIViewController {
            private let table = \(table)
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(table)
                \(more)
                table.snp.makeConstraints {
                    $0.top.bottom.equalToSuperview()
                    $0.left.right.equalToSuperview().inset(24)
                }
            }
        }
        """
    }

    @Test(
        "Rows are as wide as the table of the class that shows them, whoever says how high they are",
        arguments: [("UITableView()", "(303"), ("UITableView(frame: .zero, style: .insetGrouped)", "(271")])
    func rowsOfANarrowTable(_ table: String, _ expected: String) {
        let page = narrowPage(
            table, "table.register(CompCell.self, forCellReuseIdentifier: CompCell().identifier)")
        let shown = DisplayedText(cell, .swift, [page]).frame("heart", of: "CompCell")
        #expect(shown?.hasPrefix(expected) == true, "\(shown ?? "none")")
    }

    @Test("A class of tables is as wide as where it is used")
    func rowsOfANarrowTableClass() {
        let table = """
            class CompTable: UITableView {
                override init(frame: CGRect, style: UITableView.Style) {
                    super.init(frame: frame, style: style)
                    register(CompCell.self, forCellReuseIdentifier: "comp")
                    rowHeight = 60
                }
            }
            """
        let shown = DisplayedText(cell, .swift, [table, narrowPage("CompTable()")]).frame("heart", of: "CompCell")
        #expect(shown == "(303, 9, 42, 42)")
    }

    @Test(
        "A label has lines as high as its string says, also where its font is given later",
        arguments: [
            ("[.paragraphStyle: style, .baselineOffset: 2]", "\"Name\"", "≈ 28)"),
            ("[.paragraphStyle: style]", "\"Name\"", "≈ 28)"),
            ("[.baselineOffset: 2]", "\"Name\"", "?)"), ("[.paragraphStyle: style]", "model.name", "≈ 28)"),
            ("attributes", "\"Name\"", "?)"),
            // A string without letters has no style to keep; whether another one's is kept, nobody knows.
            ("[.paragraphStyle: style]", "\"\"", "≈ 24)"),
            ("[.paragraphStyle: style]", "\"Name\", lineHeight: 28); label.text = model.name; done(0", "?)"),
        ])
    func linesOfAString(_ attributes: String, _ string: String, _ height: String) {
        let text = """
            extension UILabel {
                func show(_ text: String, lineHeight: CGFloat) {
                    let style = NSMutableParagraphStyle()
                    style.maximumLineHeight = lineHeight
                    style.minimumLineHeight = lineHeight
                    attributedText = NSAttributedString(string: text, attributes: \(attributes))
                }
            }
            class Page: UIViewController {
                private let name: UILabel = {
                    let label = UILabel()
                    label.show(\(string), lineHeight: 28)
                    label.font = .systemFont(ofSize: 20)
                    return label
                }()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(name)
                    name.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
            }
            """
        let shown = DisplayedText(text, .swift).frame("name", of: "Page")
        #expect(shown?.hasSuffix(height) == true, "\(shown ?? "none")")
    }

    @Test("Some letters in the label's own font leave its lines as high", arguments: [("12", "≈ 14.5)"), ("18", "?)")])
    func fontOfSomeLetters(_ size: String, _ height: String) {
        let text = """
            @interface Card : UIView
            @property (nonatomic, strong) UILabel *amount;
            @end
            @implementation Card
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    _amount = [UILabel new];
                    _amount.text = @"4";
                    _amount.font = [UIFont systemFontOfSize:12];
                    [self addSubview:_amount];
                    [_amount mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.top.equalTo(self);
                    }];
                }
                return self;
            }
            - (void)setModel:(NSString *)model {
                NSMutableAttributedString *string = [[NSMutableAttributedString alloc] initWithString:model];
                [string addAttribute:NSFontAttributeName value:[UIFont systemFontOfSize:\(size)] range:NSMakeRange(0, 1)];
                self.amount.attributedText = string;
            }
            @end
            """
        let shown = DisplayedText(text, .objectiveC).frame("amount", of: "Card")
        #expect(shown?.hasSuffix(height) == true, "\(shown ?? "none")")
    }

    @Test(
        "A height that is said for another section is not meant",
        arguments: [("0", "44"), ("5", "110"), ("6", "80")])
    func heightsOfOtherSections(_ section: String, _ height: String) {
        let text = """
            @interface NoteCell : UITableViewCell
            @property (nonatomic, strong) UIView *line;
            @end
            @implementation NoteCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
                if (self = [super initWithStyle:style reuseIdentifier:identifier]) {
                    _line = [UIView new];
                    [self.contentView addSubview:_line];
                    [_line mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.edges.equalTo(self.contentView);
                    }];
                }
                return self;
            }
            @end
            """
        let page = """
            @implementation NotePage
            - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
                if (indexPath.section == \(section)) {
                    NoteCell *cell = [[NoteCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"note"];
                    return cell;
                }
                return [UITableViewCell new];
            }
            - (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
                if (indexPath.section == 5) { return 110; }
                else if (indexPath.section == 6) { return 80; }
                else { return 44; }
            }
            @end
            """
        #expect(
            DisplayedText(text, .objectiveC, [page]).frame("line", of: "NoteCell") == "(0, 0, 393, \(height))")
    }

    @Test("A view in a controller among tabs ends above the bar of these")
    func aboveTabs() {
        let text = """
            class Card: UIView {
                private let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        let page = """
            class Page: UIViewController {
                private let card = Card()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    edgesForExtendedLayout = []
                    view.addSubview(card)
                    card.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        let tabs = """
            class MainTabBarController: UITabBarController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let page = UINavigationController(rootViewController: Page())
                    page.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
                    let other = OtherController()
                    other.tabBarItem.title = "Second"
                    viewControllers = [page, other]
                }
            }
            """
        #expect(DisplayedText(text, .swift, [page, tabs]).frame("box", of: "Card") == "(0, 0, 393, 666)")
        #expect(DisplayedText(text, .swift, [page]).frame("box", of: "Card") == "(0, 0, 393, 749)")
    }
}
