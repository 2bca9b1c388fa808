// From a name to its declaration and to all its uses.

import SourceText

/// A place to go to.
package struct NavigationTarget: Sendable, Hashable {
    /// The name that was asked about.
    package var origin: TextRange
    /// The whole declaration.
    package var range: TextRange
    /// The name in it; lies in `range`.
    package var selectionRange: TextRange

    package init(origin: TextRange, range: TextRange, selectionRange: TextRange) {
        self.origin = origin
        self.range = range
        self.selectionRange = selectionRange
    }
}

/// One use of the name under the cursor.
package struct DocumentHighlight: Sendable, Hashable {
    package enum Kind: Sendable, Hashable { case read, write }

    package var range: TextRange
    package var kind: Kind

    package init(range: TextRange, kind: Kind) {
        self.range = range
        self.kind = kind
    }
}

/// Whether the declaration counts as a reference.
package enum DeclarationInclusion: Sendable, Hashable { case included, excluded }

extension Analysis {
    /// Where the name at `offset` is declared; empty where it names nothing of this file.
    package func definition(at offset: TextOffset) -> [NavigationTarget] { [] }

    /// Every use in the file of what the name at `offset` stands for, in written order.
    package func references(at offset: TextOffset, declaration: DeclarationInclusion) -> [TextRange] { [] }

    /// Every use in the file of what the name at `offset` stands for; declarations and assignments are writes.
    package func documentHighlights(at offset: TextOffset) -> [DocumentHighlight] { [] }
}
