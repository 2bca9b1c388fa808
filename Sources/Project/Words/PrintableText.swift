// Text from files and arguments, made safe for a terminal.

import LayoutIDE

/// What is to be said of a file.
package func about(_ path: String, _ message: LocalizedText) -> LocalizedText {
    .verbatim("\(printable(path)): ") + message
}

/// Makes a text safe to print on one line of a terminal: control characters are spelled out.
package func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        default:
            if isControl(scalar) {
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
    }
    return result
}

/// C0 and C1 controls, and the marks that reorder text on screen.
package func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
}
