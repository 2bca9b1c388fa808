// Where an attribute of an item lies, for lines that measure between two of them.

import AutoLayout

/// A position tied to an item: a part of the way along it, and some points more. It holds for every frame the item
/// may get, so a line between two anchors follows the layout when the screen changes.
struct Anchor {
    var item: Int
    /// 0 at the left or top of the item, 1 at its right or bottom.
    var fraction: Double
    /// In points.
    var offset = 0.0
}

extension Scene {
    /// The coordinate of `anchor` along `axis` in points of the scene.
    func position(of anchor: Anchor, along axis: Axis) -> Double {
        let (start, end) = extent(of: anchor.item, along: axis)
        return start + (end - start) * anchor.fraction + anchor.offset
    }

    /// The place of `attribute` on the item at `index`; nil for sizes.
    func anchor(_ attribute: LayoutAttribute, of index: Int) -> Anchor? {
        let item = item(index)
        let margins = item.layoutMargins
        let isRightToLeft = input.layout.screen.isRightToLeft
        func at(_ fraction: Double, _ offset: Double = 0) -> Anchor {
            Anchor(item: index, fraction: fraction, offset: offset.isFinite ? offset : 0)
        }
        switch attribute {
        case .left, .top: return at(0)
        case .right, .bottom: return at(1)
        case .leading: return at(isRightToLeft ? 1 : 0)
        case .trailing: return at(isRightToLeft ? 0 : 1)
        case .centerX, .centerY: return at(0.5)
        case .lastBaseline: return at(1, -item.lastBaseline)
        case .firstBaseline: return item.firstBaseline.map { at(0, $0) } ?? at(1)
        case .leftMargin: return at(0, margins.left)
        case .rightMargin: return at(1, -margins.right)
        case .leadingMargin: return isRightToLeft ? at(1, -margins.right) : at(0, margins.left)
        case .trailingMargin: return isRightToLeft ? at(0, margins.left) : at(1, -margins.right)
        case .topMargin: return at(0, margins.top)
        case .bottomMargin: return at(1, -margins.bottom)
        case .centerXWithinMargins: return at(0.5, (margins.left - margins.right) / 2)
        case .centerYWithinMargins: return at(0.5, (margins.top - margins.bottom) / 2)
        case .width, .height, .notAnAttribute: return nil
        }
    }

    /// 1, or -1 where a greater value of `attribute` lies further to the left: at leading and trailing positions on
    /// right-to-left screens.
    func growth(of attribute: LayoutAttribute) -> Double {
        switch attribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin: input.layout.screen.isRightToLeft ? -1 : 1
        default: 1
        }
    }

    /// The extent of the item at `index` along `axis`, in points of the scene.
    func extent(of index: Int, along axis: Axis) -> (Double, Double) {
        let frame = frames[index]
        return axis == .horizontal ? (frame.x, frame.maxX) : (frame.y, frame.maxY)
    }
}

extension LayoutAttribute {
    /// Whether the attribute lies at the layout margins of its item.
    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}
