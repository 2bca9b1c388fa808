// The rule about scroll views that do not know how far to scroll.

import AutoLayout
import MasonrySemantics
import SourceText

enum ScrollContentAmbiguous: Rule {
    static let id: RuleID = "scroll-content-ambiguous"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let title: Phrase = "The content size of a scroll view is not determined"
    static let isAboutMissing = true
    static let documentation = """
        # scroll-content-ambiguous

        The constraints of a scroll view's content leave its width or height open. In sources it is reported where all code
        of the scroll view is at hand, and nothing in it is pinned to its bottom, whatever sizes its texts and images have.

        ## At run time
        The scroll view does not scroll, or its content has no size. Xcode says that the scrollable content size is ambiguous.

        ## What to do
        Pin the content to all four edges of the scroll view, and give it a size of its own along each axis: a width equal to the
        scroll view's for vertical scrolling, and a chain of constraints from its top to its bottom.

        ## Bad
        ```masonry
        view root {
            view scroll: UIScrollView { view content }
        }
        scroll.makeConstraints {
        //<- warning[scroll-content-ambiguous]: height
            make.edges.equalTo(root)
        }
        content.makeConstraints {
            make.left.right.top.equalTo(scroll)
            make.width.equalTo(scroll)
            make.height.mas_equalTo(1000)
        }
        ```
        ## Good
        ```masonry
        view root {
            view scroll: UIScrollView { view content }
        }
        scroll.makeConstraints { make.edges.equalTo(root) }
        content.makeConstraints {
            make.edges.equalTo(scroll)
            make.width.equalTo(scroll)
            make.height.mas_equalTo(1000)
        }
        ```
        ## Good
        ```swift
        class Wallet: UIViewController {
            private let scroll = UIScrollView()
            private let label = UILabel()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(scroll)
                scroll.addSubview(label)
                scroll.contentSize = CGSize(width: 300, height: 900)
                scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
                label.snp.makeConstraints { $0.left.right.top.equalToSuperview() }
            }
        }
        ```
        """

    /// The views of text that do not scroll, or not always: then they are as high as their text.
    private static func viewsThatDoNotScroll(_ context: RuleContext) -> Set<ItemID> {
        Set(
            context.events(named: "isScrollEnabled", "scrollEnabled", "setScrollEnabled").compactMap { _, event in
                context.item(named: event.receiver)
            }.filter { context.document.systemClass(of: $0) == "UITextView" })
    }

    static func check(_ context: RuleContext) -> [FindingDraft] {
        var seen: Set<ItemID> = []
        var reports: [FindingDraft] = []
        let growing = viewsThatDoNotScroll(context)
        for entry in context.solved {
            for ambiguity in entry.solution.contentAmbiguities {
                guard entry.lowered.items.indices.contains(ambiguity.item.index) else { continue }
                let item = entry.lowered.items[ambiguity.item.index]
                let children = context.document.items.indices.filter {
                    context.document.superview(of: ItemID($0)) == item && !context.isSystemGuide($0)
                }
                // A scroll view without content has nothing to scroll; unknown children may settle anything.
                guard !children.isEmpty, !children.contains(where: { growing.contains(ItemID($0)) }),
                    !laysOutItself(context.document[item]), context.reliability.isReliable(item),
                    isAllKnown(below: item, context), !getsUnknownViews(item, context),
                    !isFilledElsewhere(item, context),
                    context.isContentReliable(of: item), !isSizedByHand(item, context), seen.insert(item).inserted,
                    let around = context.place(of: item, in: entry.scenario)
                else { continue }
                let axes = entry.solution.contentAmbiguities.filter { $0.item == ambiguity.item }.map(\.axis)
                let place = context.placeOfContent(of: item, along: axes) ?? around
                var report = FindingDraft(place, message(for: item, axes, context))
                report.scenario = context.scenarioName(entry.scenario)
                reports.append(report)
            }
        }
        for (item, axes) in OpenScrollContent(context).all()
        where !isSizedByHand(item, context)
            && !growing.contains(where: { context.document.superview(of: $0) == item }) && seen.insert(item).inserted
        {
            if let place = context.place(of: item) {
                reports.append(FindingDraft(place, message(for: item, axes, context)))
            }
        }
        return reports
    }

