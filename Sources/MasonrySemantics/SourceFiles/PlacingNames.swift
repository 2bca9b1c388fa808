// Which methods and properties of views that are not the file's own may place the view, by their names.

/// Projects and libraries have helpers of all names that constrain a view. What UIKit calls its own is known; everything
/// else may be one of them.
enum PlacingNames {
    /// Whether a method of a view, whose code is not seen, may place the view. What a class of the project has of its own is
    /// about the inside of its views, unless it speaks of places.
    static func mayPlace(_ method: String, ofSystemView: Bool) -> Bool {
        if harmless.contains(method) { return false }
        if placeWords.standIn(method) { return true }
        return ofSystemView && !firstWords.contains { method.starts(with: $0, endingAtWord: true) }
    }

    /// Whether what a property of a view gives may be asked to place it: `view.pin.top()`, `view.easy.layout(…)`.
    static func mayPlace(property: String) -> Bool {
        !harmless.contains(property) && (placeWords.standIn(property) || proxies.contains(property))
    }

    /// Whether a function of the system, or one of its types that answers to a call, leaves views alone that it is handed.
    static func leavesAlone(_ functionOrType: String) -> Bool {
        switch functionOrType {
        case "print", "debugPrint", "dump", "NSLog", "assert", "assertionFailure", "precondition", "type",
            "UIAccessibilityPostNotification", "UIAccessibility", "NSStringFromClass", "NSStringFromCGRect",
            "ObjectIdentifier":
            true
        default: false
        }
    }

    private static let placeWords = NameParts([
        "constraint", "anchor", "edge", "pin", "fill", "center", "size", "height", "width", "frame", "layout", "align",
        "dock", "stick", "snap", "embed", "attach", "margin", "inset", "superview",
    ])

    private static let proxies: Set<String> = ["easy", "flex", "yoga", "stevia", "neon", "al", "tl", "mas", "nt"]

    /// How UIKit's methods of views begin, beside which they speak of no place.
    private static let firstWords = [
        "set", "add", "remove", "register", "dequeue", "reload", "insert", "delete", "select", "deselect", "scroll",
        "become", "resign", "begin", "end", "start", "stop", "convert", "bring", "send", "perform", "is", "can",
        "exchange",
        "draw", "load", "evaluate", "index", "cell", "row", "rect", "move", "snapshot", "hit", "point", "observe",
        "value",
        "show", "hide", "title", "image", "text", "clear", "flash", "sd",
    ]

    /// What of UIKit speaks of places and leaves the view where constraints say.
    private static let harmless: Set<String> = [
        "setNeedsLayout", "layoutIfNeeded", "layoutSubviews", "layoutMarginsDidChange", "layoutMargins",
        "layoutMarginsGuide",
        "directionalLayoutMargins", "setNeedsUpdateConstraints", "updateConstraintsIfNeeded", "updateConstraints",
        "sizeToFit", "sizeThatFits", "systemLayoutSizeFitting", "systemLayoutSizeFittingSize", "intrinsicContentSize",
        "invalidateIntrinsicContentSize", "setContentEdgeInsets", "setTitleEdgeInsets", "setImageEdgeInsets",
        "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "setContentInset", "contentInset", "contentInsets",
        "adjustedContentInset", "safeAreaInsets", "scrollIndicatorInsets", "separatorInset", "textContainerInset",
        "setTextAlignment", "textAlignment", "setContentHorizontalAlignment", "setContentVerticalAlignment",
        "contentHorizontalAlignment", "contentVerticalAlignment", "alignment", "setAlignment", "contentSize",
        "removeFromSuperview", "superview", "safeAreaLayoutGuide", "adjustsFontSizeToFitWidth",
        "setAdjustsFontSizeToFitWidth", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight",
        "sectionHeaderTopPadding", "collectionViewLayout", "setCollectionViewLayout", "borderWidth", "isSpringLoaded",
        "setMinimumFontSize", "minimumFontSize", "autoresizingMask", "preferredMaxLayoutWidth", "layoutManager",
        "snapshotView", "snapshotViewAfterScreenUpdates", "resizableSnapshotView", "drawViewHierarchyInRect",
        "itemSize", "addConstraint", "addConstraints", "removeConstraint", "removeConstraints", "setImage",
    ]
}

extension String {
    /// Whether a word in camel case begins with another and a capital letter, or is it.
    fileprivate func starts(with word: String, endingAtWord: Bool) -> Bool {
        guard hasPrefix(word) else { return false }
        guard let next = dropFirst(word.count).first else { return true }
        return next.isUppercase || next == "_"
    }
}
