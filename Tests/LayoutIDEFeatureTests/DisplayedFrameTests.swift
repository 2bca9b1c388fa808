// What is shown beyond what is proven: the device, where classes are used, frames that code sets.

import LayoutIDE
import MasonrySemantics
import MasonrySyntax
import SourceText
import Testing

@Suite("Displayed frames") struct DisplayedFrameTests {
    private func analysis(_ text: String, _ dialect: Dialect, _ others: [String] = []) -> Analysis {
        DisplayedText(text, dialect, others).analysis
    }

    private func frame(_ view: String, of owner: String, in analysis: Analysis) -> String? {
        DisplayedText.frame(view, of: owner, in: analysis)
    }

    // MARK: Helpers

    @Test(
        "Controllers and views may have one helper each, in the same words", arguments: ["UIViewController", "UIView"])
    func sameHelpers(_ type: String) {
        let isView = type == "UIView"
        let text = """
            final class Page: \(type) {
                private let box = UIView()
                \(isView ? "init() { super.init(frame: .zero); setUp() }" : "override func viewDidLoad() { setUp() }")
                func setUp() {
                    \(isView ? "" : "view.")addSubview(box)
                    box.snp.makeConstraints { $0.top.left.equalToSuperview(); $0.width.height.equalTo(gap * 2) }
                }
            }
            """
        let helpers = ["UIViewController", "UIView"].map { "extension \($0) {\n    var gap: CGFloat { 8 }\n}" }
        let others = helpers.joined(separator: "\n")
        #expect(frame("box", of: "Page", in: analysis(text, .swift, [others])) == "(0, 0, 16, 16)")
    }

    // MARK: Places on the screen

    @Test(
        "What lies in a view that may lie anywhere may lie anywhere",
        arguments: [("", "?"), ("make.left.mas_equalTo(20);", "106")])
    func inFreeView(left: String, x: String) throws {
        let text = """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                UIView *panel = [UIView new];
                [self.view addSubview:panel];
                UIView *mark = [UIView new];
                [panel addSubview:mark];
                [panel mas_makeConstraints:^(MASConstraintMaker *make) { make.top.mas_equalTo(84); \(left) make.width.height.mas_equalTo(300); }];
                [mark mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.mas_equalTo(86); make.size.mas_equalTo(20); }];
            }
            @end
            """
        let analysis = analysis(text, .objectiveC)
        let place = try #require(text.range(of: "[mark mas"))
        let offset = TextOffset(text.utf8.distance(from: text.startIndex, to: place.lowerBound) + 1)
        let hover = try #require(analysis.displayed().hover(at: offset)).plainText
        #expect(hover.contains("(86, 86, 20, 20)"))
        #expect(hover.contains("(\(x), 170, 20, 20)"))
    }

    @Test("Locals of a method that only a closure calls have frames")
    func calledFromClosure() throws {
        let text = """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                [Net load:^(NSDictionary *data) { [self show:data]; }];
            }
            - (void)show:(NSDictionary *)data {
                UIView *mark = [UIView new];
                [self.view addSubview:mark];
                [mark mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.mas_equalTo(5); make.size.mas_equalTo(14); }];
            }
            @end
            """
        let analysis = analysis(text, .objectiveC)
        let place = try #require(text.range(of: "[mark mas"))
        let offset = TextOffset(text.utf8.distance(from: text.startIndex, to: place.lowerBound) + 1)
        #expect(try #require(analysis.displayed().hover(at: offset)).plainText.contains("(5, 5, 14, 14)"))
    }

    // MARK: Labels

    @Test(
        "What a category gives a label says nothing of its text where its name does not",
        arguments: [
            ("label.dk_textColorPicker = pick(1);", true), ("label.expandsTouches = YES;", true),
            ("label.localizedKey = key;", false), ("label.ex_lineSpacing = 4;", false), ("label.text = name;", false),
        ])
    func propertyOfCategory(line: String, isKnown: Bool) {
        let text = """
            @interface Page : UIViewController
            @property (nonatomic, strong) UILabel *label;
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                UILabel *label = [UILabel new];
                label.text = @"Balance";
                label.font = [UIFont systemFontOfSize:13];
                \(line)
                [self.view addSubview:label];
                [label mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.mas_equalTo(10); make.height.mas_equalTo(16); }];
            }
            @end
            """
        #expect(frame("label", of: "Page", in: analysis(text, .objectiveC))?.contains("?") == !isKnown)
    }

