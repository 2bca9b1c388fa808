// Where controllers stand: below a navigation bar or without one, above a tab bar, in a sheet, in a part of the screen.

import LayoutIDE
import Testing

@Suite struct ControllerStageTests {
    private func controller(_ setUp: String = "", members: String = "") -> String {
        """
        class Detail: UIViewController {
            let card = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                \(setUp)
                view.addSubview(card)
                card.snp.makeConstraints { make in
                    make.top.bottom.equalTo(view.safeAreaLayoutGuide)
                    make.left.right.equalToSuperview()
                }
            }
            \(members)
        }
        """
    }

    private func frame(_ text: String, _ others: String...) -> String? {
        DisplayedText(text, .swift, others).frame("card", of: "Detail")
    }

    private func hover(_ text: String, _ others: String...) -> String? {
        let marked = Fixture(text.replacing("card.snp", with: "ca‸rd.snp"), .swift)
        return DisplayedText(text, .swift, others).analysis.displayed().hover(at: marked.cursor)?.plainText
    }

    private let alone = "(0, 59, 393, 759)"
    private let below = "(0, 103, 393, 715)"
    private let either = "(0, 59 or 103, 393, 715 or 759)"

    @Test(
        "What the program pushes, or puts first into a navigation controller, stands below its bar",
        arguments: [
            "navigationController?.pushViewController(Detail(), animated: true)", "show(Detail(), sender: nil)",
            "window?.rootViewController = UINavigationController(rootViewController: Detail())",
            "let first = Detail(); window?.rootViewController = RoundNavigation(rootViewController: first)",
            "let next: Detail = Detail.make(); navigationController?.pushViewController(next, animated: true)",
        ])
    func stacked(_ code: String) {
        #expect(frame(controller(), "class Start: UIViewController { func go() { \(code) } }") == below)
        // In one file it is the same.
        let together = controller() + "\nclass Start: UIViewController { func go() { \(code) } }"
        #expect(DisplayedText(together, .swift).frame("card", of: "Detail") == below)
    }

    @Test("A function that makes navigation controllers makes one of what it is handed to")
    func stackedByFunction() {
        let start = """
            class Tabs {
                func tab(_ root: UIViewController, title: String) -> UIViewController {
                    let stack = UINavigationController(rootViewController: root)
                    return stack
                }
                func make() -> UIViewController { tab(Detail(), title: "A") }
            }
            """
        #expect(frame(controller(), start) == below)
    }

    @Test(
        "A class of tabs says which controllers stand above its bar, also by helpers and lists",
        arguments: [
            "override func viewDidLoad() { viewControllers = [tab(Detail()), tab(Other())] }",
            "func setUp() { add(Detail(), \"A\"); add(Other(), \"B\") }",
            "override func viewDidLoad() { let all = [(Detail(), 1), (Other(), 2)]; setViewControllers(all.map { tab($0.0) }, animated: false) }",
        ])
    func tabsOfClass(_ code: String) {
        let main = """
            class MainTabBarController: UITabBarController {
                \(code)
                func tab(_ root: UIViewController) -> UIViewController { UINavigationController(rootViewController: root) }
                func add(_ root: UIViewController, _ title: String) {
                    let stack = UINavigationController(rootViewController: root)
                    stack.title = title
                    addChild(stack)
                }
            }
            """
        #expect(frame(controller(), main) == "(0, 103, 393, 666)")
        // A controller that is no tab has none below it.
        let other = main.replacing("Detail()", with: "Elsewhere()")
        #expect(frame(controller(), other) != "(0, 103, 393, 666)")
    }

    @Test("Nothing is said of a controller of which the program says nothing, but that it has navigation controllers")
    func unsaid() {
        let start = """
            class Start: UIViewController {
                func go() { navigationController?.pushViewController(next(), animated: true) }
            }
            """
        #expect(frame(controller(), start) == either)
        #expect(frame(controller(), "class Start: UIViewController {}") == alone)
        #expect(frame(controller("title = \"Detail\""), start) == below)
        let hover = hover(controller(), start)
        #expect(hover?.contains("y is 59 without a navigation bar or 103 below a navigation bar.") == true)
        #expect(hover?.contains("Partly unknown") == false)
        // It is drawn where it most likely stands.
        #expect(hover?.contains("not drawn") == false)
    }

