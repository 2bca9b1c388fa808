// Texts and controls that begin inside a label beside them, of which an edge was taken for the opposite one.

import AutoLayout
import MasonrySemantics

/// Finds views whose near edge is tied to the near edge of a label of known size, not to its far one, and which reach out of it.
struct StartsInside {
    private let context: RuleContext
    /// The lengths that numbers give, in points.
    private var lengths: [AxisPlace: Double] = [:]
    private var beginnings: [ItemID: MadeConstraint] = [:]
    /// The views to which far edges or sizes are tied: what also begins in them lies in them on purpose.
    private var ends: [AxisPlace: Set<ItemID>] = [:]

    /// In points: less is a line of text that is set a little lower than another.
    private static let leastIndent = 4.0

    /// Complexity: O(constraints).
    init(_ context: RuleContext) {
        self.context = context
        for made in context.document.constraints {
            switch (made.firstAttribute, made.target) {
            case (.width, .none), (.height, .none):
                guard made.relation == .equal, let axis = made.firstAttribute.axis, let constant = made.constant else {
                    continue
                }
                lengths[AxisPlace(item: made.firstItem, axis: axis)] = constant
            case (.left, _), (.leading, _): beginnings[made.firstItem] = made
            case (.top, _): break
            case (.centerX, _), (.centerY, _): break
            case (_, .item(let other, _)):
                guard let axis = made.firstAttribute.axis else { continue }
                ends[AxisPlace(item: made.firstItem, axis: axis), default: []].insert(other)
            default: break
            }
        }
    }

    /// - Parameters:
    ///   - isText: whether a view is a text or a control.
    ///   - isKnown: whether a pair is reported as an overlap of known frames.
    func reports(where isText: (ItemID) -> Bool, besides isKnown: (ItemID, ItemID) -> Bool) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        let neighbours = EndsOnNeighbours(context)
        return context.document.constraints.enumerated().compactMap { index, made in
            guard let (other, indent) = start(made), isText(made.firstItem), !isKnown(made.firstItem, other),
                made.firstAttribute == .top
                    ? begin(made.firstItem, with: other) : areInRow(made.firstItem, other, neighbours),
                [made.firstItem, other].allSatisfy({ context.reliability.isReliableBesidesContent($0) }),
                context.areSeenTogether(made.firstItem, other)
            else { return nil }
            return report(MadeConstraintID(index), beside: other, indent)
        }
    }

    /// The label whose near edge a constraint takes, and how far inside it puts its first item.
    private func start(_ made: MadeConstraint) -> (other: ItemID, indent: Double)? {
        let document = context.document
        guard made.relation == .equal, made.priority == 1000, !made.isStored, made.multiplier == 1,
            [.left, .leading, .top].contains(made.firstAttribute), let axis = made.firstAttribute.axis,
            case .item(let other, made.firstAttribute) = made.target, other != made.firstItem, document.isLabel(other),
            let superview = document.superview(of: other), document.superview(of: made.firstItem) == superview,
            let indent = made.constant, indent >= Self.leastIndent,
            let length = lengths[AxisPlace(item: other, axis: axis)], indent < length - Self.leastIndent,
            ends[AxisPlace(item: made.firstItem, axis: axis)]?.contains(other) != true
        else { return nil }
        // What ends in it lies in it, as a badge does.
        if let own = lengths[AxisPlace(item: made.firstItem, axis: axis)], indent + own <= length { return nil }
        return (other, indent)
    }

    private func areInRow(_ item: ItemID, _ other: ItemID, _ neighbours: EndsOnNeighbours) -> Bool {
        neighbours.isInRow(item, of: other) || neighbours.isInRow(other, of: item)
    }

    /// Whether two views begin at about the same place of a row.
    private func begin(_ item: ItemID, with other: ItemID) -> Bool {
        guard let made = beginnings[item], made.relation == .equal, let constant = made.constant else { return false }
        if case .item(other, made.firstAttribute) = made.target { return abs(constant) < Self.leastIndent }
        guard let beside = beginnings[other], beside.relation == .equal, let second = beside.constant else {
            return false
        }
        return beside.target == made.target && abs(constant - second) < Self.leastIndent
    }

    private func report(_ constraint: MadeConstraintID, beside other: ItemID, _ indent: Double) -> FindingDraft {
        let made = context.document[constraint]
        let (name, neighbour) = (context.document.name(of: made.firstItem), context.document.name(of: other))
        let edge =
            switch made.firstAttribute {
            case .top: "bottom"
            case .left: "right"
            default: "trailing"
            }
        var report = FindingDraft(
            context.place(of: constraint),
            "`\(name)` begins \(indent) pt inside `\(neighbour)`: one is drawn over the other. Begin it at that view's `\(edge)`."
        ).relating(context.place(of: other), "`\(neighbour)` is placed here")
        report.severity = .information
        return report
    }
}
