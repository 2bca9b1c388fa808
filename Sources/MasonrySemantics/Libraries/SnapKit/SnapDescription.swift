// A chain while SnapKit makes it (`ConstraintDescription`), and what it makes (`Constraint`).

import AutoLayout
import SourceText

/// The one mutable object behind all steps of a chain.
struct SnapDescription {
    enum Target {
        /// A number or other constant: the superview is taken where an item is needed.
        case none
        case item(ItemID)
        case unknown
    }

    var block: BlockID
    var chain: ChainID
    var item: ItemID?
    var attributes: AttributeSet
    /// Where each attribute was written.
    var attributeRanges: [(attributes: AttributeSet, range: TextRange)]
    var relation: LayoutRelation?
    var target = Target.none
    var targetAttributes = AttributeSet([])
    var multiplier: Double? = 1
    var constant = Value.number(0, isInteger: false)
    var constantOrigin = ConstantOrigin.none
    var constantRange: TextRange?
    var priority: Double? = 1000
    var label: String?
    /// Whether the chain is a statement of its block: no operator or function of somebody has it for an operand.
    var isStatement = false
    /// The `Constraint`, once it was built: `lazy var constraint`.
    var built: Int?

    init(block: BlockID, chain: ChainID, item: ItemID?, attributes: AttributeSet, at range: TextRange) {
        self.block = block
        self.chain = chain
        self.item = item
        self.attributes = attributes
        attributeRanges = [(attributes, range)]
    }

    func range(of attribute: LayoutAttribute) -> TextRange {
        for entry in attributeRanges where entry.attributes.contains(attribute) { return entry.range }
        return attributeRanges.first?.range ?? TextRange(0, 0)
    }
}

/// A built constraint: one layout constraint an attribute.
struct SnapConstraint {
    var item: ItemID
    var chain: ChainID
    /// In the document; empty for one that only served to find what an update changes.
    var constraints: [MadeConstraintID]
    var constant: Value
    var priority: Double?
    /// Whether it was deactivated by hand, so that updates do not find it any more.
    var isDeactivated = false
}
