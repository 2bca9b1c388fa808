// How many terminal columns a character takes, so that carets and columns stand under what they mean.

/// Columns of a scalar on a terminal: 2 for East Asian wide and fullwidth forms and emoji, 0 for combining marks.
package func displayWidth(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The blocks that Unicode's EastAsianWidth.txt gives W or F.
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x25FD...0x25FE, 0x2614...0x2615,
        0x2648...0x2653, 0x26CE, 0x2705, 0x2728, 0x274C, 0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x2B1B...0x2B1C,
        0x2B50, 0x2B55, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
        0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF00...0xFF60,
        0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
        return 2
    default: return 1
    }
}

extension StringProtocol {
    /// The columns of the text on a terminal, were it on one line.
    package var displayColumns: Int { unicodeScalars.reduce(0) { $0 + displayWidth($1) } }
}
