// The rule about left and right insets on directional edges.

import AutoLayout
import MasonrySemantics

enum LeadingInsetDirection: Rule {
    static let id: RuleID = "leading-inset-direction"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "Insets on leading or trailing ignore the writing direction"
    static let documentation = """
        # leading-inset-direction

        `UIEdgeInsets` with different left and right sides are given to leading or trailing edges.

        ## At run time
        Masonry takes `left` for leading and `right` for trailing in every language. SnapKit does so unless the global
        `ConstraintConfig.interfaceLayoutDirection` says right-to-left.

        ## What to do
        Use directional insets (`NSDirectionalEdgeInsets`, SnapKit's `directionalInsets`), or one inset for both sides. A hint that is off by default: it matters
        where the app speaks a language that is written from right to left.

        ## Bad
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.bottom.equalTo(root)
            make.leading.trailing.equalTo(root).insets(UIEdgeInsetsMake(0, 12, 0, 24))
            //                                  ^^^^^^ hint[leading-inset-direction]: left
        }
        ```
        ## Good
        ```masonry
        view root { view a }
        a.makeConstraints {
            make.top.bottom.equalTo(root)
            make.leading.trailing.equalTo(root).insets(UIEdgeInsetsMake(0, 12, 0, 12))
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.chains(\.withInset).compactMap { chain in
            guard chain.attributes.contains(where: { $0 == .leading || $0 == .trailing }),
                let step = chain.constantSteps.last, step.word == .insets || step.word == .inset,
                case .insets(let insets) = step.value, insets.left != insets.right
            else { return nil }
            return FindingDraft(
                step.step.nameRange,
                "`left` and `right` of these insets do not follow the writing direction, unlike leading and trailing.")
        }
    }
}
