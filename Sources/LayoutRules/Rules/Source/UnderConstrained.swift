// The hint about views of sources whose constraints leave something open.

import MasonrySemantics

enum UnderConstrained: Rule {
    static let id: RuleID = "under-constrained"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "The constraints leave a position or size open"
    static let documentation = """
        # under-constrained

        Everything that this file says about a view is known, and it does not determine the view's position or size. In `.masonry`
        files the rules `ambiguous-position` and `ambiguous-size` say so; in sources other files may say the rest, so it is a
        hint that is off by default.

        ## At run time
        The view stands at 0, or has no size. Nothing is logged; the view debugger calls it ambiguous.

        ## What to do
        Complete the axis.

        ## Bad
        ```swift
        class CardView: UIView {
            let line = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(line)
                line.snp.makeConstraints { $0.left.top.right.equalTo(self) }
        //      ^^^^^^^^ hint[under-constrained]: `line.height` is free
            }
        }
        ```
        ## Good
        ```swift
        class CardView: UIView {
            let line = UIView()
            init() {
                super.init(frame: .zero)
                addSubview(line)
                line.snp.makeConstraints {
                    $0.left.top.right.equalTo(self)
                    $0.height.equalTo(1)
                }
            }
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        guard context.tree.dialect != .masonry else { return [] }
        return context.freedomsByView { _ in true }.compactMap { FreedomWording(groups: $0, context: context).report() }
    }
}
