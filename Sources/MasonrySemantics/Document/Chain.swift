// The record of one evaluated chain: what was written, step by step, and what it made.

import AutoLayout
import MasonrySyntax
import SourceText

/// A make, update, remake or prepare block on one receiver (an array receiver gives one block a view).
package struct ConstraintBlock: Sendable {
    package typealias Kind = BlockKind

    package var kind: Kind
    package var library: Library
    /// nil: the receiver is unknown.
    package var receiver: ItemID?
    package var receiverRange: TextRange
    /// From the receiver to the end of the block.
    package var range: TextRange
    /// The selector or method name: `mas_makeConstraints`, `snp.remakeConstraints`.
    package var headerRange: TextRange
    /// The name of the maker as the block spells it (`make`, `$0`).
    package var makerName: String
    package var chains = IDList<ChainID>()
    /// How surely it runs.
    package var certainty: Certainty
    /// The axis along which `mas_distributeViewsAlongAxis:` places the receiver; nil for other blocks.
    package var distributionAxis: Axis?
    /// Index in `LayoutDocument.states`, for blocks inside a state.
    package var state: Int?
    /// The type and function it stands in, in source files.
    package var owner: String?
    package var function: String?
    /// The method that no other one of the program called and in whose call it runs: of two such blocks that one runs first
    /// which stands first among the blocks.
    package var entry: String?
    /// The conditions under which it runs.
    package var guardID = GuardID.always
    /// Whether its code is of another class than the one whose layout it is part of: a superclass, the class of an
    /// embedded view, or a helper for all views. That class is looked at by itself.
    package var isBorrowed = false

    package init(
        kind: Kind, library: Library, receiver: ItemID?, receiverRange: TextRange, range: TextRange,
        headerRange: TextRange, makerName: String, certainty: Certainty = .certain
    ) {
        self.kind = kind
        self.library = library
        self.receiver = receiver
        self.receiverRange = receiverRange
        self.range = range
        self.headerRange = headerRange
        self.makerName = makerName
        self.certainty = certainty
    }
}

/// Whether a piece of code runs whenever the code around it is set up.
package enum Certainty: Sendable, Hashable {
    case certain
    /// In a branch, loop, callback or other method: possible.
    case possible
}

/// One chain: `make.left.right.equalTo(a).offset(8)`.
///
/// This is what rules and editor features read; a document keeps `ChainRecord`s, and the steps of all chains in one list.
package struct Chain: Sendable {
    let record: ChainRecord
    package let steps: ArraySlice<ChainStep>

    package var block: BlockID { record.block }
    package var library: Library { record.library }
    /// nil: unknown.
    package var receiver: ItemID? { record.receiver }
    /// The whole chain expression.
    package var range: TextRange { record.range }
    /// The constraints it made, in order; empty when it stopped or has no relation in SnapKit.
    package var constraints: IDList<MadeConstraintID> { record.constraints }
    /// Existing constraints whose constant it changed instead (update blocks, later changes of a kept constraint).
    package var updated: IDList<MadeConstraintID> { record.updated }
    /// The chain that began it, where it goes on with a kept constraint: `k.offset(8)` after `k = make.left`.
    package var continues: ChainID? { record.continues }
    /// Whether an assertion, exception or trap ended it, so that it made less than it says.
    package var isStopped: Bool { record.isStopped }
    /// Whether what it made is kept where other code reaches it: it may be off, or have another constant, at any time.
    package var isStored: Bool { record.isStored }
    /// What makes its outcome unknown; nil when everything was known.
    package var unknown: UnknownReason? { record.unknown }
    package var certainty: Certainty { record.certainty }
    /// The conditions under which it runs.
    package var guardID: GuardID { record.guardID }
}

/// What a document keeps of a chain; the properties are those of `Chain`.
package struct ChainRecord: Sendable {
    // In an order that leaves few gaps between them.
    package var constraints = IDList<MadeConstraintID>()
    package var library: Library
    package var certainty: Certainty
    package var isStopped = false
    package var block: BlockID
    package var updated = IDList<MadeConstraintID>()
    package var isStored = false
    package var receiver: ItemID?
    package var range: TextRange
    /// The steps stand in `LayoutDocument.steps`, from `firstStep` to before `endOfSteps`.
    package var firstStep: Int32 = 0
    package var endOfSteps: Int32 = 0
    package var continues: ChainID?
    /// The conditions under which it runs.
    package var guardID = GuardID.always
    package var unknown: UnknownReason?

    /// Whether it ran once more for one way of a condition that a number of it depends on.
    package var isAlternative = false

    /// What the steps hold.
    package var traits: ChainTraits = []

    package var stepPlaces: Range<Int> { Int(firstStep)..<Int(endOfSteps) }

    init(block: BlockID, library: Library, receiver: ItemID?, range: TextRange, certainty: Certainty) {
        self.block = block
        self.library = library
        self.receiver = receiver
        self.range = range
        self.certainty = certainty
    }
}

