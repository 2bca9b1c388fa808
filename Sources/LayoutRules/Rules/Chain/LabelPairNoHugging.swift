// The hint about views with intrinsic sizes that share a space.

import AutoLayout
import MasonrySemantics

enum LabelPairNoHugging: Rule {
    static let id: RuleID = "label-pair-no-hugging"
    static let severity = Severity.hint
    static let activation = RuleActivation.offByDefault
    static let library = RuleLibrary.both
    static let title: Phrase = "Two views with equal priorities share a space"
    static let documentation = """
        # label-pair-no-hugging

        Two views that have intrinsic sizes stand side by side, tied to each other, with equal hugging and compression
        priorities.

        ## At run time
        Where the room is not exactly theirs, one of them is stretched or truncated, and which one is not determined. A hint that
        is off by default: the room may be exactly theirs, or open at one end.

        ## What to do
        Set another hugging or compression priority on the one that should give way.

        ## Bad
        ```masonry
        screen "Phone" 300 x 600
        view root {
            view name: UILabel { intrinsicSize: 80 x 20 }
            view value: UILabel { intrinsicSize: 80 x 20 }
        }
        name.makeConstraints { make.left.top.equalTo(root) }
        value.makeConstraints {
            make.top.equalTo(root)
            make.left.equalTo(name.mas_right).offset(8)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[label-pair-no-hugging]: `name` and `value`
        }
        ```
        ## Good
        ```masonry
        screen "Phone" 300 x 600
        view root {
            view name: UILabel { intrinsicSize: 80 x 20; hugging: 252, 251; compression: 751, 750 }
            view value: UILabel { intrinsicSize: 80 x 20 }
        }
        name.makeConstraints { make.left.top.equalTo(root) }
        value.makeConstraints {
            make.top.equalTo(root)
            make.left.equalTo(name.mas_right).offset(8)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        context.document.constraints.indices.compactMap { index in
            let made = context.document.constraints[index]
            guard case .item(let other, let attribute) = made.target, made.relation == .equal, other != made.firstItem,
                let axis = made.firstAttribute.axis, axis == attribute.axis, made.firstAttribute != attribute,
                made.firstAttribute.kind != .size, haveEqualPriorities(made.firstItem, other, axis, context.document)
            else { return nil }
            let (first, second) = (context.document.name(of: other), context.document.name(of: made.firstItem))
            return Report(
                context.place(of: MadeConstraintID(index)),
                .sentences([
                    "`\(first)` and `\(second)` have equal priorities, so either may be stretched or truncated.",
                    "Give one of them another hugging or compression priority.",
                ]))
        }
    }

    /// Whether both have an intrinsic size along `axis` and defend it equally.
    private static func haveEqualPriorities(
        _ first: ItemID, _ second: ItemID, _ axis: Axis, _ document: LayoutDocument
    ) -> Bool {
        let (one, other) = (document[first].layout, document[second].layout)
        return one.intrinsicSize[axis] != nil && other.intrinsicSize[axis] != nil
            && (one.hugging[axis] == other.hugging[axis] || one.compression[axis] == other.compression[axis])
    }
}
