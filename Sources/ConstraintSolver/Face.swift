// The optimal face of a component whose optimum is not a single point.

/// Everything that is optimal for one component: a point and the directions in which it can still move.
struct Face: Sendable {
    var component: Int32
    /// The variables of the component, in ascending order.
    var columns: [Int32]
    /// The dictionary after the last level, its hard bounds confined to the face; nil for a component of one variable.
    var tableau: Tableau?
    /// The interval of the only variable.
    var lower: Double
    var upper: Double
}
