// Whether a view is placed by constraints alone, so that a block, which switches its autoresizing mask off, changes nothing.

import AutoLayout
import MasonrySemantics
import SourceText

/// The autoresizing masks of views that are constrained without a library.
struct ViewMasks {
    /// The statements that switch one off, with the view.
    let lines: [(view: String, range: TextRange)]
    /// The views that a stack view arranges, which does so, too.
    private let arranged: [(view: String, range: TextRange)]
    private let document: LayoutDocument
    private let index: SourceIndex
    /// The views that blocks of a library are about.
    private var receivers: Set<ItemID> = []

    init(_ document: LayoutDocument, _ reader: UIKitReader) {
        self.document = document
        index = reader.index
        lines = reader.maskStatements()
        arranged = reader.arrangedViews()
        for block in document.blocks where block.library != .uiKit && block.kind != .prepare {
            if let receiver = block.receiver { receivers.insert(receiver) }
        }
    }

    /// A constraint that a block of its first view makes; the same said of its second view where the first one keeps its mask,
    /// as the content view of a cell and the view of a controller do.
    func withoutMask(_ draft: ConstraintDraft, in function: TextRange) throws(Reason) -> ConstraintDraft {
        if isOff(draft.first, in: function) { return draft }
        guard let second = draft.second, draft.multiplier == nil, !second.item.isGuide, isOff(second.item, in: function)
        else { throw Reason(.mask(draft.range)) }
        var result = draft
        result.first = second.item
        result.firstAttribute = second.attribute
        result.second = (draft.first, draft.firstAttribute)
        result.relation = draft.relation.turned
        result.constant = draft.constant.negated
        return result
    }

    private func isOff(_ view: DraftItem, in function: TextRange) -> Bool {
        view.isGuide || document.viewsWithoutMask.contains(view.item) || receivers.contains(view.item)
            || (lines + arranged).contains { $0.view == view.text && function.contains($0.range) }
    }
}
