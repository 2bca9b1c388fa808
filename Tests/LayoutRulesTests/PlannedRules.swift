// Every rule that has a name, and why some are not reported yet: a name, once given, stays.

/// The names of all rules, found or not.
enum PlannedRules {
    static let all: [String] = [
        // What only solving shows, and the language.
        "unsatisfiable", "unsatisfiable-on-screen", "ambiguous-position", "ambiguous-size", "competing-priorities",
        "broken-optional", "scroll-content-ambiguous", "zero-size", "negative-size", "outside-superview",
        "redundant-constraint", "duplicate-constraint", "expectation-failed", "unknown-view", "unknown-name",
        "unknown-attribute", "unknown-device", "wrong-value-type", "redeclared-name", "syntax",
        // Chains and code.
        "snap-update-no-match", "cell-required-vertical-chain", "priority-required-toggle", "layout-off-main-thread",
        "layout-if-needed-wrong-view", "label-pair-no-hugging", "no-common-superview", "missing-add-subview",
        "frame-category-scalar", "frame-read-before-layout", "make-in-reuse-path", "update-adds-second-constraint",
        "table-header-zero-size", "zero-size-parent-insets", "ib-constraints-coexist", "constant-out-of-range",
        "missing-super-update-constraints", "remake-order-transient", "nil-relation-target", "under-constrained",
        "non-finite-constant", "hidden-view-keeps-space", "opposite-edges-same-offset", "constrain-content-view",
        "masonry-110-safe-area", "stack-hidden-required-size", "trailing-sign", "multiplier-on-position",
        "leading-left-mix", "leading-inset-direction", "layout-guide-edge", "inset-on-sibling-gap",
        "integer-division-multiplier", "multiplier-on-constant", "multi-attribute-target", "anchor-instead-of-snp",
        "array-relation-conflict", "weak-constraint-install-cycle", "constraints-in-layout-pass", "back-to-frames",
        "center-equals-number", "readd-without-remake", "content-size-target", "center-inset", "distribute-twice",
        "distribute-overflow", "attribute-after-relation", "relation-as-offset", "relation-redefined",
        "constraint-to-itself",
        "constrain-managed-bar", "controller-as-target", "constrain-uikit-internal-subview",
        "store-constraint-not-maker", "root-view-constrained", "swift-point-offset",
        "attribute-after-relation-composite", "offset-overrides-constant", "size-without-relation",
        "missing-relation", "composite-to-single-edge", "size-position-pairing", "cross-axis-pairing",
        "unsupported-relation-target", "priority-after-install", "weak-composite-constraint",
        "stale-constraint-reference", "update-after-deactivate", "chain-after-constraint", "value-kind-ignored",
        "distribute-fewer-than-two", "array-of-non-views", "dangling-item", "guide-without-owner",
        "deprecated-priority-updaters", "remake-drops-constraints", "priority-out-of-range", "scalar-without-mas",
        // What reviewers of real code say.
        "animation-without-layout", "arranged-subview-kept", "cell-subview-outside-content-view",
        "inequality-outwards", "overlapping-texts", "own-guide-target", "safe-area-read-early", "same-anchors-twice",
        "setup-runs-again", "unbounded-text", "unlaid-view", "view-made-in-cell-for-row", "sibling-margin",
        "update-changes-multiplier", "bound-always-holds", "added-twice", "device-size", "lines-cut-off",
        "scrolled-view-held-outside", "view-made-again", "reuse-keeps-change", "far-edge-outside",
        "set-up-twice", "reuse-keeps-content", "bar-height-as-number", "cell-instead-of-content-view",
        "frame-without-effect", "unsafe-screen-edge", "deactivated-too-early", "missing-super-call",
        "layout-method-called", "autoresizing-mask-on", "text-cut-short",
        "content-mode-missing", "small-touch-target", "row-height-cuts-text", "content-size-before-layout",
        "shared-collection-layout",
        "text-without-room", "view-never-added", "view-replaced-in-place",
        // Names of this project.
        "controller-width-fixed", "empty-attributes", "library-exception", "unused-suppression",
    ]

    /// Why a rule is not in the catalogue.
    static let notYet: [String: String] = [:]
}
