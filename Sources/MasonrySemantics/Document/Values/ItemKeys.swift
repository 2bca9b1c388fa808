// By what items that belong to a view are found again.

import AutoLayout
import MasonrySyntax

/// Which guide of which view.
struct SystemGuideKey: Hashable, Sendable {
    var owner: ItemID
    var kind: LayoutItem.Kind
}

/// Which property of which view.
struct KeptViewKey: Hashable, Sendable {
    var owner: ItemID
    var name: Name
}
