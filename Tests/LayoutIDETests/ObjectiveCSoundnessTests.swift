// What Objective-C sources must not be accused of: what other files say is unknown, and what may not run proves nothing.

import LayoutIDE
import SourceText
import Testing

@Suite struct ObjectiveCSoundnessTests {
    /// The findings of a view's class with these methods.
    private func rules(_ methods: String) -> [String] {
        let text = "@implementation Panel : UIView\n\(methods)\n@end\n"
        return Analysis(text: SourceText(text), dialect: .objectiveC).findings.map(\.rule.rawValue)
    }

    private func rules(makes body: String) -> [String] {
        rules(
            """
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    [self addSubview:_a];
                    \(body)
                }
                return self;
            }
            """)
    }

    @Test(
        "Names of other files are unknown",
        arguments: [
            "make.left.equalTo(self).offset(BottomMargin);", "make.left.equalTo(self).offset(-BottomMargin);",
            "make.left.equalTo(self).offset(PxConvert(8));", "make.left.equalTo(self).offset(SCALE_BaseOnWidth(8.5));",
            "make.left.equalTo(self).offset(self.config.inset);", "make.left.equalTo(self).insets(EdgeInsetsOfTheme);",
            "make.size.mas_equalTo(DefaultSize);", "make.left.equalTo(self.superview);",
            "make.left.equalTo(Theme.shared.anchorView);",
        ])
    func namesOfOtherFilesAreUnknown(_ chain: String) {
        #expect(rules(makes: "[_a mas_makeConstraints:^(MASConstraintMaker *make) { \(chain) }];") == [])
    }

    @Test("Nil that is written there is certain")
    func nilThatIsWrittenThereIsCertain() {
        let nilTarget = "[_a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(nil); }];"
        #expect(rules(makes: nilTarget) == ["nil-relation-target"])
        let nilVariable = """
            UIView *last = nil;
            [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(last); }];
            """
        #expect(rules(makes: nilVariable) == [])
    }

    @Test("A view may add itself to a window")
    func aViewMayAddItselfToAWindow() {
        let text = """
            - (void)show {
                [[UIApplication sharedApplication].keyWindow addSubview:self];
                [self mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.mas_equalTo(UIEdgeInsetsZero); }];
            }
            """
        #expect(rules(text) == [])
    }

    @Test("An unprefixed size is the number of a frame category")
    func anUnprefixedSizeIsTheNumberOfAFrameCategory() {
        let text = """
            CGFloat width = _a.width;
            [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(width); }];
            """
        #expect(rules(makes: text) == [])
    }

    @Test("A number made of an unprefixed size is no attribute")
    func aNumberMadeOfAnUnprefixedSizeIsNoAttribute() {
        let text = """
            [_a mas_makeConstraints:^(MASConstraintMaker *make) {
                make.height.equalTo([NSNumber numberWithFloat:_a.height]);
            }];
            """
        #expect(rules(makes: text) == [])
    }

    private func updating(_ made: String, _ updated: String) -> [String] {
        rules(
            """
            - (instancetype)initWithFrame:(CGRect)frame {
                [self addSubview:_a];
                [_a mas_makeConstraints:^(MASConstraintMaker *make) { \(made) }];
                return self;
            }
            - (void)refresh {
                [_a mas_updateConstraints:^(MASConstraintMaker *make) { \(updated) }];
            }
            """)
    }

