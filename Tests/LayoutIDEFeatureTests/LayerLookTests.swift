// What code gives layers, and the pieces of attributed strings, in pictures.

import LayoutIDE
import Testing

@Suite struct LayerLookTests {
    private func picture(_ setUp: String, members: String = "", _ dialect: Dialect = .swift) throws -> String {
        let swift = """
            class Card: UIView {
                let title = UILabel()
                \(members)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    backgroundColor = .white
                    addSubview(title)
                    \(setUp)
                    title.snp.makeConstraints { make in make.edges.equalToSuperview().inset(20) }
                }
            }
            """
        let objectiveC = """
            @interface Card : UIView
            @end
            @implementation Card
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                UILabel *title = [UILabel new];
                self.backgroundColor = [UIColor whiteColor];
                [self addSubview:title];
                \(setUp)
                [title mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
                return self;
            }
            @end
            """
        var request = PreviewRequest(format: .svg)
        request.style = .screen
        let fixture = Fixture(dialect == .swift ? swift : objectiveC, dialect)
        return try #require(fixture.analysis.displayed().preview(request)).content
    }

    // MARK: Shadows

    @Test("A shadow has the blur, offset and colour of its layer")
    func aShadowHasTheBlurOffsetAndColourOfItsLayer() throws {
        let svg = try picture(
            """
            layer.shadowColor = UIColor.red.cgColor
            layer.shadowOpacity = 0.5
            layer.shadowOffset = CGSize(width: 3, height: 4)
            layer.shadowRadius = 6
            """)
        #expect(svg.contains("<feGaussianBlur stdDeviation=\"6\"/>"))
        #expect(svg.contains("fill:#ff0000;fill-opacity:0.5"))
        // The shadow is as large as its view, and moved by the offset; the filter reaches three deviations farther.
        let filter = try #require(svg.firstMatch(of: #/<filter id="k\d+" filterUnits="userSpaceOnUse" x="([-\d.]+)"/#))
        let box = try #require(svg.firstMatch(of: #/<rect class="f\d+" x="([-\d.]+)"[^>]* filter="url/#))
        #expect(try #require(Double(box.1)) - #require(Double(filter.1)) == 18)
        #expect(Double(box.1) == 3)
    }

    @Test("A layer without opacity, or one that cuts off what goes beyond it, has no shadow")
    func aLayerWithoutOpacityOrOneThatCutsOffWhatGoes() throws {
        for code in ["layer.shadowRadius = 6", "layer.shadowOpacity = 0.5; layer.masksToBounds = true"] {
            #expect(try !picture(code).contains("feGaussianBlur"))
        }
    }

    @Test("A shadow in Objective-C")
    func aShadowInObjectiveC() throws {
        let svg = try picture(
            "self.layer.shadowOpacity = 0.25; self.layer.shadowOffset = CGSizeMake(0, 2);", .objectiveC)
        // A layer's own radius.
        #expect(svg.contains("stdDeviation=\"3\"") && svg.contains("fill:#000000;fill-opacity:0.25"))
    }

    // MARK: Gradients

    private static let colors = "gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]; "

    @Test(
        "A gradient layer that fills its view is drawn",
        arguments: [
            (
                "let gradient = CAGradientLayer(); " + colors + "gradient.frame = bounds; layer.addSublayer(gradient)",
                ""
            ),
            (
                "let gradient = CAGradientLayer(); layer.insertSublayer(gradient, at: 0); " + colors
                    + "gradient.frame = self.bounds", ""
            ),
            (
                colors + "gradient.frame = bounds; self.layer.insertSublayer(gradient, at: 0)",
                "let gradient = CAGradientLayer()"
            ),
            (
                "gradient.frame = bounds; layer.insertSublayer(gradient, at: 0)",
                """
                lazy var gradient: CAGradientLayer = {
                    let made = CAGradientLayer()
                    made.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
                    return made
                }()
                """
            ),
        ])
    func aGradientLayerThatFillsItsViewIsDrawn(code: String, members: String) throws {
        let svg = try picture(code, members: members)
        #expect(svg.contains("<linearGradient id=\"k1\" x1=\"0.5\" y1=\"0\" x2=\"0.5\" y2=\"1\">"))
        #expect(svg.contains("stop-color:#ff0000") && svg.contains("stop-color:#0000ff"))
        #expect(svg.contains("fill=\"url(#k1)\""))
    }

    @Test("Points and places of a gradient are its own")
    func pointsAndPlacesOfAGradientAreItsOwn() throws {
        let svg = try picture(
            """
            let gradient = CAGradientLayer()
            \(Self.colors)
            gradient.locations = [0.25, 0.75]
            gradient.startPoint = CGPoint(x: 0, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.5)
            gradient.frame = bounds
            layer.insertSublayer(gradient, at: 0)
            """)
        #expect(svg.contains("x1=\"0\" y1=\"0.5\" x2=\"1\" y2=\"0.5\""))
        #expect(svg.contains("offset=\"0.25\"") && svg.contains("offset=\"0.75\""))
    }

