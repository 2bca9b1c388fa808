// Texts, fonts and numbers that other code of the program names, and attributed texts.

import LayoutIDE
import SourceText
import Testing

@Suite("Texts, fonts and numbers that other code names") struct TextConstantTests {
    /// A screen with one view at its corner.
    private static func screen(_ setUp: String, _ constraints: String = "") -> String {
        """
        final class Screen: UIViewController {
            let it = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(it)
                \(setUp)
                it.snp.makeConstraints { make in
                    make.top.left.equalToSuperview()
                    \(constraints)
                }
            }
        }

        """
    }

    /// The frame of the label with `helpers` in the same text and in another file, which must be the same.
    private func frame(_ setUp: String, _ constraints: String = "", with helpers: String) -> String? {
        DisplayedText.frame("it", of: "Screen", in: Self.screen(setUp, constraints), with: helpers)
    }

    @Test(
        "A text is what a constant of a type, of the file or of `String` says",
        arguments: [
            ("Words.hello", "enum Words { static let hello = \"Hello\" }"),
            ("Words.Card.hello", "struct Words { struct Card { static let hello = \"Hello\" } }"),
            ("Words.hello", "enum Words { static var hello: String { \"Hello\" } }"),
            ("hello", "let hello = \"Hello\""),
            (".hello", "extension String { static let hello = \"Hello\" }"),
            ("Words.hello", "enum Words { static let hello = \"Hel\" + \"lo\" }"),
        ])
    func constants(_ text: String, _ helpers: String) {
        #expect(frame("it.text = \(text)", with: helpers) == "(0, 0, ≈ 39, 20.5)")
    }

    @Test(
        "A text that code may change, or that holds values, is not known",
        arguments: [
            "enum Words { static var hello = \"Hello\" }",
            "enum Words { static func make(_ n: Int) -> String { \"Hello \\(n)\" }; static let hello = make(count()) }",
            "enum Words { static let hello = \"Hello\" + name() }",
        ])
    func changing(_ helpers: String) {
        let screen = Self.screen("it.text = Words.hello")
        #expect(DisplayedText(screen, .swift, [helpers]).frame("it", of: "Screen") == "(0, 0, ?, ≈ 20.5)")
    }

