// Texts and controls that end at the far edge of what stands at the end of their row, instead of before it.

import AutoLayout
import MasonrySemantics

/// Finds views that begin somewhere and end at the far edge of a neighbour of known width, on which they then lie whatever
/// the width of their superview.
struct EndsOnNeighbours {
    struct End {
        var constraint: MadeConstraintID
        var item: ItemID
        var neighbour: ItemID
        /// In points; the most that is possible where the text only ends there at the latest, and nil where nothing tells the
        /// width of the neighbour.
        var overlap: Double?
        /// Whether the text may end before: then it covers something only where it is long enough.
        var isAtMost: Bool
    }

    private let context: RuleContext
    private var widths: [ItemID: Double] = [:]
    private var heights: [ItemID: Double] = [:]
    private var near: [ItemID: MadeConstraint.Target] = [:]
    /// How far views begin behind the near edge of their superviews, in points.
    private var indents: [ItemID: (attribute: LayoutAttribute, constant: Double)] = [:]
    /// Views that hang from a far edge alone, with their distance from it, by the edge, of which the right one stands for both.
    private var hanging: [MadeConstraint.Target: [(item: ItemID, constant: Double, guardID: GuardID)]] = [:]
    private static let mostHanging = 16
    /// In points: what a button or text of unknown width takes at least, without a gap before it.
    private static let leastWidth = 16.0

    /// Complexity: O(constraints).
    init(_ context: RuleContext) {
        self.context = context
        for made in context.document.constraints
        where made.relation == .equal && made.priority == 1000 && !made.isStored {
            switch made.firstAttribute {
            case .width:
                if made.target == .none, let constant = made.constant { widths[made.firstItem] = constant }
            case .height:
                if made.target == .none, let constant = made.constant { heights[made.firstItem] = constant }
            case .left, .leading:
                near[made.firstItem] = made.target
                if case .item(let other, made.firstAttribute) = made.target, let constant = made.constant,
                    context.document.superview(of: made.firstItem) == other
                {
                    indents[made.firstItem] = (made.firstAttribute, constant)
                }
            default: break
            }
        }
        for made in context.document.constraints
        where (made.firstAttribute == .right || made.firstAttribute == .trailing) && made.relation == .equal {
            guard case .item(_, made.firstAttribute) = made.target, let constant = made.constant, made.priority == 1000,
                !made.isStored, made.multiplier == 1, near[made.firstItem] == nil
            else { continue }
            hanging[Self.plain(made.target), default: []].append((made.firstItem, constant, made.guardID))
        }
    }

    /// Whether a text is placed by left and right edges, not by leading and trailing ones.
    func isLeftToRight(_ end: End) -> Bool {
        switch context.document[end.constraint].firstAttribute {
        case .right: true
        case .width: indents[end.item]?.attribute == .left
        default: false
        }
    }

    /// Whether anything hangs from a far edge.
    var hasHanging: Bool { !hanging.isEmpty }

    /// Texts of unknown length that end at the edge from which a neighbour hangs, too: a long one lies under it.
    /// - Parameters:
    ///   - isText: whether a view is such a text.
    ///   - isShown: whether a view is a text or a control.
    func under(where isText: (ItemID) -> Bool, beside isShown: (ItemID) -> Bool) -> [End] {
        context.document.constraints.enumerated().flatMap { index, made -> [End] in
            guard made.relation != .greaterThanOrEqual, made.priority == 1000, !made.isStored, made.multiplier == 1,
                let (edge, end) = farEnd(made), let all = hanging[Self.plain(edge)], all.count <= Self.mostHanging,
                near[made.firstItem] != nil, isText(made.firstItem)
            else { return [] }
            let parent = context.document.superview(of: made.firstItem)
            return all.compactMap { other, constant, guardID in
                guard other != made.firstItem, parent != nil, context.document.superview(of: other) == parent,
                    isShown(other), !context.document.areExclusive(made.guardID, guardID)
                else { return nil }
                let overlap = widths[other].map { min(end, constant) - (constant - $0) }
                guard overlap.map({ $0 > 4 }) ?? (end > constant - 4), isInRow(made.firstItem, of: other) else {
                    return nil
                }
                return End(
                    constraint: MadeConstraintID(index), item: made.firstItem, neighbour: other, overlap: overlap,
                    isAtMost: true)
            }
        }
    }

    /// What fills a row from left to right ends at its trailing edge, too.
    private static func plain(_ edge: MadeConstraint.Target) -> MadeConstraint.Target {
        if case .item(let item, .trailing) = edge { .item(item, .right) } else { edge }
    }

    /// The edge at which a constraint ends a view, and how far behind it: one on its far edge, or on its width where it begins
    /// at the near edge of what it is as wide as.
    private func farEnd(_ made: MadeConstraint) -> (edge: MadeConstraint.Target, constant: Double)? {
        guard let constant = made.constant else { return nil }
        switch made.firstAttribute {
        case .right, .trailing: return (made.target, constant)
        case .width:
            guard case .item(let other, .width) = made.target, let indent = indents[made.firstItem],
                context.document.superview(of: made.firstItem) == other
            else { return nil }
            return (.item(other, indent.attribute == .left ? .right : .trailing), indent.constant + constant)
        default: return nil
        }
    }

