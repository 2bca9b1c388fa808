// The answers of hover, outline and quick fixes, in plain values with byte offsets.

import LayoutRules
import SourceText

/// What to show for the place under the cursor.
package struct Hover: Sendable, Hashable {
    package var range: TextRange
    package var markdown: String
    package var plainText: String

    package init(range: TextRange, markdown: String, plainText: String) {
        self.range = range
        self.markdown = markdown
        self.plainText = plainText
    }
}

/// A node of the outline: the view tree with blocks, screens, states and expectations.
package struct DocumentSymbol: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case type, mark, view, guide, constant, screen, state, block, expectation, function
    }

    package var name: String
    package var detail: String
    package var kind: Kind
    package var range: TextRange
    /// Lies in `range`.
    package var selectionRange: TextRange
    package var children: [DocumentSymbol]

    package init(
        name: String, detail: String, kind: Kind, range: TextRange, selectionRange: TextRange,
        children: [DocumentSymbol] = []
    ) {
        self.name = name
        self.detail = detail
        self.kind = kind
        self.range = range
        self.selectionRange = selectionRange
        self.children = children
    }
}

/// A fix offered at a place, with the finding it mends.
package struct QuickFix: Sendable {
    package var fix: Fix
    package var finding: Finding

    package init(fix: Fix, finding: Finding) {
        self.fix = fix
        self.finding = finding
    }
}
