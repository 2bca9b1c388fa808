// The made-up numbers that stand for what a file does not say.

import AutoLayout

/// What a made-up number stands for.
package enum MadeUp: Hashable, Sendable {
    /// A number that the source names.
    case number(UnknownNumberID)
    /// A side of a root that the file does not give.
    case extent(ItemID, Axis)
    /// The size of what a view shows.
    case content(ItemID, Axis)
    /// A constant, multiplier or target of which nothing is known.
    case constraint(MadeConstraintID)
    /// What code that cannot be read makes of an attribute of a view.
    case placement(ItemID, LayoutAttribute)
    /// How much of the screen's safe area reaches into a view that stands nobody knows where.
    case safeArea(ItemID, SafeAreaEdge)

    /// Whether it is a number that the source names.
    fileprivate var isNumber: Bool {
        switch self {
        case .number: true
        case .extent, .content, .constraint, .placement, .safeArea: false
        }
    }

    fileprivate var isSafeArea: Bool {
        if case .safeArea = self { true } else { false }
    }

    package var isContent: Bool {
        if case .content = self { true } else { false }
    }

    fileprivate var isPlacement: Bool {
        if case .placement = self { true } else { false }
    }

    fileprivate var isPlacedSide: Bool {
        if case .placement(_, let attribute) = self { attribute.kind == .size } else { false }
    }

    fileprivate var isEvenContent: Bool {
        if case .content(let item, _) = self { item.index.isMultiple(of: 2) } else { false }
    }

    fileprivate var isOddContent: Bool {
        if case .content(let item, _) = self { !item.index.isMultiple(of: 2) } else { false }
    }

    /// Tells the numbers of one kind from each other.
    fileprivate var seed: Int {
        switch self {
        case .number(let id): 5 * id.index + 3
        case .extent(let item, let axis): 2 * item.index + (axis == .vertical ? 1 : 0)
        case .content(let item, let axis): 2 * item.index + (axis == .vertical ? 1 : 0)
        case .constraint(let id): id.index
        case .placement(let item, let attribute): 7 * item.index + attribute.hashSeed
        case .safeArea(let item, let edge): 7 * item.index + 3 * edge.attribute.hashSeed
        }
    }
}

extension LayoutAttribute {
    fileprivate var hashSeed: Int {
        switch self {
        case .left, .leading: 1
        case .top: 2
        case .width: 3
        case .height: 4
        default: 5
        }
    }
}

/// The made-up numbers of one lowering.
package struct DisplayProbe: Sendable, Hashable {
    /// Which set of numbers stands for what is not known. What comes out the same with the first two is known. The
    /// others are of the size that such numbers usually have: between them a frame that is linear in the numbers is.
    ///
    /// With the mixed ones every other content is long: of two texts that share a row, which gives way depends on both.
    /// What code that cannot be read makes of a view is long in all but the first: a shorter one may be less than its
    /// contents allow, which then hide it.
    ///
    /// The small one is the first with small roots: what bounds roots from above makes those of all others equal.
    ///
    /// The bounding one is the first where numbers that bound sizes leave them no room: a size within such a bound is not known.
    package enum Variant: Sendable, Hashable {
        case first, second, usual, otherUsual, mixed, otherMixed, small, bounding
    }

    /// What is taken for the height of a cell.
    package enum CellHeight: Sendable, Hashable {
        /// The least that its content allows.
        case fitting
        case points(Double)
        /// A made-up one, by so much higher than a made-up length.
        case unknown(room: Double)
    }

    package var variant: Variant
    /// Whether the sizes of texts are others than estimated.
    package var shiftsEstimates = false
    /// How many lines labels have whose text only run time knows.
    package var unknownTexts = UnknownTexts.oneLine
    /// By cell; `fitting` for those that are not named.
    package var cellHeights: [ItemID: CellHeight] = [:]
    /// What is taken for the sizes of texts of several lines.
    package var wrappedTexts = WrappedTexts.unknown
    /// The cells that are exactly as large as is said: what their content asks for beyond that is in conflict with it.
    package var pinnedCells: Set<ItemID> = []
    /// The labels that show nothing.
    package var emptyLabels: Set<ItemID> = []
    /// Whether the views of controllers are lower than the screen, nobody knows by how much.
    package var isInSheet = false
    /// The one number that is larger by `step`.
    package var moved: MadeUp?

    package enum UnknownTexts: Sendable, Hashable {
        case oneLine
        /// More than one, which tells what rests on there being one.
        case moreLines
        /// A made-up number of them.
        case unknown
    }

    package enum WrappedTexts: Sendable, Hashable {
        case unknown
        /// What they have where nothing wraps them, of letters larger by a factor.
        case unwrapped(scale: Double)
        /// By label; those that are not named are not known. nil for the width of a text that its label wraps.
        case known([ItemID: AxisPair<Double?>])
    }

    package static let step = 1.5

    package init(_ variant: Variant) { self.variant = variant }

    /// Longer than most rows.
    private static let longContent = 431.5
    /// Longer than all that a view holds, however long each part of it is.
    private static let longSide = 6431.5

    /// A made-up length that no two quantities share.
    /// - Parameter factor: the largest by which a number of the source is multiplied: what comes of it is a length.
    package func length(_ madeUp: MadeUp, times factor: Double = 1) -> Double {
        let seed = madeUp.seed
        let length =
            switch variant {
            case .second where madeUp.isPlacedSide: Self.longSide + Double(seed % 31) * 3.25
            case .second where madeUp.isPlacement, .mixed where madeUp.isEvenContent || madeUp.isPlacement,
                .otherMixed where madeUp.isOddContent || madeUp.isPlacement:
                Self.longContent + Double(seed % 31) * 3.25
            // Most views stand where nothing of it reaches them.
            case .first where madeUp.isSafeArea, .small where madeUp.isSafeArea, .mixed where madeUp.isSafeArea,
                .otherMixed where madeUp.isSafeArea, .bounding where madeUp.isSafeArea:
                0.0
            case .first, .small, .mixed, .otherMixed, .bounding: 17.25 + Double(seed % 29) * 0.75
            // A number of the source is mostly a distance: larger ones would push the edges of the screen apart.
            case .second where madeUp.isNumber: 53.5 + Double(seed % 31) * 0.875
            case .second: 131.5 + Double(seed % 31) * 3.25
            case .usual: 9.5 + Double(seed % 23) * 0.625
            case .otherUsual: 21.75 + Double(seed % 19) * 0.375
            }
        return length / factor + (moved == madeUp ? Self.step : 0)
    }

    /// What a number that is not known bounds a size by, so that the size is no other.
    static func bound(_ relation: LayoutRelation) -> Double { relation == .lessThanOrEqual ? 1.25 : longSide }

    /// A made-up size of a root beside the screen's.
    package func extent(_ madeUp: MadeUp, of side: Double) -> Double {
        let extent =
            switch variant {
            case .first, .mixed, .otherMixed, .bounding: side
            case .small: side * 0.1875 + 21.25
            case .second: side * 0.8125 + 57.25
            case .usual: side * 0.9375 + 3.5
            case .otherUsual: side * 1.0625 + 4.25
            }
        return extent + (moved == madeUp ? Self.step : 0)
    }

    /// A made-up multiplier of a constraint.
    func multiplier(_ madeUp: MadeUp) -> Double {
        let multiplier =
            switch variant {
            case .first, .small, .mixed, .otherMixed, .bounding: 0.75
            case .second: 1.25
            case .usual: 0.8125
            case .otherUsual: 0.875
            }
        return multiplier + (moved == madeUp ? 1 / 32 : 0)
    }
}
