// The size of a text without a text engine: an estimate, marked as one wherever it is shown.

import AutoLayout

/// Estimates the size of one line of text in the system font.
enum TextEstimate {
    /// UIKit's default for labels, in points.
    static let defaultFontSize = 17.0

    /// By mean advances of San Francisco by kind of character, in ems.
    static func size(of text: String, fontSize: Double) -> Size {
        let fontSize = fontSize.isFinite ? min(max(fontSize, 0), 10_000) : defaultFontSize
        var ems = 0.0
        for scalar in text.unicodeScalars.prefix(10_000) { ems += advance(of: scalar) }
        return Size(width: roundedUp(ems * fontSize), height: lineHeight(fontSize: fontSize))
    }

    /// How high a line of the system's font is for each point of its size.
    static let linesPerPoint = 1.193359375

    /// The height of one line of the system's font, whatever stands in it.
    static func lineHeight(fontSize: Double) -> Double {
        roundedUp(linesPerPoint * (fontSize.isFinite ? min(max(fontSize, 0), 10_000) : defaultFontSize))
    }

    private static func advance(of scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case " ", ".", ",", ":", ";", "'", "!", "|", "i", "j", "l", "I": 0.28
        case "f", "r", "t", "(", ")", "[", "]", "-", "/": 0.36
        case "m", "w", "M", "W", "@", "%": 0.86
        case "A"..."Z": 0.67
        default: scalar.value >= 0x2E80 ? 1 : 0.55
        }
    }

    /// To half points, as on a screen of two pixels a point.
    private static func roundedUp(_ value: Double) -> Double { (value * 2).rounded(.up) / 2 }
}
