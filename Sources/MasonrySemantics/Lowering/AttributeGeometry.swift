// An attribute as arithmetic on a frame.

import AutoLayout

/// `position * origin + share * length + constant` of a frame, along one axis.
package struct AttributeGeometry {
    package var origin: LayoutSolution.FrameAttribute
    package var length: LayoutSolution.FrameAttribute
    /// 1 for positions, 0 for sizes.
    package var position: Double
    package var share: Double
    package var constant: Double

    /// nil for `notAnAttribute`.
    package init?(_ attribute: LayoutAttribute, of item: LayoutItem, isRightToLeft: Bool) {
        guard let axis = attribute.axis else { return nil }
        origin = axis == .horizontal ? .x : .y
        length = axis == .horizontal ? .width : .height
        position = attribute.kind == .size ? 0 : 1
        let margins = item.layoutMargins
        switch Self.absolute(attribute, isRightToLeft: isRightToLeft) {
        case .left, .top: (share, constant) = (0, 0)
        case .right, .bottom: (share, constant) = (1, 0)
        case .width, .height: (share, constant) = (1, 0)
        case .centerX, .centerY: (share, constant) = (0.5, 0)
        case .lastBaseline: (share, constant) = (1, -item.lastBaseline)
        case .firstBaseline: (share, constant) = item.firstBaseline.map { (0, $0) } ?? (1, 0)
        case .leftMargin: (share, constant) = (0, margins.left)
        case .rightMargin: (share, constant) = (1, -margins.right)
        case .topMargin: (share, constant) = (0, margins.top)
        case .bottomMargin: (share, constant) = (1, -margins.bottom)
        case .centerXWithinMargins: (share, constant) = (0.5, (margins.left - margins.right) / 2)
        case .centerYWithinMargins: (share, constant) = (0.5, (margins.top - margins.bottom) / 2)
        default: return nil
        }
    }

    private static func absolute(_ attribute: LayoutAttribute, isRightToLeft: Bool) -> LayoutAttribute {
        switch attribute {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: attribute
        }
    }

    /// In points.
    package func value(in frame: Rect) -> Double {
        let start = origin == .x ? frame.x : frame.y
        let extent = length == .width ? frame.width : frame.height
        return position * start + share * extent + constant
    }
}
