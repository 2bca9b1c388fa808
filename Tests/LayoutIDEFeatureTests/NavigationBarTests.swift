// The navigation bar above a controller's view.

import LayoutIDE
import Testing

@Suite struct NavigationBarTests {
    private func picture(_ setUp: String, more: String = "", _ style: PictureStyle = .screen) throws -> String {
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
                \(more)
            }
            """
        var request = PreviewRequest(format: .svg)
        request.style = style
        return try #require(Fixture(text, .swift).analysis.preview(request)).content
    }

    /// Where the card begins: below the status bar of 59 points, or 44 points lower.
    private func begin(_ svg: String) -> String {
        svg.contains("x=\"0\" y=\"103\" width=\"393\" height=\"50\"")
            ? "below a bar" : svg.contains("x=\"0\" y=\"59\" width=\"393\" height=\"50\"") ? "without a bar" : svg
    }

    @Test(arguments: [
        "title = \"Profile\"", "self.title = \"Profile\"", "navigationItem.title = \"Profile\"",
        "self.navigationItem.title = \"Profile\"",
    ])
    func `a controller that names itself stands under a bar with its title`(code: String) throws {
        let svg = try picture(code)
        #expect(svg.contains(">Profile</text>"))
        #expect(begin(svg) == "below a bar")
        #expect(svg.contains("below a navigation bar"))
        // The clock stays where the device has it.
        #expect(try svg.contains("y=\"44.2\"") == picture("").contains("y=\"44.2\""))
    }

    @Test func `buttons alone are a bar, and what only the program knows is a sign`() throws {
        #expect(begin(try picture("navigationItem.rightBarButtonItem = UIBarButtonItem()")) == "below a bar")
        let svg = try picture("title = user.name")
        #expect(begin(svg) == "below a bar")
        #expect(!svg.contains(">user"))
    }

    @Test(arguments: [
        "", "title = \"Profile\"; navigationController?.setNavigationBarHidden(true, animated: false)",
        "title = \"Profile\"; navigationController?.navigationBar.isHidden = true",
        "card.title = \"Profile\"", "navigationItem.backButtonTitle = \"Back\"",
    ])
    func `no bar is made up`(code: String) throws {
        #expect(begin(try picture(code)) == "without a bar")
    }

    @Test func `a bar may be coloured`() throws {
        let code = "title = \"Profile\"; navigationController?.navigationBar.barTintColor = .red"
        #expect(begin(try picture(code)) == "below a bar")
    }
}
