// Controllers whose views stand in a part of another controller's.

import Testing

@Suite struct ChildControllerTests {
    private let child = """
        class PanelController: UIViewController {
            let card = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(card)
                card.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
            }
        }
        """

    private func parent(_ code: String) -> String {
        """
        class Page: UIViewController {
            let container = UIView()
            let child = PanelController()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(container)
                container.snp.makeConstraints { make in
                    make.left.right.equalToSuperview().inset(20)
                    make.top.equalToSuperview().offset(100)
                    make.height.equalTo(200)
                }
                addChild(child)
                \(code)
                child.didMove(toParent: self)
            }
        }
        """
    }

    private func frame(_ code: String) -> String? {
        DisplayedText(child, .swift, [parent(code)]).frame("card", of: "PanelController")
    }

    @Test("The view of a child is as large as the part in which it stands")
    func size() {
        let pinned = "child.view.snp.makeConstraints { $0.edges.equalToSuperview() }"
        #expect(frame("container.addSubview(child.view); \(pinned)") == "(8, 8, 337, 184)")
        #expect(
            DisplayedText(child + parent("container.addSubview(child.view); \(pinned)"), .swift)
                .frame("card", of: "PanelController") == "(8, 8, 337, 184)")
        let framed = "child.view.frame = CGRect(x: 0, y: 0, width: 120, height: 80)"
        #expect(frame("container.addSubview(child.view); \(framed)") == "(8, 8, 104, 64)")
        // What says nothing that can be read leaves it open.
        #expect(frame("container.addSubview(child.view)") == "(8, 8, view.width − 16, view.height − 16)")
    }

    @Test("A child that fills its parent's view fills the screen")
    func whole() {
        #expect(frame("view.addSubview(child.view)") == "(8, 8, 377, 836)")
        let pinned = "child.view.snp.makeConstraints { $0.edges.equalToSuperview() }"
        #expect(frame("view.addSubview(child.view); \(pinned)") == "(8, 8, 377, 836)")
        #expect(frame("view.addSubview(child.view); child.view.frame = view.bounds") == "(8, 8, 377, 836)")
    }

    @Test("What is shown in other ways, too, fills the screen at times: nothing is said of its part")
    func shownElsewhere() {
        let pushed = "container.addSubview(child.view); func open() { window?.rootViewController = PanelController() }"
        #expect(frame(pushed) == "(8, 8, 377, 836)")
    }
}
