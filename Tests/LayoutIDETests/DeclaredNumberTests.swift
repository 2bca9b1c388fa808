// What a function gives is a number if it is declared as one, whatever the number is: so it is no view.

import LayoutIDE
import MasonrySemantics
import SourceText
import Testing

@Suite struct `Declared numbers` {
    private static let sizes = """
        @implementation Sizes
        + (CGFloat)screenWidth { return [UIScreen mainScreen].bounds.size.width; }
        + (id)something { return [UIScreen mainScreen]; }
        + (CGFloat)share:(NSInteger)parts { return [UIScreen mainScreen].bounds.size.width / parts; }
        @end
        CGFloat screenHeight(void) { return [UIScreen mainScreen].bounds.size.height; }

        """

    private static func page(_ width: String) -> String {
        """
        @interface Page : UIViewController
        @property (nonatomic, strong) UIView *box;
        @end
        @implementation Page
        - (void)viewDidLoad {
            [super viewDidLoad];
            self.box = [UIView new];
            self.box.backgroundColor = [UIColor redColor];
            [self.view addSubview:self.box];
            [self.box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.width.mas_equalTo(\(width));
                make.height.mas_equalTo(20);
                make.top.mas_equalTo(84);
            }];
        }
        @end
        """
    }

    private func isFree(_ width: String, apart: Bool) -> Bool {
        var configuration = AnalysisConfiguration()
        if apart {
            let other = IndexedSource(
                text: SourceText(Self.sizes), dialect: .objectiveC, path: "Sizes.m", role: .implementation)
            configuration.index = SymbolIndex([other], device: nil)
        }
        let text = (apart ? "" : Self.sizes) + Self.page(width)
        return Analysis(text: SourceText(text), dialect: .objectiveC, configuration: configuration).findings.contains {
            $0.rule == "ambiguous-position" && $0.message.hasPrefix("`box.x` is ambiguous")
        }
    }

    /// What may be a view may place the box, so nothing is said of its place then.
    @Test(
        "What a method gives",
        arguments: [
            ("[Sizes screenWidth]", true), ("[Sizes share:2]", true), ("[Sizes something]", false),
            ("[Other screenWidth]", false),
        ], [false, true])
    func whatAMethodGives(_ width: (text: String, isNumber: Bool), apart: Bool) {
        #expect(isFree(width.text, apart: apart) == width.isNumber, "\(width.text)")
    }

    @Test("What a function of the file gives")
    func whatAFunctionOfTheFileGives() {
        #expect(isFree("screenHeight()", apart: false))
        #expect(!isFree("unheard()", apart: false))
    }

    @Test("A position that nothing gives is put in view")
    func aPositionThatNothingGivesIsPutInView() {
        let text = Self.page("100").replacing(
            "}\n@end",
            with: """
                    UILabel *text = [UILabel new];
                    [self.box addSubview:text];
                    [text mas_makeConstraints:^(MASConstraintMaker *make) { make.top.left.mas_equalTo(8); }];
                }
                @end
                """)
        let found = Analysis(text: SourceText(text), dialect: .objectiveC).findings.first {
            $0.rule == "ambiguous-position"
        }
        #expect(found?.fixes.map(\.title) == ["Add `make.left.mas_equalTo(0)`"])
    }

    /// Whether something else is `self` is not known; that `self` is not nil is.
    @Test(
        "Comparisons with self",
        arguments: [
            ("other != self", true), ("self != other", true), ("self != nil", false), ("nil != self", false),
            ("other == self", true),
        ])
    func comparisonsWithSelf(_ condition: String, isQuestion: Bool) {
        let text = Self.page("100").replacing("[self.box mas_make", with: "if (\(condition)) {\n[self.box mas_make")
            .replacing("}];\n}\n@end", with: "}];\n}\n}\n@end")
        let found = Analysis(text: SourceText(text), dialect: .objectiveC).layoutReport().layouts
        #expect(found.filter { $0.owner == "Page" }.map { $0.state != nil } == [isQuestion], "\(condition)")
    }

    /// `nil == view` asks what `view == nil` asks.
    @Test("Nil stands on either side", arguments: ["nil == self.box", "self.box == nil", "NULL == _box", "!self.box"])
    func nilStandsOnEitherSide(_ condition: String) {
        let guarded = "if (\(condition)) {\nself.box = [UIView new];"
        let text = Self.page("100").replacing("self.box = [UIView new];", with: guarded)
            .replacing("}];\n}\n@end", with: "}];\n}\n}\n@end")
        let analysis = Analysis(text: SourceText(text), dialect: .objectiveC)
        #expect(analysis.layoutReport().layouts.filter { $0.owner == "Page" }.count == 1)
        #expect(analysis.findings.contains { $0.rule == "ambiguous-position" })
    }
}
