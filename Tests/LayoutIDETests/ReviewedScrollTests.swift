// Scroll views whose content ends nowhere, whatever is in it; frames of views that constraints place.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite struct ReviewedScrollTests {
    private func messages(_ rule: RuleID, _ text: String, _ dialect: Dialect) -> [String] {
        Analysis(text: SourceText(text), dialect: dialect, configuration: AnalysisConfiguration()).findings
            .filter { $0.rule == rule }.map(\.message)
    }

    private func form(_ field: String, more: String = "", methods: String = "") -> String {
        """
        @interface PNForm ()
        @property (nonatomic, strong) UIScrollView *scroll;
        @property (nonatomic, strong) UITextField *field;
        @property (nonatomic, strong) UIImageView *face;
        @end
        @implementation PNForm
        - (void)viewDidLoad {
            [super viewDidLoad];
            self.scroll = [[UIScrollView alloc] init];
            self.field = [[UITextField alloc] init];
            self.face = [[UIImageView alloc] init];
            [self.view addSubview:self.scroll];
            [self.scroll addSubview:self.face];
            [self.scroll addSubview:self.field];
            [self.scroll mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
            [self.face mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self.scroll).offset(18); }];
            [self.field mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self.scroll).offset(18);
                make.width.equalTo(self.view).offset(-36);
                make.top.equalTo(self.face.mas_bottom).offset(margin());
                \(field)
            }];
            \(more)
        }
        \(methods)
        @end
        """
    }

    @Test(
        "How wide the content is, is open where it is tied to one side alone, or to what stands around the scroll view",
        arguments: [
            ("equalTo(self.scroll)", "", 1), ("equalTo(self.view)", "", 1),
            ("equalTo(self.scroll)", "make.right.equalTo(self.scroll);", 0),
            ("equalTo(self.view)", "make.right.equalTo(self.scroll);", 0),
            ("equalTo(self.view)", "make.right.equalTo(self.view);", 1),
            ("equalTo(self.scroll)", "make.width.equalTo(self.scroll);", 0),
            ("equalTo(self.scroll)", "make.width.equalTo(self.view);", 0),
            ("equalTo(self.scroll)", "make.centerX.equalTo(self.scroll);", 0),
        ])
    func openWidths(_ target: String, _ more: String, _ expected: Int) {
        let text = """
            @interface PNNote : UIViewController
            @end
            @implementation PNNote
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIScrollView *scroll = [[UIScrollView alloc] init];
                UILabel *note = [[UILabel alloc] init];
                note.text = textOf(self);
                [self.view addSubview:scroll];
                [scroll addSubview:note];
                [scroll mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self.view); }];
                [note mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.bottom.equalTo(scroll);
                    make.left.\(target);
                    \(more)
                }];
            }
            @end
            """.replacing("self.scroll", with: "scroll")
        let found = messages("scroll-content-ambiguous", text, .objectiveC)
        #expect(found.count == expected)
        #expect(found.allSatisfy { $0.contains("content width of `scroll`") })
    }

    @Test(
        "A scroll view to whose bottom nothing is tied does not scroll",
        arguments: [
            ("", "", 1), ("make.height.mas_equalTo(50);", "", 1), ("make.bottom.equalTo(self.scroll);", "", 0),
            ("make.bottom.equalTo(self.scroll.mas_bottom).offset(-8);", "", 0),
            ("make.bottom.mas_equalTo(-8);", "", 0), ("make.bottom.lessThanOrEqualTo(self.scroll);", "", 0),
            ("make.centerY.equalTo(self.scroll);", "", 0), ("make.height.equalTo(self.scroll);", "", 0),
            ("make.height.equalTo(self.view);", "", 0), ("make.height.equalTo(self.face);", "", 1),
            ("", "self.scroll.contentSize = CGSizeMake(0, 900);", 0), ("", "[self fill:self.scroll];", 0),
            ("", "for (UIView *row in self.rows) { [self.scroll addSubview:row]; }", 1),
            ("", "[self.scroll.subviews.lastObject BLOCK { make.bottom.equalTo(self.scroll); }];", 0),
            ("", "[_rows.lastObject BLOCK { make.bottom.mas_equalTo(0); }];", 0),
        ])
    func openHeights(_ field: String, _ more: String, _ expected: Int) {
        let more = more.replacing("BLOCK", with: "mas_makeConstraints:^(MASConstraintMaker *make)")
        let found = messages("scroll-content-ambiguous", form(field, more: more), .objectiveC)
        #expect(found.count == expected)
        #expect(found.allSatisfy { $0.contains("height of `scroll`") })
        let kept = form(field, more: more).replacing(
            "self.scroll = [[UIScrollView alloc] init];",
            with: "UIScrollView *scroll = [[UIScrollView alloc] init]; self.scroll = scroll;")
        #expect(messages("scroll-content-ambiguous", kept, .objectiveC) == found)
        let sized = "- (void)viewDidLayoutSubviews { self.scroll.contentSize = CGSizeMake(0, 900); }"
        #expect(messages("scroll-content-ambiguous", form(field, more: more, methods: sized), .objectiveC).isEmpty)
    }

    @Test(
        "In Swift, too",
        arguments: [
            ("UITextField()", "", 1), ("UITextField()", "$0.bottom.equalToSuperview()", 0),
            ("UITextField()", "$0.bottom.equalTo(scroll.contentLayoutGuide)", 0), ("FormView()", "", 0),
            ("UITextView()", "", 1), ("UIImageView(image: face)", "$0.edges.equalToSuperview()", 0),
        ])
    func swift(_ made: String, _ block: String, _ expected: Int) {
        let text = """
            final class Form: UIViewController {
                private let scroll = UIScrollView()
                private let content = \(made)
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scroll)
                    scroll.addSubview(content)
                    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                    content.snp.makeConstraints {
                        $0.top.left.equalToSuperview()
                        $0.width.equalTo(view)
                        \(block)
                    }
                }
            }
            """
        #expect(messages("scroll-content-ambiguous", text, .swift).count == expected)
    }

    // MARK: Frames of views with constraints

    private func sheet(_ methods: String, more: String = "") -> String {
        """
        @implementation PNSheet {
            UIView *_box;
            UITableView *_list;
        }
        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            [self setUpViews];
            return self;
        }
        - (void)setUpViews {
            _box = [UIView new];
            \(more)
            [self addSubview:_box];
            [_box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.right.bottom.equalTo(self); }];
        }
        \(methods)
        @end
        """
    }

    @Test(
        "A frame of a view with constraints lasts until the next layout pass",
        arguments: [
            ("- (void)open { _box.frame = CGRectMake(0, 0, 320, 240); }", 1),
            ("- (void)open { [_box setFrame:CGRectMake(0, 0, 320, 240)]; }", 1),
            ("- (void)open { [UIView animateWithDuration:0.3 animations:^{ _box.frame = self.bounds; }]; }", 1),
            ("- (void)layoutSubviews { [super layoutSubviews]; _box.frame = CGRectMake(0, 0, 320, 240); }", 0),
            ("- (void)layoutSubviews { [self open]; }\n- (void)open { _box.frame = self.bounds; }", 0),
            ("- (void)layoutHeader { _box.frame = self.bounds; }", 0),
            ("- (void)open { UIView *box = [UIView new]; box.frame = self.bounds; [self addSubview:box]; }", 0),
            ("- (void)open { _list.frame = self.bounds; }", 0),
            ("- (void)open { _box.layer.frame = self.bounds; }", 0),
            ("- (void)open { _box.bounds = self.bounds; }", 0),
            ("- (void)open { self.frame = self.bounds; }", 0),
            ("- (void)open { _box.frame = self.bounds; }\n- (void)close { [_box removeFromSuperview]; }", 0),
            ("- (void)open { _box.frame = self.bounds; }\n- (void)go { _list.tableHeaderView = _box; }", 0),
            ("- (void)open { _box.translatesAutoresizingMaskIntoConstraints = YES; _box.frame = self.bounds; }", 0),
            ("- (void)open { _box.frame = self.bounds; }\n- (void)to:(UIView *)other { [other addSubview:_box]; }", 0),
        ])
    func frames(_ methods: String, _ expected: Int) {
        #expect(messages("back-to-frames", sheet(methods), .objectiveC).count == expected)
        #expect(messages("back-to-frames", sheet("", more: "_box.frame = self.bounds;"), .objectiveC).isEmpty)
    }

    @Test(
        "In Swift, parts of a frame, too",
        arguments: [
            ("box.frame = .zero", 1), ("box.frame.origin.y = 8", 1), ("box.center = .zero", 1),
            ("box.frame.size.height = 8", 1), ("box.frame = .zero\nbox.frame.origin.y = 8", 0),
            ("height.update(offset: 8)\nbox.frame.size.height = 8", 0),
            ("hidden.deactivate()\nanimate { self.box.frame.origin.y = 8 }", 0),
            ("box.snp.updateConstraints { $0.left.equalToSuperview() }\nbox.frame = .zero", 0),
            ("UIView.animate(withDuration: 0.2) { self.box.frame.origin.y -= 8 }", 1), ("box.alpha = 0", 0),
            ("box.setCenter(home, animated: true)", 0),
            ("let box = UIView()\nbox.frame = .zero\naddSubview(box)", 0), ("let y = box.frame.origin.y", 0),
            ("box.snp.removeConstraints()\nbox.translatesAutoresizingMaskIntoConstraints = true\nbox.frame = .zero", 0),
        ])
    func swiftFrames(_ line: String, _ expected: Int) {
        let text = """
            class Sheet: UIView {
                private let box = UIView()
                private var isOpen = false
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                    box.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }
                }
                func open() {
                    \(line)
                }
            }
            """
        #expect(messages("back-to-frames", text, .swift).count == expected)
        // Only one of two ways gives it constraints.
        let either = text.replacing(
            "box.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() }",
            with: "if isOpen { box.snp.makeConstraints { $0.left.right.bottom.equalToSuperview() } }")
        #expect(messages("back-to-frames", either, .swift).isEmpty)
    }

    // MARK: One block, one finding; what lies beside a content view

    @Test(
        "A block that repeats another one is one finding",
        arguments: [
            ("$0.left.right.top.equalToSuperview()\n$0.height.equalTo(8)", 1),
            ("$0.left.right.top.equalToSuperview()\n$0.height.equalTo(9)", 3),
            ("$0.height.equalTo(8)", 1), ("$0.left.right.bottom.equalToSuperview()", 2),
        ])
    func repeated(_ second: String, _ expected: Int) {
        let text = """
            class Plate: UIView {
                private let rule = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(rule)
                    rule.snp.makeConstraints {
                        $0.left.right.top.equalToSuperview()
                        $0.height.equalTo(8).priority(700)
                        $0.height.equalTo(8)
                    }
                    rule.snp.makeConstraints {
                        \(second)
                    }
                }
            }
            """
        let found = messages("duplicate-constraint", text, .swift)
        #expect(found.count == expected)
        #expect(found.contains { $0.hasPrefix("All 4 constraints") } == (expected == 1 && second.contains("left")))
    }

    @Test(
        "Only a table's cell moves its content view, and lays it over what was added before",
        arguments: [
            ("UITableViewCell", "takes its touches"), ("UICollectionViewCell", "do not include it"),
            ("UITableViewHeaderFooterView", "do not include it"),
        ])
    func kindsOfCells(_ superclass: String, _ words: String) {
        let text = """
            class RowCell: \(superclass) {
                private let more = UIButton()
                func setUp() {
                    addSubview(more)
                    more.snp.makeConstraints { $0.right.top.equalToSuperview() }
                }
            }
            """
        let found = messages("cell-subview-outside-content-view", text, .swift)
        #expect(found.count == 1 && found.allSatisfy { $0.contains(words) })
    }

    @Test(
        "The center of the same superview on the axis of an inequality that points outwards holds the view",
        arguments: [
            ("$0.centerX.equalToSuperview().priority(.low)", 0), ("$0.centerX.equalToSuperview()", 0),
            ("$0.centerX.equalTo(other)", 1), ("$0.centerY.equalToSuperview()", 1), ("", 1),
        ])
    func centered(_ center: String, _ expected: Int) {
        #expect(outwards("UIView", center).count == expected)
    }

    @Test(
        "The other relation is offered where the view has a size of its own",
        arguments: [("UILabel", "", true), ("UIView", "$0.width.equalTo(80)", true), ("UICollectionView", "", false)])
    func otherRelation(_ type: String, _ size: String, _ isOffered: Bool) {
        #expect(outwards(type, size).map(\.fixes.isEmpty) == [!isOffered])
    }

    private func outwards(_ type: String, _ more: String) -> [Finding] {
        let text = """
            class Panel: UIView {
                private let box: \(type) = make()
                private let other = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(other)
                    addSubview(box)
                    box.snp.makeConstraints {
                        $0.height.equalTo(20)
                        $0.right.greaterThanOrEqualToSuperview().offset(-15)
                        \(more)
                    }
                }
            }
            """
        return Analysis(text: SourceText(text), dialect: .swift).findings.filter { $0.rule == "inequality-outwards" }
    }

    @Test(
        "What is added after the content view was used lies above it, and keeps its touches",
        arguments: [("contentView.backgroundColor = .red", false), ("backgroundColor = .red", true)])
    func touches(_ before: String, _ takes: Bool) {
        let text = """
            class RowCell: UITableViewCell {
                private let more = UIButton()
                override init(style: CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    \(before)
                    addSubview(more)
                    more.snp.makeConstraints { $0.right.top.equalToSuperview() }
                }
            }
            """
        let found = messages("cell-subview-outside-content-view", text, .swift)
        #expect(found.count == 1)
        #expect(found.contains { $0.contains("takes its touches") } == takes)
    }

    @Test(
        "In a method that runs when the cell is shown the content view is there",
        arguments: [
            (
                "initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier", "UITableViewCell",
                true
            ),
            ("didMoveToSuperview", "UITableViewCell", false), ("awakeFromNib", "UITableViewCell", false),
            ("initWithFrame:(CGRect)frame", "UICollectionViewCell", false),
        ])
    func laterMethods(_ method: String, _ superclass: String, _ takes: Bool) {
        let text = """
            @implementation TeacherCell
            - (void)\(method) {
                [self addSubview:self.more];
                [self.more mas_makeConstraints:^(MASConstraintMaker *make) { make.right.top.equalTo(self); }];
            }
            - (UIButton *)more {
                if (!_more) { _more = [UIButton new]; }
                return _more;
            }
            @end
            """
        let header = "@interface TeacherCell : \(superclass)\n@property (nonatomic, strong) UIButton *more;\n@end\n"
        var configuration = AnalysisConfiguration()
        let sources = [("TeacherCell.h", header), ("TeacherCell.m", text)].map { name, text in
            IndexedSource(
                text: SourceText(text), dialect: .objectiveC, path: name,
                role: name.hasSuffix(".h") ? .header : .implementation)
        }
        configuration.index = SymbolIndex(sources, device: nil, shownOn: configuration.shownDevice)
        let found = Analysis(text: SourceText(text), dialect: .objectiveC, configuration: configuration).findings
            .filter { $0.rule == "cell-subview-outside-content-view" }
        #expect(found.count == 1)
        #expect(found.contains { $0.message.contains("takes its touches") && $0.severity == .warning } == takes)
    }

    @Test("What a method of the cell takes out by its name does not pile up", arguments: [("reset", 0), ("shake", 1)])
    func takenOut(_ name: String, _ expected: Int) {
        let text = """
            class TextsCell: UITableViewCell {
                let column = UIStackView()
                func setText(_ text: String) {
                    let row = UILabel()
                    row.text = text
                    column.addArrangedSubview(row)
                    row.snp.makeConstraints { $0.height.equalTo(20) }
                }
                func \(name)() {
                    for row in column.arrangedSubviews { row.removeFromSuperview() }
                }
            }
            """
        #expect(messages("view-made-in-cell-for-row", text, .swift).count == expected)
    }

    @Test(
        "A view that each use of a cell adds by a helper",
        arguments: [
            ("cell.contentView.addSubviews(face)", 1), ("cell.contentView.addSubviews([face])", 1),
            ("cell.contentView.addSubviews([])", 0), ("if cell.tag == 0 { cell.contentView.addSubviews(face) }", 0),
            ("view.addSubviews(face)", 0),
        ])
    func helpers(_ add: String, _ expected: Int) {
        let text = """
            extension UIView { func addSubviews(_ views: UIView...) { views.forEach { self.addSubview($0) } } }
            class List: UIViewController {
                func tableView(_ list: UITableView, cellForRowAt index: IndexPath) -> UITableViewCell {
                    let cell = list.dequeueReusableCell(withIdentifier: "a", for: index)
                    let face = UIImageView(frame: cell.contentView.bounds)
                    \(add)
                    face.snp.makeConstraints { $0.size.equalTo(24) }
                    return cell
                }
            }
            """
        #expect(messages("view-made-in-cell-for-row", text, .swift).count == expected)
    }
}
