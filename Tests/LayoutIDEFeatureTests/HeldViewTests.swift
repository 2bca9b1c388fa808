// Views that objects of other classes keep, by the paths that code reaches them on.

import LayoutIDE
import LayoutRules
import MasonrySyntax
import SourceText
import Testing

@Suite("Views of other objects") struct HeldViewTests {
    private func analysis(_ text: String, _ dialect: Dialect) -> Analysis {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration())
    }

    private func frames(_ analysis: Analysis) -> [String] {
        analysis.layoutReport().layouts.first?.views.map { "\($0.name) \($0.frame?.text ?? "?")" } ?? []
    }

    private static func player(_ more: String) -> String {
        """
        @interface Movie : UIViewController
        @end
        @implementation Movie {
            Player *_player;
        }
        - (void)viewDidLoad {
            [super viewDidLoad];
            _player = Player.player;
            [self.view addSubview:_player.view];
            [_player.view mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.left.right.equalTo(self.view);
                make.height.equalTo(self.player.view.mas_width).multipliedBy(0.5);
            }];
        }
        \(more)
        @end
        """
    }

    @Test("The view of an object is one wherever the path to it is read")
    func path() {
        let analysis = analysis(
            Self.player("- (void)dealloc { [_player.view removeFromSuperview]; _player = nil; }"), .objectiveC)
        #expect(frames(analysis) == ["view (0, 0, 393, 852)", "player.view (0, 0, 393, 196.5)"])
    }

    @Test("What is kept under a name that two objects get may be two views")
    func twoObjects() {
        let analysis = analysis(Self.player("- (void)next { _player = Player.other; }"), .objectiveC)
        #expect(analysis.statistics.blocks.full == 0)
    }

    @Test("A new object has a view of its own, so a method that runs again constrains no view twice")
    func anotherRun() {
        let text = """
            final class Movie: UIViewController {
                private var host: Host?
                override func viewWillAppear(_ animated: Bool) {
                    super.viewWillAppear(animated)
                    let host = Host()
                    self.host = host
                    view.addSubview(host.view)
                    host.view.snp.makeConstraints { make in
                        make.top.left.equalToSuperview()
                        make.size.equalTo(40)
                    }
                }
            }
            """
        let analysis = analysis(text, .swift)
        #expect(frames(analysis) == ["view (0, 0, 393, 852)", "host.view (0, 0, 40, 40)"])
        #expect(analysis.findings.filter { $0.rule == "setup-runs-again" }.isEmpty)
    }

    @Test("Optional paths and those of parameters are paths, too")
    func optionals() {
        let text = """
            final class Browser: UIViewController {
                var footer: Footer?
                func show(_ page: Page) {
                    view.addSubview(page.view)
                    page.view.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
                    page.view.snp.makeConstraints { make in
                        make.bottom.equalTo(self.footer!.barView.snp.top)
                    }
                    footer?.barView.snp.updateConstraints { $0.height.equalTo(50) }
                }
            }
            """
        #expect(analysis(text, .swift).statistics.blocks.full == 3)
    }

    @Test("Whether the view of another object is in a window is not known")
    func safeArea() {
        func findings(_ owner: String) -> [String] {
            let text = """
                final class Sheet: UIViewController {
                    private let shade = UIView()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        view.addSubview(shade)
                        shade.snp.makeConstraints {
                            $0.leading.trailing.top.equalToSuperview()
                            $0.bottom.equalToSuperview().offset(\(owner).safeAreaInsets.bottom)
                        }
                    }
                }
                """
            return analysis(text, .swift).findings.map { "\($0.rule)" }
        }
        #expect(findings("view").contains("safe-area-read-early"))
        #expect(!findings("presenter.view").contains("safe-area-read-early"))
    }

    @Test("A parameter is a view where its type says so, and each call has its own")
    func parameters() {
        func text(_ type: String) -> String {
            """
            final class Page: UIView {
                let stack = UIStackView()
                func add(_ row: \(type)) {
                    addSubview(row)
                    row.snp.makeConstraints { make in
                        make.top.left.equalTo(self)
                        make.size.equalTo(CGSize(width: 30, height: 20))
                    }
                }
                func addAll() {
                    add(header)
                    add(footer)
                }
            }
            """
        }
        let page = analysis(text("UIView"), .swift)
        #expect(page.statistics.blocks.full == 1)
        #expect(page.findings.filter { $0.severity <= .warning }.isEmpty)
        #expect(analysis(text("Model"), .swift).statistics.blocks.full == 0)
    }
}
