// A constraint while Masonry makes it: `MASViewConstraint` and `MASCompositeConstraint` in one value.

import AutoLayout
import SourceText

/// Mirrors the fields of Masonry's two classes, because results depend on them in odd corners: what is chained on a
/// kept constraint reaches whoever its delegate is by then.
struct MasonryConstraint {
    enum Delegate {
        case none
        case maker(BlockID)
        case composite(Int)
    }

    // In an order that leaves few gaps between them.
    /// The children of a composite; nil for a single constraint.
    var children: NumberList?
    var block: BlockID
    var delegate: Delegate
    /// The chain that began it.
    var chain: ChainID
    // The rest is of single constraints.
    var multiplier: Double? = 1
    var attribute = LayoutAttribute.notAnAttribute
    var relation = LayoutRelation.equal
    /// `hasLayoutRelation`.
    var hasRelation = false
    var constant: Double? = 0
    /// What the source calls a constant that is not known.
    var quantity = QuantityID.nameless
    /// What gave the constant, for findings about constants that replace each other.
    var constantOrigin = ConstantOrigin.none
    /// `secondViewAttribute`.
    var target = MadeConstraint.Target.none
    var priority: Double? = 1000
    /// `updateExisting`.
    var isUpdating = false
    var item: ItemID?
    var key: String?
    /// `layoutConstraint`: held weakly, so it counts only while it is active.
    var installed: MadeConstraintID?
    var attributeRange: TextRange
    var constantRange: TextRange?

    init(
        item: ItemID?, attribute: LayoutAttribute, delegate: Delegate, block: BlockID, chain: ChainID,
        at range: TextRange
    ) {
        self.item = item
        self.attribute = attribute
        self.delegate = delegate
        self.block = block
        self.chain = chain
        attributeRange = range
    }

    init(children: NumberList, delegate: Delegate, block: BlockID, chain: ChainID, at range: TextRange) {
        self.children = children
        self.delegate = delegate
        self.block = block
        self.chain = chain
        attributeRange = range
    }
}
