// Where an attribute of an item lies, for lines that measure between two of them.

import AutoLayout

extension Scene {
    /// The position of `attribute` of the item at `index` in points of the scene; nil for sizes.
    func position(of attribute: LayoutAttribute, at index: Int) -> Double? {
        let frame = frames[index]
        let item = item(index)
        let margins = item.layoutMargins
        let isRightToLeft = input.layout.screen.isRightToLeft
        switch attribute {
        case .left: return frame.x
        case .right: return frame.maxX
        case .leading: return isRightToLeft ? frame.maxX : frame.x
        case .trailing: return isRightToLeft ? frame.x : frame.maxX
        case .top: return frame.y
        case .bottom: return frame.maxY
        case .centerX: return frame.midX
        case .centerY: return frame.midY
        case .lastBaseline: return frame.maxY - item.lastBaseline
        case .firstBaseline: return item.firstBaseline.map { frame.y + $0 } ?? frame.maxY
        case .leftMargin: return frame.x + margins.left
        case .rightMargin: return frame.maxX - margins.right
        case .leadingMargin: return isRightToLeft ? frame.maxX - margins.right : frame.x + margins.left
        case .trailingMargin: return isRightToLeft ? frame.x + margins.left : frame.maxX - margins.right
        case .topMargin: return frame.y + margins.top
        case .bottomMargin: return frame.maxY - margins.bottom
        case .centerXWithinMargins: return (frame.x + margins.left + frame.maxX - margins.right) / 2
        case .centerYWithinMargins: return (frame.y + margins.top + frame.maxY - margins.bottom) / 2
        case .width, .height, .notAnAttribute: return nil
        }
    }

    /// Whether a greater value of `attribute` lies further to the left: leading and trailing on right-to-left screens.
    func grows(_ attribute: LayoutAttribute) -> Double {
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
