// The rule about views with intrinsic sizes that share a space.

import AutoLayout
import MasonrySemantics

enum LabelPairNoHugging: Rule {
    static let id: RuleID = "label-pair-no-hugging"
    static let severity = Severity.information
    static let library = RuleLibrary.both
    static let title: Phrase = "Two views with equal priorities share a space"
    static let isAboutMissing = true
    static let documentation = """
        # label-pair-no-hugging

        Two views that have intrinsic sizes, as labels and buttons have whatever their texts are, stand side by side, pinned to
        each other and to what is around them, with equal hugging and equal compression priorities; or two labels of which one
        ends at the latest where the other begins. Beside a text field, equal hugging priorities are enough.

        ## At run time
        Where the room is not exactly theirs, one of them is stretched or truncated, and which one is not determined. Views on
        which code calls a method of its own that speaks of priorities are not reported.

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
            make.right.equalTo(root)
        //  ^^^^^^^^^^^^^^^^^^^^^^^^ information[label-pair-no-hugging]: `name` and `value`
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
        ## Good
        ```masonry
        screen "Phone" 300 x 600
        view root {
            view box {
                view name: UILabel { intrinsicSize: 80 x 20 }
                view value: UILabel { intrinsicSize: 80 x 20 }
            }
        }
        box.makeConstraints { make.center.equalTo(root); make.height.equalTo(20) }
        name.makeConstraints { make.left.top.equalTo(box) }
        value.makeConstraints {
            make.top.right.equalTo(box)
            make.left.equalTo(name.mas_right).offset(8)
        }
        ```
        """

    static func check(_ context: RuleContext) -> [FindingDraft] {
        let pairs = context.document.constraints.indices.compactMap { pair(MadeConstraintID($0), context) }
        guard !pairs.isEmpty, !setsUnreadPriorities(context) else { return [] }
        let prioritized = viewsOfHelpers(context)
        let ties = Ties(of: context.document)
        var rows: Set<MadeConstraintID> = []
        var views: Set<Set<ItemID>> = []
        var habit = Habit(context)
        for pair in pairs {
            let made = context.document[pair.id]
            guard !prioritized.contains(made.firstItem), !prioritized.contains(pair.other),
                let closing = ties.closing(made, at: pair.id, pair.other), rows.insert(closing).inserted,
                views.insert([made.firstItem, pair.other]).inserted
            else { continue }
            let first = context.document.name(of: pair.other)
            var second = context.document.name(of: made.firstItem)
            // A local variable and the member `_` of the same name.
            if first == second, let chain = made.chain {
                second = context.source(context.document[context.document[chain].block].receiverRange)
            }
            let report = FindingDraft(
                context.place(of: closing),
                .sentences([
                    pair.isField
                        ? "`\(first)` and `\(second)` have equal hugging priorities, so either may be stretched."
                        : pair.isTight
                            ? "`\(first)` and `\(second)` have equal priorities, so either may be stretched or truncated."
                            : "`\(first)` and `\(second)` have equal priorities: where both are long, either may be truncated.",
                    "Give one of them a different hugging or compression resistance priority.",
                ]))
            habit.add(report, about: closing)
        }
        return habit.reports()
    }

    private struct Pair {
        var id: MadeConstraintID
        var other: ItemID
        /// Whether the one ends where the other begins; else it ends somewhere before.
        var isTight: Bool
        /// Whether one is a text field: both are as wide as they like, and what is left over goes to either.
        var isField = false
    }

    /// Two views that a constraint sets side by side and whose priorities are equal.
    private static func pair(_ id: MadeConstraintID, _ context: RuleContext) -> Pair? {
        let document = context.document
        let made = document[id]
        guard case .item(let other, let attribute) = made.target, other != made.firstItem, holds(made, document),
            !made.isStored, let end = Self.end(of: made.firstAttribute), let otherEnd = Self.end(of: attribute),
            // A column grows and shrinks with its labels.
            end.axis == .horizontal, otherEnd.axis == .horizontal, end.isFar != otherEnd.isFar
        else { return nil }
        switch made.relation {
        case .equal:
            if haveEqualPriorities(made.firstItem, other, end.axis, document) {
                return Pair(id: id, other: other, isTight: true)
            }
            return areFieldAndNeighbour(made.firstItem, other, end.axis, document)
                ? Pair(id: id, other: other, isTight: true, isField: true) : nil
        case .lessThanOrEqual, .greaterThanOrEqual:
            guard (made.relation == .lessThanOrEqual) == end.isFar, document.isLabel(made.firstItem),
                document.isLabel(other), document.superview(of: made.firstItem) == document.superview(of: other),
                document[made.firstItem].layout.compression[end.axis] == document[other].layout.compression[end.axis]
            else { return nil }
            return Pair(id: id, other: other, isTight: false)
        }
    }