    @Test(
        "A side of the view that a variable holds is a number",
        arguments: ["self.view.bounds.size.width", "self.view.frame.size.width"])
    func sideInVariable(side: String) {
        let text = """
            @interface Page : UIViewController
            @end
            @implementation Page
            - (void)viewDidLoad {
                [super viewDidLoad];
                CGFloat wide = \(side);
                UIView *box = [UIView new];
                [self.view addSubview:box];
                [box mas_makeConstraints:^(MASConstraintMaker *make) { make.left.top.mas_equalTo(0); make.width.mas_equalTo(wide); make.height.mas_equalTo(9); }];
            }
            @end
            """
        #expect(frame("box", of: "Page", in: analysis(text, .objectiveC)) == "(0, 0, 393, 9)")
    }

    // MARK: Scroll views

    /// The edges of a scroll view are those of its content for what lies in it, its centres those of its frame.
    @Test(
        "What is held by a scroll view's centre and edges is as wide as its frame",
        arguments: [("$0.centerX.equalToSuperview()", "393"), ("$0.width.equalTo(200)", "200"), ("_ = $0", "?")])
    func centres(_ third: String, _ width: String) {
        let text = """
            final class Page: UIViewController {
                private let scroll = UIScrollView()
                private let content = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(scroll)
                    scroll.addSubview(content)
                    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                    content.snp.makeConstraints {
                        $0.top.leading.trailing.equalToSuperview()
                        \(third)
                        $0.bottom.centerY.equalToSuperview().priority(.low)
                        $0.height.equalTo(300)
                    }
                }
            }
            """
        let analysis = analysis(text, .swift)
        #expect(frame("content", of: "Page", in: analysis) == "(0, 0, \(width), 300)")
        let rules = Set(analysis.findings.map(\.rule))
        #expect(!rules.contains("competing-priorities"))
        #expect(rules.contains("scroll-content-ambiguous") == (width == "?"))
    }

    // MARK: The device

    private static func controller(_ width: String) -> String {
        """
        @interface C : UIViewController
        @end
        @implementation C
        - (void)viewDidLoad {
            UIView *box = [UIView new];
            [self.view addSubview:box];
            [box mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self.view);
                make.width.mas_equalTo(\(width));
                make.height.mas_equalTo(10);
            }];
        }
        @end
        """
    }

    @Test(
        "Facts of the device are those of the screen that is shown, however code asks for them",
        arguments: [
            ("[UIScreen mainScreen].bounds.size.width - 93", "300"),
            ("CGRectGetWidth([UIScreen mainScreen].bounds)", "393"),
            ("[UIApplication sharedApplication].keyWindow.bounds.size.width", "393"),
            ("[UIApplication sharedApplication].windows.firstObject.safeAreaInsets.bottom", "34"),
            ("([UIScreen mainScreen].bounds.size.height >= 812 ? 88 : 64)", "88"),
        ])
    func device(_ width: String, _ expected: String) {
        let analysis = analysis(Self.controller(width), .objectiveC)
        #expect(frame("box", of: "C", in: analysis) == "(0, 0, \(expected), 10)")
        #expect(analysis.layoutReport().layouts.flatMap(\.views).first { $0.name == "box" }?.frame?.width == nil)
    }

    private static let scenes = "UIApplication.shared.connectedScenes"

    @Test(
        "Whichever of the application's windows code picks, it has the one screen",
        arguments: [
            ("\(scenes).compactMap { $0 as? UIWindowScene }.first?.keyWindow?.safeAreaInsets.bottom ?? 0", "34"),
            (
                "\(scenes).compactMap { $0 as? UIWindowScene }.filter { $0.activationState == .foregroundActive }"
                    + ".first?.screen.bounds.width ?? .zero", "393"
            ),
            (
                "\(scenes).compactMap { ($0 as? UIWindowScene)?.keyWindow }.last?.safeAreaInsets.top ?? 0", "59"
            ),
            ("\(scenes).flatMap { ($0 as! UIWindowScene).windows }.first { $0.isKeyWindow }!.bounds.width", "393"),
            ("UIApplication.shared.windows.first(where: { $0.isKeyWindow })?.safeAreaInsets.bottom ?? 0", "34"),
            ("UIApplication.shared.windows.filter { $0.isKeyWindow }.first?.frame.width ?? 0", "393"),
            ("\(scenes).map { $0.title.count }.first ?? 0", nil),
            ("UIApplication.shared.windows.compactMap { $0.subviews.first }.first?.frame.width ?? 0", nil),
            ("\(scenes).map { ($0 as! UIWindowScene).windows }.first?.bounds.width ?? 0", nil),
        ])
    func windows(_ width: String, _ expected: String?) {
        for isFunction in [true, false] {
            let text = """
                \(isFunction ? "func side() -> CGFloat { return \(width) }" : "")
                class C: UIViewController {
                    let box = UIView()
                    override func viewDidLoad() {
                        view.addSubview(box)
                        box.snp.makeConstraints {
                            $0.left.top.equalToSuperview()
                            $0.width.equalTo(\(isFunction ? "side()" : width))
                            $0.height.equalTo(10)
                        }
                    }
                }
                """
            let frame = frame("box", of: "C", in: analysis(text, .swift))
            if let expected {
                #expect(frame == "(0, 0, \(expected), 10)")
            } else {
                #expect(frame?.hasPrefix("(0, 0, 3") == false)
            }
        }
    }

