// Objective-C and Swift sources: one class at a time, its set-up path certain, everything else only possible.

import MasonrySemantics
import Testing

@Suite struct SourceFileTests {
    @Test("A controllers set up path is inlined")
    func aControllersSetUpPathIsInlined() {
        let text = EvaluatedText(
            """
            #import "Masonry.h"
            #define kPadding 15
            static const CGFloat kHeight = 44;
            @interface ProfileController ()
            @property (nonatomic, strong) UILabel *titleLabel;
            @property (nonatomic, strong) UIView *card;
            @end
            @implementation ProfileController
            - (void)viewDidLoad {
                [super viewDidLoad];
                [self setupViews];
                [self setupConstraints];
            }
            - (void)setupViews {
                self.card = [[UIView alloc] init];
                [self.view addSubview:self.card];
                _titleLabel = [UILabel new];
                [self.card addSubview:_titleLabel];
            }
            - (void)setupConstraints {
                [self.card mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.equalTo(self.view).offset(kPadding);
                    make.height.mas_equalTo(kHeight);
                }];
                __weak typeof(self) weakSelf = self;
                [_titleLabel mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.centerY.equalTo(weakSelf.card);
                    make.left.equalTo(weakSelf.card.mas_left).offset(kPadding / 2);
                }];
            }
            @end
            """, .objectiveC)
        #expect(text.problems == [])
        #expect(
            text.constraints() == [
                "card.top == view.top + 15", "card.left == view.left + 15", "card.height == + 44",
                "titleLabel.centerY == card.centerY", "titleLabel.left == card.left + 7",
            ])
        #expect(text.document.scenarios.map(\.name) == [nil])
    }

    @Test("Lazy getters run at their first use")
    func lazyGettersRunAtTheirFirstUse() {
        let text = EvaluatedText(
            """
            @interface Panel : UIView
            @property (nonatomic, strong) UIButton *button;
            @end
            @implementation Panel
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    [self addSubview:self.button];
                    [self.button mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.edges.equalTo(self).insets(UIEdgeInsetsMake(1, 2, 3, 4));
                    }];
                }
                return self;
            }
            - (UIButton *)button {
                if (!_button) {
                    _button = [UIButton buttonWithType:UIButtonTypeCustom];
                    [_button setTitle:@"OK" forState:UIControlStateNormal];
                }
                return _button;
            }
            @end
            """, .objectiveC)
        #expect(text.problems == [])
        #expect(
            text.constraints() == [
                "button.left == self.left + 2", "button.right == self.right + -4", "button.top == self.top + 1",
                "button.bottom == self.bottom + -3",
            ])
    }

    /// A view is expected of the getter, not of what the methods that it calls name on the way.
    @Test("What a getter does on the way makes no views")
    func whatAGetterDoesOnTheWayMakesNoViews() {
        let text = EvaluatedText(
            """
            @interface Panel : UIView
            @property (nonatomic, strong) UIView *box;
            @end
            @implementation Panel
            - (UIView *)box {
                if (!_box) {
                    _box = [self makeBox];
                }
                return _box;
            }
            - (UIView *)makeBox {
                UIView *view = [UIView new];
                self.userInteractionEnabled = YES;
                return view;
            }
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                [self addSubview:self.box];
                [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.edges.equalTo(self);
                }];
                return self;
            }
            @end
            """, .objectiveC)
        #expect(!text.document.items.contains { $0.name == "userInteractionEnabled" })
        #expect(text.constraints().count == 4)
    }

    @Test("A branch is only possible")
    func aBranchIsOnlyPossible() {
        let text = EvaluatedText(
            """
            @implementation C : UIView
            - (void)awakeFromNib {
                [self addSubview:_a];
                [_a mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.equalTo(self);
                    if (self.isWide) { make.right.equalTo(self); } else { make.width.equalTo(@10); }
                }];
            }
            @end
            """, .objectiveC)
        #expect(text.constraints() == ["a.left == self.left"])
        #expect(text.document.chains.map(\.certainty) == [.certain, .possible, .possible])
    }

    @Test("Another method is a scenario on top")
    func anotherMethodIsAScenarioOnTop() {
        let text = EvaluatedText(
            """
            class Panel: UIView {
                private enum UX { static let inset: CGFloat = 12 }
                let icon = UIImageView()
                private lazy var label: UILabel = {
                    let l = UILabel()
                    l.numberOfLines = 0
                    return l
                }()
                var heightConstraint: Constraint?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(icon)
                    addSubview(label)
                    setup()
                }
                required init?(coder: NSCoder) { fatalError() }

                private func setup() {
                    icon.snp.makeConstraints { make in
                        make.leading.equalToSuperview().offset(UX.inset)
                        heightConstraint = make.height.equalTo(40).constraint
                    }
                    label.snp.makeConstraints {
                        $0.leading.equalTo(icon.snp.trailing).offset(UX.inset)
                        $0.trailing.equalTo(self).inset(UX.inset)
                    }
                }

                func expand() {
                    heightConstraint?.update(offset: 80)
                    label.snp.remakeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """, .swift)
        #expect(text.problems == [])
        #expect(
            text.constraints() == [
                "icon.leading == self.leading + 12", "icon.height == + 40", "label.leading == icon.trailing + 12",
                "label.trailing == self.trailing + -12",
            ])
        #expect(text.document.scenarios.map(\.name) == [nil, "expand"])
        #expect(
            text.constraints(1) == [
                "icon.leading == self.leading + 12", "icon.height == + 80", "label.left == self.left",
                "label.top == self.top", "label.right == self.right", "label.bottom == self.bottom",
            ])
    }

    @Test("Guards of self are harmless and loops are not")
    func guardsOfSelfAreHarmlessAndLoopsAreNot() {
        let text = EvaluatedText(
            """
            @implementation MASView
            - (id)init {
                self = [super init];
                if (!self) return nil;
                UIView *banner = [Factory banner];
                [self addSubview:banner];
                [banner mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(self); }];
                UIView *last = nil;
                for (int i = 0; i < count; i++) {
                    UIView *row = [UIView new];
                    [self addSubview:row];
                    [row mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.top.equalTo(last ? last.mas_bottom : self.mas_top);
                        make.left.equalTo(last);
                    }];
                    last = row;
                }
                return self;
            }
            @end
            """, .objectiveC)
        #expect(text.problems == [])
        #expect(text.constraints() == ["banner.top == self.top"])
    }

    @Test("A number of another file is unknown")
    func aNumberOfAnotherFileIsUnknown() {
        let text = EvaluatedText(
            """
            @implementation C : UIView
            - (void)awakeFromNib {
                [_a mas_makeConstraints:^(MASConstraintMaker *make) { make.height.mas_equalTo(Button_Height); }];
            }
            @end
            """, .objectiveC)
        #expect(text.problems == [])
        #expect(text.constraints() == ["a.height == + ?"])
    }

    @Test("A view that nobody adds is unknown and not missing")
    func aViewThatNobodyAddsIsUnknownAndNotMissing() {
        let text = EvaluatedText(
            """
            class V: UIViewController {
                let a = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    helper(a)
                    a.snp.makeConstraints { make in make.edges.equalToSuperview() }
                }
            }
            """, .swift)
        #expect(text.problems == [])
        #expect(text.constraints().first == "a.left == ?")
    }
}
