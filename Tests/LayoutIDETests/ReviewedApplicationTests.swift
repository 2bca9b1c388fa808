// What reviewers of six applications found silent or false, each in the smallest text that shows it.

import LayoutIDE
import SourceText
import Testing

@Suite struct ReviewedApplicationTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    private func controller(_ body: String, members: String = "", more: String = "") -> String {
        """
        class Page: UIViewController {
            \(members)
            override func viewDidLoad() {
                super.viewDidLoad()
                \(body)
            }
            \(more)
        }
        """
    }

    // MARK: Views that nobody sees

    @Test(
        "What a variable holds, with all that lies in it, is never seen where nothing adds it",
        arguments: [
            ("let row = UIStackView(arrangedSubviews: [check]); row.spacing = 8", true),
            (
                "let box = UIView(); box.addSubview(check); check.snp.makeConstraints { $0.edges.equalToSuperview() }",
                true
            ),
            ("let box = UIView(); box.addSubview(check); view.addSubview(box)", false),
            ("let box = UIView(); box.addSubview(check); navigationItem.titleView = box", false),
            ("let box = UILabel(); box.text = title; print(box.intrinsicContentSize)", false),
            ("let box = UIView(); box.backgroundColor = .red; show(box)", false),
        ])
    func unseenVariable(_ body: String, _ isUnseen: Bool) {
        let body = body + "; view.addSubview(other); other.snp.makeConstraints { $0.edges.equalToSuperview() }"
        let text = controller(body, members: "let check = UIButton(); let other = UIView()")
        #expect(messages("view-never-added", text).isEmpty == !isUnseen)
    }

    @Test(
        "A view that a closure makes for a private member is never seen where nothing names the member",
        arguments: [
            ("private", "", true), ("", "", false), ("private", "view.addSubview(eye)", false),
            ("private", "field.rightView = eye", false),
        ])
    func unusedMember(_ access: String, _ use: String, _ isUnseen: Bool) {
        let text = controller(
            "view.addSubview(field); field.snp.makeConstraints { $0.edges.equalToSuperview() }; \(use)",
            members: """
                let field = UITextField()
                \(access) lazy var eye: UIButton = {
                    let made = UIButton()
                    made.snp.makeConstraints { $0.size.equalTo(44) }
                    return made
                }()
                """)
        #expect(messages("view-never-added", text).isEmpty == !isUnseen)
    }

    @Test("A variable of a method is free whoever inherits from the class")
    func localOfSuperclass() {
        let text = controller(
            "let hint = UILabel(); view.addSubview(hint); hint.snp.makeConstraints { $0.centerX.equalToSuperview(); $0.size.equalTo(8) }"
        )
        let all = text + "\nclass Subpage: Page {}"
        #expect(messages("ambiguous-position", all).count == 1)
    }

    // MARK: Frames

    @Test(
        "A frame that the maker of a constrained view gives it has no effect",
        arguments: [
            ("made.frame = CGRect(x: 0, y: 0, width: 90, height: 90)", "", 1),
            ("made.frame = CGRect(x: 0, y: 0, width: 90, height: 90); made.center = self.view.center", "", 1),
            ("made.frame = CGRect(x: 0, y: 0, width: 90, height: 90)", "print(wheel.frame)", 0),
            ("made.tintColor = .red", "", 0),
        ])
    func frameOfMaker(_ line: String, _ use: String, _ count: Int) {
        let text = controller(
            "view.addSubview(wheel); wheel.snp.makeConstraints { $0.center.equalToSuperview() }; \(use)",
            members: """
                private lazy var wheel: UIActivityIndicatorView = {
                    let made = UIActivityIndicatorView()
                    \(line)
                    return made
                }()
                """)
        #expect(messages("frame-without-effect", text).count == count)
    }

    @Test("The frame of what a maker puts into its view is not the view's")
    func frameOfPart() {
        let text = controller(
            "view.addSubview(field); field.snp.makeConstraints { $0.left.right.centerY.equalToSuperview() }",
            members: """
                private lazy var field: UITextField = {
                    let made = UITextField()
                    made.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
                    return made
                }()
                """)
        #expect(messages("frame-without-effect", text).isEmpty)
    }

    // MARK: Conflicts

    @Test(
        "A stack view hands on how wide what it arranges is",
        arguments: [("equalTo(200)", 1), ("lessThanOrEqualTo(200)", 0)])
    func widthThroughStack(_ relation: String, _ count: Int) {
        let text = controller(
            """
            let text = UITextView()
            let stack = UIStackView()
            stack.axis = .vertical
            stack.addArrangedSubview(text)
            view.addSubview(stack)
            stack.snp.makeConstraints { make in
                make.center.equalToSuperview()
                make.width.equalToSuperview().offset(-40)
            }
            text.snp.makeConstraints { $0.width.\(relation) }
            """)
        #expect(messages("controller-width-fixed", text).count == count)
    }

    @Test("A conflict is one finding also where one of its constraints is made twice")
    func conflictWithTwin() {
        let text = """
            class Pair: UIView {
                let a = UIView()
                let b = UIView()
                func setUp() {
                    addSubview(a)
                    addSubview(b)
                    a.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalToSuperview().offset(109); $0.size.equalTo(11) }
                    b.snp.makeConstraints { $0.left.equalToSuperview(); $0.top.equalToSuperview().offset(186); $0.size.equalTo(11) }
                    a.snp.makeConstraints {
                        $0.bottom.equalTo(b).offset(-80)
                        $0.height.equalTo(11)
                    }
                }
            }
            """
        #expect(messages("unsatisfiable", text).count == 1)
    }

    @Test(
        "A button that another method moves a little stays where the home indicator is",
        arguments: [(-8, 1), (-200, 0)])
    func movedButton(_ offset: Int, _ count: Int) {
        let text = controller(
            """
            view.addSubview(send)
            send.snp.makeConstraints { make in
                make.right.equalToSuperview().offset(-20)
                make.bottom.equalToSuperview().offset(-15)
            }
            """, members: "let send = UIButton()",
            more: "func hide() { send.snp.updateConstraints { $0.bottom.equalToSuperview().offset(\(offset)) } }")
        #expect(messages("unsafe-screen-edge", text).count == count)
    }

    // MARK: What runs again

    @Test("`setNeedsUpdateConstraints` runs as often as somebody calls it", arguments: [("make", 1), ("remake", 0)])
    func neededUpdates(_ kind: String, _ count: Int) {
        let text = """
            class DateCell: UICollectionViewCell {
                let grey = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(grey)
                }
                override func setNeedsUpdateConstraints() {
                    super.setNeedsUpdateConstraints()
                    grey.snp.\(kind)Constraints { $0.edges.equalToSuperview() }
                }
            }
            """
        #expect(messages("setup-runs-again", text).count == count)
    }

    @Test(
        "Rows that set both ways, or whose cell sets itself back, keep nothing of another row",
        arguments: [
            (
                "if ([self.source respondsToSelector:@selector(titleAt:)]) { NSString *title = [self.source titleAt:path]; cell.titleLabel.text = title; } else { cell.titleLabel.text = nil; }",
                "", 0
            ),
            (
                "if (path.row == 1) { NSString *title = [self.source titleAt:path]; cell.titleLabel.text = title; }",
                "", 1
            ),
            ("if (@available(iOS 13, *)) { cell.titleLabel.textColor = UIColor.redColor; }", "", 0),
            ("if (path.row == 1) { cell.titleLabel.textColor = UIColor.redColor; }", "", 1),
            (
                "if (path.row == 1) { cell.titleLabel.textColor = UIColor.redColor; }",
                "- (void)prepareForReuse { [super prepareForReuse]; self.titleLabel.textColor = nil; }", 0
            ),
        ])
    func rows(_ body: String, _ more: String, _ count: Int) {
        let text = """
            @interface TitleCell : UITableViewCell
            @property (nonatomic, strong) UILabel *titleLabel;
            @end
            @implementation TitleCell
            \(more)
            @end
            @interface List : UIView
            @property (nonatomic, strong) UITableView *table;
            @end
            @implementation List
            - (void)setUp {
                [self.table mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.mas_equalTo(0); }];
            }
            - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
                TitleCell *cell = [table dequeueReusableCellWithIdentifier:@"c" forIndexPath:path];
                \(body)
                return cell;
            }
            @end
            """
        #expect(messages("reuse-keeps-content", text, .objectiveC).count == count)
    }

    // MARK: Texts

    private func row(_ text: String, members: String = "", stack: String = "") -> String {
        """
        class Row: UIView {
            private let label = UILabel()
            private let time = UILabel()
            \(members)
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.text = \(text)
                time.text = "12:30"
                addSubview(time)
                \(stack.isEmpty ? "addSubview(label); label.snp.makeConstraints { $0.left.top.equalToSuperview() }" : stack)
                time.snp.makeConstraints { $0.right.top.equalToSuperview() }
            }
        }
        """
    }

    @Test(
        "A constant of the class is as known a text as one that is written out",
        arguments: [
            ("caption", "let caption = \"Option A\"", 0), ("self.caption", "let caption = \"Option A\"", 0),
            ("caption", "var caption = \"Option A\"", 1), ("caption", "let caption: String", 1),
        ])
    func constantTexts(_ text: String, _ member: String, _ count: Int) {
        #expect(messages("unbounded-text", row(text, members: member)).count == count)
    }

    @Test("A stack view ends where what it arranges ends", arguments: [("time.snp.left", 0), ("nothing", 1)])
    func stackThatEnds(_ target: String, _ count: Int) {
        let end =
            target == "nothing" ? "" : "inner.snp.makeConstraints { $0.right.lessThanOrEqualTo(\(target)).offset(-8) }"
        let stack = """
            let inner = UIStackView(arrangedSubviews: [label])
            let outer = UIStackView(arrangedSubviews: [inner])
            addSubview(outer)
            outer.snp.makeConstraints { $0.left.top.equalToSuperview() }
            \(end)
            """
        let text = row("name", members: "var name: String", stack: stack)
        #expect(messages("unbounded-text", text).count == count)
    }

    @Test(
        "A label as wide as its superview without a margin goes on under a button at its end",
        arguments: [(-30, 1), (-80, 0)])
    func widthUnderButton(_ less: Int, _ count: Int) {
        let text = """
            class SearchCell: UITableViewCell {
                let title = UILabel()
                let remove = UIButton()
                func setUp() {
                    contentView.addSubview(title)
                    contentView.addSubview(remove)
                    title.snp.makeConstraints { make in
                        make.leading.equalToSuperview().offset(15)
                        make.top.equalToSuperview().offset(11)
                        make.width.equalToSuperview().offset(\(less))
                    }
                    remove.snp.makeConstraints { make in
                        make.trailing.equalToSuperview().offset(-15)
                        make.centerY.equalTo(title)
                        make.size.equalTo(44)
                    }
                }
            }
            """
        #expect(messages("overlapping-texts", text).count == count)
    }

    @Test("What is a part of the screen wide is not measured on a narrower one")
    func partOfScreen() {
        let text = """
            #define WIDTH ([UIScreen mainScreen].bounds.size.width)
            @interface NameCell : UITableViewCell
            @property (nonatomic, strong) UILabel *name;
            @end
            @implementation NameCell
            - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier {
                self = [super initWithStyle:style reuseIdentifier:identifier];
                self.name = [[UILabel alloc] init];
                [self.contentView addSubview:self.name];
                [self.name mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.contentView).offset(0.188 * WIDTH);
                    make.top.equalTo(self.contentView).offset(28);
                    make.width.mas_equalTo(0.7 * WIDTH);
                }];
                return self;
            }
            - (void)fill:(NSString *)name { self.name.text = name; }
            @end
            """
        #expect(messages("far-edge-outside", text, .objectiveC).isEmpty)
        #expect(messages("far-edge-outside", text.replacingOccurrences(of: "0.7", with: "0.9"), .objectiveC).count == 1)
    }

    // MARK: Touches and parts of controls

    @Test(
        "A label that is tapped, and a button as high as what it lies in, are targets of touches",
        arguments: [
            (
                "label.addGestureRecognizer(UITapGestureRecognizer()); label.isUserInteractionEnabled = true", "label",
                "20", 1
            ),
            ("let tap = UITapGestureRecognizer(); label.addGestureRecognizer(tap)", "label", "20", 1),
            ("label.addGestureRecognizer(UIPanGestureRecognizer())", "label", "20", 0),
            ("", "label", "20", 0),
            ("", "button", "equalTo(box)", 1),
            ("button.isUserInteractionEnabled = false", "button", "equalTo(box)", 0),
        ])
    func targets(_ body: String, _ view: String, _ height: String, _ count: Int) {
        let relation = height.hasPrefix("equal") ? height : "equalTo(\(height))"
        let text = controller(
            """
            view.addSubview(box)
            box.addSubview(label)
            box.addSubview(button)
            \(body)
            box.snp.makeConstraints { $0.center.equalToSuperview(); $0.width.equalTo(200); $0.height.equalTo(20) }
            \(view).snp.makeConstraints { $0.left.centerY.equalToSuperview(); $0.height.\(relation) }
            """, members: "let box = UIView(); let label = UILabel(); let button = UIButton()")
        #expect(messages("small-touch-target", text).count == count)
    }

    @Test(
        "A button's own title is laid out by the button in a class of it, too",
        arguments: [("UIButton", 1), ("UIView", 0)])
    func ownTitle(_ superclass: String, _ count: Int) {
        let text = """
            @interface LessonButton : \(superclass)
            @end
            @implementation LessonButton
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                [self.titleLabel mas_makeConstraints:^(MASConstraintMaker *make) { make.top.bottom.equalTo(self); }];
                return self;
            }
            @end
            """
        #expect(messages("constrain-uikit-internal-subview", text, .objectiveC).count == count)
    }
}
