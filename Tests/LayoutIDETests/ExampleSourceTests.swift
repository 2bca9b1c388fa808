// The libraries' own examples, written anew: they open without a finding, and SnapKit's have the frames of a phone.

import AutoLayout
import LayoutIDE
import SourceText
import Testing

@Suite struct ExampleSourceTests {
    private func analysis(_ text: String, _ dialect: Dialect) -> Analysis {
        var configuration = AnalysisConfiguration()
        configuration.screens = [Screen(name: "Phone", size: Size(width: 390, height: 844))]
        return Analysis(text: SourceText(text), dialect: dialect, configuration: configuration)
    }

    /// `x y width height` of each view in the root, in the order of declaration; nil for what is not known.
    private func frames(_ analysis: Analysis) -> [String: String] {
        var frames: [String: String] = [:]
        for view in analysis.layoutReport().layouts.first?.views ?? [] {
            frames[view.name] = view.absoluteFrame.map { frame in
                frame.numbers.map { $0.map { String(Int($0.value)) } ?? "?" }.joined(separator: " ")
            }
        }
        return frames
    }

    @Test("Five boxes around the centre")
    func fiveBoxesAroundTheCentre() {
        let around =
            [("first", "top", "bottom", "right", "left"), ("second", "top", "bottom", "left", "right")]
            + [("third", "bottom", "top", "left", "right"), ("fourth", "bottom", "top", "right", "left")]
        let blocks = around.map { name, vertical, below, horizontal, beside in
            """
                        \(name).snp.makeConstraints { make in
                            make.\(vertical).equalTo(middle.snp.\(below)).offset(\(vertical == "top" ? "" : "-")20.0)
                            make.\(horizontal).equalTo(middle.snp.\(beside)).offset(\(horizontal == "left" ? "" : "-")20.0)
                            make.size.equalTo(CGSize(width: 100, height: 100))
                        }
            """
        }
        let boxes = ["middle", "first", "second", "third", "fourth"]
        let members = boxes.map {
            "let \($0): UIView = {\n let box = UIView()\n box.backgroundColor = .red\n return box\n }()"
        }
        let analysis = analysis(
            """
            class BoxesController: UIViewController {
                var areConstraintsMade = false
            \(members.joined(separator: "\n"))
                override func viewDidLoad() {
                    super.viewDidLoad()
            \(boxes.map { "        view.addSubview(\($0))" }.joined(separator: "\n"))
                    view.setNeedsUpdateConstraints()
                }
                override func updateViewConstraints() {
                    if (!areConstraintsMade) {
                        middle.snp.makeConstraints { make in
                            make.center.equalTo(view)
                            make.size.equalTo(CGSize(width: 100, height: 100))
                        }
            \(blocks.joined(separator: "\n"))
                        areConstraintsMade = true
                    }
                    super.updateViewConstraints()
                }
            }
            """, .swift)
        #expect(analysis.findings.isEmpty)
        #expect(
            frames(analysis) == [
                "view": "0 0 390 844", "middle": "145 372 100 100", "first": "25 492 100 100",
                "second": "265 492 100 100", "third": "265 252 100 100", "fourth": "25 252 100 100",
            ])
    }

    @Test("A long text in a scroll view")
    func aLongTextInAScrollView() {
        let analysis = analysis(
            """
            class ReaderController: UIViewController {
                var areConstraintsMade = false
                let scroller  = UIScrollView()
                let page = UIView()
                let text: UILabel = {
                    let label = UILabel()
                    label.numberOfLines = 0
                    label.text = NSLocalizedString("A long story. A long story. A long story.", comment: "")
                    return label
                }()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = UIColor.white
                    view.addSubview(scroller)
                    page.backgroundColor = UIColor.lightGray
                    scroller.addSubview(page)
                    page.addSubview(text)
                    view.setNeedsUpdateConstraints()
                }
                override func updateViewConstraints() {
                    if (!areConstraintsMade) {
                        scroller.snp.makeConstraints { make in
                            make.edges.equalTo(view).inset(UIEdgeInsets.zero)
                        }
                        page.snp.makeConstraints { make in
                            make.edges.equalTo(scroller).inset(UIEdgeInsets.zero)
                            make.width.equalTo(scroller)
                        }
                        text.snp.makeConstraints { make in
                            make.top.equalTo(page).inset(20)
                            make.leading.equalTo(page).inset(20)
                            make.trailing.equalTo(page).inset(20)
                            make.bottom.equalTo(page).inset(20)
                        }
                        areConstraintsMade = true
                    }
                    super.updateViewConstraints()
                }
            }
            """, .swift)
        #expect(analysis.findings.isEmpty)
        let frames = frames(analysis)
        #expect(frames["scroller"] == "0 0 390 844")
        #expect(frames["page"]?.hasPrefix("0 0 390 ") == true)
        #expect(frames["text"]?.hasPrefix("20 20 350 ") == true)
    }

    @Test("A table without constraints")
    func aTableWithoutConstraints() {
        let analysis = analysis(
            """
            class MenuController: UITableViewController {
                let identifier = "Cell"
                let titles = ["Boxes", "Reader"]
                override func viewDidLoad() {
                    super.viewDidLoad()
                    self.tableView?.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
                }
                override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: identifier)! as UITableViewCell
                    cell.textLabel?.text = titles[path.row]
                    return cell
                }
            }
            """, .swift)
        #expect(analysis.findings.isEmpty)
    }

    /// What each of Masonry's example views does, by its subject.
    static let masonryViews: [(subject: String, members: String, body: String, methods: String)] = [
        (
            "chained attributes", "",
            """
            UIEdgeInsets padding = UIEdgeInsetsMake(15, 10, 15, 10);
            UIView *superview = self;
            UIView *one = UIView.new, *two = UIView.new, *three = UIView.new;
            [self addSubview:one]; [self addSubview:two]; [self addSubview:three];
            [one mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.and.left.equalTo(superview).insets(padding);
                make.bottom.equalTo(three.mas_top).insets(padding);
                make.right.equalTo(two.mas_left).insets(padding);
                make.width.equalTo(two.mas_width);
                make.height.equalTo(@[two, three]);
            }];
            [two mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.and.right.equalTo(superview).insets(padding);
                make.left.equalTo(one.mas_right).insets(padding);
                make.bottom.equalTo(three.mas_top).insets(padding);
                make.width.equalTo(one.mas_width);
                make.height.equalTo(@[one, three]);
            }];
            [three mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(one.mas_bottom).insets(padding);
                make.left.right.and.bottom.equalTo(superview).insets(padding);
                make.height.equalTo(@[one, two]);
            }];
            """, ""
        ),
        (
            "labels", "@property (nonatomic) UILabel *brief;\n@property (nonatomic) UILabel *story;",
            """
            self.brief = UILabel.new;
            self.brief.numberOfLines = 1;
            [self addSubview:self.brief];
            self.story = UILabel.new;
            self.story.numberOfLines = 8;
            [self addSubview:self.story];
            [self.story makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self.left).insets(kPadding);
                make.top.equalTo(self.top).insets(kPadding);
            }];
            [self.brief makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(self.story.lastBaseline);
                make.right.equalTo(self.right).insets(kPadding);
            }];
            """,
            """
            - (void)layoutSubviews {
                [super layoutSubviews];
                CGFloat width = CGRectGetMinX(self.brief.frame) - kPadding.left;
                self.story.preferredMaxLayoutWidth = width;
                [super layoutSubviews];
            }
            """
        ),
        (
            "remake", "@property (nonatomic) UIButton *wanderer;\n@property (nonatomic) BOOL isHome;",
            "self.wanderer = [UIButton buttonWithType:UIButtonTypeSystem];\n[self addSubview:self.wanderer];\nself.isHome = YES;",
            """
            - (void)updateConstraints {
                [self.wanderer remakeConstraints:^(MASConstraintMaker *make) {
                    make.width.equalTo(@(100));
                    make.height.equalTo(@(100));
                    if (self.isHome) {
                        make.left.equalTo(self.left).with.offset(10);
                        make.top.equalTo(self.top).with.offset(10);
                    } else {
                        make.bottom.equalTo(self.bottom).with.offset(-10);
                        make.right.equalTo(self.right).with.offset(-10);
                    }
                }];
                [super updateConstraints];
            }
            - (void)move {
                self.isHome = !self.isHome;
                [self setNeedsUpdateConstraints];
                [self updateConstraintsIfNeeded];
                [UIView animateWithDuration:0.4 animations:^{ [self layoutIfNeeded]; }];
            }
            """
        ),
        (
            "update", "@property (nonatomic) UIButton *grower;\n@property (nonatomic) CGSize wanted;",
            "self.grower = [UIButton buttonWithType:UIButtonTypeSystem];\n[self addSubview:self.grower];\nself.wanted = CGSizeMake(100, 100);",
            """
            - (void)updateConstraints {
                [self.grower updateConstraints:^(MASConstraintMaker *make) {
                    make.center.equalTo(self);
                    make.width.equalTo(@(self.wanted.width)).priorityLow();
                    make.height.equalTo(@(self.wanted.height)).priorityLow();
                    make.width.lessThanOrEqualTo(self);
                    make.height.lessThanOrEqualTo(self);
                }];
                [super updateConstraints];
            }
            """
        ),
        (
            "array", "@property (nonatomic) CGFloat level;\n@property (nonatomic) NSArray *all;",
            """
            UIButton *up = [UIButton buttonWithType:UIButtonTypeSystem];
            UIButton *down = [UIButton buttonWithType:UIButtonTypeSystem];
            [self addSubview:up];
            [self addSubview:down];
            [down mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).with.offset(10.0); }];
            [up mas_makeConstraints:^(MASConstraintMaker *make) { make.right.equalTo(self).with.offset(-10); }];
            self.all = @[ up, down ];
            """,
            """
            - (void)setLevel:(CGFloat)level { _level = level; [self setNeedsUpdateConstraints]; }
            - (void)updateConstraints {
                [self.all updateConstraints:^(MASConstraintMaker *make) {
                    make.baseline.equalTo(self.mas_centerY).with.offset(self.level);
                }];
                [super updateConstraints];
            }
            """
        ),
        (
            "animated", "@property (nonatomic) NSMutableArray *moving;\n@property (nonatomic) int padding;",
            """
            UIView *one = UIView.new, *two = UIView.new;
            [self addSubview:one];
            [self addSubview:two];
            UIView *superview = self;
            int padding = self.padding = 10;
            UIEdgeInsets insets = UIEdgeInsetsMake(self.padding, self.padding, self.padding, self.padding);
            self.moving = NSMutableArray.new;
            [one mas_makeConstraints:^(MASConstraintMaker *make) {
                [self.moving addObjectsFromArray:@[
                    make.edges.equalTo(superview).insets(insets).priorityLow(),
                    make.bottom.equalTo(two.mas_top).offset(-padding),
                ]];
                make.size.equalTo(two);
            }];
            [two mas_makeConstraints:^(MASConstraintMaker *make) {
                [self.moving addObjectsFromArray:@[
                    make.edges.equalTo(superview).insets(insets).priorityLow(),
                ]];
                make.height.equalTo(one.mas_height);
            }];
            """,
            """
            - (void)animate:(BOOL)isWide {
                int padding = isWide ? 100 : self.padding;
                for (MASConstraint *constraint in self.moving) {
                    constraint.insets = UIEdgeInsetsMake(padding, padding, padding, padding);
                }
                [UIView animateWithDuration:1 animations:^{ [self layoutIfNeeded]; }
                    completion:^(BOOL done) { [self animate:!isWide]; }];
            }
            """
        ),
        (
            "scroll view", "@property (strong, nonatomic) UIScrollView* scroller;",
            """
            UIScrollView *scroller = UIScrollView.new;
            self.scroller = scroller;
            [self addSubview:scroller];
            [self.scroller makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            [self fill];
            """,
            """
            - (void)fill {
                UIView* page = UIView.new;
                [self.scroller addSubview:page];
                [page makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self.scroller);
                    make.width.equalTo(self.scroller);
                }];
                UIView *last;
                CGFloat height = 25;
                for (int i = 0; i < 10; i++) {
                    UIView *row = UIView.new;
                    [page addSubview:row];
                    [row mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.top.equalTo(last ? last.bottom : @0);
                        make.left.equalTo(@0);
                        make.width.equalTo(page.width);
                        make.height.equalTo(@(height));
                    }];
                    height += 25;
                    last = row;
                }
                [page makeConstraints:^(MASConstraintMaker *make) { make.bottom.equalTo(last.bottom); }];
            }
            """
        ),
        (
            "distributed views", "",
            """
            NSMutableArray *all = @[].mutableCopy;
            for (int i = 0; i < 4; i++) {
                UIView *view = UIView.new;
                [self addSubview:view];
                [all addObject:view];
            }
            switch (arc4random() % 2) {
                case 0:
                    [all mas_distributeViewsAlongAxis:MASAxisTypeHorizontal withFixedSpacing:20 leadSpacing:5 tailSpacing:5];
                    [all makeConstraints:^(MASConstraintMaker *make) {
                        make.top.equalTo(@60);
                        make.height.equalTo(@60);
                    }];
                    break;
                case 1:
                    [all mas_distributeViewsAlongAxis:MASAxisTypeVertical withFixedItemLength:30 leadSpacing:30 tailSpacing:200];
                    [all makeConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(@0);
                        make.width.equalTo(@60);
                    }];
                    break;
                default:
                    break;
            }
            """, ""
        ),
    ]

    @Test("Masonrys views have no finding", arguments: masonryViews.indices)
    func masonrysViewsHaveNoFinding(_ index: Int) {
        let view = Self.masonryViews[index]
        // Some say the same of two views from both sides, which is true and no mistake.
        let findings = analysis(Self.source(view.members, view.body, view.methods), .objectiveC).findings
            .filter { $0.rule != "redundant-constraint" }
        #expect(findings.isEmpty, "\(view.subject): \(findings.map(\.message))")
    }

    private static func source(_ members: String, _ body: String, _ methods: String) -> String {
        """
        #define MAS_SHORTHAND
        #import "Masonry.h"
        static UIEdgeInsets const kPadding = {10, 10, 10, 10};
        @interface ExampleView : UIView
        @end
        @interface ExampleView ()
        \(members)
        @end
        @implementation ExampleView
        - (id)init {
            self = [super init];
            if (!self) return nil;
            \(body)
            return self;
        }
        + (BOOL)requiresConstraintBasedLayout
        {
            return YES;
        }
        \(methods)
        @end
        """
    }

    @Test("Masonrys controllers have no finding")
    func masonrysControllersHaveNoFinding() {
        let findings = analysis(
            """
            #define MAS_SHORTHAND
            @implementation GuideController : UIViewController
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIView *bar = UIView.new, *dot = UIView.new, *foot = UIView.new, *frame = [UIView new];
                [self.view addSubview:bar];
                [bar addSubview:dot];
                [self.view addSubview:foot];
                [self.view addSubview:frame];
                UIView *corner = [self labelNamed:@"corner"];
                [bar makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self.mas_topLayoutGuide);
                    make.left.equalTo(self.view);
                    make.right.equalTo(self.view);
                    make.height.equalTo(@40);
                }];
                [dot makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self.mas_topLayoutGuide);
                    make.centerX.equalTo(@0);
                    make.width.equalTo(@20);
                    make.height.equalTo(@20);
                }];
                [foot makeConstraints:^(MASConstraintMaker *make) {
                    make.bottom.equalTo(self.mas_bottomLayoutGuide);
                    make.left.right.equalTo(self.view);
                    make.height.equalTo(@40);
                }];
                const CGFloat size = 50.0;
                [frame mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.center.equalTo(self.view.mas_safeAreaLayoutGuide);
                    make.width.height.equalTo(self.view.mas_safeAreaLayoutGuide).sizeOffset(CGSizeMake(- 40.0, - 40.0));
                }];
                [corner mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.right.equalTo(self.view.mas_safeAreaLayoutGuideRight);
                    make.top.equalTo(self.view.mas_safeAreaLayoutGuideTop);
                    make.width.height.equalTo(@(size));
                }];
            }
            - (UIView *)labelNamed:(NSString *)name {
                UILabel *label = [UILabel new];
                label.text = name;
                [self.view addSubview:label];
                return label;
            }
            @end
            """, .objectiveC
        ).findings
        #expect(findings.isEmpty, "\(findings.map(\.message))")
    }

    /// The example about debugging is to break: its two sizes cannot both hold.
    @Test("The debugging view is reported")
    func theDebuggingViewIsReported() {
        let body = """
            UIView *one = UIView.new, *two = UIView.new;
            UILabel *three = UILabel.new;
            [self addSubview:one]; [self addSubview:two]; [self addSubview:three];
            UIView *superview = self;
            int padding = 10;
            MASAttachKeys(one, two, three, superview);
            [three mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.equalTo(@1).key(@"ConflictingConstraint");
                make.height.greaterThanOrEqualTo(@5000).key(@"ConstantConstraint");
                make.top.equalTo(one.mas_bottom).offset(padding);
                make.left.equalTo(superview.mas_left).offset(padding);
                make.bottom.equalTo(superview.mas_bottom).offset(-padding).key(@"BottomConstraint");
                make.right.equalTo(superview.mas_right).offset(-padding);
            }];
            """
        let findings = analysis(Self.source("", body, ""), .objectiveC).findings
        #expect(findings.contains { $0.rule == "unsatisfiable" })
    }
}
