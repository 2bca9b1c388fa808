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

        Two views that have intrinsic sizes stand side by side, tied to each other and to what is around them, with equal hugging
        and compression priorities.

        ## At run time
        Where the room is not exactly theirs, one of them is stretched or truncated, and which one is not determined. A hint that
        is off by default: the room may be exactly theirs.

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
        //<- warning[ambiguous-size]: `name.width`
        value.makeConstraints {
            make.top.equalTo(root)
            make.left.equalTo(name.mas_right).offset(8)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ hint[label-pair-no-hugging]: `name` and `value`
            make.right.equalTo(root)
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
            make.right.equalTo(root)
        }
        ```
        ## Good
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
        }
        ```
        """

    static func check(_ context: RuleContext) -> [Report] {
        let pairs = context.document.constraints.indices.filter { index in
            let made = context.document.constraints[index]
            guard case .item(let other, let attribute) = made.target, made.relation == .equal, other != made.firstItem,
                let end = Self.end(of: made.firstAttribute), let otherEnd = Self.end(of: attribute),
                // A column grows and shrinks with its labels.
                end.axis == .horizontal, otherEnd.axis == .horizontal, end.isFar != otherEnd.isFar
            else { return false }
            return haveEqualPriorities(made.firstItem, other, end.axis, context.document)
        }
        guard !pairs.isEmpty else { return [] }
        let ties = Ties(of: context.document)
        return pairs.compactMap { index in
            let made = context.document.constraints[index]
            guard case .item(let other, _) = made.target, ties.close(made, other) else { return nil }
            let (first, second) = (context.document.name(of: other), context.document.name(of: made.firstItem))
            return Report(
                context.place(of: MadeConstraintID(index)),
                .sentences([
                    "`\(first)` and `\(second)` have equal priorities, so either may be stretched or truncated.",
                    "Give one of them another hugging or compression priority.",
                ]))
        }
    }

    private struct End: Hashable {
        var axis: Axis
        /// Whether it is the right, trailing or bottom one.
        var isFar: Bool

        var opposite: End { End(axis: axis, isFar: !isFar) }
    }

    private static func end(of attribute: LayoutAttribute) -> End? {
        switch attribute {
        case .left, .leading: End(axis: .horizontal, isFar: false)
        case .right, .trailing: End(axis: .horizontal, isFar: true)
        case .top: End(axis: .vertical, isFar: false)
        case .bottom: End(axis: .vertical, isFar: true)
        default: nil
        }
    }

    /// Which ends of which views equations hold, and which views have a size of their own.
    private struct Ties {
        private struct Key: Hashable {
            var item: ItemID
            var end: End
        }

        private struct SizeKey: Hashable {
            var item: ItemID
            var axis: Axis
        }

        private var ends: Set<Key> = []
        private var sized: Set<SizeKey> = []

        init(of document: LayoutDocument) {
            for (index, made) in document.constraints.enumerated() where made.relation == .equal {
                if made.firstAttribute.kind == .size, let axis = made.firstAttribute.axis {
                    for item in document.items(of: MadeConstraintID(index)) {
                        sized.insert(SizeKey(item: item, axis: axis))
                    }
                }
                if let end = LabelPairNoHugging.end(of: made.firstAttribute) {
                    ends.insert(Key(item: made.firstItem, end: end))
                }
                if case .item(let other, let attribute) = made.target, let end = LabelPairNoHugging.end(of: attribute) {
                    ends.insert(Key(item: other, end: end))
                }
            }
        }

        /// Whether the outer ends of the two that `made` ties together are held too, and neither has a size of its own.
        func close(_ made: MadeConstraint, _ other: ItemID) -> Bool {
            guard let end = LabelPairNoHugging.end(of: made.firstAttribute) else { return false }
            return ends.contains(Key(item: made.firstItem, end: end.opposite))
                && ends.contains(Key(item: other, end: end))
                && !sized.contains(SizeKey(item: made.firstItem, axis: end.axis))
                && !sized.contains(SizeKey(item: other, axis: end.axis))
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
