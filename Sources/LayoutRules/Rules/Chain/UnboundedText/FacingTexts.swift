// Texts that come from both ends of a row, with nothing between them.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

/// Pairs of labels and buttons whose texts only run time or a language's table knows, one at the near end of a row and one
/// at its far end or in its middle, of which none ends at the other.
struct FacingTexts {
    struct Pair {
        var near: ItemID
        var far: ItemID
    }

    private let texts: Set<ItemID>
    private let ends: TextEnds
    private let context: RuleContext

    init(_ filled: LabelsOfUnknownText, _ ends: TextEnds, _ context: RuleContext) {
        (self.ends, self.context) = (ends, context)
        texts = filled.variable().union(Self.titledButtons(filled, context)).filter {
            !TextNames.isTiny(context.document.name(of: $0))
        }
    }

    /// - Parameters:
    ///   - reported: what is said to have no end already.
    ///   - isRead: whether all that places a view is read.
    func pairs(besides reported: Set<ItemID>, isRead: (ItemID) -> Bool) -> [Pair] {
        guard texts.count > 1 else { return [] }
        var seen: Set<ItemID> = []
        return ends.facing(where: { texts.contains($0) }, in: context.document, isRead: isRead).compactMap {
            near, far in
            let rows = ends.row(to: near, in: context.document) + ends.row(to: far, in: context.document)
            guard reported.isDisjoint(with: rows), context.areSeenTogether(near, far), !areBounded(near, far),
                seen.insert(near).inserted,
                seen.insert(far).inserted
            else { return nil }
            return Pair(near: near, far: far)
        }
    }

    /// Whether each shows a time, an amount, a state or the like, or one does and the other is a button, whose title is the
    /// program's own: these two meet on no screen.
    private func areBounded(_ one: ItemID, _ other: ItemID) -> Bool {
        let isBounded: (ItemID) -> Bool = { TextNames.isBounded(context.document.name(of: $0)) }
        let isButton: (ItemID) -> Bool = { context.document[$0].className == "UIButton" }
        return isBounded(one) ? isBounded(other) || isButton(other) : isBounded(other) && isButton(one)
    }

    /// Buttons that get a title which the code does not write out.
    private static func titledButtons(_ filled: LabelsOfUnknownText, _ context: RuleContext) -> Set<ItemID> {
        var buttons: Set<ItemID> = []
        for (_, event) in context.events(named: "setTitle", "setAttributedTitle") {
            guard let title = event.arguments.first?.value, let item = context.item(named: event.receiver),
                context.document[item].className == "UIButton"
            else { continue }
            switch context.tree[title].kind {
            case .name, .member, .call, .message: buttons.insert(item)
            default: break
            }
        }
        return buttons
    }
}
