// The rule about views whose size the constraints leave open.

import AutoLayout
import MasonrySemantics

enum AmbiguousSize: Rule {
    static let id: RuleID = "ambiguous-size"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let offersFix = true
    static let title: Phrase = "The constraints leave a size ambiguous"
    static let isAboutMissing = true
    static let documentation = """
        # ambiguous-size

        Nothing determines how wide or high a view is: it has no intrinsic content size there, and its constraints
        allow several.

        ## At run time
        UIKit picks one, usually 0, without a message: the view is not seen.

        In sources it is reported where the class shows everything about the view; the rule `under-constrained`, which is off
        by default, reports more views, as hints. A plain view without color and content, which only holds others apart, may
        be of any size where no other view depends on it.

        ## What to do
        Give the width or height, pin both edges of the axis, or relate it to another view. Labels, buttons and image
        views bring an intrinsic size along; plain views do not. Where views share a space (`a` beside `b`), one
        relation between their sizes settles both.

        ## Bad
        ```masonry
        view root { view card }
        card.makeConstraints {
        //<- warning[ambiguous-size]: `card.height` is ambiguous
            make.left.top.right.equalTo(root)
        }
        ```
        ## Good
        ```masonry
        view root {
            view card
            view title: UILabel { intrinsicSize: 120 x 21 }
        }
        card.makeConstraints {
            make.left.top.right.equalTo(root)
            make.height.mas_equalTo(80)
        }
        title.makeConstraints { make.center.equalTo(card) }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let groups = context.freedomsByView { $0.isSize }
        guard context.tree.dialect != .masonry else {
            return groups.compactMap { FreedomWording(groups: $0, context: context).report() }
        }
        let whole = UnderConstrained.complete(groups, context).filter { group in
            // Of what is in a scroll view `scroll-content-ambiguous` speaks.
            let isScrolled = group.contains { $0.members.contains { isInScrollView($0.item, context.document) } }
            return !isScrolled && AmbiguousPosition.isWhole(group, context)
        }
        let known = Set(whole.flatMap { $0.map(\.primary.item) })
        let spacers = InvisibleSpacers(among: Array(known), in: context)
        return whole.filter { !spacers.containsAll(of: $0) }
            .compactMap { FreedomWording(groups: $0, context: context).report() }
            + UnsizedViews(context).all().compactMap { item, axis in
                guard !known.contains(item), !isInScrollView(item, context.document),
                    let place = context.place(of: item)
                else { return nil }
                return FindingDraft(place, FreedomWording.unsized(context.document.name(of: item), axis))
            }
    }

    private static func isInScrollView(_ item: ItemID, _ document: LayoutDocument) -> Bool {
        var view = item
        for _ in document.items.indices {
            guard let superview = document.superview(of: view) else { return false }
            if case .scrollView = document[superview].layout.kind { return true }
            view = superview
        }
        return false
    }
}
