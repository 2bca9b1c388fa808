// Subclasses of scroll views, and classes that may be such: what they contain may be larger than they are.

import LayoutIDE
import SourceText
import Testing

@Suite struct ScrollClassTests {
    private func conflicts(_ text: String, _ dialect: Dialect) -> Int {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "unsatisfiable" }.count
    }

    /// A container of 200 pt, with a box in it that is 900 pt high.
    private func swift(_ container: String, _ classes: String, tie: String, at name: String = "holder") -> String {
        """
        \(classes)
        class Page: UIViewController {
            private let \(name) = \(container)
            private let box = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(\(name))
                \(name).addSubview(box)
                \(name).snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.height.equalTo(200) }
                box.snp.makeConstraints { \(tie); $0.height.equalTo(900) }
            }
        }
        """
    }

    @Test(
        "What a view contains conflicts with its height only where the view is certainly no scroll view",
        arguments: [
            ("UIScrollView()", "", 0), ("UIView()", "", 1),
            ("Pane()", "class Pane: UIScrollView {}", 0), ("Pane()", "class Pane: UIView {}", 1),
            ("Pane()", "class Pane: Base {}\nclass Base: UITableView {}", 0),
            ("Pane()", "class Pane: Base {}\nclass Base: UIControl {}", 1),
            // Of a class that is not seen.
            ("Pane()", "", 0), ("Pane()", "class Pane: Base {}", 0), ("KeyboardAvoidingScrollView()", "", 0),
            ("MKMapView()", "", 1), ("makePane()", "func makePane() -> UIView { Pane() }", 0),
        ])
    func swiftContainers(_ container: String, _ classes: String, _ expected: Int) {
        #expect(conflicts(swift(container, classes, tie: "$0.edges.equalToSuperview()"), .swift) == expected)
        #expect(conflicts(swift(container, classes, tie: "$0.edges.equalTo(holder)"), .swift) == expected)
        let edges = "$0.left.right.top.equalToSuperview(); $0.bottom.equalTo(holder.snp.bottom)"
        #expect(conflicts(swift(container, classes, tie: edges), .swift) == expected)
    }

    @Test(
        "Sizes and centers of a view that may scroll are its own",
        arguments: ["UIScrollView()", "UIView()", "Pane()"])
    func ownSizes(_ container: String) {
        let tie = "$0.left.right.top.equalToSuperview(); $0.height.equalTo(holder)"
        #expect(conflicts(swift(container, "", tie: tie), .swift) == 1)
    }

    @Test(
        "The same in Objective-C, where properties and variables say the class",
        arguments: [
            ("PNPane", "@interface PNPane : UIScrollView\n@end", 0), ("PNPane", "@interface PNPane : UIView\n@end", 1),
            ("PNPane", "@interface PNPane : PNBase\n@end", 0), ("TPKeyboardAvoidingScrollView", "", 0),
            ("PNPane", "", 0),
        ])
    func objectiveC(_ type: String, _ declarations: String, _ expected: Int) {
        let text = """
            \(declarations)
            @interface PNPage : UIViewController
            @property (nonatomic, strong) \(type) *holder;
            @property (nonatomic, strong) UIView *box;
            @end
            @implementation PNPage
            - (void)viewDidLoad {
                [super viewDidLoad];
                self.holder = [[\(type) alloc] init];
                self.box = [UIView new];
                [self.view addSubview:self.holder];
                [self.holder addSubview:self.box];
                [self.holder mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.view);
                    make.height.mas_equalTo(200);
                }];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self.holder);
                    make.height.mas_equalTo(900);
                }];
            }
            @end
            """
        #expect(conflicts(text, .objectiveC) == expected)
    }

    @Test("The view of a table's controller is the table")
    func tableController() {
        func page(_ type: String) -> String {
            """
            class Page: \(type) {
                private let box = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalToSuperview(); $0.width.equalTo(30) }
                }
            }
            """
        }
        let rules = { (text: String) in
            Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration()).findings.map(
                \.rule)
        }
        #expect(rules(page("UIViewController")).contains("controller-width-fixed"))
        #expect(!rules(page("UITableViewController")).contains("controller-width-fixed"))
    }

    @Test("A member of no class that is told, called a scroll view, is one")
    func byName() {
        let text = swift("Factory.make()", "", tie: "$0.edges.equalToSuperview()", at: "mainScrollView")
        #expect(conflicts(text, .swift) == 0)
    }
}
