// The rule about lists that end behind a bar.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum ListUnderBar: Rule {
    static let id: RuleID = "list-under-bar"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A bar covers the end of a list"
    static let documentation = """
        # list-under-bar

        A list goes on to the bottom of a controller's view, and a bar that is as wide as the view stands there, too: a
        button, a toolbar, a basket. Nothing in the file mentions the list's insets or its footer.

        ## At run time
        The last rows lie behind the bar, also when the list is scrolled to its end: nobody can read or tap them.

        ## What to do
        Let the list end where the bar begins, or give it room: `list.contentInset.bottom`, `additionalSafeAreaInsets`.

        ## Bad
        ```swift
        class BasketController: UIViewController {
            private let list = UITableView()
            private let pay = UIButton()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(list)
                view.addSubview(pay)
                list.snp.makeConstraints { make in
                    make.edges.equalToSuperview()
        //               ^^^^^ information[list-under-bar]: 52 pt
                }
                pay.snp.makeConstraints { make in
                    make.leading.trailing.equalToSuperview().inset(16)
                    make.bottom.equalTo(view.safeAreaLayoutGuide)
                    make.height.equalTo(52)
                }
            }
        }
        ```
        ## Good
        ```swift
        class BasketController: UIViewController {
            private let list = UITableView()
            private let pay = UIButton()
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
                    make.bottom.equalTo(view.safeAreaLayoutGuide)
                    make.height.equalTo(52)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        guard document.tree.dialect != .masonry else { return [] }
        let ends = BottomEnds(context)
        guard ends.lists.contains(where: { ends.bar(over: $0) != nil }), !givesRoom(context) else { return [] }
        var said: Set<ItemID> = []
        return ends.lists.compactMap { list in
            guard let bar = ends.bar(over: list), said.insert(list.view).inserted else { return nil }
            let (name, other) = (document.name(of: list.view), document.name(of: bar.view))
            return FindingDraft(
                context.place(of: list.id),
                "`\(other)`, \(bar.height.inPoints) pt high, covers the end of `\(name)`: the last rows cannot be scrolled out from under it. End the list at its top, or set `contentInset.bottom`."
            ).relating(context.place(of: bar.view), "`\(other)` is placed here")
        }
    }

    /// Whether the file names anything that gives a list room at its end, or says that it goes another way.
    private static func givesRoom(_ context: RuleContext) -> Bool {
        context.tree.tokens.contains { $0.kind == .identifier && roomWords.contains(context.source($0.range)) }
    }

    private static let roomWords: Set<String> = [
        "contentInset", "contentInsets", "setContentInset", "additionalSafeAreaInsets", "tableFooterView",
        "setTableFooterView",
        "sectionInset", "setSectionInset", "UIEdgeInsetsMake", "UIEdgeInsets", "NSDirectionalEdgeInsets",
        "contentInsetAdjustmentBehavior",
        // Pages go sideways, and nothing is to be scrolled out from under a bar.
        "isPagingEnabled", "pagingEnabled", "setPagingEnabled", "scrollDirection", "setScrollDirection",
    ]
}

/// What ends at the bottom of controllers' views.
private struct BottomEnds {
    struct End {
        var view: ItemID
        var root: ItemID
        var id: MadeConstraintID
    }

    struct Bar {
        var view: ItemID
        /// In points.
        var height: Double
    }

    private(set) var lists: [End] = []
    private var bars: [ItemID: [Bar]] = [:]

    /// In points: less is a line, more a page of its own.
    private static let heights = 40.0...140.0
    private static let widestGap = 40.0

    init(_ context: RuleContext) {
        let document = context.document
        var heights: [ItemID: Double] = [:]
        var near: Set<ItemID> = []
        var far: Set<ItemID> = []
        var bottoms: [End] = []
        var begun: Set<ItemID> = []
        for (index, made) in document.constraints.enumerated() {
            let view = made.firstItem
            guard made.relation == .equal, made.priority == 1000, !made.isStored, made.guardID == .always,
                document.isInText(made.range)
            else { continue }
            if made.firstAttribute == .height, case .none = made.target, let height = made.constant {
                heights[view] = height
            }
            if made.firstAttribute == .top { begun.insert(view) }
            guard let root = document.superview(of: view), document[root].placement == .controllerView,
                case .item(let other, made.firstAttribute) = made.target, let constant = made.constant,
                other == root || document[other].layout.kind == .safeAreaGuide,
                abs(constant) <= Self.widestGap
            else { continue }
            switch made.firstAttribute {
            case .left, .leading: near.insert(view)
            case .right, .trailing: far.insert(view)
            case .width: if other == root { near.insert(view); far.insert(view) }
            case .bottom: bottoms.append(End(view: view, root: root, id: MadeConstraintID(index)))
            default: break
            }
        }
        for end in bottoms where near.contains(end.view) && far.contains(end.view) && Self.stays(end.view, document) {
            if ["UITableView", "UICollectionView"].contains(document.systemClass(of: end.view)) {
                if document[end.id].constant == 0 { lists.append(end) }
            } else if let height = heights[end.view], Self.heights.contains(height), !begun.contains(end.view) {
                bars[end.root, default: []].append(Bar(view: end.view, height: height))
            }
        }
    }

    func bar(over list: End) -> Bar? { bars[list.root]?.first }

    private static func stays(_ view: ItemID, _ document: LayoutDocument) -> Bool {
        document[view].unknowns.isDisjoint(with: [.ownConstraints, .laterConstraints, .parent, .removedLater])
            && !["UIImageView", "UIVisualEffectView"].contains(document[view].className ?? "")
    }
}
