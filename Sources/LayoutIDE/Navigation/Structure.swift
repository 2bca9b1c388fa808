// Folding, growing selections and links: what follows from the structure of the text alone.

import LayoutRules
import SourceText

/// A part of the text that can be folded away; spans at least two lines.
package struct FoldingRange: Sendable, Hashable {
    package enum Kind: Sendable, Hashable { case region, comment, imports }

    /// From the end of what stays visible on the first line to where the visible last line goes on.
    package var range: TextRange
    package var kind: Kind
    /// Shown in place of what is folded.
    package var collapsedText: String?

    package init(range: TextRange, kind: Kind, collapsedText: String? = nil) {
        self.range = range
        self.kind = kind
        self.collapsedText = collapsedText
    }
}

/// A rule's name in a comment, which leads to the rule's page.
package struct DocumentLink: Sendable, Hashable {
    package var range: TextRange
    package var rule: RuleID
    package var tooltip: String

    package init(range: TextRange, rule: RuleID, tooltip: String) {
        self.range = range
        self.rule = rule
        self.tooltip = tooltip
    }
}
