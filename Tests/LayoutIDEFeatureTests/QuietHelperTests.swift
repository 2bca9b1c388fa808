// Helpers of a program in extensions and categories of UIKit's views that say nothing of what a view shows.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("Helpers that leave a view as it is") struct QuietHelperTests {
    private func swift(_ code: String) -> String {
        """
        class Card: UIView {
            let title = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                title.text = "abc"
                title.numberOfLines = 1
                \(code)
                addSubview(title)
                title.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(90) }
            }
        }
        """
    }

    private static let extensions = """
        extension UIView {
            @IBInspectable var corner: CGFloat {
                get { layer.cornerRadius }
                set { layer.cornerRadius = newValue }
            }
            var name: String? {
                get { nil }
                set { print(newValue ?? "") }
            }
            func onTap(_ target: Any, _ action: Selector) { isUserInteractionEnabled = true }
            func dimmed(_ flag: Bool) { fade(flag) }
            func fade(_ flag: Bool) { alpha = flag ? 0.5 : 1 }
        }
        extension UILabel {
            var points: CGFloat {
                get { font.pointSize }
                set { font = .systemFont(ofSize: newValue) }
            }
            func grow(_ flag: Bool) { larger(flag) }
            func larger(_ flag: Bool) { font = .systemFont(ofSize: 30) }
        }
        """

    @Test(
        "Methods and properties of another file and of the same",
        arguments: [
            ("", "≈ 20.5"), ("title.onTap(self, #selector(tap))", "≈ 20.5"), ("title.dimmed(true)", "≈ 20.5"),
            ("title.corner = 4", "≈ 20.5"), ("title.name = \"a\"", "≈ 20.5"), ("title.grow(true)", "≈ 36"),
            ("title.points = 30", "?"), ("title.elsewhere = 4", "≈ 20.5"), ("title.spacing = 4", "?"),
            ("title.elsewhere(4)", "?"),
        ])
    func helpers(_ code: String, height: String) {
        let expected = height == "?" ? "(0, 0, 90, ?)" : "(0, 0, 90, \(height.replacing("≈ ", with: "")))"
        #expect(DisplayedText.frame("title", of: "Card", in: swift(code) + "\n", with: Self.extensions) == expected)
    }

    private static let categories = """
        @implementation UIView (Theme)
        - (void)setTheme:(NSNumber *)theme { objc_setAssociatedObject(self, @selector(theme), theme, 1); }
        - (NSNumber *)theme { return objc_getAssociatedObject(self, @selector(theme)); }
        - (void)recolor {
            switch ([self.theme integerValue]) {
                case 1: self.backgroundColor = [UIColor redColor]; break;
                default: break;
            }
        }
        - (void)themed:(NSInteger)theme {
            self.theme = [NSNumber numberWithInteger:theme];
            [self recolor];
            [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(recolor) name:@"recolor" object:nil];
        }
        @end
        @implementation UILabel (Theme)
        - (void)setPoints:(CGFloat)points { self.font = [UIFont systemFontOfSize:30]; }
        @end
        """

    @Test(
        "Categories, and the setters that they have for properties of their own",
        arguments: [
            ("", "20.5"), ("[_title themed:1];", "20.5"), ("_title.theme = @2;", "20.5"), ("_title.points = 30;", "36"),
            ("_title.elsewhere = 4;", "20.5"), ("_title.spacing = 4;", "?"),
        ])
    func categories(_ code: String, height: String) {
        let text = """
            @interface Card : UIView
            @end
            @implementation Card {
                UILabel *_title;
            }
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                _title = [UILabel new];
                _title.text = @"abc";
                \(code)
                [self addSubview:_title];
                [_title mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.top.equalTo(self);
                    make.width.mas_equalTo(90);
                }];
                return self;
            }
            @end

            """
        let expected = "(0, 0, 90, \(height))"
        #expect(
            DisplayedText(text, .objectiveC, [Self.categories]).frame("_title", of: "Card") == expected, "in two files")
        #expect(DisplayedText(text + Self.categories, .objectiveC).frame("_title", of: "Card") == expected, "in one")
    }

    /// Its text ended before its last brace, which left the helpers behind it inside of it.
    @Test("A property with accessors stands whole beside other helpers")
    func aPropertyWithAccessorsStandsWholeBesideOther() {
        let helpers = """
            extension UILabel {
                var size: CGFloat { get { font.pointSize } set { font = .systemFont(ofSize: newValue) } }
                func large() { font = .systemFont(ofSize: 30) }
            }
            """
        let text = swift("title.large()") + "\n"
        #expect(DisplayedText.frame("title", of: "Card", in: text, with: helpers) == "(0, 0, 90, 36)")
    }

    @Test(
        "What a set-up says last holds, and what a later method says is not known to hold",
        arguments: [
            ("title.text = \"abcabc\"", "", "57"), ("title.font = .systemFont(ofSize: 34)", "", "57"),
            ("fill()", "func fill() { title.text = \"abcabc\" }", "57"),
            ("", "@objc func tap() { title.text = \"abcabc\" }", "?"),
            ("if flag { title.text = \"abcabc\" }", "", "?"),
        ])
    func lastSaid(_ code: String, _ method: String, width: String) throws {
        let text = """
            class Card: UIView {
                let title: UILabel = {
                    let label = UILabel()
                    label.text = "abc"
                    label.font = .systemFont(ofSize: 17)
                    return label
                }()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    \(code)
                    addSubview(title)
                    title.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.height.equalTo(20) }
                }
                \(method)
            }
            """
        let shown = try #require(DisplayedText(text, .swift).frame("title", of: "Card"))
        #expect(shown == (width == "?" ? "(0, 0, ?, 20)" : "(0, 0, ≈ \(width), 20)"))
    }
}
