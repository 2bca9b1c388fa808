// What cells go on showing for other rows, and set-up code that runs twice, each beside code that is right.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite struct `Kept content and second set-ups` {
    private func findings(
        _ rule: RuleID, _ text: String, _ dialect: Dialect = .swift, with others: [String] = []
    ) -> [Finding] {
        var configuration = AnalysisConfiguration()
        let sources = others.enumerated().map { index, other in
            IndexedSource(text: SourceText(other), dialect: dialect, path: "other\(index).swift", role: .implementation)
        }
        if !sources.isEmpty { configuration.index = SymbolIndex(sources, device: nil) }
        return Analysis(text: SourceText(text), dialect: dialect, configuration: configuration).findings.filter {
            $0.rule == rule
        }
    }

    private func cell(_ method: String, name: String = "MovieCell") -> String {
        """
        class \(name): UITableViewCell {
            let title = UILabel()
            let genre = UILabel()
            let badge = UIImageView()
            let box = UIView()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(box)
                [title, genre, badge].forEach { box.addSubview($0) }
                title.text = "?"
                title.snp.makeConstraints { $0.top.leading.equalToSuperview() }
            }
            \(method)
        }
        """
    }

    private static let some = "title.text = m.name; if m.kind.isNew { genre.text = m.kind.name }"

    @Test(
        "A text or image that only some rows give stays",
        arguments: [
            ("func fill(_ m: Movie) { \(some) }", 1),
            (
                "func fill(_ m: Movie) { title.text = m.name; if m.kind.isNew { badge.image = UIImage(named: \"n\") } }",
                1
            ),
            (
                "func fill(_ m: Movie) { title.text = m.name; switch m.kind { case .new: genre.text = \"n\"\ndefault: break } }",
                1
            ),
            (
                "func fill(_ m: Movie) { title.text = m.name; for k in m.kinds { if k.isNew { genre.text = \"n\" } } }",
                0
            ),
            (
                "func fill(_ m: Movie) { title.text = m.name; switch m.kind { case .new: genre.text = \"n\"\ndefault: genre.text = \"\" } }",
                0
            ),
            (
                "func fill(_ m: Movie) { title.text = m.name; if m.kind.isNew { genre.text = \"n\" } else { genre.text = \"\" } }",
                0
            ),
            ("func fill(_ m: Movie) { genre.text = nil; \(some) }", 0),
            ("func fill(_ m: Movie) { \(some); genre.isHidden = !m.kind.isNew }", 0),
            ("func fill(_ m: Movie) { \(some); box.isHidden = !m.kind.isNew }", 0),
            ("func fill(_ m: Movie) { \(some) }\noverride func prepareForReuse() { genre.text = nil }", 0),
            ("func fill(_ m: Movie) { \(some) }\nfunc clear() { genre.text = nil }", 0),
            ("func fill(_ m: Movie?) { title.text = \"a\"; if let m { genre.text = m.name } }", 0),
            ("func fill(_ m: Movie) { if m.kind.isNew { genre.text = m.kind.name } }", 0),
            ("func fill(_ m: Movie) { self.movie = m; if m.kind.isNew { genre.text = m.kind.name } }", 0),
            ("func fill(_ m: Movie) { genre.snp.updateConstraints { $0.left.equalToSuperview() }; \(some) }", 1),
            (
                "func fill(_ m: Movie) { title.text = m.name; guard m.kind.isNew else { return }; genre.text = \"n\" }",
                0
            ),
            ("func fill(_ m: Movie) { genre.setHTML(m.html); \(some) }", 0),
            ("func fill(_ m: Movie) { style(genre); \(some) }", 0),
            ("func setUpWith(_ m: Movie) { \(some) }", 0),
        ])
    func keptContent(_ method: String, _ expected: Int) {
        #expect(findings("reuse-keeps-content", cell(method)).count == expected, "\(method)")
    }

    @Test("What is no cell, or a header that is there once, keeps nothing for others")
    func whatIsNoCellOrAHeaderThatIsThereOnceKeeps() {
        let method = "func fill(_ m: Movie) { \(Self.some) }"
        #expect(findings("reuse-keeps-content", cell(method, name: "MovieHeader")).isEmpty)
        let view = cell(method).replacing("UITableViewCell {", with: "UIView {")
        #expect(findings("reuse-keeps-content", view).isEmpty)
    }

    @Test("Several views of one method are one finding")
    func severalViewsOfOneMethodAreOneFinding() {
        let method =
            "func fill(_ m: Movie) { title.text = m.name; if m.isNew { genre.text = \"n\"; badge.image = m.image } }"
        let found = findings("reuse-keeps-content", cell(method))
        #expect(found.count == 1)
        #expect(found.first?.message.contains("One more view") == true)
        #expect(found.first?.related.count == 1)
    }

    // MARK: Second set-ups

    private static let base = """
        class BaseCell: UITableViewCell {
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                setUpViews()
            }
            func setUpViews() {}
        }

        """

    private func row(_ call: String, _ body: String = "") -> String {
        """
        class Row: BaseCell {
            private let title = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                \(call)
            }
            override func setUpViews() {
                \(body)
                contentView.addSubview(title)
                title.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
            }
        }
        """
    }

    @Test("A superclass, of this file or another, has called the method already")
    func aSuperclassOfThisFileOrAnotherHasCalled() throws {
        let here = findings("set-up-twice", Self.base + row("setUpViews()"))
        #expect(here.map(\.severity) == [.warning])
        #expect(here.first?.message.contains("`BaseCell`") == true)
        #expect(findings("set-up-twice", row("setUpViews()"), with: [Self.base]).count == 1)
        // Of a view that the method makes there are two.
        let line = "let line = UIView(); addSubview(line); line.snp.makeConstraints { $0.left.top.equalToSuperview() }"
        let local = row("setUpViews()", line).replacing("title.snp.make", with: "// title.snp.make")
        #expect(findings("set-up-twice", Self.base + local).count == 1)
    }

    /// What the superclass does stands in the condition there.
    @Test(
        "Initializers of Objective-C",
        arguments: ["if (self = [super initWithFrame:frame]) {", "self = [super initWithFrame:frame];\nif (self) {"])
    func initializersOfObjectiveC(_ head: String) {
        func initializer(_ more: String) -> String {
            "- (instancetype)initWithFrame:(CGRect)frame {\n\(head)\n\(more)\n[self setUpViews];\n}\nreturn self;\n}"
        }
        let text = """
            @interface BaseView : UIView
            @end
            @implementation BaseView
            \(initializer("UIView *line = [UIView new]; [self addSubview:line]; [line mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.bottom.equalTo(self); make.height.mas_equalTo(1); }];"))
            - (void)setUpViews {}
            @end
            @interface Panel : BaseView
            @end
            @implementation Panel
            \(initializer(""))
            - (void)setUpViews {
                UIView *box = [UIView new];
                [self addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            @end
            """
        #expect(findings("set-up-twice", text, .objectiveC).count == 1)
        let panel = Analysis(text: SourceText(text), dialect: .objectiveC).layoutReport().layouts.first {
            $0.owner == "Panel"
        }
        #expect(panel?.views.map(\.name) == ["self", "line", "box"])
    }

    @Test(
        "It is silent where the method runs once, or leaves nothing twice",
        arguments: [
            ("", "", base), ("backgroundColor = .red", "", base),
            ("setUpViews()", "title.removeFromSuperview()", base),
            ("setUpViews()", "", base.replacing("        setUpViews()\n", with: "")),
            ("if style == .default { setUpViews() }", "", base),
        ])
    func silent(_ call: String, _ body: String, _ base: String) {
        #expect(findings("set-up-twice", base + row(call, body)).isEmpty, "\(call) \(body)")
    }

    private func screen(_ method: String) -> String {
        """
        class SignIn: UIViewController {
            private let hint = UILabel()
            private var isShown = false
            override func viewDidLoad() {
                super.viewDidLoad()
                setUpViews()
            }
            private func setUpViews() {
                view.addSubview(hint)
                hint.snp.makeConstraints { $0.center.equalToSuperview() }
            }
            \(method)
        }
        """
    }

    @Test(
        "An action or callback calls what the set-up has called",
        arguments: [
            ("@objc func signIn() { setUpViews() }", 1),
            ("@objc func signIn(_ name: String) { if name.isEmpty { self.setUpViews(); return }\nsetUpViews() }", 1),
            ("func load() { service.load { [weak self] in self?.setUpViews() } }", 1),
            ("@objc func signIn() { if !isShown { setUpViews() } }", 0),
            ("@objc func signIn() { hint.snp.removeConstraints(); setUpViews() }", 0),
            ("@objc func signIn() { hint.removeFromSuperview(); setUpViews() }", 0),
            ("@objc func signIn() { view.subviews.forEach { $0.removeFromSuperview() }; setUpViews() }", 0),
            ("@objc func signIn() { hint.text = nil }", 0),
        ])
    func later(_ method: String, _ expected: Int) {
        let found = findings("set-up-twice", screen(method))
        #expect(found.count == expected, "\(method)")
        #expect(found.allSatisfy { $0.severity == .information })
    }
}
