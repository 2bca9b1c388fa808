// The rule about views that lie wholly outside their superview.

import AutoLayout

enum OutsideSuperview: Rule {
    static let id: RuleID = "outside-superview"
    static let severity = Severity.warning
    static let library = RuleLibrary.layout
    static let title: Phrase = "A view lies wholly outside its superview"
    static let documentation = """
        # outside-superview

        No point of a view lies within its superview: it is clipped away or drawn over something else, and it gets no
        touches.

        ## At run time
        Nothing is logged.

        ## What to do
        Look at the sign of the offset: `right` and `bottom` need a negative one to move inwards. A view that waits
        outside the screen for an animation is best marked with `// masonry:ignore outside-superview — slides in`.

        ## Bad
        ```masonry
        screen "Phone" 300 x 600
        view root { view card }
        card.makeConstraints {
        //<- warning[outside-superview]: (320, 0, 100, 50)
            make.top.equalTo(root)
            make.left.equalTo(root.mas_right).offset(20)
            make.size.equalTo(CGSizeMake(100, 50))
        }
        ```
        ## Good
        ```masonry
        screen "Phone" 300 x 600
        view root { view card }
        card.makeConstraints {
            make.top.equalTo(root)
            make.right.equalTo(root).offset(-20)
            make.size.equalTo(CGSizeMake(100, 50))
        }
        ```
        """

    private static let tolerance = RuleOption(
        "tolerance", .number(default: 0, range: 0...100_000),
        help: "Views that lie less than this many points outside are left alone.")
    static let options = [tolerance]

    static func check(_ context: RuleContext) -> [Report] {
        let tolerance = context.number(tolerance, of: id)
        return context.frameFindings { reading in
            guard reading.isView, !reading.isEmpty, reading.superviewKind == .view, reading.isOutsideSuperview,
                reading.distanceFromSuperview >= tolerance,
                let superview = context.document.superview(of: reading.item)
            else { return false }
            return context.reliability.isReliable(superview)
        } message: { reading in
            let name = context.document.name(of: reading.item)
            let superview = context.document.superview(of: reading.item).map(context.document.name) ?? ""
            let size = reading.superviewFrame
            return """
                `\(name)` lies wholly outside `\(superview)`, which is \(size.width) x \(size.height): \
                its frame is \(reading.frame.inPoints).
                """
        }
    }
}
