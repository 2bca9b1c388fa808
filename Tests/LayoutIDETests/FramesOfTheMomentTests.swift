import LayoutIDE
import LayoutRules
import MasonrySyntax
import SourceText
import Testing

@Suite("Frames that a controller's set-up takes from its view")
struct FramesOfTheMomentTests {
    private func places(_ setUp: String, methods: String = "") -> [String] {
        let text = SourceText(
            """
            import SnapKit
            class Login: UIViewController {
                private let back = UIImageView()
                private let name = UILabel()
                private let shade = CAGradientLayer()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(back)
                    view.addSubview(name)
                    name.snp.makeConstraints { $0.center.equalToSuperview() }
                    \(setUp)
                }
                \(methods)
            }
            """)
        return Analysis(text: text, dialect: .swift, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "frame-read-before-layout" }
            .map { finding in text[finding.range] }
    }

    @Test(
        "Nothing lets them follow it",
        arguments: [
            ("back.frame = view.bounds", ""),
            ("self.back.frame = self.view.frame", ""),
            ("shade.frame = view.bounds\nview.layer.insertSublayer(shade, at: 0)", ""),
            ("place()", "private func place() { back.frame = view.bounds }"),
        ])
    func found(_ setUp: String, _ methods: String) {
        #expect(places(setUp, methods: methods).count == 1)
    }

    @Test("They are told once a class")
    func once() {
        #expect(places("back.frame = view.bounds\nshade.frame = view.bounds") == ["view.bounds"])
    }

    @Test(
        "Something lets them follow it, or it is no size of the view",
        arguments: [
            ("back.frame = view.bounds\nback.autoresizingMask = [.flexibleWidth, .flexibleHeight]", ""),
            (
                "back.frame = view.bounds",
                "override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); back.frame = view.bounds }"
            ),
            ("back.frame = view.bounds\nback.snp.makeConstraints { $0.edges.equalToSuperview() }", ""),
            ("DispatchQueue.main.async { self.back.frame = self.view.bounds }", ""),
            ("back.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)", ""),
            ("back.frame = view.bounds", "override func viewWillLayoutSubviews() { back.pin(to: view) }"),
            ("back.frame = shade.bounds", ""), ("feed.list.frame = view.bounds", ""),
            (
                "let layer = CALayer()\nlayer.frame = view.bounds\npreview = layer",
                "var preview: CALayer?\noverride func viewDidLayoutSubviews() { preview?.frame = view.bounds }"
            ), ("view.frame = view.bounds", ""),
            ("", "func show() { back.frame = view.bounds }"),
        ])
    func silent(_ setUp: String, _ methods: String) {
        #expect(places(setUp, methods: methods).isEmpty)
    }
}
