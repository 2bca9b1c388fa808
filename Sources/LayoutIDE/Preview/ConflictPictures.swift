// The text picture of a conflict, for reports.

import AutoLayout
import LayoutPreview
import MasonrySemantics
import SourceText

extension Analysis {
    /// The conflict that `finding` is about, drawn as text; nil for other findings.
    package func conflictPicture(of finding: Finding, columns: Int = 72) -> String? {
        guard Self.conflictRules.contains(finding.rule) else { return nil }
        let places = [finding.range] + finding.related.map(\.range)
        for entry in solved where isAbout(entry, finding) {
            let input = previewInput(entry)
            var best: (index: Int, matches: Int)?
            for (index, conflict) in input.solution.conflicts.enumerated() {
                let ranges = conflict.members.compactMap { range(of: $0, in: entry) }
                guard ranges.contains(where: { $0.shares(finding.range) }) else { continue }
                let matches = places.count { place in ranges.contains { $0.shares(place) } }
                if matches > best?.matches ?? 0 { best = (index, matches) }
            }
            guard let best, let picture = input.conflictText(best.index, columns: columns) else { continue }
            return String(picture.drop { $0 == "\n" })
        }
        return nil
    }

    private static let conflictRules: Set<RuleID> = [
        "unsatisfiable", "unsatisfiable-on-screen", "array-relation-conflict",
    ]

    private func isAbout(_ entry: SolvedScenario, _ finding: Finding) -> Bool {
        // A finding may name several screens.
        let name = screenName(of: entry)
        if let screen = finding.screen, screen != name, !screen.split(separator: ", ").contains(Substring(name)) {
            return false
        }
        guard document.scenarios.indices.contains(entry.scenario) else { return false }
        return finding.scenario == nil || finding.scenario == document.scenarios[entry.scenario].name
    }

    private func range(of source: LayoutSolution.Source, in entry: SolvedScenario) -> TextRange? {
        guard case .constraint(let id) = source, entry.lowered.constraints.indices.contains(id.index) else {
            return nil
        }
        return document[entry.lowered.constraints[id.index]].range
    }
}

extension TextRange {
    fileprivate func shares(_ other: TextRange) -> Bool { start < other.end && other.start < end }
}
