// Whether a view is placed by constraints alone, so that a block, which switches its autoresizing mask off, changes nothing.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
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
    private let fresh: FreshLocals

    init(_ document: LayoutDocument, _ reader: UIKitReader, _ classes: ClassRelation) {
        self.document = document
        index = reader.index
        fresh = FreshLocals(document.tree, index, classes)
        lines = reader.maskStatements()
        arranged = reader.arrangedViews()
        for block in document.blocks where block.library != .uiKit && block.kind != .prepare {
            if let receiver = block.receiver { receivers.insert(receiver) }
        }
    }

    /// A constraint that a block of its first view makes; the same said of its second view where the first one keeps its mask,
    /// as the content view of a cell and the view of a controller do. A view of UIKit's that is only just made has its mask:
    /// it gets it back behind the block, as what is shown in a bar does.
    ///
    /// - Parameter library: Masonry has no blocks of guides.
    func withoutMask(
        _ draft: ConstraintDraft, in function: TextRange, for library: Library
    ) throws(Reason) -> (draft: ConstraintDraft, isGivenBack: Bool) {
        let hasBlock = !draft.first.isGuide || library == .snapKit
        if hasBlock, isOff(draft.first, in: function) { return (draft, false) }
        if hasBlock, fresh.isFresh(draft.first.text, at: draft.range), !isAround(draft.second?.item, draft.first.item) {
            return (draft, true)
        }
        guard let second = draft.second, draft.multiplier == nil, !second.item.isGuide, isOff(second.item, in: function)
        else { throw Reason(hasBlock ? .mask(draft.range) : .inexpressible(draft.range)) }
        var result = draft
        result.first = second.item
        result.firstAttribute = second.attribute
        result.second = (draft.first, draft.firstAttribute)
        result.relation = draft.relation.turned
        result.constant = draft.constant.negated
        return (result, false)
    }

    /// Whether a view is the superview of the other one, whose block says it as well.
    private func isAround(_ inner: DraftItem?, _ outer: ItemID) -> Bool {
        inner.map { document[$0.item].parent == .item(outer) } ?? false
    }

    private func isOff(_ view: DraftItem, in function: TextRange) -> Bool {
        view.isGuide || document.viewsWithoutMask.contains(view.item) || receivers.contains(view.item)
            || (lines + arranged).contains { $0.view == view.text && function.contains($0.range) }
    }
}

extension UIKitReader {
    /// The statements that switch off the constraints of an autoresizing mask, with the view.
    func maskStatements() -> [(view: String, range: TextRange)] {
        document.tree.statements.compactMap { statement in
            guard case .expression(let id) = statement.kind,
                case .assignment(.assign, let target, let value) = document.tree[id].kind,
                case .member(let base, let name, _) = document.tree[target].kind,
                name.word == .translatesAutoresizingMaskIntoConstraints,
                ["false", "NO"].contains(document.tree.text[document.tree[value].range])
            else { return nil }
            return (expressions.text(base), document.tree[id].range)
        }
    }

    /// The views that are handed to a stack view, which switches their masks off, with the call.
    func arrangedViews() -> [(view: String, range: TextRange)] {
        document.tree.expressions.compactMap { expression in
            let (name, argument): (Name?, ExpressionID?)
            switch expression.kind {
            case .call(let callee, let arguments):
                guard case .member(_, let member, _) = document.tree[callee].kind else { return nil }
                (name, argument) = (member, arguments.first?.value)
            case .message(_, let arguments): (name, argument) = (arguments.first?.label, arguments.first?.value)
            default: return nil
            }
            guard let name, let argument,
                ["addArrangedSubview", "insertArrangedSubview"].contains(document.tree.string(name)),
                expressions.isPath(argument)
            else { return nil }
            return (expressions.text(argument), expression.range)
        }
    }
}
