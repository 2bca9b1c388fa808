// Views that other code makes and fills: what they are called, and what is shown of them.

import LayoutIDE
import SourceText
import Testing

@Suite struct MadeViewTests {
    private func objectiveC(_ helpers: String, _ setUp: String) -> String {
        """
        \(helpers)
        @interface Page : UIViewController
        @end
        @implementation Page
        - (void)viewDidLoad {
            [super viewDidLoad];
            \(setUp)
            [self.view addSubview:title];
            [title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.mas_equalTo(20);
                make.top.mas_equalTo(100);
            }];
        }
        @end
        """
    }

    private func frame(_ helpers: String, _ setUp: String) -> String? {
        let other = "@interface Other : NSObject\n@end"
        return DisplayedText(objectiveC(helpers, setUp), .objectiveC, [other]).frame("title", of: "Page")
    }

    private let makers = """
        @interface Makers : NSObject
        @end
        @implementation Makers
        + (UILabel *)labelWithText:(NSString *)text {
            UILabel *label = [[UILabel alloc] init];
            label.font = [UIFont systemFontOfSize:14];
            label.text = text;
            return label;
        }
        @end
        """

    @Test(
        "What the superclass's initializer gives is there, also where nothing keeps it",
        arguments: ["[super initWithFrame:frame]", "self = [super initWithFrame:frame]", "self.isWide"])
    func initializerAsCondition(condition: String) {
        let text = """
            @interface Card : UIView
            @property (nonatomic) BOOL isWide;
            @end
            @implementation Card
            - (instancetype)initWithFrame:(CGRect)frame {
                if (\(condition)) {
                    [self setUp];
                }
                return self;
            }
            - (void)setUp {
                UIView *box = [UIView new];
                [self addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self).offset(10);
                    make.width.height.equalTo(@40);
                }];
            }
            @end
            """
        let shown = DisplayedText(text, .objectiveC, []).frame("box", of: "Card")
        #expect((shown == "(10, 10, 40, 40)") == (condition != "self.isWide"))
    }

    @Test("What a function makes is called as whoever takes it calls it")
    func namedByTaker() {
        #expect(frame(makers, "UILabel *title = [Makers labelWithText:@\"Name\"];")?.hasPrefix("(20, 100, ≈") == true)
    }

    @Test("A category of a label class that makes one of it makes a label")
    func ownCategory() {
        let helpers = """
            @interface RichLabel : UILabel
            @end
            @implementation RichLabel (Theme)
            + (RichLabel *)small {
                RichLabel *label = [[RichLabel alloc] initWithFrame:CGRectZero];
                label.font = [UIFont systemFontOfSize:12];
                return label;
            }
            @end
            """
        let frame = frame(helpers, "RichLabel *title = [RichLabel small]; title.text = @\"Forgot?\";")
        #expect(frame?.hasPrefix("(20, 100, ≈") == true)
        #expect(frame?.hasSuffix("14.5)") == true)
    }

    @Test(
        "Attributes that a dictionary gets one by one, and a font that is asked for, are those of a text",
        arguments: [
            "[attributes setObject:font forKey:NSFontAttributeName];", "attributes[NSFontAttributeName] = font;",
        ])
    func attributes(_ set: String) {
        let frame = frame(
            "",
            """
            UILabel *title = [[UILabel alloc] init];
            UIFont *font = [UIFont fontWithName:@"PingFangSC-Light" size:20];
            if (!font) { font = [UIFont systemFontOfSize:20]; }
            NSMutableDictionary *attributes = [NSMutableDictionary dictionary];
            \(set)
            title.attributedText = [[NSAttributedString alloc] initWithString:@"Hello" attributes:attributes];
            """)
        #expect(frame?.hasSuffix("≈ 28)") == true, "\(frame ?? "none")")
    }

    @Test("A method that may change a dictionary leaves nothing known of it")
    func changedAttributes() {
        let frame = frame(
            "",
            """
            UILabel *title = [[UILabel alloc] init];
            NSMutableDictionary *attributes = [NSMutableDictionary dictionary];
            [attributes addEntriesFromDictionary:self.defaults];
            title.attributedText = [[NSAttributedString alloc] initWithString:@"Hello" attributes:attributes];
            """)
        #expect(frame == "(20, 100, ?, ?)")
    }

