// What an expression evaluates to. Everything is three-valued: a known value, or unknown.

import AutoLayout
import MasonrySyntax
import SourceText

/// The value of an expression.
package indirect enum Value: Sendable {
    case unknown
    /// `isInteger` as the host language sees it, because `9/16` of two integers is 0.
    case number(Double, isInteger: Bool)
    case point(x: Double, y: Double)
    case size(Size)
    case insets(EdgeInsets)
    /// `NSDirectionalEdgeInsets`: left stands for leading, right for trailing.
    case directionalInsets(EdgeInsets)
    case string(String)
    case boolean(Bool)
    case null
    case item(ItemID)
    /// `view.mas_left`, `view.snp.edges`: attributes of an item; empty for `view.snp` alone.
    case attributes(ItemID, [LayoutAttribute])
    case array([Value])
    case maker(BlockID)
    case chain(ChainID)
    /// A value with no meaning to layouts whose type still is known (`NSSet`, a class name, a controller …).
    case object(className: String)
    case closure(ExpressionID)
}

/// The library whose semantics hold.
package enum Library: Sendable, Hashable {
    case masonry, snapKit
    /// `NSLayoutConstraint`, anchors, visual format, stack views, hugging: UIKit itself.
    case uiKit
}
