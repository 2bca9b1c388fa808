// Where an item lies, in terms of the solver's variables.

import ConstraintSolver

/// A variable plus a constant; -1 stands for the constant alone.
struct ShiftedVariable: Sendable {
    var variable: Int32 = -1
    var shift: Double = 0
}

/// The position and extent of an item along one axis, positions measured from the root's origin.
struct AxisGeometry: Sendable {
    var origin = ShiftedVariable()
    var size = ShiftedVariable()
}

/// An attribute as `origin + fraction * size + constant`; sizes have no origin.
struct AttributeExpression {
    var origin: ShiftedVariable?
    var size: ShiftedVariable
    var fraction: Double
    var constant: Double
}

extension LayoutAttribute {
    /// Whether constants of this attribute count along the direction of writing.
    var followsWritingDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The attribute with leading and trailing replaced by what they mean in a direction of writing.
    func resolved(_ screen: Screen) -> LayoutAttribute {
        switch self {
        case .leading: screen.isRightToLeft ? .right : .left
        case .trailing: screen.isRightToLeft ? .left : .right
        case .leadingMargin: screen.isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: screen.isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    /// Where along the size an attribute lies that no margin or baseline moves; nil for the others.
    var plainFraction: Double? {
        switch self {
        case .left, .leading, .top: 0
        case .right, .trailing, .bottom, .width, .height: 1
        case .centerX, .centerY: 0.5
        default: nil
        }
    }

    /// Where along the size the attribute lies, and how far from there, for a resolved attribute of `item`.
    func place(in item: LayoutItem) -> (fraction: Double, constant: Double) {
        if let plainFraction { return (plainFraction, 0) }
        let margins = item.layoutMargins
        switch self {
        case .leftMargin, .leadingMargin: return (0, margins.left)
        case .rightMargin, .trailingMargin: return (1, -margins.right)
        case .topMargin: return (0, margins.top)
        case .bottomMargin: return (1, -margins.bottom)
        case .centerXWithinMargins: return (0.5, (margins.left - margins.right) / 2)
        case .centerYWithinMargins: return (0.5, (margins.top - margins.bottom) / 2)
        case .lastBaseline: return (1, -item.lastBaseline)
        case .firstBaseline:
            if let distance = item.firstBaseline { return (0, distance) }
            return (1, 0)
        default: return (0, 0)
        }
    }
}
