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
        let shown: ShownScenario
        init(_ shown: ShownScenario) { self.shown = shown }
    }

    init(_ analysis: Analysis) {
        document = analysis.document
        entries = analysis.shown.map { Entry($0) }
    }

    /// The frame in the superview, in the first scenario and on the first screen that has it: `(16, 75, ≈ 64, ?)`, with
    /// `?` for what is free or not known and ≈ before an estimate. nil where nothing of it is determined.
    func text(of id: ItemID) -> String? {
        for index in entries.indices {
            if let text = text(of: id, in: index) { return text }
        }
        return nil
    }

    /// The same in the solved scenario at `index`.
    func text(of id: ItemID, in index: Int) -> String? {
        let shown = entries[index].shown
        guard shown.solved.knowledge(of: id, in: document).isShown, let item = shown.lowered.engineItem(id) else {
            return nil
        }
        let frame = shown.frame(item.index, in: .superview)
        return frame.isEmpty ? nil : frame.inPoints
    }

    /// One line on what the frame in the solved scenario at `index` rests on; nil where all is known.
    func sentence(of id: ItemID, in index: Int) -> LocalizedText? {
        document.sentence(on: entries[index].shown, item: id)
    }

    /// The quantities of an item that nothing determines.
    func freeQuantities(of id: ItemID, in index: Int) -> [LayoutSolution.FrameAttribute] {
        let shown = entries[index].shown
        return shown.lowered.engineItem(id).map { shown.free($0.index).map(\.attribute) } ?? []
    }

    /// Whether what is free of an item is really free: no size that is not known could settle it.
    func isSurelyFree(_ id: ItemID, in index: Int) -> Bool {
        entries[index].shown.solved.isSurelyFree(id, in: document)
    }
}
