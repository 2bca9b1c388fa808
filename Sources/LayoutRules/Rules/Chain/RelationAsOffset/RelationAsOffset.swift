// The rule about second relations that only set the constant.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

enum RelationAsOffset: Rule {
    static let id: RuleID = "relation-as-offset"
    static let severity = Severity.information
    static let library = RuleLibrary.masonry
    static let offersFix = true
    static let title: Phrase = "A second relation is used as an offset"
    static let documentation = """
        # relation-as-offset

        A chain that is related to a view has the same relation again, to a number:
        `make.top.equalTo(title.mas_bottom).mas_equalTo(55)`.

        ## At run time
        Masonry lets a boxed number through here and takes it for the constant, so that this is an offset of 55. A view, or
        another relation, asserts in the same place: `Redefinition of constraint relation`.

        ## What to do
        Say what is meant: `mas_offset(55)`.

        ## Bad
        ```masonry
        view root { view title; view a }
        title.makeConstraints {
            make.left.top.right.equalTo(root)
            make.height.mas_equalTo(20)
        }
        a.makeConstraints {
            make.left.right.equalTo(root)
            make.top.equalTo(title.mas_bottom).mas_equalTo(55)
            //                                 ^^^^^^^^^^^^^^^ information[relation-as-offset]: only sets the offset
            make.height.mas_equalTo(44)
        }
        ```
        ## Fixed
        ```masonry
        view root { view title; view a }
        title.makeConstraints {
            make.left.top.right.equalTo(root)
            make.height.mas_equalTo(20)
        }
        a.makeConstraints {
            make.left.right.equalTo(root)
            make.top.equalTo(title.mas_bottom).mas_offset(55)
            make.height.mas_equalTo(44)
        }
        ```
        ## Good
        ```objc
        @implementation Card : UIView
        - (void)setUp {
            UIView *title = [UIView new];
            [self addSubview:title];
            [title mas_makeConstraints:^(MASConstraintMaker *make) {
                make.left.top.equalTo(self).offset(8);
                make.width.mas_equalTo(120);
                make.height.equalTo(@20);
            }];
        }
        @end
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        context.document.chains.compactMap { chain in
            guard chain.library == .masonry, !chain.isStopped, let step = second(of: chain) else { return nil }
            let report = FindingDraft(
                step.range,
                "This second relation only sets the offset of the first one. Write it as an offset.")
            guard let argument = step.argumentRange else { return report }
            let spelling = context.source(step.nameRange)
            let number = context.source(argument)
            if Library(prefixOf: spelling) == .masonry {
                return report.fixing("Change to `mas_offset`", .safe, [TextEdit(step.nameRange, "mas_offset")])
            }
            guard number.hasPrefix("@") else { return report }
            let edit = TextEdit(step.range, "offset(" + String(number.dropFirst()) + ")")
            return report.fixing("Change to `\(edit.text)`", .safe, [edit])
        }
    }

    /// The second relation of a chain, where the first is made to a view, and the second is the same to something else.
    private static func second(of chain: Chain) -> ChainStep? {
        let steps = chain.relationSteps
        guard steps.count == 2, let first = steps.first, let last = steps.last,
            case .relation(let relation, let target) = first.kind, target.item != nil,
            case .relation(relation, let value) = last.kind, value.item == nil,
            // `make.left.equalTo(a).top.equalTo(@8)` is about attributes.
            !chain.steps.contains(where: { step in
                guard case .attributes = step.kind else { return false }
                return step.range.start >= first.range.start
            })
        else { return nil }
        if case .array = value { return nil }
        return last
    }
}
