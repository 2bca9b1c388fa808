// Controllers that are generic over their view, and classes that are written in several pieces.

import LayoutIDE
import SourceText
import Testing

@Suite("Views of generic controllers") struct GenericScreenTests {
    private static let card = """
        final class CardView: UIView {
            let title = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(title)
                title.snp.makeConstraints { make in
                    make.edges.equalToSuperview().inset(16)
                }
            }
        }
        """

    private static let screen = """
        class Screen<View: UIView>: UIViewController {
            var mainView: View { view as! View }
            override func loadView() { view = View() }
        }
        """

    private func title(_ others: String...) -> String? {
        // The program's index has the file itself, too.
        DisplayedText(Self.card, .swift, others + [Self.card]).frame("title", of: "CardView")
    }

    @Test("The view that a controller is generic over is as large as that controller says")
    func theViewThatAControllerIsGenericOverIsAsLarge() {
        #expect(
            title(Self.screen, "final class CardScreen: Screen<CardView> { func fill() {} }") == "(16, 16, 361, 820)")
        #expect(title(Self.screen, "final class CardScreen: Screen<CardView> {}") == "(16, 16, 361, 820)")
        let hosting = """
            class Hosting<Content: UIView, Model: Equatable>: UIViewController {
                let content = Content()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(content)
                    content.snp.makeConstraints { $0.top.left.right.equalToSuperview(); $0.height.equalTo(100) }
                }
            }
            """
        #expect(
            title(hosting, "final class CardScreen: Hosting<CardView, Card> { func fill() {} }") == "(16, 16, 361, 68)")
    }

    @Test("Through a class between them, by the names that each gives its parameters")
    func throughAClassBetweenThemByTheNamesThatEach() {
        let middle = "class Middle<V: UIView>: Screen<V> {}"
        #expect(
            title(Self.screen, middle, "final class CardScreen: Middle<CardView> { func fill() {} }")
                == "(16, 16, 361, 820)")
    }

    @Test("An argument that is no name, and another number of them, say nothing")
    func anArgumentThatIsNoNameAndAnotherNumberOfThem() {
        let unknown = "(16, 16, self.width − 32, self.height − 32)"
        #expect(title(Self.screen, "final class CardScreen: Screen<[CardView]> { func fill() {} }") == unknown)
        #expect(title(Self.screen, "final class CardScreen: Screen<CardView, Int> { func fill() {} }") == unknown)
        #expect(title(Self.screen, "final class OtherScreen: Screen<OtherView> { let c: CardView? = nil }") == unknown)
    }

    @Test("A user is found whose extension makes the layout of what its class declares")
    func aUserIsFoundWhoseExtensionMakesTheLayout() {
        let user = """
            final class Screen: UIViewController {
                private let card = CardView()
                override func viewDidLoad() { super.viewDidLoad(); setUp() }
            }
            extension Screen {
                private func setUp() {
                    view.addSubview(card)
                    card.snp.makeConstraints { make in
                        make.top.left.equalToSuperview()
                        make.width.equalTo(132)
                        make.height.equalTo(232)
                    }
                }
            }
            """
        #expect(title(user) == "(16, 16, 100, 200)")
    }

    @Test(
        "A user may be longer than what is evaluated with another text", arguments: [(40_000, true), (140_000, false)])
    func longUsers(bytes: Int, isKnown: Bool) {
        let user = """
            final class Screen: UIViewController {
                private let card = CardView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(card)
                    card.snp.makeConstraints { make in
                        make.top.left.equalToSuperview()
                        make.width.equalTo(132)
                        make.height.equalTo(232)
                    }
                }
                // \(String(repeating: "x", count: bytes))
            }
            """
        #expect((title(user) == "(16, 16, 100, 200)") == isKnown)
    }

    @Test("What is asked of the arranged subviews leaves a stack view as it is")
    func whatIsAskedOfTheArrangedSubviewsLeavesAStack() {
        let text = """
            final class Rows: UIViewController {
                let stack = UIStackView()
                let first = UIView()
                let second = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    stack.axis = .vertical
                    view.addSubview(stack)
                    stack.addArrangedSubview(first)
                    stack.addArrangedSubview(second)
                    stack.arrangedSubviews.forEach { $0.backgroundColor = .red }
                    stack.arrangedSubviews.forEach { row in row.snp.makeConstraints { $0.height.equalTo(40) } }
                    stack.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
                }
            }
            """
        #expect(DisplayedText(text, .swift).frame("second", of: "Rows") == "(0, 40, 393, 40)")
    }
}
