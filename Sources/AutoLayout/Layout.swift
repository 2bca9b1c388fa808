// The input of the engine: a tree of views and guides on one screen, and the constraints between them.

/// Identifies a view or guide of one `Layout`: its index in `Layout.items`.
public struct ItemID: Hashable, Comparable, Sendable {
    @usableFromInline let storage: Int32

    /// The place in `Layout.items`, from 0.
    @inlinable public var index: Int { Int(storage) }

    /// The item at `index` of `Layout.items`; an index that no memory could hold becomes 2³¹−1.
    @inlinable public init(_ index: Int) { storage = Int32(clamping: index) }

    /// In the order of `Layout.items`.
    @inlinable public static func < (lhs: ItemID, rhs: ItemID) -> Bool { lhs.storage < rhs.storage }
}

/// Identifies a constraint of one `Layout`: its index in `Layout.constraints`.
public struct ConstraintID: Hashable, Comparable, Sendable {
    @usableFromInline let storage: Int32

    /// The place in `Layout.constraints`, from 0.
    @inlinable public var index: Int { Int(storage) }

    /// The constraint at `index` of `Layout.constraints`; an index that no memory could hold becomes 2³¹−1.
    @inlinable public init(_ index: Int) { storage = Int32(clamping: index) }

    /// In written order.
    @inlinable public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.storage < rhs.storage }
}

/// A priority of Auto Layout, 1 … 1000; 1000 is required. Fractions are legal.
public struct LayoutPriority: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Above 0, at most 1000.
    public let value: Double

    /// A priority of `value`: any number above 0 and up to 1000, as UIKit takes it; others are clamped.
    public init(_ value: Double) { self.value = value.isFinite ? min(max(value, Self.least), 1000) : 1000 }
    /// The least priority there is: a `Float` above 0.
    private static let least = Double(Float.leastNonzeroMagnitude)
    /// A whole priority, clamped like any other.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    /// A fractional priority, clamped like any other.
    public init(floatLiteral value: Double) { self.init(value) }

    /// The constraint must hold: 1000.
    public static let required: LayoutPriority = 1000
    /// `UILayoutPriority.defaultHigh`: 750.
    public static let defaultHigh: LayoutPriority = 750
    /// `UILayoutPriority.defaultLow`: 250.
    public static let defaultLow: LayoutPriority = 250
    /// Whether a constraint of this priority must hold.
    public var isRequired: Bool { value >= 1000 }

    /// By value.
    public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool { lhs.value < rhs.value }
}

/// A value for each axis.
public struct AxisPair<Value: Sendable>: Sendable {
    /// The value for the horizontal axis.
    public var horizontal: Value
    /// The value for the vertical axis.
    public var vertical: Value

