// The output of the engine: frames, and everything worth saying about how they came to be.

/// A solved layout. Everything is in the order of `Layout.items` or `Layout.constraints`.
public struct LayoutSolution: Sendable {
    /// One entry for each item: its frame in its superview (a guide: in its owning view), in points.
    public var frames: [Rect]
    /// One entry for each item: its frame in the coordinates of its root, in points.
    public var absoluteFrames: [Rect]
    /// One entry for each constraint: how far it is from holding, in points; 0 where it holds.
    public var violations: [Double]
    /// The conflicts among required constraints, each once, in the order of the constraint that was broken.
    public var conflicts: [Conflict]
    /// Undetermined attributes in the order of the items, x before y before width before height.
    public var ambiguities: [Ambiguity]
    /// For each root in the order of the items: the sizes for which the required constraints can hold.
    public var satisfiableSizes: [SatisfiableSizes]

    /// Content areas of scroll views whose size is not determined, in the order of the items, width before height.
    public var contentAmbiguities: [ContentAmbiguity] = []
    /// Constraints that cannot be expressed and therefore have no effect, in written order.
    public var ignoredConstraints: [ConstraintID] = []

    /// For each item whether finding its frame would have taken too much work; empty if none did.
    var isUnsolved: [Bool] = []

    /// Whether the frame of an item was found. If its constraints hang together with so many others that solving them would
    /// take too much work, its frames are zero, and nothing is said about it or about its constraints.
    public func isSolved(_ item: ItemID) -> Bool {
        isUnsolved.isEmpty || !isUnsolved.indices.contains(item.index) || !isUnsolved[item.index]
    }

    /// Whether the frames of all items were found.
    public var isSolved: Bool { isUnsolved.isEmpty }

    /// A side of a scroll view's content area that the constraints do not determine.
    public struct ContentAmbiguity: Sendable {
        /// The scroll view.
        public var item: ItemID
        /// Horizontal for the content's width, vertical for its height.
        public var axis: Axis
        /// The least possible extent in points; nil for unbounded.
        public var minimum: Double?
        /// The greatest possible extent in points; nil for unbounded.
        public var maximum: Double?
    }

    /// Where an explanation row comes from.
    public enum Source: Sendable, Hashable {
        case constraint(ConstraintID)
        /// The size of a root given by the screen or by `fixedFrame`.
        case rootSize(ItemID, Axis)
        /// A width or height is never negative.
        case nonNegativeSize(ItemID, Axis)
        /// The part of a guide or margin that the system gives.
        case system(ItemID)
        /// What a stack view asks of its arranged subviews.
        case stack(ItemID)
    }

    /// An irreducible set of required constraints that cannot hold together.
    public struct Conflict: Sendable {
        /// The members in written order; taking any one away makes the others satisfiable.
        public var members: [Source]
        /// The constraint that recovery broke: the last written of the members.
        public var broken: ConstraintID?
        /// The arithmetic that proves it, e.g. `20 + 200 + 20 = 240 > 180`.
        public var arithmetic: String
        /// For the broken constraint: the constant with which it could hold with all that is required, in points; nil where
        /// none is found.
        public var fittingConstant: Double?
    }

    /// The quantities of a frame.
    public enum FrameAttribute: UInt8, CaseIterable, Sendable, Hashable {
        case x, y, width, height
    }

    /// An attribute that the constraints do not determine.
    public struct Ambiguity: Sendable {
        /// The item that is not determined.
        public var item: ItemID
        /// What of its frame is not determined.
        public var attribute: FrameAttribute
        /// Lowest possible value in points, in the superview; nil for unbounded.
        public var minimum: Double?
        /// Highest possible value in points, in the superview; nil for unbounded.
        public var maximum: Double?
        /// Ambiguities with the same number move together: they come from one degree of freedom.
        public var degreeOfFreedom: Int
        /// All degrees of freedom that move the attribute, `degreeOfFreedom` first.
        public var degreesOfFreedom: [Int] = []
        /// False where finding the range would take too much work; the solution then says nothing of the item.
        var isMeasured = true
    }

    /// The sizes of a root for which the required constraints can hold, in points; nil for unbounded.
    public struct SatisfiableSizes: Sendable {
        /// The root.
        public var root: ItemID
        /// The least sizes.
        public var minimum: AxisPair<Double?>
        /// The greatest sizes.
        public var maximum: AxisPair<Double?>
        /// The constraints that give the bounds, in written order.
        public var minimumBoundBy: AxisPair<[Source]>
        /// The constraints that give the greatest sizes, in written order.
        public var maximumBoundBy: AxisPair<[Source]>
    }
}
