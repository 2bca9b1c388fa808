// View classes where others use them: in the view of a controller, in a part of it, in one of several targets.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite struct ViewPlaceTests {
    private let view = """
        class Page: UIView {
            let box = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(box)
                box.snp.makeConstraints { make in
                    make.top.left.right.equalTo(safeAreaLayoutGuide)
                    make.height.equalTo(40)
                }
            }
        }
        """

    private func frame(_ others: String...) -> String? {
        DisplayedText(view, .swift, others).frame("box", of: "Page")
    }

    private func controller(_ setUp: String) -> String {
        "class Host: UIViewController { let page = Page(); \(setUp) }"
    }

    private let start = "class Start: UIViewController { func go() { show(Host(), sender: nil) } }"

    @Test("A view of which nobody says where it is has a safe area that nobody knows")
    func unused() {
        #expect(frame() == "(0, self.safeAreaInsets.top, self.width, 40)")
        let hover = DisplayedText(view, .swift).frame("self", of: "Page")
        #expect(hover == nil || hover?.contains("59") == false)
    }

    @Test("A view that fills a controller's has the bars of that one")
    func filling() {
        let setUp = """
            override func viewDidLoad() {
                view.addSubview(page)
                page.snp.makeConstraints { $0.edges.equalToSuperview() }
            }
            """
        #expect(frame(controller(setUp)) == "(0, 59, 393, 40)")
        #expect(frame(controller(setUp), start) == "(0, 103, 393, 40)")
        let sheet = "class Start: UIViewController { func go() { present(Host(), animated: true) } }"
        #expect(frame(controller(setUp), sheet) == "(0, 0, 393, 40)")
        // In one text it is the same, and where the view is the controller's.
        for setUp in [setUp, "override func loadView() { view = page }"] {
            let together = DisplayedText([view, controller(setUp), start].joined(separator: "\n"), .swift)
            #expect(together.frame("box", of: "Page") == "(0, 103, 393, 40)")
        }
    }

    @Test("What is between the bars already has no safe area, and what begins in it less")
    func inside() {
        func placed(_ words: String) -> String? {
            frame(
                controller(
                    "override func viewDidLoad() { view.addSubview(page); page.snp.makeConstraints { \(words) } }"))
        }
        #expect(placed("$0.edges.equalTo(view.safeAreaLayoutGuide)") == "(0, 0, 393, 40)")
        #expect(
            placed("$0.left.right.bottom.equalToSuperview(); $0.top.equalToSuperview().offset(19)")
                == "(0, 40, 393, 40)")
    }

    @Test("A cell has no safe area")
    func cell() {
        let text = view.replacing("UIView {\n    let", with: "UITableViewCell {\n    let")
            .replacing("init(frame: CGRect)", with: "init(style: CellStyle, reuseIdentifier: String?)")
            .replacing("equalTo(safeAreaLayoutGuide)", with: "equalTo(contentView.safeAreaLayoutGuide)")
            .replacing("addSubview(box)", with: "contentView.addSubview(box)")
            .replacing("init(frame: frame)", with: "init(style: style, reuseIdentifier: reuseIdentifier)")
        #expect(DisplayedText(text, .swift).frame("box", of: "Page") == "(0, 0, 393, 40)")
    }

    @Test("What a class makes of a view at first counts, whatever another method makes of it")
    func otherMethods() {
        let part = """
            class Part: UIView {
                let dot = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(dot)
                    dot.snp.makeConstraints { $0.size.equalTo(24); $0.center.equalToSuperview() }
                }
            }
            class Page: UIView {
                let part = Part()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    if UIDevice.current.userInterfaceIdiom == .pad { wide() } else { narrow() }
                }
                private func narrow() {
                    addSubview(part)
                    part.snp.makeConstraints {
                        $0.top.equalToSuperview()
                        $0.left.right.equalToSuperview().inset(20)
                        $0.height.equalTo(82)
                    }
                }
                private func wide() {
                    addSubview(part)
                    part.snp.makeConstraints {
                        $0.top.centerX.equalToSuperview()
                        $0.width.equalTo(440)
                        $0.height.equalTo(82)
                    }
                }
            }
            """
        let text = DisplayedText(part + "\n" + controller("override func loadView() { view = page }"), .swift)
        #expect(text.frame("dot", of: "Part") == "(164.5, 29, 24, 24)")
    }

    @Test("Of classes of one name those count that stand nearest")
    func namesakes() {
        func frame(_ own: String?, _ sources: [(path: String, text: String)]) -> String? {
            var configuration = AnalysisConfiguration()
            configuration.path = own
            configuration.index = SymbolIndex(
                sources.map {
                    IndexedSource(text: SourceText($0.text), dialect: .swift, path: $0.path, role: .implementation)
                }, device: nil, shownOn: configuration.shownDevice)
            let analysis = Analysis(text: SourceText(view), dialect: .swift, configuration: configuration)
            return DisplayedText.frame("box", of: "Page", in: analysis)
        }
        func host(_ name: String, _ inset: Int) -> String {
            """
            class \(name): UIViewController {
                let page = Page()
                override func viewDidLoad() {
                    view.addSubview(page)
                    page.snp.makeConstraints {
                        $0.left.right.equalToSuperview().inset(\(inset))
                        $0.top.equalTo(view.safeAreaLayoutGuide)
                        $0.height.equalTo(500)
                    }
                }
            }
            """
        }
        let sources = [
            ("/p/App/Page.swift", view), ("/p/App/Host.swift", host("Host", 10)),
            ("/p/Share/Page.swift", view), ("/p/Share/Parts/ShareHost.swift", host("ShareHost", 20)),
        ]
        #expect(frame("/p/Share/Page.swift", sources) == "(0, 0, 353, 40)")
        #expect(frame("/p/App/Page.swift", sources) == "(0, 0, 373, 40)")
        #expect(frame(nil, sources) == "(0, self.safeAreaInsets.top, self.width, 40)")
        // Users of one name are told by their places, too.
        let same = sources.dropLast() + [("/p/Share/Parts/Host.swift", host("Host", 20))]
        #expect(frame("/p/Share/Page.swift", Array(same)) == "(0, 0, 353, 40)")
    }

    private func hover(_ marked: String, _ others: String...) -> String? {
        let text = Fixture(marked, .objectiveC)
        return DisplayedText(marked.replacing("‸", with: ""), .objectiveC, others).analysis.displayed()
            .hover(at: text.cursor)?.plainText
    }

    @Test("Where a number is a sum, what a bar takes of the screen is part of it")
    func sumsBelowBars() {
        let text = """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.edgesForExtendedLayout = UIRectEdgeNone;
                UILabel *price = [[UILabel alloc] init];
                price.attributedText = [self priceText];
                [self.view addSubview:price];
                [pr‸ice mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.mas_equalTo(20);
                    make.centerY.mas_equalTo(self.view.mas_top).offset(100);
                }];
            }
            @end
            """
        let start =
            "@implementation Start\n- (void)go { [self.navigationController pushViewController:[Page new] animated:YES]; }\n@end"
        let shown = hover(text, start)
        #expect(shown?.contains("(20, 100 − price.height/2, ?, ?)") == true, "\(shown ?? "none")")
        #expect(shown?.contains("(20, 203 − price.height/2, ?, ?)") == true)
    }

    @Test("The layout guides of a controller are edges of its safe area, and have no height of their own")
    func controllerGuides() {
        let text = """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLoad {
                UIView *card = [[UIView alloc] init];
                [self.view addSubview:card];
                [ca‸rd mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self.mas_topLayoutGuideBottom);
                    make.left.right.equalTo(self.view);
                    make.bottom.equalTo(self.mas_bottomLayoutGuideTop);
                }];
            }
            @end
            """
        let start =
            "@implementation Start\n- (void)go { [self presentViewController:[Page new] animated:YES completion:nil]; }\n@end"
        #expect(hover(text, start)?.contains("view.safeAreaLayoutGuide.height") == true)
    }

    @Test("Hover on a view class itself says where the only one of it stands")
    func onlyOne() {
        let text = """
            class Row: UIControl {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    se‸lf.snp.makeConstraints { $0.height.equalTo(48) }
                }
            }
            class Host: UIViewController {
                let row = Row()
                override func viewDidLoad() {
                    view.addSubview(row)
                    row.snp.makeConstraints {
                        $0.left.right.equalToSuperview().inset(20)
                        $0.top.equalToSuperview().offset(12)
                    }
                }
            }
            """
        let marked = Fixture(text, .swift)
        let shown = DisplayedText(text.replacing("‸", with: ""), .swift).analysis.displayed()
            .hover(at: marked.cursor)?.plainText
        #expect(shown?.contains("(20, 12, 353, 48)") == true)
    }
}
