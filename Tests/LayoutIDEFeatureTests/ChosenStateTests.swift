// The states of a class that conditions, cases, kept constraints and callbacks make, and what they are called.

import LayoutIDE
import MasonrySyntax
import SourceText
import Testing

@Suite("States that code chooses between") struct ChosenStateTests {
    /// The frames of a view by state, in the words of the report.
    private func frames(_ view: String, in text: String, _ dialect: Dialect = .swift) -> [String: String] {
        var result: [String: String] = [:]
        for layout in DisplayedText(text, dialect).analysis.displayed().layoutReport().layouts {
            guard let found = layout.views.first(where: { $0.name == view }) else { continue }
            result[layout.state ?? ""] = found.frame?.text ?? "none"
        }
        return result
    }

    private func screen(_ setUp: String, _ also: String = "") -> String {
        """
        class Profile: UIViewController {
            enum Kind { case small, large, huge }
            let kind: Kind
            let badge = UIView()
            init(kind: Kind) {
                self.kind = kind
                super.init(nibName: nil, bundle: nil)
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(badge)
                \(setUp)
            }
            \(also)
        }
        """
    }

    private func made(_ body: String) -> String {
        "badge.snp.makeConstraints { $0.left.top.equalToSuperview(); \(body) }"
    }

    // MARK: Numbers

    @Test("A variable that a way sets has two values")
    func aVariableThatAWaySetsHasTwoValues() {
        let one = frames(
            "badge",
            in: screen("var side: CGFloat = 10\nif Flags.isBig { side = 20 }\n\(made("$0.size.equalTo(side)"))"))
        #expect(one["Flags.isBig"] == "(0, 0, 20, 20)")
        #expect(one["!Flags.isBig"] == "(0, 0, 10, 10)")
        let two = frames(
            "badge",
            in: screen(
                "var top: CGFloat\nif a.b { top = 5 } else { top = 6 }\nbadge.snp.makeConstraints { $0.top.equalTo(top); $0.left.equalTo(1); $0.size.equalTo(4) }"
            ))
        #expect(two["a.b"] == "(1, 5, 4, 4)")
        #expect(two["!a.b"] == "(1, 6, 4, 4)")
    }

    @Test(
        "What is built for a Mac is another program",
        arguments: [
            ("targetEnvironment(macCatalyst)", ["(0, 0, 20, 20)"]),
            ("!targetEnvironment(macCatalyst)", ["(0, 0, 10, 10)"]),
            ("os(tvOS)", ["(0, 0, 20, 20)"]), ("DEBUG", ["(0, 0, 10, 10)", "(0, 0, 20, 20)"]),
        ])
    func whatIsBuiltForAMacIsAnotherProgram(_ condition: String, _ expected: [String]) {
        let code = "#if \(condition)\n\(made("$0.size.equalTo(10)"))\n#else\n\(made("$0.size.equalTo(20)"))\n#endif"
        #expect(Set(frames("badge", in: screen(code)).values) == Set(expected))
    }

    @Test("One that a way may leave half done is not known")
    func oneThatAWayMayLeaveHalfDoneIsNotKnown() {
        let frames = frames(
            "badge",
            in: screen(
                "var side: CGFloat = 10\nif a.b { if c.d { return }; side = 20 }\n\(made("$0.size.equalTo(side)"))"))
        #expect(frames[""] == "(0, 0, side, side)")
        #expect(!frames.values.contains("(0, 0, 20, 20)"))
    }

    @Test("A condition has the words of the source")
    func aConditionHasTheWordsOfTheSource() {
        let frames = frames("badge", in: screen(made("$0.size.equalTo(Flags.isWide() ? 10 : 20)")))
        #expect(Set(frames.keys) == ["", "Flags.isWide()", "!Flags.isWide()"])
    }

    @Test("A condition behind a binding counts")
    func aConditionBehindABindingCounts() {
        let functions = """
            extension UIScreen {
                static var isReduced: Bool { return main.bounds.width == 320 }
                static var isTall: Bool { if main.bounds.height > 736 { return true } else { return false } }
            }
            func based<T: Any>(regular: T, reduced: T? = nil, extended: T? = nil) -> T {
                if let reduced = reduced, UIScreen.isReduced {
                    return reduced
                } else if let extended = extended, UIScreen.isTall {
                    return extended
                }
                return regular
            }

            """
        let code = made(
            "$0.width.equalTo(based(regular: 10, reduced: 11)); $0.height.equalTo(based(regular: 10, extended: 12))")
        #expect(frames("badge", in: functions + screen(code))[""] == "(0, 0, 10, 12)")
    }

