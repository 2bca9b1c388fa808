// Escaping for the formats that are XML 1.0.

/// `text` for an attribute or an element: the five special characters, line breaks and the controls that terminals obey as
/// references, and U+FFFD for the characters XML 1.0 cannot hold at all.
func xmlText(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&apos;"
        case "\n": result += "&#10;"
        case "\r": result += "&#13;"
        case "\t": result += "&#9;"
        case "\u{7F}"..."\u{9F}": result += "&#\(scalar.value);"
        default:
            let isForbidden = scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF
            result.unicodeScalars.append(isForbidden ? "\u{FFFD}" : scalar)
        }
    }
    return result
}
