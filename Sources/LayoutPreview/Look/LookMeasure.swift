// How wide texts of an interface are, and where their lines break.

/// Measures texts in a font like the system's: the advances are those of Helvetica, which has nearly the same.
enum LookMeasure {
    static func width(_ text: String, size: Double, weight: Int) -> Double {
        var hundredths = 0
        for character in text {
            if let ascii = character.asciiValue {
                hundredths += advance(ascii)
            } else {
                hundredths += TextMeasure.isWide(character) ? 100 : 58
            }
        }
        return Double(hundredths) * size / 100 * (weight >= 600 ? 1.05 : 1)
    }

    /// The lines of a text in a box; the last one ends in “…” where the text goes on.
    static func lines(_ text: LookText, width: Double, height: Double) -> [String] {
        // The estimated width of a label is rounded, and other fonts are a little wider.
        let room = width * 1.06 + 2
        let fitting = max(1, Int(exactly: (height / (text.size * lineHeight) + 0.2).rounded(.down)) ?? 1)
        let most = text.lines == 0 ? fitting : min(text.lines, fitting)
        var lines: [String] = []
        var isCut = false
        for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
            guard lines.count < most else {
                isCut = true
                break
            }
            var broken = most == 1 ? [String(paragraph)] : wrapped(String(paragraph), room, text)
            if broken.isEmpty { broken = [""] }
            if lines.count + broken.count > most { isCut = true }
            lines += broken.prefix(most - lines.count)
        }
        guard let last = lines.popLast() else { return [] }
        lines.append(cut(last, room, text, isCut: isCut))
        return lines
    }

    /// Of the system's font.
    static let lineHeight = 1.193

    private static func cut(_ line: String, _ room: Double, _ text: LookText, isCut: Bool) -> String {
        func width(_ string: String) -> Double {
            Self.width(string, size: text.measuredSize ?? text.size, weight: text.weight)
        }
        guard isCut || width(line) > room else { return line }
        var result = line
        while !result.isEmpty, width(result + "…") > room { result.removeLast() }
        while result.last == " " { result.removeLast() }
        return result + "…"
    }

    private static func wrapped(_ paragraph: String, _ room: Double, _ text: LookText) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0.0
        // What stays together: a word with the spaces behind it, or one wide character.
        var word = ""
        func width(_ string: String) -> Double {
            Self.width(string, size: text.measuredSize ?? text.size, weight: text.weight)
        }
        func take() {
            guard !word.isEmpty else { return }
            var visible = word
            while visible.last == " " { visible.removeLast() }
            if used + width(visible) > room, !line.isEmpty {
                while line.last == " " { line.removeLast() }
                lines.append(line)
                (line, used) = ("", 0)
            }
            line += word
            used += width(word)
            word = ""
        }
        for character in paragraph {
            if TextMeasure.isWide(character) {
                take()
                word = String(character)
                take()
            } else {
                if character != " ", word.last == " " { take() }
                word.append(character)
            }
            if lines.count > 200 { break }
        }
        take()
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    private static func advance(_ byte: UInt8) -> Int {
        let index = Int(byte) - 32
        return advances.indices.contains(index) ? Int(advances[index]) : 0
    }

    private static let advances: [UInt8] = [
        28, 28, 36, 56, 56, 89, 67, 19, 33, 33, 39, 58, 28, 33, 28, 28, 56, 56, 56, 56, 56, 56, 56, 56, 56, 56, 28, 28,
        58, 58, 58, 56, 102, 67, 67, 72, 72, 67, 61, 78, 72, 28, 50, 67, 56, 83, 72, 78, 67, 78, 72, 67, 61, 72, 67, 94,
        67, 67, 61, 28, 28, 28, 47, 56, 33, 56, 56, 50, 56, 56, 28, 56, 56, 22, 22, 50, 22, 83, 56, 56, 56, 56, 33, 50,
        28, 56, 50, 72, 50, 50, 50, 33, 26, 33, 58,
    ]
}
