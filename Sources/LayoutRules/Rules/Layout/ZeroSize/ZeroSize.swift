// The rule about views that are not seen because they have no size.

import AutoLayout

enum ZeroSize: Rule {
    static let id: RuleID = "zero-size"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let title: Phrase = "A view has no size"
    static let isAboutMissing = true
    static let documentation = """
        # zero-size

        The constraints determine a view's width or height, and it is 0: the view is not seen, and what lies in it is
        drawn outside it or clipped.

        ## At run time
        Nothing is logged.

        ## What to do
        The frame in the message shows which side collapsed. Common causes are both edges pinned to one edge of another
        view, a multiplier of 0, or children that were meant to give the size but are not pinned to both edges. A view
        that is collapsed on purpose is best marked: `// masonry:ignore zero-size — hidden until loaded`.

        ## Bad
        ```masonry
        view root { view line }
        line.makeConstraints {
        //<- warning[zero-size]: (0, 0, 0, 44)
            make.left.top.equalTo(root)
            make.right.equalTo(root.mas_left)
            make.height.mas_equalTo(44)
        }
        ```
        ## Good
        ```masonry
        view root { view line }
        line.makeConstraints {
            make.left.top.right.equalTo(root)
            make.height.mas_equalTo(1)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        // In a program a view of no size is one that is shown later.
        guard context.tree.dialect == .masonry else { return [] }
        return context.frameFindings { reading in
            reading.isView && reading.isEmpty && reading.superviewKind != nil
        } message: { reading in
            let name = context.document.name(of: reading.item)
            return "`\(name)` has no size, so it is not visible: its frame is \(reading.frame.inPoints)."
        }
    }
}
