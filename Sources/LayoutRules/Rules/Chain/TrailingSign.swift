// The hint about positive offsets on far edges.

import AutoLayout
import MasonrySemantics

enum TrailingSign: Rule {
    static let id: RuleID = "trailing-sign"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "A far edge is offset outwards"
    static let documentation = """
        # trailing-sign

        The right, bottom or trailing edge has a positive offset from the same edge of the superview.

        ## At run time
        The view hangs out of its superview by that amount. Sometimes that is meant (a background that bleeds), so this is a
        hint that is off by default.

        ## What to do
        Use a negative offset, or `inset`.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.bottom.equalTo(root)
            make.right.equalTo(root).offset(16)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[trailing-sign]: hangs out
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.left.top.bottom.equalTo(root)
            make.right.equalTo(root).offset(-16)
        }
        ```
        """

    private static let farEdges: [LayoutAttribute] = [.right, .bottom, .trailing]

    private static let minimum = RuleOption(
        "minimum", .number(default: 0, range: 0...100_000),
        help: "Offsets of less than this many points are left alone.")
    static let options = [minimum]

    static func check(_ context: RuleContext) -> [Report] {
        let minimum = context.number(minimum, of: id)
        return context.document.constraints.indices.compactMap { index in
            let made = context.document.constraints[index]
            guard farEdges.contains(made.firstAttribute), made.relation == .equal, let constant = made.constant,
                constant > 0, constant >= minimum, case .item(let target, made.firstAttribute) = made.target,
                context.isSuperview(target, of: made.firstItem)
            else { return nil }
            return Report(
                context.place(of: MadeConstraintID(index)),
                "`\(made.firstAttribute.name)` hangs out of the superview by \(constant) pt. Inwards is a negative offset."
            )
        }
    }
}
