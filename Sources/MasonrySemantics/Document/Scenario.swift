// A scenario is a set of constraints that are certainly active together; each is solved on each screen.

import AutoLayout
import SourceText

/// One configuration of a layout.
package struct Scenario: Sendable {
    /// The state of a `.masonry` file, or the method or branch of a source; nil for the base.
    package var name: String?
    /// The type it belongs to, in source files.
    package var owner: String?
    /// The items that take part, in order; parents before children.
    package var items: [ItemID]
    /// The active constraints in the order of installation; the later ones are broken first.
    package var active: [MadeConstraintID]
    /// Superviews that differ from `DocumentItem.parent` here.
    package var parents: [ItemID: DocumentItem.Parent] = [:]
    /// Constants and priorities changed after making (`update`, `setOffset:`), by constraint.
    package var changedConstants: [MadeConstraintID: Double?] = [:]
    package var changedPriorities: [MadeConstraintID: Double?] = [:]
    /// What the source calls the changed constants that are not known.
    package var changedQuantities: [MadeConstraintID: QuantityID] = [:]
    /// What stack views arrange in it where its method has rearranged them; for display alone.
    var arrangements: [ItemID: ShownStack] = [:]
    /// The chains that run in it, of the set-up and of its own code.
    package var chainRanges: [Range<Int>] = []
    /// Active constraints that other code may have removed or changed by then: they prove no conflict.
    package var possiblyInactive: Set<MadeConstraintID> = []
    /// Those of them that go only together with all others of their block: where two of one block contradict each other they do so
    /// until then.
    package var replacedWhole: Set<MadeConstraintID> = []
    /// Kept constraints of which it is known that they are active here, whatever ran before.
    package var settled: Set<MadeConstraintID> = []
    /// Where its method switches kept constraints on.
    package var switched: [MadeConstraintID: TextRange] = [:]
    /// Where it begins: the state, method or branch.
    package var range: TextRange?
    /// The branch of which it is the scenario: the code in it counts as running.
    package var branch: TextRange?
    /// The method that the branch stands in.
    var branchMethod: String?
    /// By what the branch is called without its line; nil where its conditions have no words.
    var branchWords: String?
    /// The conditions of that branch.
    package var guardID = GuardID.always
    /// Whether the program certainly passes through it: the set-up of a class does, each other method may.
    package var certainty = Certainty.certain

    package init(name: String? = nil, owner: String? = nil, items: [ItemID] = [], active: [MadeConstraintID] = []) {
        self.name = name
        self.owner = owner
        self.items = items
        self.active = active
    }
}

/// What a lowered layout is for.
package enum LoweringPurpose: Sendable, Hashable {
    /// Findings: what the file does not say may be anything.
    case proof
    /// Pictures and frames: what the system usually does is assumed, and said.
    case display
}

/// A scenario lowered for one screen, with the way back to the document.
package struct LoweredScenario: Sendable {
    package var layout: Layout
    package let purpose: LoweringPurpose
    /// For each `Layout.items` index the document's item.
    package var items: [ItemID]
    /// For each document item its index in `Layout.items`; nil where it takes no part.
    package var itemIndices: ItemIndices
    /// For each `Layout.constraints` index the constraint of the document.
    package var constraints: [MadeConstraintID]
    /// Roots of the document whose size is not really given: nothing that depends on it may be claimed.
    package var rootsOfUnknownSize: Set<ItemID>

    package init(layout: Layout, purpose: LoweringPurpose = .proof) {
        self.layout = layout
        self.purpose = purpose
        self.items = []
        self.itemIndices = ItemIndices(for: [])
        self.constraints = []
        self.rootsOfUnknownSize = []
    }
}

/// An `expect` line.
package struct Expectation: Sendable {
    /// A quantity that a solution gives a value: number, attribute, frame, or arithmetic of these.
    package indirect enum Term: Sendable {
        case number(Double)
        case attribute(ItemID, LayoutAttribute)
        case frame(ItemID)
        case tuple([Term])
        case add(Term, Term)
        case subtract(Term, Term)
        case multiply(Term, Term)
        case divide(Term, Term)
    }

    package enum Relation: Sendable, Hashable { case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual }

    package var left: Term
    package var relation: Relation
    package var right: Term
    /// In points.
    package var tolerance: Double
    /// nil: on every screen.
    package var screen: Int?
    /// nil: in the base.
    package var state: Int?
    package var range: TextRange

    package init(left: Term, relation: Relation, right: Term, tolerance: Double, range: TextRange) {
        self.left = left
        self.relation = relation
        self.right = right
        self.tolerance = tolerance
        self.range = range
    }
}
