// The rule about bars that a layout counts into its numbers.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum BarHeightAsNumber: Rule {
    static let id: RuleID = "bar-height-as-number"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "The height of a bar is hard-coded in the layout"
    static let documentation = """
        # bar-height-as-number

        A view of a controller keeps clear of the status, navigation or tab bar by a number: a constant or macro that is
        named after the bar (`kNavBarHeight`, `STATUS_BAR_HEIGHT + 12`), or, for a view that fills the width, 64 or 88 pt
        (status and navigation bar on some phones) or 49 or 83 pt (tab bar). Where the program puts a navigation bar above
        the controller, texts and controls that begin 64 to 116 pt below the top are reported, too. So are frames that begin
        at 64 or 88 or at such a constant. Reported once per class. A method of the file that asks the bar for its frame is
        not such a constant, whatever its name; where the layout itself asks a bar for its frame, outside of layout passes,
        that is reported as well. In a controller without a navigation bar, a number that depends on the device and is named
        after that bar is the height of a bar of the program's own, and not reported.

        ## At run time
        The bars of other phones are higher or lower, and they change: in landscape, with large titles, in a sheet, when the bar is
        hidden. The number stays, so that the view lies under the bar or leaves a gap.

        ## What to do
        Relate to the safe area: `make.top.equalTo(view.safeAreaLayoutGuide)`, `mas_safeAreaLayoutGuideTop`.

        ## Bad
        ```swift
        class FeedController: UIViewController {
            private let list = UITableView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                list.snp.makeConstraints { make in
                    make.leading.trailing.bottom.equalToSuperview()
                    make.top.equalToSuperview().offset(64)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[bar-height-as-number]: the bars' height
                }
            }
        }
        ```
        ## Bad
        ```objc
        @interface RateController : UIViewController
        @property (nonatomic, strong) UITextField *field;
        @end
        @implementation RateController
        - (void)viewDidLoad {
            [super viewDidLoad];
            [self.view addSubview:self.field];
            [self.field mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.right.equalTo(self.view);
                make.top.equalTo(self.view).offset(NAV_HEIGHT + 16);
            //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[bar-height-as-number]: the bars' height
                make.height.mas_equalTo(44);
            }];
        }
        @end
        ```
        ## Bad
        ```swift
        class NoticeController: UIViewController {
            private let banner = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(banner)
                banner.snp.makeConstraints { make in
                    make.top.equalTo(44 + UIApplication.shared.statusBarFrame.height)
        //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ information[bar-height-as-number]: measures the bars
                    make.leading.trailing.equalToSuperview()
                    make.height.equalTo(40)
                }
            }
        }
        ```
        ## Good
        ```swift
        class FeedController: UIViewController {
            private let list = UITableView()
            private let logo = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                view.addSubview(logo)
                list.snp.makeConstraints { make in
                    make.leading.trailing.bottom.equalToSuperview()
                    make.top.equalTo(view.safeAreaLayoutGuide)
                }
                logo.snp.makeConstraints { make in
                    make.centerX.equalToSuperview()
                    make.top.equalToSuperview().offset(88)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        guard context.tree.dialect != .masonry, !context.code.blocks.isEmpty else { return [] }
        var places: [String: Set<TextRange>] = [:]
        // A name that stands for no number here may ask the bars.
        var unknown: Set<String> = []
        let edges = RootEdge.all(in: context)
        for edge in edges where countsBar(edge, beside: edges, context) {
            places[edge.owner, default: []].insert(context.place(of: edge.id))
            if edge.distance == nil { unknown.insert(edge.owner) }
        }
        for frame in frames(context) {
            places[frame.owner, default: []].insert(frame.place)
            if !frame.isWritten { unknown.insert(frame.owner) }
        }
        let measured = MeasuredBars(context).places().filter { places[$0.key] == nil }
        let reports =
            places.compactMap { owner, places in
                report(
                    places,
                    unknown.contains(owner)
                        ? "This takes the bars' height as a number; it is another in landscape, with large titles and when they are hidden. Relate to the safe area."
                        : "This hard-codes the bars' height, which differs on other phones, in landscape and with large titles. Relate to the safe area."
                )
            }
            + measured.values.compactMap {
                report(
                    $0,
                    "This measures the bars as they are at that moment; they change in landscape, with large titles and when they are hidden. Relate to the safe area."
                )
            }
        return reports.sorted { $0.range.start < $1.range.start }
    }

    private static func report(_ places: Set<TextRange>, _ sentence: Phrase) -> FindingDraft? {
        let places = places.sorted { $0.start < $1.start }
        guard let first = places.first else { return nil }
        var report = FindingDraft(first, .sentences([sentence, .morePlaces(ofClass: places.count - 1)]))
        for place in places.dropFirst().prefix(8) { report.relate(place, "the bars' height, too") }
        return report
    }

    private static func countsBar(_ edge: RootEdge, beside all: [RootEdge], _ context: RuleContext) -> Bool {
        guard let chain = context.document[edge.id].chain else { return false }
        let arguments = context.document[chain].steps.compactMap(\.argumentRange)
        if arguments.contains(where: { namesBar($0, context) }) {
            return edge.distance != nil || !hasOwnBar(edge.owner, arguments, context)
        }
        let barHeights: Set<Double> = edge.edge == .top ? [64, 88] : [49, 83]
        guard let distance = edge.distance,
            barHeights.contains(distance) && fillsWidth(edge.view, context) || jumpsOverBar(edge, context)
        else { return false }
        // A title or button of the class's own stands where the bar would be.
        let hasOwnHeader = all.contains { other in
            guard other.owner == edge.owner, other.edge == edge.edge, other.view != edge.view,
                let place = other.distance, place >= 0, place < distance
            else { return false }
            return ["UILabel", "UIButton"].contains(context.document.systemClass(of: other.view))
        }
        guard !hasOwnHeader else { return false }
        // A number that is written there, not a constant of another meaning that happens to be the same.
        return arguments.allSatisfy { range in
            !context.source(range).contains { $0.isLetter && $0 != "f" && $0 != "F" } || isRootView(range, context)
        }
    }

    /// `view`, `self.view`, `weakSelf.view.mas_top`.
    private static func isRootView(_ range: TextRange, _ context: RuleContext) -> Bool {
        var words = context.source(range).split(separator: ".").map(String.init)
        if let last = words.last, ["mas_top", "mas_bottom", "top", "bottom"].contains(last) { words.removeLast() }
        if words.last == Word.snp.spelling { words.removeLast() }
        if let first = words.first, words.count > 1, SelfAlias.isSelfOrAlias(first) { words.removeFirst() }
        return words == ["view"]
    }

    /// Whether a text or control begins about where the navigation bar ends that the program puts above the controller: at 64 pt
    /// on the oldest phones, and 106 on some.
    private static func jumpsOverBar(_ edge: RootEdge, _ context: RuleContext) -> Bool {
        guard edge.edge == .top, let distance = edge.distance, distance >= 64, distance <= 116,
            let stage = context.document.controllerStages[edge.owner], stage.evidence != nil,
            stage.places.allSatisfy({ $0.isBelowBar && !$0.isOpaqueBar && !$0.isSheet }),
            let type = context.document[edge.view].className
        else { return false }
        return !["UIView", "UIImageView"].contains(type)
    }

    /// Whether its left and right are tied to something: what lies between the bars, not a logo at a distance.
    private static func fillsWidth(_ view: ItemID, _ context: RuleContext) -> Bool {
        var near = false
        var far = false
        for made in context.constraints(ofBlocksOn: view) {
            switch made.firstAttribute {
            case .left, .leading: near = true
            case .right, .trailing, .width: far = true
            default: break
            }
        }
        guard near, far, let name = context.document[view].className else { return false }
        return name.hasSuffix("View") && !name.hasSuffix("ImageView") && !name.hasSuffix("TextView")
    }

    /// The frames that begin at a bar's height: `CGRectMake(0, NAV_HEIGHT, …)`, in methods of controllers.
    private static func frames(_ context: RuleContext) -> [(place: TextRange, owner: String, isWritten: Bool)] {
        guard context.tree.names.find("CGRectMake") != nil || context.tree.names.find("CGRect") != nil else {
            return []
        }
        return context.events(named: "CGRectMake", "CGRect").compactMap { index, event in
            guard event.kind == .call, event.receiver == nil, event.arguments.count == 4,
                let method = context.code.method(at: index), context.code.type(of: method).role == .controller,
                let top = event.arguments[1].value
            else { return nil }
            let range = context.tree[top].range
            let owner = context.code.type(of: method).name
            let isWritten = ["64", "64.0", "88", "88.0"].contains(context.source(range))
            guard isWritten || namesBar(range, context) && !hasOwnBar(owner, [range], context) else { return nil }
            return (event.range, owner, isWritten)
        }
    }

    /// Whether the program shows a controller without a navigation bar, so that what is called by one, and by no status bar, is
    /// one of the program's own.
    private static func hasOwnBar(_ owner: String, _ numbers: [TextRange], _ context: RuleContext) -> Bool {
        guard let stage = context.document.controllerStages[owner], stage.isSaid,
            stage.places.allSatisfy({ !$0.isBelowBar })
        else { return false }
        return !numbers.contains { context.source($0).lowercased().contains("status") }
    }

    /// Whether an expression has a name that is called by the height of a bar.
    private static func namesBar(_ range: TextRange, _ context: RuleContext) -> Bool {
        context.tree.tokens(in: range).contains { token in
            guard token.kind == .identifier, isBarHeight(context.source(token.range)) else { return false }
            return !asksBar(context.source(token.range), context)
        }
    }

    /// Whether a method or property of the file that is called so asks the bar itself how high it is.
    private static func asksBar(_ name: String, _ context: RuleContext) -> Bool {
        context.code.facts.methods.contains { method in
            guard method.name == name else { return false }
            let words = context.tree.tokens(in: method.range).lazy.filter { $0.kind == .identifier }.map {
                context.source($0.range)
            }
            return words.contains { $0 == "navigationBar" || $0 == "tabBar" }
                && words.contains { $0 == "frame" || $0 == "bounds" }
        }
    }

    static func isBarHeight(_ name: String) -> Bool {
        let name = name.lowercased().filter { $0 != "_" }
        guard !name.contains("safe"), !name.contains("inset"),
            ["height", "barh", "navh", "toph", "barhei"].contains(where: { name.hasSuffix($0) })
        else { return false }
        return ["nav", "statusbar", "statusheight", "tabbar", "topbar"].contains { name.contains($0) }
    }
}
