// How views look, as far as code says it.

import MasonrySemantics
import MasonrySyntax
import Testing

@Suite struct LookTests {
    private func look(_ setUp: String, members: String = "", file: String = "", more: String = "") -> Appearance? {
        let text = EvaluatedText(
            """
            \(file)
            class Card: UIView {
                let title = UILabel()
                let box = UIView()
                let go = UIButton(type: .system)
                \(members)
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    addSubview(box)
                    addSubview(go)
                    \(setUp)
                    title.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                \(more)
            }
            """, .swift)
        return text.item("title").flatMap { text.document.appearances[$0] }
    }

    @Test(
        "Colours are read",
        arguments: [
            (".red", 0xFF00_00FF), ("UIColor.black.withAlphaComponent(0.5)", 0x0000_0080),
            (".white.withAlphaComponent(0)", 0xFFFF_FF00),
            ("UIColor(red: 17/255, green: 0.5, blue: 1, alpha: 1)", 0x1180_FFFF),
            ("UIColor(white: 0.2, alpha: 1)", 0x3333_33FF),
            ("UIColor(hex: 0x336699)", 0x3366_99FF), (##"UIColor(hexString: "#369")"##, 0x3366_99FF),
            ("UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)", 0x00FF_FFFF),
            ("RGB(51, 102, 153)", 0x3366_99FF),
            ("tone", 0x0102_03FF), (".brand", 0x0A0B_0CFF), ("Palette.ink", 0x1122_33FF),
        ])
    func coloursAreRead(code: String, color: Int) {
        let look = look(
            "title.textColor = \(code)", members: "let tone = UIColor(hex: 0x010203)",
            file: """
                extension UIColor { static let brand = UIColor(rgb: 0x0A0B0C) }
                enum Palette { static let ink = UIColor(hex: "112233") }
                """)
        #expect(look?[.textColor] == .color(ColorValue(light: UInt32(color), dark: UInt32(color))))
    }

    @Test("A colour of the system has two sides, and what is not known is unknown")
    func aColourOfTheSystemHasTwoSides() {
        #expect(look("title.textColor = .label")?[.textColor] == .color(ColorValue(light: 0xFF, dark: 0xFFFF_FFFF)))
        let both = "UIColor { $0.userInterfaceStyle == .dark ? .white : .black }"
        #expect(look("title.textColor = \(both)")?[.textColor] == .color(ColorValue(light: 0xFF, dark: 0xFFFF_FFFF)))
        #expect(look("title.textColor = theme.ink")?[.textColor] == .unknown)
        #expect(look("")?[.textColor] == nil)
        #expect(look("title.textColor = hexagon(3, 4, 5, 6, 7)")?[.textColor] == .unknown)
    }

    @Test(
        "Texts are read with what only the program knows left out",
        arguments: [
            (#""Plain""#, "Plain"), (#""Total: \(count(of: items)) left""#, "Total: … left"),
            (#""a\nb \u{41}""#, "a\nb A"),
            (#"NSLocalizedString("Sign in", comment: "button")"#, "Sign in"), (#""Sign in".localized"#, "Sign in"),
            (#"String(format: "%d of %.1f", 1, 2)"#, "… of …"),
        ])
    func textsAreReadWithWhatOnlyTheProgramKnowsLeft(code: String, text: String) {
        #expect(look("title.text = \(code)")?[.text] == .text(text))
    }

    @Test("The set-up holds, and what methods change later does not")
    func theSetUpHoldsAndWhatMethodsChangeLaterDoes() {
        #expect(look(#"title.text = "a""#, more: #"func show() { title.text = "b" }"#)?[.text] == .text("a"))
        #expect(look("", more: #"func show() { title.text = "b" }"#)?[.text] == .text("b"))
        #expect(look("title.alpha = 0.5; title.alpha = 0.25")?[.alpha] == .number(0.25))
        // An event is not how it looks.
        let event = "func fail() { title.alpha = 0.4; title.backgroundColor = .red; title.isHidden = true }"
        for property in [LookProperty.alpha, .background, .isHidden] {
            #expect(look("", more: event)?[property] == nil)
        }
    }

    @Test("A view that an event makes looks as the event says")
    func aViewThatAnEventMakesLooksAsTheEventSays() {
        let text = EvaluatedText(
            """
            class Screen: UIViewController {
                let field = UITextField()
                override func viewDidLoad() {
                    view.addSubview(field)
                    field.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                func showToast() {
                    let toast = UIView()
                    toast.backgroundColor = .black
                    field.backgroundColor = .red
                    view.addSubview(toast)
                    toast.snp.makeConstraints { $0.center.equalToSuperview() }
                }
            }
            """, .swift)
        func background(_ name: String) -> LookValue? {
            text.item(name).flatMap { text.document.appearances[$0]?[.background] }
        }
        #expect(background("toast") == .color(ColorValue(0xFF)))
        #expect(background("field") == nil)
    }

    @Test("A view has the tint that code gives it, else UIKit's own")
    func aViewHasTheTintThatCodeGivesItElseUIKitsOwn() {
        let own = look("title.tintColor = .red; title.textColor = title.tintColor")?[.textColor]
        #expect(own == .color(ColorValue(0xFF00_00FF)))
        let usual = look("title.textColor = go.tintColor")?[.textColor]
        #expect(usual == .color(ColorValue(light: 0x007A_FFFF, dark: 0x0A84_FFFF)))
        #expect(look("title.textColor = other.tintColor")?[.textColor] == .unknown)
    }

    @Test("Layers, fonts and enumerators are read")
    func layersFontsAndEnumeratorsAreRead() {
        let look = look(
            """
            title.layer.cornerRadius = 8; title.layer.borderColor = UIColor.red.cgColor
            title.font = .systemFont(ofSize: 15, weight: .semibold); title.textAlignment = .center
            """)
        #expect(look?[.radius] == .number(8))
        #expect(look?[.borderColor] == .color(ColorValue(light: 0xFF00_00FF, dark: 0xFF00_00FF)))
        #expect(look?[.alignment] == .choice("center"))
        guard case .font(let font)? = look?[.font] else { return #expect(Bool(false), "no font") }
        #expect(font.size == 15 && font.weight == 600)
    }

    @Test("Siblings lie on each other as they were put there")
    func siblingsLieOnEachOtherAsTheyWerePutThere() {
        let text = EvaluatedText(
            """
            class Card: UIView {
                func build() {
                    let a = UIView(), b = UIView(), c = UIView(), d = UIView()
                    addSubview(b); addSubview(a); insertSubview(c, at: 0); insertSubview(d, belowSubview: a)
                    bringSubviewToFront(b)
                    a.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
                override init(frame: CGRect) { super.init(frame: frame); build() }
            }
            """, .swift)
        let ordered = ["a", "b", "c", "d"].sorted { one, other in
            let orders = [one, other].map { text.item($0).flatMap { text.document.appearances[$0]?.order } ?? 99 }
            return orders[0] < orders[1]
        }
        #expect(ordered == ["c", "d", "a", "b"])
    }

    @Test("Messages and macros of Objective-C are read")
    func messagesAndMacrosOfObjectiveCAreRead() {
        let text = EvaluatedText(
            """
            #define HEX(v) [UIColor colorWithRed:((v & 0xFF0000) >> 16)/255.0 green:((v & 0xFF00) >> 8)/255.0 blue:(v & 0xFF)/255.0 alpha:1.0]
            @interface Card : UIView
            @property (nonatomic, strong) UIButton *go;
            @end
            @implementation Card
            - (instancetype)initWithFrame:(CGRect)frame {
                if (self = [super initWithFrame:frame]) {
                    self.backgroundColor = HEX(0x336699);
                    _go = [UIButton buttonWithType:UIButtonTypeCustom];
                    [_go setTitle:@"Go" forState:UIControlStateNormal];
                    [_go setTitle:@"Gone" forState:UIControlStateSelected];
                    [_go setTitleColor:[UIColor redColor] forState:UIControlStateNormal];
                    [_go.layer setCornerRadius:4];
                    _go.titleLabel.font = [UIFont boldSystemFontOfSize:14];
                    [self addSubview:_go];
                    [_go mas_makeConstraints:^(MASConstraintMaker *make) { make.edges.equalTo(self); }];
                }
                return self;
            }
            @end
            """, .objectiveC)
        let own = text.item("self").flatMap { text.document.appearances[$0] }
        #expect(own?[.background] == .color(ColorValue(light: 0x3366_99FF, dark: 0x3366_99FF)))
        let go = text.item("go").flatMap { text.document.appearances[$0] }
        #expect(go?[.text] == .text("Go"))
        #expect(go?[.textColor] == .color(ColorValue(light: 0xFF00_00FF, dark: 0xFF00_00FF)))
        #expect(go?[.radius] == .number(4))
        guard case .font(let font)? = go?[.font] else { return #expect(Bool(false), "no font") }
        #expect(font.size == 14 && font.weight == 700)
    }
}