    @Test("A key that no table has is the text, where it is one")
    func keys() {
        func shown(_ key: String) -> String? {
            frame(
                "", "UILabel *title = [[UILabel alloc] init]; title.text = NSLocalizedString(@\"\(key)\", nil);")
        }
        #expect(shown("Hello there")?.hasPrefix("(20, 100, ≈") == true, "\(shown("Hello there") ?? "none")")
        #expect(shown("hello_there")?.hasPrefix("(20, 100, ?") == true)
    }

    @Test(
        "What a property's observer shows is shown once code sets the property",
        arguments: ["titleLabel.isHidden = title == nil", "titleLabel.isHidden = false"])
    func observers(_ words: String) {
        func text(_ setUp: String) -> String {
            """
            class Field: UIView {
                var title: String? { didSet { \(words); titleLabel.text = title } }
                let stack = UIStackView()
                let titleLabel = UILabel()
                let line = UIView()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    titleLabel.isHidden = true
                    titleLabel.font = .systemFont(ofSize: 20)
                    stack.axis = .vertical
                    addSubview(stack)
                    stack.addArrangedSubview(titleLabel)
                    stack.addArrangedSubview(line)
                    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
                    line.snp.makeConstraints { $0.height.equalTo(48) }
                }
            }
            class Page: UIViewController {
                let field = Field()
                let below = UIView()
                override func viewDidLoad() {
                    \(setUp)
                    view.addSubview(field)
                    view.addSubview(below)
                    field.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
                    below.snp.makeConstraints {
                        $0.top.equalTo(field.snp.bottom)
                        $0.left.right.equalToSuperview()
                        $0.height.equalTo(10)
                    }
                }
            }
            """
        }
        #expect(DisplayedText(text(""), .swift).frame("below", of: "Page") == "(0, 48, 393, 10)")
        #expect(
            DisplayedText(text("field.title = \"Name\""), .swift).frame("below", of: "Page") == "(0, 72, 393, 10)")
    }

    @Test("A view whose class makes it as high as its contents keeps the width that it is given")
    func adjustedFrame() {
        let text = """
            @interface Card : UIView
            @property (nonatomic, strong) UIView *line;
            @end
            @implementation Card
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    self.line = [[UIView alloc] init];
                    [self addSubview:self.line];
                    [self.line mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.mas_equalTo(15);
                        make.right.mas_equalTo(-15);
                        make.top.mas_equalTo(20);
                        make.height.mas_equalTo(1);
                    }];
                }
                return self;
            }
            - (void)layoutSubviews {
                [super layoutSubviews];
                CGRect frame = self.frame;
                frame.size.height = CGRectGetMaxY(self.line.frame);
                self.frame = frame;
            }
            @end
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                Card *card = [[Card alloc] initWithFrame:CGRectMake(0, 0, [UIScreen mainScreen].bounds.size.width, 0)];
                [self.view addSubview:card];
            }
            @end
            """
        let shown = DisplayedText(text, .objectiveC)
        #expect(shown.frame("line", of: "Card") == "(15, 20, 363, 1)")
        #expect(shown.frame("card", of: "Page") == "(0, 0, 393, ?)")
    }

    @Test(
        "A function that gives one of two fonts of a size gives lines of one height",
        arguments: [
            "if let found = base.fontDescriptor.withDesign(.rounded) { return UIFont(descriptor: found, size: size) }",
            "if isBold { return .boldSystemFont(ofSize: size) }",
            "guard let named = UIFont(name: \"Avenir-Book\", size: size) else { return base }; if isBold { return named }",
        ])
    func eitherFont(_ words: String) {
        let text = """
            extension UIFont {
                static func brand(_ size: CGFloat) -> UIFont {
                    let base = UIFont.systemFont(ofSize: size)
                    \(words)
                    return base
                }
            }
            class Page: UIViewController {
                let title = UILabel()
                override func viewDidLoad() {
                    title.font = UIFont.brand(20)
                    view.addSubview(title)
                    title.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
                }
            }
            """
        #expect(DisplayedText(text, .swift).frame("title", of: "Page")?.hasPrefix("(0, 0, 393, ≈ 2") == true)
    }
}