    @Test(
        "Functions outside of all types compute numbers, in the file and in another",
        arguments: [
            ("func side() -> CGFloat { 30 }", "side()", "30"),
            (
                "func side(_ count: Int, of width: CGFloat = 8) -> CGFloat { return CGFloat(count) * width }",
                "side(3)", "24"
            ),
            (
                "func side(_ count: Int, of width: CGFloat = 8) -> CGFloat { return CGFloat(count) * width }",
                "side(3, of: 2)", "6"
            ),
            (
                "func side() -> CGFloat { let half = UIScreen.main.bounds.width / 2; return half - 0.5 }", "side()",
                "196"
            ),
            ("func one() -> CGFloat { 7 }\nfunc side() -> CGFloat { one() + 1 }", "side()", "8"),
            (
                "extension Double { var scaled: CGFloat { self * side() } }\nfunc side() -> CGFloat { 5 }",
                "3.0.scaled", "15"
            ),
            (
                "func side() -> CGFloat { UIDevice.current.userInterfaceIdiom == .pad ? 20 : 10 }", "side() + 40", "50"
            ),
            (
                "func side() -> CGFloat { if UIDevice.current.userInterfaceIdiom != .phone { return 8 }; return 9 }",
                "side()", "9"
            ),
            (
                """
                extension Int {
                    func side() -> CGFloat {
                        switch UIDevice.current.userInterfaceIdiom {
                        case .pad: return 8
                        case .phone, .tv: return CGFloat(self)
                        default: return 9
                        }
                    }
                }
                """, "7.side()", "7"
            ),
            (
                "func side() -> CGFloat { theme.userInterfaceIdiom == .pad ? 30 : 40 }", "side()", nil
            ),
            ("func side() -> CGFloat { now() }", "side()", nil),
            ("func side() -> CGFloat { 30 }\nfunc side() -> CGFloat { 40 }", "side()", nil),
            ("func side(of: Int) -> CGFloat { 30 }", "side()", nil),
            ("func side() -> CGFloat { if isWide { return 30 } else { return 40 } }", "side()", nil),
        ])
    func functions(_ function: String, _ width: String, _ expected: String?) {
        let text = """
            class C: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(\(width)); $0.height.equalTo(10) }
                }
            }
            """
        for analysis in [analysis(function + "\n" + text, .swift), analysis(text, .swift, [function])] {
            let frame = frame("box", of: "C", in: analysis)
            if let expected {
                #expect(frame == "(0, 0, \(expected), 10)")
            } else {
                #expect(frame?.hasPrefix("(0, 0, 3") == false && frame?.hasPrefix("(0, 0, 4") == false)
            }
        }
    }

    @Test(
        "What variables outside of all types compute is read where they are, whatever the class calls its own",
        arguments: [
            ("var side: CGFloat { 30 }", "30"),
            ("private var side: CGFloat { return UIScreen.main.bounds.width / 10 }", "39.3"),
            ("let half: CGFloat = side / 2\nvar side: CGFloat { factor * 3 }\nlet factor: CGFloat = 10", "30"),
            (
                "var side: CGFloat {\n    if UIDevice.current.userInterfaceIdiom == .pad { return 40 }\n    return 30\n}",
                "30"
            ),
            ("var side: Int { 30 }", "30"), ("var side: CGFloat { other }\nvar other: CGFloat { side }", "side"),
            ("#if DEBUG\nvar side: CGFloat { 30 }\n#else\nvar side: CGFloat { 40 }\n#endif", "side"),
            ("var side: CGFloat { now() }", "side"), ("var side: Length { 30 }", "?"),
        ])
    func variables(_ variable: String, _ expected: String) {
        let text = """
            class C: UIViewController {
                let box = UIView()
                let factor: CGFloat = 100
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.width.equalTo(side); $0.height.equalTo(10) }
                }
            }
            """
        #expect(frame("box", of: "C", in: analysis(variable + "\n" + text, .swift)) == "(0, 0, \(expected), 10)")
    }

