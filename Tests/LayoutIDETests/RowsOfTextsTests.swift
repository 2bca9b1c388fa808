// What reviewers found of texts in rows: where they end, what they meet, and who gives them.

import AutoLayout
import LayoutIDE
import SourceText
import Testing

@Suite struct RowsOfTextsTests {
    private func messages(
        _ rule: RuleID, _ text: String, _ dialect: Dialect = .swift, beside others: [String] = []
    ) -> [String] {
        var configuration = AnalysisConfiguration()
        if !others.isEmpty {
            let sources = ([text] + others).enumerated().map { number, text in
                IndexedSource(
                    text: SourceText(text), dialect: dialect, path: "File\(number)", role: .implementation)
            }
            configuration.index = SymbolIndex(sources, device: nil)
        }
        return Analysis(text: SourceText(text), dialect: dialect, configuration: configuration).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    /// A cell with two labels, an image and a button.
    private func cell(_ body: String, methods: String = "", first: String = "time", second: String = "status") -> String
    {
        """
        class Cell: UITableViewCell {
            private let \(first) = UILabel()
            private let \(second) = UILabel()
            private let photo = UIImageView()
            private let action = UIButton()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(\(first))
                contentView.addSubview(\(second))
                contentView.addSubview(photo)
                contentView.addSubview(action)
        \(body)
            }
        \(methods)
        }
        """
    }

    // MARK: Both ends of a row

    @Test(
        "Texts that come from both ends of a row, of which one has a length that is not known",
        arguments: [
            ("time", "hint", "make.right.equalToSuperview().offset(-16)", 1),
            ("time", "hint", "make.left.equalTo(contentView.snp.centerX)", 1),
            ("time", "hint", "make.right.equalToSuperview(); make.left.greaterThanOrEqualTo(time.snp.right)", 0),
            ("time", "hint", "make.right.equalToSuperview(); make.width.equalTo(80)", 0),
            ("time", "hint", "make.left.equalTo(time.snp.right).offset(4)", 0),
            ("count", "hint", "make.right.equalToSuperview().offset(-16)", 0),
            ("time", "memberNum", "make.right.equalToSuperview().offset(-16)", 0),
            ("time", "status", "make.right.equalToSuperview().offset(-16)", 0),
            ("time", "endTime", "make.right.equalToSuperview().offset(-16)", 0),
        ])
    func facing(first: String, second: String, place: String, count: Int) {
        let body = """
            \(first).snp.makeConstraints { make in
                make.top.equalToSuperview().offset(8)
                make.left.equalToSuperview().offset(16)
            }
            \(second).snp.makeConstraints { make in
                make.top.equalToSuperview().offset(8)
                \(place)
            }
            """
        // Other files fill them.
        let text = cell(body, first: first, second: second).replacing("private let", with: "let")
        #expect(messages("unbounded-text", text).filter { $0.contains("both ends") }.count == count)
        // On another line, written out, or one instead of the other.
        let below = text.replacing("offset(8)\n    \(place)", with: "offset(40)\n    \(place)")
        #expect(below != text)
        #expect(messages("unbounded-text", below).isEmpty)
        for statement in ["\(first).text = \"OK\"", "\(first).isHidden = true"] {
            let changed = text.replacing("contentView.addSubview(photo)", with: statement)
            #expect(messages("unbounded-text", changed).isEmpty)
        }
    }

    @Test("Of a chain of texts the first one is reported, with the last one beside it")
    func chains() {
        let body = """
            owner.snp.makeConstraints { make in
                make.top.equalToSuperview().offset(8)
                make.left.equalToSuperview().offset(16)
            }
            place.snp.makeConstraints { make in
                make.centerY.equalTo(owner)
                make.left.equalTo(owner.snp.right).offset(4)
            }
            """
        let filling = "func show(_ order: Order) { owner.text = order.owner; place.text = order.place }"
        let text = cell(body, methods: filling, first: "owner", second: "place")
        #expect(messages("unbounded-text", text).count == 1)
        // What is only aligned begins a row of its own.
        let apart = text.replacing("equalTo(owner.snp.right).offset(4)", with: "equalTo(owner.snp.left)")
        #expect(messages("unbounded-text", apart).count == 2)
    }

    @Test(
        "Who gives a label its text",
        arguments: [
            ("owner.setServerText(order.owner)", 1), ("owner.setTextColor(order.color)", 0),
            ("owner.text = R.string.localizable.by(\"\\(order.owner)\")", 1),
            ("owner.text = R.string.localizable.by(preferredLanguages: order.languages)", 0),
        ])
    func givers(statement: String, count: Int) {
        let body = "owner.snp.makeConstraints { make in make.top.left.equalToSuperview().offset(8) }"
        let text = cell(body, methods: "func show(_ order: Order) { \(statement) }", first: "owner")
        #expect(messages("unbounded-text", text).count == count)
    }

    @Test(
        "A maker of labels gives them their texts",
        arguments: [("self.house.quarter", 1), ("@\"Quarter\"", 0)])
    func makers(value: String, count: Int) {
        let text = """
            @implementation HouseController
            - (void)viewDidLoad {
                [super viewDidLoad];
                UILabel *quarter = [UILabel labelWithText:\(value) andFontSize:13];
                [self.view addSubview:quarter];
                [quarter mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.view).offset(10);
                    make.top.equalTo(self.view).offset(40);
                }];
            }
            @end
            """
        #expect(messages("unbounded-text", text, .objectiveC).count == count)
    }

    @Test("What lies in a view does not end it")
    func content() {
        let text = """
            class Cell: UITableViewCell {
                private let owner = UILabel()
                private let badge = UIView()
                private let inner = UIImageView()
                func setUp() {
                    contentView.addSubview(owner)
                    contentView.addSubview(badge)
                    badge.addSubview(inner)
                    owner.snp.makeConstraints { $0.left.top.equalToSuperview().offset(8) }
                    badge.snp.makeConstraints { $0.left.equalTo(owner.snp.right); $0.top.equalTo(owner) }
                    inner.snp.makeConstraints { $0.edges.equalToSuperview(); $0.size.equalTo(16) }
                }
                func show(_ order: Order) { owner.text = order.owner }
            }
            """
        #expect(messages("unbounded-text", text).count == 1)
    }

    @Test(
        "Stack views of texts run out, too",
        arguments: [
            ("make.left.equalToSuperview().offset(8)", "1", 1), ("make.left.right.equalToSuperview()", "1", 0),
            ("make.centerX.equalToSuperview()", "1", 0), ("make.centerX.equalToSuperview()", "0", 1),
        ])
    func stacks(place: String, lines: String, count: Int) {
        let text = """
            class MenuView: UIView {
                private let name = UILabel()
                private let price = UILabel()
                func setUp() {
                    let rows = UIStackView(arrangedSubviews: [name, price])
                    rows.axis = .vertical
                    name.numberOfLines = \(lines)
                    addSubview(rows)
                    rows.snp.makeConstraints { make in
                        make.centerY.equalToSuperview()
                        \(place)
                    }
                }
                func show(_ menu: Menu) { name.text = menu.name }
            }
            """
        #expect(messages("unbounded-text", text).count == count)
    }

    // MARK: Who fills cells

    private let filled = """
        @interface VisitCell : UITableViewCell
        @property (nonatomic, strong) UILabel *owner;
        @end
        @implementation VisitCell
        - (void)setUp {
            self.owner = [[UILabel alloc] init];
            [self.contentView addSubview:self.owner];
            [self.owner mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self.contentView).offset(10);
                make.height.mas_equalTo(12);
            }];
        }
        @end
        """

    @Test(
        "What the program gives to the labels of a cell",
        arguments: [
            ("cell.owner.text = visit.owner;", 1, 1), ("[cell.owner setText:visit.owner];", 1, 1),
            ("cell.owner.text = @\"Owner\";", 0, 1), ("cell.owner.hidden = NO;", 0, 0),
            ("cell.owner.text = isOwn ? @\"Me\" : @\"You\";", 0, 1),
        ])
    func givenElsewhere(statement: String, unbounded: Int, low: Int) {
        let controller = """
            @implementation VisitsController
            - (void)fill:(VisitCell *)cell with:(Visit *)visit { \(statement) }
            @end
            """
        for text in [filled, filled.replacing("self.owner", with: "_owner")] {
            #expect(messages("unbounded-text", text, .objectiveC, beside: [controller]).count == unbounded)
            #expect(messages("lines-cut-off", text, .objectiveC, beside: [controller]).count == low)
        }
    }

    @Test("A text that other code replaces may be longer or shorter")
    func replacedText() {
        let text = filled.replacing("- (void)setUp {", with: "- (instancetype)initWithFrame:(CGRect)frame {").replacing(
            "make.height.mas_equalTo(12);", with: "make.width.mas_equalTo(20);"
        ).replacing(
            "[self.contentView addSubview", with: "self.owner.text = @\"Somebody\";\n[self.contentView addSubview")
        let other =
            "@implementation Other\n- (void)fill:(VisitCell *)cell { cell.owner.text = self.visit.owner; }\n@end"
        #expect(messages("text-cut-short", text, .objectiveC, beside: [""]).count == 1)
        #expect(messages("text-cut-short", text, .objectiveC, beside: [other]).isEmpty)
    }

    @Test("Labels of one class that are too low are one finding")
    func lowLabels() {
        let body = """
            time.font = .systemFont(ofSize: 14)
            status.font = .systemFont(ofSize: 14)
            time.snp.makeConstraints { make in make.left.top.right.equalToSuperview(); make.height.equalTo(12) }
            status.snp.makeConstraints { make in make.left.bottom.right.equalToSuperview(); make.height.equalTo(12) }
            """
        let text = cell(
            body, methods: "func show(_ order: Order) { time.text = order.time; status.text = order.status }")
        let said = messages("lines-cut-off", text.replacing("time", with: "owner").replacing("status", with: "place"))
        #expect(said.count == 1)
        #expect(said.first?.contains("One more place in the class does the same.") == true)
        // As thin as a line, it is one.
        #expect(messages("lines-cut-off", text.replacing("equalTo(12)", with: "equalTo(1)")).isEmpty)
    }

    // MARK: What lies on each other

    @Test(
        "A label begins where an icon of its row does",
        arguments: [
            ("make.left.equalToSuperview().offset(12)", 18, 1), ("make.left.equalToSuperview().offset(40)", 18, 0),
            ("make.left.equalTo(photo.snp.right)", 18, 0), ("make.left.equalToSuperview().offset(12)", 80, 0),
        ])
    func sameBeginning(place: String, size: Int, count: Int) {
        let body = """
            photo.snp.makeConstraints { make in
                make.left.equalToSuperview().offset(12)
                make.centerY.equalToSuperview()
                make.size.equalTo(\(size))
            }
            status.snp.makeConstraints { make in
                \(place)
                make.centerY.equalTo(photo)
            }
            """
        let text = cell(body, methods: "func show(_ order: Order) { status.text = order.status }")
        #expect(messages("overlapping-texts", text).count == count)
    }

    @Test(
        "A long text goes on under a button of any width",
        arguments: [("make.right.equalToSuperview().offset(-8)", 1), ("make.right.equalTo(action.snp.left)", 0)])
    func underButtons(end: String, count: Int) {
        let body = """
            action.snp.makeConstraints { make in
                make.right.equalToSuperview().offset(-8)
                make.centerY.equalTo(owner)
            }
            owner.snp.makeConstraints { make in
                make.left.top.equalToSuperview().offset(8)
                \(end)
            }
            """
        let text = cell(body, methods: "func show(_ order: Order) { owner.text = order.owner }", first: "owner")
        #expect(messages("overlapping-texts", text).count == count)
    }

    @Test("A label that ends at the far edge of a button covers it, whatever its width")
    func endsOnButtons() {
        let body = """
            action.snp.makeConstraints { make in
                make.right.equalToSuperview().offset(-8)
                make.centerY.equalToSuperview()
            }
            owner.snp.makeConstraints { make in
                make.left.equalToSuperview().offset(8)
                make.centerY.equalTo(action)
                make.right.equalTo(action).offset(-5)
            }
            """
        #expect(messages("overlapping-texts", cell(body, first: "owner")).count == 1)
        let far = cell(body.replacing("offset(-5)", with: "offset(-60)"), first: "owner")
        #expect(messages("overlapping-texts", far).isEmpty)
    }

    @Test(
        "A label of a fixed width ends outside of a narrow row",
        arguments: [(300, 1), (200, 0)])
    func beyondRows(width: Int, count: Int) {
        let body = """
            owner.snp.makeConstraints { make in
                make.left.equalToSuperview().offset(90)
                make.top.bottom.equalToSuperview()
                make.width.equalTo(\(width))
            }
            """
        let text = cell(body, methods: "func show(_ order: Order) { owner.text = order.owner }", first: "owner")
        #expect(messages("far-edge-outside", text).count == count)
        #expect(messages("far-edge-outside", text.replacing("order.owner", with: "\"Owner\"")).isEmpty)
    }

    // MARK: Text fields

    /// A row of a field and something else.
    private func row(_ first: String, _ second: String, _ field: String, _ other: String) -> String {
        """
        class Row: UIView {
            private let field = \(first)()
            private let other = \(second)()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(field)
                addSubview(other)
                field.snp.makeConstraints { make in \(field) }
                other.snp.makeConstraints { make in \(other) }
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        """
    }

    @Test(
        "A text field and what ends its row hug their content equally, unless one is told otherwise",
        arguments: [
            ("UITextField", "UIButton", "", 1), ("UITextField", "UITextField", "", 1),
            ("UIButton", "UITextField", "", 1),
            ("UITextField", "UIView", "", 0), ("UITextField", "UIButton", "make.width.equalTo(44)", 0),
            ("UITextField", "UISwitch", "", 0),
        ])
    func fieldInRow(first: String, second: String, more: String, count: Int) {
        let text = row(
            first, second, "make.left.top.bottom.equalToSuperview()",
            "make.top.right.bottom.equalToSuperview(); make.left.equalTo(field.snp.right).offset(4); \(more)")
        #expect(messages("label-pair-no-hugging", text).count == count)
        let told = text.replacing(
            "addSubview(field)", with: "addSubview(field); other.setContentHuggingPriority(.required, for: .horizontal)"
        )
        #expect(messages("label-pair-no-hugging", told).isEmpty)
    }

    @Test(
        "A text that ends its row in one branch lies under nothing that hangs there in another",
        arguments: [true, false])
    func textOfBranch(isExclusive: Bool) {
        let text = """
            class Cell: UITableViewCell {
                private let title = UILabel()
                private let state = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(title)
                    contentView.addSubview(state)
                    if isWide {
                        state.snp.makeConstraints { $0.trailing.centerY.equalToSuperview() }
                        \(isExclusive ? "} else {" : "")
                        title.snp.makeConstraints { $0.leading.trailing.centerY.equalToSuperview() }
                    }
                }
                required init?(coder: NSCoder) { fatalError() }
                func fill(_ item: Item) { title.text = item.title; state.text = item.state }
            }
            """
        #expect(messages("overlapping-texts", text).isEmpty == isExclusive)
    }

    @Test(
        "What is typed goes on under a button that lies on the end of its field",
        arguments: [
            ("make.edges.equalToSuperview()", "make.centerY.right.equalToSuperview(); make.size.equalTo(44)", 1),
            (
                "make.left.right.centerY.equalToSuperview()",
                "make.centerY.right.equalToSuperview(); make.size.equalTo(44)", 1
            ),
            (
                "make.left.top.right.equalToSuperview()", "make.bottom.right.equalToSuperview(); make.size.equalTo(44)",
                0
            ),
            (
                "make.left.top.bottom.equalToSuperview(); make.right.equalTo(other.snp.left)",
                "make.centerY.right.equalToSuperview(); make.size.equalTo(44)", 0
            ),
        ])
    func buttonOnField(field: String, button: String, count: Int) {
        #expect(messages("overlapping-texts", row("UITextField", "UIButton", field, button)).count == count)
        let beside = row("UITextField", "UIButton", field, button).replacing(
            "addSubview(field)", with: "addSubview(field); field.rightView = UIView()")
        #expect(messages("overlapping-texts", beside).isEmpty)
    }
}
