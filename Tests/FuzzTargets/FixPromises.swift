// What fixing a text must not do to it.

import LayoutIDE
import MasonryCommand
import MasonrySyntax
import SourceText

/// Holds what `check --fix` makes of texts against what it promises.
package struct FixPromises {
    /// What other files say.
    package var index: SymbolIndex?

    /// What became of one text.
    package struct Result: Sendable {
        /// The promises that were broken, with what broke them.
        package var broken: [String] = []
        /// How many fixes were applied that are called safe, and with the others.
        package var safe = 0
        package var all = 0
    }

    package init(index: SymbolIndex? = nil) { self.index = index }

    /// The rules whose safe fixes leave every frame where it is: what they change is of no effect, or says the same.
    private static let withoutEffect: Set<RuleID> = [
        "unused-suppression", "duplicate-constraint", "offset-overrides-constant", "relation-as-offset",
        "bound-always-holds",
    ]

    /// Fixes the text both ways.
    package func check(_ text: SourceText, _ dialect: Dialect) -> Result {
        var result = Result()
        let configuration = configuration()
        let analysis = Analysis(text: text, dialect: dialect, configuration: configuration)
        // Without a fix nothing is changed, which is most texts.
        guard analysis.findings.contains(where: { !$0.fixes.isEmpty }) else { return result }
        let syntax = analysis.tree.problems.count
        for unsafeToo in [false, true] {
            let kind = unsafeToo ? "with unsafe fixes" : "with safe fixes"
            let outcome = FixOutcome(fixing: text, dialect, unsafeToo: unsafeToo, index: index)
            if unsafeToo { result.all = outcome.applied } else { result.safe = outcome.applied }
            guard outcome.applied > 0 else { continue }
            let tree = SyntaxTree.parse(outcome.text, dialect: dialect)
            if tree.problems.count > syntax { result.broken.append("\(kind) it parses worse") }
            let again = FixOutcome(fixing: outcome.text, dialect, unsafeToo: unsafeToo, index: index)
            if again.text.bytes != outcome.text.bytes { result.broken.append("\(kind) a second run changes more") }
            if again.before != outcome.after { result.broken.append("\(kind) a second run finds something else") }
            // Of what could not be read nothing was said, and now there is.
            let isReadAnew = Self.syntaxFindings(outcome.after) < Self.syntaxFindings(outcome.before)
            guard !unsafeToo, !isReadAnew else { continue }
            for (found, count) in outcome.after.sorted(by: { $0.key.description < $1.key.description })
            where ["error", "warning"].contains(found.severity) && count > outcome.before[found] ?? 0 {
                result.broken.append("\(kind) there is a new \(found)")
            }
        }
        result.broken += brokenByOne(analysis, configuration)
        return result
    }

    private static func syntaxFindings(_ counts: [FixOutcome.Kind: Int]) -> Int {
        counts.filter { $0.key.rule == "syntax" }.values.reduce(0, +)
    }

    private func configuration() -> AnalysisConfiguration {
        var configuration = AnalysisConfiguration()
        configuration.index = index
        return configuration
    }

    /// Each safe fix alone: it leaves every frame where it is, unless its finding is about the layout.
    private func brokenByOne(_ analysis: Analysis, _ configuration: AnalysisConfiguration) -> [String] {
        // With a conflict the layout is not known to begin with.
        guard analysis.solved.allSatisfy({ $0.solution.conflicts.isEmpty }) else { return [] }
        let fixes = analysis.findings.filter { Self.withoutEffect.contains($0.rule) }.flatMap { finding in
            finding.fixes.filter { $0.safety == .safe }.map { (finding.rule, $0) }
        }
        return fixes.prefix(6).compactMap { rule, fix in
            let fixed = Analysis(
                text: analysis.text.applying(fix.edits), dialect: analysis.tree.dialect, configuration: configuration)
            // Where the last constraint goes, no layout is left.
            if fixed.document.constraints.isEmpty { return nil }
            return fixed.solved.map(\.solution.frames) == analysis.solved.map(\.solution.frames)
                ? nil : "the fix of \(rule) moves a view"
        }
    }
}
