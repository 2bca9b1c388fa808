// A colour of an asset catalog: a folder with a file that says what it is in light and in dark surroundings.

import LayoutIDE
import SourceText

/// `Contents.json` of a colour set.
enum ColorSet {
    /// The colour for phones; nil for what is none, and for one that only the running system knows.
    static func color(_ bytes: [UInt8]) -> ColorValue? {
        guard let file = try? JSON5Reader.read(SourceText(bytes: bytes)), let colors = file["colors"]?.array else {
            return nil
        }
        var light: ColorValue?
        var dark: ColorValue?
        for color in colors {
            guard ["universal", "iphone"].contains(color["idiom"]?.string ?? ""), color["display-gamut"] == nil,
                color["subtype"] == nil
            else { continue }
            let looks = color["appearances"]?.array ?? []
            if looks.isEmpty {
                guard let value = color["color"].flatMap(value) else { return nil }
                light = value
            } else if looks.count == 1, looks[0]["appearance"]?.string == "luminosity",
                looks[0]["value"]?.string == "dark"
            {
                guard let value = color["color"].flatMap(value) else { return nil }
                dark = value
            }
        }
        return light.map { ColorValue(light: $0.light, dark: (dark ?? $0).dark) }
    }

    /// Of any space, as if it were sRGB: what differs is less than a picture shows.
    private static func value(_ node: JSON5Node) -> ColorValue? {
        if let name = node["reference"]?.string { return ColorValue.ofSystem(name) }
        guard let parts = node["components"], let alpha = parts["alpha"].flatMap(part) else { return nil }
        if let white = parts["white"].flatMap(part) {
            return ColorValue(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = parts["red"].flatMap(part), let green = parts["green"].flatMap(part),
            let blue = parts["blue"].flatMap(part)
        else { return nil }
        return ColorValue(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// `0.5`, `128` and `0x80` are the same part.
    private static func part(_ node: JSON5Node) -> Double? {
        guard let text = node.string else { return node.number.flatMap { $0.isFinite ? $0 : nil } }
        if text.hasPrefix("0x") || text.hasPrefix("0X") {
            return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }
}
