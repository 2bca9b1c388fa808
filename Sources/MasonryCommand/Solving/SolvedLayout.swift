// What `solve` prints, in plain values.

/// One tree of views in one scenario on one screen.
struct SolvedLayout: Sendable, Hashable {
    /// nil for a number that is not known, or that nothing determines.
    struct Frame: Sendable, Hashable {
        struct Number: Sendable, Hashable {
            var value: Double
            var isEstimated = false
        }

        var x: Number?
        var y: Number?
        var width: Number?
        var height: Number?
        /// Of x, y, width and height in this order, what they are in the words of the source where they are no number.
        var words: [String?] = [nil, nil, nil, nil]

        var numbers: [(name: String, number: Number?)] {
            [("x", x), ("y", y), ("width", width), ("height", height)]
        }
    }

    /// Lowest and highest value in points; nil for unbounded.
    struct Bounds: Sendable, Hashable {
        var minimum: Double?
        var maximum: Double?
    }

    struct Sizes: Sendable, Hashable {
        var widths = Bounds()
        var heights = Bounds()
    }

    struct View: Sendable, Hashable {
        var name: String
        var className: String?
        var superview: String?
        var line: Int?
        /// In the superview; nil where no number of it is known.
        var frame: Frame?
        /// In the root.
        var absoluteFrame: Frame?
        /// `x`, `y`, `width`, `height` in this order, as far as they are undetermined.
        var ambiguous: [(attribute: String, bounds: Bounds)] = []
        var isEstimated = false
        /// What the frame assumes, or why there is none.
        var note: String?
        /// The sentences of `note` on what all of the frame rests on.
        var assumptions: [String] = []
        /// Why the first number of the frame that is missing is.
        var gap: String?

        static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name && lhs.frame == rhs.frame }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    struct Constraint: Sendable, Hashable {
        var id: String
        /// The name of the file where it stands, if that is another one.
        var file: String?
        /// From 1.
        var line: Int?
        var firstItem: String
        var firstAttribute: String
        var relation: String
        var secondItem: String?
        var secondAttribute: String
        var multiplier: Double?
        var constant: Double?
        var priority: Double?
        /// How far it is from holding, in points; nil where that is not known.
        var violation: Double?
    }

    struct Conflict: Sendable, Hashable {
        var constraints: [String]
        var broken: String?
        var explanation: String
    }

    var screenName: String
    var screenWidth: Double
    var screenHeight: Double
    /// `.masonry` files.
    var state: String?
    /// Sources: the type it belongs to, and the method or branch.
    var className: String?
    var scenario: String?
    var isSource = false
    var root: String?
    /// Whether all required constraints can hold; nil where that is not known.
    var isSatisfiable: Bool?
    /// nil where they are not known.
    var satisfiableSizes: Sizes?
    var views: [View] = []
    var constraints: [Constraint] = []
    var conflicts: [Conflict] = []
}

extension SolvedLayout {
    /// What concerns one view; nil where there is none of the name.
    func only(_ name: String) -> SolvedLayout? {
        guard views.contains(where: { $0.name == name }) else { return nil }
        var layout = self
        layout.views = views.filter { $0.name == name }
        layout.constraints = constraints.filter { $0.firstItem == name || $0.secondItem == name }
        let kept = Set(layout.constraints.map(\.id))
        layout.conflicts = conflicts.filter { $0.constraints.contains(where: kept.contains) }
        return layout
    }

    /// The same place without a state.
    var basePlace: BasePlace { BasePlace(screen: screenName, className: className, root: root) }

    struct BasePlace: Hashable {
        var screen: String
        var className: String?
        var root: String?
    }

    /// The trees of one state on one screen belong together.
    var section: [String?] { [screenName, className, state ?? scenario] }

    /// Whether it hangs from a view whose superview was not found: such a one has no place.
    var hasNoPlace: Bool { views.first.map { $0.frame?.x == nil && $0.frame?.y == nil } ?? false }

    /// Whether it is such a view alone, and no number of it is known.
    var isUnplaced: Bool { views.count == 1 && views[0].frame == nil }

    /// The views that lie or are open otherwise than in `base`.
    func views(otherThan base: SolvedLayout) -> [View] {
        var known: [String: View] = [:]
        for view in base.views { known[view.name] = known[view.name] ?? view }
        return views.filter { view in
            guard let other = known[view.name] else { return true }
            return view.frame != other.frame || view.superview != other.superview
                || !view.ambiguous.elementsEqual(
                    other.ambiguous, by: { $0.attribute == $1.attribute && $0.bounds == $1.bounds })
        }
    }
}
