// The rule about views whose size the constraints leave open.

import AutoLayout
import MasonrySemantics

enum AmbiguousSize: Rule {
    static let id: RuleID = "ambiguous-size"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let title: Phrase = "The constraints leave a size open"
    static let documentation = """
        # ambiguous-size

        Nothing determines how wide or high a view is: it has no intrinsic content size there, and its constraints
        allow several.

        ## At run time
        UIKit picks one, mostly 0, without a message: the view is not seen.

        In sources it is said where the class shows everything about the view; the hint `under-constrained` says more.

        ## What to do
        Give the width or height, tie both edges of the axis, or relate it to another view. Labels, buttons and image
        views bring an intrinsic size along; plain views do not. Where views share a space (`a` beside `b`), one
        relation between their sizes settles both.

        ## Bad
        ```masonry
        view root { view card }
        card.makeConstraints {
        //<- warning[ambiguous-size]: `card.height` is free
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

    static func check(_ context: RuleContext) -> [Report] {
        let groups = context.freedomsByView { $0.isSize }
        guard context.tree.dialect != .masonry, !groups.isEmpty else {
            return groups.compactMap { FreedomWording(groups: $0, context: context).report() }
        }
        return UnderConstrained.complete(groups, context).compactMap { group in
            // Of what is in a scroll view `scroll-content-ambiguous` speaks.
            let isScrolled = group.contains { $0.members.contains { isInScrollView($0.item, context.document) } }
            guard !isScrolled, AmbiguousPosition.isWhole(group, context) else { return nil }
            return FreedomWording(groups: group, context: context).report()
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