    @Test(
        "What can be no view is a number that the source has a name for, whoever gives it",
        arguments: [
            ("_list.collectionViewLayout.collectionViewContentSize.height", "list….collectionViewContentSize.height"),
            (
                "self->_propertyList.collectionViewLayout.collectionViewContentSize.height",
                "propertyList….collectionViewContentSize.height"
            ),
            ("self->_list.contentSize.width", "list.contentSize.width"), ("model.rowWidth", "model.rowWidth"),
            ("kItemWidth", "kItemWidth"), ("ITEM_WIDTH", "ITEM_WIDTH"), ("Scale750(40)", "Scale750(40)"),
            ("2 * model.rowWidth", "2·model.rowWidth"), ("model.box", "?"), ("made(box)", "?"), ("model.height", "?"),
            ("Width", "?"),
        ])
    func namedNumbers(_ width: String, _ expected: String) {
        let analysis = analysis(Self.controller(width), .objectiveC)
        #expect(frame("box", of: "C", in: analysis) == "(0, 0, \(expected), 10)")
    }

    @Test("What the device answers is understood")
    func whatTheDeviceAnswersIsUnderstood() {
        func full(_ width: String) -> Int {
            analysis(Self.controller(width), .objectiveC).statistics.blocks.full
        }
        #expect(full("[UIScreen mainScreen].bounds.size.width / 2") == 1)
        #expect(full("model.rowWidth") == 0)
    }

    @Test("Constants of other files may rest on the device")
    func constantsOfOtherFilesMayRestOnTheDevice() {
        let header = "CGFloat const kPage = 0;\n#define kHalf ([UIScreen mainScreen].bounds.size.width / 2)\n"
        var configuration = AnalysisConfiguration()
        let source = IndexedSource(
            text: SourceText(header), dialect: .objectiveC, path: "K.h", role: .header)
        configuration.index = SymbolIndex([source], device: nil, shownOn: configuration.shownDevice)
        let analysis = Analysis(
            text: SourceText(Self.controller("kHalf")), dialect: .objectiveC, configuration: configuration)
        #expect(frame("box", of: "C", in: analysis) == "(0, 0, 196.5, 10)")
    }

    @Test("Macros with parameters of other files may rest on the device")
    func macrosWithParametersOfOtherFilesMayRest() {
        let header = "#define kHalfOf(x) ((x) / 2 * ([UIScreen mainScreen].bounds.size.width / 393.0))\n"
        var configuration = AnalysisConfiguration()
        let source = IndexedSource(
            text: SourceText(header), dialect: .objectiveC, path: "K.h", role: .header)
        configuration.index = SymbolIndex([source], device: nil, shownOn: configuration.shownDevice)
        let analysis = Analysis(
            text: SourceText(Self.controller("kHalfOf(50)")), dialect: .objectiveC, configuration: configuration)
        #expect(frame("box", of: "C", in: analysis) == "(0, 0, 25, 10)")
    }

    @Test("A number that a helper of another file does not tell is called as its user calls it")
    func aNumberThatAHelperOfAnotherFileDoesNotTell() {
        let helper = """
            extension Int {
                func scaled() -> CGFloat {
                    if UIDevice.current.userInterfaceIdiom == .pad { return 8 }
                    return CGFloat(self) * (factor / 2)
                }
            }
            """
        let text = """
            class C: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.left.top.equalToSuperview().offset(16.scaled()); $0.width.height.equalTo(10) }
                }
            }
            """
        #expect(frame("box", of: "C", in: analysis(text, .swift, [helper])) == "(16.scaled(), 16.scaled(), 10, 10)")
    }

