// The optimal face of a component whose optimum is not a single point.

/// Variables that can still move, together, without anything becoming worse: a point and the bounds on the way.
///
/// A component has a face for each group of movers that bounds tie together. What else moves follows them.
struct Face: Sendable {
    var component: Int32
    /// The columns that move with this face, in ascending order.
    var followers: [Follower]
    /// The dictionary of the movers, its hard bounds those of the face; nil for a face of one mover.
    var tableau: Tableau?
    /// The value of the only mover, and the interval it can move in.
    var value: Double
    var lower: Double
    var upper: Double

    /// A column as a linear function of the movers.
    struct Follower: Sendable {
        var column: Int32
        var terms: [Term]
    }

    /// A coefficient of a mover of the face.
    struct Term: Sendable {
        var mover: Int32
        var coefficient: Double
    }

    /// How many movers there are.
    var moverCount: Int { tableau?.columnCount ?? 1 }

    /// A face of one column that moves by itself.
    init(component: Int, column: Int, value: Double, lower: Double, upper: Double) {
        self.component = Int32(truncatingIfNeeded: component)
        followers = [
            Follower(column: Int32(truncatingIfNeeded: column), terms: [Term(mover: 0, coefficient: 1)])
        ]
        self.value = value
        self.lower = lower
        self.upper = upper
    }

    /// A face of several movers; `tableau` is at the point found.
    init(component: Int, tableau: Tableau) {
        self.component = Int32(truncatingIfNeeded: component)
        followers = []
        self.tableau = tableau
        value = 0
        lower = 0
        upper = 0
    }
}
