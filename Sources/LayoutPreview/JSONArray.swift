// Writes JSON that may stand inside a script element.

import AutoLayout

/// Collects the elements of a JSON array.
struct JSONArray {
    private var elements = ""

    var text: String { "[\(elements)]" }

    mutating func addJSON(_ json: String) {
        if !elements.isEmpty { elements += "," }
        elements += json
    }

    mutating func add(_ number: Double?) { addJSON(number.map(Self.number) ?? "null") }
    mutating func add(_ string: String) { addJSON(Self.quoted(string)) }

    static func numbers(_ values: [Double]) -> String {
        var array = JSONArray()
        for value in values { array.add(value) }
        return array.text
    }

    /// All quantities of all frames in one flat array.
    static func frames(_ frames: [Rect]) -> String {
        var array = JSONArray()
        for frame in frames {
            array.addJSON(number(frame.x))
            array.addJSON(number(frame.y))
            array.addJSON(number(frame.width))
            array.addJSON(number(frame.height))
        }
        return array.text
    }

    /// At most two decimals; what JSON cannot say is null.
    static func number(_ value: Double) -> String {
        value.isFinite && abs(value) < 1e12 ? Decimal.text(value) : "null"
    }

    /// A string in which no character ends a string, a script or a comment, or breaks a line.
    static func quoted(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !special.contains($0) }) { return "\"\(text)\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\", "<", ">", "&", "'", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// `"`, `&`, `'`, `<`, `>` and `\`.
    private static let special: [UInt8] = [0x22, 0x26, 0x27, 0x3C, 0x3E, 0x5C]
}
