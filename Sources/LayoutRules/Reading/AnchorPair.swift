// The anchors that a required equation ties.

import AutoLayout
import MasonrySemantics

/// What two required equations between the same anchors, or of the same size, have in common.
struct AnchorPair: Hashable {
    private let item: ItemID
    private let attribute: LayoutAttribute
    private let target: MadeConstraint.Target
    private let multiplier: Double

    /// nil for other relations, for what may give way, and where one of the two sides is not known.
    init?(of id: MadeConstraintID, in document: LayoutDocument) {
        let made = document[id]
        guard made.relation == .equal, made.priority == 1000, made.target != .unknown, let multiplier = made.multiplier
        else { return nil }
        (item, attribute, target) = (made.firstItem, made.firstAttribute, made.target)
        self.multiplier = multiplier
    }
}
