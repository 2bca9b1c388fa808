// What fixing a text comes to, in plain values: for what holds fixes against what they promise.

import LayoutIDE
import Project
import SourceText

/// A text as `check --fix` leaves it.
package struct FixOutcome: Sendable {
    /// A kind of finding.
    package struct Kind: Sendable, Hashable, CustomStringConvertible {
        package var severity: String
        package var rule: String
        package var description: String { "\(severity)[\(rule)]" }
    }

    package let text: SourceText
    /// How many fixes are in it.
    package let applied: Int
    /// How many findings there were of each kind, and how many there are.
    package let before: [Kind: Int]
    package let after: [Kind: Int]

    /// Applies the fixes of `text`, which is analysed with what `index` says of other files.
    package init(fixing text: SourceText, _ dialect: Dialect, unsafeToo: Bool, index: SymbolIndex? = nil) {
        let kind: TextKind =
            switch dialect {
            case .masonry: .masonry
            case .objectiveC: .m
            case .swift: .swift
            }
        var settings = AnalysisConfiguration()
        settings.index = index
        let fixer = FileFixer(
            inspector: .layoutAnalysis, kind: kind, settings: settings, safety: unsafeToo ? .unsafeToo : .safeOnly)
        let fixed = fixer.fix(text)
        self.text = fixed.text
        applied = fixed.applied
        before = Self.counts(Inspector.layoutAnalysis.inspect(text, kind, settings))
        after = Self.counts(fixed.inspection)
    }

    private static func counts(_ inspection: Inspection) -> [Kind: Int] {
        var counts: [Kind: Int] = [:]
        for finding in inspection.findings {
            counts[Kind(severity: finding.severity.name, rule: finding.rule.rawValue), default: 0] += 1
        }
        return counts
    }
}
