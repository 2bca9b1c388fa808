// Methods that make a view each time they are called.

import LayoutIDE
import SourceText
import Testing

@Suite("Methods that make views") struct FactoryMethodTests {
    @Test(
        "Each call makes a view with all that is in it",
        arguments: [
            ("private lazy var a = makeRow()", "private lazy var b = makeRow()", ""),
            ("private var a: UIView!", "private var b: UIView!", "a = makeRow(); b = makeRow()"),
        ])
    func swift(_ a: String, _ b: String, _ setUp: String) {
        let text = """
            final class Page: UIViewController {
                \(a)
                \(b)
                private func makeRow() -> UIView {
                    let box = UIView()
                    let icon = UIImageView()
                    box.addSubview(icon)
                    icon.snp.makeConstraints { $0.leading.top.equalToSuperview().offset(17); $0.size.equalTo(14) }
                    return box
                }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    \(setUp)
                    view.addSubview(a)
                    view.addSubview(b)
                    a.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview(); $0.height.equalTo(60) }
                    b.snp.makeConstraints { $0.top.equalTo(a.snp.bottom); $0.leading.trailing.height.equalTo(a) }
                }
            }
            """
        let views = Analysis(text: SourceText(text), dialect: .swift).layoutReport().layouts.flatMap(\.views)
        #expect(
            views.map { "\($0.name) \($0.frame?.text ?? "?")" } == [
                "view (0, 0, 393, 852)", "a (0, 0, 393, 60)", "icon (17, 17, 14, 14)", "b (0, 60, 393, 60)",
                "icon (17, 17, 14, 14)",
            ])
    }

    @Test("A method that keeps its view makes one")
    func aMethodThatKeepsItsViewMakesOne() {
        let text = """
            @interface Page : UIViewController
            @property (nonatomic) UIView *box;
            @end
            @implementation Page
            - (UIView *)makeBox {
                if (!_box) {
                    _box = [UIView new];
                    [self.view addSubview:_box];
                    [_box mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.top.equalTo(self.view);
                        make.width.height.mas_equalTo(30);
                    }];
                }
                return _box;
            }
            - (void)viewDidLoad {
                [self makeBox];
                [self makeBox];
            }
            @end
            """
        let views = Analysis(text: SourceText(text), dialect: .objectiveC).layoutReport().layouts.flatMap(\.views)
        #expect(views.map { "\($0.name) \($0.frame?.text ?? "?")" } == ["view (0, 0, 393, 852)", "box (0, 0, 30, 30)"])
    }

    @Test("Of a size the part that is known is shown", arguments: ["kWidth", "width()", "Metrics.width / 3"])
    func sizes(_ width: String) {
        let objectiveC = """
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view);
                    make.size.mas_equalTo(CGSizeMake(\(width), 44));
                }];
            }
            @end
            """
        let swift = """
            class Page: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.snp.makeConstraints {
                        $0.left.top.equalToSuperview()
                        $0.size.equalTo(CGSize(width: \(width), height: 44))
                    }
                }
            }
            """
        for (text, dialect) in [(objectiveC, Dialect.objectiveC), (swift, .swift)] {
            let frame = DisplayedText(text, dialect).frame("box", of: "Page")
            #expect(frame?.hasPrefix("(0, 0, ") == true && frame?.hasSuffix(", 44)") == true, "\(frame ?? "")")
            #expect(frame != "(0, 0, 0, 44)")
            // And a second height contradicts it, whatever the width is.
            let (size, height) =
                dialect == .swift
                ? ("$0.size", "$0.height.equalTo(30)\n") : ("make.size", "make.height.mas_equalTo(30);\n")
            let rules = DisplayedText(text.replacing(size, with: height + size), dialect).analysis.findings.map(\.rule)
            #expect(rules == ["unsatisfiable"])
        }
    }
}
