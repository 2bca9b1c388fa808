import LayoutIDE
import SourceText
import Testing

/// A page with a private view and a title that is placed.
private func page(_ declaration: String, _ setUp: String, methods: String = "") -> String {
    """
    class Page: UIViewController {
        \(declaration)
        private let name = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            \(setUp)
            name.snp.makeConstraints { $0.center.equalToSuperview() }
        }
        \(methods)
    }
    """
}

@Suite("Views that are added and never placed")
struct UnlaidViewTests {
    private func found(_ text: String) -> [String] {
        let text = SourceText(text)
        return Analysis(text: text, dialect: .swift, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "unlaid-view" }.map { text[$0.range] }
    }

    private static let button = "private let bell = UIButton()"
    private static let both = "view.addSubview(name); view.addSubview(bell)"

    @Test(
        "What is added alone, or in a loop, and only dressed stays at the origin",
        arguments: [
            (button, both, "addSubview"),
            (
                button,
                both
                    + "; bell.setTitle(\"x\", for: .normal); bell.addTarget(self, action: #selector(f), for: .touchUpInside)",
                "addSubview"
            ),
            (button, "[name, bell].forEach { view.addSubview($0) }", "bell"),
            (button, "[name, bell].forEach(view.addSubview(_:))", nil),
            (button, "for one in [bell, name] { view.addSubview(one) }", "bell"),
            ("private let bell: UIButton = { let b = UIButton(); b.alpha = 0.5; return b }()", both, "addSubview"),
            (
                "private lazy var bell: UIButton = {\n        let button = UIButton(type: .system)\n"
                    + "        button.setTitle(\"x\", for: .normal)\n        return button\n    }()", both, "addSubview"
            ),
        ] as [(String, String, String?)])
    func unlaid(declaration: String, setUp: String, place: String?) {
        #expect(found(page(declaration, setUp)) == [place].compactMap { $0 })
    }

    @Test(
        "Not where something may place it",
        arguments: [
            (button, "[name, bell].forEach { view.addSubview($0); $0.frame = view.bounds }", ""),
            (
                button,
                "[name, bell].forEach { view.addSubview($0) }; bell.snp.makeConstraints { $0.left.equalToSuperview() }",
                ""
            ),
            (button, both, "func turn() { Layouter.lay(bell) }"),
            (button, both + "; bell.addSubviews(name)", ""),
            ("let bell = UIButton()", both, ""),
            (
                "private let bell: UIButton = { let b = UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 9)); return b }()",
                both, ""
            ),
            ("private let bell: UIButton = { let b = UIButton(); Layouter.lay(b); return b }()", both, ""),
            ("private let bell: UIButton = { let b = UIButton(); b.autoresizingMask = []; return b }()", both, ""),
            ("private let bell: Bell = { let b = Bell(); return b }()", both, ""),
        ])
    func placed(declaration: String, setUp: String, methods: String) {
        #expect(found(page(declaration, setUp, methods: methods)).isEmpty)
    }
}
