// Controls and texts outside of the safe area, bars that are measured, beside code that is right.

import LayoutIDE
import MasonrySyntax
import Testing

@Suite("What lies at the edges of the screen")
struct EdgeBarTests: ReviewedText {
    private func screen(
        bar: String, control: String, type: String = "UIButton", name: String = "Quiz", more: String = ""
    ) -> String {
        """
        class \(name): UIViewController {
            private let bar = UIView()
            private let part = \(type)()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(bar)
                bar.addSubview(part)
                bar.snp.makeConstraints { make in
                    make.left.right.equalToSuperview()
                    \(bar)
                }
                part.snp.makeConstraints { make in
                    make.centerX.equalToSuperview()
                    \(control)
                }
            }
            \(more)
        }
        """
    }

    private static let bottom = "make.bottom.equalToSuperview(); make.height.equalTo(45)"

    @Test(
        "A control in a bar at the bottom lies under the home indicator",
        arguments: [
            (bottom, "make.bottom.equalToSuperview().inset(5); make.height.equalTo(35)", "UIButton", 1),
            (bottom, "make.centerY.equalToSuperview(); make.height.equalTo(35)", "UIButton", 1),
            (bottom, "make.top.equalToSuperview().offset(2); make.height.equalTo(35)", "UIButton", 1),
            (bottom, "make.top.bottom.equalToSuperview()", "UIButton", 1),
            (bottom, "make.top.bottom.equalToSuperview()", "UIView", 0),
            (bottom, "make.bottom.equalToSuperview().inset(24)", "UIButton", 0),
            // With room for the indicator below.
            (
                "make.bottom.equalToSuperview(); make.height.equalTo(83)",
                "make.top.equalToSuperview().offset(5); make.height.equalTo(35)", "UIButton", 0
            ),
            (
                "make.bottom.equalToSuperview(); make.height.equalTo(83)", "make.top.bottom.equalToSuperview()",
                "UIButton", 0
            ),
            // A page, whose end is anywhere.
            (
                "make.bottom.equalToSuperview(); make.height.equalTo(300)", "make.bottom.equalToSuperview()",
                "UIButton", 0
            ),
            (
                "make.bottom.equalTo(view.safeAreaLayoutGuide); make.height.equalTo(45)",
                "make.bottom.equalToSuperview()", "UIButton", 0
            ),
        ])
    func bottomBar(_ bar: String, _ control: String, _ type: String, _ count: Int) {
        let found = messages(screen(bar: bar, control: control, type: type), "unsafe-screen-edge")
        #expect(found.count == count, "\(bar) \(control)")
        #expect(found.allSatisfy { $0.hasPrefix("`part` in `bar` ends") })
    }

    @Test(
        "A control in a bar at the top lies under the status bar where the navigation bar is hidden",
        arguments: [true, false])
    func topBar(isHidden: Bool) {
        let text = screen(
            bar: "make.top.equalToSuperview(); make.height.equalTo(55)",
            control: "make.top.equalToSuperview().offset(15); make.height.equalTo(40)",
            more: """
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    navigationController?.isNavigationBarHidden = \(isHidden)
                }
                """)
        #expect(messages(text, "unsafe-screen-edge").count == (isHidden ? 1 : 0))
        #expect(messages(text.replacing("offset(15)", with: "offset(44)"), "unsafe-screen-edge").isEmpty)
    }

    @Test("Of a class for iPads alone nothing is said", arguments: ["Quiz", "Quiz_Pad", "QuizHD"])
    func pads(name: String) {
        let text = screen(bar: Self.bottom, control: "make.bottom.equalToSuperview()", name: name)
        #expect(messages(text, "unsafe-screen-edge").count == (name == "Quiz" ? 1 : 0))
    }

    @Test("A label at the bottom lies under the home indicator, too", arguments: [(0, 1), (24, 0), (30, 0)])
    func label(inset: Int, count: Int) {
        let text = """
            class Gallery: UIViewController {
                private let counter = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(counter)
                    counter.snp.makeConstraints { make in
                        make.left.right.equalToSuperview()
                        make.bottom.equalToSuperview().inset(\(inset))
                        make.height.equalTo(40)
                    }
                }
            }
            """
        #expect(messages(text, "unsafe-screen-edge").count == count)
    }

    @Test(
        "Bars that are measured stand where the safe area should",
        arguments: [
            ("viewDidLoad", "make.top.equalTo(44 + UIApplication.shared.statusBarFrame.height)", 1),
            (
                "viewWillAppear",
                "make.top.equalToSuperview().inset(navigationController?.navigationBar.frame.maxY ?? 0)", 1
            ),
            ("viewDidLoad", "make.bottom.equalToSuperview().offset(-(tabBarController?.tabBar.bounds.height ?? 0))", 1),
            ("viewDidLayoutSubviews", "make.top.equalTo(44 + UIApplication.shared.statusBarFrame.height)", 0),
            ("viewDidLoad", "make.top.equalTo(navigationBar.snp.bottom)", 0),
            ("viewDidLoad", "make.top.equalToSuperview().offset(navigationBar.bounds.height)", 0),
            (
                "viewDidLoad",
                "make.top.equalTo(view.safeAreaLayoutGuide); make.height.equalTo(UIApplication.shared.statusBarFrame.height)",
                0
            ),
        ])
    func measured(_ method: String, _ line: String, _ count: Int) {
        let text = """
            class Notice: UIViewController {
                private let banner = UIView()
                override func \(method)() {
                    super.\(method)()
                    view.addSubview(banner)
                    banner.snp.remakeConstraints { make in
                        make.left.right.equalToSuperview()
                        \(line)
                    }
                }
            }
            """
        let found = messages(text, "bar-height-as-number")
        #expect(found.count == count, "\(line)")
        #expect(found.allSatisfy { $0.hasPrefix("This measures the bars") })
    }

    @Test("An inset that is longer than the other view is no overlap", arguments: [(30, 1), (120, 0)])
    func insetBeyondView(inset: Int, count: Int) {
        let text = """
            class Page: UIViewController {
                private let next = UIButton()
                private let dots = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(next)
                    view.addSubview(dots)
                    next.snp.makeConstraints { make in
                        make.center.equalToSuperview()
                        make.height.equalTo(42)
                    }
                    dots.snp.makeConstraints { make in
                        make.centerX.equalToSuperview()
                        make.bottom.equalTo(next.snp.top).inset(\(inset))
                        make.size.equalTo(8)
                    }
                }
            }
            """
        #expect(messages(text, "inset-on-sibling-gap").count == count)
    }
}
