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
        #expect(all.first?.message.contains("One more place in the class does the same.") == true)
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

    @Test(
        "What a loop takes out of a stack view alone stays under what is made next",
        arguments: [
            ("stack.removeArrangedSubview($0)", "UIButton()", 1),
            ("stack.removeArrangedSubview($0); $0.removeFromSuperview()", "UIButton()", 0),
            ("$0.removeFromSuperview()", "UIButton()", 0), ("stack.removeArrangedSubview($0)", "known[value]", 0),
        ])
    func emptiedStacks(removal: String, button: String, count: Int) {
        let text = """
            class LinksCell: UITableViewCell {
                private let stack = UIStackView()
                func setUp() {
                    contentView.addSubview(stack)
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func set(_ values: [Link]) {
                    stack.arrangedSubviews.forEach { \(removal) }
                    values.forEach { value in
                        let button = \(button)
                        stack.addArrangedSubview(button)
                    }
                }
            }
            """
        #expect(findings("arranged-subview-kept", text).count == count)
    }

    @Test(
        "A view that leaves its superview at the end of its life alone has constraints made again",
        arguments: [("dealloc", 1), ("close", 0)])
    func endOfLife(method: String, count: Int) {
        let text = """
            @interface NoteView : UIView
            @property (nonatomic, strong) UILabel *hint;
            @end
            @implementation NoteView
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                self.hint = [[UILabel alloc] init];
                [self addSubview:self.hint];
                return self;
            }
            - (void)layoutSubviews {
                [super layoutSubviews];
                [self.hint mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); }];
            }
            - (void)\(method) { [self.hint removeFromSuperview]; }
            @end
            """
        #expect(findings("setup-runs-again", text, .objectiveC).count == count)
    }

    @Test(
        "Where there are no elements, there is no row",
        arguments: [("self.notes.count > 0", 0), ("self.notes.count > 3", 1)])
    func rowsOfElements(condition: String, count: Int) {
        let text = """
            @interface NotesController : UIViewController
            @property (nonatomic, strong) NSArray *notes;
            @property (nonatomic, strong) UIView *line;
            @end
            @implementation NotesController
            - (void)viewDidLoad {
                [super viewDidLoad];
                [self.line mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            - (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
                NoteCell *cell = [tableView dequeueReusableCellWithIdentifier:@"note"];
                if (\(condition)) {
                    cell.textLabel.text = self.notes[indexPath.row];
                }
                return cell;
            }
            @end
            """
        #expect(findings("reuse-keeps-content", text, .objectiveC).count == count)
    }

    @Test(
        "A view that only a bound holds along an axis is free there",
        arguments: [
            ("make.bottom.greaterThanOrEqualTo(name.snp.top)", 1), ("make.bottom.equalTo(name.snp.top)", 0),
        ])
    func bounds(place: String, count: Int) {
        let text = """
            class NoteView: UIView {
                private let name = UILabel()
                private let time = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(name)
                    addSubview(time)
                    name.snp.makeConstraints { $0.left.bottom.equalToSuperview() }
                    time.snp.makeConstraints { make in
                        make.left.equalToSuperview()
                        \(place)
                    }
                }
            }
            """
        #expect(findings("ambiguous-position", text).count == count)
    }

    @Test(
        "Constraints that a cell makes each time it is filled, of what it is filled with, too",
        arguments: [
            ("configure(_ tags: [Tag])", "setUpTags(count: tags.count)", 1),
            ("setupCell(_ tags: [Tag])", "setUpTags(count: tags.count)", 1),
            ("setupViews(_ tags: [Tag])", "setUpTags(count: tags.count)", 0), ("configure(_ tags: [Tag])", "", 0),
        ])
    func filledCells(method: String, call: String, count: Int) {
        let text = """
            class TagsCell: UITableViewCell {
                private let box = UIView()
                func \(method) { \(call) }
                private func setUpTags(count: Int) {
                    contentView.addSubview(box)
                    box.snp.makeConstraints { make in
                        make.edges.equalToSuperview()
                        make.height.equalTo(count * 33)
                    }
                }
            }
            """
        #expect(findings("setup-runs-again", text).count == count)
    }

    @Test(
        "Set-ups that come instead of another one, or before there is anything to set up",
        arguments: [("xibInit", 0), ("restart", 1)])
    func otherInitializers(name: String, count: Int) {
        let text = """
            class FieldView: UIView {
                private let label = UILabel()
                private let line = UIView()
                init(text: String) {
                    super.init(frame: .zero)
                    setUpLabel()
                    setUpLine()
                }
                func \(name)(text: String) {
                    setUpLabel()
                    setUpLine()
                }
                private func setUpLabel() {
                    addSubview(label)
                    label.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }
                private func setUpLine() {
                    addSubview(line)
                    line.snp.makeConstraints { $0.left.right.bottom.equalToSuperview(); $0.height.equalTo(1) }
                }
            }
            """
        #expect(findings("set-up-twice", text).count == count)
    }

    @Test(
        "What is made behind the superclass's set-up is set up once",
        arguments: [("self.photo = [[UIImageView alloc] init];", 0), ("", 1)])
    func madeBehindSuper(making: String, count: Int) {
        let text = """
            @interface BaseController : UIViewController
            @end
            @implementation BaseController
            - (void)viewDidLoad { [super viewDidLoad]; [self setUpViews]; }
            - (void)setUpViews {}
            @end
            @interface PhotoController : BaseController
            @property (nonatomic, strong) UIImageView *photo;
            @end
            @implementation PhotoController
            - (instancetype)init { self = [super init]; _photo = [[UIImageView alloc] init]; return self; }
            - (void)viewDidLoad {
                [super viewDidLoad];
                \(making)
                [self setUpViews];
            }
            - (void)setUpViews {
                [self.view addSubview:self.photo];
                [self.photo mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            }
            @end
            """
        #expect(findings("set-up-twice", text, .objectiveC).count == count)
    }

    @Test("A view whose layer something else shows is seen, and a button that is off is touched by nobody")
    func layersAndButtons() {
        let text = """
            class SceneController: UIViewController {
                private let photo = UIImageView()
                private let badge = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    photo.contentMode = .scaleAspectFit
                    view.addSubview(badge)
                    badge.snp.makeConstraints { $0.center.equalToSuperview(); $0.size.equalTo(16) }
                    badge.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                }
                @objc func tapped() {}
            }
            """
        #expect(findings("view-never-added", text).count == 1)
        #expect(findings("small-touch-target", text).count == 1)
        let other = text.replacing(
            "photo.contentMode", with: "material.contents = photo.layer\nbadge.isEnabled = false\nphoto.contentMode")
        #expect(findings("view-never-added", other).isEmpty)
        #expect(findings("small-touch-target", other).isEmpty)
    }
}
