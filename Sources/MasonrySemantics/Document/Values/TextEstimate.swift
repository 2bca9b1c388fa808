// The size of a text without a text engine: an estimate, marked as one wherever it is shown.

import AutoLayout

/// Estimates the size of one line of text in the system font.
enum TextEstimate {
    /// UIKit's default for labels, in points.
    static let defaultFontSize = 17.0
    /// UIKit's defaults for titles of buttons: of the custom type, and of the system's.
    static let buttonFontSize = 18.0
    static let systemButtonFontSize = 15.0

    /// Of one line.
    static func size(of text: String, fontSize: Double, weight: UInt16 = 400) -> Size {
        let fontSize = fontSize.isFinite ? min(max(fontSize, 1), 10_000) : defaultFontSize
        let ems = ems(of: text.unicodeScalars.prefix(10_000), fontSize: fontSize, weight: weight, scale: 1)
        return Size(width: roundedUp(ems * fontSize), height: lineHeight(fontSize: fontSize))
    }

    /// How high a line of the system's font is for each point of its size.
    static let linesPerPoint = 1.193359375

    /// The height of one line of the system's font, whatever stands in it.
    static func lineHeight(fontSize: Double) -> Double {
        roundedUp(linesPerPoint * (fontSize.isFinite ? min(max(fontSize, 0), 10_000) : defaultFontSize))
    }

    /// About the height of one line of another font than the system's, in points. PingFang's lines are 1.4 of its size high
    /// (ascender 1.06, descender 0.34); those of other fonts mostly between 1.15 and 1.3.
    static func lineHeight(otherFontSize size: Double, isPingFang: Bool) -> Double {
        roundedUp((isPingFang ? 1.4 : 1.2) * (size.isFinite ? min(max(size, 0), 10_000) : defaultFontSize))
    }

    /// A button without an image and without a configuration: its title and, where code gives no insets, six points above
    /// and below it; no width without a text. A custom button with the default font is 34 high, one of the system's 30.
    /// - Parameters:
    ///   - lineHeight: of the font, in points.
    ///   - textWidth: of the title, in points.
    static func button(textWidth: Double?, lineHeight: Double, insets: EdgeInsets) -> AxisPair<Double?> {
        let line = lineHeight.rounded(.up)
        let hasInsets = insets != EdgeInsets.zero
        let height = hasInsets ? line + insets.top + insets.bottom : line + 12
        return AxisPair(
            horizontal: textWidth.map { hasInsets ? $0 + insets.left + insets.right : max($0, 30) }, vertical: height)
    }

    /// A field with the default font is 22 high, and 34 with a rounded frame; nil where that is not known.
    static func fieldHeight(fontSize: Double, _ border: LabelState.Border) -> Double? {
        switch border {
        case .none: lineHeight(fontSize: fontSize).rounded(.up) + 1
        case .rounded: fontSize <= defaultFontSize ? 34 : nil
        case .unknown: nil
        }
    }

    /// The width of a piece of a text in ems.
    /// - Parameter scale: of letters whose width is an estimate; that of Chinese and Korean ones is known.
    static func ems(of text: some Sequence<Unicode.Scalar>, fontSize: Double, weight: UInt16, scale: Double) -> Double {
        text.reduce(0) { sum, scalar in
            sum + LetterWidths.ems(of: scalar, fontSize: fontSize, weight: weight)
                * (LetterWidths.emsOfEastAsian(scalar) == nil ? scale : 1)
        }
    }

    /// To half points, as on a screen of two pixels a point.
    private static func roundedUp(_ value: Double) -> Double { (value * 2).rounded(.up) / 2 }
}
