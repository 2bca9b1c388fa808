// Helpers that hide or show the navigation bar: they concern the controllers that call them.

import Testing

@Suite struct BarHelperTests {
    private func frame(_ appearance: String, superclass: String = "UIViewController", _ others: [String]) -> String? {
        let page = """
            class Page: \(superclass) {
                let card = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(card)
                    card.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
                }
                \(appearance)
            }
            """
        let start =
            "class Start { let stack = UINavigationController(); func go() { stack.pushViewController(Page(), animated: true) } }"
        return DisplayedText(page, .swift, others + [start]).frame("card", of: "Page")
    }

    private let helpers = """
        extension UIViewController {
            func hideBar() { navigationController?.setNavigationBarHidden(true, animated: false) }
            func showBar() { navigationController?.setNavigationBarHidden(false, animated: false) }
        }
        """
    private let alone = "(0, 59, 393, 759)"
    private let below = "(0, 103, 393, 715)"
    private let either = "(0, 59 or 103, 393, 715 or 759)"

    @Test("A controller that calls a helper when it comes hides its bar, or shows it")
    func calls() {
        let hides = "override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); hideBar() }"
        #expect(frame(hides, [helpers]) == alone)
        #expect(frame(hides.replacing("hideBar", with: "showBar"), [helpers]) == below)
        let indirect = "override func viewDidAppear(_ animated: Bool) { update() }; func update() { self.hideBar() }"
        #expect(frame(indirect, [helpers]) == alone)
    }

    @Test("Of who does not call it, or calls it later, the helper does not say that its bar is hidden")
    func others() {
        #expect(frame("", [helpers]) == either)
        #expect(frame("@objc func tap() { hideBar() }", [helpers]) == either)
        #expect(frame("override func viewWillDisappear(_ animated: Bool) { hideBar() }", [helpers]) == either)
    }

    @Test(
        "A superclass that hides the bar when it comes hides that of its subclasses, and one that may be asked to does not"
    )
    func superclasses() {
        let base = { (code: String) in "class Base: UIViewController { \(code) }" }
        let hide = "navigationController?.setNavigationBarHidden(true, animated: false)"
        let appears = base("override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); \(hide) }")
        #expect(frame("", superclass: "Base", [appears]) == alone)
        #expect(frame("", superclass: "Base", [base("func hideBar() { \(hide) }")]) == below)
        let called = base("override func viewDidLoad() { hideBar() }; func hideBar() { \(hide) }")
        #expect(frame("", superclass: "Base", [called]) == alone)
    }
}
