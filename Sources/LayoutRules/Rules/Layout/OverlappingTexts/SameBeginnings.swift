// Labels that begin just where an icon or another label of their row does.

import AutoLayout
import MasonrySemantics

/// Finds labels of which the beginning is tied to the same place as that of a small icon or another label beside them.
struct SameBeginnings {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// - Parameter isKnown: whether a pair is reported as an overlap of known frames.
    func reports(besides isKnown: (ItemID, ItemID) -> Bool) -> [FindingDraft] {
        guard context.tree.dialect != .masonry else { return [] }
        let filled = LabelsOfUnknownText(context)
        let labels = filled.all.union(filled.variable())
        guard !labels.isEmpty else { return [] }
        let icons = SmallIcons(context.document)
        let widths = ownWidths()
        return TextEnds(of: context.document).beginningTogether(in: context.document) { item in
            labels.contains(item) || icons.contains(item)
        }.compactMap { first, second in
            guard labels.contains(first) || labels.contains(second), !isKnown(first, second),
                [first, second].allSatisfy({ context.reliability.isReliableBesidesContent($0) }),
                context.areSeenTogether(first, second)
            else { return nil }
            let (label, other) = labels.contains(second) ? (second, first) : (first, second)
            // A plate below a text that is no wider.
            if icons.contains(other), let width = widths[label], let plate = widths[other], width <= plate {
                return nil
            }
            return report(label, beside: other)
        }
    }

    /// In points.
    private func ownWidths() -> [ItemID: Double] {
        var widths: [ItemID: Double] = [:]
        for made in context.document.constraints
        where made.firstAttribute == .width && made.relation == .equal && made.target == .none {
            widths[made.firstItem] = made.constant
        }
        return widths
    }

    private func report(_ label: ItemID, beside other: ItemID) -> FindingDraft? {
        guard let place = context.place(of: label) else { return nil }
        let (name, neighbour) = (context.document.name(of: label), context.document.name(of: other))
        var report = FindingDraft(
            place,
            "`\(name)` begins where `\(neighbour)` does, in the same row: one is drawn over the other. Place one after the other."
        ).relating(context.place(of: other), "`\(neighbour)` is placed here")
        report.severity = .information
        return report
    }
}