    @Test(
        "Traits are those of the screen that is shown, texts in the size that devices have at first",
        arguments: [
            ("traitCollection.horizontalSizeClass == .compact", "30"),
            ("self.traitCollection.horizontalSizeClass == .regular", "40"),
            ("view.traitCollection.verticalSizeClass == UIUserInterfaceSizeClass.regular", "30"),
            ("UITraitCollection.current.userInterfaceIdiom != .pad", "30"),
            ("traitCollection.preferredContentSizeCategory > .extraLarge", "40"),
            ("traitCollection.preferredContentSizeCategory <= .large", "30"),
            ("traitCollection.preferredContentSizeCategory > category", nil),
            ("theme.horizontalSizeClass == .compact", nil), ("traitCollection.displayScale == .compact", nil),
        ])
    func traits(_ condition: String, _ width: String?) {
        let text = """
            class C: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { make in
                        make.left.top.equalToSuperview()
                        make.height.equalTo(10)
                        make.width.equalTo(\(condition) ? 30 : 40)
                    }
                }
            }
            """
        let frame = frame("box", of: "C", in: analysis(text, .swift))
        if let width {
            #expect(frame == "(0, 0, \(width), 10)")
        } else {
            #expect(frame?.hasPrefix("(0, 0, 3") == false && frame?.hasPrefix("(0, 0, 4") == false)
        }
    }

    @Test("What clashes with the numbers of the device is said of its screen and has no fix")
    func whatClashesWithTheNumbersOfTheDeviceIsSaid() throws {
        let text = Self.controller("[UIScreen mainScreen].bounds.size.width").replacing(
            "make.height", with: "make.width.mas_equalTo(320); make.height")
        let analysis = analysis(text, .objectiveC)
        let finding = try #require(analysis.findings.first { $0.rule == "unsatisfiable-on-screen" })
        #expect(finding.screen == "iPhone 15")
        #expect(finding.fixes.isEmpty)
        #expect(!analysis.findings.contains { $0.rule == "unsatisfiable" })
        #expect(self.analysis(Self.controller("320"), .objectiveC).findings.isEmpty)
    }

    // MARK: Where classes are used

    private static let badge = """
        class Badge: UIView {
            let dot = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(dot)
                dot.snp.makeConstraints { $0.edges.equalToSuperview().inset(4) }
            }
        }

        """

    private static func user(_ body: String) -> String {
        """
        class Page: UIViewController {
            let badge = Badge()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(badge)
                badge.snp.makeConstraints { \(body) }
            }
        }
        """
    }

    @Test(
        "A view class is as large as where it is used, in its file and in another",
        arguments: [
            ("$0.left.top.equalToSuperview(); $0.size.equalTo(CGSize(width: 60, height: 20))", "(4, 4, 52, 12)"),
            ("$0.left.right.top.equalToSuperview(); $0.height.equalTo(20)", "(4, 4, 385, 12)"),
            ("$0.left.right.top.equalToSuperview()", "(4, 4, 385, self.height − 8)"),
            ("$0.left.top.equalToSuperview(); $0.height.equalTo(count)", "(4, 4, self.width − 8, self.height − 8)"),
        ])
    func instances(_ body: String, _ expected: String) {
        let user = Self.user(body)
        #expect(frame("dot", of: "Badge", in: analysis(Self.badge + user, .swift)) == expected)
        #expect(frame("dot", of: "Badge", in: analysis(Self.badge, .swift, [user])) == expected)
    }

    @Test("A view that a controller takes for its own fills the screen")
    func aViewThatAControllerTakesForItsOwnFills() {
        let user =
            "class Page: UIViewController {\n let badge = Badge()\n override func loadView() { view = badge }\n}\n"
        #expect(frame("dot", of: "Badge", in: analysis(Self.badge + user, .swift)) == "(4, 4, 385, 844)")
        #expect(frame("dot", of: "Badge", in: analysis(Self.badge, .swift, [user, Self.badge])) == "(4, 4, 385, 844)")
    }

    @Test("Classes that use each other end")
    func classesThatUseEachOtherEnd() {
        let one = Self.badge.replacing("let dot = UIView()", with: "let dot = Other()")
        let other = one.replacing("Badge", with: "Other").replacing("let dot = Other()", with: "let dot = Badge()")
        #expect(frame("dot", of: "Badge", in: analysis(one, .swift, [other])) != nil)
    }

    // MARK: Frames that code sets

