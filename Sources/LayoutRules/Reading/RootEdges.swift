// What is tied to the edges of a controller's view.

import AutoLayout
import MasonrySemantics

/// A constraint that ties the top or bottom of a view to the same edge of the controller's view in which it lies.
struct RootEdge {
    var id: MadeConstraintID
    var view: ItemID
    /// The controller's class.
    var owner: String
    /// `top` or `bottom`.
    var edge: LayoutAttribute
    /// Inwards, in points; nil where it is not known.
    var distance: Double?

    /// In the order of the constraints. Complexity: O(constraints).
    static func all(in context: RuleContext) -> [RootEdge] {
        let document = context.document
        return document.constraints.indices.compactMap { index in
            let made = document.constraints[index]
            guard made.firstAttribute == .top || made.firstAttribute == .bottom, made.relation == .equal,
                case .item(let root, made.firstAttribute) = made.target, document[root].placement == .controllerView,
                !document.viewsSizedByOthers.contains(root),
                document.superview(of: made.firstItem) == root, let owner = document[root].owner,
                document.isInText(made.range),
                made.chain.map({ !document.chainRecords[$0.index].isAlternative }) ?? true
            else { return nil }
            return RootEdge(
                id: MadeConstraintID(index), view: made.firstItem, owner: owner, edge: made.firstAttribute,
                distance: made.constant.map { made.firstAttribute == .top ? $0 : -$0 })
        }
    }
}
