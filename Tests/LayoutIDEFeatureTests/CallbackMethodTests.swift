// Methods that only a callback calls: what they make is shown once, as the method makes it.

import LayoutIDE
import SourceText
import Testing

@Suite("Methods called from callbacks") struct CallbackMethodTests {
    private func views(_ text: String, _ dialect: Dialect) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect).layoutReport().layouts.flatMap { layout in
            layout.views.map { "\(layout.state ?? "–") \($0.name) \($0.frame?.text ?? "?")" }
        }
    }

    @Test(
        "A view that a method makes is one, however the method came to be called",
        arguments: [
            "api.get(\"x\") { [weak self] result in self?.build(result) }", "api.get { self.build($0) }",
            "api.get(then: { result in guard let result else { return }; self.build(result) })",
        ])
    func swift(_ call: String) {
        let text = """
            final class Page: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(call)
                }
                func build(_ data: [String: String]) {
                    let box = UIView()
                    view.addSubview(box)
                    let bar = UIView()
                    box.addSubview(bar)
                    box.snp.makeConstraints { $0.edges.equalToSuperview() }
                    bar.snp.makeConstraints { $0.top.left.equalToSuperview().offset(5); $0.size.equalTo(30) }
                }
            }
            """
        #expect(
            views(text, .swift) == [
                "build view (0, 0, 393, 852)", "build box (0, 0, 393, 852)", "build bar (5, 5, 30, 30)",
            ])
    }

    @Test("A member has the frame that it got, also where nothing else places it")
    func aMemberHasTheFrameThatItGotAlsoWhereNothing() {
        let text = """
            final class Page: UIViewController {
                var badge = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    api.get { self.build() }
                }
                func build() {
                    badge = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                    view.addSubview(badge)
                    let bar = UIView()
                    view.addSubview(bar)
                    bar.snp.makeConstraints { $0.top.left.equalToSuperview().offset(5); $0.size.equalTo(30) }
                }
            }
            """
        #expect(views(text, .swift).contains("build badge (1, 2, 3, 4)"))
    }

    @Test("Members stay those of the set-up")
    func membersStayThoseOfTheSetUp() {
        let text = """
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.box = [UIView new];
                [self.view addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
                [Net get:@"x" success:^(id result) { [self build:result]; }];
            }
            - (void)build:(id)data {
                UIView *bar = [UIView new];
                self.badge = [UIView new];
                [self.box addSubview:bar];
                [bar addSubview:self.badge];
                [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.box).offset(5);
                    make.width.height.mas_equalTo(30);
                }];
                [self.badge mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(bar); }];
            }
            @end
            """
        let interface = """
            @interface Page : UIViewController
            @property (nonatomic) UIView *box, *badge;
            @end

            """
        // An object that takes the place of another in a member is still told as one without a superview.
        let placed = views(interface + text, .objectiveC).filter { !$0.hasSuffix("?") }
        #expect(
            placed == [
                "– view (0, 0, 393, 852)", "– box (0, 0, 393, 852)",
                "build: view (0, 0, 393, 852)", "build: box (0, 0, 393, 852)", "build: bar (5, 5, 30, 30)",
                "build: badge (0, 0, 30, 30)",
            ])
    }
}
