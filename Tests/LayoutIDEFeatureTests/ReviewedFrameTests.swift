// Frames that an expert had worked out by hand, in the smallest texts in which they were wrong or missing.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite struct ReviewedFrameTests {
    @Test(
        "A table of fonts whose entries call functions of the same type, in one file and in two",
        arguments: [
            ("static var title: UIFont { bold(20) }", "(0, 0, 90, 24)"),
            ("static var title: UIFont { return bold(20) }", "(0, 0, 90, 24)"),
            ("static let title = bold(20)", "(0, 0, 90, 24)"),
            ("static var title: UIFont { named(\"Own-Bold\", ofSize: 20) }", "(0, 0, 90, ≈ 24)"),
            ("static var title: UIFont { named(\"Own-Bold\", size: 20) }", "(0, 0, 90, ?)"),
            ("static var title: UIFont { bold(large) }", "(0, 0, 90, ?)"),
        ])
    func fontsOfStyles(_ entry: String, _ expected: String) {
        let fonts = """

            extension UIFont {
                static func bold(_ size: CGFloat) -> UIFont { UIFont.systemFont(ofSize: size, weight: .bold) }
                static func named(_ name: String, ofSize size: CGFloat) -> UIFont { return UIFont(name: name, size: size)! }
                \(entry)
            }
            """
        let text = """
            class Login: UIViewController {
                private let title = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title.text = "Welcome"
                    title.font = .title
                    view.addSubview(title)
                    title.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(90) }
                }
            }
            """
        #expect(DisplayedText(text, .swift, [fonts]).frame("title", of: "Login") == expected)
    }

    @Test(
        "What one branch makes and fills shows that text wherever there is a view; what another adds is not known",
        arguments: [
            ("title.text = @\"Sent\"; title.font = [UIFont systemFontOfSize:13];", "", "16"),
            ("title.font = [UIFont systemFontOfSize:13]; title.text = [self textOf:section];", "", "≈ 16"),
            ("title.text = @\"Sent\";", "if (self.isLarge) { title.font = [self large]; }", "?"),
        ])
    func labelOfBranch(_ filling: String, _ more: String, _ height: String) {
        let text = """
            @interface PNList : UIViewController <UITableViewDelegate>
            @end
            @implementation PNList
            - (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section {
                if (section == 0) {
                    UIView *plate = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 393, 40)];
                    UILabel *title = [[UILabel alloc] init];
                    \(filling)
                    \(more)
                    [plate addSubview:title];
                    [title mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(plate); }];
                    return plate;
                }
                return nil;
            }
            @end
            """
        let layouts = DisplayedText(text, .objectiveC).analysis.displayed().layoutReport().layouts
        let frames = layouts.filter { $0.state?.contains("section == 0") ?? false }.flatMap(\.views)
            .filter { $0.name == "title" }.compactMap { $0.frame?.text }
        #expect(!frames.isEmpty)
        #expect(frames.allSatisfy { $0.hasSuffix(" \(height))") }, "\(frames)")
    }

    @Test(
        "A cell is as wide as the table that shows it",
        arguments: [("16", "(0, 0, 361, 64)"), ("0", "(0, 0, 393, 64)"), ("margin()", "(0, 0, 393, 64)")])
    func narrowTable(_ inset: String, _ expected: String) {
        let cell = """
            class PickCell: UITableViewCell {
                let shade = UIView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(shade)
                    shade.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                required init?(coder: NSCoder) { nil }
            }
            """
        let owner = """
            class PickController: UIViewController, UITableViewDelegate, UITableViewDataSource {
                let table = UITableView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(table)
                    table.register(PickCell.self, forCellReuseIdentifier: "c")
                    table.dataSource = self
                    table.delegate = self
                    table.snp.makeConstraints { $0.edges.equalToSuperview().inset(\(inset)) }
                }
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return 64 }
            }
            """
        #expect(DisplayedText(cell, .swift, [owner]).frame("shade", of: "PickCell") == expected)
    }

    @Test(
        "A view class lays out between the margins that it gives itself",
        arguments: [
            ("layoutMargins", "(4, 12, 192, 76)"), ("self.layoutMargins", "(4, 12, 192, 76)"),
            ("bar.layoutMargins", "(8, 8, 184, 84)"),
        ])
    func ownMargins(_ target: String, _ expected: String) {
        let text = """
            class Plate: UIView {
                private let bar = UIView()
                init() {
                    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                    \(target) = UIEdgeInsets(top: 12, left: 4, bottom: 12, right: 4)
                    addSubview(bar)
                    bar.snp.makeConstraints { $0.edges.equalTo(layoutMarginsGuide) }
                }
                required init?(coder: NSCoder) { nil }
            }
            """
        #expect(DisplayedText(text, .swift).frame("bar", of: "Plate") == expected)
    }

    @Test(
        "A controller whose view another one gives a size does not fill the screen",
        arguments: [
            ("$0.top.leading.trailing.equalToSuperview(); $0.height.equalTo(44)", false),
            ("$0.edges.equalToSuperview()", true),
        ])
    func childController(_ block: String, _ fillsScreen: Bool) {
        let child = """
            class FilterController: UIViewController {
                private let bar = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(bar)
                    bar.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        for member in ["FilterController()", "made() as FilterController", ": FilterController"] {
            let declaration = member.hasPrefix(":") ? "let filter\(member)" : "let filter = \(member)"
            let parent = """
                class PageController: UIViewController {
                    private \(declaration)
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        addChild(filter)
                        view.addSubview(filter.view)
                        filter.view.snp.makeConstraints { \(block) }
                    }
                }
                """
            let frame = DisplayedText(child, .swift, [parent]).frame("bar", of: "FilterController")
            // Of one that is made where nobody sees it, nobody knows how large its view becomes.
            let size = fillsScreen ? "(0, 0, 393, 852)" : "(0, 0, 393, 44)"
            #expect(frame == (member == "FilterController()" ? size : "(0, 0, view.width, view.height)"), "\(member)")
        }
    }

    @Test("A superclass of another file may let the views of its controllers begin below the bar")
    func loweredByASuperclass() {
        let text = """
            @interface Shop : Screen
            @end
            @implementation Shop
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.title = @"Shop";
                // own
                UIView *plate = [UIView new];
                [self.view addSubview:plate];
                [plate mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            @end
            """
        func height(_ edges: String, own: String = "") -> String? {
            let screen = """
                @interface Screen : UIViewController
                @end
                @implementation Screen
                - (void)viewDidLoad {
                    [super viewDidLoad];
                    \(edges)
                }
                @end
                """
            let shop = text.replacing("// own", with: own)
            return DisplayedText(shop, .objectiveC, [screen]).frame("plate", of: "Shop")
        }
        #expect(height("self.edgesForExtendedLayout = UIRectEdgeNone;") == "(0, 0, 393, 749)")
        #expect(height("self.edgesForExtendedLayout = UIRectEdgeAll;") == "(0, 0, 393, 852)")
        let own = "self.edgesForExtendedLayout = UIRectEdgeAll;"
        #expect(height("self.edgesForExtendedLayout = UIRectEdgeNone;", own: own) == "(0, 0, 393, 852)")
        #expect(height("self.page.edgesForExtendedLayout = UIRectEdgeNone;") == "(0, 0, 393, 852)")
    }

    @Test(
        "A label's class asks an enumeration of another file for its font",
        arguments: [
            (".systemFont(ofSize: 20)", ", 24)"), ("UIFont(font: Family.bold, size: 20)", ", ≈ 24)"),
            (".init(font: Family.bold, size: 20) ?? .systemFont(ofSize: 20)", ", ≈ 24)"),
            (".init(named: Family.bold, size: 20)", ", ?)"),
        ])
    func fontOfAStyle(_ font: String, _ height: String) {
        let text = """
            class Shop: UIViewController {
                private let price = PriceLabel(text: "ABC", style: .large)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(price)
                    price.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
            }
            """
        let label = """
            class PriceLabel: UILabel {
                init(text: String, style: PriceStyle) {
                    super.init(frame: .zero)
                    self.font = style.font
                    self.text = text
                }
            }
            """
        let style = """
            enum PriceStyle { case large, small }
            extension PriceStyle {
                var font: UIFont {
                    switch self {
                    case .large: return \(font)
                    case .small: return .systemFont(ofSize: 10)
                    }
                }
            }
            """
        let shown = DisplayedText(text, .swift, [label, style]).frame("price", of: "Shop")
        #expect(shown?.hasSuffix(height) == true, "\(shown ?? "none")")
    }

    @Test("A class of tables says of itself how high its rows are")
    func rowsOfATableClass() {
        let text = """
            class CompCell: UITableViewCell {
                private let heart = UIButton()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(heart)
                    heart.snp.makeConstraints { $0.left.centerY.equalToSuperview(); $0.size.equalTo(40) }
                }
            }
            """
        func frame(_ base: String) -> String? {
            let table = """
                final class CompTable: \(base) {
                    override init(frame: CGRect, style: UITableView.Style) {
                        super.init(frame: frame, style: style)
                        register(CompCell.self, forCellReuseIdentifier: "comp")
                        rowHeight = 60
                    }
                }
                """
            return DisplayedText(text, .swift, [table]).frame("heart", of: "CompCell")
        }
        #expect(frame("UITableView") == "(0, 10, 40, 40)")
        #expect(frame("RowList") != "(0, 10, 40, 40)")
    }
}