    @Test(
        "A view that nothing constrains stands where code sets its frame",
        arguments: [
            ("box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)", "(10, 20, 100, 50)"),
            ("box.frame = CGRect(origin: .zero, size: CGSize(width: 30, height: 40))", "(0, 0, 30, 40)"),
            ("box.frame = view.bounds", "(0, 0, 393, 852)"),
            ("box.frame = CGRect(x: 0, y: top, width: view.bounds.width - 20, height: 9)", "(0, top, 373, 9)"),
            (
                "let height = view.bounds.height; box.frame = CGRect(x: 0, y: 9, width: 5, height: height - 9)",
                "(0, 9, 5, 843)"
            ),
            ("box.frame = .init(x: 1, y: 2, width: UIScreen.main.bounds.width / 3, height: 4)", "(1, 2, 131, 4)"),
            (
                "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4); box.frame.size.height = 40; box.frame.origin = .zero",
                "(?, ?, 3, 40)"
            ),
            (
                "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4); box.frame.origin = CGPoint(x: 7, y: 8)",
                "(7, 8, 3, 4)"
            ),
            (
                "let a = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)); "
                    + "box.frame = CGRect(x: a.frame.maxX + 5, y: a.frame.origin.y - 10, width: a.frame.width * 2, height: 4)",
                "(45, 10, 60, 4)"
            ),
            ("let a = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); box.frame = a.frame", "(1, 2, 3, 4)"),
            ("let a = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); box.frame = a.bounds", "(0, 0, 3, 4)"),
            ("let a = UIView(); a.frame = view.frame; view.addSubview(a); box.frame = a.frame", "(0, 0, 393, 852)"),
            (
                "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4); box.frame = CGRect(x: 5, y: 2, width: 3, height: 4)",
                "(5, 2, 3, 4)"
            ),
        ])
    func frames(_ code: String, _ expected: String) {
        #expect(frame("inner", of: "C", in: Self.framed(code, self)) == "(0, 0, 5, 5)")
        #expect(frame("box", of: "C", in: Self.framed(code, self)) == expected)
    }

    @Test(
        "A frame that other code may set, or only sometimes, is not told",
        arguments: [
            "if flag { box.frame = CGRect(x: 10, y: 20, width: 100, height: 50) }",
            "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4); if flag { box.frame = CGRect(x: 5, y: 2, width: 3, height: 4) }",
            "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4); box.frame = measured()",
            "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4); if flag { box.frame.size.height = 3 }",
            "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4); box.center = view.center",
            "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4); box.sizeToFit()",
            "let a = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)); a.center = view.center; box.frame = a.frame",
            "let a = UIView(); box.frame = a.frame",
            "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4); box.mj_width = 9",
            "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)\n}\nfunc open() { box.center.y = 3; box.bounds = inner.bounds",
            "box.frame = measured()", "}\nfunc open() { box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)",
        ])
    func noFrames(_ code: String) {
        #expect(frame("box", of: "C", in: Self.framed(code, self)) == nil)
    }

    private static func framed(_ code: String, _ tests: DisplayedFrameTests) -> Analysis {
        tests.analysis(
            """
            class C: UIViewController {
                let box = UIView()
                let inner = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(box)
                    box.addSubview(inner)
                    \(code)
                    inner.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(5) }
                }
            }
            """, .swift)
    }

    @Test("A size that is not known is not nothing, however large what is taken from it")
    func aSizeThatIsNotKnownIsNotNothingHoweverLarge() {
        let code = "box.frame = CGRect(x: 0, y: 0, width: 5, height: count - 500)"
        let shown = frame("box", of: "C", in: Self.framed(code, self))
        #expect(shown?.hasPrefix("(0, 0, 5, ") == true && shown != "(0, 0, 5, 0)")
    }

    @Test("How far a view is scrolled is not where it stands")
    func howFarAViewIsScrolledIsNotWhereItStands() {
        let code =
            "box.frame = CGRect(x: 1, y: 2, width: 3, height: 4); box.bounds.origin.y = 20; box.bounds.size.height = 9"
        #expect(frame("box", of: "C", in: Self.framed(code, self)) == "(1, 2, 3, 9)")
    }

