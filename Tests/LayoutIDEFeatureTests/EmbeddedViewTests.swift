// Views of classes of the program, as those who hold them see them.

import LayoutIDE
import SourceText
import Testing

@Suite("Embedded views") struct EmbeddedViewTests {
    private func frames(_ text: String, _ dialect: Dialect) -> [String] {
        let analysis = Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration())
        return analysis.layoutReport().layouts.filter { $0.state == nil }.flatMap(\.views).map { view in
            "\(view.name) \(view.frame?.text ?? "nothing")"
        }
    }

    private static func input(_ code: String) -> String {
        """
        @implementation InputView : UIView
        - (instancetype)init {
            self = [super init];
            UIView *box = [UIView new];
            [self addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(self);
                make.width.height.equalTo(@100).priority(700);
            }];
            \(code)
            return self;
        }
        @end
        @implementation Login : UIViewController
        - (void)viewDidLoad {
            InputView *input = [InputView new];
            [self.view addSubview:input];
            [input mas_makeConstraints:^(MASConstraintMaker *make) {
                make.centerX.equalTo(self.view);
                make.top.equalTo(self.view).offset(20);
            }];
        }
        @end
        """
    }

    @Test(
        "Who is told of events stays where it is",
        arguments: [
            "", "[box addTarget:self action:@selector(go) forControlEvents:1];", "[box setDelegate:self];",
            "[box addGestureRecognizer:[[UITapGestureRecognizer alloc] initWithTarget:self action:@selector(go)]];",
            "[self performSelector:@selector(go) withObject:self afterDelay:1];",
        ])
    func listeners(_ code: String) {
        #expect(frames(Self.input(code), .objectiveC).contains("input (146.5, 20, 100, 100)"))
    }

    @Test(
        "Where the class has an `init(frame:)`, a call without arguments runs that one, as Swift's compiler chooses",
        arguments: [
            ("override init(frame: CGRect) { super.init(frame: frame); setUp(20) }", "20, 20"),
            ("init() { super.init(frame: .zero); setUp(30) }", "30, 30"),
            ("", "40, 40"),
        ])
    func initializers(_ other: String, _ size: String) {
        let text = """
            class Badge: UIView {
                let box = UIView()
                init(side: CGFloat = 40) {
                    super.init(frame: .zero)
                    setUp(side)
                }
                \(other)
                private func setUp(_ side: CGFloat) {
                    addSubview(box)
                    box.snp.makeConstraints { make in
                        make.edges.equalToSuperview()
                        make.size.equalTo(side)
                    }
                }
            }
            class Page: UIViewController {
                let badge = Badge()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(badge)
                    badge.snp.makeConstraints { $0.top.left.equalToSuperview() }
                }
            }
            """
        #expect(frames(text, .swift).contains("badge (0, 0, \(size))"))
    }

    @Test(
        "A constant of an embedded view is what its initializer has set, a variable may have changed",
        arguments: [("let side: Int", "30, 30"), ("var side: Int", "?, ?")])
    func constants(_ member: String, _ size: String) {
        let text = """
            class Round: UIImageView {
                \(member)
                init(side: Int) {
                    self.side = side
                    super.init(frame: .zero)
                }
            }
            class Card: UIView {
                let round = Round(side: 30)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(round)
                    round.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                        make.width.height.equalTo(round.side)
                    }
                }
            }
            """
        #expect(frames(text, .swift).contains("round (0, 0, \(size))"))
    }

    @Test("Who is handed to other code may be anywhere")
    func whoIsHandedToOtherCodeMayBeAnywhere() {
        #expect(frames(Self.input("[box placeBeside:self];"), .objectiveC).contains("input (?, 20, ?, ?)"))
    }

    @Test("The least size of the contents is not the size of a view that other code places")
    func theLeastSizeOfTheContentsIsNotTheSizeOfAView() {
        let least = "[box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.greaterThanOrEqualTo(@240); }];"
        let frames = frames(Self.input(least + " [box placeBeside:self];"), .objectiveC)
        #expect(frames.contains("input (?, 20, ?, ?)"))
    }

    @Test("Another name for self is not what the view is called")
    func anotherNameForSelfIsNotWhatTheViewIsCalled() {
        let code = "__weak typeof(self) weakSelf = self; box.block = ^{ [weakSelf go]; };"
        let frames = frames(Self.input(code), .objectiveC)
        #expect(frames.contains("self (0, 0, ?, ?)"))
        #expect(frames.contains("input (146.5, 20, 100, 100)"))
    }

    @Test(
        "The view that loadView sets fills the screen, however it was made",
        arguments: [
            "let content = Card()", "let content: Card = .init()", "let content: Card = .init(frame: .zero)",
            "let content: Card\n    init(a: Int) { content = Card(frame: CGRect()); super.init(nibName: nil, bundle: nil) }",
        ])
    func loadedViews(_ declaration: String) {
        let text = """
            class Card: UIView {
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(12) }
                }
            }
            class CardController: UIViewController {
                \(declaration)
                override func loadView() { view = content }
            }
            """
        // The first two are the class alone. Nothing is left of the view that was replaced.
        #expect(
            frames(text, .swift).dropFirst(2) == ["content (0, 0, 393, 852)", "content.box (12, 12, 369, 828)"])
    }

    @Test(
        "Of two values the one that is there is taken",
        arguments: [
            ("card ?? UIView()", "card (0, 10, 393, 44)"),
            ("other ?? UIView()", "card (0, 10, 393, 44) parent unknown"),
        ])
    func nilCoalescing(_ added: String, _ expected: String) {
        let text = """
            class Login: UIViewController {
                var card: UIView?
                var other: UIView?
                override func viewDidLoad() {
                    card = UIView()
                    view.addSubview(\(added))
                    card?.snp.makeConstraints {
                        $0.left.right.equalToSuperview()
                        $0.top.equalToSuperview().offset(kTop ?? 10)
                        $0.height.equalTo(height ?? 30)
                    }
                }
                let kTop: CGFloat? = nil
                let height: CGFloat? = 44
            }
            """
        let isShown = frames(text, .swift).contains("card (0, 10, 393, 44)")
        #expect(isShown == !expected.hasSuffix("unknown"))
    }

    @Test("Views of an embedded view are those of its class, also for who adds to them or arranges in them")
    func members() {
        let shelf = """
            class Shelf: UIView {
                private(set) var inner = UIView()
                let rows = UIStackView()
                lazy var badge: UIView = {
                    let badge = UIView()
                    inner.addSubview(badge)
                    badge.snp.makeConstraints { $0.right.top.equalToSuperview() }
                    return badge
                }()
                var shown: UIView { inner }
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(inner)
                    inner.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
                    inner.addSubview(rows)
                    rows.axis = .vertical
                    rows.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
                }
            }
            """
        let page = """
            class Page: UIViewController {
                let shelf = Shelf()
                let mark = UIView(), first = UIView(), second = UIView()
                override func viewDidLoad() {
                    view.addSubview(shelf)
                    shelf.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(100) }
                    shelf.shown.addSubview(mark)
                    mark.snp.makeConstraints { $0.center.equalToSuperview(); $0.size.equalTo(20) }
                    shelf.rows.spacing = 4
                    shelf.rows.addArrangedSubview(first)
                    shelf.rows.addArrangedSubview(second)
                    shelf.badge.snp.makeConstraints { $0.size.equalTo(8) }
                    [first, second].forEach { $0.snp.makeConstraints { $0.height.equalTo(6) } }
                }
            }
            """
        let shown = DisplayedText(page, .swift, [shelf])
        #expect(shown.frame("mark", of: "Page") == "(30, 30, 20, 20)")
        #expect(shown.frame("shelf.rows", of: "Page") == "(0, 64, 80, 16)")
        #expect(shown.frame("first", of: "Page") == "(0, 0, 80, 6)")
        #expect(shown.frame("second", of: "Page") == "(0, 10, 80, 6)")
        #expect(shown.frame("shelf.badge", of: "Page") == "(72, 0, 8, 8)")
    }
}
