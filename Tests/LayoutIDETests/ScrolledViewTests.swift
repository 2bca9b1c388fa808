// Views in scroll views that something outside holds: a mistake in a column, a technique elsewhere.

import LayoutIDE
import SourceText
import Testing

@Suite struct ScrolledViewTests {
    private func messages(_ text: String, _ dialect: Dialect) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "scrolled-view-held-outside" }.map(\.message)
    }

    private func form(head: String, row: String, go: String, parent: String = "scroll", more: String = "") -> String {
        """
        @implementation PNForm {
            UIScrollView *_scroll;
            UIView *_head;
            UIView *_row;
            UIButton *_go;
        }
        - (void)viewDidLoad {
            [super viewDidLoad];
            _scroll = [UIScrollView new];
            _head = [UIView new];
            _row = [UIView new];
            _go = [UIButton new];
            [self.view addSubview:_scroll];
            [_scroll addSubview:_head];
            [_scroll addSubview:_row];
            [\(parent) addSubview:_go];
            [_scroll mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            [_head mas_makeConstraints:^(MASConstraintMaker *make) {
                \(head)
                make.left.right.equalTo(self.view);
                make.height.mas_equalTo(90);
            }];
            [_row mas_makeConstraints:^(MASConstraintMaker *make) {
                \(row)
                make.left.right.equalTo(_head);
            }];
            [_go mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.right.equalTo(_head);
                \(go)
            }];
            \(more)
        }
        @end
        """
    }

    @Test(
        "A button below a column of fields that the controller's view holds",
        arguments: [
            ("make.bottom.equalTo(self.view);", "_scroll", 1),
            ("make.bottom.equalTo(self.view).offset(-gap());", "_scroll", 1),
            ("make.bottom.equalTo(self.view.mas_bottom).offset(-75);", "_scroll", 1),
            ("make.bottom.equalTo(self.view);", "self.view", 0), ("make.bottom.equalTo(_scroll);", "_scroll", 0),
            ("make.centerY.equalTo(self.view);", "_scroll", 0), ("make.top.equalTo(self.view);", "_scroll", 0),
            ("make.top.equalTo(_row.mas_bottom); make.bottom.equalTo(self.view);", "_scroll", 0),
            ("make.top.bottom.equalTo(self.view);", "_scroll", 0),
            ("make.bottom.lessThanOrEqualTo(self.view);", "_scroll", 0),
            ("make.bottom.equalTo(self.view).priorityLow();", "_scroll", 0),
            ("[self end:make];", "_scroll", 0),
        ])
    func buttons(_ go: String, _ parent: String, _ expected: Int) {
        let (head, row) = ("make.top.equalTo(_scroll).offset(20);", "make.top.equalTo(_head.mas_bottom).offset(8);")
        let text = form(head: head, row: row, go: go, parent: parent)
        let found = messages(text, .objectiveC)
        #expect(found.count == expected)
        #expect(found.allSatisfy { $0.contains("`_go` lies in `_scroll`") && $0.contains("scrolls under it") })
        // Nothing follows anything: a pager, or views that float.
        let apart = form(head: head, row: "make.top.equalTo(_scroll);", go: go, parent: parent)
        #expect(messages(apart, .objectiveC).isEmpty)
    }

    @Test(
        "A column that hangs on something outside",
        arguments: [
            ("make.top.equalTo(self.view).offset(64);", "make.bottom.equalTo(_scroll);", 1),
            ("make.top.equalTo(self.view).offset(64);", "", 0),
            ("make.top.equalTo(_scroll);", "make.bottom.equalTo(_scroll);", 0),
            ("make.top.greaterThanOrEqualTo(self.view);", "make.bottom.equalTo(_scroll);", 0),
        ])
    func columns(_ head: String, _ end: String, _ expected: Int) {
        let text = form(
            head: head, row: "make.top.equalTo(_head.mas_bottom); \(end)", go: "make.centerY.equalTo(_row);")
        let found = messages(text, .objectiveC)
        #expect(found.count == expected)
        #expect(found.allSatisfy { $0.contains("nor the views that depend on it") })
    }

    @Test(
        "In Swift, too",
        arguments: [
            ("$0.bottom.equalTo(view)", "UIScrollView", 1),
            ("$0.bottom.equalTo(view.safeAreaLayoutGuide)", "UIScrollView", 1),
            ("$0.bottom.equalTo(scroll.frameLayoutGuide)", "UIScrollView", 0),
            ("$0.bottom.equalTo(view)", "UITableView", 0),
            ("$0.bottom.equalTo(view)", "UIView", 0), ("$0.bottom.equalToSuperview()", "UIScrollView", 0),
        ])
    func swift(_ block: String, _ type: String, _ expected: Int) {
        let text = """
            final class Form: UIViewController {
                private let scroll = \(type)()
                private let head = UIView()
                private let row = UITextField()
                private let go = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scroll)
                    [head, row, go].forEach { scroll.addSubview($0) }
                    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                    head.snp.makeConstraints { $0.top.left.width.equalToSuperview(); $0.height.equalTo(90) }
                    row.snp.makeConstraints { $0.top.equalTo(head.snp.bottom); $0.left.equalToSuperview() }
                    go.snp.makeConstraints { $0.left.equalToSuperview(); \(block) }
                }
            }
            """
        #expect(messages(text, .swift).count == expected)
        // It is only held so in one of two cases.
        let either = text.replacing("go.snp", with: "if traitCollection.userInterfaceIdiom == .pad { go.snp")
            .replacing("\(block) }", with: "\(block) } }")
        #expect(messages(either, .swift).isEmpty)
    }
}
