// What conversion gives: for each block of a text what became of it, and why.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The kind of constraint code that blocks are rewritten into.
package enum ConversionTarget: String, Sendable, Hashable, CaseIterable {
    /// Layout anchors of UIKit, in the language of the file.
    case anchors
    /// Blocks of SnapKit, from constraints that are made without a library.
    case snapKit = "snapkit"
    /// Blocks of Masonry, likewise.
    case masonry
    /// Layout anchors for visual formats alone; all other code stays.
    case visualFormatFree = "visual-format-free"
    /// The library that the code is written with, said shorter.
    case tidy
}

/// What is asked of a conversion.
package struct ConversionRequest: Sendable, Hashable {
    package var target: ConversionTarget
    /// Whether what could not be proven is rewritten too, below a comment that says so.
    package var includesUnproven: Bool
    /// Blocks that do not touch it are left out; nil for all.
    package var selection: TextRange?
    /// The views and constraints that other files change.
    package var foreign = ForeignChanges()

    package init(to target: ConversionTarget, includesUnproven: Bool = false, selection: TextRange? = nil) {
        self.target = target
        self.includesUnproven = includesUnproven
        self.selection = selection
    }
}

/// What became of one block.
package struct BlockConversion: Sendable {
    package enum Outcome: Sendable {
        /// The new code makes the same constraints.
        case proven
        /// It was rewritten without a proof, as was asked for.
        case unproven
        /// Nothing of it was changed.
        case left(LeftReason)
    }

    /// The block in the text before.
    package var range: TextRange
    package var outcome: Outcome
    /// The replacements that rewrite it, in written order; those of a block that is left show what was tried, if anything.
    package var edits: [TextEdit] = []
    /// How many statements of the text before it is: code without a library has one for each activation.
    package var statements = 1
    /// The block in the other language, which stands in no text yet.
    package var port: String?
    /// The pieces of code that are compared one by one. Each is a stretch that is replaced as a whole and the statements
    /// elsewhere that only prepare it.
    var pieces: [[TextRange]] = []
    /// Blocks with one of these in common are converted together or not at all: one changes what another makes.
    var bonds: Set<String> = []
    /// The view whose constraints are kept in one list, because a block makes them anew; once for each object that has it.
    var remade: [ItemID] = []
    /// The edits as they are evaluated, where a condition that nobody can tell decides what they do: with one that holds,
    /// or without it.
    var proving: [TextEdit]?
    /// The edits with a view that may be nil as the source names it, where the new code binds it first.
    var unbound: [TextEdit]?
    /// The view of which a block makes constraints where it finds none, and else sets their numbers.
    var refreshed: ItemID?
    /// Whether it sets all of them: otherwise those that are no literals.
    var refreshesAll = false
    /// Expressions that are numbers, because the text before hands them to what takes nothing else.
    var numbers: Set<String> = []
    /// What is different though the constraints are the same.
    package var differences: Set<Difference> = []
    /// What the old (`-`) and the new code (`+`) alone make, of a block that is left for that.
    package var mismatch: [String] = []

    package enum Difference: String, Sendable, Hashable, CaseIterable {
        /// Labels and keys, which only debugging shows.
        case identifier
    }

    package init(range: TextRange, outcome: Outcome, edits: [TextEdit] = []) {
        self.range = range
        self.outcome = outcome
        self.edits = edits
    }

    package var isProven: Bool { if case .proven = outcome { true } else { false } }

    /// Whether its edits are those of the text.
    var isConverted: Bool { if case .left = outcome { false } else { true } }
}

/// Why a block is as it was. Places are those of the text before.
package enum LeftReason: Sendable, Hashable {
    /// Nothing that evaluation runs leads to it.
    case notReached
    /// A view, number or attribute that is not known.
    case unknown(TextRange)
    /// An assertion, exception or trap ends one of its chains.
    case stops
    /// `update` and `remake` change what other blocks made.
    case changes(BlockKind)
    /// Another block updates or remakes what this one makes.
    case changedElsewhere(TextRange)
    /// Another file updates or remakes what a view of this name is given, of a class that may be the same.
    case changedByOthers(String)
    /// An update finds nothing, and makes it, which SnapKit's does not.
    case updatesNothing(TextRange)
    /// Code looks for constraints among those that views hold, and would not find it there, or turned around.
    case lookedUp(TextRange)
    /// A constraint is kept in a variable.
    case kept(TextRange)
    /// Code in the block that is no chain, and stays where it is only inside of the block.
    case statement(TextRange)
    /// The value of the block is used.
    case used
    /// The receiver may be nil, or is computed.
    case receiver(TextRange)
    /// A view has no name here.
    case nameless(TextRange)
    /// What is said has no words on the other side.
    case inexpressible(TextRange)
    /// A block would switch off the autoresizing mask of a view, which nothing that is seen does.
    case mask(TextRange)
    /// The file is in a language that the target is not for.
    case language
    /// Whether it is a number or a structure is not known.
    case kindOfNumber(TextRange)
    /// The new code would make other constraints, as far as evaluation can tell.
    case differs
}

/// A text and what became of its blocks.
package struct Conversion: Sendable {
    /// In written order; each place once. With `tidy` those alone that can be said shorter.
    package var blocks: [BlockConversion]
    /// The edits of all blocks that are proven, and those of the file's head, in written order.
    package var edits: [TextEdit]
    /// The same as they are evaluated: a view that may be nil is named so, in place of the name that a condition binds.
    var plainEdits: [TextEdit]
    /// How often the text was evaluated.
    package var rounds: Int

    package init(blocks: [BlockConversion], edits: [TextEdit], rounds: Int) {
        (self.blocks, self.edits, self.rounds) = (blocks, edits, rounds)
        plainEdits = edits
    }

    /// What evaluation of the new text knows of the old one.
    func adding(to options: EvaluationOptions) -> EvaluationOptions {
        var options = options
        for block in blocks where block.isProven { options.numbers.formUnion(block.numbers) }
        return options
    }
}
