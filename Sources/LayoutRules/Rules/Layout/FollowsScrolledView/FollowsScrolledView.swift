// The rule about views beside a scroll view that follow what is in it.

import AutoLayout
import MasonrySemantics

enum FollowsScrolledView: Rule {
    static let id: RuleID = "follows-scrolled-view"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "A view outside a scroll view is constrained to a view in it"
    static let documentation = """
        # follows-scrolled-view

        The vertical place of a view that lies outside a scroll view is that of a view in the scroll view, and of nothing else.
        Reported once per view.

        ## At run time
        It moves with the content, but the scroll view does not clip it: scrolled up, it is drawn over what lies above the scroll
        view. It does not count for the height of the content.

        What is hidden at first, shows up only later, is inserted at a place of its own among its siblings, as a background is, or
        stands in a scroll view whose content is as high as itself is not reported.

        ## What to do
        Add it to the superview of the view that it follows.

        ## Bad
        ```swift
        class Story: UIViewController {
            private let scroll = UIScrollView()
            private let text = UITextView()
            private let icon = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(scroll)
                scroll.addSubview(text)
                view.addSubview(icon)
                scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                text.snp.makeConstraints { make in
                    make.edges.width.equalToSuperview()
                    make.height.equalTo(900)
                }
                icon.snp.makeConstraints { make in
                    make.top.equalTo(text).offset(8)
                    //<- information[follows-scrolled-view]: `icon` is not in `scroll`
                    make.right.equalToSuperview().offset(-16)
                    make.size.equalTo(24)
                }
            }
        }
        ```
        ## Good
        ```swift
        class Story: UIViewController {
            private let scroll = UIScrollView()
            private let text = UITextView()
            private let icon = UIImageView()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(scroll)
                scroll.addSubview(text)
                scroll.addSubview(icon)
                scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                text.snp.makeConstraints { make in
                    make.edges.width.equalToSuperview()
                    make.height.equalTo(900)
                }
                icon.snp.makeConstraints { make in
                    make.top.equalTo(text).offset(8)
                    make.right.equalTo(text).offset(-16)
                    make.size.equalTo(24)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let document = context.document
        let scrolled = ScrolledViews(context)
        guard !scrolled.isEmpty else { return [] }
        var followers: [ItemID: Follower] = [:]
        for (index, made) in document.constraints.enumerated() {
            guard made.firstAttribute.axis == .vertical, made.firstAttribute.kind != .size else { continue }
            followers[made.firstItem, default: Follower()].note(MadeConstraintID(index), scrolled, context)
        }
        return followers.sorted { $0.key < $1.key }.compactMap { view, follower in
            guard let (id, scrollView) = follower.first, !follower.hasOther, isShown(view, context),
                !scrolled.runsSideways(scrollView), let target = document[id].targetItem
            else { return nil }
            let (name, other, scroll) = (
                document.name(of: view), document.name(of: target), document.name(of: scrollView)
            )
            return FindingDraft(
                context.place(of: id),
                "`\(name)` is not in `\(scroll)` but moves with `\(other)`, which is: scrolled, it is drawn over what lies around `\(scroll)`. Add it beside `\(other)`."
            )
        }
    }

    /// What places one view along the vertical axis.
    private struct Follower {
        /// The first constraint to a view in a scroll view, and that.
        var first: (id: MadeConstraintID, scrollView: ItemID)?
        /// Whether anything else has a say.
        var hasOther = false

        mutating func note(_ id: MadeConstraintID, _ scrolled: ScrolledViews, _ context: RuleContext) {
            let made = context.document[id]
            guard made.relation == .equal, made.priority.map({ $0 >= 1000 }) ?? false, !made.isStored,
                case .item(let other, let attribute) = made.target, attribute.axis == .vertical,
                let scrollView = scrolled.scrollView(around: other),
                scrolled.isOutside(made.firstItem, scrollView)
            else {
                hasOther = true
                return
            }
            if first == nil { first = (id, scrollView) }
            if first?.scrollView != scrollView { hasOther = true }
        }
    }

    /// Whether the set-up shows a view: it is added for good, and nothing hides it.
    private static func isShown(_ view: ItemID, _ context: RuleContext) -> Bool {
        let document = context.document
        let blocks = context.blocksByItem[view]
        guard !blocks.isEmpty,
            document[view].unknowns.isDisjoint(with: [.ownConstraints, .parent, .removedLater]),
            blocks.allSatisfy({
                document.blocks[$0].certainty == .certain
                    && !context.code.runsByItself(document.blocks[$0], in: context.tree)
            })
        else { return false }
        // What lies below the scroll view, as backgrounds do, is drawn over nothing.
        let ordered = context.events(named: "insertSubview", "sendSubviewToBack", "sendSubview")
        return !ordered.contains { _, event in context.item(named: event.arguments.first?.value) == view }
            && !context.events(named: "isHidden", "hidden", "setHidden", "alpha", "setAlpha", "transform")
                .contains { _, event in context.item(named: event.receiver) == view }
    }
}

/// Which views lie in which scroll view.
private struct ScrolledViews {
    private let document: LayoutDocument
    private var sideways: Set<ItemID> = []
    let isEmpty: Bool

    /// Complexity: O(items + constraints).
    init(_ context: RuleContext) {
        document = context.document
        isEmpty = !document.items.contains { Self.scrolls($0) }
        guard !isEmpty, document.tree.dialect != .masonry else { return }
        // What is as high as the scroll view, or as something around it, leaves nothing to scroll vertically.
        for made in document.constraints where made.firstAttribute == .height && made.relation == .equal {
            guard case .item(let other, .height) = made.target, let scrollView = scrollView(around: made.firstItem),
                other == scrollView || self.scrollView(around: other) != scrollView
            else { continue }
            sideways.insert(scrollView)
        }
    }

    func runsSideways(_ scrollView: ItemID) -> Bool { sideways.contains(scrollView) }

    /// The nearest scroll view that a view lies in; nil for guides.
    func scrollView(around item: ItemID) -> ItemID? {
        guard document.items.indices.contains(item.index), Self.isView(document[item]) else { return nil }
        return document.ancestors(of: item).first { Self.scrolls(document[$0]) }
    }

    /// Whether a view certainly lies neither in a scroll view nor around it.
    func isOutside(_ item: ItemID, _ scrollView: ItemID) -> Bool {
        guard Self.isView(document[item]), item != scrollView, !document.isBelow(scrollView, item) else { return false }
        var top = item
        for ancestor in document.ancestors(of: item) {
            if ancestor == scrollView { return false }
            top = ancestor
        }
        return document[top].parent == .root && document.isBelow(scrollView, top)
    }

    private static func isView(_ item: DocumentItem) -> Bool {
        switch item.layout.kind {
        case .view, .scrollView: true
        default: false
        }
    }

    private static func scrolls(_ item: DocumentItem) -> Bool {
        if case .scrollView = item.layout.kind { item.className != "UITextView" } else { false }
    }
}
