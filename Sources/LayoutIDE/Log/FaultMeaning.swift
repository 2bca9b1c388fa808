// What run-time messages other than conflicts mean, and the rule that finds their cause.

import LayoutLog

extension LogFaultKind {
    /// The rule that is about it; nil where none is.
    package var rule: String? {
        switch self {
        case .noCommonAncestor, .notInHierarchy, .outsideSubtree, .masonryNoCommonSuperview: "no-common-superview"
        case .illegalLocation, .snapNoSuperview: "missing-add-subview"
        case .invalidPairing: "size-position-pairing"
        case .mixedFamilies: "leading-left-mix"
        case .constantNotFinite: "non-finite-constant"
        case .constantTooLarge: "constant-out-of-range"
        case .priorityRequiredToggle: "priority-required-toggle"
        case .offMainThread: "layout-off-main-thread"
        case .managedBar: "constrain-managed-bar"
        case .layoutStillRequired: "constraints-in-layout-pass"
        case .contentViewAutoresizing: "constrain-content-view"
        case .masonryAttributeAfterRelation: "attribute-after-relation"
        case .masonryRelationRedefined: "relation-redefined"
        case .masonryUnsupportedAttribute: "unsupported-relation-target"
        case .masonryPriorityAfterInstall, .masonryMultiplierAfterInstall: "priority-after-install"
        case .masonryUnsupportedConstant, .masonryNotAValue: "value-kind-ignored"
        case .masonryDistributeOne: "distribute-fewer-than-two"
        case .masonryNotViews, .masonryDistributeNoSuperview: "array-of-non-views"
        case .masonryNoAttributes: "empty-attributes"
        case .snapUpdateNoMatch: "snap-update-no-match"
        case .snapMultipleAttributes, .snapInvalidConstraint: "multi-attribute-target"
        case .ambiguousLayout: "ambiguous-position"
        case .ambiguousCellHeight, .ambiguousCellSize, .layoutSublayersAssertion, .flowLayoutItemSize,
            .unparsableFormat, .notALayoutItem, .incompatibleAnchors:
            nil
        }
    }

    /// What it means, a sentence or two.
    package var meaning: LocalizedText {
        switch self {
        case .noCommonAncestor, .masonryNoCommonSuperview, .notInHierarchy, .outsideSubtree:
            LocalizedText(
                "The two views are in different view hierarchies: one of them, or a view above it, was not added when the constraint was made.",
                "两个视图不在同一视图树中：创建约束时，其中一个（或它的某个上级视图）尚未添加。")
        case .illegalLocation, .snapNoSuperview:
            LocalizedText(
                "A position needs a second view, and there is none: the view has no superview yet.",
                "位置约束需要第二个视图，但没有：该视图尚无父视图。")
        case .invalidPairing:
            LocalizedText("A size is related to a position.", "把尺寸与位置关联在了一起。")
        case .mixedFamilies:
            LocalizedText("Leading or trailing is related to left or right.", "leading/trailing 与 left/right 混用。")
        case .constantNotFinite:
            LocalizedText("The constant is infinite or not a number.", "constant 为无穷或非数值。")
        case .constantTooLarge:
            LocalizedText("The constant is larger than the layout engine allows.", "constant 超出布局引擎的范围。")
        case .priorityRequiredToggle:
            LocalizedText(
                "A priority was changed to or from 1000 (required) while the constraint was active.",
                "约束生效期间，优先级跨越了 1000。")
        case .offMainThread:
            LocalizedText("Layout was changed from a background thread.", "在后台线程修改了布局。")
        case .managedBar:
            LocalizedText("A bar that a controller manages was constrained.", "约束了由控制器管理的栏（导航栏、标签栏或工具栏）。")
        case .layoutStillRequired, .layoutSublayersAssertion:
            LocalizedText(
                "Constraints were made after `super.layoutSubviews()`, or `layoutSubviews` does not call `super`.",
                "在 `super.layoutSubviews()` 之后创建了约束，或者 `layoutSubviews` 没有调用 `super`。")
        case .contentViewAutoresizing:
            LocalizedText("The content view of a cell was constrained itself.", "约束了单元格的 contentView 本身。")
        case .ambiguousCellHeight, .ambiguousCellSize:
            LocalizedText(
                "Nothing in the cell says how high it is: no chain of constraints goes from its top to its bottom.",
                "单元格内没有从上到下贯通的约束链，无法得出其高度。")
        case .flowLayoutItemSize:
            LocalizedText(
                "An item is larger than the room its collection view has inside the insets.",
                "单元格大于其 collection view 减去内边距后的空间。")
        case .unparsableFormat:
            LocalizedText("A visual format cannot be read.", "可视化格式无法解析。")
        case .notALayoutItem:
            LocalizedText("A constraint was made with something that is neither a view nor a guide.", "约束的对象不是视图或布局引导。")
        case .incompatibleAnchors:
            LocalizedText("The two anchors are of different kinds.", "两个 anchor 的种类不同。")
        case .ambiguousLayout:
            LocalizedText("The constraints of the view leave its position or size ambiguous.", "该视图的约束不足以确定其位置或尺寸。")
        case .masonryAttributeAfterRelation:
            LocalizedText("An attribute comes after the relation of a chain.", "属性写在了关系之后。")
        case .masonryRelationRedefined:
            LocalizedText("A chain has two relations.", "一条链中有两个关系。")
        case .masonryUnsupportedAttribute:
            LocalizedText(
                "Masonry was handed a target that it does not know, or nil.", "传给 Masonry 的目标不受支持，或为 nil。")
        case .masonryPriorityAfterInstall, .masonryMultiplierAfterInstall:
            LocalizedText(
                "A priority or multiplier was changed after the constraint was installed.",
                "约束安装后又修改了优先级或倍数。")
        case .masonryUnsupportedConstant, .masonryNotAValue:
            LocalizedText("The value is of a kind that Masonry cannot use there.", "Masonry 在此处不接受这种值。")
        case .masonryDistributeOne:
            LocalizedText("Fewer than two views were to be distributed.", "分布的视图少于两个。")
        case .masonryNotViews, .masonryDistributeNoSuperview:
            LocalizedText(
                "The array holds something that is not a view, or views of different hierarchies.",
                "数组中含有非视图对象，或属于不同视图树的视图。")
        case .masonryNoAttributes:
            LocalizedText("`attributes` was called without any attribute.", "`attributes` 未传入任何属性。")
        case .snapUpdateNoMatch:
            LocalizedText(
                "`updateConstraints` found no existing constraint that differs only in its constant.",
                "`updateConstraints` 未找到仅 constant 不同的约束。")
        case .snapMultipleAttributes, .snapInvalidConstraint:
            LocalizedText("The two sides name different attributes.", "两侧的属性不一致。")
        }
    }
}
