// Fonts as code names them: only the system's, whose lines have a known height.

import MasonrySyntax
import SourceText

/// A font as far as layouts see it.
package struct FontValue: Sendable, Hashable {
    /// The size of the system's font, in points; nil for another font, whose metrics no file tells.
    package var systemSize: Double?
}

extension Evaluator {
    /// `UIFont.systemFont(ofSize: 14)`, `[UIFont boldSystemFontOfSize:14]`, `.preferredFont(forTextStyle: .body)`; nil for
    /// what makes no font.
    mutating func font(_ call: Invocation) -> Value? {
        switch tree.string(call.name) {
        case "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
            "systemFontOfSize", "boldSystemFontOfSize", "italicSystemFontOfSize", "monospacedSystemFontOfSize",
            "monospacedDigitSystemFontOfSize":
            let size = firstArgument(call, expecting: .hostCode)?.value.number
            return .font(FontValue(systemSize: size.flatMap { $0 > 0 && $0 <= 1000 ? $0 : nil }))
        case "preferredFont", "preferredFontForTextStyle":
            return .font(FontValue(systemSize: call.first.flatMap { Self.size(ofStyle: tree.text[tree[$0].range]) }))
        case "fontWithName", "fontWithDescriptor", "font": return .font(FontValue(systemSize: nil))
        default: return nil
        }
    }

    /// A method of a font: another size of it.
    mutating func callFont(_ font: FontValue, _ call: Invocation) -> Value {
        switch tree.string(call.name) {
        case "withSize", "fontWithSize":
            let size = firstArgument(call, expecting: .hostCode)?.value.number
            return .font(FontValue(systemSize: font.systemSize == nil ? nil : size))
        default: return .font(FontValue(systemSize: nil))
        }
    }

    /// `font.lineHeight`: what the system's font tells of itself.
    mutating func member(of font: FontValue, _ name: Name) -> Value {
        guard let size = font.systemSize else { return .unknown }
        switch tree.string(name) {
        case "pointSize": return .number(size, isInteger: false)
        case "lineHeight": return .number(TextEstimate.linesPerPoint * size, isInteger: false)
        default: return .unknown
        }
    }

    /// At the default content size.
    private static func size(ofStyle text: String) -> Double? {
        let name = (text.split(separator: ".").last.map(String.init) ?? text).lowercased()
        let style = name.hasPrefix("uifonttextstyle") ? String(name.dropFirst("uifonttextstyle".count)) : name
        return switch style {
        case "extralargetitle": 36
        case "largetitle": 34
        case "title1": 28
        case "title2": 22
        case "title3": 20
        case "headline", "body": 17
        case "callout": 16
        case "subheadline", "subhead": 15
        case "footnote": 13
        case "caption1": 12
        case "caption2": 11
        default: nil
        }
    }

    /// `UIFont.labelFontSize`.
    static func fontConstant(_ name: String) -> Double? {
        switch name {
        case "labelFontSize": 17
        case "buttonFontSize": 18
        case "systemFontSize": 14
        case "smallSystemFontSize": 12
        default: nil
        }
    }
}
