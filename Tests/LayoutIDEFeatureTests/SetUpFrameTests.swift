// Frames of classes that are set up in one of several ways.

import LayoutIDE
import SourceText
import Testing

@Suite("Frames of set-ups") struct SetUpFrameTests {
    /// The frames of `name` and `note` in the state of `setUpLarge`, which an initializer runs if a condition holds.
    private func frames(large: String, small: String, calls: String) -> [String: String] {
        let text = """
            @interface SettingView : UIView
            @property (nonatomic, strong) UIView *name;
            @property (nonatomic, strong) UIView *note;
            @end
            @implementation SettingView
            - (instancetype)initWithIcon:(BOOL)icon {
                self = [super init];
                if (self) {
                    _name = [UIView new];
                    _note = [UIView new];
                    [self addSubview:self.name];
                    [self addSubview:self.note];
                    \(calls)
                }
                return self;
            }
            - (void)setUpLarge:(CGFloat)left {
                \(large)
            }
            - (void)setUpSmall:(CGFloat)left {
                \(small)
            }
            @end
            """
        let analysis = Analysis(text: SourceText(text), dialect: .objectiveC, configuration: AnalysisConfiguration())
        let shown = analysis.layoutReport().layouts.first { $0.state == "setUpLarge:" }
        let views = (shown?.views ?? []).compactMap { view in view.frame.map { (view.name, $0.text) } }
        return Dictionary(views) { first, _ in first }
    }

    private func block(_ view: String, _ chains: String) -> String {
        "[self.\(view) mas_makeConstraints:^(MASConstraintMaker *make) { \(chains) }];"
    }

    private func row(left: String) -> String {
        block(
            "name",
            "make.left.mas_offset(\(left)); make.top.mas_equalTo(10); make.size.mas_equalTo(CGSizeMake(40, 20));")
            + block(
                "note",
                "make.left.mas_equalTo(self.name.mas_right); make.bottom.mas_equalTo(self.name.mas_bottom);"
                    + "make.size.mas_equalTo(CGSizeMake(8, 8));")
    }

    @Test("In the state of one set-up nothing is unknown because an initializer runs one of two")
    func oneOfTwo() {
        let shown = frames(
            large: row(left: "55"), small: row(left: "25"),
            calls: "if (icon) { [self setUpLarge:0]; } else { [self setUpSmall:0]; }")
        #expect(shown["name"] == "(55, 10, 40, 20)")
        #expect(shown["note"] == "(95, 22, 8, 8)")
    }

    @Test("What both may run stays unknown: conditions that do not exclude each other, and calls with other numbers")
    func both() {
        let apart = frames(
            large: block("name", "make.left.mas_offset(55); make.size.mas_equalTo(CGSizeMake(40, 20));"),
            small: block("name", "make.top.mas_equalTo(10);"),
            calls: "if (icon) { [self setUpLarge:0]; } if (self.tag) { [self setUpSmall:0]; }")
        #expect(apart["name"] == "(55, ?, 40, 20)")
        let calls = "if (icon) { [self setUpLarge:30]; } else { [self setUpSmall:20]; }"
        let numbers = frames(large: row(left: "left"), small: block("note", "make.top.mas_equalTo(4);"), calls: calls)
        #expect(numbers["name"] == "(left, 10, 40, 20)")
    }
}
