// The frames of one analysis as one line of text each; built once, because most features ask for many.

import AutoLayout
import LayoutRules
import MasonrySemantics

/// Frames of items as text.
struct FrameTexts {
    private let document: LayoutDocument
    private let solved: [SolvedScenario]
    /// For each solved scenario the free quantities by item of the engine.
    private let free: [[ItemID: [LayoutSolution.FrameAttribute]]]

    init(_ analysis: Analysis) {
        document = analysis.document
        solved = analysis.shown
        free = solved.map { entry in
            entry.solution.ambiguities.reduce(into: [:]) { $0[$1.item, default: []].append($1.attribute) }
        }
    }

    /// The frame in the superview, in the first scenario and on the first screen that has it: `(16, 75, 64, 64)`, with
    /// `?` for what is free and ≈ before an estimate. nil where nothing of it is determined, or where it rests on something unknown but the size of a root.
    func text(of id: ItemID) -> String? {
        solved.indices.lazy.compactMap { text(of: id, in: $0) }.first
    }

    /// The same in the solved scenario at `index`.
    func text(of id: ItemID, in index: Int) -> String? {
        guard solved[index].knowledge(of: id, in: document).isShown, let item = engineItem(id, in: index),
            item.index < solved[index].solution.frames.count
        else { return nil }
        let frame = solved[index].solution.frames[item.index]
        let open = Set(free[index][item] ?? [])
        guard open.count < LayoutSolution.FrameAttribute.allCases.count else { return nil }
        return (document[id].isEstimated ? "≈ " : "") + frame.inPoints(without: open)
    }

    /// One line on what the frame in the solved scenario at `index` rests on; nil where all is known.
    func sentence(of id: ItemID, in index: Int) -> LocalizedText? {
        document.sentence(on: solved[index].knowledge(of: id, in: document), in: solved[index])
    }

    /// The quantities of an item that nothing determines.
    func freeQuantities(of id: ItemID, in index: Int) -> [LayoutSolution.FrameAttribute] {
        engineItem(id, in: index).flatMap { free[index][$0] } ?? []
    }

    /// Whether what is free of an item is really free: no size that is not known could settle it.
    func isSurelyFree(_ id: ItemID, in index: Int) -> Bool { solved[index].isSurelyFree(id, in: document) }

    private func engineItem(_ id: ItemID, in index: Int) -> ItemID? { solved[index].lowered.engineItem(id) }
}
