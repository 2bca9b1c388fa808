// Text fields that people see: some are only there to bring up the keyboard.

import AutoLayout
import MasonrySemantics

/// The text fields of a file that no code hides, makes clear, or brings up the keyboard with.
struct ShownFields {
    private var fields: Set<ItemID> = []

    /// Complexity: O(items + events).
    init(_ context: RuleContext) {
        let document = context.document
        for index in document.items.indices where document.systemClass(of: ItemID(index)) == "UITextField" {
            fields.insert(ItemID(index))
        }
        guard !fields.isEmpty else { return }
        for (_, event) in context.events(
            named: "isHidden", "hidden", "setHidden", "alpha", "setAlpha", "textColor", "setTextColor", "tintColor",
            "setTintColor", "becomeFirstResponder", "inputView", "setInputView")
        {
            guard let item = context.item(named: event.receiver) else { continue }
            fields.remove(item)
        }
    }

    func contains(_ item: ItemID) -> Bool { fields.contains(item) }

    /// Whether a constraint gives one of them its width.
    func isNarrowed(by made: MadeConstraint) -> Bool {
        made.firstAttribute == .width && fields.contains(made.firstItem)
    }
}