    @Test("A gradient in Objective-C")
    func aGradientInObjectiveC() throws {
        let svg = try picture(
            """
            CAGradientLayer *gradient = [CAGradientLayer layer];
            gradient.colors = @[(__bridge id)[UIColor redColor].CGColor, (id)[UIColor blueColor].CGColor];
            gradient.frame = self.bounds;
            [self.layer insertSublayer:gradient atIndex:0];
            """, .objectiveC)
        #expect(svg.contains("stop-color:#ff0000") && svg.contains("stop-color:#0000ff"))
    }

    @Test(
        "A gradient of which something is not plain is left out",
        arguments: [
            // No size, no colour that is known, another kind: nothing of it is made up.
            colors + "layer.addSublayer(gradient)",
            "gradient.colors = [theme.top, theme.bottom]; gradient.frame = bounds; layer.addSublayer(gradient)",
            colors + "gradient.type = .radial; gradient.frame = bounds; layer.addSublayer(gradient)",
            colors + "gradient.frame = bounds",
            colors + "gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10); layer.addSublayer(gradient)",
        ])
    func aGradientOfWhichSomethingIsNotPlainIsLeftOut(code: String) throws {
        #expect(try !picture("let gradient = CAGradientLayer(); " + code).contains("linearGradient"))
    }

    // MARK: Runs

    private func spans(_ svg: String) -> [String] {
        svg.matches(of: #/<tspan[^>]*>([^<]*)</tspan>/#).map { String($0.1) }
    }

    @Test("Pieces that are put together keep their looks")
    func piecesThatArePutTogetherKeepTheirLooks() throws {
        let svg = try picture(
            """
            let text = NSMutableAttributedString(string: "From ", attributes: [.foregroundColor: UIColor.gray])
            text.append(NSAttributedString(string: "$9", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red]))
            title.attributedText = text
            """)
        #expect(spans(svg) == ["From ", "$9"])
        #expect(svg.contains("font-size:30px;font-weight:700\">$9"))
        #expect(svg.contains("fill:#ff0000"))
    }

    @Test(
        "An attribute of a range is of that range alone",
        arguments: [
            "NSRange(location: 6, length: 5)", "NSMakeRange(6, 5)", "(text.string as NSString).range(of: \"Terms\")",
        ])
    func anAttributeOfARangeIsOfThatRangeAlone(range: String) throws {
        let svg = try picture(
            """
            let text = NSMutableAttributedString(string: "Read: Terms, please")
            text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: \(range))
            title.attributedText = text
            """)
        #expect(spans(svg) == ["Read: ", "Terms", ", please"])
        #expect(svg.contains("text-decoration:underline\">Terms<"))
    }

    @Test("Ranges count as the system counts")
    func rangesCountAsTheSystemCounts() throws {
        // An emoji of two units, and one letter of the text behind it.
        let svg = try picture(
            """
            let text = NSMutableAttributedString(string: "😀ab")
            text.addAttributes([.strikethroughStyle: 1], range: NSRange(location: 2, length: 1))
            title.attributedText = text
            """)
        #expect(spans(svg) == ["😀", "a", "b"])
    }

    @Test("An attributed string of Objective-C")
    func anAttributedStringOfObjectiveC() throws {
        let svg = try picture(
            """
            NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:@"All rights"];
            [text addAttribute:NSForegroundColorAttributeName value:[UIColor redColor] range:NSMakeRange(0, 3)];
            title.attributedText = text;
            """, .objectiveC)
        #expect(spans(svg) == ["All", " rights"])
    }

    @Test("A range outside of the text, and one that nobody knows, do no harm")
    func aRangeOutsideOfTheTextAndOneThatNobodyKnows() throws {
        for range in ["NSRange(location: 900, length: 9)", "NSRange(location: -4, length: 2)", "found"] {
            let svg = try picture(
                """
                let text = NSMutableAttributedString(string: "Plain")
                text.addAttribute(.foregroundColor, value: UIColor.red, range: \(range))
                title.attributedText = text
                """)
            #expect(svg.contains(">Plain</text>"))
        }
    }

    @Test("A text that something unknown is put behind is not known")
    func aTextThatSomethingUnknownIsPutBehind() throws {
        let svg = try picture(
            """
            let text = NSMutableAttributedString(string: "Hello ")
            text.append(user.badge)
            title.attributedText = text
            """)
        #expect(!svg.contains("Hello"))
    }

    @Test("A page has the pieces as data")
    func aPageHasThePiecesAsData() throws {
        let text = """
            class Card: UIView {
                let title = UILabel()
                func setUp() {
                    addSubview(title)
                    let text = NSMutableAttributedString(string: "ab")
                    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
                    title.attributedText = text
                    title.snp.makeConstraints { make in make.edges.equalToSuperview() }
                }
            }
            """
        let page = try #require(Fixture(text, .swift).analysis.displayed().pagePicture(at: 0))
        #expect(page.data.contains("[[1,17,400,0,") && page.data.contains("#ff0000ff"))
    }
}
