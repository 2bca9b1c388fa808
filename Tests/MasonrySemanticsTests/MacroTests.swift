// Macros with parameters and functions that return constants, in the file and in other files.

import AutoLayout
import MasonrySyntax
import SourceText
import Testing

@testable import MasonrySemantics

@Suite struct MacroTests {
    private let phone = DeviceModel(
        size: Size(width: 390, height: 844), safeArea: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    /// The constant of the one chain of a view's class, where its offset is `argument`.
    private func offset(
        _ argument: String, file: String = "", headers: [String] = [], sources: [String] = [],
        device: DeviceModel? = nil, chain: (String) -> String = { "make.left.equalTo(self).offset(\($0));" }
    ) -> Double? {
        let indexed =
            headers.enumerated().map { number, text in
                IndexedSource(
                    text: SourceText(text), dialect: .objectiveC, path: "H\(number).h", role: .header)
            }
            + sources.enumerated().map { number, text in
                IndexedSource(
                    text: SourceText(text), dialect: .objectiveC, path: "S\(number).m", role: .implementation)
            }
        var options = EvaluationOptions()
        options.index = SymbolIndex(indexed, device: device)
        options.device = device
        let text = """
            \(file)
            @implementation Panel : UIView
            - (instancetype)initWithFrame:(CGRect)frame {
                UIView *a = [UIView new];
                [self addSubview:a];
                [a mas_makeConstraints:^(MASConstraintMaker *make) { \(chain(argument)) }];
                return self;
            }
            @end
            """
        let tree = SyntaxTree.parse(SourceText(text), dialect: .objectiveC)
        return LayoutDocument.evaluate(tree, options: options).constraints.first?.constant
    }

    @Test("Macros of the file are expanded")
    func macrosOfTheFileAreExpanded() {
        let file = "#define GAP(n) ((n) * 8)\n#define SUM(a, b) (a + b)\n"
        #expect(offset("GAP(2)", file: file) == 16)
        #expect(offset("GAP(1 + 1)", file: file) == 16)
        #expect(offset("-GAP(2)", file: file) == -16)
        #expect(offset("SUM(GAP(1), 3)", file: file) == 11)
        #expect(offset("SUM(1)", file: file) == nil)
        #expect(offset("OTHER(1)", file: file) == nil)
    }

    /// The preprocessor puts text together: what stands around it may take a part.
    @Test("A macro without parentheses is torn apart")
    func aMacroWithoutParenthesesIsTornApart() {
        #expect(offset("kSum", file: "#define kSum 4 + 8\n") == 12)
        #expect(offset("kSum * 2", file: "#define kSum 4 + 8\n") == nil)
        #expect(offset("-kSum", file: "#define kSum 4 + 8\n") == nil)
        #expect(offset("-kSum", file: "#define kSum (4 + 8)\n") == -12)
        #expect(offset("TWICE(1 + 2)", file: "#define TWICE(x) (x * 2)\n") == nil)
        #expect(offset("TWICE(3)", file: "#define TWICE(x) (x * 2)\n") == 6)
        #expect(offset("TWICE(1 + 2)", file: "#define TWICE(x) ({ x * 2; })\n") == nil)
        #expect(offset("TWICE(3)", file: "#define TWICE(x) ({ x * 2; })\n") == 6)
        #expect(offset("kSum * 2", headers: ["#define kSum 4 + 8\n"]) == nil)
        #expect(offset("TWICE(1 + 2)", headers: ["#define TWICE(x) (x * 2)\n"]) == nil)
    }

    /// `@scaled(16)` compiles where the macro begins with a parenthesis or is a number.
    @Test("A macro may be boxed")
    func aMacroMayBeBoxed() {
        func height(_ argument: String, _ file: String) -> Double? {
            offset(argument, file: file) { "make.height.equalTo(\($0));" }
        }
        #expect(height("@scaled(16)", "#define scaled(x) ((x) * 2)\n") == 32)
        #expect(height("@scaled(16 - GAP)", "#define scaled(x) ((x) * 2)\n#define GAP 6\n") == 20)
        #expect(height("@kHeight", "#define kHeight (4 + 8)\n") == 12)
        #expect(height("@kHeight", "") == nil)
        #expect(height("@scaled(16)", "") == nil)
    }

    @Test("Two definitions have no common meaning")
    func twoDefinitionsHaveNoCommonMeaning() {
        #expect(offset("GAP(2)", file: "#if A\n#define GAP(n) n\n#else\n#define GAP(n) (n * 2)\n#endif\n") == nil)
        #expect(offset("kGap", file: "#if A\n#define kGap 1\n#else\n#define kGap 2\n#endif\n") == nil)
        #expect(offset("kGap", file: "#if A\n#define kGap 2\n#else\n#define kGap 2\n#endif\n") == 2)
        #expect(offset("GAP(2)", headers: ["#define GAP(n) n\n", "#define GAP(n) (n + 1)\n"]) == nil)
        #expect(offset("GAP(2)", headers: ["#define GAP(n) (n*2)\n", "#define GAP(n)  (n * 2)\n"]) == 4)
    }

    @Test("A variable that code assigns has no value")
    func aVariableThatCodeAssignsHasNoValue() {
        let change = "@implementation Other\n- (void)grow { gap = 30; }\n@end\n"
        #expect(offset("gap", file: "static CGFloat gap = 8;\n" + change) == nil)
        #expect(offset("gap", file: "static CGFloat gap = 8;\n") == 8)
    }

    @Test("Functions that only compute are run")
    func functionsThatOnlyComputeAreRun() {
        let file = """
            static inline CGFloat Scaled(CGFloat x) { return x * 2; }
            static CGFloat Bar(BOOL tall) {
                CGFloat base = 40;
                if (tall) { return base + 4; }
                return base;
            }
            static CGFloat Loud(CGFloat x) { NSLog(@"x"); return x; }
            static CGFloat Counted(void) { static CGFloat n = 0; return n; }
            """
        #expect(offset("Scaled(4)", file: file) == 8)
        #expect(offset("Bar(YES)", file: file) == 44)
        #expect(offset("Bar(NO)", file: file) == 40)
        #expect(offset("Bar(self.tall)", file: file) == nil)
        #expect(offset("Loud(4)", file: file) == nil)
        #expect(offset("Counted()", file: file) == nil)
    }

    @Test("Other files give macros functions and class methods")
    func otherFilesGiveMacrosFunctionsAndClassMethods() {
        let header = """
            #define kUnit 4
            #define UNITS(n) ((n) * kUnit)
            NS_INLINE CGFloat Half(CGFloat x) { return x / 2; }
            """
        #expect(offset("UNITS(3)", headers: [header]) == 12)
        #expect(offset("Half(5)", headers: [header]) == 2.5)
        let methods = """
            #define kOwn 9
            @implementation Metrics
            + (CGFloat)gutter { return 16; }
            + (CGFloat)gutterFor:(NSInteger)level { return level > 1 ? 8 : 16; }
            + (CGFloat)own { return kOwn; }
            - (CGFloat)width { return 3; }
            @end
            """
        #expect(offset("[Metrics gutter]", sources: [methods]) == 16)
        #expect(offset("[Metrics gutterFor:2]", sources: [methods]) == 8)
        // In the methods of a file its own macros count.
        #expect(offset("[Metrics own]", headers: ["#define kOwn 1\n"], sources: [methods]) == 9)
        #expect(offset("[Metrics width]", sources: [methods]) == nil)
        #expect(offset("[Metrics gutter]", sources: [methods, methods.replacing("16", with: "20")]) == nil)
    }

    @Test("Constants behind a macro for extern are defined elsewhere")
    func constantsBehindAMacroForExternAreDefinedElsewhere() {
        let declared = "UIKIT_EXTERN CGFloat const Inset;\nAPP_EXTERN const CGFloat Gap ;\n"
        #expect(offset("Inset", headers: [declared], sources: ["CGFloat const Inset = 12.0f;\n"]) == 12)
        #expect(offset("Gap", headers: [declared], sources: ["const CGFloat Gap = .5f;\n"]) == 0.5)
        #expect(offset("Inset", headers: [declared]) == nil)
    }

    @Test("Device macros need a device")
    func deviceMacrosNeedADevice() {
        let header = """
            #define IS_PHONE (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone)
            #define HEIGHT ([[UIScreen mainScreen] bounds].size.height)
            #define IS_TALL (IS_PHONE && HEIGHT >= 812.0)
            #define BOTTOM (IS_TALL ? 34 : 0)
            #define IS_X ([UIScreen instancesRespondToSelector:@selector(currentMode)] \\
                ? CGSizeEqualToSize(CGSizeMake(1170, 2532), [[UIScreen mainScreen] currentMode].size) : NO)
            #define TOP (IS_X ? 47 : 20)
            """
        #expect(offset("-BOTTOM", headers: [header], device: phone) == -34)
        #expect(offset("TOP", headers: [header], device: phone) == 47)
        #expect(offset("-BOTTOM", headers: [header]) == nil)
        let inset = "[UIApplication sharedApplication].keyWindow.safeAreaInsets.bottom"
        #expect(offset(inset, device: phone) == 34)
        #expect(offset(inset) == nil)
    }

    @Test("The screen stands as the device that is shown")
    func theScreenStandsAsTheDeviceThatIsShown() {
        let header = """
            #define APP [UIApplication sharedApplication]
            #define IS_PORTRAIT ((APP.statusBarOrientation == UIInterfaceOrientationPortrait) \\
                || (APP.statusBarOrientation == UIInterfaceOrientationPortraitUpsideDown))
            #define SCALE(length) (IS_PORTRAIT ? (length) : 2 * (length))
            """
        #expect(offset("SCALE(10.0f)", headers: [header], device: phone) == 10)
        #expect(offset("SCALE(10.0f)", headers: [header]) == nil)
        // On its side it may be either: neither is portrait, but which one it is, is not known.
        var turned = phone
        turned.size = Size(width: phone.size.height, height: phone.size.width)
        #expect(offset("SCALE(10.0f)", headers: [header], device: turned) == nil)
    }

    @Test("Macros that name themselves end")
    func macrosThatNameThemselvesEnd() {
        #expect(offset("LOOP(1)", file: "#define LOOP(x) LOOP(x + 1)\n") == nil)
        #expect(offset("A(1)", headers: ["#define A(x) B(x)\n#define B(x) (A(x) + A(x))\n"]) == nil)
    }
}
