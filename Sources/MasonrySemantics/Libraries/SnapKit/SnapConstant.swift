// The constant that a SnapKit value gives an attribute.

import AutoLayout

extension Evaluator {
    /// The constant that a value gives an attribute of the second item; nil where it is not known.
    mutating func snapConstant(_ value: Value, for attribute: LayoutAttribute) -> Double? {
        SnapConstant.value(value, for: attribute, isRightToLeft: definitions.settings.snapKit.isRightToLeft)
            ?? knownConstant(of: value, for: attribute)
    }
}

/// ConstraintConstantTarget.swift, and ConstraintInsetTarget.swift for `inset`.
enum SnapConstant {
    /// The constant for the attribute that the *second* item is related by; nil for a value that is not known.
    static func value(_ value: Value, for attribute: LayoutAttribute, isRightToLeft: Bool) -> Double? {
        switch value {
        case .number(let number, _): number
        case .point(let x, let y):
            switch attribute.kind {
            case .horizontalPosition: x
            case .verticalPosition: y
            case .size, .none: 0
            }
        case .size(let size): attribute == .width ? size.width : attribute == .height ? size.height : 0
        case .insets(let insets): inset(insets, for: attribute, isMirrored: isRightToLeft)
        case .directionalInsets(let insets): directional(insets, for: attribute, isRightToLeft: isRightToLeft)
        case .unknown: nil
        default: 0
        }
    }

    /// `left` and `right` are taken as they are; leading and trailing follow the configured direction.
    private static func inset(_ insets: EdgeInsets, for attribute: LayoutAttribute, isMirrored: Bool) -> Double {
        switch attribute {
        case .left, .leftMargin: insets.left
        case .right, .rightMargin: -insets.right
        case .leading, .leadingMargin: isMirrored ? insets.right : insets.left
        case .trailing, .trailingMargin: isMirrored ? -insets.left : -insets.right
        default: common(insets, for: attribute)
        }
    }

    /// Of directional insets, `left` is leading and `right` trailing.
    private static func directional(
        _ insets: EdgeInsets, for attribute: LayoutAttribute, isRightToLeft: Bool
    ) -> Double {
        switch attribute {
        case .left, .leftMargin: isRightToLeft ? insets.right : insets.left
        case .right, .rightMargin: isRightToLeft ? -insets.left : -insets.right
        case .leading, .leadingMargin: insets.left
        case .trailing, .trailingMargin: -insets.right
        default: common(insets, for: attribute)
        }
    }

    private static func common(_ insets: EdgeInsets, for attribute: LayoutAttribute) -> Double {
        switch attribute {
        case .top, .topMargin, .firstBaseline: insets.top
        case .bottom, .bottomMargin, .lastBaseline: -insets.bottom
        case .centerX, .centerXWithinMargins: (insets.left - insets.right) / 2
        case .centerY, .centerYWithinMargins: (insets.top - insets.bottom) / 2
        case .width: -(insets.left + insets.right)
        case .height: -(insets.top + insets.bottom)
        default: 0
        }
    }

    /// What `inset(…)` stores: a number becomes insets on all four sides; nil for a value it does not take.
    static func insetValue(_ value: Value) -> Value? {
        switch value {
        case .number(let number, _):
            .insets(EdgeInsets(top: number, left: number, bottom: number, right: number))
        case .insets, .directionalInsets, .unknown: value
        default: nil
        }
    }
}
