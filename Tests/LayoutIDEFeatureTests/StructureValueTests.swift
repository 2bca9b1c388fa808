// Values of structures and enumerations, and constants of types that code computes.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("Values of structures and enumerations") struct StructureValueTests {
    /// The frame of `box`, whose top is `number`, in points.
    private func frame(
        _ number: String, _ declarations: String, members: String = "", arguments: String = "", instance: String? = nil,
        setUp: String = ""
    ) -> String? {
        let text = """
            \(declarations)
            class Card: UIView {
                let box = UIView()
                \(members)
                init(\(arguments)) {
                    super.init(frame: .zero)
                    \(setUp)
                    addSubview(box)
                    box.snp.makeConstraints { make in
                        make.left.equalToSuperview()
                        make.top.equalToSuperview().offset(\(number))
                        make.width.height.equalTo(10)
                    }
                }
            }
            class Page: UIViewController {
                let card = \(instance ?? "UIView()")
                override func viewDidLoad() {
                    view.addSubview(card)
                    card.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        let analysis = Analysis(
            text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration()
        ).displayed()
        let layouts = analysis.layoutReport().layouts
        let owner = instance == nil ? "Card" : "Page"
        return layouts.first { $0.owner == owner }?.views.first { $0.name.hasSuffix("box") }?.frame?.text
    }

    private static let insets = """
        struct Insets {
            static let standard = Insets(all: 16)
            private let topInset: CGFloat?
            private let leftInset: CGFloat?
            var top: CGFloat {
                guard let value = self.topInset else { fatalError("No top") }
                return value
            }
            var left: CGFloat { leftInset ?? 0 }
            var both: UIEdgeInsets { UIEdgeInsets(top: topInset ?? 0, left: left, bottom: 0, right: 0) }
            init(top: CGFloat? = nil, left: CGFloat? = nil) {
                self.topInset = top
                self.leftInset = left
            }
            init(all: CGFloat) { self.init(top: all, left: all) }
            func scaled(by factor: CGFloat) -> CGFloat { top * factor }
        }
        struct Gap { var before: CGFloat; var after: CGFloat = 3 }

        """

    @Test("What initializers put into a value, its properties and methods compute with")
    func initializers() {
        let member = "let insets = Insets(top: 12)"
        #expect(frame("insets.top", Self.insets, members: member) == "(0, 12, 10, 10)")
        #expect(frame("self.insets.left", Self.insets, members: member) == "(0, 0, 10, 10)")
        #expect(frame("insets.both.top", Self.insets, members: member) == "(0, 12, 10, 10)")
        #expect(frame("insets.scaled(by: 2)", Self.insets, members: member) == "(0, 24, 10, 10)")
        #expect(frame("Insets.standard.top", Self.insets) == "(0, 16, 10, 10)")
        #expect(frame("Insets.init(all: 7).top", Self.insets) == "(0, 7, 10, 10)")
    }

    @Test("What no initializer is given, and a value that is not there, is not known")
    func missing() {
        #expect(frame("insets.top", Self.insets, members: "let insets = Insets(left: 12)") == "(0, insets.top, 10, 10)")
        #expect(
            frame("insets.top", Self.insets, members: "let insets = Insets(top: theme())") != "(0, 0, 10, 10)")
        #expect(
            frame("insets.bottom", Self.insets, members: "let insets = Insets(top: 1)") == "(0, insets.bottom, 10, 10)")
    }

    @Test("A structure without initializers takes its properties in a call")
    func memberwise() {
        #expect(frame("gap.before", Self.insets, members: "let gap = Gap(before: 5)") == "(0, 5, 10, 10)")
        #expect(frame("gap.after", Self.insets, members: "let gap = Gap(before: 5)") == "(0, 3, 10, 10)")
        #expect(frame("gap.after", Self.insets, members: "let gap = Gap(before: 5, after: 9)") == "(0, 9, 10, 10)")
    }

    @Test(
        "What code may change is not known",
        arguments: ["var gap = Gap(before: 5)", "let gap: Gap"])
    func variables(_ member: String) {
        #expect(frame("gap.before", Self.insets, members: member) == "(0, gap.before, 10, 10)")
    }

    @Test("A value that code changes is no longer what it was")
    func changes() {
        #expect(frame("gap.before", Self.insets, setUp: "var gap = Gap(before: 5)") == "(0, 5, 10, 10)")
        #expect(
            frame("gap.before", Self.insets, setUp: "var gap = Gap(before: 5)\ngap.before = 8")
                == "(0, gap.before, 10, 10)")
        #expect(frame("gap.before", Self.insets, setUp: "var gap = Gap(before: 5)\ngap.grow()") != "(0, 5, 10, 10)")
        #expect(frame("gap.before", Self.insets, setUp: "var gap = Gap(before: 5)\nchange(&gap)") != "(0, 5, 10, 10)")
        #expect(
            frame(
                "gap.before", Self.insets,
                setUp: "var gap = Gap(before: 5)\nif theme { gap = Gap(before: 6) }") != "(0, 5, 10, 10)")
    }

    private static let appearance =
        insets + """
            extension Card {
                struct Appearance {
                    let insets = Insets(top: 3, left: 5)
                    let standard = Insets.standard
                    var inset: CGFloat = 8
                    var twice: CGFloat { inset * 2 }
                    let thrice = CGFloat(4) * 3
                    var sum: CGFloat { thrice + 1 }
                }
            }

            """

    @Test("Constants of structures are of structures themselves")
    func appearances() {
        func frame(_ number: String, _ instance: String? = nil) -> String? {
            self.frame(
                number, Self.appearance, members: "let appearance: Appearance",
                arguments: "appearance: Appearance = Appearance()", instance: instance,
                setUp: "self.appearance = appearance")
        }
        #expect(frame("appearance.insets.top") == "(0, 3, 10, 10)")
        #expect(frame("self.appearance.standard.top") == "(0, 16, 10, 10)")
        #expect(frame("appearance.sum") == "(0, 13, 10, 10)")
        // Of one value more is known than of all; of some value what its type declares is shown.
        #expect(frame("appearance.inset") == "(0, 8, 10, 10)")
        #expect(frame("appearance.twice") == "(0, appearance.twice, 10, 10)")
        #expect(frame("appearance.inset", "Card()") == "(0, 8, 10, 10)")
        #expect(frame("appearance.twice", "Card(appearance: Card.Appearance(inset: 6))") == "(0, 12, 10, 10)")
        #expect(frame("appearance.inset", "Card(appearance: theme)") != "(0, 8, 10, 10)")
    }

    private static let level = """
        enum Level: ConstraintPriorityTarget {
            case low, tall
            case required
            case middle, small
            var constraintPriorityTargetValue: Float {
                switch self {
                case .low: return UILayoutPriority.defaultLow.rawValue
                case .middle: return (UILayoutPriority.defaultHigh.rawValue + 250) / 2
                default: return UILayoutPriority.required.rawValue
                }
            }
            var height: CGFloat {
                switch self {
                case .low, .middle, .small: 8
                case .required, .tall: 9
                }
            }
            var code: CGFloat {
                switch self {
                case .low where isNight: return 8
                default: return 9
                }
            }
        }
        enum Size: CGFloat { case small = 24, large = 48 }
        struct Style {
            static let plain = Style(height: 6)
            let height: CGFloat
        }

        """

    @Test("Cases of enumerations choose the way of a switch, and have raw values")
    func cases() {
        #expect(frame("Level.middle.height", Self.level) == "(0, 8, 10, 10)")
        #expect(frame("Level.required.height", Self.level) == "(0, 9, 10, 10)")
        #expect(frame("level.height", Self.level, members: "let level: Level = .small") == "(0, 8, 10, 10)")
        #expect(frame("Size.large.rawValue", Self.level) == "(0, 48, 10, 10)")
        // A condition, and a case that may be another one.
        #expect(frame("Level.low.code", Self.level) != "(0, 9, 10, 10)")
        #expect(frame("level.height", Self.level, members: "var level: Level = .low") == "(0, level.height, 10, 10)")
    }

    @Test("An implicit member in an argument is one of the parameter's type")
    func implicit() {
        func frame(_ number: String, _ argument: String) -> String? {
            self.frame(
                number, Self.level, arguments: "level: Level = .small, style: Style = .plain",
                instance: "Card(\(argument))")
        }
        #expect(frame("level.height", "level: .tall") == "(0, 9, 10, 10)")
        #expect(frame("level.height", "") == "(0, 8, 10, 10)")
        #expect(frame("style.height", "style: .plain") == "(0, 6, 10, 10)")
        #expect(frame("style.height", "style: .other") != "(0, 6, 10, 10)")
        #expect(frame("style.height", "level: theme") == "(0, 6, 10, 10)")
    }

    @Test("A switch over a known case runs its way alone")
    func ways() {
        let setUp = """
            var height: CGFloat = 1
            switch level {
            case .small: height = 2
            case .required: height = 3
            default: break
            }
            """
        func frame(_ argument: String) -> String? {
            self.frame(
                "height", Self.level, arguments: "level: Level", instance: "Card(level: \(argument))", setUp: setUp)
        }
        #expect(frame("Level.required") == "(0, 3, 10, 10)")
        #expect(frame(".small") == "(0, 2, 10, 10)")
        #expect(frame(".middle") == "(0, 1, 10, 10)")
        #expect(frame("theme") == "(0, height, 10, 10)")
    }

    @Test("A comparison with a case takes the way that holds")
    func comparisons() {
        let declarations = Self.level + "extension Level { static let standard: Level = .small }\n"
        func frame(_ condition: String, _ argument: String) -> String? {
            self.frame(
                "height", declarations, arguments: "level: Level", instance: "Card(level: \(argument))",
                setUp: "let height: CGFloat = \(condition) ? 2 : 1")
        }
        #expect(frame("level == .small", ".small") == "(0, 2, 10, 10)")
        #expect(frame("level != Level.small", ".small") == "(0, 1, 10, 10)")
        #expect(frame("level == .required", ".small") == "(0, 1, 10, 10)")
        // A constant of the type is the case that it says.
        #expect(frame("level == .standard", ".small") != "(0, 1, 10, 10)")
        #expect(frame("level == .small", "theme") == "(0, height, 10, 10)")
    }

    /// What a view is 1 high or wide by, as a helper for spaces makes it.
    private func spacer(_ argument: String, _ cases: String) -> [String] {
        let text = """
            extension UIView {
                static func spacer(_ direction: NSLayoutConstraint.Axis, amount: Int) -> UIView {
                    let spacer = UIView()
                    spacer.snp.makeConstraints { make in
                        \(cases)
                    }
                    return spacer
                }
            }
            class Card: UIViewController {
                override func viewDidLoad() {
                    let box = UIView.spacer(\(argument), amount: 1)
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        return analysis.displayed().layoutReport().layouts.filter { $0.owner == "Card" }
            .flatMap { $0.views.filter { $0.name != "view" }.compactMap(\.frame?.text) }
    }

    private static let axes = """
        switch direction {
        case .vertical: make.height.equalTo(amount)
        case .horizontal: make.width.equalTo(amount)
        @unknown default: break
        }
        """

    @Test("A case of an enumeration that the program does not declare is the one of that name")
    func systemCases() {
        #expect(spacer(".vertical", Self.axes) == ["(0, 0, ?, 1)"])
        #expect(spacer(".horizontal", Self.axes) == ["(0, 0, 1, ?)"])
        // The way behind `default` may be that of another name for the case.
        #expect(spacer(".standard", Self.axes).contains("(0, 0, 1, ?)"))
        let comparison = "if direction == .vertical { make.height.equalTo(amount) } else { make.width.equalTo(amount) }"
        #expect(spacer(".vertical", comparison) == ["(0, 0, ?, 1)"])
        #expect(spacer(".horizontal", comparison).count > 1)
    }

    /// The frame of a box that a view of the program arranges in a stack view as one of its own cases says.
    private func arranged(_ axis: String, _ pattern: String = "case .vertical = orientation") -> String? {
        let text = """
            class Column: UIView {
                enum Orientation {
                    case vertical, horizontal
                    var axis: NSLayoutConstraint.Axis {
                        \(axis)
                    }
                }
                private let orientation: Orientation
                private lazy var stack: UIStackView = {
                    let stack = UIStackView()
                    stack.axis = self.orientation.axis
                    return stack
                }()
                init(orientation: Orientation) {
                    self.orientation = orientation
                    super.init(frame: .zero)
                    addSubview(stack)
                    stack.snp.makeConstraints { make in
                        make.edges.equalToSuperview()
                        if \(pattern) { make.width.equalTo(100) } else { make.height.equalTo(50) }
                    }
                }
                func addArrangedView(_ view: UIView) { stack.addArrangedSubview(view) }
            }
            class Page: UIViewController {
                let column = Column(orientation: .vertical)
                override func viewDidLoad() {
                    view.addSubview(column)
                    column.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    let first = UIView()
                    let box = UIView()
                    column.addArrangedView(first)
                    column.addArrangedView(box)
                    first.snp.makeConstraints { $0.height.equalTo(20) }
                    box.snp.makeConstraints { $0.height.equalTo(30) }
                }
            }
            """
        return DisplayedText(text, .swift).frame("box", of: "Page")
    }

    @Test(
        "A case of the system that an enumeration computes is known, and so is which way a pattern takes",
        arguments: [
            "switch self { case .vertical: return NSLayoutConstraint.Axis.vertical; case .horizontal: return .horizontal }",
            "switch self { case .vertical: .vertical; case .horizontal: .horizontal }",
            "self == .vertical ? .vertical : .horizontal",
            "if self == .horizontal { return .horizontal }\nreturn .vertical",
        ])
    func computedCases(axis: String) {
        #expect(arranged(axis) == "(0, 20, 100, 30)")
        #expect(arranged(axis, "case Orientation.vertical = self.orientation") == "(0, 20, 100, 30)")
        #expect(arranged(axis, "case .horizontal = orientation")?.contains("100") == false)
        #expect(arranged("return theme.axis") != "(0, 20, 100, 30)")
    }

    @Test("A constant for which a function makes a view is not made again wherever it is named")
    func views() {
        let text = """
            enum Style {
                static let badge = makeBadge()
                static func makeBadge() -> UIView {
                    let inner = UIView()
                    return inner
                }
            }
            class Card: UIView {
                let box = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    addSubview(Style.badge)
                    box.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(30) }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        #expect(analysis.layoutReport().layouts.flatMap(\.views).map(\.name) == ["self", "box"])
    }

    @Test("An enumeration may say priorities")
    func priorities() {
        func frame(_ priority: String) -> String? {
            let text = """
                \(Self.level)
                class Page: UIViewController {
                    let box = UIView()
                    override func viewDidLoad() {
                        view.addSubview(box)
                        box.snp.makeConstraints { make in
                            make.left.top.equalToSuperview()
                            make.width.equalTo(10)
                            make.height.equalTo(20).priority(300)
                            make.height.equalTo(30).priority(\(priority))
                        }
                    }
                }
                """
            let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
            return analysis.layoutReport().layouts.first?.views.first { $0.name == "box" }?.frame?.text
        }
        #expect(frame("Level.low") == "(0, 0, 10, 20)")
        #expect(frame("Level.middle") == "(0, 0, 10, 30)")
        #expect(frame("Level.required") == "(0, 0, 10, 30)")
        #expect(frame("Level.other") == "(0, 0, 10, ?)")
    }

    @Test(
        "Methods that make constraints run, with what is known of the value",
        arguments: ["pin(box)", "pinIfAsked(box)"])
    func helpers(_ call: String) {
        let declarations = """
            struct Pin {
                let margin: CGFloat
                func pin(_ view: UIView) { view.snp.makeConstraints { $0.right.equalToSuperview().inset(margin) } }
                func pinIfAsked(_ view: UIView) { if theme.isAsked { pin(view) } }
            }

            """
        let text = """
            \(declarations)
            class Page: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { make in
                        make.top.equalToSuperview()
                        make.width.height.equalTo(10)
                    }
                    Pin(margin: 13).\(call)
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        let frame = analysis.layoutReport().layouts.first?.views.first { $0.name == "box" }?.frame?.text
        #expect(frame == (call == "pin(box)" ? "(370, 0, 10, 10)" : "(?, 0, 10, 10)"))
    }
}
