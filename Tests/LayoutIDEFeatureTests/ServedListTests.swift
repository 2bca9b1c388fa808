// What lists, their headers and other views know of each other: whose list it is, what stands above its rows, which view is
// placed at all.

import LayoutIDE
import SourceText
import Testing

@Suite struct ServedListTests {
    private let cell = """
        class Card: UICollectionViewCell {
            let box = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(box)
                box.snp.makeConstraints {
                    $0.top.left.right.equalToSuperview()
                    $0.height.equalTo(8)
                }
            }
        }
        """

    @Test("A cell is as wide as the list of several that asks its class", arguments: [true, false])
    func listOfSeveral(isServed: Bool) {
        let page = """
            class Page: UIViewController, UICollectionViewDataSource {
                let tabs = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(tabs)
                    view.addSubview(list)
                    list.register(Card.self, forCellWithReuseIdentifier: "Card")
                    \(isServed ? "list.dataSource = self" : "")
                    tabs.snp.makeConstraints {
                        $0.left.right.top.equalToSuperview().inset(30)
                        $0.height.equalTo(40)
                    }
                    list.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func collectionView(
                    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
                ) -> CGSize {
                    CGSize(width: collectionView.frame.width, height: 370)
                }
            }
            """
        let frame = DisplayedText(cell + "\n" + page, .swift).frame("box", of: "Card")
        #expect(frame == (isServed ? "(0, 0, 393, 8)" : "(0, 0, self.width, 8)"))
    }

    @Test("A footer is as wide as the table of a view that fills a controller's")
    func footerInAView() {
        let text = """
            class Foot: UIView {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints {
                        $0.top.equalTo(self).offset(24)
                        $0.left.right.equalTo(self).inset(20)
                        $0.height.equalTo(20)
                    }
                }
            }
            class List: UIView, UITableViewDelegate {
                let table = UITableView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(table)
                    table.delegate = self
                    table.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { Foot() }
            }
            class Page: UIViewController {
                let list = List()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(list)
                    list.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        #expect(DisplayedText(text, .swift).frame("box", of: "Foot") == "(20, 24, 353, 20)")
    }

    @Test("The header of a table is the view that code has put there")
    func tableHeader() throws {
        let text = """
            @interface Page : UIViewController
            @property (nonatomic, strong) UITableView *table;
            @property (nonatomic, strong) UIButton *photo;
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.table = [[UITableView alloc] init];
                [self.view addSubview:self.table];
                [self.table mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
                UIView *head = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 393, 250)];
                self.photo = [UIButton buttonWithType:UIButtonTypeCustom];
                [head addSubview:self.photo];
                self.table.tableHeaderView = head;
                [self.photo mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.centerX.centerY.equalTo(self.table.tableHeaderView);
                    make.width.height.equalTo(@50);
                }];
            }
            @end
            """
        #expect(DisplayedText(text, .objectiveC).frame("photo", of: "Page") == "(171.5, 100, 50, 50)")
    }

    @Test("A view without constraints in its superview is not as large as its own content")
    func unplacedInstance() {
        let card = """
            class Card: UIView {
                let title = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    title.snp.makeConstraints {
                        $0.top.bottom.equalToSuperview().inset(10)
                        $0.centerX.equalToSuperview()
                        $0.width.equalTo(100)
                        $0.height.equalTo(14)
                    }
                }
            }
            """
        func page(_ constraints: String) -> String {
            """

            class Page: UIViewController {
                let card = Card()
                let other = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(other)
                    view.addSubview(card)
                    other.snp.makeConstraints { $0.edges.equalToSuperview() }
                    \(constraints)
                }
            }
            """
        }
        let placed = "card.snp.makeConstraints { $0.left.right.top.equalToSuperview() }"
        let frames = ["", placed].map { DisplayedText(card + page($0), .swift).frame("title", of: "Card") }
        #expect(frames == ["(self.width/2 − 50, 10, 100, 14)", "(146.5, 10, 100, 14)"])
    }

    @Test("The cases of an enumeration of another file are told apart", arguments: [("order", "361"), ("buy", "306")])
    func casesOfAnotherFile(_ kind: String, _ width: String) {
        let text = """
            class Page: UIViewController {
                let button = Action(kind: .\(kind))
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(button)
                    button.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
            }
            """
        let action = """
            enum Kind { case buy, order, more }
            final class Action: UIButton {
                init(kind: Kind) {
                    super.init(frame: .zero)
                    snp.makeConstraints {
                        if kind == .buy {
                            $0.width.equalTo(306)
                        } else {
                            $0.width.equalTo(361)
                        }
                        $0.height.equalTo(50)
                    }
                }
            }
            """
        #expect(DisplayedText(text, .swift, [action]).frame("button", of: "Page") == "(0, 0, \(width), 50)")
    }

    @Test("A list that its getter makes has the elements that it makes")
    func listOfAGetter() {
        let text = """
            @interface Bar : UIView
            @property (nonatomic, strong) NSMutableArray *items;
            @property (nonatomic, copy) NSArray *names;
            @end
            @implementation Bar
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                if (self) {
                    self.items = [NSMutableArray array];
                    for (int i = 0; i < self.names.count; i++) {
                        UIView *item = [[UIView alloc] init];
                        [self addSubview:item];
                        [self.items addObject:item];
                    }
                    [self.items[1] mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.top.left.equalTo(self).offset(9);
                        make.width.height.equalTo(@40);
                    }];
                }
                return self;
            }
            - (NSArray *)names {
                if (_names == nil) {
                    _names = @[@{@"title": @"a"}, @{@"title": @"b"}];
                }
                return _names;
            }
            @end
            """
        let views = DisplayedText(text, .objectiveC).analysis.displayed().layoutReport().layouts.flatMap(\.views)
        #expect(views.contains { $0.frame?.text == "(9, 9, 40, 40)" })
    }

    @Test("Of views that stand for one place the one is shown whose frame is known, and nothing is said of the others")
    func branchesOfMethods() throws {
        let text = """
            @implementation Page : UIViewController
            - (void)viewDidLoad {
                [super viewDidLoad];
                if (self.status == 1) {
                    [self setUpFirst];
                } else {
                    [self setUpSecond];
                }
            }
            - (void)setUpFirst {
                UIView *box = [[UIView alloc] init];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view).offset(10);
                    make.width.height.equalTo(@40);
                }];
            }
            - (void)setUpSecond {
                UIView *other = [[UIView alloc] init];
                [self.view addSubview:other];
                [other mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            @end
            """
        let range = try #require(text.firstRange(of: "box mas"))
        let fixture = Fixture(String(text[..<range.lowerBound]) + "$0" + text[range.lowerBound...], .objectiveC)
        let hover = try #require(fixture.analysis.hover(at: fixture.cursor)).plainText
        #expect(hover.contains("(10, 10, 40, 40)"))
        #expect(!hover.contains("is not known"))
    }
}
