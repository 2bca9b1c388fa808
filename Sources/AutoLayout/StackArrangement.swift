// How a stack view arranges its subviews: the part of UIStackView that its documentation fixes.

/// The arrangement of a stack view, which gives its arranged subviews constraints of its own.
public struct StackArrangement: Sendable, Hashable {
    /// How the arranged subviews share the extent along the axis.
    public enum Distribution: Sendable, Hashable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the arranged subviews stand across the axis; `leading` is the top of a horizontal stack.
    public enum Alignment: Sendable, Hashable {
        case fill, leading, center, trailing
        /// Nothing is known across the axis, as with baselines of unknown text.
        case unknown
    }

    /// Along which the subviews follow one another.
    public var axis: Axis
    /// How the extent along the axis is shared.
    public var distribution: Distribution
    /// Where the subviews stand across the axis.
    public var alignment: Alignment
    /// Whether the outer subviews keep to the layout margins and not to the edges.
    public var isWithinMargins: Bool
    /// The arranged subviews that are not hidden, in order. Items that are no subviews of the stack are left out.
    public var arranged: [ItemID]
    /// Between each and the next, in points; nil where it is not known.
    public var gaps: [Double?]
    /// Whether nothing is known but where the subviews stand across the axis, as where some of them may be hidden.
    public var isAcrossOnly = false

    /// An arrangement of `arranged` with `gaps` between them; a missing gap is unknown.
    public init(
        axis: Axis, distribution: Distribution = .fill, alignment: Alignment = .fill, isWithinMargins: Bool = false,
        arranged: [ItemID], gaps: [Double?]
    ) {
        self.axis = axis
        self.distribution = distribution
        self.alignment = alignment
        self.isWithinMargins = isWithinMargins
        self.arranged = arranged
        self.gaps = gaps
    }
}
