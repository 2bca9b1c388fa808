import LayoutIDE
import SourceText
import Testing

@Suite("Constraints that are made at every tap")
struct MadeAtEachTapTests {
    private func found(
        _ wiring: String, _ methods: String, member: String = "private let list = UITableView()"
    ) -> [String] {
        let text = """
            import SnapKit
            class Orders: UIViewController {
                private let tab = UIButton()
                \(member)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(tab)
                    tab.snp.makeConstraints { $0.top.leading.equalToSuperview() }
                    \(wiring)
                }
                \(methods)
            }
            """
        return Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "setup-runs-again" }.map(\.message)
    }

    private static let target = "tab.addTarget(self, action: #selector(tapped), for: .touchUpInside)"
    private static let helper = """
        @objc private func tapped() { place() }
        private func place() {
            view.addSubview(list)
            list.snp.makeConstraints { $0.top.equalTo(tab.snp.bottom); $0.leading.trailing.bottom.equalToSuperview() }
        }
        """

    @Test(
        "In the method that the tap calls, or one that this calls",
        arguments: [
            (target, helper),
            (
                "tab.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(Orders.tapped(_:))))",
                "@objc func tapped(_ tap: UITapGestureRecognizer) { list.snp.makeConstraints { $0.edges.equalToSuperview() } }"
            ),
        ])
    func again(_ wiring: String, _ methods: String) {
        let messages = found(wiring, methods)
        #expect(messages.count == 1 && messages.first?.hasPrefix("Made again at every tap") == true, "\(messages)")
    }

    @Test(
        "Not what nothing taps, what is guarded, remade, new, taken out, or of the program's own classes",
        arguments: [
            ("", helper, "private let list = UITableView()"),
            (target, helper, "private let list = OrderList()"),
            (target, helper + "\nfunc close() { list.removeFromSuperview() }", "private let list = UITableView()"),
            (target, helper.replacing("makeC", with: "remakeC"), "private let list = UITableView()"),
            (
                target, helper.replacing("{ place() }", with: "{ if list.superview == nil { place() } }"),
                "private let list = UITableView()"
            ),
            (
                target,
                helper.replacing("view.addSubview(list)", with: "let list = UITableView()\nview.addSubview(list)"),
                ""
            ),
        ])
    func once(_ wiring: String, _ methods: String, _ member: String) {
        #expect(found(wiring, methods, member: member).isEmpty)
    }
}

@Suite("Views that are made and added at every tap")
struct ViewAtEachTapTests {
    private func found(_ body: String, more: String = "") -> Int {
        let text = """
            @interface PNCode : UIViewController
            @property (nonatomic) UITextField *field;
            @property (nonatomic) UILabel *hint;
            @end
            @implementation PNCode
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIButton *go = [UIButton buttonWithType:UIButtonTypeSystem];
                [go addTarget:self action:@selector(go) forControlEvents:UIControlEventTouchUpInside];
                [self.view addSubview:go];
                [go mas_makeConstraints:^(MASConstraintMaker *make) { make.center.equalTo(self.view); }];
            }
            - (void)go { \(body) }
            \(more)
            @end
            """
        return Analysis(text: SourceText(text), dialect: .objectiveC, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "view-made-again" && $0.severity == .information }.count
    }

    private static let hint = "UILabel *hint = [[UILabel alloc] init]; [self.view addSubview:hint];"

    @Test(
        "Also where the text that somebody typed decides, unless something takes them away",
        arguments: [
            (hint, "", 1), ("if (self.field.text.length < 2) { \(hint) }", "", 1),
            ("if (![self.field.text isEqualToString:@\"a\"]) { \(hint) }", "", 1),
            ("if ([[self.field text] length] == 0) { \(hint) }", "", 1),
            ("if (self.isTold) { \(hint) }", "", 0),
            ("if (self.isTold && self.field.text.length < 2) { \(hint) }", "", 0),
            ("if (self.hint == nil) { \(hint) self.hint = hint; }", "", 0), ("\(hint) self.hint = hint;", "", 0),
            (hint, "- (void)close { [self.view.subviews.lastObject removeFromSuperview]; }", 0),
            (hint.replacing("UILabel", with: "PNToast"), "", 0),
            ("self.hint = [[UILabel alloc] init]; [self.view addSubview:self.hint];", "", 0),
        ])
    func taps(_ body: String, _ more: String, _ expected: Int) {
        #expect(found(body, more: more) == expected)
    }
}
