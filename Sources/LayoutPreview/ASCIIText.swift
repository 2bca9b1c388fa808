// Words for terminals that show nothing but ASCII.

/// Replaces the signs of pictures by ASCII ones, and every other character that is not ASCII by a question mark.
enum ASCIIText {
    static func plain(_ text: String) -> String { text.reduce(into: "") { $0 += plain($1) } }

    static func plain(_ character: Character) -> String {
        if character.isASCII { return String(character) }
        return switch character {
        case "×": "x"
        case "≤": "<="
        case "≥": ">="
        case "≈": "~"
        case "…": ".."
        case "·", "−", "–": "-"
        case "“", "”": "\""
        case "✕": "X"
        case "↔": "<>"
        case "→": "->"
        case "↗": "^"
        case "∅": "0"
        case "∞": "inf"
        default: "?"
        }
    }
}

extension CellAlphabet {
    var measure: TextMeasure { self == .ascii ? .plainCells : .cells }
}
