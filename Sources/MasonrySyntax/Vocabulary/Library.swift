// The libraries whose words a text may use.

/// The library whose semantics hold.
package enum Library: Sendable, Hashable {
    case masonry, snapKit
    /// `NSLayoutConstraint`, anchors, visual format, stack views, hugging: UIKit itself.
    case uiKit
}

/// The libraries that know a word.
package struct LibrarySet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let masonry = LibrarySet(rawValue: 1 << 0)
    package static let snapKit = LibrarySet(rawValue: 1 << 1)
    package static let both: LibrarySet = [.masonry, .snapKit]

    /// The set of one library; UIKit has no chains.
    package init(_ library: Library) {
        switch library {
        case .masonry: self = .masonry
        case .snapKit: self = .snapKit
        case .uiKit: self = []
        }
    }
}

/// What a block does with the constraints of its receiver.
package enum BlockKind: Sendable, Hashable { case make, update, remake, prepare, remove }
