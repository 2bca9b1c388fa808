// Fonts as far as sizes of texts depend on them.

/// A font.
package struct FontValue: Sendable, Hashable {
    /// In points; 0 where it is not known.
    package var size: Double
    /// Whether it is the system's, whose metrics are known.
    package var isSystem: Bool
    /// From 100 to 900, as in CSS.
    package var weight: UInt16 = 400
    /// Whether it is PingFang, Apple's font for Chinese.
    package var isPingFang = false
    package var isItalic = false
    package var isMonospaced = false
    /// Whether its letters are about as wide as those of the system's font, as far as its name says: no condensed, wide or
    /// monospaced one, and none of symbols.
    package var hasUsualWidths = true

    init(systemSize: Double?, weight: UInt16 = 400) {
        size = systemSize ?? 0
        isSystem = systemSize != nil
        self.weight = weight
    }

    /// The size of the system's font, in points; nil for another font, whose metrics no file tells.
    package var systemSize: Double? { isSystem ? size : nil }

    /// About how high a line of another font is, in points; nil for the system's font and where the size is not known.
    var otherLineHeight: Double? {
        guard !isSystem, size > 0 else { return nil }
        return TextEstimate.lineHeight(otherFontSize: size, isPingFang: isPingFang)
    }

    /// What is known of a font that is this one or another, by a condition: both are of one size.
    func joined(_ other: FontValue) -> FontValue? {
        if self == other { return self }
        guard size > 0, size == other.size, isPingFang == other.isPingFang else { return nil }
        var font = FontValue(systemSize: nil, weight: min(weight, other.weight))
        font.size = size
        font.isPingFang = isPingFang
        font.hasUsualWidths =
            hasUsualWidths && other.hasUsualWidths && isMonospaced == other.isMonospaced
            && max(weight, other.weight) - font.weight <= 100
        return font
    }

    /// Whether a font's name tells that its letters have other widths than most.
    static func isCalledUnusual(_ name: String) -> Bool {
        unusualNames.standIn(name)
    }

    /// In small letters.
    private static let unusualNames = NameParts([
        "condensed", "compressed", "narrow", "extended", "expanded", "wide", "mono", "code", "courier", "menlo", "icon",
        "awesome", "symbol", "emoji", "digit", "impact", "script", "din",
    ])
}
