// In which order set-up code makes, adds and constrains its views.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite("Set-up code in the order in which it runs")
struct SetUpOrderTests {
    private func rules(_ text: String) -> [String] {
        Analysis(text: SourceText(text), dialect: .objectiveC).findings.map { "\($0.rule)" }
    }

    @Test(
        "A view that is added or constrained above the line that makes it is nil there",
        arguments: [
            // Uses, makings, whether it is said.
            ("[self addSubview:_icon];", "_icon = [UIImageView new];", true),
            ("[self constrain];", "self.icon = [UIImageView new];", true),
            ("[self addSubview:_icon];", "[self makeIcon];", true),
            // It is made first, here or where the method before says so.
            ("_icon = [UIImageView new]; [self addSubview:_icon];", "_icon = [UIImageView new];", false),
            ("[self makeIcon]; [self addSubview:_icon];", "", false),
            ("[self setIcon:[UIImageView new]]; [self addSubview:_icon];", "_icon = [UIImageView new];", false),
            // It is taken back, not made.
            ("_icon = nil; [self addSubview:_icon];", "_icon = [UIImageView new];", true),
            // It is added again, and nothing is lost.
            ("[self addSubview:_icon];", "_icon = [UIImageView new]; [self addSubview:_icon];", false),
            // Later code adds it.
            ("[Api get:^{ [self constrain]; }];", "_icon = [UIImageView new]; [self addSubview:_icon];", false),
            ("[Api get:^{ [self addSubview:_icon]; }];", "_icon = [UIImageView new];", false),
        ])
    func lateMaking(_ use: String, _ making: String, isReported: Bool) {
        let text = """
            @interface Badge : UIView
            @end
            @interface Badge ()
            @property (nonatomic, strong) UIImageView *icon;
            @end
            @implementation Badge
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    \(use)
                    \(making)
                    [self constrain];
                }
                return self;
            }
            - (void)constrain {
                [_icon mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            \((use + making).contains("makeIcon") ? "- (void)makeIcon { self.icon = [UIImageView new]; }" : "")
            @end
            """
        #expect(rules(text).contains("view-never-made") == isReported)
    }

    @Test("Where one of two initializers makes a view first, nobody knows which one ran")
    func twoInitializers() {
        let text = """
            @interface Badge : UIView
            @end
            @interface Badge ()
            @property (nonatomic, strong) UIImageView *icon;
            @end
            @implementation Badge
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) { [self constrain]; [self make]; }
                return self;
            }
            - (instancetype)initWithCoder:(NSCoder *)coder {
                if (self = [super initWithCoder:coder]) { [self make]; [self constrain]; }
                return self;
            }
            - (void)make { _icon = [UIImageView new]; [self addSubview:_icon]; }
            - (void)constrain {
                [_icon mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            }
            @end
            """
        #expect(!rules(text).contains("view-never-made"))
    }

    @Test(
        "What an initializer sets up is read, however it asks for what super gives back",
        arguments: ["self = [super initWithFrame:frame]", "self == [super initWithFrame:frame]"])
    func comparedSelf(_ condition: String) {
        let text = """
            @implementation Badge
            - (instancetype)initWithFrame:(CGRect)frame {
                if (\(condition)) {
                    UIView *box = [UIView new];
                    [self addSubview:box];
                    [box mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.mas_equalTo(10);
                        make.left.mas_equalTo(20);
                        make.top.width.height.mas_equalTo(30);
                    }];
                }
                return self;
            }
            @end
            """
        #expect(rules(text).contains("unsatisfiable"))
    }

    @Test(
        "A view that moves to another superview before it is constrained has the last one",
        arguments: [
            ("", true), ("[tabs mas_makeConstraints:^(MASConstraintMaker *make) { make.top.mas_equalTo(0); }];", false),
            ("if (self.isWide) { [bar addSubview:tabs]; } else { [self.view addSubview:tabs]; }", true),
        ])
    func movedView(_ between: String, isKnown: Bool) {
        let text = """
            @implementation HomeController
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIView *bar = [UIView new];
                UIView *tabs = [UIView new];
                [self.view addSubview:bar];
                [self.view addSubview:tabs];
                \(between)
                [bar addSubview:tabs];
                [bar mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.right.mas_equalTo(0);
                    make.height.mas_equalTo(44);
                }];
                [tabs mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.height.mas_equalTo(44);
                    make.top.mas_equalTo(0);
                    make.bottom.mas_equalTo(-10);
                    make.left.right.mas_equalTo(0);
                }];
            }
            @end
            """
        #expect(rules(text).contains("unsatisfiable") == isKnown)
    }

    @Test(
        "What contradicts itself in a branch of one block does so although another method remakes the view",
        arguments: [
            ("if (self.isLeft) { make.centerX.mas_equalTo(-150); }", "", true),
            // Each is kept and may be switched off alone.
            ("self.other = make.centerX.mas_equalTo(-150);", "[self.other uninstall];", false),
            ("make.centerY.mas_equalTo(-150);", "", false),
        ])
    func contradictionInBlock(_ second: String, _ change: String, isReported: Bool) {
        let text = """
            @interface SearchBox : UIView
            @end
            @interface SearchBox ()
            @property (nonatomic, strong) UIView *icon;
            @property (nonatomic, strong) MASConstraint *other;
            @property (nonatomic, assign) BOOL isLeft;
            @end
            @implementation SearchBox
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    self.icon = [UIView new];
                    [self addSubview:self.icon];
                    [self idle];
                }
                return self;
            }
            - (void)idle {
                [self.icon mas_remakeConstraints:^(MASConstraintMaker *make) {
                    make.centerX.mas_equalTo(-30);
                    make.size.mas_equalTo(CGSizeMake(15, 15));
                    \(second)
                }];
            }
            - (void)busy {
                [self.icon mas_remakeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.mas_equalTo(12);
                    make.size.mas_equalTo(CGSizeMake(15, 15));
                }];
            }
            - (void)change { \(change) }
            @end
            """
        #expect(rules(text).contains("unsatisfiable") == isReported)
    }
}