    /// Whether code sets the `contentSize`, which stays where no constraint says another.
    private static func isSizedByHand(_ item: ItemID, _ context: RuleContext) -> Bool {
        context.events(named: "contentSize", "setContentSize").contains { _, event in
            event.receiver.flatMap { context.item(named: $0) } ?? item == item
        }
    }

    /// Lists and texts size what they scroll by themselves.
    private static func laysOutItself(_ item: DocumentItem) -> Bool {
        guard let name = item.className else { return false }
        return ["TableView", "CollectionView", "TextView", "WebView"].contains { name.hasSuffix($0) }
    }

    /// In sources a size may come from any depth: a custom view or an image gives its own, which the file does not show.
    private static func isAllKnown(below item: ItemID, _ context: RuleContext) -> Bool {
        guard context.tree.dialect != .masonry else { return true }
        return context.document.items.indices.allSatisfy { index in
            let candidate = ItemID(index)
            return !context.document.isBelow(candidate, item) || context.reliability.isReliable(candidate)
        }
    }

    /// Whether code adds views to it, or to something in it, that cannot be told: they may give the content its size.
    private static func getsUnknownViews(_ item: ItemID, _ context: RuleContext) -> Bool {
        context.events(named: "addSubview", "insertSubview", "addArrangedSubview").contains { _, event in
            guard let receiver = context.item(named: event.receiver), let view = event.arguments.first?.value,
                receiver == item || context.document.isBelow(receiver, item)
            else { return false }
            return context.item(named: view) == nil && context.createdClass(view) == nil
        }
    }

    /// Whether something in it is a plain view without content that other classes can see: they may fill it.
    private static func isFilledElsewhere(_ item: ItemID, _ context: RuleContext) -> Bool {
        let document = context.document
        guard document.tree.dialect != .masonry else { return false }
        let filled = Set(document.items.indices.compactMap { document.superview(of: ItemID($0)) })
        return document.items.indices.map { ItemID($0) }.contains { view in
            document[view].className == "UIView" && !filled.contains(view) && document.isBelow(view, item)
                && !isSecret(view, context)
        }
    }

    /// Whether only the file can name a view: a variable of a method, or a private member. What a header declares is none.
    private static func isSecret(_ view: ItemID, _ context: RuleContext) -> Bool {
        let (owner, name) = (context.document[view].owner, context.document[view].name)
        return context.methodOfLocal(view) != nil
            || context.code.facts.types.contains { type in
                type.name == owner && type.members.contains { $0.name == name && $0.isPrivate }
            }
    }

    private static func message(for item: ItemID, _ axes: [Axis], _ context: RuleContext) -> Phrase {
        let name = context.document.name(of: item)
        switch (axes.contains(.horizontal), axes.contains(.vertical)) {
        case (true, true):
            return """
                The scrollable content width and height of `\(name)` are ambiguous: pin its content to all four edges \
                and give the content a width and a height.
                """
        case (true, false):
            return """
                The scrollable content width of `\(name)` is ambiguous: pin its content to `left` and `right` and give \
                the content a width.
                """
        default:
            return """
                The scrollable content height of `\(name)` is ambiguous: pin its content to `top` and `bottom` and give \
                the content a height.
                """
        }
    }
}

extension RuleContext {
    /// The block of the content that is tied to the far edge of a scroll view along an axis that is open: there its size is
    /// missing; nil where the edge itself is.
    fileprivate func placeOfContent(of scrollView: ItemID, along axes: [Axis]) -> TextRange? {
        for made in document.constraints where made.relation == .equal {
            guard case .item(scrollView, let attribute) = made.target, let axis = attribute.axis, axes.contains(axis),
                document.superview(of: made.firstItem) == scrollView
            else { continue }
            switch attribute {
            case .right, .trailing, .bottom:
                let blocks = blocksByItem[made.firstItem]
                let isOnlyStatement = blocks.count == 1 && blocks.first.map { document.blocks[$0].chains.count } == 1
                return isOnlyStatement ? made.range : self.place(of: made.firstItem)
            default: continue
            }
        }
        return nil
    }

    /// Whether everything is known of all that stands in a scroll view, at any depth: a text may give it its size.
    fileprivate func isContentReliable(of scrollView: ItemID) -> Bool {
        document.items.indices.allSatisfy { index in
            var current = ItemID(index)
            for _ in document.items.indices {
                guard let parent = document.superview(of: current) else { return true }
                if parent == scrollView { return isSystemGuide(index) || reliability.isReliable(ItemID(index)) }
                current = parent
            }
            return true
        }
    }
}
