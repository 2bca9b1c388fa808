// One line above blocks, screens, states and expectations that says how they stand.

import SourceText

/// A line of text above a declaration.
package struct CodeLens: Sendable, Hashable {
    package enum Kind: Sendable, Hashable { case block, screen, state, expectation }

    /// What it is about; the first line of it carries the lens.
    package var range: TextRange
    package var kind: Kind
    package var title: String

    package init(range: TextRange, kind: Kind, title: String) {
        self.range = range
        self.kind = kind
        self.title = title
    }
}

extension Analysis {
    /// In written order.
    package func codeLenses() -> [CodeLens] { [] }
}
