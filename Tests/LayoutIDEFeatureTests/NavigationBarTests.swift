// The navigation bar above a controller's view.

import LayoutIDE
import Testing

@Suite struct NavigationBarTests {
    private func picture(_ setUp: String, _ style: PictureStyle = .screen) throws -> String {
        let text = """
            class Profile: UIViewController {
                let card = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(card)
                    card.backgroundColor = .red
                    \(setUp)
                    card.snp.makeConstraints { make in
                        make.top.equalTo(view.safeAreaLayoutGuide)
                        make.left.right.equalToSuperview()
                        make.height.equalTo(50)
                    }
                }
            }
            """
        var request = PreviewRequest(format: .svg)
        request.style = style
        return try #require(Fixture(text, .swift).analysis.displayed().preview(request)).content
    }

    /// Where the card begins: below the status bar of 59 points, or 44 points lower.
    private func begin(_ svg: String) -> String {
        svg.contains("x=\"0\" y=\"103\" width=\"393\" height=\"50\"")
            ? "below a bar" : svg.contains("x=\"0\" y=\"59\" width=\"393\" height=\"50\"") ? "without a bar" : svg
    }

    @Test(
        "A controller that names itself stands under a bar with its title",
        arguments: [
            "title = \"Profile\"", "self.title = \"Profile\"", "navigationItem.title = \"Profile\"",
            "self.navigationItem.title = \"Profile\"",
        ])
    func aControllerThatNamesItselfStandsUnderABar(code: String) throws {
        let svg = try picture(code)
        #expect(svg.contains(">Profile</text>"))
        #expect(begin(svg) == "below a bar")
        #expect(svg.contains("below a navigation bar"))
        // The clock stays where the device has it.
        #expect(try svg.contains("y=\"44.2\"") == picture("").contains("y=\"44.2\""))
    }

    @Test("Buttons alone are a bar, and what only the program knows is a sign")
    func buttonsAloneAreABarAndWhatOnlyTheProgram() throws {
        #expect(begin(try picture("navigationItem.rightBarButtonItem = UIBarButtonItem()")) == "below a bar")
        let svg = try picture("title = user.name")
        #expect(begin(svg) == "below a bar")
        #expect(!svg.contains(">user"))
    }

    @Test(
        "No bar is made up",
        arguments: [
            "", "title = \"Profile\"; navigationController?.setNavigationBarHidden(true, animated: false)",
            "title = \"Profile\"; navigationController?.navigationBar.isHidden = true",
            "card.title = \"Profile\"", "navigationItem.backButtonTitle = \"Back\"",
        ])
    func noBarIsMadeUp(code: String) throws {
        #expect(begin(try picture(code)) == "without a bar")
    }

    @Test(
        "A view that does not extend under its bar is lower than the screen",
        arguments: [
            ("edgesForExtendedLayout = []", "(0, 665, 393, 48)", "(0, 768, 393, 48)"),
            ("self.edgesForExtendedLayout = UIRectEdge()", "(0, 665, 393, 48)", "(0, 768, 393, 48)"),
            ("edgesForExtendedLayout = .all", "(0, 768, 393, 48)", "(0, 768, 393, 48)"),
            (
                "edgesForExtendedLayout = []; navigationController?.setNavigationBarHidden(true, animated: false)",
                "(0, 768, 393, 48)", "(0, 768, 393, 48)"
            ),
        ])
    func aViewThatDoesNotExtendUnderItsBarIsLower(
        code: String, inView: String, onScreen: String
    ) throws {
        let text = """
            class Profile: UIViewController {
                let foot = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Profile"
                    \(code)
                    view.addSubview(fo‸ot)
                    foot.snp.makeConstraints { make in
                        make.left.right.equalToSuperview()
                        make.bottom.equalToSuperview().offset(-36)
                        make.height.equalTo(48)
                    }
                }
            }
            """
        let fixture = Fixture(text, .swift)
        let hover = try #require(fixture.analysis.displayed().hover(at: fixture.cursor)).plainText
        #expect(hover.contains(inView) && hover.contains(onScreen))
        #expect(hover.contains("edgesForExtendedLayout") == (inView != onScreen))
    }

    /// What is said to stand below a bar stands there in every picture and number.
    @Test("Plan, page and hover say the same as the look")
    func planPageAndHoverSayTheSameAsTheLook() throws {
        #expect(try picture("title = \"Profile\"", .plan).contains("below a navigation bar"))
        let text = """
            class Profile: UIViewController {
                let card = UIView()
                let over = UIView()
                override func viewDidLoad() {
                    title = "Profile"
                    view.addSubview(ca‸rd)
                    view.addSubview(over)
                    card.snp.makeConstraints { make in
                        make.top.left.equalTo(view.safeAreaLayoutGuide)
                        make.size.equalTo(50)
                    }
                    over.snp.makeConstraints { make in
                        make.top.left.equalToSuperview()
                        make.size.equalTo(40)
                    }
                }
            }
            """
        let fixture = Fixture(text, .swift)
        let hover = try #require(fixture.analysis.displayed().hover(at: fixture.cursor)).plainText
        #expect(hover.contains("103") && hover.contains("Below a navigation bar"))
        let page = try #require(fixture.analysis.displayed().pagePicture(at: 0))
        #expect(page.figures.contains("below a navigation bar"))
        // The page has one set of frames for both.
        #expect(page.data.contains("\"frames\":null"))
        // What the bar does not move says nothing of it.
        let other = Fixture(text.replacing("ca‸rd", with: "card").replacing("(over)", with: "(ov‸er)"), .swift)
        let top = try #require(other.analysis.displayed().hover(at: other.cursor)).plainText
        #expect(!top.contains("navigation bar"))
    }

    @Test(
        "A message names a controller, too",
        arguments: [
            ("[self setTitle:NSLocalizedString(@\"Profile\", nil)];", true),
            ("[self.navigationItem setTitle:@\"Profile\"];", true),
            ("[card setTitle:@\"Profile\"];", false),
        ])
    func aMessageNamesAControllerToo(code: String, hasBar: Bool) throws {
        let text = """
            @interface Profile : UIViewController
            @end
            @implementation Profile
            - (void)viewDidLoad {
                UIView *card = [UIView new];
                [self.view addSubview:card];
                card.backgroundColor = [UIColor redColor];
                \(code)
                [card mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop);
                    make.left.right.equalTo(self.view);
                    make.height.mas_equalTo(50);
                }];
            }
            @end
            """
        var request = PreviewRequest(format: .svg)
        request.style = .screen
        let svg = try #require(Fixture(text, .objectiveC).analysis.displayed().preview(request)).content
        #expect(begin(svg) == (hasBar ? "below a bar" : "without a bar"))
        #expect(svg.contains(">Profile</text>") == hasBar)
    }

    @Test("A bar may be coloured")
    func aBarMayBeColoured() throws {
        let code = "title = \"Profile\"; navigationController?.navigationBar.barTintColor = .red"
        #expect(begin(try picture(code)) == "below a bar")
    }
}
