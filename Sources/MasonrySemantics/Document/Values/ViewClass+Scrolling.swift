// Which classes of views scroll, by their names.

extension ViewClass {
    /// Whether the views of a class scroll.
    enum Scrolling {
        case never
        case always
        /// The class is not seen, and is called a scroll view.
        case byName
        /// The class, or one that it inherits, is not seen.
        case unknown
    }

    /// Whether views of a class that is not seen scroll by the customs of naming: `TPKeyboardAvoidingScrollView`.
    static func isCalledScrollView(_ name: String) -> Bool {
        ["ScrollView", "scrollView", "TableView", "tableView", "CollectionView", "collectionView"].contains {
            name.hasSuffix($0)
        }
    }

    /// Frameworks beside UIKit whose views do not scroll, by the prefixes of their classes.
    private static let plainPrefixes = ["WK", "MK", "AV", "SCN", "ARSCN", "SK", "MTK", "GLK", "PHLive"]

    static func isOfPlainFramework(_ className: String) -> Bool {
        plainPrefixes.contains { className.hasPrefix($0) }
    }
}
