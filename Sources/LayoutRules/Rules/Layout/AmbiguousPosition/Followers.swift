// Views that another view carries along: nothing else says where they lie, so they do not hold it.

import AutoLayout
import MasonrySemantics

/// The constraints about places, by the views that they name.
struct Followers {
    private let document: LayoutDocument
    private var touching: [AxisPlace: [Int]] = [:]
    /// The views in which something is tied to what lies outside.
    private var crossed: Set<AxisPlace> = []

    private static let deepest = 16

    /// Complexity: O(constraints × depth).
    init(_ document: LayoutDocument) {
        self.document = document
        for (index, made) in document.constraints.enumerated() where made.firstAttribute.kind != .size {
            guard let axis = made.firstAttribute.axis else { continue }
            touching[AxisPlace(item: made.firstItem, axis: axis), default: []].append(index)
            guard case .item(let second, _) = made.target else { continue }
            if second != made.firstItem { touching[AxisPlace(item: second, axis: axis), default: []].append(index) }
            let first = Set(document.ancestors(of: made.firstItem))
            for view in first.symmetricDifference(document.ancestors(of: second))
            where view != made.firstItem && view != second {
                crossed.insert(AxisPlace(item: view, axis: axis))
            }
        }
    }

    /// Whether a view lies where one constraint says, and all that is tied to it hangs on it in the same way.
    func hangs(_ view: ItemID, by index: Int, depth: Int = 0) -> Bool {
        let made = document.constraints[index]
        guard depth < Self.deepest, made.relation == .equal, made.firstAttribute.kind != .size, made.firstItem == view,
            let axis = made.firstAttribute.axis
        else { return false }
        let place = AxisPlace(item: view, axis: axis)
        let view = document[view]
        guard !crossed.contains(place), view.className?.hasPrefix("UI") == true,
            view.unknowns.isSubset(of: [.width, .height, .numbers, .laterConstraints])
        else { return false }
        return (touching[place] ?? []).allSatisfy { other in
            if other == index { return true }
            let made = document.constraints[other]
            return made.firstItem != place.item && hangs(made.firstItem, by: other, depth: depth + 1)
        }
    }
}
