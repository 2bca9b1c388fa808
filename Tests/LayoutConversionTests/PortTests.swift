import LayoutConversion
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

/// What blocks of Objective-C are in Swift, and why others have no words there.
private struct Ported {
    var texts: [String]
    var left: [LeftReason]

    /// - Parameters:
    ///   - blocks: Statements of a method of a view with a title and a box.
    ///   - header: Another file.
    init(_ blocks: String, besides header: String = "") {
        let source = """
            #define kRows 12
            @interface Card ()
            @property (nonatomic, strong) UILabel *title;
            @property (nonatomic, strong) UIView *box;
            @property (nonatomic, strong) MASConstraint *top;
            @property (nonatomic) BOOL isWide;
            @end
            @implementation Card
            - (void)setUp {
                self.title = [UILabel new];
                [self addSubview:_title];
                [self addSubview:self.box];
                \(blocks)
            }
            @end

            """
        var options = EvaluationOptions()
        options.index = SymbolIndex(
            [IndexedSource(text: SourceText(header), dialect: .objectiveC, path: "Data.h", role: .header)], device: nil)
        let document = LayoutDocument.evaluate(
            SyntaxTree.parse(SourceText(source), dialect: .objectiveC), options: options)
        let conversion = Converter(document, options: options, ConversionRequest(to: .snapKit)).run()
        texts = conversion.blocks.filter(\.isProven).compactMap(\.port)
        left = conversion.blocks.compactMap { if case .left(let reason) = $0.outcome { reason } else { nil } }
    }
}

