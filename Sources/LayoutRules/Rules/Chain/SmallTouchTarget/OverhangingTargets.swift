// Buttons that hang out of their superview, which passes on no touches outside of its bounds.

import AutoLayout
import MasonrySemantics

/// How much of a view with a length in numbers lies inside its superview along each axis.
struct OverhangingTargets {
    private let document: LayoutDocument
    private var lengths: [AxisPlace: Double] = [:]
    /// The constraints that put an edge outside, with how far, in points.
    private var edges: [(constraint: MadeConstraintID, place: AxisPlace, distance: Double)] = []

    /// Complexity: O(constraints).
    init(_ document: LayoutDocument) {
        self.document = document
        for (index, made) in document.constraints.enumerated()
        where made.relation == .equal && made.priority == 1000 && !made.isStored {
            guard let axis = made.firstAttribute.axis, let constant = made.constant else { continue }
            let place = AxisPlace(item: made.firstItem, axis: axis)
            switch (made.firstAttribute, made.target) {
            case (.width, .none), (.height, .none): lengths[place] = constant
            case (.right, .item(let other, .right)), (.trailing, .item(let other, .trailing)),
                (.bottom, .item(let other, .bottom)):
                guard constant > 0, takesTouches(other, around: made.firstItem) else { continue }
                edges.append((MadeConstraintID(index), place, constant))
            case (.left, .item(let other, .left)), (.leading, .item(let other, .leading)),
                (.top, .item(let other, .top)):
                guard constant < 0, takesTouches(other, around: made.firstItem) else { continue }
                edges.append((MadeConstraintID(index), place, -constant))
            default: continue
            }
        }
    }

    /// The views of which less than `least` points are left inside, with the constraint that puts the rest outside.
    func all(below least: Double, where isTarget: (ItemID) -> Bool) -> [(constraint: MadeConstraintID, size: Double)] {
        edges.compactMap { constraint, place, distance in
            guard isTarget(place.item), let length = lengths[place], length >= least, length - distance < least,
                length > distance
            else { return nil }
            return (constraint, length - distance)
        }
    }

    /// Whether an item is the superview of another one, and passes on what lies in its bounds alone: some classes say otherwise.
    private func takesTouches(_ item: ItemID, around view: ItemID) -> Bool {
        document.superview(of: view) == item
            && !(document[item].className.map(document.classesWithOwnTouches.contains) ?? false)
    }
}