    @Test("A literal over several lines has the lines that it shows, without its indentation")
    func aLiteralOverSeveralLinesHasTheLines() {
        let words = """
            enum Words {
                static let long = \"\"\"
                    Hello
                    again, \\
                    you
                    \"\"\"
            }
            """
        #expect(
            frame("it.text = Words.long; it.numberOfLines = 0", with: words)
                == frame("it.text = \"Hello\\nagain, you\"; it.numberOfLines = 0", with: "// nothing"))
        #expect(
            frame("it.text = Words.long; it.numberOfLines = 0", with: words)?.hasSuffix("41)") == true)
    }

    @Test("The ends of lines may be those of Windows")
    func theEndsOfLinesMayBeThoseOfWindows() {
        let words = "enum Words {\n    static let long = \"\"\"\n        Hello\n        you\n        \"\"\"\n}"
        let setUp = "it.text = Words.long; it.numberOfLines = 0"
        #expect(
            frame(setUp, with: words.replacing("\n", with: "\r\n"))
                == frame("it.text = \"Hello\\nyou\"; it.numberOfLines = 0", with: "//"))
    }

    @Test("A text that is put together from itself has a bound")
    func aTextThatIsPutTogetherFromItselfHasABound() {
        let lines = (1...64).map { "let a\($0) = a\($0 - 1) + a\($0 - 1)" }.joined(separator: "\n")
        let setUp = "let a0 = \"Hello\"\n\(lines)\n"
        #expect(frame(setUp + "it.text = a0", with: "//") == "(0, 0, ≈ 39, 20.5)")
        #expect(frame(setUp + "it.text = a64", with: "//") == "(0, 0, ?, ≈ 20.5)")
    }

    @Test(
        "A closure that only sets its view dresses it, whatever the helper is called",
        arguments: [
            ("than { $0.text = \"Hello\" }", "(0, 0, ≈ 39, 20.5)"),
            ("dressed { label in label.text = \"Hello\"; label.layer.cornerRadius = 4 }", "(0, 0, ≈ 39, 20.5)"),
            (
                "than { $0.text = \"Hello\"; $0.setContentHuggingPriority(.required, for: .vertical) }",
                "(0, 0, ≈ 39, 20.5)"
            ),
            ("whenTapped { $0.snp.makeConstraints { $0.width.equalTo(8) } }", "(0, 0, ?, ?)"),
            ("whenTapped { [weak self] in self?.open() }", "(0, 0, ?, ?)"),
            ("whenTapped { $0.text = \"Hello\"; open() }", "(0, 0, ?, ?)"),
        ])
    func helpers(_ call: String, _ expected: String) {
        let text = Self.screen("").replacing("let it = UILabel()", with: "lazy var it = UILabel().\(call)")
        #expect(DisplayedText(text, .swift).frame("it", of: "Screen") == expected)
    }

    @Test(
        "A table of fonts is a constant of UIFont",
        arguments: ["UIFont.brand.title", ".brand.title", "UIFont.brand.plain.withSize(40)"])
    func tables(_ font: String) {
        let helpers = """
            extension UIFont {
                static let brand = BrandFonts()
            }
            struct BrandFonts {
                let title = AppFontFamily.Sans.bold.font(size: 40)
                let plain = AppFontFamily.Sans.regular.font(size: 10)
            }
            """
        #expect(frame("it.font = \(font); it.text = name()", with: helpers) == "(0, 0, ?, ≈ 48)")
        #expect(frame("it.font = .brand.other; it.text = name()", with: helpers) == "(0, 0, ?, ?)")
    }

    @Test("Fonts of generated code are known in tables of an extension, too")
    func fontsOfGeneratedCodeAreKnownInTables() {
        let helpers = """
            extension UIFont {
                enum Style {
                    case title, body
                    var font: UIFont {
                        switch self {
                        case .title: return AppFontFamily.Sans.bold.font(size: 40)
                        case .body: return AppFontFamily.Sans.medium.font(size: 18)
                        }
                    }
                }
            }
            """
        let title = frame("it.font = UIFont.Style.title.font; it.text = \"Hello\"", with: helpers)
        #expect(title == frame("it.font = AppFontFamily.Sans.bold.font(size: 40); it.text = \"Hello\"", with: "//"))
        #expect(title?.hasSuffix("≈ 48)") == true)
        #expect(frame("it.font = UIFont.Style.body.font; it.text = name()", with: helpers)?.hasSuffix("≈ 22)") == true)
    }

    @Test(
        "A whole number asks the helpers of the type that Swift gives it",
        arguments: [
            // Of a literal, where only floating-point numbers have it.
            ("40.scaled", "extension CGFloat { var scaled: CGFloat { self / 8 } }", "(0, 0, 5, 20.5)"),
            ("40.scaled", "extension Double { var scaled: Double { self / 16 } }", "(0, 0, 2.5, 20.5)"),
            ("40.f", "extension IntegerLiteralType { var f: CGFloat { CGFloat(self) } }", "(0, 0, 40, 20.5)"),
            ("4.5.f", "extension FloatLiteralType { var f: CGFloat { CGFloat(self) } }", "(0, 0, 4.5, 20.5)"),
            // An integer first, as Swift prefers it.
            (
                "40.scaled",
                "extension Int { var scaled: CGFloat { 7 } }; extension CGFloat { var scaled: CGFloat { 8 } }",
                "(0, 0, 7, 20.5)"
            ),
            // Two that differ, and nothing that says which.
            (
                "4.5.scaled",
                "extension Double { var scaled: CGFloat { 7 } }; extension CGFloat { var scaled: CGFloat { 8 } }",
                "(0, 0, 4.5.scaled, 20.5)"
            ),
        ])
    func numbers(_ width: String, _ helpers: String, _ expected: String) {
        #expect(frame("it.text = \"A\"", "make.width.equalTo(\(width))", with: helpers) == expected)
    }

    // MARK: Attributed texts

    private static let styling = """
        extension UILabel {
            func setLines(of height: CGFloat, spacing: CGFloat) {
                guard let text = text else { return }
                let style = NSMutableParagraphStyle()
                style.minimumLineHeight = height
                style.maximumLineHeight = height
                style.lineSpacing = spacing
                attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
            }
            func setSpacing(_ spacing: CGFloat) {
                if let text = self.text {
                    let attributed = NSMutableAttributedString(string: text)
                    let style = NSMutableParagraphStyle()
                    style.lineSpacing = spacing
                    attributed.addAttribute(
                        NSAttributedString.Key.paragraphStyle, value: style,
                        range: NSMakeRange(0, attributed.length))
                    self.attributedText = attributed
                }
            }
        }
        """

    @Test(
        "A paragraph style says how high the lines of a label are, and what stands between them",
        arguments: [
            ("it.setLines(of: 30, spacing: 0)", "(0, 0, ≈ 39, ≈ 60)"),
            ("it.setLines(of: 30, spacing: 6)", "(0, 0, ≈ 39, ≈ 66)"),
            ("it.setSpacing(9)", "(0, 0, ≈ 39, ≈ 50)"),
            ("it.setSpacing(spacing())", "(0, 0, ?, ?)"),
        ])
    func paragraphs(_ call: String, _ expected: String) {
        let setUp = "it.text = \"Hello\\nyou\"; it.numberOfLines = 0; \(call)"
        #expect(frame(setUp, with: Self.styling) == expected)
    }

    @Test("A helper that waits for a text does nothing to a label without one")
    func aHelperThatWaitsForATextDoesNothingToALabel() {
        #expect(
            frame("it.setLines(of: 30, spacing: 0); it.text = \"Hello\"", with: Self.styling) == "(0, 0, ≈ 39, 20.5)")
    }

    @Test(
        "An attributed text has the font of all its letters; of some, or with what cannot be read, nothing is known",
        arguments: [
            ("[.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]", "(0, 0, ≈ 68.5, ≈ 36)"),
            ("[.foregroundColor: UIColor.red]", "(0, 0, ≈ 39, ≈ 20.5)"),
            ("[.font: UIFont.systemFont(ofSize: 30), .attachment: picture]", "(0, 0, ?, ?)"),
            ("attributes()", "(0, 0, ?, ?)"),
        ])
    func fonts(_ attributes: String, _ expected: String) {
        #expect(
            frame("it.attributedText = NSAttributedString(string: \"Hello\", attributes: \(attributes))", with: "//")
                == expected)
    }

    @Test("What is done to a part of the letters, or by methods that are not known, leaves nothing known")
    func whatIsDoneToAPartOfTheLettersOrByMethods() {
        let change = "a.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: "
        for code in ["\(change)NSRange(location: 0, length: 2))", "a.append(other)", "a.setLineHeight(20)"] {
            let setUp = "let a = NSMutableAttributedString(string: \"Hello\"); \(code); it.attributedText = a"
            #expect(frame(setUp, with: "//") == "(0, 0, ?, ?)", "\(code)")
        }
        let whole = "\(change)NSRange(location: 0, length: a.length))"
        let setUp = "let a = NSMutableAttributedString(string: \"Hello\"); \(whole); it.attributedText = a"
        #expect(frame(setUp, with: "//") == "(0, 0, ≈ 68.5, ≈ 36)")
    }

    @Test(
        "An object that other code may change by another name is not known",
        arguments: [
            ("a.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: a.length))", "≈ 60)"),
            ("style.minimumLineHeight += 4; \(Self.whole)", "?)"),
            ("tighten(style); \(Self.whole)", "?)"),
            ("let other = style; other.minimumLineHeight = 50; \(Self.whole)", "?)"),
            ("style.setParagraphStyle(usual); \(Self.whole)", "?)"),
            ("\(Self.whole); shorten(a)", "?)"),
            ("\(Self.whole); let b = a; b.mutableString.append(tail)", "?)"),
        ])
    func otherNames(_ code: String, _ expected: String) {
        let setUp = """
            let a = NSMutableAttributedString(string: "Hello\\nyou")
            let style = NSMutableParagraphStyle()
            style.minimumLineHeight = 30
            \(code)
            it.numberOfLines = 0
            it.attributedText = a
            """
        #expect(frame(setUp, with: "//")?.hasSuffix(expected) == true, "\(frame(setUp, with: "//") ?? "")")
    }

    private static let whole =
        "a.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: a.length))"

    @Test("In Objective-C, too")
    func inObjectiveCToo() {
        let text = """
            @implementation Screen
            - (void)viewDidLoad {
                [super viewDidLoad];
                UILabel *it = [[UILabel alloc] init];
                it.numberOfLines = 0;
                NSMutableParagraphStyle *style = [[NSMutableParagraphStyle alloc] init];
                style.lineSpacing = 9;
                NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:@"Hello\\nyou"];
                [text addAttribute:NSParagraphStyleAttributeName value:style range:NSMakeRange(0, text.length)];
                it.attributedText = text;
                [self.view addSubview:it];
                [it mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.top.left.equalTo(self.view);
                }];
            }
            @end
            """
        let controller = "@interface Screen : UIViewController\n@end\n"
        #expect(DisplayedText(controller + text, .objectiveC).frame("it", of: "Screen") == "(0, 0, ≈ 39, ≈ 50)")
    }
}