/// The chains of a document, in written order.
package struct ChainList: RandomAccessCollection, Sendable {
    private let records: [ChainRecord]
    private let steps: [ChainStep]

    init(_ document: LayoutDocument) {
        records = document.chainRecords
        steps = document.steps
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { records.count }

    package subscript(index: Int) -> Chain {
        let record = records[index]
        return Chain(record: record, steps: steps[record.stepPlaces])
    }
}

/// Why a chain could not be evaluated fully, in the order of how early it stops.
package enum UnknownReason: Sendable, Hashable {
    case receiver(TextRange)
    case target(TextRange)
    case number(TextRange)
    case attribute(TextRange)
    case controlFlow(TextRange)
}

/// One link of a chain.
package struct ChainStep: Sendable {
    package enum Kind: Sendable {
        /// `left`, `edges`, `attributes(…)`: the attributes it adds.
        case attributes([LayoutAttribute])
        /// `equalTo(value)` and its kin; `ToSuperview` forms have the superview as their value.
        case relation(LayoutRelation, Value)
        /// `offset`, `inset`, `insets`, `sizeOffset`, `centerOffset`, `valueOffset`, `mas_offset`.
        case constant(Word, Value)
        /// `multipliedBy`, `dividedBy`: the resulting multiplier.
        case multiplier(Word, Value)
        /// `priority(…)`, `priorityLow`: the resulting priority.
        case priority(Value)
        /// `key`, `labeled`.
        case identifier(Value)
        /// `with`, `and`.
        case filler
        /// `.constraint`, `install`, `uninstall`, `activate`, `deactivate`, `update`.
        case handle(Word)
        /// A name that is no part of the library.
        case unknown(String)
    }

    package var kind: Kind
    /// The name alone: `equalTo`.
    package var nameRange: TextRange
    /// The end of its arguments.
    package var end: TextOffset
    /// The first argument, where there is one.
    package var argument: ExpressionID? { argumentIndex < 0 ? nil : ExpressionID(argumentIndex) }
    /// -1 where there is no argument.
    private var argumentIndex: Int32 = -1
    private var rangeOfArgument = TextRange(0, 0)

    /// A step without arguments.
    init(kind: Kind, at nameRange: TextRange) {
        self.kind = kind
        self.nameRange = nameRange
        end = nameRange.end
    }

    /// From the name to the end of its arguments.
    package var range: TextRange { TextRange(nameRange.start, end) }

    /// Where the first argument stands; nil where there is none.
    package var argumentRange: TextRange? { argumentIndex < 0 ? nil : rangeOfArgument }

    mutating func dropArgument() { argumentIndex = -1 }

    mutating func setArgument(_ argument: ExpressionID, at range: TextRange) {
        argumentIndex = argument.index
        rangeOfArgument = range
    }
}

/// A constraint that a chain (or UIKit code) made. Numbers and targets may be unknown.
package struct MadeConstraint: Sendable {
    package enum Target: Sendable, Hashable {
        case none
        case item(ItemID, LayoutAttribute)
        case unknown
    }

    // In an order that leaves few gaps between them.
    package var multiplier: Double?
    package var firstAttribute: LayoutAttribute
    package var relation: LayoutRelation
    package var library: Library
    package var firstItem: ItemID
    package var constant: Double?
    /// What the source calls a constant that is not known.
    package var quantity = QuantityID.nameless
    /// Whether it is kept where other code reaches it: it may be off, or have another constant, at any time.
    package var isStored = false
    package var target: Target
    /// The view that holds it: the closest common superview; nil where the hierarchy is not known.
    package var installedOn: ItemID?
    /// The chain that made it; nil for UIKit's own calls.
    package var chain: ChainID?
    /// Where it is written: the chain, or the statement.
    package var range: TextRange
    /// 1 … 1000, as written; nil for unknown.
    package var priority: Double?
    /// The attribute in the chain that gave `firstAttribute`.
    package var attributeRange: TextRange
    /// The number that gave `constant`, for fixes; nil where there is none or it is computed.
    package var constantRange: TextRange?
    package var identifier: String?
    /// The conditions under which it is made and activated.
    package var guardID = GuardID.always

    package init(
        firstItem: ItemID, firstAttribute: LayoutAttribute, relation: LayoutRelation, target: Target,
        multiplier: Double?, constant: Double?, priority: Double?, range: TextRange, attributeRange: TextRange,
        library: Library
    ) {
        self.firstItem = firstItem
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.target = target
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
        self.range = range
        self.attributeRange = attributeRange
        self.library = library
    }

    /// Whether nothing about it is unknown, so that it can be solved.
    @inlinable package var isKnown: Bool {
        target != .unknown && multiplier != nil && constant != nil && priority != nil
    }
}
