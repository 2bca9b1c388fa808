// Whether two views may be seen at the same time.

import AutoLayout
import MasonrySemantics

extension RuleContext {
    /// Whether no code hides or fades one of the two: else perhaps only one is seen at a time.
    func areSeenTogether(_ one: ItemID, _ other: ItemID) -> Bool {
        let changes = events(
            named: "isHidden", "hidden", "setHidden", "alpha", "setAlpha", "removeFromSuperview", "transform")
        return !changes.contains { _, event in
            guard let item = item(named: event.receiver) else {
                // Of what cannot be named it may be one of the two.
                return event.receiver != nil && path(event.receiver) == nil
            }
            return [one, other].contains { document.isAncestor(item, of: $0) }
        }
    }
}
