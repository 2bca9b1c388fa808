// Methods that run again when a view gets another size.

enum LayoutPasses {
    /// Whether numbers that a method takes from frames are taken anew in each pass.
    static func contains(_ function: String) -> Bool {
        names.contains(String(function.prefix { $0 != ":" && $0 != "(" }))
    }

    private static let names: Set<String> = [
        "layoutSubviews", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "updateConstraints",
        "updateViewConstraints", "viewSafeAreaInsetsDidChange", "safeAreaInsetsDidChange",
        "viewWillTransition", "viewWillTransitionToSize", "traitCollectionDidChange", "setFrame", "setBounds",
    ]
}