    /// Whether a tie holds as long as one of its views can be stretched or truncated.
    private static func holds(_ made: MadeConstraint, _ document: LayoutDocument) -> Bool {
        guard let priority = made.priority else { return false }
        let content = document[made.firstItem].layout
        return priority > max(content.hugging.horizontal.value, content.compression.horizontal.value)
    }

    /// Whether a priority is given to a view that cannot be told.
    private static func setsUnreadPriorities(_ context: RuleContext) -> Bool {
        context.events(
            named: "setContentHuggingPriority", "setContentCompressionResistancePriority",
            "setContentHuggingForAxis", "setContentCompressionResistance"
        ).contains { _, event in event.receiver.map { context.item(named: $0) == nil } ?? false }
    }

    /// The views that a helper of the program's own is called on that speaks of priorities: `label.setPriorityRequired()`.
    private static func viewsOfHelpers(_ context: RuleContext) -> Set<ItemID> {
        let events = context.code.facts.events.lazy.filter { event in
            guard event.kind == .call, event.receiver != nil else { return false }
            let name = context.tree.string(event.name)
            return !name.hasPrefix("setContent")
                && ["riorit", "ugging", "ompression"].contains { name.firstRange(of: $0) != nil }
        }
        return Set(events.compactMap { context.item(named: $0.receiver) })
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

        /// The first equation that holds an end.
        private var ends: [Key: MadeConstraintID] = [:]
        /// The end of the next view that an end faces, and the equation that ties them.
        private var neighbours: [Key: (end: Key, by: MadeConstraintID)] = [:]
        /// The ends that an equation holds to the same of the superview, which stands behind them.
        private var filling: [Key: ItemID] = [:]
        /// The ends that an equation holds to something else than the end of the next view.
        private var pinned: Set<Key> = []
        private var sized: Set<SizeKey> = []
        /// The views that have a most width.
        private var bounded: Set<ItemID> = []
        private let document: LayoutDocument

        init(of document: LayoutDocument) {
            self.document = document
            for made in document.constraints where made.relation == .lessThanOrEqual && made.firstAttribute == .width {
                bounded.insert(made.firstItem)
            }
            for (index, made) in document.constraints.enumerated() where made.relation == .equal {
                if made.firstAttribute.kind == .size, let axis = made.firstAttribute.axis {
                    for item in document.items(of: MadeConstraintID(index)) {
                        sized.insert(SizeKey(item: item, axis: axis))
                    }
                }
                guard let end = LabelPairNoHugging.end(of: made.firstAttribute), made.priority == 1000,
                    case .item(let other, let attribute) = made.target
                else { continue }
                let key = Key(item: made.firstItem, end: end)
                if LabelPairNoHugging.end(of: attribute) != end.opposite { pinned.insert(key) }
                if LabelPairNoHugging.end(of: attribute) == end {
                    insert(key, MadeConstraintID(index))
                    if document.superview(of: made.firstItem) == other { filling[key] = other }
                } else if LabelPairNoHugging.end(of: attribute) == end.opposite, other != made.firstItem {
                    let facing = Key(item: other, end: end.opposite)
                    if neighbours[key] == nil { neighbours[key] = (facing, MadeConstraintID(index)) }
                    if neighbours[facing] == nil { neighbours[facing] = (key, MadeConstraintID(index)) }
                }
            }
            // What a view of a size fills has that size.
            for (key, superview) in filling where !key.end.isFar {
                let size = SizeKey(item: key.item, axis: key.end.axis)
                guard sized.contains(size), filling[Key(item: key.item, end: key.end.opposite)] == superview else {
                    continue
                }
                sized.insert(SizeKey(item: superview, axis: key.end.axis))
            }
        }

        private mutating func insert(_ key: Key, _ id: MadeConstraintID) {
            if ends[key] == nil { ends[key] = id }
        }

        /// The last written of the equations that close the row of the two that `made` ties together; nil where their outer
        /// ends are not held, where something else holds the ends at which they meet, or one has a size of its own.
        func closing(_ made: MadeConstraint, at id: MadeConstraintID, _ other: ItemID) -> MadeConstraintID? {
            guard let end = LabelPairNoHugging.end(of: made.firstAttribute),
                let one = holder(of: Key(item: made.firstItem, end: end.opposite), besides: made.firstItem),
                let two = holder(of: Key(item: other, end: end), besides: made.firstItem),
                made.relation == .equal || !bounded.contains(made.firstItem) && !bounded.contains(other),
                !pinned.contains(Key(item: made.firstItem, end: end)),
                !pinned.contains(Key(item: other, end: end.opposite)),
                !sized.contains(SizeKey(item: made.firstItem, axis: end.axis)),
                !sized.contains(SizeKey(item: other, axis: end.axis)), !givesWay(one, two, end.axis)
            else { return nil }
            return max(id, one, two)
        }

        /// Whether both ends of a row are those of one view that nothing else makes a size: it is as large as the row.
        private func givesWay(_ one: MadeConstraintID, _ two: MadeConstraintID, _ axis: Axis) -> Bool {
            guard case .item(let box, _) = document[one].target, case .item(box, _) = document[two].target else {
                return false
            }
            // The content of a scroll view grows with what is in it.
            if document[box].layout.kind == .scrollView { return true }
            guard document[box].placement == .none, let superview = document.superview(of: box),
                !document.isStackView(superview), !sized.contains(SizeKey(item: box, axis: axis))
            else { return false }
            return ![false, true].allSatisfy { isFar in
                let key = Key(item: box, end: End(axis: axis, isFar: isFar))
                return ends[key] != nil || pinned.contains(key) || neighbours[key] != nil
            }
        }

        /// What holds an end: an equation, or the end of the row behind neighbours that have a width of their own, or one of
        /// their content that they give up no sooner than `view` does.
        private func holder(of end: Key, besides view: ItemID) -> MadeConstraintID? {
            var key = end
            for _ in 0..<16 {
                if let holder = ends[key] { return holder }
                guard let (facing, _) = neighbours[key], facing.item != view,
                    sized.contains(SizeKey(item: facing.item, axis: facing.end.axis))
                        || isFirm(facing.item, beside: view, facing.end.axis)
                else { return nil }
                key = Key(item: facing.item, end: key.end)
            }
            return nil
        }

        private func isFirm(_ item: ItemID, beside view: ItemID, _ axis: Axis) -> Bool {
            let (one, other) = (document[item].layout, document[view].layout)
            return LabelPairNoHugging.hasIntrinsicSize(item, axis, document)
                && one.hugging[axis] >= other.hugging[axis] && one.compression[axis] >= other.compression[axis]
        }
    }

