// What a rule says before its words have a language and its severity a setting.

import SourceText

/// One finding of a rule, still without language, severity and suppression.
package struct FindingDraft: Sendable {
    package var range: TextRange
    package var message: Phrase
    package var related: [Related] = []
    package var fixes: [ProposedFix] = []
    /// The state, method or branch in which it holds; nil for the base.
    package var scenario: String?
    /// The screen on which it holds; nil for all.
    package var screen: String?
    /// Where it differs from the rule's own.
    package var severity: Severity?
    /// Whether the text it marks has no effect.
    package var isUnnecessary = false

    package struct Related: Sendable, Hashable {
        package var range: TextRange
        package var message: Phrase
    }

    package struct ProposedFix: Sendable {
        package var title: Phrase
        package var safety: Fix.Safety
        package var edits: [TextEdit]
    }

    package init(_ range: TextRange, _ message: Phrase) {
        self.range = range
        self.message = message
    }

    /// The same report with another place that explains it.
    package func relating(_ range: TextRange?, _ message: Phrase) -> FindingDraft {
        var copy = self
        copy.relate(range, message)
        return copy
    }

    /// Adds another place that explains it; in a loop, where copies of all places before would add up.
    package mutating func relate(_ range: TextRange?, _ message: Phrase) {
        guard let range else { return }
        related.append(Related(range: range, message: message))
    }

    /// The same report with a fix; none is added where there is nothing to edit.
    package func fixing(_ title: Phrase, _ safety: Fix.Safety, _ edits: [TextEdit]) -> FindingDraft {
        guard !edits.isEmpty else { return self }
        var copy = self
        copy.fixes.append(ProposedFix(title: title, safety: safety, edits: edits))
        return copy
    }

    /// The same report, marked as text without effect.
    package func markedUnnecessary() -> FindingDraft {
        var copy = self
        copy.isUnnecessary = true
        return copy
    }
}