    /// - Parameters:
    ///   - isText: whether a view is a text or a control.
    ///   - isShown: the same of a neighbour that may be one by its name.
    func all(where isText: (ItemID) -> Bool, beside isShown: (ItemID) -> Bool) -> [End] {
        context.document.constraints.enumerated().compactMap { index, made in
            guard made.firstAttribute == .right || made.firstAttribute == .trailing,
                case .item(let other, made.firstAttribute) = made.target, other != made.firstItem,
                made.relation != .greaterThanOrEqual, made.priority == 1000, !made.isStored, made.multiplier == 1,
                let constant = made.constant, near[other] == nil, let start = near[made.firstItem],
                !isAbout(other, start),
                let parent = context.document.superview(of: other),
                context.document.superview(of: made.firstItem) == parent, isText(made.firstItem), isShown(other),
                constant <= 0, widths[other].map({ $0 + constant > 4 }) ?? (constant > -Self.leastWidth),
                isInRow(made.firstItem, of: other)
            else { return nil }
            return End(
                constraint: MadeConstraintID(index), item: made.firstItem, neighbour: other,
                overlap: widths[other].map { $0 + constant }, isAtMost: made.relation == .lessThanOrEqual)
        }
    }

    private func isAbout(_ item: ItemID, _ target: MadeConstraint.Target) -> Bool {
        if case .item(item, _) = target { return true }
        return false
    }

    /// Whether the middle or an edge of a view certainly lies beside another one.
    func isInRow(_ item: ItemID, of other: ItemID) -> Bool {
        if isAligned(item, with: other) || isAligned(other, with: item) || coversColumn(item)
            || [LayoutAttribute.centerY, .top, .bottom].contains(where: { haveOne($0, item, other) })
            || ends(item, within: other)
        {
            return true
        }
        guard
            let entry = context.solved.first(where: {
                $0.lowered.itemIndices[item] != nil && $0.lowered.itemIndices[other] != nil
            }), let beside = extent(of: other, in: entry)
        else { return false }
        for made in context.blocksByItem[item].flatMap({ constraints(ofBlock: $0) }) {
            guard made.relation == .equal, made.firstAttribute.axis == .vertical, made.firstAttribute.kind != .size,
                case .item(let target, let attribute) = made.target, let constant = made.constant
            else { continue }
            if target == other, made.firstAttribute == .centerY, attribute == .centerY { return abs(constant) < 4 }
            let superview = context.document.superview(of: item)
            if target == superview, attribute == .top, made.firstAttribute == .top {
                return beside.contains(constant + 4)
            }
            guard context.document.superview(of: target) == superview, let extent = extent(of: target, in: entry) else {
                continue
            }
            let place: Double
            switch attribute {
            case .top: place = extent.lowerBound + constant
            case .centerY: place = (extent.lowerBound + extent.upperBound) / 2 + constant
            case .bottom: place = extent.upperBound + constant
            default: continue
            }
            let inside = made.firstAttribute == .top ? place + 4 : made.firstAttribute == .bottom ? place - 4 : place
            return beside.contains(inside)
        }
        return false
    }

    /// Whether a view is tied to the middle, top or bottom of another one.
    private func isAligned(_ item: ItemID, with other: ItemID) -> Bool {
        context.blocksByItem[item].flatMap { constraints(ofBlock: $0) }.contains { made in
            guard made.relation == .equal, made.firstAttribute.axis == .vertical, made.firstAttribute.kind != .size,
                made.target == .item(other, made.firstAttribute), let constant = made.constant
            else { return false }
            return abs(constant) < 4
        }
    }

    /// Whether the middles, tops or bottoms of both hang from one anchor.
    private func haveOne(_ attribute: LayoutAttribute, _ item: ItemID, _ other: ItemID) -> Bool {
        guard let one = anchor(of: attribute, item), let two = anchor(of: attribute, other) else { return false }
        return one.target == two.target && abs(one.constant - two.constant) < 4
    }

    /// Whether the top or bottom of a view lies within another one, whose height is a number and which hangs from the same place.
    private func ends(_ item: ItemID, within other: ItemID) -> Bool {
        guard let height = heights[other] else { return false }
        return [LayoutAttribute.top, .bottom].contains { edge in
            guard let one = anchor(of: edge, item), let two = anchor(of: edge, other), one.target == two.target else {
                return false
            }
            let inside = edge == .top ? one.constant - two.constant : two.constant - one.constant
            return inside >= 0 && inside < height - 4
        }
    }

    private func anchor(of attribute: LayoutAttribute, _ item: ItemID) -> (
        target: MadeConstraint.Target, constant: Double
    )? {
        for made in context.blocksByItem[item].flatMap({ constraints(ofBlock: $0) }) {
            guard made.relation == .equal, made.firstAttribute == attribute, made.target != .unknown,
                let constant = made.constant
            else { continue }
            return (made.target, constant)
        }
        return nil
    }

    /// Whether a view is as high as its superview: whatever lies in that lies beside it.
    private func coversColumn(_ item: ItemID) -> Bool {
        guard let superview = context.document.superview(of: item) else { return false }
        let all = context.blocksByItem[item].flatMap { constraints(ofBlock: $0) }
        return [LayoutAttribute.top, .bottom].allSatisfy { edge in
            all.contains { made in
                made.relation == .equal && made.firstAttribute == edge && made.target == .item(superview, edge)
                    && made.constant.map { abs($0) <= 8 } ?? false
            }
        }
    }

    private func constraints(ofBlock index: Int) -> [MadeConstraint] {
        context.document.blocks[index].chains.flatMap { context.document[$0].constraints }.map { context.document[$0] }
    }

    /// From top to bottom, where both are known whatever is not.
    private func extent(of item: ItemID, in entry: SolvedScenario) -> ClosedRange<Double>? {
        guard context.reliability.isReliableBesidesContent(item), let index = entry.lowered.itemIndices[item],
            entry.solution.isSolved(ItemID(index)), entry.solution.frames.indices.contains(index),
            !entry.solution.ambiguities.contains(where: {
                $0.item.index == index && ($0.attribute == .y || $0.attribute == .height)
            })
        else { return nil }
        let frame = entry.solution.frames[index]
        return frame.height > 0 ? frame.y...(frame.y + frame.height) : nil
    }
}