    @Test("A number that code multiplies is a small one")
    func aNumberThatCodeMultipliesIsASmallOne() {
        let cell = """
            class Comment: UITableViewCell {
                let bubble = UIView()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    contentView.addSubview(bubble)
                }
                func show(_ model: Model) {
                    bubble.snp.remakeConstraints {
                        $0.top.bottom.equalToSuperview()
                        $0.right.equalToSuperview()
                        $0.left.equalToSuperview().offset(12 + model.depth * 16)
                    }
                }
            }
            """
        #expect(frames("bubble", in: cell)["show"] == "(12 + 16·model.depth, 0, 381 − 16·model.depth, self.height)")
    }

    // MARK: Ways

    @Test("A case and a comparison with it are one state")
    func aCaseAndAComparisonWithItAreOneState() {
        let text = screen(
            """
            badge.snp.makeConstraints { $0.left.top.equalToSuperview() }
            switch kind {
            case .small: badge.snp.makeConstraints { $0.width.equalTo(10) }
            case .large: badge.snp.makeConstraints { $0.width.equalTo(20) }
            default: badge.snp.makeConstraints { $0.width.equalTo(30) }
            }
            if kind == .small { badge.snp.makeConstraints { $0.height.equalTo(10) } }
            """)
        #expect(frames("badge", in: text)["kind == .small"] == "(0, 0, 10, 10)")
    }

    @Test(
        "A case of C is a state of its own where it does not run on",
        arguments: [("break;", "(0, 0, 10, 10)"), ("", "none")])
    func aCaseOfCIsAStateOfItsOwnWhereItDoesNotRunOn(_ end: String, small: String) {
        let text = """
            @implementation Card : UIView
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                UIView *badge = [UIView new];
                [self addSubview:badge];
                switch (self.kind) {
                case 0:
                    [badge mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self); make.width.height.mas_equalTo(10); }];
                    \(end)
                default:
                    [badge mas_makeConstraints:^(MASConstraintMaker *make) { make.right.top.equalTo(self); make.width.height.mas_equalTo(20); }];
                    break;
                }
                return self;
            }
            @end
            """
        #expect(frames("badge", in: text, .objectiveC)["kind == 0"] ?? "none" == small)
    }

    @Test("A parameter is the member that keeps it")
    func aParameterIsTheMemberThatKeepsIt() {
        let text = """
            @implementation Balloon : UIView {
                NSInteger _kind;
                UIView *_panel, *_tail;
            }
            - (instancetype)initWithKind:(NSInteger)kind {
                self = [super initWithFrame:CGRectZero];
                if (self) {
                    _kind = kind;
                    _panel = [UIView new];
                    _tail = [UIView new];
                    [self addSubview:_panel];
                    [self addSubview:_tail];
                    [_panel mas_makeConstraints:^(MASConstraintMaker *make) {
                        make.left.top.equalTo(self);
                        if (kind == 0) { make.width.height.mas_equalTo(40); } else { make.width.height.mas_equalTo(60); }
                    }];
                    [self layoutTail];
                }
                return self;
            }
            - (void)layoutTail {
                if (_kind == 0) {
                    [_tail mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(_panel.mas_bottom); make.width.height.mas_equalTo(8); }];
                }
            }
            @end
            """
            .replacing(
                "make.left.top.equalTo(_panel.mas_bottom)",
                with: "make.top.equalTo(_panel.mas_bottom); make.left.equalTo(_panel)")
        #expect(frames("_tail", in: text, .objectiveC)["kind == 0"] == "(0, 40, 8, 8)")
    }

    @Test("A ternary as a statement is two ways")
    func aTernaryAsAStatementIsTwoWays() {
        let text = screen(
            """
            badge.snp.makeConstraints { $0.left.top.equalToSuperview() }
            isOn && isBig ? small() : large()
            """,
            """
            func small() { badge.snp.makeConstraints { $0.size.equalTo(3) } }
            func large() { badge.snp.makeConstraints { $0.size.equalTo(5) } }
            """)
        let shown = frames("badge", in: text)
        #expect(shown[""] == nil || shown[""] == "(0, 0, ?, ?)")
        let chains = screen(
            "badge.snp.makeConstraints { $0.top.equalTo(0); $0.size.equalTo(4); isOn ? $0.left.equalTo(1) : $0.left.equalTo(2) }"
        )
        #expect(frames("badge", in: chains)["isOn"] == "(1, 0, 4, 4)")
        #expect(frames("badge", in: chains)["!isOn"] == "(2, 0, 4, 4)")
    }

