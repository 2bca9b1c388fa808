// How large people have the texts of their device: what fonts of a text style become (Dynamic Type).

/// From small to large, as `UIContentSizeCategory` compares them.
package enum TextSize: String, Sendable, Hashable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// What a device has at first.
    package static let usual = TextSize.large

    /// Of the system's font in a text style, in points, by Apple's Human Interface Guidelines for iOS; nil for other styles,
    /// and for those that are told at the usual size alone.
    func size(ofStyle style: String) -> Double? {
        if style == "extralargetitle" { return self == .usual ? 36 : nil }
        guard let sizes = Self.sizes[style], let place = Self.allCases.firstIndex(of: self), place < sizes.count else {
            return nil
        }
        return sizes[place]
    }

    private static let sizes: [String: [Double]] = [
        "largetitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        "title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        "subhead": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}