    /// A pair of values, one an axis.
    public init(horizontal: Value, vertical: Value) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The value for one axis.
    public subscript(axis: Axis) -> Value {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension AxisPair: Equatable where Value: Equatable {}
extension AxisPair: Hashable where Value: Hashable {}

/// A view or a layout guide.
public struct LayoutItem: Sendable, Hashable {
    /// What an item is; guides have a frame but no size of their own and no children.
    public enum Kind: Sendable, Hashable {
        case view
        /// A view whose children are laid out in a content area: edges and margins of the view that descendants relate to
        /// mean the content area's; its centres, `width` and `height` mean the visible frame.
        case scrollView
        /// A view that the system keeps as large as its superview, such as the content view of a cell.
        case contentView
        /// A guide that only constraints place.
        case guide
        /// The owner's bounds less the part of the screen's safe area insets that reaches into it.
        case safeAreaGuide
        /// The owner's bounds less its layout margins.
        case layoutMarginsGuide
        /// As `layoutMarginsGuide`, and at most `Layout.readableWidth` points wide, centred.
        case readableContentGuide
        /// The content area of a scroll view.
        case contentLayoutGuide
        /// The visible frame of a scroll view.
        case frameLayoutGuide
    }

    /// The name shown in explanations.
    public var name: String
    /// What the item is.
    public var kind: Kind
    /// The superview, or the owning view of a guide; nil for a root.
    public var parent: ItemID?
    /// The intrinsic content size in points; nil on an axis without one.
    public var intrinsicSize = AxisPair<Double?>(horizontal: nil, vertical: nil)
    /// Content hugging priorities; they matter only where there is an intrinsic size.
    public var hugging = AxisPair<LayoutPriority>(horizontal: 250, vertical: 250)
    /// Content compression resistance priorities; they matter only where there is an intrinsic size.
    public var compression = AxisPair<LayoutPriority>(horizontal: 750, vertical: 750)
    /// The layout margins in points.
    public var layoutMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Distance from the top to the first baseline in points; nil means it equals the bottom.
    public var firstBaseline: Double?
    /// Distance from the bottom up to the last baseline in points.
    public var lastBaseline: Double = 0
    /// The fixed frame of a root in points; a root without one fills the screen.
    public var fixedFrame: Rect?
    /// How it arranges its subviews, if it is a stack view; nil where it arranges none or it is not known how.
    public var stack: StackArrangement?
    /// How surely a root has the frame it is given.
    public var rootPlacement = RootPlacement.exact

    /// How surely a root has its fixed frame or the screen's.
    public enum RootPlacement: Sendable, Hashable {
        /// The frame is given: required constraints that do not fit in conflict with it.
        case exact
        /// Only the origin is given. The size is the frame's wherever the required constraints allow it, so that it
        /// takes part in no conflict.
        case anySize
        /// As `anySize`, but as high as the content needs: a cell that sizes itself.
        case fitting
        /// Neither origin nor size is given: the item has a superview that is not known.
        case anywhere
    }

    /// A view or guide with no intrinsic size and the system's default priorities and margins.
    public init(name: String, kind: Kind = .view, parent: ItemID?) {
        self.name = name
        self.kind = kind
        self.parent = parent
    }
}

/// `firstItem.firstAttribute relation secondItem.secondAttribute * multiplier + constant`.
public struct LayoutConstraint: Sendable, Hashable {
    /// The item on the left side.
    public var firstItem: ItemID
    /// What of the first item is constrained.
    public var firstAttribute: LayoutAttribute
    /// How the two sides relate.
    public var relation: LayoutRelation
    /// nil together with `notAnAttribute`: the constraint is against the constant alone.
    public var secondItem: ItemID?
    /// What of the second item it is related to.
    public var secondAttribute: LayoutAttribute
    /// What the second attribute is multiplied by.
    public var multiplier: Double
    /// In points.
    public var constant: Double
    /// How important it is that the constraint holds.
    public var priority: LayoutPriority
    /// The debugging name (`mas_key`, `labeled`, `identifier`).
    public var identifier: String?

    /// A constraint between two attributes.
    public init(
        _ firstItem: ItemID, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
        to secondItem: ItemID? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
        multiplier: Double = 1, constant: Double = 0, priority: LayoutPriority = .required, identifier: String? = nil
    ) {
        self.firstItem = firstItem
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondItem = secondItem
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.identifier = identifier
    }
}

/// A screen to lay out on.
public struct Screen: Sendable, Hashable {
    /// The name shown in explanations.
    public var name: String
    /// In points.
    public var size: Size
    /// Safe area insets in points.
    public var safeArea: EdgeInsets
    /// Whether leading means right.
    public var isRightToLeft: Bool

    /// A screen; sizes and insets are in points.
    public init(name: String, size: Size, safeArea: EdgeInsets = .zero, isRightToLeft: Bool = false) {
        self.name = name
        self.size = size
        self.safeArea = safeArea
        self.isRightToLeft = isRightToLeft
    }
}

/// Everything the engine needs to know to find the frames.
public struct Layout: Sendable, Hashable {
    /// The screen that roots without a fixed frame fill.
    public var screen: Screen
    /// Parents stand before their children.
    public var items: [LayoutItem]
    /// In the order they were installed; the later ones are broken first.
    public var constraints: [LayoutConstraint]
    /// The greatest width of a readable content guide in points; UIKit's for the default text size is 672.
    public var readableWidth: Double = 672

    /// A layout of `items` under `constraints` on `screen`.
    public init(screen: Screen, items: [LayoutItem] = [], constraints: [LayoutConstraint] = []) {
        self.screen = screen
        self.items = items
        self.constraints = constraints
    }

    /// Takes the arrays of another layout where they are equal, so that comparing the two from then on costs nothing.
    package mutating func shareEqualParts(of other: Layout) {
        if items == other.items { items = other.items }
        if constraints == other.constraints { constraints = other.constraints }
    }
}
