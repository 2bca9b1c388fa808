// Icons: image views of a small size that is a number.

import AutoLayout
import MasonrySemantics

/// The image views that constraints make no wider and no higher than an icon. A larger one may be a background.
struct SmallIcons {
    private var sizes: [ItemID: Set<LayoutAttribute>] = [:]
    private static let largest = 48.0

    init(_ document: LayoutDocument) {
        for made in document.constraints {
            guard made.firstAttribute.kind == .size, made.relation == .equal, made.target == .none,
                let size = made.constant, size > 4, size <= Self.largest,
                document[made.firstItem].className == "UIImageView"
            else { continue }
            sizes[made.firstItem, default: []].insert(made.firstAttribute)
        }
    }

    func contains(_ item: ItemID) -> Bool { sizes[item]?.count == 2 }
}