    @Test(
        "What a layout may have moved since is no frame that code has set",
        arguments: ["override func viewDidLayoutSubviews()", "func open()"])
    func movedFrames(_ method: String) {
        let text = """
            class C: UIViewController {
                let inner = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    inner.frame = CGRect(x: 10, y: 0, width: 20, height: 20)
                    view.addSubview(inner)
                    inner.snp.makeConstraints { $0.left.top.equalToSuperview(); $0.size.equalTo(300) }
                }
                \(method) {
                    let box = UIView(frame: CGRect(x: inner.frame.maxX, y: 0, width: 7, height: 7))
                    let dot = UIView()
                    view.addSubview(box)
                    box.addSubview(dot)
                    dot.snp.makeConstraints { $0.edges.equalToSuperview() }
                }
            }
            """
        let views = analysis(text, .swift).displayed().layoutReport().layouts.flatMap(\.views)
        let box = views.first { $0.name == "box" }
        #expect(box != nil && box?.frame?.x == nil)
    }

    private static func header(_ body: String) -> String {
        """
        class Header: UIView {
            let line = UIView()
            override init(frame: CGRect) {
                \(body)
                addSubview(line)
                line.snp.makeConstraints { $0.left.right.bottom.equalToSuperview(); $0.height.equalTo(20) }
            }
        }
        """
    }

    @Test(
        "A view class that sets its own frame is as large as that",
        arguments: [
            "super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 120))",
            "super.init(frame: frame); self.frame = CGRect(x: 0, y: 0, width: 300, height: 120)",
            "super.init(frame: frame); self.frame.size = CGSize(width: 300, height: 120)",
        ])
    func ownFrames(_ body: String) throws {
        let analysis = analysis(Self.header(body), .swift)
        #expect(frame("line", of: "Header", in: analysis) == "(0, 100, 300, 20)")
        let notes = analysis.displayed().layoutReport().layouts.flatMap(\.views).compactMap(\.note?.text)
        #expect(notes.contains("Assuming `self` keeps the frame that its code sets: 300 x 120."))
    }

