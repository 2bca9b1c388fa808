import LayoutConversion
import MasonrySyntax
import Testing

/// A cell of Objective-C with a title and a box.
private func cell(_ setUp: String, _ methods: String = "", members: String = "", head: String = "Cell ()") -> String {
    """
    @interface \(head)
    @property (nonatomic, strong) UILabel *title;
    @property (nonatomic, strong) UIView *box;\(members)
    @end

    @implementation Cell

    - (instancetype)initWithFrame:(CGRect)frame {
        self = [super initWithFrame:frame];
        self.title = [UILabel new];
        self.box = [UIView new];
        [self.contentView addSubview:self.title];
        [self.contentView addSubview:self.box];
    \(setUp)
        return self;
    }

    \(methods)
    @end

    """
}

/// A method that updates the box.
private func bind(_ lines: String, before: String = "") -> String {
    """
    - (void)bind:(CGFloat)height {
    \(before)    [self.box mas_updateConstraints:^(MASConstraintMaker *make) {
    \(lines)
        }];
    }

    """
}

@Suite("Updates that find nothing make what they say")
struct UpdatesThatMakeTests {
    @Test("What runs once, and has nothing to find, makes its constraints")
    func once() {
        let converted = Converted(
            cell(
                """
                    [self.title mas_updateConstraints:^(MASConstraintMaker *make) {
                        make.left.equalTo(self.contentView).offset(8);
                        make.centerY.equalTo(self.contentView);
                    }];
                """), .objectiveC, to: .anchors)
        #expect(
            converted.text
                == cell(
                    """
                        self.title.translatesAutoresizingMaskIntoConstraints = NO;
                        [NSLayoutConstraint activateConstraints:@[
                            [self.title.leftAnchor constraintEqualToAnchor:self.contentView.leftAnchor constant:8],
                            [self.title.centerYAnchor constraintEqualToAnchor:self.contentView.centerYAnchor]
                        ]];
                    """))
        #expect(converted.left.isEmpty, "\(converted.left)")
    }

    @Test("What runs again makes them where they are not active, and sets the numbers that may be others")
    func again() {
        let source = cell(
            "",
            bind(
                """
                        make.left.equalTo(self.title);
                        make.height.mas_equalTo(height);
                """))
        let converted = Converted(source, .objectiveC, to: .anchors)
        #expect(
            converted.text
                == cell(
                    "",
                    """
                    - (void)bind:(CGFloat)height {
                        self.box.translatesAutoresizingMaskIntoConstraints = NO;
                        if (!self.boxLeftConstraint.active) {
                            self.boxLeftConstraint = [self.box.leftAnchor constraintEqualToAnchor:self.title.leftAnchor];
                            self.boxHeightConstraint = [self.box.heightAnchor constraintEqualToConstant:height];
                            [NSLayoutConstraint activateConstraints:@[
                                self.boxLeftConstraint,
                                self.boxHeightConstraint
                            ]];
                        }
                        self.boxHeightConstraint.constant = height;
                    }

                    """,
                    members: """

                        @property (nonatomic, strong) NSLayoutConstraint *boxLeftConstraint;
                        @property (nonatomic, strong) NSLayoutConstraint *boxHeightConstraint;
                        """))
        #expect(converted.left.isEmpty, "\(converted.left)")
    }

    @Test("What several updates make or find is one constraint, each with its number")
    func shared() {
        let converted = Converted(
            cell(
                "",
                bind("        make.height.mas_equalTo(10);")
                    + bind("        make.height.mas_equalTo(20);").replacing("bind:", with: "grow:")),
            .objectiveC, to: .anchors)
        #expect(converted.left.isEmpty, "\(converted.left)")
        #expect(converted.text.ranges(of: "if (!self.boxHeightConstraint.active) {").count == 2)
        #expect(converted.text.contains("self.boxHeightConstraint.constant = 10;"))
        #expect(converted.text.contains("self.boxHeightConstraint.constant = 20;"))
        #expect(converted.text.ranges(of: "@property (nonatomic, strong) NSLayoutConstraint *").count == 1)
    }

    @Test("In SnapKit a view without any constraints is given them by an update")
    func swift() {
        let converted = Converted(
            """
            final class Card: UIView {
                private let box = UIView()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(box)
                }

                func grow(height: CGFloat) {
                    box.snp.updateConstraints { make in
                        make.height.equalTo(height)
                    }
                }
            }
            """, .swift, to: .anchors)
        #expect(converted.left.isEmpty, "\(converted.left)")
        #expect(
            converted.text.contains(
                """
                        if boxHeightConstraint?.isActive != true {
                            let boxHeight = box.heightAnchor.constraint(equalToConstant: height)
                            boxHeightConstraint = boxHeight
                            boxHeight.isActive = true
                        }
                        boxHeightConstraint?.constant = height
                """), "\(converted.text)")
    }

    @Test(
        "It stays where what it finds the next time may be something else",
        arguments: [
            // Another view each time.
            (bind("        make.left.equalTo(other);", before: "    UIView *other = [self other];\n"), ""),
            (bind("        make.width.equalTo(self.title).multipliedBy(height);"), ""),
            // What is remade is in a list.
            (
                bind("        make.height.mas_equalTo(4);"),
                "    [self.box mas_remakeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); }];"
            ),
        ])
    func left(method: String, setUp: String) {
        let converted = Converted(cell(setUp, method), .objectiveC, to: .anchors)
        #expect(converted.text.contains("[self.box mas_updateConstraints:"))
        #expect(!converted.left.isEmpty)
    }

    @Test("An update that may find what another block makes is no make")
    func found() {
        let make = "    [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(4); }];"
        let update = "    [self.box mas_updateConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(8); }];"
        for setUp in [
            "    if (self.hidden) {\n\(make)\n    }\n\(update)", "\(update)\n    if (self.hidden) {\n\(make)\n    }",
        ] {
            let converted = Converted(cell(setUp), .objectiveC, to: .anchors)
            let isMade = converted.text.contains("[self.box.heightAnchor constraintEqualToConstant:8].active = YES")
            #expect(!isMade, "\(converted.text)")
        }
    }

    @Test("A category has no properties")
    func category() {
        let source = """
            @implementation Cell (Binding)
            \(bind("        make.height.mas_equalTo(height);"))
            @end

            """
        #expect(Converted(source, .objectiveC, to: .anchors).text == source)
    }
}
