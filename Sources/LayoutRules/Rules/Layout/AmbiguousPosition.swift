// The rule about views whose place the constraints leave open.

enum AmbiguousPosition: Rule {
    static let id: RuleID = "ambiguous-position"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let title: Phrase = "The constraints leave a position open"
    static let documentation = """
        # ambiguous-position

        Nothing determines where a view lies along an axis: several solutions are equally good.

        ## At run time
        UIKit picks one of them, mostly 0, without a message; `hasAmbiguousLayout` is true. Which one may change with
        rotation, with the order of the constraints or with the release.

        ## What to do
        Each axis needs a position: an edge, a centre or a baseline. The finding gives the range in which the attribute
        can move, and the views that move with it because they hang on it.

        ## Bad
        ```masonry
        view root { view card }
        card.makeConstraints {
        //<- warning[ambiguous-position]: `card.x` is free
            make.top.equalTo(root)
            make.size.equalTo(CGSizeMake(100, 50))
        }
        ```
        ## Fixed
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.top.equalTo(root)
            make.size.equalTo(CGSizeMake(100, 50))
            make.left.mas_equalTo(0)
        }
        ```
        ## Good
        ```masonry
        view root { view card }
        card.makeConstraints {
            make.top.equalTo(root)
            make.centerX.equalTo(root)
            make.size.equalTo(CGSizeMake(100, 50))
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        // In sources only the hint `under-constrained` speaks of it.
        guard context.tree.dialect == .masonry else { return [] }
        return context.freedomsByView { !$0.isSize }.compactMap {
            FreedomWording(groups: $0, context: context).report()
        }
    }
}
