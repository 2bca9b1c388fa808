// Labels that are as high as their line, because nothing else says how high they are.

import AutoLayout
import MasonrySemantics

/// Finds labels of one line of which one edge, or the middle, is placed vertically, and no height.
struct LineTargets {
    private let document: LayoutDocument
    private var places: [ItemID: Int] = [:]

    /// Complexity: O(constraints).
    init(_ document: LayoutDocument) {
        self.document = document
        for made in document.constraints where made.firstAttribute.axis != .horizontal {
            // A height counts as two edges: either is one too many.
            places[made.firstItem, default: 0] += made.firstAttribute.kind == .size ? 2 : 1
        }
    }

    /// The labels among `views`, with the height of their line in points.
    func all(among views: Set<ItemID>) -> [(item: ItemID, size: Double)] {
        views.sorted().compactMap { item in
            guard places[item] == 1, let line = document.labelLines[item], line.count == 1,
                document[item].unknowns.isDisjoint(with: [.constraints, .laterConstraints, .parent]),
                document.superview(of: item).map({ !document.isStackView($0) }) ?? false
            else { return nil }
            return (item, line.height)
        }
    }
}
