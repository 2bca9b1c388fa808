// The attributes an Auto Layout constraint can relate.

/// One attribute of a view or layout guide; names and meaning are those of `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: UInt8, CaseIterable, Sendable, Hashable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// The second attribute of a constraint that has no second item.
    case notAnAttribute

    /// The name as `NSLayoutConstraint` spells it, e.g. `centerYWithinMargins`.
    public var name: String { Self.names[Int(rawValue)] }

    /// In the order of the cases. Asking the compiler each time took as long as all else that texts of constraints need.
    private static let names = allCases.map { String(describing: $0) }

    /// What kind of quantity this is; only equal kinds may be related.
    public var kind: Kind {
        switch self {
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontalPosition
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .verticalPosition
        case .notAnAttribute: .none
        }
    }

    /// Whether it is a centre, also one within margins.
    public var isCenter: Bool {
        switch self {
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
        default: false
        }
    }

    /// The kind of quantity an attribute stands for.
    public enum Kind: UInt8, Sendable, Hashable {
        case horizontalPosition, verticalPosition, size, none
    }

    /// The axis along which the attribute is measured; nil for `notAnAttribute`.
    public var axis: Axis? {
        switch kind {
        case .horizontalPosition: .horizontal
        case .verticalPosition: .vertical
        case .size: self == .width ? .horizontal : .vertical
        case .none: nil
        }
    }
}

/// One of the two axes of a layout.
public enum Axis: UInt8, CaseIterable, Sendable, Hashable {
    case horizontal, vertical
}

/// How a constraint relates its two sides.
public enum LayoutRelation: Int8, Sendable, Hashable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// `==`, `<=` or `>=`.
    public var symbol: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The same relation between the sides in the other order, or between the negated sides.
    package var turned: LayoutRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
