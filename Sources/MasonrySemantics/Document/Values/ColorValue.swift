// Colours as code names them, for pictures alone: no layout rests on one.

/// A colour in light and in dark surroundings: red, green, blue and opacity in 8 bits each, from the highest byte.
package struct ColorValue: Sendable, Hashable {
    package var light: UInt32
    package var dark: UInt32

    package init(light: UInt32, dark: UInt32) {
        self.light = light
        self.dark = dark
    }

    /// The same in both surroundings.
    package init(_ both: UInt32) { self.init(light: both, dark: both) }

    /// From parts between 0 and 1; what lies outside is cut off, as UIKit does. nil for what is no number.
    package init?(red: Double, green: Double, blue: Double, alpha: Double) {
        guard let red = Self.byte(red), let green = Self.byte(green), let blue = Self.byte(blue),
            let alpha = Self.byte(alpha)
        else { return nil }
        self.init(red << 24 | green << 16 | blue << 8 | alpha)
    }

    /// Hue, saturation and brightness between 0 and 1.
    init?(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        guard hue.isFinite, saturation.isFinite, brightness.isFinite else { return nil }
        func part(_ shift: Double) -> Double {
            let place = (shift + min(max(hue, 0), 1) * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * min(max(saturation, 0), 1) * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// `0x336699`: no opacity is in it.
    init?(hex: Double, alpha: Double = 1) {
        guard let number = UInt32(exactly: hex), number <= 0xFF_FFFF, let alpha = Self.byte(alpha) else { return nil }
        self.init(number << 8 | alpha)
    }

    /// `#336699`, `0x336699`, `369`, `#336699CC`; nil for other texts.
    init?(hexText text: String, alpha: Double = 1) {
        var digits = Substring(text)
        for prefix in ["#", "0x", "0X"] where digits.hasPrefix(prefix) { digits = digits.dropFirst(prefix.count) }
        guard digits.utf8.count <= 8, digits.utf8.allSatisfy({ $0 < 0x80 }), let number = UInt32(digits, radix: 16)
        else { return nil }
        switch digits.utf8.count {
        case 6: self.init(hex: Double(number), alpha: alpha)
        case 8: self.init(number)
        case 3:
            let (red, green, blue) = (number >> 8 & 15, number >> 4 & 15, number & 15)
            self.init(hex: Double(red * 0x11 << 16 | green * 0x11 << 8 | blue * 0x11), alpha: alpha)
        default: return nil
        }
    }

    /// The same with another opacity between 0 and 1.
    func withAlpha(_ alpha: Double) -> ColorValue? {
        guard let alpha = Self.byte(alpha) else { return nil }
        return ColorValue(light: light & 0xFFFF_FF00 | alpha, dark: dark & 0xFFFF_FF00 | alpha)
    }

    private static func byte(_ part: Double) -> UInt32? {
        part.isNaN ? nil : UInt32(exactly: (min(max(part, 0), 1) * 255).rounded())
    }
}

extension ColorValue {
    /// A colour that UIKit names, by its name in Swift; nil for other names. The system's colours are those of Apple's
    /// Human Interface Guidelines for iOS.
    static func named(_ name: String) -> ColorValue? { named[name] }

    private static let named: [String: ColorValue] = [
        "black": ColorValue(0x0000_00FF), "darkGray": ColorValue(0x5555_55FF), "lightGray": ColorValue(0xAAAA_AAFF),
        "white": ColorValue(0xFFFF_FFFF), "gray": ColorValue(0x8080_80FF), "red": ColorValue(0xFF00_00FF),
        "green": ColorValue(0x00FF_00FF), "blue": ColorValue(0x0000_FFFF), "cyan": ColorValue(0x00FF_FFFF),
        "yellow": ColorValue(0xFFFF_00FF), "magenta": ColorValue(0xFF00_FFFF), "orange": ColorValue(0xFF80_00FF),
        "purple": ColorValue(0x8000_80FF), "brown": ColorValue(0x9966_33FF), "clear": ColorValue(0),
        "systemRed": ColorValue(light: 0xFF3B_30FF, dark: 0xFF45_3AFF),
        "systemOrange": ColorValue(light: 0xFF95_00FF, dark: 0xFF9F_0AFF),
        "systemYellow": ColorValue(light: 0xFFCC_00FF, dark: 0xFFD6_0AFF),
        "systemGreen": ColorValue(light: 0x34C7_59FF, dark: 0x30D1_58FF),
        "systemMint": ColorValue(light: 0x00C7_BEFF, dark: 0x63E6_E2FF),
        "systemTeal": ColorValue(light: 0x30B0_C7FF, dark: 0x40C8_E0FF),
        "systemCyan": ColorValue(light: 0x32AD_E6FF, dark: 0x64D2_FFFF),
        "systemBlue": ColorValue(light: 0x007A_FFFF, dark: 0x0A84_FFFF),
        "systemIndigo": ColorValue(light: 0x5856_D6FF, dark: 0x5E5C_E6FF),
        "systemPurple": ColorValue(light: 0xAF52_DEFF, dark: 0xBF5A_F2FF),
        "systemPink": ColorValue(light: 0xFF2D_55FF, dark: 0xFF37_5FFF),
        "systemBrown": ColorValue(light: 0xA284_5EFF, dark: 0xAC8E_68FF),
        "systemGray": ColorValue(0x8E8E_93FF), "systemGray2": ColorValue(light: 0xAEAE_B2FF, dark: 0x6363_66FF),
        "systemGray3": ColorValue(light: 0xC7C7_CCFF, dark: 0x4848_4AFF),
        "systemGray4": ColorValue(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF),
        "systemGray5": ColorValue(light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF),
        "systemGray6": ColorValue(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF),
        "label": ColorValue(light: 0x0000_00FF, dark: 0xFFFF_FFFF),
        "secondaryLabel": ColorValue(light: 0x3C3C_4399, dark: 0xEBEB_F599),
        "tertiaryLabel": ColorValue(light: 0x3C3C_434D, dark: 0xEBEB_F54D),
        "quaternaryLabel": ColorValue(light: 0x3C3C_432E, dark: 0xEBEB_F529),
        "placeholderText": ColorValue(light: 0x3C3C_434D, dark: 0xEBEB_F54D),
        "link": ColorValue(light: 0x007A_FFFF, dark: 0x0984_FFFF), "darkText": ColorValue(0x0000_00FF),
        "lightText": ColorValue(0xFFFF_FF99),
        "separator": ColorValue(light: 0x3C3C_434A, dark: 0x5454_5899),
        "opaqueSeparator": ColorValue(light: 0xC6C6_C8FF, dark: 0x3838_3AFF),
        "systemBackground": ColorValue(light: 0xFFFF_FFFF, dark: 0x0000_00FF),
        "secondarySystemBackground": ColorValue(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF),
        "tertiarySystemBackground": ColorValue(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF),
        "systemGroupedBackground": ColorValue(light: 0xF2F2_F7FF, dark: 0x0000_00FF),
        "groupTableViewBackground": ColorValue(light: 0xF2F2_F7FF, dark: 0x0000_00FF),
        "secondarySystemGroupedBackground": ColorValue(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF),
        "tertiarySystemGroupedBackground": ColorValue(light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF),
        "systemFill": ColorValue(light: 0x7878_8033, dark: 0x7878_805C),
        "secondarySystemFill": ColorValue(light: 0x7878_8029, dark: 0x7878_8052),
        "tertiarySystemFill": ColorValue(light: 0x7676_801F, dark: 0x7676_803D),
        "quaternarySystemFill": ColorValue(light: 0x7474_8014, dark: 0x7676_802E),
        "tintColor": ColorValue(light: 0x007A_FFFF, dark: 0x0A84_FFFF),
    ]
}

/// An image by the name it has in the app, or a symbol of the system.
package struct ImageValue: Sendable, Hashable {
    package var name: String
    package var isSymbol: Bool
    /// Whether code has made another image of it, whose size nothing tells.
    package var isAltered = false
    package var drawing = Drawing.usual

    /// In which colours it is drawn.
    package enum Drawing: Sendable, Hashable {
        /// As its catalog and its view say.
        case usual
        /// In its own, whatever the view says.
        case original
        /// In the tint of its view: of its picture only the shape counts.
        case template
        /// In one that code names.
        case tinted(ColorValue)
        case unknown
    }
}
