import LayoutIDE
import MasonrySemantics
import Testing

@Suite("What a review of applications in Objective-C showed of places")
struct ReviewedPlaceOfTextTests: ReviewedObjectiveC {
    @Test(
        "A plate below a label that is no wider is its ground",
        arguments: [(40, 0), (60, 1)])
    func plates(_ width: Int, _ count: Int) {
        let text = view(
            "@property (nonatomic, strong) UILabel *mark;\n@property (nonatomic, strong) UIImageView *plate;",
            """
            _mark = [UILabel new];
            _mark.text = self.person.name;
            _plate = [UIImageView new];
            [self addSubview:_plate];
            [self addSubview:_mark];
            [_plate mas_makeConstraints:^(MASConstraintMaker *make) {
                make.size.mas_equalTo(CGSizeMake(40, 20));
                make.bottom.right.equalTo(self);
            }];
            [_mark mas_makeConstraints:^(MASConstraintMaker *make) {
                make.size.mas_equalTo(CGSizeMake(\(width), 20));
                make.bottom.right.equalTo(self);
            }];
            """)
        #expect(messages("overlapping-texts", text).count == count)
    }

    @Test(
        "A label that a member keeps and that nothing places is unlaid",
        arguments: [
            ("", "", 1),
            ("self.count.font = [UIFont systemFontOfSize:12];", "", 1),
            ("[self.count sizeToFit]; self.count.frame = self.bounds;", "", 0),
            ("[self place:self.count];", "", 0),
            ("self.other = count;", "", 0),
        ])
    func kept(_ use: String, _ more: String, _ count: Int) {
        let text = view(
            "@property (nonatomic, strong) UILabel *title;\n@property (nonatomic, strong) UILabel *count;",
            """
            self.title = [UILabel new];
            [self addSubview:self.title];
            UILabel *count = [UILabel new];
            [self addSubview:count];
            self.count = count;
            \(use)
            [self.title mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            """, more)
        #expect(messages("unlaid-view", text).count == count)
    }

    @Test(
        "What is said of a bar's height holds for a name that may ask the bars, too",
        arguments: [
            ("((self.navigationController.navigationBar.bounds.size.height ?: 44) + 20)", "takes the bars' height"),
            ("64", "hard-codes"),
        ])
    func bars(_ value: String, _ words: String) {
        let text = """
            #define kNavigationBarHeight \(value)
            @interface Page : UIViewController
            @property (nonatomic, strong) UITableView *table;
            @end
            @implementation Page
            - (void)viewDidLoad {
                self.table = [UITableView new];
                [self.view addSubview:self.table];
                [self.table mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.mas_equalTo(kNavigationBarHeight);
                    make.left.bottom.right.mas_equalTo(0);
                }];
            }
            @end
            """
        let found = messages("bar-height-as-number", text)
        #expect(found.count == 1 && found.allSatisfy { $0.contains(words) })
    }

    @Test(
        "The bars' height as a number is one in every spelling of the controller's view",
        arguments: [
            ("self.view.mas_top", 1), ("self.view", 1), ("self.head.mas_top", 0),
        ])
    func spellings(_ target: String, _ count: Int) {
        let text = """
            @interface Page : UIViewController
            @property (nonatomic, strong) UIView *head;
            @property (nonatomic, strong) UIView *body;
            @end
            @implementation Page
            - (void)viewDidLoad {
                self.head = [UIView new];
                self.body = [UIView new];
                [self.view addSubview:self.head];
                [self.view addSubview:self.body];
                [self.head mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.right.equalTo(self.view);
                    make.height.mas_equalTo(20);
                }];
                [self.body mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.equalTo(\(target)).offset(64);
                    make.left.equalTo(self.view.mas_left);
                    make.width.equalTo(self.view);
                    make.height.mas_equalTo(@220);
                }];
            }
            @end
            """
        #expect(messages("bar-height-as-number", text).count == count)
    }

