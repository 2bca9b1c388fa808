// From a solved scenario to what a picture is made from.

import AutoLayout
import LayoutPreview
import LayoutRules
import MasonrySemantics
import SourceText

extension Analysis {
    /// The input of a picture of `entry`, with the item of the document emphasised.
    /// - Parameter hasNotes: whether it says of each view what its frame rests on.
    func previewInput(
        _ entry: SolvedScenario, _ given: ShownScenario? = nil, selected: ItemID? = nil, format: PreviewFormat = .text,
        hasNotes: Bool = false
    ) -> PreviewInput {
        let shown = (given ?? self.shown(entry)).inLikelyPlace
        let lowered = shown.lowered
        // ASCII has no letters of another language.
        let words: PreviewWords = format == .ascii ? .standard : PreviewWords(in: configuration.language)
        var input = PreviewInput(
            layout: shown.layoutOfFile, solution: known(shown, entry),
            items: lowered.layout.items.indices.map { previewItem($0, shown, hasNotes) },
            state: previewState(of: entry),
            selected: selected.flatMap { lowered.engineItem($0) },
            constraintLines: lowered.constraints.prefix(shown.constraintCount).map { line(of: document[$0].range) },
            words: words)
        input.bars = bars(of: entry)
        return input
    }

    /// The solution without claims that rest on something unknown: what is not known is not drawn as a mistake.
    private func known(_ shown: ShownScenario, _ proven: SolvedScenario) -> LayoutSolution {
        let entry = shown.solved
        var solution = entry.solution
        solution.conflicts = proven.solution.conflicts
        let certain = CertainConflicts(document: document)
        let lowered = entry.lowered
        // A size that is not known may settle what it ties, and hides nothing else.
        let free = shown.surelyFree()
        solution.ambiguities.removeAll { ambiguity in
            guard free.contains(.init(ambiguity)), lowered.items.indices.contains(ambiguity.item.index) else {
                return true
            }
            return !entry.isFree(lowered.items[ambiguity.item.index], in: document)
        }
        solution.conflicts.removeAll { !certain.contains($0, in: proven) }
        return solution
    }

    private func previewItem(_ index: Int, _ shown: ShownScenario, _ hasNotes: Bool) -> PreviewItem {
        let entry = shown.solved
        let lowered = entry.lowered
        guard lowered.items.indices.contains(index), document.items.indices.contains(lowered.items[index].index)
        else { return PreviewItem() }
        let item = document[lowered.items[index]]
        let isKnown =
            shown.isSolved(lowered.items[index]) && !shown.numbers.hasUnknown(index)
        let place = item.nameRange ?? item.declaration
        let declaration = (item.nameRange ?? item.declaration)?.start.utf8
        // A guide that the lowering added shows nothing of its owner, and leads to it.
        guard lowered.itemIndices[lowered.items[index]] == index else {
            return PreviewItem(isKnown: isKnown, declaration: declaration)
        }
        return PreviewItem(
            className: item.className ?? "", text: item.text, isEstimated: shown.numbers.hasEstimate(index),
            isKnown: isKnown,
            declaration: declaration, line: place.flatMap(line),
            note: hasNotes
                ? document.frameNote(on: shown, item: lowered.items[index]).line(configuration.language) : nil)
    }

    /// From 1; nil for what stands in another file.
    package func line(of range: TextRange) -> Int? {
        document.isInText(range) ? text.lineNumber(at: range.start) : nil
    }

    /// The state as a caption names it: `expanded`, and in sources `LoginController.updateLayout`.
    func previewState(of entry: SolvedScenario) -> String? {
        guard document.scenarios.indices.contains(entry.scenario) else { return nil }
        let scenario = document.scenarios[entry.scenario]
        let parts = [scenario.owner, scenario.name].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ".")
    }

    func screenName(of entry: SolvedScenario) -> String {
        document.screens.indices.contains(entry.screen) ? document.screens[entry.screen].screen.name : ""
    }
}

extension LoweredScenario {
    /// The item of the engine's layout that stands for one of the document.
    func engineItem(_ id: ItemID) -> ItemID? {
        itemIndices[id].map { ItemID($0) }
    }
}
