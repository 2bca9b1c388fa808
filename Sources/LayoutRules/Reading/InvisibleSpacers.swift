// Views that show nothing and only hold others apart: where they lie along the other axis is nobody's concern.

import AutoLayout
import MasonrySemantics

/// Tells plain views without colour and content: those that give a scroll view the width or height of its content, and
/// those that no other file can fill.
struct InvisibleSpacers {
    private let spacers: Set<ItemID>

    /// Complexity: O(items + tokens), where some of `candidates` are plain views.
    init(among candidates: [ItemID], in context: RuleContext) {
        let document = context.document
        var plain = Set(
            candidates.filter { item in
                guard document[item].className == "UIView", let parent = document.superview(of: item) else {
                    return false
                }
                if case .scrollView = document[parent].layout.kind { return true }
                return !Self.isSeenByOthers(item, context)
            })
        if !plain.isEmpty {
            for index in document.items.indices {
                if let parent = document.superview(of: ItemID(index)) { plain.remove(parent) }
            }
            let mentions = ViewMentions(of: Set(plain.map { document[$0].name }), in: context)
            plain = plain.filter { mentions.isOnlyMadeAndPlaced(document[$0].name) }
        }
        spacers = plain
    }

    /// Whether other files may name a view: it may be coloured or filled there.
    private static func isSeenByOthers(_ item: ItemID, _ context: RuleContext) -> Bool {
        guard let owner = context.document[item].owner else { return true }
        return context.code.facts.types.contains { type in
            type.name == owner
                && type.members.contains { $0.name == context.document[item].name && !$0.isPrivate }
        }
    }

    func contains(_ item: ItemID) -> Bool { spacers.contains(item) }

    /// Whether nothing else moves with what a view leaves open.
    func containsAll(of groups: [FreedomGroup]) -> Bool {
        groups.allSatisfy { group in
            contains(group.primary.item) && group.members.allSatisfy { contains($0.item) }
        }
    }
}
