// What each word of the layout code is, for colouring.

import SourceText

/// The meaning of one word.
package struct SemanticToken: Sendable, Hashable {
    package enum Kind: Int, Sendable, Hashable, CaseIterable {
        case keyword, view, guide, constant, screen, state, type, attribute, relation, modifier, maker, property
        case number, string, comment, `operator`
    }

    package struct Modifiers: OptionSet, Sendable, Hashable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let declaration = Modifiers(rawValue: 1 << 0)
        package static let readOnly = Modifiers(rawValue: 1 << 1)
        package static let modification = Modifiers(rawValue: 1 << 2)
        package static let deprecated = Modifiers(rawValue: 1 << 3)
        /// A name of the libraries or of UIKit.
        package static let library = Modifiers(rawValue: 1 << 4)
    }

    /// Never empty and in one line, but for strings and comments of several lines, which are cut at line ends.
    package var range: TextRange
    package var kind: Kind
    package var modifiers: Modifiers

    package init(range: TextRange, kind: Kind, modifiers: Modifiers = []) {
        self.range = range
        self.kind = kind
        self.modifiers = modifiers
    }
}
