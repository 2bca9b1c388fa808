// Turns names and texts from anywhere into text that can only ever be shown.

/// Names come from source files that anybody wrote. Before one enters a drawing it is cut to a length that can be
/// read, and every character that acts instead of showing (controls, bidirectional overrides, characters of no
/// width) becomes a visible escape. Escaping for a format (XML, JSON) is done by the renderer of that format.
enum DisplayText {
    /// A view's or class's name, at most 60 characters.
    static func name(_ text: String) -> String { shown(text, limit: 60) }

    /// A text that a label shows, at most 120 characters.
    static func content(_ text: String) -> String { shown(text, limit: 120) }

    /// A sentence about the layout, at most 400 characters.
    static func sentence(_ text: String) -> String { shown(text, limit: 400) }

    /// A text as a view shows it, with its lines, at most 2,000 characters.
    static func paragraph(_ text: String) -> String {
        let lines = text.prefix(2_000).split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix(100).map { shown(String($0), limit: 2_000) }.joined(separator: "\n")
    }

    private static func shown(_ text: String, limit: Int) -> String {
        // Nearly every name is plain ASCII: those need no look at characters.
        if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
        var result = ""
        var count = 0
        for character in text {
            guard count < limit else { return result + "…" }
            append(character, to: &result)
            count += 1
        }
        return result
    }

    /// A character may carry any number of marks; a few are kept so that it stays in its line.
    private static func append(_ character: Character, to result: inout String) {
        var marks = 0
        for scalar in character.unicodeScalars.prefix(12) {
            if scalar.properties.generalCategory == .nonspacingMark { marks += 1 }
            if marks > 3 { break }
            if acts(scalar) {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }

    private static func acts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x200D: return false  // joins emoji
        case 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x206F, 0x061C, 0xFEFF, 0xFFF9...0xFFFB: return true
        case 0xE0000...0xE0FFF: return true  // tags and selectors that nothing shows
        default: break
        }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: return true
        default: return scalar.value & 0xFFFE == 0xFFFE  // not characters, not legal in XML
        }
    }
}

extension String {
    /// The longest beginning that fits `width`, with an ellipsis where something was cut; nil if not even three
    /// characters and the ellipsis fit.
    func elided(to width: Double, by measure: TextMeasure) -> String? {
        if measure.width(of: self) <= width { return self }
        var result = ""
        var used = measure.width(of: "…")
        for character in self {
            used += measure.width(of: character)
            if used > width { break }
            result.append(character)
        }
        while result.last == " " { result.removeLast() }
        return result.count >= 3 ? result + "…" : nil
    }
}
