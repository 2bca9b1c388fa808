import LayoutConversion
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

/// A class of Swift with a title, a box and what else is told.
private func card(_ setUp: String, _ methods: String, members: String = "") -> String {
    """
    final class Card: UIView {
        private let title = UILabel()
        private let box = UIView()
        private var boxTop: Constraint?\(members)

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            addSubview(box)
    \(setUp)
        }

    \(methods)
    }
    """
}

@Suite("Constraints that are changed later are kept in properties")
struct KeepingTests {
    @Test("A case that does nothing but an update is a branch in both versions")
    func cases() {
        let converted = Converted(
            card(
                """
                        title.snp.makeConstraints { make in
                            make.left.equalToSuperview()
                            make.bottom.equalToSuperview()
                        }
                """,
                """
                    func lift(by height: CGFloat, _ kind: Kind) {
                        switch kind {
                        case .title:
                            title.snp.updateConstraints { make in
                                make.bottom.equalToSuperview().offset(-height)
                            }
                        case .none:
                            break
                        }
                    }
                """), .swift, to: .anchors)
        #expect(converted.left.isEmpty, "\(converted.left)")
        #expect(
            converted.text.contains(
                """
                        case .title:
                            titleBottomConstraint?.constant = -height
                        case .none:
                """))
    }

    @Test("What has the mask of a view is one, whoever declares its class")
    func viewsOfOthers() {
        let converted = Converted(
            card(
                """
                        addSubview(movie)
                        movie.snp.makeConstraints { make in
                            make.edges.equalToSuperview()
                        }
                        title.snp.makeConstraints { make in
                            make.left.equalTo(movie.snp.right)
                        }
                """, "",
                members:
                    "\n    private lazy var movie: Player = {\n        let player = Player(frame: .zero)\n        return player\n    }()"
            ),
            .swift, to: .anchors)
        #expect(converted.left.isEmpty, "\(converted.left)")
        #expect(converted.text.contains("title.leftAnchor.constraint(equalTo: movie.rightAnchor).isActive = true"))
    }

    @Test("What only takes constraints away empties the list that has them")
    func takenAway() {
        let converted = Converted(
            card(
                """
                        title.snp.makeConstraints { make in
                            make.left.equalToSuperview()
                        }
                """,
                """
                    func reuse() {
                        title.snp.removeConstraints()
                    }
                    func show() {
                        title.snp.makeConstraints { make in
                            make.right.equalToSuperview()
                        }
                    }
                    func clear() {
                        box.snp.remakeConstraints { _ in
                        }
                    }
                """), .swift, to: .anchors)
        #expect(converted.left.isEmpty, "\(converted.left)")
        #expect(
            converted.text.contains(
                """
                    func reuse() {
                        NSLayoutConstraint.deactivate(titleConstraints)
                        titleConstraints = []
                    }
                """))
        #expect(converted.text.contains("NSLayoutConstraint.deactivate(boxConstraints)\n        boxConstraints = []"))
        #expect(converted.text.contains("titleConstraints.append("))
    }

    @Test("A view that is remade keeps its constraints in a list")
    func remade() {
        let converted = Converted(
            card(
                """
                        title.snp.makeConstraints { make in
                            make.left.top.equalToSuperview()
                        }
                """,
                """
                    func widen() {
                        title.snp.remakeConstraints { make in
                            make.left.equalToSuperview().offset(4) // near
                            make.width.equalTo(30)
                        }
                    }
                """), .swift, to: .anchors)
        #expect(
            converted.text
                == card(
                    """
                            title.translatesAutoresizingMaskIntoConstraints = false
                            titleConstraints = [
                                title.leftAnchor.constraint(equalTo: self.leftAnchor),
                                title.topAnchor.constraint(equalTo: self.topAnchor)
                            ]
                            NSLayoutConstraint.activate(titleConstraints)
                    """,
                    """
                        func widen() {
                            NSLayoutConstraint.deactivate(titleConstraints)
                            titleConstraints = [
                                title.leftAnchor.constraint(equalTo: self.leftAnchor, constant: 4), // near
                                title.widthAnchor.constraint(equalToConstant: 30)
                            ]
                            NSLayoutConstraint.activate(titleConstraints)
                        }
                    """, members: "\n    private var titleConstraints: [NSLayoutConstraint] = []"))
        #expect(converted.left.isEmpty)
    }

    @Test("What a closure deactivates is active when it is over")
    func undone() {
        let converted = Converted(
            card(
                """
                        box.snp.makeConstraints { make in
                            make.left.equalToSuperview()
                            boxTop = make.top.equalToSuperview().constraint
                            boxTop?.deactivate()
                        }
                """,
                """
                    func hide() {
                        boxTop?.deactivate()
                    }
                """), .swift, to: .anchors)
        #expect(converted.left.isEmpty)
        #expect(converted.text.contains("    boxTop?.isActive = false\n"))
        #expect(converted.text.ranges(of: "isActive = false").count == 1)
        #expect(!converted.text.contains("deactivate"))
    }

    @Test("A view that a variable was only just given has no constraints to make anew")
    func fresh() {
        func source(_ block: String) -> String {
            card(
                """
                        let icon = UIImageView()
                        icon.contentMode = .center
                        addSubview(icon)
                \(block)
                """, "")
        }
        let remake = "        icon.snp.remakeConstraints { $0.width.equalTo(30) }"
        let converted = Converted(source(remake), .swift, to: .anchors)
        #expect(
            converted.text
                == source(
                    """
                            icon.translatesAutoresizingMaskIntoConstraints = false
                            icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
                    """))
        for before in [
            "prepare(icon)", "views = [icon]", "self.icon = icon", "icon.snp.makeConstraints { $0.top.equalTo(2) }",
        ] {
            let source = source("        \(before)\n" + remake)
            #expect(Converted(source, .swift, to: .anchors).text == source, "\(before)")
        }
    }

    @Test("What runs again adds to the list")
    func extended() {
        let source = card(
            "",
            """
                func layOut() {
                    title.snp.makeConstraints { $0.left.top.equalToSuperview() }
                }

                func widen() {
                    title.snp.remakeConstraints { $0.width.equalTo(30) }
                }
            """)
        let converted = Converted(source, .swift, to: .anchors)
        #expect(converted.text.contains("titleConstraints.append(contentsOf: ["))
        #expect(converted.left.isEmpty)
    }

    @Test("What is remade under a condition is added piece by piece")
    func conditional() {
        let converted = Converted(
            card(
                "",
                """
                    func change(isWide: Bool) {
                        title.snp.remakeConstraints { make in
                            make.left.top.equalToSuperview()
                            if isWide {
                                make.width.equalTo(30)
                            }
                        }
                    }
                """), .swift, to: .anchors)
        #expect(
            converted.text
                == card(
                    "",
                    """
                        func change(isWide: Bool) {
                            title.translatesAutoresizingMaskIntoConstraints = false
                            NSLayoutConstraint.deactivate(titleConstraints)
                            titleConstraints = []
                            titleConstraints.append(contentsOf: [
                                title.leftAnchor.constraint(equalTo: self.leftAnchor),
                                title.topAnchor.constraint(equalTo: self.topAnchor)
                            ])
                            NSLayoutConstraint.activate(titleConstraints)
                            if isWide {
                                titleConstraints.append(contentsOf: [
                                    title.widthAnchor.constraint(equalToConstant: 30)
                                ])
                                NSLayoutConstraint.activate(titleConstraints)
                            }
                        }
                    """, members: "\n    private var titleConstraints: [NSLayoutConstraint] = []"))
        #expect(converted.left.isEmpty)
    }

    @Test("Constraints that an update finds, and those that the code keeps, have properties of their own")
    func updated() {
        let converted = Converted(
            card(
                """
                        box.snp.makeConstraints { make in
                            make.width.equalTo(40).priority(.high)
                            boxTop = make.top.equalToSuperview().inset(8).priority(.medium).constraint
                        }
                """,
                """
                    func grow(_ gap: CGFloat) {
                        box.snp.updateConstraints { $0.width.equalTo(70).priority(.high) }
                        boxTop?.update(offset: gap + 2)
                        boxTop?.update(priority: .low)
                    }

                    func leave() {
                        if boxTop != nil { self.boxTop?.deactivate() }
                    }
                """), .swift, to: .anchors)
        let expected = card(
            """
                    box.translatesAutoresizingMaskIntoConstraints = false
                    let boxWidth = box.widthAnchor.constraint(equalToConstant: 40)
                    boxWidth.priority = .defaultHigh
                    boxWidthConstraint = boxWidth
                    let boxTopConstraint = box.topAnchor.constraint(equalTo: self.topAnchor, constant: 8)
                    boxTopConstraint.priority = UILayoutPriority(500)
                    boxTop = boxTopConstraint
                    NSLayoutConstraint.activate([
                        boxWidth,
                        boxTopConstraint
                    ])
            """,
            """
                func grow(_ gap: CGFloat) {
                    boxWidthConstraint?.constant = 70
                    boxTop?.constant = gap + 2
                    boxTop?.priority = .defaultLow
                }

                func leave() {
                    if boxTop != nil { self.boxTop?.isActive = false }
                }
            """, members: "\n    private var boxWidthConstraint: NSLayoutConstraint?")
        #expect(converted.text == expected.replacing("boxTop: Constraint?", with: "boxTop: NSLayoutConstraint?"))
        #expect(converted.left.isEmpty)
    }

    @Test("Properties are not declared inside of one that is observed")
    func observed() {
        let members = """

                var gap: CGFloat = 4 {
                    didSet {
                        title.snp.updateConstraints { $0.top.equalToSuperview().offset(gap) }
                    }
                }
            """
        let converted = Converted(
            card("        title.snp.makeConstraints { $0.top.equalToSuperview().offset(4) }", "", members: members),
            .swift, to: .anchors)
        #expect(converted.proven == 2, "\(converted.left)")
        let declared = "    private var boxTop: Constraint?\n    private var titleTopConstraint: NSLayoutConstraint?\n"
        #expect(converted.text.contains(declared), "\(converted.text)")
    }

    @Test(
        "What a superclass gives may have its constraints from there: nothing of it is updated or remade with anchors")
    func inherited() {
        let change = """
            @implementation Card
            - (void)turn {
                [self.box mas_updateConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            @end

            """
        #expect(Converted(change, .objectiveC, to: .anchors).text == change)
        let own = Converted(
            "@interface Card ()\n@property (nonatomic, strong) UIView *box;\n@end\n" + change, .objectiveC, to: .anchors
        )
        #expect(own.proven == 1, "\(own.left)")
    }

    @Test("An update of one view or another changes both, and a number that is an object is asked for it")
    func openReceivers() {
        func card(_ receiver: String) -> String {
            """
            @interface Card ()
            @property (nonatomic, strong) UIView *box;
            @property (nonatomic, strong) UIView *icon;
            @end
            @implementation Card
            - (instancetype)init {
                self = [super init];
                self.box = [UIView new];
                [self addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); }];
                return self;
            }
            - (void)show:(NSNumber *)width isWide:(BOOL)isWide {
                [\(receiver) mas_updateConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(8); }];
            }
            @end

            """
        }
        let converted = Converted(card("isWide ? self.box : self.icon"), .objectiveC, to: .anchors)
        #expect(converted.text == card("isWide ? self.box : self.icon"))
        let boxed = Converted(
            """
            @implementation Card
            - (instancetype)init {
                self = [super init];
                NSNumber *width = @40;
                UIView *box = [UIView new];
                [self addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(width); }];
                return self;
            }
            @end

            """, .objectiveC, to: .anchors)
        #expect(boxed.text.contains("constraintEqualToConstant:width.doubleValue"), "\(boxed.left) \(boxed.text)")
    }

    @Test("What is kept of a view is not another one's that has its place")
    func replaced() {
        func card(_ making: String) -> String {
            """
            @interface Card ()
            @property (nonatomic, strong) UILabel *note;
            @end
            @implementation Card
            - (void)show {
                \(making)
                [self addSubview:self.note];
                [self.note mas_remakeConstraints:^(MASConstraintMaker *make) { make.center.equalTo(self); }];
            }
            @end

            """
        }
        let lazily = card("if (!self.note) { self.note = [[UILabel alloc] init]; }")
        #expect(Converted(lazily, .objectiveC, to: .anchors).proven == 1)
        let anew = card("self.note = [[UILabel alloc] init];")
        #expect(Converted(anew, .objectiveC, to: .anchors).text == anew)
    }

    @Test("No property is declared in one of two class extensions, of which only one is compiled")
    func twoExtensions() {
        func card(_ condition: String, _ end: String) -> String {
            """
            \(condition)
            @interface Card ()
            @property (nonatomic, strong) UIView *box;
            @end
            @implementation Card
            - (void)turn {
                [self.box mas_updateConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            @end
            \(end)

            """
        }
        #expect(Converted(card("", ""), .objectiveC, to: .anchors).proven == 1)
        let twice = card("#if WIDE", "#else") + card("", "#endif")
        #expect(Converted(twice, .objectiveC, to: .anchors).text == twice)
    }

    @Test("Properties of several views stand in one class extension that is made for them")
    func oneExtension() {
        let converted = Converted(
            """
            @implementation Card
            - (instancetype)init {
                self = [super init];
                _box = [UIView new];
                _title = [UILabel new];
                [self addSubview:_box];
                [self addSubview:_title];
                [_box mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.equalTo(self); }];
                [_title mas_makeConstraints:^(MASConstraintMaker *make) { make.top.right.equalTo(self); }];
                return self;
            }
            - (void)turn {
                [_box mas_remakeConstraints:^(MASConstraintMaker *make) { make.bottom.left.equalTo(self); }];
                [_title mas_remakeConstraints:^(MASConstraintMaker *make) { make.bottom.right.equalTo(self); }];
            }
            @end

            """, .objectiveC, to: .anchors)
        #expect(converted.left.isEmpty, "\(converted.left)")
        #expect(
            converted.text.hasPrefix(
                """
                @interface Card ()
                @property (nonatomic, copy) NSArray<NSLayoutConstraint *> *boxConstraints;
                @property (nonatomic, copy) NSArray<NSLayoutConstraint *> *titleConstraints;
                @end

                @implementation Card
                """), "\(converted.text)")
    }

    @Test("In Objective-C the properties stand in the class extension")
    func objectiveC() {
        let converted = Converted(
            """
            @interface Card ()
            @property (nonatomic, strong) UIView *box;
            @property (nonatomic, strong) MASConstraint *boxTop;
            @end

            @implementation Card
            - (instancetype)init {
                self = [super init];
                self.box = [UIView new];
                [self addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    self.boxTop = make.top.equalTo(self).offset(8);
                }];
                return self;
            }
            - (void)widen {
                [_box mas_remakeConstraints:^(MASConstraintMaker *make) {
                    make.width.mas_equalTo(30);
                }];
            }
            - (void)lower {
                self.boxTop.offset(30);
                [self.boxTop uninstall];
            }
            @end

            """, .objectiveC, to: .anchors)
        #expect(
            converted.text == """
                @interface Card ()
                @property (nonatomic, strong) UIView *box;
                @property (nonatomic, strong) NSLayoutConstraint *boxTop;
                @property (nonatomic, copy) NSArray<NSLayoutConstraint *> *boxConstraints;
                @end

                @implementation Card
                - (instancetype)init {
                    self = [super init];
                    self.box = [UIView new];
                    [self addSubview:self.box];
                    self.box.translatesAutoresizingMaskIntoConstraints = NO;
                    self.boxTop = [self.box.topAnchor constraintEqualToAnchor:self.topAnchor constant:8];
                    self.boxConstraints = @[
                        self.boxTop
                    ];
                    [NSLayoutConstraint activateConstraints:self.boxConstraints];
                    return self;
                }
                - (void)widen {
                    [NSLayoutConstraint deactivateConstraints:self.boxConstraints ?: @[]];
                    self.boxConstraints = @[
                        [_box.widthAnchor constraintEqualToConstant:30]
                    ];
                    [NSLayoutConstraint activateConstraints:self.boxConstraints];
                }
                - (void)lower {
                    self.boxTop.constant = 30;
                    self.boxTop.active = NO;
                }
                @end

                """)
        #expect(converted.left.isEmpty, "\(converted.left)")
    }

    @Test(
        "Nothing of a view is converted where some of it cannot be",
        arguments: [
            "title.snp.removeConstraints()",
            "title.snp.updateConstraints { $0.left.equalTo(box) }",
            "title.snp.updateConstraints { $0.top.equalTo(somebody.edge) }",
            "[title, box].forEach { $0.snp.remakeConstraints { $0.width.equalTo(3) } }",
        ])
    func left(change: String) {
        let source = card(
            "        title.snp.makeConstraints { $0.top.equalToSuperview() }", "    func change() { \(change) }")
        let converted = Converted(source, .swift, to: .anchors)
        #expect(converted.text == source)
        #expect(!converted.left.isEmpty)
    }

    @Test("A view that only a function knows has no properties")
    func local() {
        let change = "let title = other(); title.snp.remakeConstraints { $0.width.equalTo(3) }"
        let converted = Converted(card("", "    func change() { \(change) }"), .swift, to: .anchors)
        #expect(converted.text == card("", "    func change() { \(change) }"))
        #expect(converted.left.count == 1)
    }

    @Test(
        "What is done with a kept constraint must have words",
        arguments: [
            "boxTop?.layoutConstraints.first?.constant = 4", "tune(boxTop)", "boxTop?.update(inset: insets)",
            "boxTop = other",
        ])
    func handle(use: String) {
        let source = card(
            "        box.snp.makeConstraints { boxTop = $0.centerX.equalToSuperview().constraint }",
            "    func change() { \(use) }")
        let converted = Converted(source, .swift, to: .anchors)
        #expect(converted.text == source)
        #expect(converted.left.count == 1)
    }

    // MARK: What a member keeps of a variable

    private func sheet(_ setUp: String, calls: String = "[self setUp];", change: String = "Update") -> String {
        """
        @interface Sheet : UIView
        @property (nonatomic, weak) UIView *bar;
        @end

        @implementation Sheet

        - (instancetype)initWithFrame:(CGRect)frame {
            self = [super initWithFrame:frame];
            \(calls)
            return self;
        }

        - (void)setUp {
            \(setUp)
        }

        - (void)grow {
            [self.bar mas_\(change.lowercased())Constraints:^(MASConstraintMaker *make) {
                make.height.mas_equalTo(30);
            }];
        }

        @end

        """
    }

    private static let makesBar = """
        UIView *bar = [UIView new];
            [self addSubview:bar];
            [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                make.height.mas_equalTo(20);
            }];
        """

    @Test("A view that is made in a variable is changed in the member that keeps it")
    func keptLocal() {
        let converted = Converted(sheet(Self.makesBar + "\n    self.bar = bar;"), .objectiveC, to: .anchors)
        #expect(converted.left.isEmpty)
        #expect(converted.text.contains("self.barHeightConstraint = [bar.heightAnchor constraintEqualToConstant:20];"))
        #expect(converted.text.contains("self.barHeightConstraint.constant = 30;"))
        let remade = Converted(
            sheet(Self.makesBar + "\n    _bar = bar;", change: "Remake"), .objectiveC, to: .anchors)
        #expect(remade.left.isEmpty)
    }

    @Test(
        "It stays where the member may keep something else",
        arguments: [
            "\n    if (self.window) { return; }\n    self.bar = bar;", "\n    if (self.window) { self.bar = bar; }",
            "\n    self.bar = bar;\n    if (self.window) { self.bar = [UIView new]; }",
        ])
    func otherView(end: String) {
        let converted = Converted(sheet(Self.makesBar + end), .objectiveC, to: .anchors)
        #expect(converted.text.contains("[self.bar mas_updateConstraints:"))
        #expect(!converted.text.contains("barHeightConstraint"))
    }

    @Test("A view that is remade is made once")
    func remadeLocal() {
        let twice = "[self setUp];\n    [self setUp];"
        let setUp = Self.makesBar + "\n    self.bar = bar;"
        #expect(Converted(sheet(setUp, calls: twice, change: "Remake"), .objectiveC, to: .anchors).left.count == 2)
    }

    @Test(
        "An instance variable with the name of its property is the object's own",
        arguments: [
            ("@synthesize icon, box;", true), ("@synthesize box = _box, icon;", false), ("", false),
            ("@dynamic box;", false),
        ])
    func instanceVariables(_ declaration: String, _ isConverted: Bool) {
        let text = """
            @implementation Card
            \(declaration)
            - (instancetype)init {
                self = [super init];
                box = [UIView new];
                [self addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); }];
                return self;
            }
            - (void)turn {
                [box mas_remakeConstraints:^(MASConstraintMaker *make) { make.right.top.equalTo(self); }];
            }
            @end

            """
        let converted = Converted(text, .objectiveC, to: .anchors)
        #expect(converted.proven == (isConverted ? 2 : 0), "\(converted.left)")
        #expect(converted.text.contains("NSArray<NSLayoutConstraint *> *boxConstraints;") == isConverted)
    }

    @Test("Properties stand behind the instance variables of a class extension, not among them")
    func besideInstanceVariables() {
        let text = """
            @interface Card () {
                UIView *box;
                float inset;  // points
            }
            @end
            @implementation Card
            - (void)turn {
                [box mas_remakeConstraints:^(MASConstraintMaker *make) { make.right.top.equalTo(self); }];
            }
            @end

            """
        let converted = Converted(text, .objectiveC, to: .anchors)
        #expect(converted.proven == 1, "\(converted.left)")
        #expect(
            converted.text.contains(
                """
                    float inset;  // points
                }
                @property (nonatomic, copy) NSArray<NSLayoutConstraint *> *boxConstraints;
                @end
                """))
    }
}
