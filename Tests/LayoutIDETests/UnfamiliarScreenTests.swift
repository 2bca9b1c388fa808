// What holds of screens in applications that nobody had looked at, each beside code that is right.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Screens of unfamiliar applications` {
    private func findings(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [Finding] {
        Analysis(text: SourceText(text), dialect: dialect).findings.filter { $0.rule == rule }
    }

    private func centered(_ body: String, also: String = "", rest: String = "") -> String {
        """
        class Welcome: UIViewController {
            private let page = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                \(also)
                view.addSubview(page)
                page.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview()
                    \(body)
                }
            }
        }
        \(rest)
        """
    }

    private static let ends = """
        make.top.equalTo(view.safeAreaLayoutGuide).offset(20)
        make.bottom.equalTo(view.safeAreaLayoutGuide).offset(-20)
        """

    @Test("A view between both ends of the safe area does not lie in the middle of the screen")
    func safeAreaIsNotInTheMiddle() {
        let rule: RuleID = "unsatisfiable-on-screen"
        let middle = Self.ends + "\nmake.centerY.equalToSuperview()"
        let alone = findings(rule, centered(middle))
        #expect(alone.map(\.severity) == [.information])
        let pushed = "class Start: UIViewController { func go() { show(Welcome(), sender: nil) } }"
        #expect(findings(rule, centered(middle, rest: pushed)).map(\.severity) == [.error])
        // In the middle of the safe area, with insets of the code's own, in a panel, or with another priority.
        #expect(findings(rule, centered(Self.ends + "\nmake.centerY.equalTo(view.safeAreaLayoutGuide)")).isEmpty)
        #expect(findings(rule, centered(middle, also: "additionalSafeAreaInsets.bottom = 25")).isEmpty)
        #expect(findings(rule, centered(middle, also: "modalPresentationStyle = .custom")).isEmpty)
        #expect(findings(rule, centered(Self.ends + "\nmake.centerY.equalToSuperview().priority(750)")).isEmpty)
        #expect(findings(rule, centered(Self.ends)).isEmpty)
        // A phone has such an inset.
        #expect(
            findings(
                rule, centered("make.top.equalTo(view.safeAreaLayoutGuide)\nmake.top.equalToSuperview().offset(59)")
            )
            .isEmpty)
    }

    @Test("A view of unknown place has a safe area of unknown insets")
    func safeAreaOfAView() {
        let text = """
            class Card: UIView {
                private let page = UIView()
                func setUp() {
                    addSubview(page)
                    page.snp.makeConstraints { make in
                        make.leading.trailing.centerY.equalToSuperview()
                        make.top.equalTo(safeAreaLayoutGuide).offset(20)
                        make.bottom.equalTo(safeAreaLayoutGuide).offset(-20)
                    }
                }
            }
            """
        #expect(findings("unsatisfiable-on-screen", text).isEmpty)
    }

    private func sheet(_ body: String, also: String = "") -> String {
        """
        class Picker: UIViewController {
            private let done = UIButton()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(done)
                done.snp.makeConstraints { make in
                    make.leading.trailing.bottom.equalToSuperview()
                    make.height.equalTo(48)
                }
            }
        }
        class Host: UIViewController {
            func open() {
                \(body)
            }
            \(also)
        }
        """
    }

    @Test("A controller that a presentation of the program's own shows does not end at the screen's edge")
    func presentationsOfTheProgram() {
        let rule: RuleID = "unsafe-screen-edge"
        let helper = """
            private func showSheet(_ controller: UIViewController) {
                controller.transitioningDelegate = sheets
                present(controller, animated: true)
            }
            """
        #expect(findings(rule, sheet("present(Picker(), animated: true)")).count == 1)
        for body in [
            "let picker = Picker()\npicker.transitioningDelegate = sheets\npresent(picker, animated: true)",
            "let shown = Low(presentedViewController: Picker(), presenting: self)",
            "let sheet = SheetController(controller: Picker())\npresent(sheet, animated: true)",
            "showSheet(Picker())",
        ] {
            #expect(findings(rule, sheet(body, also: helper)).isEmpty, "\(body)")
        }
        let base = """
            class Base: UIViewController {
                func prepare() { transitioningDelegate = self }
            }
            """
        let inheriting = sheet("").split(separator: "\n").joined(separator: "\n")
            .replacing("class Picker: UIViewController", with: "class Picker: Base")
        #expect(findings(rule, base + "\n" + inheriting).isEmpty)
    }

    private func talk(_ body: String, also: String = "", type: String = "UITextField") -> String {
        """
        class Talk: UIViewController {
            private let answer = \(type)()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(answer)
                answer.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview()
                    \(body)
                    make.height.equalTo(44)
                }
            }
            \(also)
        }
        class Talks: UIViewController {
            func open() { navigationController?.pushViewController(Talk(), animated: true) }
        }
        """
    }

    @Test("The keyboard covers a field at the bottom that nothing moves")
    func keyboard() {
        let rule: RuleID = "field-under-keyboard"
        let bottom = "make.bottom.equalTo(view.safeAreaLayoutGuide).inset(8)"
        #expect(findings(rule, talk(bottom)).count == 1)
        #expect(findings(rule, talk("make.bottom.equalToSuperview().inset(40)")).count == 1)
        #expect(findings(rule, talk(bottom, also: "func shown() { answer.keyboardType = .emailAddress }")).count == 1)
        for text in [
            talk(bottom, type: "UIButton"), talk("make.bottom.equalToSuperview().inset(300)"),
            talk("make.top.equalToSuperview().inset(8)"),
            talk("make.bottom.equalTo(view.keyboardLayoutGuide.snp.top)"),
            talk(bottom, also: "func move() { observe(UIResponder.keyboardWillShowNotification) }"),
            talk(bottom, also: "override var inputAccessoryView: UIView? { answer }"),
            talk(
                bottom, also: "func move() { answer.snp.updateConstraints { $0.bottom.equalToSuperview().inset(300) } }"
            ),
            talk(bottom, also: "func textFieldDidBeginEditing(_ field: UITextField) { scroll() }"),
            talk(bottom) + "\nfunc start() { IQKeyboardManager.shared.enable = true }",
            talk(bottom).replacing("class Talk: UIViewController", with: "class Talk: ThirdPartyController"),
        ] {
            #expect(findings(rule, text).isEmpty, "\(text)")
        }
    }

    @Test("A row of fixed widths that adds up to more than a phone is wide is cut off")
    func rows() {
        let rule: RuleID = "outside-superview"
        func row(_ width: Int, type: String = "UIViewController", also: String = "") -> String {
            """
            class Row: \(type) {
                private let one = UIButton(), two = UIButton(), three = UIButton()
                \(also)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(one)
                    view.addSubview(two)
                    view.addSubview(three)
                    one.snp.makeConstraints { make in
                        make.top.equalToSuperview()
                        make.leading.equalToSuperview().offset(20)
                        make.width.equalTo(\(width))
                    }
                    two.snp.makeConstraints { make in
                        make.top.equalToSuperview()
                        make.leading.equalTo(one.snp.trailing).offset(10)
                        make.width.equalTo(\(width))
                    }
                    three.snp.makeConstraints { make in
                        make.top.equalToSuperview()
                        make.leading.equalTo(two.snp.trailing).offset(10)
                        make.width.equalTo(\(width))
                    }
                }
            }
            """
        }
        #expect(findings(rule, row(150)).map(\.severity) == [.information])
        #expect(findings(rule, row(100)).isEmpty)
        let turned = "override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }"
        #expect(findings(rule, row(150, also: turned)).isEmpty)
        #expect(findings(rule, row(150).replacing("class Row:", with: "class RowHD:")).isEmpty)
    }

    @Test("A text view that does not scroll gives its scroll view a height")
    func growingTexts() {
        func text(_ set: String) -> String {
            """
            class Notes: UIViewController {
                let scroll = UIScrollView(), text = UITextView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(set)
                    view.addSubview(scroll)
                    scroll.addSubview(text)
                    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                    text.snp.makeConstraints { $0.edges.width.equalTo(scroll) }
                }
            }
            """
        }
        #expect(findings("scroll-content-ambiguous", text("text.isScrollEnabled = false")).isEmpty)
        #expect(findings("scroll-content-ambiguous", text("text.isEditable = false")).count == 1)
    }
}
