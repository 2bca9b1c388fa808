// Types of other files and nested types of the same one: superclasses, metrics, members, shorthands.

import AutoLayout
import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct TypeIndexTests {
    private func swift(_ text: String, _ name: String = "Other.swift") -> IndexedSource {
        IndexedSource(text: SourceText(text), dialect: .swift, path: name, role: .implementation)
    }

    /// The constraints of the base of `text`, with the constants and types of `others`.
    private func constraints(_ text: String, _ others: [IndexedSource] = []) -> [String] {
        var options = EvaluationOptions()
        if !others.isEmpty { options.index = SymbolIndex(others, device: nil) }
        return EvaluatedText(text, .swift, options).constraints()
    }

    @Test("A superclass of another file makes a view")
    func aSuperclassOfAnotherFileMakesAView() {
        let screens = swift("class Screen: UIView { let bar = TopBar() }\nclass Page: Screen, PageProtocol {}")
        let parts = swift("class Caption: UILabel {}\nclass TopBar: UIView {}", "Parts.swift")
        #expect(
            constraints(
                """
                class Login: Page {
                    let title = Caption()
                    override init(frame: CGRect) {
                        addSubview(title)
                        title.snp.makeConstraints { $0.top.equalTo(bar).offset(4) }
                        title.snp.makeConstraints { $0.left.equalTo(self) }
                    }
                }
                """, [screens, parts]) == ["title.top == bar.top + 4", "title.left == self.left"])
    }

    @Test("Nested types of one name are different types")
    func nestedTypesOfOneNameAreDifferentTypes() {
        let text = """
            class First: UIView {
                enum Metrics { static let gap: CGFloat = 1 }
                let a = UIView()
                override init(frame: CGRect) {
                    addSubview(a)
                    a.snp.makeConstraints { $0.left.equalTo(self).offset(Metrics.gap) }
                }
            }
            class Second: UIView {
                enum Metrics { static let gap: CGFloat = 2 }
                let b = UIView()
                override init(frame: CGRect) {
                    addSubview(b)
                    b.snp.makeConstraints { $0.left.equalTo(self).offset(Metrics.gap + First.Metrics.gap * 10) }
                }
            }
            """
        let found = EvaluatedText(text, .swift)
        #expect(found.constraints(0) == ["a.left == self.left + 1"])
        #expect(found.constraints(1) == ["b.left == self.left + 12"])
    }

    @Test("Metrics of a superclass are inherited")
    func metricsOfASuperclassAreInherited() {
        let base = swift("class Screen: UIView { struct Size { static let side: CGFloat = 12 } }")
        #expect(
            constraints(
                """
                class Login: Screen {
                    let field = UIView()
                    override init(frame: CGRect) {
                        addSubview(field)
                        field.snp.makeConstraints { $0.left.equalTo(self).offset(Size.side) }
                    }
                }
                """, [base]) == ["field.left == self.left + 12"])
    }

    private let styled = """
        class Card: UIView {
            let title = UIView()
            override init(frame: CGRect) {
                addSubview(title)
                title.snp.makeConstraints { $0.left.equalTo(self).offset(StandardMargin) }
            }
        }
        """

    @Test("What every instance answers is a constant")
    func whatEveryInstanceAnswersIsAConstant() {
        let styles = swift(
            """
            class Styles { static func shared() -> Styles { instance } }
            extension Styles { var margin: CGFloat { return 8.0 } }
            """, "Styles.swift")
        let margin = swift("var StandardMargin: CGFloat { return Styles.shared().margin * 2 }", "Margin.swift")
        #expect(constraints(styled, [styles, margin]) == ["title.left == self.left + 16"])
        let override = swift("class DarkStyles: Styles { override var margin: CGFloat { 4 } }", "Dark.swift")
        #expect(constraints(styled, [styles, margin, override]) == ["title.left == self.left + ?"])
    }

    @Test("Shorthands of a controller lead to its safe area")
    func shorthandsOfAControllerLeadToItsSafeArea() {
        let extensions = swift(
            """
            extension UIViewController {
                private var proxy: ConstraintAttributesDSL {
                    if #available(iOS 11, *) {
                        return view.safeAreaLayoutGuide.snp
                    } else {
                        return view.snp
                    }
                }
                var safeTop: ConstraintItem { return proxy.top }
                var safeSides: ConstraintItem { proxy.horizontalEdges }
            }
            """)
        #expect(
            constraints(
                """
                class Page: UIViewController {
                    let banner = UIView()
                    override func viewDidLoad() {
                        view.addSubview(banner)
                        banner.snp.makeConstraints {
                            $0.top.equalTo(safeTop).offset(8)
                            $0.leading.equalTo(view)
                        }
                    }
                }
                """, [extensions])
                == ["banner.top == view.safeAreaLayoutGuide.top + 8", "banner.leading == view.leading"])
    }

    @Test("Cases of an enumeration are no numbers by themselves")
    func casesOfAnEnumerationAreNoNumbersByThemselves() {
        #expect(
            constraints(
                """
                enum Side { case width, height }
                class Card: UIView {
                    let title = UIView()
                    override init(frame: CGRect) {
                        addSubview(title)
                        title.snp.makeConstraints { $0.width.equalTo(height) }
                    }
                }
                """) == ["title.width == ? + ?"])
    }

    @Test("A class that overrides a view is one", arguments: ["init(frame: CGRect)", "func layoutSubviews()"])
    func aClassThatOverridesAViewIsOne(_ method: String) {
        let text = """
            class Login: Screen {
                let box = UIView()
                override \(method) {
                    addSubview(box)
                    box.snp.makeConstraints { $0.left.equalTo(self) }
                }
            }
            """
        #expect(constraints(text) == ["box.left == self.left"])
        let plain = text.replacing("override ", with: "").replacing("addSubview(box)", with: "arrange(box)")
        #expect(constraints(plain) == ["box.left == ? + ?"])
    }

    @Test("A member that is constrained is a view")
    func aMemberThatIsConstrainedIsAView() {
        func found(_ use: String) -> [String] {
            constraints(
                """
                class Card: UIView {
                    let banner = ProfileBanner()
                    override init(frame: CGRect) {
                        addSubview(banner)
                        \(use)
                    }
                }
                """)
        }
        #expect(found("banner.snp.makeConstraints { $0.left.equalToSuperview() }") == ["banner.left == self.left"])
        #expect(found("self.banner.snp.makeConstraints { $0.left.equalTo(self) }") == ["banner.left == self.left"])
        #expect(found("banner.makeConstraints { $0.left.equalTo(self) }") == [])
    }

    @Test("A class that adds to itself is a view")
    func aClassThatAddsToItselfIsAView() {
        #expect(
            constraints(
                """
                class Login: Screen {
                    let box = UIView()
                    override func arrange() {
                        addSubview(box)
                        box.snp.makeConstraints { $0.left.equalTo(self) }
                    }
                }
                """) == ["box.left == self.left"])
    }

    @Test(
        "A method named for each element adds it",
        arguments: ["addSubview", "addSubview(_:)", "self.addSubview", "self.addSubview(_:)"])
    func aMethodNamedForEachElementAddsIt(_ method: String) {
        #expect(
            constraints(
                """
                class Card: UIView {
                    let title = UIView()
                    let note = UIView()
                    override init(frame: CGRect) {
                        [title, note].forEach(\(method))
                        note.snp.makeConstraints { $0.left.equalToSuperview() }
                    }
                }
                """) == ["note.left == self.left"])
    }

    @Test("A method that a branch calls is a scenario")
    func aMethodThatABranchCallsIsAScenario() {
        let found = EvaluatedText(
            """
            class Page: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    if isCompact { arrangeSmall() } else { arrangeLarge() }
                }
                func arrangeSmall() { box.snp.makeConstraints { $0.edges.equalToSuperview() } }
                func arrangeLarge() { box.snp.makeConstraints { $0.edges.equalToSuperview().inset(40) } }
            }
            """, .swift)
        #expect(found.document.scenarios.map(\.name) == ["arrangeSmall", "arrangeLarge"])
        #expect(found.document.scenarios.map { $0.active.count } == [4, 4])
        #expect(found.document.statistics.blocks.full == 2)
    }

    @Test("Systems in use have what old ones had")
    func systemsInUseHaveWhatOldOnesHad() {
        #expect(
            constraints(
                """
                class Card: UIView {
                    let title = UIView()
                    override init(frame: CGRect) {
                        addSubview(title)
                        if #available(iOS 11.0, *) {
                            title.snp.makeConstraints { $0.top.equalTo(self).offset(1) }
                        } else {
                            title.snp.makeConstraints { $0.top.equalTo(self).offset(2) }
                        }
                        if #available(iOS 99, *) { title.snp.makeConstraints { $0.left.equalTo(self) } }
                    }
                }
                """) == ["title.top == self.top + 1"])
    }
}
