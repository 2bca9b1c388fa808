// Frames before the first layout pass: a view that was made empty, and that nothing has placed since, has no size yet.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// What stands for the frame of such a view; of its numbers the size is told.
    private static let emptyFrame = "CGRect.empty"

    /// `stage.bounds`, `stage.frame` in code that runs before the first layout pass; nil where code may have sized the view,
    /// or somebody has laid it out by then.
    mutating func emptyFrame(of item: ItemID) -> Value? {
        guard isInClass, classContext?.isBeforeWindow == true, !noted.isLater, isSettingUp,
            facts.madeHere.contains(item), facts.sized[item] == nil, facts.handedOn[item] == nil,
            let className = document[item].className, Self.madeEmpty.contains(className),
            !Self.layingOut.contains(where: { tree.names.find($0) != nil })
        else { return nil }
        return .object(className: Self.emptyFrame)
    }

    /// A number of such a frame; nil for other members and objects.
    mutating func member(_ name: Name, ofEmptyFrame value: Value) -> Value? {
        guard case .object(Self.emptyFrame) = value else { return nil }
        switch spellings[name].word {
        case .width, .height: return .number(0, isInteger: false)
        default: return tree.string(name) == "size" ? .size(Size(width: 0, height: 0)) : nil
        }
    }

    /// Notes that code gives a view a size, whichever.
    mutating func noteSized(_ item: ItemID) {
        if isInClass { facts.sized[item] = true }
    }

    /// Classes of UIKit whose initializers without a frame, an image or a style make views of no size.
    private static let madeEmpty: Set<String> = ["UIView", "UIStackView", "UILabel", "UIScrollView"]

    /// What lays out at once, or sizes a view by its contents: where a file has such a call, sizes are left open.
    private static let layingOut = [
        "layoutIfNeeded", "sizeToFit", "updateConstraintsIfNeeded", "systemLayoutSizeFitting", "layoutSubviewsIfNeeded",
    ]
}
