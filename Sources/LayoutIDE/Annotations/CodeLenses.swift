// One line above blocks, screens, states and expectations that says how they stand.

import AutoLayout
import LayoutRules
import MasonrySemantics
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
    package func codeLenses() -> [CodeLens] {
        let lenses = blockLenses + screenLenses + stateLenses + expectationLenses
        return lenses.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }

    // MARK: Blocks

    /// One lens for each place: a block on an array counts for all its receivers.
    private var blockLenses: [CodeLens] {
        let frames = FrameTexts(self)
        let homes = homesOfConstraints
        var result: [CodeLens] = []
        var index = 0
        while index < document.blocks.count {
            let first = document.blocks[index]
            var group = [first]
            index += 1
            while index < document.blocks.count, document.blocks[index].range == first.range {
                group.append(document.blocks[index])
                index += 1
            }
            guard first.kind != .remove else { continue }
            result.append(CodeLens(range: first.range, kind: .block, title: title(of: group, frames, homes)))
        }
        return result
    }

    /// For each constraint the first solved scenario in which it is active.
    private var homesOfConstraints: [MadeConstraintID: Int] {
        var result: [MadeConstraintID: Int] = [:]
        for (index, entry) in solved.enumerated() {
            for constraint in entry.lowered.constraints where result[constraint] == nil { result[constraint] = index }
        }
        return result
    }

    private func title(
        of group: [ConstraintBlock], _ frames: FrameTexts, _ homes: [MadeConstraintID: Int]
    ) -> String {
        let made = group.flatMap(\.chains).flatMap { document[$0].constraints }
        if group[0].kind == .update, made.isEmpty {
            return LensWords.updates(group.map(\.chains.count).reduce(0, +))[configuration.language]
        }
        var parts = [LensWords.constraints(made.count)[configuration.language]]
        if let home = made.lazy.compactMap({ homes[$0] }).first {
            parts += group.count == 1 ? free(group[0].receiver, home, frames).map { [$0] } ?? [] : []
            if isInConflict(made, home) { parts.append(LensWords.conflict[configuration.language]) }
        }
        return parts.joined(separator: " · ")
    }

    private func free(_ receiver: ItemID?, _ home: Int, _ frames: FrameTexts) -> String? {
        guard let receiver, frames.isSurelyFree(receiver, in: home) else { return nil }
        let names = frames.freeQuantities(of: receiver, in: home).map { LensWords.name(of: $0) }
        return names.isEmpty ? nil : LensWords.free(names)[configuration.language]
    }

    private func isInConflict(_ made: [MadeConstraintID], _ home: Int) -> Bool {
        guard !solved[home].solution.conflicts.isEmpty else { return false }
        let own = Set(made)
        let lowered = solved[home].lowered.constraints
        return solved[home].solution.conflicts.contains { conflict in
            conflict.members.contains { member in
                guard case .constraint(let id) = member, lowered.indices.contains(id.index) else { return false }
                return own.contains(lowered[id.index])
            }
        }
    }

    // MARK: Screens and states

    private var screenLenses: [CodeLens] {
        document.screens.indices.compactMap { index in
            document.screens[index].declaration.map {
                CodeLens(range: $0, kind: .screen, title: verdict { $0.screen == index })
            }
        }
    }

    private var stateLenses: [CodeLens] {
        document.states.indices.map { index in
            CodeLens(
                range: document.states[index].declaration, kind: .state, title: verdict { $0.scenario == index + 1 })
        }
    }

    /// Conflicts and failing expectations of the solved scenarios that `isMeant` picks.
    private func verdict(_ isMeant: (SolvedScenario) -> Bool) -> String {
        let entries = solved.filter(isMeant)
        let conflicts = entries.map(\.solution.conflicts.count).reduce(0, +)
        var failures = 0
        for expectation in document.expectations {
            for entry in entries where document.applies(expectation, to: entry) {
                if case .holds = expectation.evaluate(in: document, over: entry) { continue }
                failures += 1
            }
        }
        return LensWords.verdict(conflicts: conflicts, failures: failures)[configuration.language]
    }

    // MARK: Expectations

    private var expectationLenses: [CodeLens] {
        document.expectations.map { expectation in
            let entries = solved.filter { document.applies(expectation, to: $0) }
            return CodeLens(range: expectation.range, kind: .expectation, title: title(of: expectation, over: entries))
        }
    }

    private func title(of expectation: Expectation, over entries: [SolvedScenario]) -> String {
        let language = configuration.language
        for entry in entries {
            let place = placeName(of: entry)
            switch expectation.evaluate(in: document, over: entry) {
            case .holds: continue
            case .fails(let left, let right):
                return LensWords.fails(LensWords.list(left), LensWords.list(right), on: place)[language]
            case .undecidable(let reason): return LensWords.undecided(reason, on: place)[language]
            }
        }
        return entries.isEmpty ? LensWords.unchecked[language] : LensWords.passes[language]
    }
}