    /// Whether both have an intrinsic size along `axis`, known or not, and defend it equally.
    private static func haveEqualPriorities(
        _ first: ItemID, _ second: ItemID, _ axis: Axis, _ document: LayoutDocument
    ) -> Bool {
        let (one, other) = (document[first], document[second])
        return !isFixedControl(one) && !isFixedControl(other)
            && hasIntrinsicSize(first, axis, document) && hasIntrinsicSize(second, axis, document)
            && one.layout.hugging[axis] == other.layout.hugging[axis]
            && one.layout.compression[axis] == other.layout.compression[axis]
    }

    /// Whether one of two views is a text field, the other one, too, or a label or button, and both hug their content equally.
    private static func areFieldAndNeighbour(
        _ first: ItemID, _ second: ItemID, _ axis: Axis, _ document: LayoutDocument
    ) -> Bool {
        func isField(_ id: ItemID) -> Bool { document[id].className == "UITextField" }
        return (isField(first) || isField(second))
            && [first, second].allSatisfy {
                isField($0) || document.isLabel($0) || document[$0].className == "UIButton"
            }
            && document[first].layout.hugging[axis] == document[second].layout.hugging[axis]
    }

    /// Controls of a fixed size to which UIKit gives higher priorities, as Interface Builder shows them.
    private static func isFixedControl(_ item: DocumentItem) -> Bool {
        switch item.className {
        case "UISwitch", "UIStepper", "UIActivityIndicatorView": true
        default: false
        }
    }

    private static func hasIntrinsicSize(_ id: ItemID, _ axis: Axis, _ document: LayoutDocument) -> Bool {
        let item = document[id]
        if document.isLabel(id) || item.className == "UIButton" { return true }
        return item.layout.intrinsicSize[axis] != nil && item.className?.hasSuffix("ImageView") != true
    }
}
