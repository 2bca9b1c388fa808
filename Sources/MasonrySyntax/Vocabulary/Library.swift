// The libraries whose words a text may use.

/// The library whose semantics hold, by its number: its place among those that evaluation knows.
@frozen package struct Library: Sendable, Hashable {
    package let number: UInt8

    @inlinable package init(number: UInt8) { self.number = number }

    @inlinable package static var masonry: Library { Library(number: 0) }
    @inlinable package static var snapKit: Library { Library(number: 1) }
    /// `NSLayoutConstraint`, anchors, visual format, stack views, hugging: UIKit itself.
    @inlinable package static var uiKit: Library { Library(number: 2) }

    @inlinable package static func == (one: Library, other: Library) -> Bool { one.number == other.number }
}

/// The libraries that know a word.
package struct LibrarySet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let masonry = LibrarySet(.masonry)
    package static let snapKit = LibrarySet(.snapKit)
    package static let both: LibrarySet = [.masonry, .snapKit]

    /// The set of one library; UIKit has no chains.
    package init(_ library: Library) {
        self.init(rawValue: library == .uiKit || library.number > 7 ? 0 : 1 << library.number)
    }
}

/// What a block does with the constraints of its receiver.
package enum BlockKind: Sendable, Hashable { case make, update, remake, prepare, remove }
