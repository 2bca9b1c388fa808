// What a word is in the code of the libraries.

/// The place of a word in layout code. Trivial to copy, because evaluation asks it of each step of each chain.
package enum WordRole: Sendable, Hashable {
    /// No word of a library: a keyword, a type, a name of the host.
    case none
    /// The method that takes a block and opens it.
    case block(BlockKind)
    /// One attribute.
    case attribute
    /// Several attributes in one word; `Word.parts` has them.
    case attributes
    /// `make.attributes(mask)`.
    case attributeMask
    /// `make.group(block)`.
    case group
    case relation(Comparison, RelationTarget)
    /// What sets the constant: `offset`, `insets` and their like, `offset =` included.
    case constant
    case multiplier
    case division
    /// The number that the word itself stands for; nil where an argument gives it.
    case priority(Int?)
    case identifier
    /// A word that only reads well: `with`, `and`.
    case filler
    /// What is done with a constraint that is kept: `deactivate()`, `update(offset:)`.
    case handle(Handle)
    /// A call that changes which view is in which.
    case hierarchy

    package enum Comparison: Sendable, Hashable { case equal, greaterThanOrEqual, lessThanOrEqual }

    /// What a relation leads to.
    package enum RelationTarget: Sendable, Hashable {
        /// Its argument, as it is.
        case argument
        /// Its argument, which a macro makes an object of.
        case boxed
        case superview
    }

    package enum Handle: Sendable, Hashable { case activate, deactivate, update, read, deprecatedUpdate }
}

/// One word of the table.
package struct VocabularyEntry: Sendable {
    package let word: Word
    package let role: WordRole
    package let libraries: LibrarySet
    /// The single attributes of a composite, in the order in which Masonry makes them.
    package let parts: [Word]
    /// For a word spelt with its library's prefix, the word without it.
    package let plain: Word?
    /// Whether a slip of the pen in a chain may have meant it.
    package let isSuggested: Bool
}
