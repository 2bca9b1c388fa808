// One cause is one finding, and what stands in for something hides nothing.

import AutoLayout
import LayoutIDE
import SourceText
import Testing

@Suite struct OnceForAllTests {
    private func findings(_ rule: RuleID, _ text: String, _ dialect: Dialect = .swift) -> [Finding] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }
    }

    @Test("Views of one class that conflict in the same way are one error")
    func sameCause() {
        let text = """
            class RowView: UIView {
                private let inner = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(inner)
                    inner.snp.makeConstraints { make in
                        make.edges.equalToSuperview()
                        make.height.equalTo(12)
                    }
                }
            }
            class PageController: UIViewController {
                private let first = RowView()
                private let second = RowView()
                private let third = RowView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(first)
                    view.addSubview(second)
                    view.addSubview(third)
                    first.snp.makeConstraints { $0.left.top.right.equalToSuperview(); $0.height.equalTo(48) }
                    second.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.top.equalTo(first.snp.bottom); $0.height.equalTo(48) }
                    third.snp.makeConstraints { $0.left.right.equalToSuperview(); $0.top.equalTo(second.snp.bottom); $0.height.equalTo(50) }
                }
            }
            """
        let all = findings("unsatisfiable", text)
        // The third one has numbers of its own.
        #expect(all.count == 2)
        #expect(all.first?.message.contains("One more view of its class conflicts in the same way.") == true)
    }

    @Test("Arranged views of a class that are hidden against their sizes are one finding")
    func hiddenInStacks() {
        let text = """
            class RowView: UIView {
                private let stack = UIStackView()
                private let one = UIView()
                private let two = UIView()
                func setUp() {
                    addSubview(stack)
                    stack.axis = .vertical
                    stack.addArrangedSubview(one)
                    stack.addArrangedSubview(two)
                    stack.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
                    one.snp.makeConstraints { $0.height.equalTo(20) }
                    two.snp.makeConstraints { $0.height.equalTo(20) }
                }
                func show(_ isShort: Bool) {
                    one.isHidden = isShort
                    two.isHidden = isShort
                }
            }
            """
        let all = findings("stack-hidden-required-size", text)
        #expect(all.count == 1)
        #expect(all.first?.message.contains("One more place of the class does the same.") == true)
    }

    @Test(
        "A hidden view in whose place another one is shown keeps its space on purpose",
        arguments: [
            ("make.edges.equalTo(photo)", "photo.isHidden = isEmpty", 0),
            ("make.left.top.equalTo(photo)", "photo.isHidden = isEmpty", 1),
        ])
    func standIns(place: String, hiding: String, count: Int) {
        let text = """
            class RowView: UIView {
                private let photo = UIImageView()
                private let empty = UIImageView()
                private let name = UILabel()
                func setUp() {
                    addSubview(photo)
                    addSubview(empty)
                    addSubview(name)
                    photo.snp.makeConstraints { $0.left.top.bottom.equalToSuperview(); $0.width.equalTo(40) }
                    empty.snp.makeConstraints { make in \(place) }
                    name.snp.makeConstraints { $0.left.equalTo(photo.snp.right); $0.top.right.equalToSuperview() }
                }
                func show(_ isEmpty: Bool) { \(hiding) }
            }
            """
        #expect(findings("hidden-view-keeps-space", text).count == count)
    }

    @Test(
        "Nothing is hidden by FALSE",
        arguments: [("TRUE", 1), ("FALSE", 0), ("NO", 0)])
    func macrosOfBooleans(value: String, count: Int) {
        let text = """
            @interface RowView : UIView
            @property (nonatomic, strong) UIView *photo;
            @property (nonatomic, strong) UIView *name;
            @end
            @implementation RowView
            - (void)setUp {
                self.photo = [[UIView alloc] init];
                self.name = [[UIView alloc] init];
                [self addSubview:self.photo];
                [self addSubview:self.name];
                [self.photo mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.bottom.equalTo(self);
                    make.width.mas_equalTo(40);
                }];
                [self.name mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self.photo.mas_right);
                    make.top.right.bottom.equalTo(self);
                }];
            }
            - (void)show { self.photo.hidden = \(value); }
            @end
            """
        #expect(findings("hidden-view-keeps-space", text, .objectiveC).count == count)
    }

    @Test("The content view of a cell is laid out by nobody's call")
    func contentViews() {
        let text = """
            class Cell: UITableViewCell {
                private let name = UILabel()
                func setUp() {
                    contentView.addSubview(name)
                    name.snp.makeConstraints { $0.edges.equalToSuperview() }
                    contentView.layoutSubviews()
                }
            }
            """
        #expect(findings("layout-method-called", text).count == 1)
    }

    @Test(
        "Constraints for some devices alone",
        arguments: [
            ("IS_IPHONE_5", "else if (IS_IPHONE_6)", "", 1),
            ("kScreenHeight == 568", "else if (kScreenHeight == 667)", "", 1),
            ("[Device isIphoneFive]", "else if ([Device isIphoneSix] || [Device isIphonePlus])", "", 1),
            ("IS_IPHONE_5", "else", "", 0), ("self.isSmall", "else if (self.isLarge)", "", 0),
            ("IS_IPHONE_5", "else if (IS_IPHONE_6)", "self.name.frame = CGRectMake(0, 0, 10, 10);", 0),
        ])
    func devices(first: String, second: String, more: String, count: Int) {
        let text = """
            @interface Cell : UITableViewCell
            @property (nonatomic, strong) UILabel *name;
            @end
            @implementation Cell
            - (void)setUp {
                self.name = [[UILabel alloc] init];
                [self.contentView addSubview:self.name];
                \(more)
                if (\(first)) {
                    [self.name mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.contentView); }];
                } \(second) {
                    [self.name mas_makeConstraints:^(MASConstraintMaker *make) { make.left.bottom.equalTo(self.contentView); }];
                }
            }
            @end
            """
        #expect(findings("device-case-missing", text, .objectiveC).count == count)
        let three = text.replacing(
            "    }\n}\n@end",
            with: """
                    } else if (IS_IPHONE_X) {
                        [self.name mas_makeConstraints:^(MASConstraintMaker *make) { make.right.bottom.equalTo(self.contentView); }];
                    }
                }
                @end
                """)
        #expect(findings("device-case-missing", three, .objectiveC).count == (second == "else" ? 0 : count))
        // What one of the branches does not place is placed elsewhere, or meant so.
        let other = text.replacing("make.left.bottom.equalTo(self.contentView);", with: "").replacing(
            "[self.name mas_makeConstraints:^(MASConstraintMaker *make) {  }];", with: "[self show];")
        #expect(findings("device-case-missing", other, .objectiveC).isEmpty)
    }
}
