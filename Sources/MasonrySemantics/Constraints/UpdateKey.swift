// What an update compares with the constraints that are there.

import AutoLayout

/// All of a constraint but its constant: an update finds what has the same, and changes nothing else of it.
package struct UpdateKey: Hashable, Sendable {
    private var item: ItemID
    private var attribute: LayoutAttribute
    private var relation: LayoutRelation
    private var target: MadeConstraint.Target
    private var multiplier: Double?
    private var priority: Double?

    package init(_ made: MadeConstraint) {
        item = made.firstItem
        attribute = made.firstAttribute
        relation = made.relation
        target = made.target
        multiplier = made.multiplier
        priority = made.priority
    }
}
