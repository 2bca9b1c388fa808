// What is known of UIKit's classes: which are views, and which have a size of their own.

/// Facts about classes by name: the one place that compares the names of UIKit's view classes.
package enum ViewClass {
    /// The class whose instances arrange their subviews.
    package static func isStack(_ className: String) -> Bool { className == stack }
    package static let stack = "UIStackView"
    /// By the customs of naming.
    package static func isCalledStack(_ className: String) -> Bool { className.hasSuffix("StackView") }

    /// The class of texts that have a size of their own.
    package static func isLabel(_ className: String) -> Bool { className == label }
    package static let label = "UILabel"
    /// By the customs of naming.
    static func isCalledLabel(_ className: String) -> Bool { className.hasSuffix("Label") }

    /// Whether instances are no cells, but have a content view as these do.
    static func hasContentView(_ className: String) -> Bool { className == "UIVisualEffectView" }

    enum IntrinsicSize {
        /// The class has none: a plain view.
        case none
        /// In points; nil on an axis without one.
        case fixed(width: Double?, height: Double?)
        /// It depends on contents that the file does not show.
        case unknown
    }

    /// A label without text, an image view without an image and a custom class may have any size from 0 up. Their
    /// sizes are unknown, not missing: nothing is called ambiguous for want of a text that the program sets later.
    static func intrinsicSize(of className: String) -> IntrinsicSize {
        switch className {
        case "UIView", "UIScrollView", "UITableView", "UICollectionView", "UITextView", "UIControl", "UIWebView",
            "WKWebView", "MKMapView", "UIVisualEffectView", "UITableViewCell", "UICollectionViewCell", "UIWindow",
            "UICollectionReusableView", "UITableViewHeaderFooterView", "NSView", "NSScrollView":
            .none
        case "UISwitch": .fixed(width: 51, height: 31)
        case "UIStepper": .fixed(width: 94, height: 32)
        case "UIActivityIndicatorView": .fixed(width: 20, height: 20)
        case "UIProgressView": .fixed(width: nil, height: 4)
        default: .unknown
        }
    }

    /// The height that views of a class of the system have where nothing else is said, in points, by UIKit's documentation;
    /// for what is shown only. nil for other classes.
    static func usualHeight(of className: String) -> Double? {
        switch className {
        case "UISearchBar": 56
        case "UINavigationBar", "UIToolbar": 44
        case "UITabBar": 49
        case "UISegmentedControl": 32
        case "UIPageControl": 26
        case "UIPickerView", "UIDatePicker": 216
        default: nil
        }
    }

    /// Whether a property is one of UIKit's for labels, buttons and fields that says nothing of the size of what they show.
    static func leavesContent(_ property: String) -> Bool {
        contentLeavingProperties.contains(property) || property.hasPrefix("accessibility")
    }

    /// Whether a property that a category or extension gives UIKit's labels says nothing of what they show, by its name: a
    /// custom. `dk_textColorPicker` and `expandsTouches` say nothing, `localizedKey` and `lineSpacing` do. For what is shown only.
    static func isOfAppearance(_ property: String) -> Bool {
        let name = property.lowercased()
        return name.contains("color") || !contentWords.contains { name.firstRange(of: $0) != nil }
    }

    private static let contentWords = [
        "font", "text", "size", "line", "inset", "title", "image", "attribut", "padding", "kern", "spacing", "style",
        "content",
        "string", "html", "number", "config", "layout", "theme", "format", "value", "paragraph", "margin", "width",
        "height",
        "icon", "label", "local", "key", "i18n", "lang", "transl", "data", "model", "item", "name", "info", "message",
        "price",
        "count", "amount", "state", "status", "type", "mode", "edge", "detail", "score", "date", "time", "user", "url",
    ]

    private static let contentLeavingProperties: Set<String> = [
        "textColor", "textAlignment", "lineBreakMode", "backgroundColor", "alpha", "isHidden", "hidden", "tag", "frame",
        "bounds", "center", "tintColor", "isUserInteractionEnabled", "userInteractionEnabled", "clipsToBounds",
        "contentMode", "adjustsFontSizeToFitWidth", "adjustsFontForContentSizeCategory", "minimumScaleFactor",
        "minimumFontSize", "baselineAdjustment", "shadowColor", "shadowOffset", "isEnabled", "enabled",
        "isHighlighted", "highlighted", "highlightedTextColor", "preferredMaxLayoutWidth",
        "translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "isOpaque", "opaque", "transform", "delegate",
        "placeholder", "attributedPlaceholder", "keyboardType", "returnKeyType", "isSecureTextEntry",
        "secureTextEntry", "clearButtonMode", "autocorrectionType", "autocapitalizationType", "spellCheckingType",
        "keyboardAppearance", "enablesReturnKeyAutomatically", "clearsOnBeginEditing", "leftViewMode", "rightViewMode",
        "leftView", "rightView", "inputAccessoryView", "inputView", "textContentType", "isSelected", "selected",
        "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled",
        "contentHorizontalAlignment", "contentVerticalAlignment", "imageEdgeInsets", "titleEdgeInsets",
        "isExclusiveTouch", "exclusiveTouch", "isMultipleTouchEnabled", "multipleTouchEnabled", "layoutMargins",
        "semanticContentAttribute", "allowsDefaultTighteningForTruncation", "overrideUserInterfaceStyle", "mas_key",
        "text", "insetsLayoutMarginsFromSafeArea", "lineBreakStrategy", "showsMenuAsPrimaryAction",
        "menu", "isContextMenuInteractionEnabled", "autoresizesSubviews", "restorationIdentifier", "layer",
    ]

    static func isScrollView(_ className: String) -> Bool {
        switch className {
        case "UIScrollView", "UITableView", "UICollectionView", "UITextView", "NSScrollView": true
        default: false
        }
    }

    /// Whether code that makes an instance of the class makes a view, by the customs of naming: a guess, which
    /// `Evaluator.kind(of:)` asks last.
    static func isView(_ className: String) -> Bool {
        // By the last letter, because this is asked of every name, nearly all of which are none.
        let hasSuffix =
            switch className.utf8.last {
            case UInt8(ascii: "w"): className.hasSuffix("View") || className.hasSuffix("Window")
            case UInt8(ascii: "l"):
                className.hasSuffix("Label") || className.hasSuffix("Cell") || className.hasSuffix("Control")
            case UInt8(ascii: "n"): className.hasSuffix("Button")
            case UInt8(ascii: "h"): className.hasSuffix("Switch")
            case UInt8(ascii: "r"):
                className.hasSuffix("Slider") || className.hasSuffix("Bar") || className.hasSuffix("bar")
                    || className.hasSuffix("Stepper")
                    || className.hasSuffix("Picker")
            case UInt8(ascii: "d"): className.hasSuffix("Field") || className.hasSuffix("Card")
            case UInt8(ascii: "e"): className.hasSuffix("Badge")
            default: false
            }
        return hasSuffix && !className.hasPrefix("NSLayout")
    }

    /// Whether a class or structure is UIKit's, Foundation's or of the frameworks below them, by its prefix: its values
    /// are what they are called, where those of the program's own classes may be anything.
    static func isOfSystem(_ className: String) -> Bool {
        var bytes = className.utf8.makeIterator()
        return switch (bytes.next(), bytes.next()) {
        case (UInt8(ascii: "C"), UInt8(ascii: "G")), (UInt8(ascii: "C"), UInt8(ascii: "A")),
            (UInt8(ascii: "N"), UInt8(ascii: "S")), (UInt8(ascii: "U"), UInt8(ascii: "I")):
            true
        default: false
        }
    }

    /// Whether no object of a class is a view, nor any other object that layouts are made of. Of the classes that are not
    /// named here only their declarations would tell.
    static func isCertainlyNone(_ className: String) -> Bool {
        switch className {
        case "NSSet", "NSMutableSet", "NSOrderedSet", "NSDictionary", "NSNull", "UILayoutGuide", "UIColor", "UIFont",
            "UIImage", OpaqueStructure.box:
            true
        default: OpaqueStructure.isOne(className)
        }
    }

    /// The role of a class of the system; nil for classes of others, of which names prove nothing.
    static func systemRole(of className: String) -> CodeType.Role? {
        switch className {
        case "UIView", "NSView", "UICollectionReusableView", "UIWindow", "UIControl", "UILabel", "UIImageView":
            return .view
        case "UIViewController", "NSViewController", "UITableViewController", "UICollectionViewController",
            "UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController",
            "UISearchController", "UIAlertController", "UIActivityViewController", "UIImagePickerController",
            "UIInputViewController", "AVPlayerViewController", "SFSafariViewController", "QLPreviewController",
            "MFMailComposeViewController", "MFMessageComposeViewController", "UIHostingController",
            "UIDocumentPickerViewController", "UIDocumentBrowserViewController", "SLComposeServiceViewController":
            return .controller
        case "UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell", "UITableViewHeaderFooterView":
            return .cell
        case "NSObject", "NSProxy", "UIResponder", "CALayer", "UIPresentationController", "UIMenuController",
            "UIDocumentInteractionController", "UIPrintInteractionController", "NSFetchedResultsController",
            "UIPopoverController", "WKUserContentController", "UIPopoverPresentationController", "NSWindowController",
            "UIViewPropertyAnimator", "UIGestureRecognizer":
            return .other
        default: break
        }
        guard systemPrefixes.contains(where: { className.hasPrefix($0) }), isView(className) else { return nil }
        return .view
    }

    /// Prefixes behind which no app's class stands.
    private static let systemPrefixes = ["UI", "WK", "MK", "AVCapture", "SCN", "ARSCN", "GLK", "MTK", "PDF"]

    /// The role that a class has by the customs of naming, which is a guess; nil where names say nothing.
    static func customaryRole(of className: String) -> CodeType.Role? {
        if isCalledController(className) { return .controller }
        if isCalledCell(className) { return .cell }
        return isView(className) ? .view : nil
    }

    static func isCalledController(_ className: String) -> Bool {
        className.hasSuffix("Controller") || className.hasSuffix("VC")
    }

    static func isCalledCell(_ className: String) -> Bool {
        className.hasSuffix("Cell") || className.hasSuffix("HeaderFooterView")
    }

    static func isGuide(_ className: String) -> Bool { className.hasSuffix("LayoutGuide") }
}