    @Test(
        "A frame that a view class gets, or sets only sometimes, is not its size",
        arguments: [
            "super.init(frame: frame)",
            "super.init(frame: frame); if flag { self.frame = CGRect(x: 0, y: 0, width: 300, height: 120) }",
            "super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 120)); self.frame = frame.insetBy(dx: 3, dy: 4)",
        ])
    func noOwnFrames(_ body: String) {
        #expect(
            frame("line", of: "Header", in: analysis(Self.header(body), .swift))
                == "(0, self.height − 20, self.width, 20)")
    }

    @Test(
        "A view of a method that runs later has the frame that it is made with",
        arguments: [
            ("300", "270"), ("[UIScreen mainScreen].bounds.size.width - 93", "270"),
            ("CGRectGetWidth([[UIScreen mainScreen] bounds]) - 93", "270"), ("[Metrics width] - 93", "?"),
        ])
    func madeLater(_ width: String, _ left: String) {
        let text = """
            @implementation C
            - (void)open {
                UIButton *button = [[UIButton alloc] initWithFrame:CGRectMake(0, 20, \(width), 44)];
                [self.view addSubview:button];
                UIView *dot = [UIView new];
                [button addSubview:dot];
                [dot mas_makeConstraints:^(MASConstraintMaker *make) {
                    make.centerY.equalTo(button);
                    make.right.offset(-10);
                    make.width.height.mas_equalTo(20);
                }];
            }
            @end
            """
        let views = analysis(text, .objectiveC).displayed().layoutReport().layouts.flatMap(\.views)
        #expect(views.first { $0.name == "dot" }?.frame?.text == "(\(left), 12, 20, 20)")
    }

    // MARK: Helpers

    @Test("A property of all views that another file adds is followed")
    func aPropertyOfAllViewsThatAnotherFileAdds() {
        let helper = """
            extension ConstraintView {
                var safe: ConstraintBasicAttributesDSL {
                    if #available(iOS 11.0, *) { return self.safeAreaLayoutGuide.snp } else { return self.snp }
                }
            }
            """
        let text = """
            class C: UIViewController {
                let box = UIView()
                override func viewDidLoad() {
                    view.addSubview(box)
                    box.snp.makeConstraints { $0.edges.equalTo(view.safe.edges) }
                }
            }
            """
        #expect(frame("box", of: "C", in: analysis(text, .swift, [helper])) == "(0, 59, 393, 759)")
    }

    @Test(
        "What an extension computes for all views, each class of views has, unless it says another",
        arguments: [
            ("UIView", "UIView", "", "8"), ("UIView", "UITableViewCell", "", "8"), ("UIView", "UIButton", "", "8"),
            ("UIControl", "UIButton", "", "8"), ("UIScrollView", "UITableView", "", "8"),
            ("UIView", "UITableViewCell", "var inset: CGFloat { 9 }", "9"), ("UIView", "Unknown", "", nil),
            ("UIScrollView", "UIButton", "", nil), ("UIViewController", "UIButton", "", nil),
        ])
    func extensions(_ extended: String, _ superclass: String, _ member: String, _ expected: String?) {
        let helper =
            "struct Configs { static let inset: CGFloat = 8 }\n"
            + "extension \(extended) { var inset: CGFloat { return Configs.inset } }"
        let text = """
            class Card: \(superclass) {
                \(member)
                let box = UIView()
                func setUp() {
                    addSubview(box)
                    box.snp.makeConstraints {
                        $0.left.top.equalToSuperview().offset(inset)
                        $0.size.equalTo(self.inset)
                    }
                }
            }
            """
        for analysis in [analysis(helper + "\n" + text, .swift), analysis(text, .swift, [helper])] {
            let frame = analysis.displayed().layoutReport().layouts.flatMap(\.views).first { $0.name == "box" }?.frame?
                .text
            if let expected {
                #expect(frame == "(\(expected), \(expected), \(expected), \(expected))")
            } else {
                #expect(frame?.firstRange(of: "8") == nil)
            }
        }
    }

    @Test(
        "A class has the usual height of the system's class that it inherits from, unless it says another",
        arguments: [
            ("", "(0, 0, 393, ≈ 56)"), ("override func sizeThatFits(_ size: CGSize) -> CGSize { fit(size) }", nil),
        ])
    func usualHeights(_ member: String, _ expected: String?) {
        let text = """
            class Bar: UISearchBar { \(member) }
            class C: UIViewController {
                let bar = Bar()
                override func viewDidLoad() {
                    view.addSubview(bar)
                    bar.snp.makeConstraints { $0.left.top.right.equalToSuperview() }
                }
            }
            """
        let views = analysis(text, .swift).displayed().layoutReport().layouts.filter { $0.owner == "C" }
            .flatMap(\.views)
        let bar = views.first { $0.name == "bar" }
        #expect(bar != nil)
        if let expected {
            #expect(bar?.frame?.text == expected)
        } else {
            #expect(bar?.frame?.height == nil)
        }
    }

    @Test(
        "Arguments of a variadic parameter are a list",
        arguments: [
            "views.forEach(addSubview)", "views.forEach { addSubview($0) }", "for view in views { addSubview(view) }",
        ])
    func variadic(_ body: String) {
        let text = """
            extension UIView { func addSubviews(_ views: UIView...) { \(body) } }
            class C: UIViewController {
                let one = UIView(), two = UIView()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubviews(one, two)
                    two.snp.makeConstraints { $0.left.right.top.equalToSuperview(); $0.height.equalTo(8) }
                }
            }
            """
        #expect(frame("two", of: "C", in: analysis(text, .swift)) == "(0, 0, 393, 8)")
    }

    @Test("Of two texts in a row, neither has a width that holds only while the other one is short")
    func rowsOfTexts() {
        let text = """
            class Row: UIView {
                let title = UILabel(), artist = UILabel(), date = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(title)
                    addSubview(artist)
                    addSubview(date)
                    snp.makeConstraints { $0.width.equalTo(360) }
                    title.snp.makeConstraints { $0.left.top.equalToSuperview() }
                    artist.snp.makeConstraints {
                        $0.left.right.equalTo(title)
                        $0.top.equalTo(title.snp.bottom)
                    }
                    date.snp.makeConstraints {
                        $0.width.lessThanOrEqualTo(66)
                        $0.right.top.equalToSuperview()
                        $0.left.equalTo(title.snp.right).offset(8)
                    }
                }
                func show(_ song: Song) {
                    title.text = song.title
                    artist.text = song.artist
                    date.text = song.date
                }
            }
            """
        let row = analysis(text, .swift)
        // Where both names are short, the date is 66 wide, since two texts are stronger than one.
        #expect(frame("date", of: "Row", in: row) == "(360 − date.width, 0, ?, ≈ 20.5)")
        #expect(frame("title", of: "Row", in: row) == "(0, 0, artist.width, ≈ 20.5)")
        let note = row.displayed().layoutReport().layouts.flatMap(\.views).first { $0.name == "date" }?.note
        #expect(note.map { "\($0)" }?.contains("depends on what `date` shows.") == true)
    }
}
