// How high texts of other fonts than the system's are shown.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("Other fonts") struct OtherFontTests {
    private func frame(_ font: String, view: String = "UILabel()", further: String = "") -> String? {
        let text = """
            class Login: UIViewController {
                let size: CGFloat = 20
                let title = \(view)
                override func viewDidLoad() {
                    title.\(font)
                    \(further)
                    view.addSubview(title)
                    title.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(90) }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        return analysis.layoutReport().layouts.first?.views.first { $0.name == "title" }?.frame?.text
    }

    @Test(
        "A line of PingFang is 1.4 of its size high, of others about 1.2",
        arguments: [
            ("font = UIFont(name: \"PingFangSC-Regular\", size: 20)", "28"),
            ("font = UIFont(name: \"PingFangSC-Medium\", size: size)", "28"),
            ("font = UIFont(name: \"Pretendard-Bold\", size: 20)", "24"),
            ("font = UIFont(name: \"Avenir\", size: 20)!", "24"),
            ("font = Fonts.medium.font(size: 20)", "24"),
            ("font = FontFamily.Pretendard.bold.font(size: size)", "24"),
            ("font = R.font.pretendardBold(size: 20)", "24"),
            ("font = Fonts.bold.font(size: 20)\ntitle.font = Fonts.bold.font(size: 18)", "22"),
        ])
    func lines(_ font: String, height: String) {
        #expect(frame(font) == "(0, 0, 90, ≈ \(height))")
        #expect(frame(font, further: "title.text = \"Hello\"") == "(0, 0, 90, ≈ \(height))")
    }

    @Test(
        "Letters of most fonts are about as wide as the system's",
        arguments: [
            ("UIFont(name: \"PingFangSC-Regular\", size: 20)", "≈ 40"),
            ("UIFont(name: \"Pretendard-Bold\", size: 20)", "≈ 40"), ("Fonts.medium.font(size: 20)", "≈ 40"),
            ("UIFont(name: \"Oswald-Condensed\", size: 20)", "?"), ("UIFont(name: \"FontAwesome\", size: 20)", "?"),
            ("FontFamily.RobotoMono.bold.font(size: 20)", "?"),
        ])
    func widths(_ font: String, width: String) {
        let text = """
            class Login: UIViewController {
                let title = UILabel()
                override func viewDidLoad() {
                    title.font = \(font)
                    title.text = "你好"
                    view.addSubview(title)
                    title.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.height.equalTo(30) }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        let shown = analysis.layoutReport().layouts.first?.views.first { $0.name == "title" }?.frame?.text
        #expect(shown == "(0, 0, \(width), 30)")
    }

    @Test(
        "What Then's closures set counts",
        arguments: [
            "do { $0.font = .systemFont(ofSize: 20) }", "do { label in label.font = .systemFont(ofSize: 20) }",
            "then { $0.font = .systemFont(ofSize: 20) }",
        ])
    func closures(_ code: String) {
        #expect(frame(code) == "(0, 0, 90, ≈ 24)")
    }

    @Test("So with helpers of a project that give a new view to a closure", arguments: ["apply", "also", "configure"])
    func builders(_ name: String) {
        let font = "font = .systemFont(ofSize: 20)"
        #expect(frame("isHidden = true", view: "UILabel().\(name) { $0.\(font) }") == "(0, 0, 90, ≈ 24)")
        #expect(frame("isHidden = true", view: "UILabel().\(name) { title in title.\(font) }") == "(0, 0, 90, ≈ 24)")
        // What takes no view runs some time, and what is called otherwise and does more may give another one back.
        #expect(frame("isHidden = true", view: "UILabel().\(name) { print(1) }") == "(0, 0, 90, ?)")
        #expect(frame("isHidden = true", view: "UILabel().wrapped { $0.\(font); print(1) }") == "(0, 0, 90, ?)")
    }

    @Test(
        "A font whose size is not known leaves it open",
        arguments: [
            "font = Fonts.medium.font(size: scaled())", "font = Fonts.medium.font(scale: 20)",
            "font = Fonts.medium.make(size: 20)", "font = UIFont(name: name, size: big())",
            "font = Fonts.bold.font(size: 20)\ntitle.font = Fonts.bold.font(size: scaled())",
        ])
    func open(_ font: String) {
        #expect(frame(font) == "(0, 0, 90, ?)")
    }

    @Test(
        "So with the title of a button, whose font and lines count however they are set",
        arguments: [
            ("titleLabel?.font = Fonts.medium.font(size: 20)", "≈ 36"),
            ("titleLabel?.font = UIFont.systemFont(ofSize: 30)", "≈ 48"),
            ("titleLabel!.font = .systemFont(ofSize: 30)", "≈ 48"), ("titleLabel?.font = big()", "?"),
            ("titleLabel?.numberOfLines = 0", "?"), ("titleLabel?.textAlignment = .center", "≈ 34"),
        ])
    func buttons(_ title: String, height: String) {
        #expect(frame(title, view: "UIButton()") == "(0, 0, 90, \(height))")
    }

    @Test(
        "And in Objective-C",
        arguments: [
            ("go.titleLabel.font = [UIFont systemFontOfSize:30];", "≈ 48"),
            ("[go.titleLabel setFont:[UIFont systemFontOfSize:30]];", "≈ 48"),
            ("[go.titleLabel setFont:[self big]];", "?"), ("go.titleLabel.numberOfLines = 2;", "?"),
        ])
    func objectiveCButtons(_ title: String, height: String) {
        let text = """
            @implementation Login
            - (void)viewDidLoad {
                UIButton *go = [[UIButton alloc] init];
                \(title)
                [self.view addSubview:go];
                [go mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view);
                    make.width.mas_equalTo(90);
                }];
            }
            @end
            """
        let analysis = Analysis(text: SourceText(text), dialect: .objectiveC, configuration: AnalysisConfiguration())
        let shown = analysis.layoutReport().layouts.first?.views.first { $0.name == "go" }?.frame?.text
        #expect(shown == "(0, 0, 90, \(height))")
    }

    @Test("A view as high as estimated texts are elsewhere stays an estimate")
    func aViewAsHighAsEstimatedTextsAreElsewhereStays() {
        let text = """
            class Card: UIView {
                let title = UILabel()
                let box = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    addSubview(box)
                    title.font = UIFont(name: "PingFangSC-Regular", size: 20)
                    title.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    box.snp.makeConstraints {
                        $0.left.bottom.equalToSuperview()
                        $0.top.equalTo(title.snp.bottom)
                        $0.size.equalTo(30)
                    }
                }
            }
            class Login: UIViewController {
                let card = Card()
                override func viewDidLoad() {
                    view.addSubview(card)
                    card.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
                }
            }
            """
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration())
        let card = analysis.displayed().layoutReport().layouts.first { $0.owner == "Card" }
        #expect(card?.views.first?.frame?.text == "(0, 0, 393, ≈ 58)")
        #expect(card?.views.first { $0.name == "box" }?.frame?.text == "(0, ≈ 28, 30, 30)")
    }

    @Test("A category of Objective-C that gives a font is followed")
    func aCategoryOfObjectiveCThatGivesAFont() {
        let category = """
            @implementation UIFont (Brand)
            + (UIFont *)brandMedium:(CGFloat)size { return [UIFont fontWithName:@"PingFangSC-Medium" size:size]; }
            @end
            """
        let text = """
            @implementation Login
            - (void)viewDidLoad {
                UILabel *title = [[UILabel alloc] init];
                title.font = [UIFont brandMedium:20];
                [self.view addSubview:title];
                [title mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view);
                    make.width.mas_equalTo(90);
                }];
            }
            @end
            """
        var configuration = AnalysisConfiguration()
        let source = IndexedSource(
            text: SourceText(category), dialect: .objectiveC, path: "UIFont+Brand.m", role: .implementation)
        configuration.index = SymbolIndex([source], device: nil)
        let analysis = Analysis(text: SourceText(text), dialect: .objectiveC, configuration: configuration)
        let shown = analysis.layoutReport().layouts.first?.views.first { $0.name == "title" }?.frame?.text
        #expect(shown == "(0, 0, 90, ≈ 28)")
    }

    @Test(
        "A helper of another file that sets the text of its label",
        arguments: [
            (
                "attributedText = NSAttributedString(string: \"a\", attributes: [.paragraphStyle: style])",
                "(0, 0, 90, ≈ 42)"
            ),
            ("self.attributedText = NSAttributedString(string: \"a\")", "(0, 0, 90, ≈ 28)"),
            ("self.attributedText = NSAttributedString(string: \"a\", attributes: attributes)", "(0, 0, 90, ?)"),
            ("font = UIFont(name: \"PingFangSC-Regular\", size: height)", "(0, 0, 90, ≈ 59)"),
            ("tag = Int(height)", "(0, 0, 90, ≈ 28)"),
        ])
    func aHelperOfAnotherFileThatSetsTheText(_ statement: String, _ expected: String) {
        let helper = """
            extension UILabel {
                func lineUp(height: CGFloat) {
                    let style = NSMutableParagraphStyle()
                    style.minimumLineHeight = height
                    \(statement)
                }
            }
            """
        let text = """
            class Login: UIViewController {
                private let title: UILabel = {
                    let label = UILabel()
                    label.font = UIFont(name: "PingFangSC-Regular", size: 20)
                    label.lineUp(height: 42)
                    return label
                }()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(title)
                    title.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(90) }
                }
            }
            """
        var configuration = AnalysisConfiguration()
        let source = IndexedSource(
            text: SourceText(helper), dialect: .swift, path: "UILabel+Line.swift", role: .implementation)
        configuration.index = SymbolIndex([source], device: nil)
        let analysis = Analysis(text: SourceText(text), dialect: .swift, configuration: configuration)
        let shown = analysis.layoutReport().layouts.first?.views.first { $0.name == "title" }?.frame?.text
        #expect(shown == expected)
    }
}
