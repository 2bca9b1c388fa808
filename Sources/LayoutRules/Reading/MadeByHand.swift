// The constraints that code makes without a block, by the view that they are about.

import AutoLayout
import MasonrySemantics

/// UIKit's own constraints of each item, in the order of the text.
struct MadeByHand: Sendable {
    private var constraints: [ItemID: [MadeConstraintID]] = [:]

    /// Complexity: O(constraints).
    init(of document: LayoutDocument) {
        for index in document.constraints.indices where document.constraints[index].chain == nil {
            constraints[document.constraints[index].firstItem, default: []].append(MadeConstraintID(index))
        }
    }

    subscript(item: ItemID) -> [MadeConstraintID] { constraints[item] ?? [] }
}

extension RuleContext {
    /// Whether code of the file constrains an item, by a block or by hand.
    func isConstrained(_ item: ItemID) -> Bool { !blocksByItem[item].isEmpty || !madeByHand[item].isEmpty }

    /// Whether a constraint made by hand is there whenever its class has run it, and stays as it is.
    func isFirm(byHand id: MadeConstraintID) -> Bool {
        let made = document[id]
        return made.guardID == .always && !made.isStored && made.firstAttribute.axis != nil
            && document.isInText(made.range)
    }
}
