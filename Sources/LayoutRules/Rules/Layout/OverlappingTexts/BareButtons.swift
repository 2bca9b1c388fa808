// Buttons that show nothing, and only take the touches of what lies below them.

import AutoLayout
import MasonrySemantics

extension OverlappingTexts {
    /// Whether one of two views is a label, which takes no touches, and the other one a button without title, image and colour.
    static func coversTextAlone(_ pair: Pair, _ colours: Set<ItemID>, _ context: RuleContext) -> Bool {
        func isBare(_ item: ItemID) -> Bool {
            context.document.bareButtons.contains(item) && !colours.contains(item)
        }
        return isBare(pair.first) && context.document.isLabel(pair.second)
            || isBare(pair.second) && context.document.isLabel(pair.first)
    }
}
