// The bar of tabs below a controller's view.

import LayoutIDE
import SourceText
import Testing

@Suite struct TabBarTests {
    private static let home = """
        class HomeController: UIViewController {
            let card = UIView()
            override func viewDidLoad() {
                view.addSubview(card)
                card.backgroundColor = .red
                card.snp.makeConstraints { make in
                    make.left.right.equalToSuperview()
                    make.bottom.equalTo(view.safeAreaLayoutGuide)
                    make.height.equalTo(50)
                }
            }
        }

        """

    private func picture(_ text: String, _ dialect: Dialect = .swift, _ index: SymbolIndex? = nil) throws -> String {
        var request = PreviewRequest(format: .svg)
        request.style = .screen
        request.state = "HomeController"
        var configuration = AnalysisConfiguration()
        configuration.index = index
        let analysis = Analysis(text: SourceText(text), dialect: dialect, configuration: configuration)
        return try #require(analysis.displayed().preview(request)).content
    }

    /// Where the card ends: above the home indicator, or 49 points higher.
    private func end(_ svg: String) -> String {
        svg.contains("y=\"719\" width=\"393\" height=\"50\"")
            ? "above a bar" : svg.contains("y=\"768\" width=\"393\" height=\"50\"") ? "without a bar" : svg
    }

    private static let assignments = """
        let home = UINavigationController(rootViewController: HomeController())
        home.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
        let other = OtherController()
        other.tabBarItem.title = "Second"
        """

    @Test(
        "A controller of tabs shows its tabs below the one that is shown",
        arguments: [
            assignments + "; viewControllers = [home, other]", assignments + "; self.viewControllers = [home, other]",
            assignments + "; setViewControllers([home, other], animated: false)",
            assignments + "; addChild(home); self.addChild(other)",
            // A tab is named after its controller, and may be named when the list is there.
            "let home = HomeController(); let other = OtherController(); viewControllers = [home, other]; "
                + "home.title = \"First\"; other.tabBarItem.title = \"Second\"",
            "viewControllers = [made(HomeController(), \"First\"), made(OtherController(), \"Second\")]",
        ])
    func aControllerOfTabsShowsItsTabsBelowTheOne(code: String) throws {
        let tabs = """
            class MainController: UITabBarController {
                override func viewDidLoad() {
                    \(code)
                }
                func made(_ root: UIViewController, _ title: String) -> UIViewController {
                    let navigation = UINavigationController(rootViewController: root)
                    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(named: "x"), selectedImage: nil)
                    return navigation
                }
            }
            """
        let svg = try picture(Self.home + tabs)
        #expect(svg.contains(">First</text>") && svg.contains(">Second</text>"))
        #expect(end(svg) == "above a bar")
        #expect(svg.contains("above a tab bar"))
    }

    @Test("Tabs of Objective-C are shown, too")
    func tabsOfObjectiveCAreShownToo() throws {
        let svg = try picture(
            """
            @interface HomeController : UIViewController
            @end
            @implementation HomeController
            - (void)viewDidLoad {
                UIView *card = [UIView new];
                [self.view addSubview:card];
                [card mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.right.equalTo(self.view);
                    make.bottom.equalTo(self.view.mas_safeAreaLayoutGuideBottom);
                    make.height.mas_equalTo(50);
                }];
            }
            @end
            @interface MainTabBarController : UITabBarController
            @end
            @implementation MainTabBarController
            - (void)viewDidLoad {
                [self add:[HomeController new] title:@"First"];
                [self add:[OtherViewController new] title:@"Second"];
            }
            - (void)add:(UIViewController *)controller title:(NSString *)title {
                UINavigationController *nav = [[UINavigationController alloc] initWithRootViewController:controller];
                nav.tabBarItem.title = title;
                [self addChildViewController:nav];
            }
            @end
            """, .objectiveC)
        #expect(svg.contains(">First</text>") && svg.contains(">Second</text>"))
    }

    @Test("A controller of tabs in another file is found")
    func aControllerOfTabsInAnotherFileIsFound() throws {
        let tabs = """
            class MainController: UITabBarController {
                override func viewDidLoad() {
                    \(Self.assignments)
                    viewControllers = [home, other]
                }
            }
            """
        let source = IndexedSource(
            text: SourceText(tabs), dialect: .swift, path: "/Main.swift", role: .implementation)
        let svg = try picture(Self.home, .swift, SymbolIndex([source], device: nil))
        #expect(svg.contains(">First</text>") && svg.contains(">Second</text>"))
        #expect(end(svg) == "above a bar")
    }

    @Test(
        "No bar is made up",
        arguments: [
            // One tab is no bar, and whoever is none of the tabs stands above none.
            "viewControllers = [HomeController()]", "viewControllers = [OtherController(), ThirdController()]",
            "viewControllers = names.map { make($0) }",
            "let home = HomeController(); home.tabBarItem.title = \"First\"",
        ])
    func noBarIsMadeUp(code: String) throws {
        let tabs = "class MainController: UITabBarController { override func viewDidLoad() { \(code) } }"
        #expect(end(try picture(Self.home + tabs)) == "without a bar")
    }

    @Test("Only a controller of tabs has tabs")
    func onlyAControllerOfTabsHasTabs() throws {
        let other = """
            class MainController: UIViewController {
                override func viewDidLoad() { addChild(HomeController()); addChild(OtherController()) }
            }
            """
        #expect(end(try picture(Self.home + other)) == "without a bar")
    }
}
