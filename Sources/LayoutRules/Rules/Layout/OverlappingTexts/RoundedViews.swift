// Views whose corners code rounds: what is drawn of a circle leaves the corners of its frame free.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Which views have rounded corners, and whether what is drawn of two such views meets.
struct RoundedViews {
    private var views: Set<ItemID> = []
    /// Whether code rounds something that cannot be named.
    private var mayRoundAny = false

    init(_ context: RuleContext) {
        for (_, event) in context.events(named: "cornerRadius", "setCornerRadius") {
            guard var receiver = event.receiver else { continue }
            if case .member(let view, let layer, _) = context.tree[receiver].kind,
                layer == context.tree.names.find("layer")
            {
                receiver = view
            }
            if let item = context.item(named: receiver) {
                views.insert(item)
            } else {
                mayRoundAny = true
            }
        }
    }

    /// Whether two views whose frames share more than `tolerance` points do so in what is drawn of them, too, however round
    /// their corners are.
    func meet(_ pair: (ItemID, ItemID), _ frames: (Rect, Rect), tolerance: Double) -> Bool {
        guard mayRoundAny || views.contains(pair.0) || views.contains(pair.1) else { return true }
        let (one, other) = (Shape(frames.0, isRound: isRound(pair.0)), Shape(frames.1, isRound: isRound(pair.1)))
        return one.distance(to: other) < one.radius + other.radius - tolerance
    }

    private func isRound(_ item: ItemID) -> Bool { mayRoundAny || views.contains(item) }

    /// All points that are not further than `radius` from a rectangle: at its roundest a capsule, or a circle.
    private struct Shape {
        let core: Rect
        let radius: Double

        init(_ frame: Rect, isRound: Bool) {
            radius = isRound ? min(frame.width, frame.height) / 2 : 0
            core = Rect(
                x: frame.x + radius, y: frame.y + radius, width: frame.width - 2 * radius,
                height: frame.height - 2 * radius)
        }

        /// Between the two rectangles within, in points; negative where they share a part.
        func distance(to other: Shape) -> Double {
            let x = max(core.x, other.core.x) - min(core.x + core.width, other.core.x + other.core.width)
            let y = max(core.y, other.core.y) - min(core.y + core.height, other.core.y + other.core.height)
            guard x > 0 || y > 0 else { return max(x, y) }
            return (max(x, 0) * max(x, 0) + max(y, 0) * max(y, 0)).squareRoot()
        }
    }
}