@Suite("Blocks of Masonry become blocks of SnapKit in Swift")
struct PortTests {
    @Test("Names, numbers and structures are those of Swift")
    func block() {
        let ported = Ported(
            """
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                // The edges.
                make.left.equalTo(self).offset(kGap * 2.f);
                make.right.equalTo(_box.mas_left).mas_offset(-MAX(kGap, 8)).priorityHigh();
                make.size.mas_equalTo(CGSizeMake(100, 20.0f)); // small
                make.centerX.equalTo(self).offset([UIScreen mainScreen].bounds.size.width - 20);
                self.top = make.top.mas_equalTo(.5f);
            }];
            """)
        #expect(
            ported.texts == [
                """
                title.snp.makeConstraints { make in
                    // The edges.
                    make.left.equalToSuperview().offset(kGap * 2)
                    make.right.equalTo(box.snp.left).offset(-max(kGap, 8)).priority(.high)
                    make.size.equalTo(CGSize(width: 100, height: 20.0)) // small
                    make.centerX.equalToSuperview().offset(UIScreen.main.bounds.size.width - 20)
                    top = make.top.equalToSuperview().offset(0.5).constraint
                }
                """
            ])
        #expect(ported.left.isEmpty, "\(ported.left)")
    }

    @Test("Names for `self` are those of the text, and views that are parts of others stay what they are")
    func names() {
        let ported = Ported(
            """
            __weak typeof(self) mine = self;
            UITableViewCell *cell = [self cellAt:0];
            UILabel *note = [UILabel new];
            [cell.contentView addSubview:note];
            [note mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(cell.contentView).offset(8);
                make.top.equalTo(cell.contentView.mas_centerY);
                make.height.mas_equalTo(NOTE_HEIGHT);
            }];
            [mine.title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.equalTo(mine).offset(4);
                make.left.equalTo(mine.box.mas_right);
            }];
            """)
        #expect(
            ported.texts == [
                """
                note.snp.makeConstraints { make in
                    make.left.equalToSuperview().offset(8)
                    make.top.equalTo(cell.contentView.snp.centerY)
                    make.height.equalTo(NOTE_HEIGHT)
                }
                """,
                """
                title.snp.makeConstraints { make in
                    make.top.equalToSuperview().offset(4)
                    make.left.equalTo(box.snp.right)
                }
                """,
            ])
        #expect(ported.left.isEmpty, "\(ported.left)")
    }

    @Test("What a sum, a choice or a call gives is one number in both languages")
    func numbers() {
        let ported = Ported(
            """
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.height.mas_equalTo(50 + NOTE_HEIGHT);
                make.width.mas_equalTo(scaled(12));
                make.left.equalTo(self).offset(scaled(8) + kGap);
                make.top.equalTo(self).offset(_isWide ? 8 : kGap);
                make.right.equalTo(_box.mas_left).offset(-scaled(4));
            }];
            """)
        #expect(ported.left.isEmpty, "\(ported.left)")
        #expect(
            ported.texts == [
                """
                title.snp.makeConstraints { make in
                    make.height.equalTo(50 + NOTE_HEIGHT)
                    make.width.equalTo(scaled(12))
                    make.left.equalToSuperview().offset(scaled(8) + kGap)
                    make.top.equalToSuperview().offset(isWide ? 8 : kGap)
                    make.right.equalTo(box.snp.left).offset(-scaled(4))
                }
                """
            ])
    }

    @Test("Two views of one name have each its own superview")
    func oneName() {
        let ported = Ported(
            """
            { UIView *line = [UIView new]; [self addSubview:line];
              [line mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(1); }]; }
            { UIView *line = [UIView new]; [_box addSubview:line];
              [line mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(_box).offset(2); }]; }
            """)
        #expect(ported.texts.count == 2, "\(ported.texts)")
        #expect(ported.texts.last?.contains("make.left.equalToSuperview().offset(2)") == true)
    }

    @Test("Messages without arguments are calls of methods, or properties that are read")
    func messages() {
        let header = """
            #define kScale ([UIScreen mainScreen].bounds.size.width / 375.0)
            #define kIsOld ([UIScreen mainScreen].bounds.size.height < 600)
            @interface Delegate : NSObject
            @property (nonatomic) float barHeight;
            + (Delegate *)shared;
            + (BOOL)isLarge;
            - (CGFloat)footerHeight;
            @end
            """
        let head = "make.left.equalToSuperview().offset("
        func number(_ number: String) -> String? {
            Ported(
                "[_box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(\(number)); }];",
                besides: header
            ).texts.first?.split(separator: "\n").dropFirst().first.map { line in
                String(line.drop { $0 == " " }.dropFirst(head.count).dropLast())
            }
        }
        #expect(number("[Delegate shared].barHeight") == "Delegate.shared().barHeight")
        #expect(number("[self footerHeight]") == "footerHeight()")
        #expect(number("[[Delegate shared] barHeight] / 2") == "Delegate.shared().barHeight / 2")
        #expect(number("[Delegate isLarge] ? 20 : 10") == "Delegate.isLarge() ? 20 : 10")
        #expect(number("kIsOld ? 20 : 10") == "kIsOld ? 20 : 10")
        #expect(
            number("1 * kScale / [UIScreen mainScreen].scale") == "CGFloat(1 * kScale) / UIScreen.main.scale")
        #expect(number("320 / 2") == "320 / 2")
        // A rest would be dropped, nobody says what it is, and an initializer is called otherwise.
        for open in ["321 / 2", "[self unknownHeight]", "[Delegate delegate].barHeight", "[Delegate heightOf:_box]"] {
            #expect(number(open) == nil, "\(open)")
        }
    }

    @Test("Constraints without a library are blocks of SnapKit, too")
    func anchors() {
        let ported = Ported(
            """
            self.title.translatesAutoresizingMaskIntoConstraints = NO;
            _box.translatesAutoresizingMaskIntoConstraints = NO;
            [NSLayoutConstraint activateConstraints:@[
                // The sides.
                [self.title.leadingAnchor constraintEqualToAnchor:self.leadingAnchor constant:kGap],
                [self.title.trailingAnchor constraintEqualToAnchor:self.trailingAnchor constant:-kGap],
                [_box.topAnchor constraintEqualToAnchor:_title.bottomAnchor constant:2.f * kGap],
                [_box.widthAnchor constraintEqualToAnchor:_box.heightAnchor multiplier:0.5],
            ]];
            [NSLayoutConstraint constraintWithItem:self.title attribute:NSLayoutAttributeHeight relatedBy:NSLayoutRelationEqual toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:[UIScreen mainScreen].scale].active = YES;
            """)
        #expect(ported.left.isEmpty, "\(ported.left)")
        #expect(
            ported.texts == [
                """
                title.snp.makeConstraints { make in
                    // The sides.
                    make.leading.trailing.equalToSuperview().inset(kGap)
                    make.height.equalTo(UIScreen.main.scale)
                }
                box.snp.makeConstraints { make in
                    make.top.equalTo(title.snp.bottom).offset(2 * kGap)
                    make.width.equalTo(box.snp.height).multipliedBy(0.5)
                }
                """
            ])
    }

    @Test("Conditions that C takes and Swift does not are said in full")
    func conditions() {
        let ported = Ported(
            """
            UIView *last = _box;
            NSInteger rows = self.count;
            CGSize size = self.size;
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                if (last) {
                    make.top.equalTo(last.mas_bottom);
                } else {
                    make.top.equalTo(self);
                }
                if (!rows) { make.width.mas_equalTo(1); }
                if (rows) { make.width.mas_equalTo(2); }
                if (_isWide == NO) { make.width.mas_equalTo(3); }
                if (!CGSizeEqualToSize(size, CGSizeZero)) { make.width.mas_equalTo(4); }
                if (!(rows > 2 && _isWide)) { make.width.mas_equalTo(5); }
                if (_box.isHidden) { make.width.mas_equalTo(6); }
            }];
            """)
        #expect(ported.left.isEmpty, "\(ported.left)")
        let heads = ported.texts.first?.split(separator: "\n").filter { $0.contains("if ") }.map { line in
            String(line.drop { $0 == " " })
        }
        #expect(
            heads == [
                "if let last {", "if rows == 0 {", "if rows != 0 {", "if !isWide {", "if size != .zero {",
                "if !(rows > 2 && isWide) {", "if box.isHidden {",
            ])
    }

    @Test("Update and remake stay what they are")
    func kinds() {
        let ported = Ported(
            """
            [_box mas_remakeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self).insets(UIEdgeInsetsMake(1, 2, 3, 4)); }];
            [_box mas_updateConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(kWide - kGap); }];
            """)
        #expect(
            ported.texts == [
                """
                box.snp.remakeConstraints { make in
                    make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                }
                """,
                """
                box.snp.updateConstraints { make in
                    make.left.equalToSuperview().offset(kWide - kGap)
                }
                """,
            ])
        #expect(ported.left.isEmpty, "\(ported.left)")
    }

    @Test("Branches of Booleans and of comparisons stay branches")
    func branches() {
        let ported = Ported(
            """
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                // Always.
                make.left.equalTo(self);
                if (self.isWide && kGap > 4) {
                    // When there is room.
                    make.width.mas_equalTo(300);
                    make.top.equalTo(self); // up
                } else if (!_isWide) {
                    make.width.mas_equalTo(200);
                } else {
                    make.width.mas_equalTo(100);
                }
                // The end.
            }];
            """)
        #expect(
            ported.texts == [
                """
                title.snp.makeConstraints { make in
                    // Always.
                    make.left.equalToSuperview()
                    if isWide && kGap > 4 {
                        // When there is room.
                        make.width.equalTo(300)
                        make.top.equalToSuperview() // up
                    } else if !isWide {
                        make.width.equalTo(200)
                    } else {
                        make.width.equalTo(100)
                    }
                    // The end.
                }
                """
            ])
        #expect(ported.left.isEmpty, "\(ported.left)")
    }

    @Test("Variables of a block are declared with it, and what other files declare as Booleans are conditions")
    func variables() {
        let ported = Ported(
            """
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                @strongify(self);
                // Twice the gap.
                CGFloat inset = 2 * kGap;
                make.left.equalTo(self).offset(inset);
                if (self.data.showsIcon || isRightToLeft() || _box.hidden) {
                    CGFloat inset = self.box.hidden ? 0 : 4;
                    make.top.equalTo(self).offset(inset);
                }
            }];
            """,
            besides: """
                @interface Data : NSObject
                @property (nonatomic) BOOL showsIcon;
                @end
                BOOL isRightToLeft(void) { return YES; }
                """)
        #expect(
            ported.texts == [
                """
                title.snp.makeConstraints { make in
                    // Twice the gap.
                    let inset: CGFloat = 2 * kGap
                    make.left.equalToSuperview().offset(inset)
                    if data.showsIcon || isRightToLeft() || box.isHidden {
                        let inset: CGFloat = box.isHidden ? 0 : 4
                        make.top.equalToSuperview().offset(inset)
                    }
                }
                """
            ])
        #expect(ported.left.isEmpty, "\(ported.left)")
    }

    @Test("An integer is made a length where it meets one")
    func counts() {
        let ported = Ported(
            """
            NSInteger columns = 3;
            for (int i = 0; i < 1; i++) {
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self).offset(kGap * i); }];
            }
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self).offset(columns * kGap);
                make.top.equalTo(self).offset(self.names.count * 20);
                make.width.mas_equalTo(columns == 3 ? 8 : 4);
                make.bottom.equalTo(self).offset(self->_gap - kRows * kGap);
            }];
            """)
        #expect(
            ported.texts == [
                """
                box.snp.makeConstraints { make in
                    make.left.equalToSuperview().offset(kGap * CGFloat(i))
                }
                """,
                """
                title.snp.makeConstraints { make in
                    make.left.equalToSuperview().offset(CGFloat(columns) * kGap)
                    make.top.equalToSuperview().offset(names.count * 20)
                    make.width.equalTo(columns == 3 ? 8 : 4)
                    make.bottom.equalToSuperview().offset(gap - CGFloat(kRows) * kGap)
                }
                """,
            ])
    }

    @Test("A whole number of another file's macro is an Int32 in Swift, and no length")
    func macros() {
        let ported = Ported(
            """
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self).offset(-kGap);
                make.top.equalTo(self).offset(kGap * 2);
                make.height.mas_equalTo(self.lines.count > kMost ? 8 : 4);
                make.bottom.equalTo(self).offset(kWide + kGap);
            }];
            """,
            besides: """
                #define kGap 8
                #define kMost (2 + 3)
                #define kWide 80.0
                """)
        #expect(
            ported.texts == [
                """
                title.snp.makeConstraints { make in
                    make.left.equalToSuperview().offset(CGFloat(-kGap))
                    make.top.equalToSuperview().offset(CGFloat(kGap * 2))
                    make.height.equalTo(lines.count > kMost ? 8 : 4)
                    make.bottom.equalToSuperview().offset(kWide + CGFloat(kGap))
                }
                """
            ])
    }

    @Test(
        "What a macro computes is a number, whatever it is made of",
        arguments: [("(x * gap())", true), ("gap(x)", false)])
    func computed(body: String, isNumber: Bool) {
        let source = """
            #define kScale(x) \(body)
            @implementation Card
            - (void)setUp {
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.width.height.mas_equalTo(kScale(30)); }];
            }
            @end
            """
        let tree = SyntaxTree.parse(SourceText(source), dialect: .objectiveC)
        #expect((NameKinds(of: tree, with: NameKinds())["kScale()"] == .number) == isNumber)
        let document = LayoutDocument.evaluate(tree)
        let conversion = Converter(document, options: EvaluationOptions(), ConversionRequest(to: .anchors)).run()
        #expect(conversion.blocks.map(\.isProven) == [isNumber])
    }

    @Test("What updates find nothing to change makes them, which SnapKit does not")
    func updates() {
        func update(_ inner: String) -> String {
            """
            }
            - (void)show {
                [self.title mas_updateConstraints:^(MASConstraintMaker *make) { \(inner) }];
            """
        }
        // All that the class says of the view: the same as making it anew.
        #expect(
            Ported(update("make.left.equalTo(self).offset(4);")).texts == [
                """
                title.snp.remakeConstraints { make in
                    make.left.equalToSuperview().offset(4)
                }
                """
            ])
        let other = "[self.title mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); }];\n"
        for code in [
            other + update("make.left.equalTo(self);"), update("if (self.isWide) { make.left.equalTo(self); }"),
        ] {
            let isLeft = Ported(code).left.contains { if case .updatesNothing = $0 { true } else { false } }
            #expect(isLeft)
        }
    }

    @Test(
        "What Swift would say otherwise is left",
        arguments: [
            // An integer division, a message whose kind only its declaration tells, an old octal number.
            "make.left.equalTo(self).offset(9 / 16);",
            "make.left.equalTo(self).offset([self gapFor:2]);",
            "make.left.equalTo(self).offset(010);",
            // A condition of which only its type tells whether it is a Boolean.
            "if (wide) { make.left.equalTo(self); }",
            "if (self.isWide && self.title) { make.left.equalTo(self); }",
            "make.left.equalTo(somebody.header);",
            // An object, an enumeration, the length of a string, an update that makes.
            "make.left.equalTo(self).offset(_box ? 8 : 4);",
            "make.left.equalTo(self).offset(self.mode == CardModeWide ? 8 : 4);",
            "if (self.name.length > 0) { make.left.equalTo(self); }",
            "make.left.equalTo(self).offset(self.names.count / 2);",
            // A view that a button of UIKit may not have.
            "make.left.equalTo(self.button.imageView);",
            // A variable that changes, one whose type is another one in Swift, one without words.
            "CGFloat gap = 4; gap += 2; make.left.equalTo(self).offset(gap);",
            "NSInteger gap = 4; make.left.equalTo(self).offset(gap);",
            "CGFloat gap = [self gapFor:2]; make.left.equalTo(self).offset(gap);",
        ])
    func left(chain: String) {
        let ported = Ported("[self.title mas_makeConstraints:^(MASConstraintMaker *make) { \(chain) }];")
        #expect(ported.texts.isEmpty)
        #expect(ported.left.count == 1)
    }
}
