// UIKit's properties that neither place a view nor let others place it.

/// What code says of how a view looks and acts, by the name of the property.
enum DressingProperties {
    static func contain(_ property: String) -> Bool { names.contains(property) || property.hasPrefix("accessibility") }

    private static let names = ofViews.union(ofTexts).union(ofContent).union(ofControls).union(ofStacks)

    /// All views have these.
    private static let ofViews: Set<String> = [
        "backgroundColor", "tintColor", "alpha", "isHidden", "hidden", "clipsToBounds", "contentMode", "tag",
        "opaque", "isOpaque", "userInteractionEnabled", "isUserInteractionEnabled", "layoutMargins", "layer",
        "mas_key", "translatesAutoresizingMaskIntoConstraints", "overrideUserInterfaceStyle",
        "semanticContentAttribute", "isExclusiveTouch", "exclusiveTouch", "isMultipleTouchEnabled",
        "multipleTouchEnabled",
    ]

    /// Labels, buttons and fields.
    private static let ofTexts: Set<String> = [
        "text", "attributedText", "textColor", "font", "textAlignment", "numberOfLines", "lineBreakMode",
        "adjustsFontSizeToFitWidth", "minimumScaleFactor", "adjustsFontForContentSizeCategory", "shadowColor",
        "shadowOffset", "highlightedTextColor", "image", "highlightedImage", "animationImages", "enabled",
        "isEnabled", "selected", "isSelected", "isHighlighted", "highlighted", "contentHorizontalAlignment",
        "contentVerticalAlignment", "showsTouchWhenHighlighted", "placeholder", "attributedPlaceholder",
        "borderStyle", "leftView", "leftViewMode", "rightView", "rightViewMode", "clearButtonMode", "keyboardType",
        "returnKeyType", "keyboardAppearance", "isSecureTextEntry", "secureTextEntry", "autocorrectionType",
        "autocapitalizationType", "spellCheckingType", "textContentType", "enablesReturnKeyAutomatically",
        "inputAccessoryView", "inputView",
    ]

    /// Tables, collections, scroll and text views.
    private static let ofContent: Set<String> = [
        "delegate", "dataSource", "prefetchDataSource", "rowHeight", "estimatedRowHeight",
        "sectionHeaderTopPadding", "separatorStyle", "separatorColor", "separatorInset", "tableFooterView",
        "tableHeaderView", "backgroundView", "showsVerticalScrollIndicator", "showsHorizontalScrollIndicator",
        "isPagingEnabled", "pagingEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal",
        "contentInset", "contentInsetAdjustmentBehavior", "keyboardDismissMode", "textContainerInset",
        "allowsSelection", "allowsMultipleSelection", "isScrollEnabled", "scrollEnabled", "scrollsToTop",
        "decelerationRate", "refreshControl", "minimumZoomScale", "maximumZoomScale", "isEditable", "editable",
        "isSelectable", "selectable", "dataDetectorTypes", "linkTextAttributes",
    ]

    /// Bars, pickers and other controls.
    private static let ofControls: Set<String> = [
        "barTintColor", "barStyle", "isTranslucent", "translucent", "items", "shadowImage", "backgroundImage",
        "searchBarStyle", "showsCancelButton", "datePickerMode", "date", "minimumDate", "maximumDate", "locale",
        "isOn", "on", "onTintColor", "thumbTintColor", "value", "minimumValue", "maximumValue", "isContinuous",
        "minimumTrackTintColor", "maximumTrackTintColor", "progress", "progressTintColor", "trackTintColor",
        "currentPage", "numberOfPages", "pageIndicatorTintColor", "currentPageIndicatorTintColor",
        "selectedSegmentIndex", "hidesWhenStopped", "color", "navigationDelegate", "uiDelegate", "UIDelegate",
    ]

    /// Stack views.
    private static let ofStacks: Set<String> = [
        "axis", "alignment", "distribution", "spacing", "isBaselineRelativeArrangement", "baselineRelativeArrangement",
        "isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement", "directionalLayoutMargins",
    ]
}
