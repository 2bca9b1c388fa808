// Views that show nothing and only hold others apart: where they lie along the other axis is nobody's concern.

import AutoLayout
import MasonrySemantics

/// Tells plain views without colour and content that give a scroll view the width or height of its content.
struct InvisibleSpacers {
    private let spacers: Set<ItemID>

    /// Complexity: O(items + tokens), where some of `candidates` lie in scroll views.
    init(among candidates: [ItemID], in context: RuleContext) {
        let document = context.document
        var scrolled = Set(
            candidates.filter { item in
                guard document[item].className == "UIView", let parent = document.superview(of: item),
                    case .scrollView = document[parent].layout.kind
                else { return false }
                return true
            })
        if !scrolled.isEmpty {
            for index in document.items.indices {
                if let parent = document.superview(of: ItemID(index)) { scrolled.remove(parent) }
            }
            let mentions = ViewMentions(of: Set(scrolled.map { document[$0].name }), in: context)
            scrolled = scrolled.filter { mentions.isOnlyMadeAndPlaced(document[$0].name) }
        }
        spacers = scrolled
    }

    func contains(_ item: ItemID) -> Bool { spacers.contains(item) }
}