    @Test(
        "A controller's own code hides or shows its bar",
        arguments: [
            ("navigationController?.setNavigationBarHidden(true, animated: false)", "(0, 59, 393, 759)"),
            ("navigationController?.navigationBar.isHidden = true", "(0, 59, 393, 759)"),
            ("self.navigationController?.navigationBar.isHidden = false", "(0, 103, 393, 715)"),
            ("self.navigationController?.isNavigationBarHidden = isBare", "(0, 59 or 103, 393, 715 or 759)"),
        ])
    func ownBar(_ code: String, _ expected: String) {
        let start = "class Start: UIViewController { func go() { show(Detail(), sender: nil) } }"
        #expect(frame(controller(code), start) == expected)
    }

    @Test(
        "A navigation controller that hides its own bar hides it for all that it shows",
        arguments: ["navigationBar.isHidden = true", "setNavigationBarHidden(true, animated: false)"])
    func hiddenByStack(code: String) {
        let start = "class Start: UIViewController { func go() { show(Detail(), sender: nil) } }"
        let stack = """
            class Stack: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(code)
                }
            }
            """
        #expect(frame(controller(), start, stack) == alone)
        #expect(
            frame(controller("navigationController?.setNavigationBarHidden(false, animated: false)"), start, stack)
                == below)
    }

    @Test("A superclass hides the bar; what hides one for itself hides none of others; what leaves it hidden may")
    func hiddenByOthers() {
        let start = "class Start: UIViewController { func go() { show(Detail(), sender: nil) } }"
        let base = """
            class Base: UIViewController {
                override func viewWillAppear(_ animated: Bool) {
                    navigationController?.setNavigationBarHidden(true, animated: animated)
                }
            }
            """
        let inherited = controller().replacing("Detail: UIViewController", with: "Detail: Base")
        #expect(frame(inherited, start, base) == alone)
        #expect(frame(controller(), start, base) == either)
        let tidy = base.replacing(
            "class Base: UIViewController {",
            with: """
                class Base: UIViewController {
                    override func viewWillDisappear(_ animated: Bool) {
                        navigationController?.setNavigationBarHidden(false, animated: animated)
                    }
                """)
        #expect(frame(controller(), start, tidy) == below)
    }

    @Test("What is presented stands in a sheet, of which nobody knows how high it is, unless it covers the screen")
    func presented() {
        let start = "class Start: UIViewController { func go() { present(Detail(), animated: true) } }"
        #expect(frame(controller(), start) == "(0, 0, 393, view.safeAreaLayoutGuide.height)")
        let hover = hover(controller(), start)
        #expect(hover?.contains("In a sheet") == true)
        let whole = """
            class Start: UIViewController {
                func go() {
                    let detail = Detail()
                    detail.modalPresentationStyle = .fullScreen
                    present(detail, animated: true)
                }
            }
            """
        #expect(frame(controller(), whole) == alone)
        let both = start + "\nclass Other: UIViewController { func go() { show(Detail(), sender: nil) } }"
        #expect(frame(controller(), both)?.hasPrefix("(0, 0 or 103, 393, ") == true)
    }

    @Test("A panel and a widget have a part of the screen")
    func partly() {
        let panel = """
            class Start: UIViewController {
                let panel = FloatingPanelController()
                func go() { panel.set(contentViewController: Detail()) }
            }
            """
        #expect(frame(controller(), panel)?.contains("view.width") == true)
        let widget = controller().replacing("UIViewController", with: "UIViewController, NCWidgetProviding")
        #expect(frame(widget)?.contains("view.width") == true)
    }

    @Test("Below a bar through which nothing shines the view begins where the bar ends")
    func opaque() {
        let start = "class Start: UIViewController { func go() { show(Detail(), sender: nil) } }"
        let looks = "func looks() { UINavigationBar.appearance().isTranslucent = false }"
        #expect(frame(controller(), start, looks) == "(0, 0, 393, 715)")
        #expect(frame(controller("extendedLayoutIncludesOpaqueBars = true"), start, looks) == below)
    }

    @Test("A bar that another controller makes opaque may be so for those that are pushed")
    func opaqueForOthers() {
        let start = """
            class Start: UIViewController {
                func go() {
                    navigationController?.navigationBar.isTranslucent = false
                    show(Detail(), sender: nil)
                }
            }
            """
        #expect(frame(controller(), start) == "(0, 0 or 103, 393, 715)")
        #expect(frame(controller("extendedLayoutIncludesOpaqueBars = true"), start) == below)
    }

    @Test("What is pushed among tabs may stand above their bar, and hides it if it says so")
    func tabs() {
        let start = """
            class Tabs: UITabBarController {}
            class Start: UIViewController { func go() { show(Detail(), sender: nil) } }
            """
        #expect(frame(controller(), start) == "(0, 103, 393, 666 or 715)")
        let hiding = controller(members: "init() { super.init(); hidesBottomBarWhenPushed = true }")
        #expect(frame(hiding, start) == below)
        let tab = """
            func start() {
                let tabs = UITabBarController()
                tabs.viewControllers = [UINavigationController(rootViewController: Detail())]
            }
            """
        #expect(frame(controller(), tab) == "(0, 103, 393, 666)")
    }

    @Test("Objective-C says the same in messages")
    func messages() {
        let text = """
            @implementation Detail
            - (void)viewDidLoad {
                UIView *card = [UIView new];
                [self.view addSubview:card];
                [card mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.bottom.equalTo(self.view.mas_safeAreaLayoutGuide);
                    make.left.right.equalTo(self.view);
                }];
            }
            @end
            """
        func frame(_ code: String) -> String? {
            let other = "@implementation Start\n- (void)go {\n\(code)\n}\n@end"
            return DisplayedText(
                "@interface Detail : UIViewController\n@end\n" + text, .objectiveC, [other]
            ).frame("card", of: "Detail")
        }
        #expect(frame("[self.navigationController pushViewController:[Detail new] animated:YES];") == below)
        #expect(
            frame(
                """
                Detail *next = [[Detail alloc] init];
                [self.navigationController pushViewController:next animated:YES];
                """) == below)
        #expect(
            frame(
                """
                UIViewController *stack = [[UINavigationController alloc] initWithRootViewController:[Detail new]];
                self.window.rootViewController = stack;
                """) == below)
        #expect(frame("self.window.rootViewController = [[Detail alloc] init];") == alone)
    }

    @Test(
        "A controller that a function of the program's own presents, or that is one of several pages, may have any size",
        arguments: [
            "presentSheet(Detail())", "let next = Detail(); self.presentPaper(next)",
            "let pages = UIPageViewController(); pages.setViewControllers([Detail()], direction: .forward)",
        ])
    func inPart(_ code: String) {
        let start = "class Start: UIViewController { func go() { \(code) } }"
        #expect(frame(controller(), start)?.hasPrefix("(0, view.safeAreaInsets.top, view.width, ") == true)
    }

    @Test(
        "A controller's view that stands beside another view has any height, and one in all of another's view has not")
    func besideOthers() {
        func shown(_ words: String) -> String? {
            let start = """
                class Start: UIViewController {
                    let tabs = UIView()
                    let detail = Detail()
                    override func viewDidLoad() {
                        view.addSubview(tabs)
                        view.addSubview(detail.view)
                        detail.view.snp.makeConstraints { make in \(words) }
                    }
                }
                """
            func named(_ text: String) -> String { text.replacing("Detail", with: "DetailController") }
            return DisplayedText(named(controller()), .swift, [named(start)])
                .frame("card", of: "DetailController")
        }
        #expect(shown("make.edges.equalTo(self.view)") == alone)
        #expect(shown("make.top.left.right.bottom.equalTo(view.snp.edges)") == alone)
        #expect(shown("make.top.equalTo(tabs.snp.bottom); make.left.right.bottom.equalToSuperview()") != alone)
    }

    @Test("What a library shows in panels stands in a sheet")
    func panels() {
        let panel = "extension Detail: PanModalPresentable { var panScrollable: UIScrollView? { nil } }"
        #expect(frame(controller(), panel)?.hasPrefix("(0, 0, 393, ") == true)
        #expect(frame(controller(), panel)?.contains("852") == false)
    }
}
