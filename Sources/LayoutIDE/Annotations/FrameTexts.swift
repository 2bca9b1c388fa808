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
        /// Solved with made-up numbers once somebody asks for a frame of it.
        private(set) lazy var shown = analysis.shown(solved)
        /// The items of the engine of which something is free whatever is not known.
        private(set) lazy var surelyFree = Set(shown.surelyFree().map(\.item))
        private let analysis: Analysis

        init(_ solved: SolvedScenario, _ analysis: Analysis) {
            self.solved = solved
            self.analysis = analysis
        }
    }

    init(_ analysis: Analysis) {
        document = analysis.document
        entries = analysis.solved.map { Entry($0, analysis) }
    }

    func text(of id: ItemID) -> String? { frame(of: id)?.text }

    /// The frame in the superview, in the first scenario and on the first screen that has it: `(16, 75, ≈ 64, ?)`, with
    /// `?` for what is free or not known and ≈ before an estimate. nil where nothing of it is determined.
    ///
    /// Only so many layouts are shown for it: of a view that is not known in one, little is known in the others.
    func frame(of id: ItemID) -> (text: String, entry: Int)? {
        let candidates = entries.indices.lazy.filter { entries[$0].solved.lowered.engineItem(id) != nil }
        for index in candidates.prefix(Self.mostTried) {
            if let text = text(of: id, in: index) { return (text, index) }
        }
        return nil
    }

    private static let mostTried = 3

    /// The same in the solved scenario at `index`.
    func text(of id: ItemID, in index: Int) -> String? {
        guard entries[index].solved.lowered.engineItem(id) != nil else { return nil }
        let shown = entries[index].shown
        guard shown.isSolved(id), let item = shown.lowered.engineItem(id) else { return nil }
        let frame = shown.frame(item.index, in: .superview)
        return frame.isEmpty ? nil : frame.text
    }

    /// What the frame in the solved scenario at `index` rests on.
    func note(of id: ItemID, in index: Int) -> FrameNote {
        document.frameNote(on: entries[index].shown, item: id)
    }

    /// The quantities of an item that nothing determines.
    func freeQuantities(of id: ItemID, in index: Int) -> [LayoutSolution.FrameAttribute] {
        let shown = entries[index].shown
        return shown.lowered.engineItem(id).map { shown.free($0.index).map(\.attribute) } ?? []
    }

    /// Whether what is free of an item is really free: no size that is not known could settle it.
    func isSurelyFree(_ id: ItemID, in index: Int) -> Bool {
        let shown = entries[index].shown
        guard shown.solved.isFree(id, in: document), let item = shown.lowered.engineItem(id)?.index else {
            return false
        }
        return entries[index].surelyFree.contains(item)
    }
}
