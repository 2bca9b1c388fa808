// Constants of other files, the device and the header beside, as inputs of evaluation.

import AutoLayout
import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct IndexTests {
    private let phone = DeviceModel(
        size: Size(width: 393, height: 852), safeArea: EdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

    private func header(_ text: String, _ name: String = "Constants.h") -> IndexedSource {
        IndexedSource(text: SourceText(text), dialect: .objectiveC, path: name, role: .header)
    }

    private func implementation(_ text: String, _ name: String = "Constants.m") -> IndexedSource {
        IndexedSource(text: SourceText(text), dialect: .objectiveC, path: name, role: .implementation)
    }

    private func swift(_ text: String, _ name: String = "Styles.swift") -> IndexedSource {
        IndexedSource(text: SourceText(text), dialect: .swift, path: name, role: .implementation)
    }

    private func number(_ name: String, in sources: [IndexedSource], on device: DeviceModel? = nil) -> Double? {
        SymbolIndex(sources, device: device)[name]?.value.number
    }

    @Test("Macros constants and enumerations of headers are known")
    func macrosConstantsAndEnumerationsOfHeadersAreKnown() {
        let source = header(
            """
            #ifndef CONSTANTS_H
            #define CONSTANTS_H
            #define kPadding 15
            #define kDouble (kPadding * 2)
            static const CGFloat kHeight = 44.5;
            extern CGFloat const kWidth;
            typedef NS_ENUM(NSInteger, Row) { RowFirst, RowSecond = 7, RowThird };
            #endif
            """)
        let definition = implementation(
            "CGFloat const kWidth = 80;\nstatic CGFloat const kOwn = 3;\n#define kInner 9\n")
        let sources = [source, definition]
        #expect(number("kPadding", in: sources) == 15)
        #expect(number("kDouble", in: sources) == 30)
        #expect(number("kHeight", in: sources) == 44.5)
        #expect(number("kWidth", in: sources) == 80)
        #expect(number("kOwn", in: sources) == nil, "it is seen in its own file only")
        #expect(number("kInner", in: sources) == nil)
        #expect(number("RowThird", in: sources) == 8)
        #expect(SymbolIndex(sources, device: nil)["kPadding"]?.origin.description == "Constants.h:3")
    }

    /// The numbers are those of the preprocessor, which puts texts and no values in the place of names.
    @Test(
        "A macro without parentheses keeps its value where operators do not tear its text apart",
        arguments: [
            ("kRatio * 4", 8), ("kRatio / 2", 1), ("kRatio + 1", 3), ("1 - kRatio", -1), ("-kRatio", -2),
            ("8 * kRatio", 16), ("8 * kWhole", nil), ("kWhole * 2", 6),
            ("8 / kRatio", nil), ("kRatio < 3", 1), ("kSum + 1", 13), ("kSum - 1", 11), ("1 + kSum", 13),
            ("1 - kSum", nil), ("kSum * 2", nil), ("-kSum", nil), ("kAlias * 2", nil), ("1 + kAlias", 13),
            ("(float)7 / 2", 3.5), ("7 / 2", 3), ("kPart * 2", 7), ("(int)kPart", nil), ("(int)3.9", 3),
            ("(int)kFit(3)", nil),
            ("kFull(1) * 2", nil), ("kFull(1) + 2", 14), ("kSame(3) * 2", 12), ("2 * kSame(3)", nil),
            ("kFit(3) + 1", 7), ("-kFit(3)", -6), ("2 * kFit(3)", nil), ("kFit(3) * 2", 12), ("kWay + 1", nil),
        ] as [(String, Double?)])
    func bindings(text: String, value: Double?) {
        let macros = """
            #define kRatio 6.0 / 3
            #define kWhole 7 / 2
            #define kSum 4 + 8
            #define kAlias kSum
            #define kFit(n) kRatio * (n)
            #define kWay 1 ? 2 : 3
            #define kPart (float)7 / 2
            #define kFull(n) kSum
            #define kSame(n) kFit(n)
            """
        let together = macros + "\nstatic const CGFloat kResult = \(text);\n"
        #expect(number("kResult", in: [header(together)]) == value)
        let apart = [header(macros, "Macros.h"), header("static const CGFloat kResult = \(text);\n")]
        #expect(number("kResult", in: apart) == value)
    }

    @Test("A name with two values has none")
    func aNameWithTwoValuesHasNone() {
        #expect(number("kA", in: [header("#define kA 1\n"), header("#define kA 2\n", "Other.h")]) == nil)
        #expect(number("kA", in: [header("#define kA 1\n"), header("#define kA 1\n", "Other.h")]) == 1)
        #expect(number("kA", in: [header("#define kA 1\n"), header("#define kA f()\n", "Other.h")]) == nil)
        #expect(number("kA", in: [header("#if X\n#define kA 1\n#else\n#define kA 2\n#endif\n")]) == nil)
    }

    @Test("Macros may name what is defined behind them", arguments: ["", "#if X\n#define kLast 4\n#else\n"])
    func macrosInAnyOrder(before: String) {
        let macros = """
            #define kFirst (kMiddle * 2)
            #define kMiddle kLast
            \(before)#define kLast 3
            \(before.isEmpty ? "" : "#endif")
            """
        let expected: Double? = before.isEmpty ? 6 : nil
        #expect(number("kFirst", in: [header(macros)]) == expected)
        let document = LayoutDocument.evaluate(
            SyntaxTree.parse(SourceText(macros + "\nstatic CGFloat const kOwn = 1;\n"), dialect: .objectiveC))
        #expect(document.constants.first { $0.name == "kFirst" }?.value.number == expected)
    }

    @Test("Macros for those who have none give way to others")
    func macrosForThoseWhoHaveNoneGiveWayToOthers() {
        let own = header("#define kWide 12\n")
        let spare = header("#ifndef kWide\n#define kWide size().width\n#endif\n", "Other.h")
        #expect(number("kWide", in: [own, spare]) == 12)
        #expect(number("kWide", in: [spare, own]) == 12)
        #expect(number("kWide", in: [spare]) == nil)
        let guarded = header("#ifndef OTHER_H\n#define kWide 13\n#endif\n", "Guarded.h")
        #expect(number("kWide", in: [own, guarded]) == nil, "that is the guard of the header")
    }

    @Test("Constants may rest on constants of other files")
    func constantsMayRestOnConstantsOfOtherFiles() {
        let sources = [header("#define kTwice (kOnce * 2)\n"), header("#define kOnce 4\n", "Base.h")]
        #expect(number("kTwice", in: sources) == 8)
    }

    @Test("Static members of Swift types are known by their path")
    func staticMembersOfSwiftTypesAreKnownByTheirPath() {
        let sources = [
            swift(
                """
                let topMargin: CGFloat = 12
                private let hidden: CGFloat = 1
                var changing: CGFloat = 1
                struct Styles {
                    enum Sizes {
                        static let gutter: CGFloat = 15
                        static var half: CGFloat { return gutter / 2 }
                        static var mutable: CGFloat = 3
                        private static let own: CGFloat = 3
                    }
                }
                """)
        ]
        #expect(number("topMargin", in: sources) == 12)
        #expect(number("hidden", in: sources) == nil)
        #expect(number("changing", in: sources) == nil)
        #expect(number("Styles.Sizes.gutter", in: sources) == 15)
        #expect(number("Styles.Sizes.half", in: sources) == 7.5)
        #expect(number("Styles.Sizes.mutable", in: sources) == nil)
        #expect(number("Styles.Sizes.own", in: sources) == nil)
    }

    @Test("Screen sizes are known only with a device")
    func screenSizesAreKnownOnlyWithADevice() {
        let source = header("#define kScreenWidth [UIScreen mainScreen].bounds.size.width\n")
        #expect(number("kScreenWidth", in: [source]) == nil)
        #expect(number("kScreenWidth", in: [source], on: phone) == 393)
        let getter = header("#define kH ([[UIScreen mainScreen] bounds].size.height / 2)\n")
        #expect(number("kH", in: [getter], on: phone) == 426)
        let swiftSource = swift("let w = UIScreen.main.bounds.width\n")
        #expect(number("w", in: [swiftSource], on: phone) == 393)
        let bar = header("#define kBar [[UIApplication sharedApplication] statusBarFrame].size.height\n")
        #expect(number("kBar", in: [bar], on: phone) == 54, "the Dynamic Island keeps 5 points below it free")
    }

    private func constants(_ text: String, _ dialect: Dialect, _ options: EvaluationOptions) -> [Double?] {
        let document = LayoutDocument.evaluate(SyntaxTree.parse(SourceText(text), dialect: dialect), options: options)
        return document.constraints.map(\.constant)
    }

    @Test("Chains use the index and tell the origin")
    func chainsUseTheIndexAndTellTheOrigin() {
        var options = EvaluationOptions()
        options.index = SymbolIndex(
            [header("#define kPadding 15\n"), header("#define title 3\n", "B.h")], device: nil)
        let text = """
            @implementation Card
            - (instancetype)initWithFrame:(CGRect)frame {
                UIView *a = [UIView new];
                [self addSubview:a];
                [a mas_makeConstraints:^(MASConstraintMaker *make) { make.left.mas_equalTo(self).offset(kPadding); }];
                return self;
            }
            @end
            """
        #expect(constants(text, .objectiveC, options) == [15])
        #expect(constants(text, .objectiveC, EvaluationOptions()) == [nil])
        let tree = SyntaxTree.parse(SourceText(text), dialect: .objectiveC)
        let document = LayoutDocument.evaluate(tree, options: options)
        #expect(document.constants.map(\.origin) == [OutsidePlace(path: "Constants.h", line: 0)])
    }

    /// What no file of the program gives another value is what its class declares.
    @Test(
        "A number that no file assigns is a constant",
        arguments: [
            ("var", "let pad = 3", 15.0), ("var", "func f(card: Card) { card.inset = 3 }", nil),
            ("var", "func f(card: Card) { grow(&card.inset) }", nil), ("var", "func f() { set(\\.inset, to: 3) }", nil),
            ("var", "class Sub: Card { override var inset: CGFloat { didSet {} } }", nil),
            ("var", "func f(card: Card) { (card.inset, other) = (3, 4) }", nil), ("public var", "", nil),
            ("@IBInspectable var", "", nil), ("@Published var", "", nil),
            ("@objc var", "", 15), ("private(set) var", "", 15),
        ])
    func aNumberThatNoFileAssignsIsAConstant(_ words: String, _ other: String, _ value: Double?) {
        let text = """
            class Card: UIView {
                \(words) inset: CGFloat = 15
                let a = UIView()
                override init(frame: CGRect) {
                    addSubview(a)
                    a.snp.makeConstraints { make in make.left.equalToSuperview().offset(inset) }
                }
            }
            """
        var options = EvaluationOptions()
        options.index = SymbolIndex([swift(text, "Card.swift"), swift(other)], device: nil)
        #expect(constants(text, .swift, options) == [value], "\(words) \(other)")
        options.index = SymbolIndex(
            [swift(text, "Card.swift"), implementation("void f(Card *card) { [card setInset:3]; }")], device: nil)
        #expect(constants(text, .swift, options) == [nil])
        // Without the program nobody knows.
        #expect(constants(text, .swift, EvaluationOptions()) == [nil])
    }

    /// Nobody writes the initializer that gives a member of a structure another value.
    @Test("A number of a structure is none")
    func aNumberOfAStructureIsNone() {
        let text = """
            struct Look {
                var inset: CGFloat = 15
                var twice: CGFloat { inset * 2 }
            }
            class Card: UIView {
                let look: Look
                let a = UIView()
                init(look: Look) {
                    self.look = look
                    super.init(frame: .zero)
                    addSubview(a)
                    a.snp.makeConstraints { make in make.left.equalToSuperview().offset(%) }
                }
            }
            """
        var options = EvaluationOptions()
        for number in ["look.inset", "look.twice"] {
            let text = text.replacing("%", with: number)
            options.index = SymbolIndex([swift(text, "Card.swift")], device: nil)
            #expect(constants(text, .swift, options) == [nil], "\(number)")
        }
    }

    @Test("An index whose files assign a name is another")
    func anIndexWhoseFilesAssignANameIsAnother() {
        let card = swift("class Card { var inset: CGFloat = 15 }", "Card.swift")
        func index(_ other: String) -> SymbolIndex { SymbolIndex([card, swift(other)], device: nil) }
        let assigning = index("func f(card: Card) { card.inset = 3 }")
        #expect(!index("func f(card: Card) {}").saysTheSame(as: assigning))
        #expect(index("func f(card: Card) { card.inset += 1 }").saysTheSame(as: assigning))
    }

    @Test("A class method of Objective-C is called from Swift")
    func aClassMethodOfObjectiveCIsCalledFromSwift() {
        let styles = """
            @implementation Styles
            + (CGFloat)gutter { return 12; }
            + (CGFloat)scaled:(CGFloat)width { return width * 2; }
            @end
            """
        var options = EvaluationOptions()
        options.index = SymbolIndex([implementation(styles, "Styles.m")], device: nil)
        let text = """
            class Card: UIView {
                let a = UIView()
                override init(frame: CGRect) {
                    addSubview(a)
                    a.snp.makeConstraints { make in make.left.equalToSuperview().offset(%) }
                }
            }
            """
        #expect(constants(text.replacing("%", with: "Styles.gutter()"), .swift, options) == [12])
        #expect(constants(text.replacing("%", with: "Styles.scaled(3)"), .swift, options) == [nil])
    }

    @Test("What a file declares itself hides the index")
    func whatAFileDeclaresItselfHidesTheIndex() {
        var options = EvaluationOptions()
        options.index = SymbolIndex([swift("let inset: CGFloat = 15\n")], device: nil)
        let text = """
            class Card: UIView {
                var inset: CGFloat
                let a = UIView()
                override init(frame: CGRect) {
                    addSubview(a)
                    a.snp.makeConstraints { make in make.left.equalToSuperview().offset(inset) }
                }
            }
            """
        #expect(constants(text, .swift, options) == [nil])
    }

    @Test("The header beside gives types of properties")
    func theHeaderBesideGivesTypesOfProperties() {
        let text = """
            @implementation Card
            - (void)awakeFromNib {
                [self.badge mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.title); }];
            }
            @end
            """
        let tree = SyntaxTree.parse(SourceText(text), dialect: .objectiveC)
        var options = EvaluationOptions()
        let header = "@interface Card : UIView\n@property UILabel *title;\n@property UIView *badge;\n@end\n"
        options.companions = [SyntaxTree.parse(SourceText(header), dialect: .objectiveC)]
        let document = LayoutDocument.evaluate(tree, options: options)
        #expect(document.items.first { $0.name == "title" }?.className == "UILabel")
        #expect(document.chains.allSatisfy { $0.unknown == nil })
        #expect(document.statistics.blocks.full == 1)
    }
}
