// What a second look at unseen applications found silent, each in the smallest text that shows it.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewedSecondLookTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    private func view(_ members: String, _ setUp: String, more: String = "") -> String {
        """
        class PageView: UIView {
            \(members)
            override init(frame: CGRect) {
                super.init(frame: frame)
                \(setUp)
            }
            \(more)
        }
        """
    }

    private func controller(_ members: String, _ setUp: String, more: String = "") -> String {
        """
        class PageController: UIViewController {
            \(members)
            override func viewDidLoad() {
                super.viewDidLoad()
                \(setUp)
            }
            \(more)
        }
        """
    }

    // MARK: Fields

    @Test("A field that is lower than its line is one that cuts off its text", arguments: [(12, true), (24, false)])
    func lowField(height: Int, isLow: Bool) {
        let text = view(
            "private let field = UITextField()",
            "field.font = .systemFont(ofSize: 15); addSubview(field); field.snp.makeConstraints { $0.left.top.right.equalToSuperview(); $0.height.equalTo(\(height)) }"
        )
        #expect(messages("lines-cut-off", text).contains { $0.contains("the field only 12 pt") } == isLow)
    }

    @Test("A placeholder that is wider than its field is truncated", arguments: [(120, true), (360, false)])
    func placeholder(width: Int, isCut: Bool) {
        let text = view(
            "private let field = UITextField()",
            "field.placeholder = \"Please enter the name of the batch\"; addSubview(field); field.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(\(width)) }"
        )
        #expect(messages("text-cut-short", text).isEmpty == !isCut)
    }

    @Test("A placeholder that something else replaces says nothing")
    func replacedPlaceholder() {
        let text = view(
            "private let field = UITextField()",
            "field.placeholder = \"Please enter the name of the batch\"; addSubview(field); field.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(120) }",
            more: "func ask(_ kind: Kind) { field.placeholder = kind.question }")
        #expect(messages("text-cut-short", text).isEmpty)
    }

    // MARK: Taps

    @Test(
        "Labels whose taps a stream or a recognizer answers are targets as high as their line",
        arguments: ["label.rx.click.subscribe { _ in }", "label.rx.tapGesture().when(.recognized).subscribe { _ in }"])
    func streamsOfTaps(answer: String) {
        let text = controller(
            "private let label = UILabel()",
            "label.text = \"Resend\"; view.addSubview(label); label.snp.makeConstraints { $0.left.top.equalToSuperview().offset(100) }; \(answer)"
        )
        #expect(messages("small-touch-target", text).contains { $0.contains("`label`") })
        let high = text.replacing("offset(100) }", with: "offset(100); $0.height.equalTo(44) }")
        #expect(messages("small-touch-target", high).isEmpty)
        #expect(messages("small-touch-target", text.replacing(answer, with: "")).isEmpty)
    }

    // MARK: Views that lie in cells

    @Test("A web view beside a cell's content view takes no touches")
    func webViewOfCell() {
        let text = """
            class PageCell: UITableViewCell {
                private let page = WKWebView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    addSubview(page)
                    page.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        #expect(messages("cell-subview-outside-content-view", text).count == 1)
        #expect(
            messages(
                "cell-subview-outside-content-view",
                text.replacing("    addSubview", with: "    contentView.addSubview")
            )
            .isEmpty)
    }

    @Test("A view that its getter adds to the cell, and the set-up to the content view, lies in the latter")
    func movedIntoContent() {
        let text = """
            @interface PageCell : UITableViewCell
            @property (nonatomic, strong) UIView *mark;
            @end
            @implementation PageCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
                self = [super initWithStyle:style reuseIdentifier:identifier];
                [self.contentView addSubview:self.mark];
                [self.mark mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self.contentView);
                    make.size.mas_equalTo(CGSizeMake(2, 14));
                }];
                return self;
            }
            - (UIView *)mark {
                if (!_mark) { _mark = [[UIView alloc] init]; [self addSubview:_mark]; }
                return _mark;
            }
            @end
            """
        #expect(messages("cell-subview-outside-content-view", text, .objectiveC).isEmpty)
        let onlyOnCell = text.replacing("[self.contentView addSubview:self.mark];", with: "")
        #expect(messages("cell-subview-outside-content-view", onlyOnCell, .objectiveC).count == 1)
    }

    // MARK: Places

    @Test(
        "A variable that a closure fills is the view, and a frame without a size places nothing",
        arguments: [
            "let line: UIView = { let made = UIView(); made.backgroundColor = .gray; return made }()",
            "let line = UIView(); line.frame = .zero", "let line = UIView(); line.frame = CGRect.zero",
        ])
    func ambiguousLocal(making: String) {
        let text = view(
            "",
            "\(making); addSubview(line); line.snp.makeConstraints { $0.width.top.equalToSuperview(); $0.height.equalTo(1) }"
        )
        #expect(messages("ambiguous-position", text).contains { $0.contains("`line.x`") })
        let framed = text.replacing("addSubview(line)", with: "line.frame = bounds; addSubview(line)")
        #expect(messages("ambiguous-position", framed).isEmpty)
    }

    @Test(
        "A frame before a block of the same method has no effect",
        arguments: ["bounds", "CGRect(x: 0, y: 0, width: 9, height: 9)"])
    func frameBeforeBlock(frame: String) {
        let text = view(
            "private let box = UIView()",
            "addSubview(box); box.frame = \(frame); box.snp.makeConstraints { $0.left.right.top.equalToSuperview(); $0.height.equalTo(40) }"
        )
        #expect(messages("frame-without-effect", text).count == 1)
        #expect(
            messages("frame-without-effect", text + "\nextension PageView { var end: CGFloat { box.frame.maxY } }")
                .isEmpty)
        #expect(messages("frame-without-effect", text.replacing("box.snp", with: "other.snp")).isEmpty)
    }

    // MARK: Edges of the screen

    @Test("A control that dips into the home indicator's area is told", arguments: [(29, 1), (34, 0), (48, 0)])
    func homeIndicator(distance: Int, count: Int) {
        let text = controller(
            "private let pay = UIButton()",
            "view.addSubview(pay); pay.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.bottom.equalToSuperview().offset(-\(distance)); $0.height.equalTo(53) }"
        )
        let found = Analysis(text: SourceText(text), dialect: .swift, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == "unsafe-screen-edge" }
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.message.contains("5 pt of it") })
    }

    @Test("A number that jumps over the navigation bar is the height of that bar", arguments: [true, false])
    func constantBelowBar(isPushed: Bool) {
        let text = controller(
            "private let label = UILabel()",
            "view.addSubview(label); label.text = \"Welcome\"; label.snp.makeConstraints { $0.left.equalToSuperview().offset(16); $0.top.equalToSuperview().offset(93) }",
            more: isPushed
                ? "func next() { navigationController?.pushViewController(PageController(), animated: true) }" : "")
        #expect(messages("bar-height-as-number", text).isEmpty == !isPushed)
        #expect(messages("bar-height-as-number", text.replacing("offset(93)", with: "offset(160)")).isEmpty)
    }

    @Test("A bar over the end of a list covers its last rows")
    func barOverList() {
        let text = controller(
            "private let list = UITableView(); private let pay = UIButton()",
            "view.addSubview(list); view.addSubview(pay); list.snp.makeConstraints { $0.edges.equalToSuperview() }; pay.snp.makeConstraints { $0.left.right.equalToSuperview().inset(16); $0.bottom.equalTo(view.safeAreaLayoutGuide); $0.height.equalTo(52) }"
        )
        #expect(messages("list-under-bar", text).count == 1)
        #expect(
            messages("list-under-bar", text.replacing("list.snp", with: "list.contentInset.bottom = 60; list.snp"))
                .isEmpty)
        // A round button floats on purpose.
        let round = text.replacing(
            "$0.left.right.equalToSuperview().inset(16)",
            with: "$0.right.equalToSuperview().inset(16); $0.width.equalTo(52)")
        #expect(messages("list-under-bar", round).isEmpty)
    }
}
