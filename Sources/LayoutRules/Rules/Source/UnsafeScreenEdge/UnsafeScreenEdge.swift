// The rule about controls and texts outside of the safe area.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum UnsafeScreenEdge: Rule {
    static let id: RuleID = "unsafe-screen-edge"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let readsNumbers = true
    static let title: Phrase = "A control or text lies outside of the safe area"
    static let documentation = """
        # unsafe-screen-edge

        A button, field, switch or the like, or a label, ends at the bottom of a controller's view, or less than 20 pt
        above it; or 28 to 34 pt above it, which look like a number for the home indicator. Or, in a controller that hides its
        navigation bar, one of them begins less than 40 pt below the top. So does a control in a bar of the program's own, no
        higher than 100 pt, that lies at such an edge.

        What follows the keyboard is judged as it stands before that comes. Classes for iPads alone, as their names say, are
        left out.

        ## At run time
        On phones without a home button the lowest 34 pt belong to the home indicator: a swipe there leaves the application. The
        top 44 to 62 pt lie outside the safe area: the status bar, the notch or the Dynamic Island. Where a tab bar is
        shown, the bottom is under it, unless it is opaque.

        ## What to do
        Relate to `safeAreaLayoutGuide`. A background may go on to the edge: put it behind as a view of its own.

        ## Bad
        ```swift
        class CartController: UIViewController {
            private let pay = UIButton()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(pay)
                pay.snp.makeConstraints { make in
                    make.leading.trailing.bottom.equalToSuperview()
        //                                ^^^^^^ information[unsafe-screen-edge]: home indicator
                    make.height.equalTo(48)
                }
            }
        }
        ```
        ## Bad
        ```swift
        class QuizController: UIViewController {
            private let bar = UIView()
            private let again = UIButton()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(bar)
                bar.addSubview(again)
                bar.snp.makeConstraints { make in
                    make.leading.trailing.bottom.equalToSuperview()
        //                                ^^^^^^ information[unsafe-screen-edge]: `again` in `bar`
                    make.height.equalTo(45)
                }
                again.snp.makeConstraints { make in
                    make.center.equalToSuperview()
                    make.width.equalTo(170)
                    make.height.equalTo(35)
                }
            }
        }
        ```
        ## Bad
        ```objc
        @interface LoginController : UIViewController
        @property (nonatomic, strong) UIButton *closeButton;
        @end
        @implementation LoginController
        - (void)viewWillAppear:(BOOL)animated {
            [super viewWillAppear:animated];
            [self.navigationController setNavigationBarHidden:YES animated:animated];
        }
        - (void)viewDidLoad {
            [super viewDidLoad];
            [self.view addSubview:self.closeButton];
            [self.closeButton mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.equalTo(self.view).offset(16);
                make.top.equalTo(self.view).offset(30);
            //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[unsafe-screen-edge]: outside the safe area
                make.size.mas_equalTo(CGSizeMake(44, 44));
            }];
        }
        @end
        ```
        ## Good
        ```swift
        class CartController: UIViewController {
            private let pay = UIButton()
            private let list = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                view.addSubview(pay)
                list.snp.makeConstraints { make in
                    make.top.leading.trailing.equalToSuperview()
                    make.bottom.equalTo(pay.snp.top)
                }
                pay.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview().inset(16)
                    make.bottom.equalTo(view.safeAreaLayoutGuide).inset(8)
                    make.height.equalTo(48)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry, !context.code.blocks.isEmpty else { return [] }
        let edges = RootEdge.all(in: context)
        guard !edges.isEmpty else { return [] }
        let withoutBar = controllersWithoutBar(context)
        // What changes later may be another number by then; what follows the keyboard stands where it did before that comes.
        let changed = Dictionary(
            grouping: context.document.scenarios.filter { !followsKeyboard($0) }.flatMap(\.changedConstants), by: \.key
        ).mapValues { $0.map(\.value) }
        let bars = EdgeBars(context)
        return edges.compactMap { edge in
            guard let distance = edge.distance, !isOfPads(edge.owner),
                staysNear(edge, changed[edge.id] ?? []), !context.document[edge.id].isStored,
                edge.edge == .bottom || withoutBar.contains(edge.owner), !asksDevice(edge.id, context)
            else { return nil }
            return report(edge, distance, context) ?? report(bars, edge, distance, context)
        }
    }

    private static func followsKeyboard(_ scenario: Scenario) -> Bool {
        scenario.name?.lowercased().firstRange(of: "keyboard") != nil
    }

    /// What is said of a control or text that is tied to the edge itself.
    private static func report(_ edge: RootEdge, _ distance: Double, _ context: RuleContext) -> FindingDraft? {
        guard isControl(edge.view, context) || context.document.isLabel(edge.view) else { return nil }
        let name = context.document.name(of: edge.view)
        guard edge.edge == .bottom else {
            guard isNear(distance, edge.edge), !reachesOver(edge.view, from: .top, context) else { return nil }
            return FindingDraft(
                context.place(of: edge.id),
                distance == 0
                    ? "`\(name)` starts at the screen's top, outside the safe area, which starts at 44 to 62 pt on phones without a home button. Relate its top to `safeAreaLayoutGuide`."
                    : "`\(name)` starts \(distance) pt below the screen's top, outside the safe area, which starts at 44 to 62 pt on phones without a home button. Relate its top to `safeAreaLayoutGuide`."
            )
        }
        if distance >= leastGap, distance < homeIndicator, isControl(edge.view, context) {
            return dipping(edge.view, edge, distance, context)
        }
        guard isNear(distance, edge.edge), !reachesOver(edge.view, from: .bottom, context) else { return nil }
        return FindingDraft(
            context.place(of: edge.id),
            distance == 0
                ? "`\(name)` ends at the screen's bottom, where the home indicator takes 34 pt. Relate its bottom to `safeAreaLayoutGuide`."
                : "`\(name)` ends \(distance) pt above the screen's bottom, where the home indicator takes 34 pt. Relate its bottom to `safeAreaLayoutGuide`."
        )
    }

    /// What is said of a control in a bar that is tied to the edge.
    private static func report(
        _ bars: EdgeBars, _ edge: RootEdge, _ distance: Double, _ context: RuleContext
    ) -> FindingDraft? {
        guard distance >= 0, bars.heightConstraints[edge.view].map({ !asksDevice($0, context) }) ?? true,
            let control = bars.control(of: edge.view, nearest: edge.edge, where: { isControl($0, context) })
        else { return nil }
        let whole = distance + control.distance
        if edge.edge == .bottom, whole >= leastGap, whole < homeIndicator {
            return dipping(control.view, edge, whole, context)
        }
        guard isNear(whole, edge.edge), edge.edge == .top || control.height < leastHeight else { return nil }
        let (name, bar) = (context.document.name(of: control.view), context.document.name(of: edge.view))
        return FindingDraft(
            context.place(of: edge.id),
            edge.edge == .bottom
                ? "`\(name)` in `\(bar)` ends \(whole) pt above the screen's bottom, where the home indicator takes 34 pt. Keep it above `safeAreaLayoutGuide`; the bar may go on below."
                : "`\(name)` in `\(bar)` starts \(whole) pt below the screen's top, outside the safe area, which starts at 44 to 62 pt on phones without a home button. Keep it below `safeAreaLayoutGuide`; the bar may begin above."
        )
    }

    /// Of phones without a home button, in points.
    private static let homeIndicator = 34.0
    /// In points: less is a margin as any other, and no number for the indicator.
    private static let leastGap = 28.0

    /// What is as high at the bottom has its title above the home indicator, in points.
    private static let leastHeight = 76.0

    /// What ends so near the bottom that its lower end lies in the home indicator's area: the number was meant to keep clear of it.
    private static func dipping(
        _ view: ItemID, _ edge: RootEdge, _ distance: Double, _ context: RuleContext
    ) -> FindingDraft {
        FindingDraft(
            context.place(of: edge.id),
            "`\(context.document.name(of: view))` ends \(distance) pt above the screen's bottom: \(homeIndicator - distance) pt of it lie in the area of the home indicator, and on phones with a home button it stands too high. Relate its bottom to `safeAreaLayoutGuide`."
        )
    }

    /// Whether a distance in points from an edge of the screen lies outside of the safe area.
    private static func isNear(_ distance: Double, _ edge: LayoutAttribute) -> Bool {
        distance >= 0 && distance < (edge == .bottom ? 20 : 40)
    }

    /// Whether a view comes no farther from the edge with any number that its constraint has later.
    private static func staysNear(_ edge: RootEdge, _ constants: [Double?]) -> Bool {
        constants.allSatisfy { constant in
            constant.map { isNear(edge.edge == .top ? $0 : -$0, edge.edge) } ?? false
        }
    }

    private static func isControl(_ view: ItemID, _ context: RuleContext) -> Bool {
        guard let type = context.document.systemClass(of: view) ?? context.document[view].className else {
            return false
        }
        switch type {
        case "UITextField", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper", "UIPageControl", "UIControl":
            return true
        default: return type.hasSuffix("Button")
        }
    }

    /// Whether it is so high that its title, in the middle, stands clear of what lies at the edge all the same, or its other edge
    /// says how high it is.
    private static func reachesOver(_ view: ItemID, from edge: LayoutAttribute, _ context: RuleContext) -> Bool {
        let other: LayoutAttribute = edge == .bottom ? .top : .bottom
        for made in context.constraints(ofBlocksOn: view) {
            switch made.firstAttribute {
            case other where made.relation == .equal: return true
            case .height:
                guard case .none = made.target, let height = made.constant, height < leastHeight else { return true }
            default: break
            }
        }
        return false
    }

    /// Whether a number that rests on the device is called by a bar: it was meant to keep clear of it, on other devices it does.
    private static func asksDevice(_ id: MadeConstraintID, _ context: RuleContext) -> Bool {
        guard context.isOnDevice, let chain = context.document[id].chain else { return false }
        return context.document[chain].steps.compactMap(\.argumentRange).contains { range in
            let number = context.source(range).lowercased()
            return ["stat", "nav", "safe", "bar", "notch", "iphonex"].contains { number.contains($0) }
        }
    }

    /// Whether a class is one for iPads alone, as its name says: no phone shows it.
    static func isOfPads(_ className: String) -> Bool {
        className.hasSuffix("Pad") || className.hasSuffix("HD")
    }

    /// The controllers above whose view no navigation bar is: their code hides it and does not show it while the view is seen, or
    /// a superclass does, or the program shows them without one.
    private static func controllersWithoutBar(_ context: RuleContext) -> Set<String> {
        var names: Set<String> = []
        var undecided: Set<String> = []
        for (index, event) in context.events(
            named: "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden",
            "fd_prefersNavigationBarHidden")
        {
            guard let method = context.code.method(at: index) else { continue }
            let owner = context.code.type(of: method).name
            if event.place.isConditional { undecided.insert(owner) }
            guard !event.place.isConditional,
                ["viewDidLoad", "viewWillAppear", "loadView", "init"].contains(context.baseName(of: method)),
                isTrue(event.kind == .assignment ? event.value : event.arguments.first?.value, context)
            else { continue }
            names.insert(owner)
        }
        for (name, stage) in context.document.controllerStages
        where stage.isSaid && !stage.places.isEmpty && !undecided.contains(name) {
            if stage.places.allSatisfy({ !$0.isBelowBar && !$0.isSheet }) { names.insert(name) }
        }
        return names
    }

    private static func isTrue(_ value: ExpressionID?, _ context: RuleContext) -> Bool {
        guard let value else { return false }
        return ["true", "YES"].contains(context.source(context.tree[value].range))
    }
}
