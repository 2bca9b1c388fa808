// The numbers by which the records of a document name each other: small, because there are many of them.

/// A place in one of the lists of a `LayoutDocument`, from 0.
package protocol DocumentID: Hashable, Comparable, Sendable {
    /// A place beyond 2³¹−1, which no list has, becomes 2³¹−1.
    init(_ index: Int)
    var index: Int { get }
}

/// A place in `LayoutDocument.chains`.
package struct ChainID: DocumentID {
    @usableFromInline let storage: Int32
    @inlinable package var index: Int { Int(storage) }
    @inlinable package init(_ index: Int) { storage = Int32(clamping: index) }
    @inlinable package static func < (lhs: ChainID, rhs: ChainID) -> Bool { lhs.storage < rhs.storage }
}

/// A place in `LayoutDocument.blocks`.
package struct BlockID: DocumentID {
    @usableFromInline let storage: Int32
    @inlinable package var index: Int { Int(storage) }
    @inlinable package init(_ index: Int) { storage = Int32(clamping: index) }
    @inlinable package static func < (lhs: BlockID, rhs: BlockID) -> Bool { lhs.storage < rhs.storage }
}

/// A place in `LayoutDocument.constraints`.
package struct MadeConstraintID: DocumentID {
    @usableFromInline let storage: Int32
    @inlinable package var index: Int { Int(storage) }
    @inlinable package init(_ index: Int) { storage = Int32(clamping: index) }
    @inlinable package static func < (lhs: MadeConstraintID, rhs: MadeConstraintID) -> Bool {
        lhs.storage < rhs.storage
    }
}

/// A place among the constants, the screens or the states of a document.
package struct DeclarationID: DocumentID {
    @usableFromInline let storage: Int32
    @inlinable package var index: Int { Int(storage) }
    @inlinable package init(_ index: Int) { storage = Int32(clamping: index) }
    @inlinable package static func < (lhs: DeclarationID, rhs: DeclarationID) -> Bool { lhs.storage < rhs.storage }
}

/// A place in `LayoutDocument.guards`: the conditions under which something runs.
package struct GuardID: Hashable, Sendable {
    private let storage: Int32
    /// Under no condition but that its class runs.
    package static let always = GuardID(storage: -1)
    /// Under conditions of which it is not known whether they hold together.
    package static let doubtful = GuardID(storage: -2)

    private init(storage: Int32) { self.storage = storage }
    init(_ index: Int) { storage = Int32(clamping: index) }
    /// nil for those that stand for no record.
    var index: Int? { storage < 0 ? nil : Int(storage) }
}