    @Test("Numbers of dictionaries and roundings are known")
    func numbersOfDictionariesAndRoundingsAreKnown() {
        let swift = screen(
            """
            let views = ["one": badge]
            views["one"]?.snp.makeConstraints { $0.left.equalTo(CGFloat(3.2).rounded(.up)); $0.top.equalTo(1); $0.size.equalTo(4) }
            """)
        #expect(frames("badge", in: swift)[""] == "(4, 1, 4, 4)")
        let text = """
            @implementation Card : UIView
            - (instancetype)initWithFrame:(CGRect)frame {
                self = [super initWithFrame:frame];
                UIView *badge = [UIView new];
                [self addSubview:badge];
                NSDictionary *views = @{@"one": badge};
                [views[@"one"] mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.equalTo(self).offset(5); make.width.height.mas_equalTo(4); }];
                return self;
            }
            @end
            """
        #expect(frames("badge", in: text, .objectiveC)[""] == "(5, 5, 4, 4)")
    }

    @Test("A program's own word for the safe area is what its extension says")
    func aProgramsOwnWordForTheSafeArea() {
        let attributes =
            "extension UIView { var safeArea: ConstraintBasicAttributesDSL { return self.safeAreaLayoutGuide.snp } }\n"
        let text = screen(
            "badge.snp.makeConstraints { $0.top.equalTo(view.safeArea.top); $0.left.equalTo(view); $0.size.equalTo(4) }"
        )
        #expect(DisplayedText(text, .swift, [attributes]).frame("badge", of: "Profile") == "(0, 59, 4, 4)")
        #expect(frames("badge", in: text)[""] == "(0, ?, 4, 4)")
    }

    // MARK: Kept constraints and callbacks

    @Test("Switched constraints make a state for each way")
    func switchedConstraintsMakeAStateForEachWay() {
        let text = screen(
            """
            badge.snp.makeConstraints {
                $0.left.top.width.equalToSuperview()
                closed = $0.height.equalTo(44).constraint
            }
            badge.snp.prepareConstraints { opened = $0.height.equalTo(180).constraint }
            """,
            """
            private var closed: Constraint?
            private var opened: Constraint?
            func toggle(open: Bool) {
                if open {
                    closed?.deactivate()
                    opened?.activate()
                } else {
                    opened?.deactivate()
                    closed?.activate()
                }
            }
            """)
        #expect(frames("badge", in: text) == ["": "(0, 0, 393, 44)", "toggle: open": "(0, 0, 393, 180)"])
    }

    @Test("What a callback changes is called by what it is handed to")
    func whatACallbackChangesIsCalledByWhatItIsHanded() {
        let text = screen(
            """
            \(made("$0.size.equalTo(10)"))
            shrink.rx.tap
                .bind { [weak self] in self?.badge.snp.remakeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(4) } }
                .disposed(by: bag)
            """)
        #expect(frames("badge", in: text)["shrink.rx.tap.bind"] == "(0, 0, 4, 4)")
    }

    // MARK: Views without a superview

    @Test("What is put into something else later is laid out by itself")
    func whatIsPutIntoSomethingElseLaterIsLaidOut() {
        let text = """
            @interface Tip : NSObject
            @property (strong, nonatomic) UIView *back, *box, *line;
            @end
            @implementation Tip
            - (instancetype)init {
                self = [super init];
                _back = [UIView new];
                _box = [UIView new];
                _line = [UIView new];
                [_back addSubview:_box];
                [_box addSubview:_line];
                [_box mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.width.height.mas_equalTo(300);
                    make.center.equalTo(_back);
                }];
                [_line mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.left.right.bottom.equalTo(_box);
                    make.height.mas_equalTo(2);
                }];
                return self;
            }
            - (void)show {
                UIView *host = [Screens topController].view;
                [host addSubview:_back];
            }
            @end
            """
        #expect(frames("line", in: text, .objectiveC)[""] == "(0, 298, 300, 2)")
    }
}