    @Test("An update adds only where it certainly does not match")
    func anUpdateAddsOnlyWhereItCertainlyDoesNotMatch() {
        #expect(updating("make.height.equalTo(@(_h));", "make.height.equalTo(@(_h * 2));") == [])
        #expect(updating("make.height.mas_greaterThanOrEqualTo(4);", "make.height.mas_equalTo(8);") == [])
        #expect(updating("make.height.mas_equalTo(4);", "make.height.mas_equalTo(8).priority(750);") == [])
        #expect(
            updating("make.top.equalTo(self);", "make.top.equalTo(self.mas_bottom);").first
                == "update-adds-second-constraint")
    }

    @Test("What a branch replaces proves no conflict")
    func whatABranchReplacesProvesNoConflict() {
        let text = """
            [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(10); }];
            if (_wide) {
                [_a mas_remakeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(30); }];
            }
            [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(20); }];
            """
        #expect(rules(makes: text) == [])
    }

    @Test("A remake after a branch replaces the base")
    func aRemakeAfterABranchReplacesTheBase() {
        let text = """
            [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(10); }];
            if (_wide) {
                [_a mas_remakeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(30); }];
            }
            [_a mas_remakeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(20); }];
            """
        #expect(rules(makes: text) == [])
    }

    private func methods(collapse: String) -> String {
        """
        - (instancetype)initWithFrame:(CGRect)frame {
            [self addSubview:_a];
            [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(10); }];
            return self;
        }
        - (void)collapse {
            \(collapse)
        }
        - (void)expand {
            [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(50); }];
        }
        """
    }

    @Test("What another method removes proves no conflict")
    func whatAnotherMethodRemovesProvesNoConflict() {
        let remake = "[_a mas_remakeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(4); }];"
        #expect(rules(methods(collapse: remake)) == [])
        #expect(rules(methods(collapse: "")) == ["unsatisfiable"])
    }

    @Test("Of several returns none is certain")
    func ofSeveralReturnsNoneIsCertain() {
        let text = """
            - (CGFloat)edge { if (_wide) { return 10; } return 20; }
            - (instancetype)initWithFrame:(CGRect)frame {
                [self addSubview:_a];
                [_a mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.width.mas_equalTo([self edge]);
                    make.width.mas_equalTo(10);
                }];
                return self;
            }
            """
        // Where it is 20, the two contradict each other.
        #expect(rules(text) == ["same-anchors-twice"])
    }

    @Test("A view comes from code or from a nib")
    func aViewComesFromCodeOrFromANib() {
        let text = """
            - (instancetype)initWithFrame:(CGRect)frame {
                [self addSubview:_a];
                [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(10); }];
                return self;
            }
            - (void)awakeFromNib {
                [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(20); }];
            }
            """
        #expect(rules(text) == [])
    }

    @Test("A view made anew has no constraints of the old one")
    func aViewMadeAnewHasNoConstraintsOfTheOldOne() {
        let text = """
            - (instancetype)initWithFrame:(CGRect)frame {
                _a = [UIView new];
                [self addSubview:_a];
                [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(10); }];
                return self;
            }
            - (void)reload {
                [_a removeFromSuperview];
                _a = [UIView new];
                [self addSubview:_a];
                [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(20); }];
            }
            """
        #expect(rules(text) == [])
    }

    @Test("Content of a scroll view may have its own size")
    func contentOfAScrollViewMayHaveItsOwnSize() {
        let text = """
            - (instancetype)initWithFrame:(CGRect)frame {
                _scroll = [UIScrollView new];
                _content = [UIView new];
                _picture = [PictureView new];
                [self addSubview:_scroll];
                [_scroll addSubview:_content];
                [_content addSubview:_picture];
                [_scroll mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
                [_content mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(_scroll);
                    make.width.equalTo(_scroll);
                }];
                [_picture mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(_content); }];
                return self;
            }
            """
        #expect(rules(text) == [])
    }

    @Test("What is missing in a source is no warning")
    func whatIsMissingInASourceIsNoWarning() {
        let text = """
            _a = [UIView new];
            [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self); }];
            """
        #expect(rules(makes: text) == [])
    }

    @Test("A certain conflict is found whatever the size of the view")
    func aCertainConflictIsFoundWhateverTheSizeOfTheView() {
        let text = """
            [_a mas_makeConstraints:^(MASConstraintMaker *make) {
                make.edges.mas_equalTo(@1);
                make.left.equalTo(self.mas_left).offset(10);
            }];
            """
        #expect(rules(makes: text) == ["opposite-edges-same-offset", "unsatisfiable"])
    }

    @Test("A list sizes what it scrolls")
    func aListSizesWhatItScrolls() {
        let text = """
            - (instancetype)initWithFrame:(CGRect)frame {
                _list = [UITableView new];
                UIView *line = [UIView new];
                [self addSubview:_list];
                [_list addSubview:line];
                [_list mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
                [line mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.right.equalTo(self);
                    make.height.mas_equalTo(1);
                }];
                return self;
            }
            """
        #expect(rules(text) == [])
        #expect(rules(text.replacing("UITableView", with: "UIScrollView")) == ["scroll-content-ambiguous"])
    }

    private func branch(_ then: String, _ otherwise: String) -> [String] {
        rules(
            makes: """
                if (self.empty) { return self; }
                [_a mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(self).offset(10);
                    if (self.wide) { \(then) } else { \(otherwise) }
                }];
                """)
    }

    @Test("Two ways of a block never meet")
    func twoWaysOfABlockNeverMeet() {
        #expect(branch("make.width.mas_equalTo(80);", "make.width.mas_equalTo(40);") == [])
    }

    @Test("A branch that cannot hold is found")
    func aBranchThatCannotHoldIsFound() {
        let conflict = "make.left.equalTo(self).offset(8); make.left.equalTo(self).offset(9);"
        let block = "[_a mas_makeConstraints:^(MASConstraintMaker *make) { \(conflict) }];"
        #expect(rules(makes: "if (self.wide) { \(block) }") == ["unsatisfiable"])
        #expect(rules(makes: "for (id x in self.all) { \(block) }") == [])
    }

    /// What a branch makes may be gone when later code replaces it.
    @Test("A later remake settles a branch")
    func aLaterRemakeSettlesABranch() {
        let text = """
            [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); }];
            if (self.wide) {
                [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(80); }];
            }
            [_a mas_remakeConstraints:^(MASConstraintMaker *make) { make.width.mas_equalTo(40); }];
            """
        #expect(rules(makes: text) == [])
    }
}
