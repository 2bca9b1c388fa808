// The frames of one analysis as one line of text each; built once, because most features ask for many.

import AutoLayout
import LayoutRules
import MasonrySemantics

/// Frames of items as text.
struct FrameTexts {
    private let document: LayoutDocument
    private let entries: [Entry]

    /// A class, because a copy of a solved scenario for each of hundreds of frames takes longer than their text.
    private final class Entry {
        let solved: SolvedScenario
        /// The free quantities by item of the engine.
        let free: [ItemID: [LayoutSolution.FrameAttribute]]

        init(_ solved: SolvedScenario) {
            self.solved = solved
            free = solved.solution.ambiguities.reduce(into: [:]) { $0[$1.item, default: []].append($1.attribute) }
        }
    }

    init(_ analysis: Analysis) {
        document = analysis.document
        entries = analysis.shown.map { Entry($0) }
    }

    /// The frame in the superview, in the first scenario and on the first screen that has it: `(16, 75, 64, 64)`, with
    /// `?` for what is free and ≈ before an estimate. nil where nothing of it is determined, or where it rests on something unknown but the size of a root.
    func text(of id: ItemID) -> String? {
        for index in entries.indices {
            if let text = text(of: id, in: index) { return text }
        }
        return nil
    }

    /// The same in the solved scenario at `index`.
    func text(of id: ItemID, in index: Int) -> String? {
        let entry = entries[index]
        guard entry.solved.knowledge(of: id, in: document).isShown, let item = entry.solved.lowered.engineItem(id),
            item.index < entry.solved.solution.frames.count
        else { return nil }
        let frame = entry.solved.solution.frames[item.index]
        let open = Set(entry.free[item] ?? [])
        guard open.count < LayoutSolution.FrameAttribute.allCases.count else { return nil }
        return (document.items[id.index].isEstimated ? "≈ " : "") + frame.inPoints(without: open)
    }

    /// One line on what the frame in the solved scenario at `index` rests on; nil where all is known.
    func sentence(of id: ItemID, in index: Int) -> LocalizedText? {
        let solved = entries[index].solved
        return document.sentence(on: solved.knowledge(of: id, in: document), in: solved)
    }

    /// The quantities of an item that nothing determines.
    func freeQuantities(of id: ItemID, in index: Int) -> [LayoutSolution.FrameAttribute] {
        let entry = entries[index]
        return entry.solved.lowered.engineItem(id).flatMap { entry.free[$0] } ?? []
    }

    /// Whether what is free of an item is really free: no size that is not known could settle it.
    func isSurelyFree(_ id: ItemID, in index: Int) -> Bool { entries[index].solved.isSurelyFree(id, in: document) }
}
