// Layouts as they are shown, kept while the text stays the same.

import AutoLayout
import MasonrySemantics
import SourceText

/// Some entries of `solved` as they are shown. Showing one solves it several times, and people look at the views of one layout
/// one after the other.
struct ShownCache: Sendable {
    private struct Key: Hashable {
        let scenario: Int
        let screen: Int

        init(_ entry: SolvedScenario) {
            scenario = entry.scenario
            screen = entry.screen
        }
    }

    private var known: [Key: ShownScenario] = [:]
    /// Of how many items in all of them the frames are kept, each solution of a layout counted by itself.
    private static let most = 16_000

    subscript(entry: SolvedScenario) -> ShownScenario? { known[Key(entry)] }

    /// Keeps as many of `entries` as there is room for, and nothing else.
    fileprivate mutating func keep(_ entries: [SolvedScenario], show: (SolvedScenario) -> ShownScenario) {
        var kept: [Key: ShownScenario] = [:]
        var size = 0
        for entry in entries {
            let shown = known[Key(entry)] ?? show(entry)
            size += shown.lowered.layout.items.count * (1 + shown.alternatives.count)
            guard size <= Self.most || kept.isEmpty else { break }
            kept[Key(entry)] = shown
        }
        known = kept
    }
}

extension Analysis {
    /// Keeps how the layouts with the view that a place names are shown, until the text changes: the next questions about
    /// them solve nothing. Answers are the same without it.
    package mutating func keepShown(at offset: TextOffset) {
        keepInstances()
        let shown = displayed()
        guard let item = shown.item(at: offset) else { return }
        let entries = shown.solved.filter { $0.lowered.itemIndices[item] != nil }
        if entries.contains(where: { keptShown[$0] == nil }) { keptShown.keep(entries) { shown.freshlyShown($0) } }
    }
}