    @Test(
        "A size whose width is the screen's is as wide as the screen, and so is a macro of the file",
        arguments: [
            ("make.size.sizeOffset(CGSizeMake((WIDTH - 30), 120));", 1),
            ("make.size.mas_equalTo(CGSizeMake(WIDTH, 120));", 1),
            ("make.width.mas_equalTo(WIDTH - 30);", 1),
            ("make.size.mas_equalTo(CGSizeMake(HEIGHT, 120));", 0),
            ("make.size.mas_equalTo(CGSizeMake(120, WIDTH));", 0),
        ])
    func screens(_ size: String, _ count: Int) {
        let text =
            "#define WIDTH [UIScreen mainScreen].bounds.size.width\n#define HEIGHT [UIScreen mainScreen].bounds.size.height\n"
            + view(
                "@property (nonatomic, strong) UIImageView *photo;",
                """
                _photo = [UIImageView new];
                [self addSubview:_photo];
                [_photo mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self);
                    \(size)
                }];
                """)
        #expect(messages("device-size", text).count == count)
    }

    @Test(
        "A button that braces make has the action that it gets there",
        arguments: [("[b xx_addTarget:self action:@selector(tapped)];", 1), ("b.hidden = NO;", 0)])
    func braces(_ action: String, _ count: Int) {
        let text = view(
            "@property (nonatomic, strong) UIButton *more;",
            """
            _more = ({
                UIButton *b = [UIButton buttonWithType:UIButtonTypeCustom];
                \(action)
                b;
            });
            [self addSubview:_more];
            [_more mas_makeConstraints:^(MASConstraintMaker *make) {
                make.right.bottom.equalTo(self);
                make.size.mas_equalTo(CGSizeMake(30, 20));
            }];
            """)
        #expect(messages("small-touch-target", text, beside: ["@implementation Other @end"]).count == count)
    }

    @Test(
        "A long text runs under a button whose height reaches up to its last line",
        arguments: [(44, 1), (8, 0)])
    func lastLine(_ height: Int, _ count: Int) {
        let text = view(
            "@property (nonatomic, strong) UILabel *words;\n@property (nonatomic, strong) UIButton *more;",
            """
            _words = [UILabel new];
            _more = [UIButton buttonWithType:UIButtonTypeCustom];
            [_more setTitle:@"More" forState:UIControlStateNormal];
            [self addSubview:_words];
            [self addSubview:_more];
            [_words mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self).offset(100);
                make.right.equalTo(self).offset(-15);
                make.bottom.equalTo(self).offset(-14);
            }];
            [_more mas_makeConstraints:^(MASConstraintMaker *make) {
                make.right.equalTo(self).offset(-20);
                make.bottom.equalTo(self).offset(-5);
                make.width.mas_equalTo(44);
                make.height.mas_equalTo(\(height));
            }];
            """, "- (void)show:(Person *)p { _words.text = p.about; }")
        #expect(messages("overlapping-texts", text).count == count)
    }

    @Test(
        "A control with an action in an image view gets no touches, unless something lets that take them",
        arguments: [
            ("", "[self.remove addTarget:self action:@selector(tapped) forControlEvents:64];", 1),
            (
                "self.photo.userInteractionEnabled = YES;",
                "[self.remove addTarget:self action:@selector(tapped) forControlEvents:64];", 0
            ),
            (
                "[Tool prepare:self.photo];",
                "[self.remove addTarget:self action:@selector(tapped) forControlEvents:64];", 0
            ),
            (
                "[self.photo prepareForTouches];",
                "[self.remove addTarget:self action:@selector(tapped) forControlEvents:64];", 0
            ),
            ("", "", 0),
        ])
    func touches(_ photo: String, _ remove: String, _ count: Int) {
        let text = view(
            "",
            """
            self.photo = [[UIImageView alloc] init];
            [self addSubview:self.photo];
            self.remove = [UIButton buttonWithType:UIButtonTypeCustom];
            \(remove)
            [self.photo addSubview:self.remove];
            \(photo)
            [self.photo mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
            [self.remove mas_makeConstraints:^(MASConstraintMaker *make) {
                make.top.right.equalTo(self.photo);
                make.width.height.mas_equalTo(44);
            }];
            """)
        let members = """
            @interface Card ()
            @property (nonatomic, strong) UIImageView *photo;
            @property (nonatomic, strong) UIButton *remove;
            @end

            """
        #expect(
            messages("control-in-image-view", members + text, beside: ["@implementation Other @end"]).count == count)
    }
}
