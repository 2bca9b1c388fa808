// Texts of several lines: how many there are, the width of their label decides.

import AutoLayout

/// A text that a label may show in several lines, of a font whose letters have about known widths.
package struct WrappedText: Sendable, Hashable {
    /// What stands between the ends of lines that the text has itself.
    let paragraphs: [String]
    /// Of the system's font whose letters are about as wide, in points.
    let fontSize: Double
    /// As CSS counts it.
    let weight: UInt16
    let lineHeight: Double
    /// Between lines, in points.
    let lineSpacing: Double
    /// Between letters, in points.
    let kern: Double
    /// The most lines that are shown; 0 for any number.
    let mostLines: Int

    /// How much wider or narrower than estimated a letter may be.
    package static let scales = [1, 0.92, 1.08]

    /// nil for a label of one line, and where text, font or the number of lines is not known.
    init?(_ label: LabelState) {
        guard let lines = label.lines, lines != 1, !label.isWrappedByCode, let fontSize = label.widthFontSize,
            let lineHeight = label.lineHeight, let text = label.shown, text.utf8.count <= WrittenText.longest,
            let paragraphs = Self.paragraphs(of: text)
        else { return nil }
        (self.paragraphs, self.fontSize, self.lineHeight, mostLines) = (paragraphs, fontSize, lineHeight, lines)
        weight = label.weight
        (lineSpacing, kern) = (label.paragraph.lineSpacing, label.kern)
    }

    private func height(ofLines lines: Int) -> Double {
        Double(lines) * lineHeight + Double(max(0, lines - 1)) * lineSpacing
    }

    /// The lines that a literal has itself, which writes `\n` between them; nil where something else is written with a
    /// backslash.
    static func paragraphs(of literal: String) -> [String]? {
        guard literal.contains("\\") else { return [literal] }
        var result = [""]
        var isEscaped = false
        for scalar in literal.unicodeScalars {
            if isEscaped {
                guard scalar == "n" else { return nil }
                result.append("")
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result[result.count - 1].unicodeScalars.append(scalar)
            }
        }
        return isEscaped ? nil : result
    }

    /// The size of the text where nothing wraps it.
    package func unwrapped(scale: Double) -> Size {
        let ems = paragraphs.map { self.ems(of: $0.unicodeScalars, scale: scale) }.max() ?? 0
        let lines = mostLines == 0 ? paragraphs.count : min(mostLines, paragraphs.count)
        return Size(width: (ems * fontSize * 2).rounded(.up) / 2, height: height(ofLines: lines))
    }

    /// How a text stands in its label.
    package struct Shape: Sendable, Hashable {
        var lines: Int
        /// Whether some of its lines ends where the text has no end of a line, or some is not shown.
        var isWrapped: Bool
    }

    /// How the text stands in a label of that width, in points.
    package func shape(in width: Double, scale: Double) -> Shape {
        var lines = 0
        for paragraph in paragraphs { lines += self.lines(of: paragraph, ems: width / fontSize, scale: scale) }
        let shown = mostLines == 0 ? lines : min(lines, mostLines)
        return Shape(lines: shown, isWrapped: lines > paragraphs.count || shown < lines)
    }

    /// The size of a text that stands so; how wide the widest of several lines is, is not known.
    package func size(_ shape: Shape) -> AxisPair<Double?> {
        AxisPair(
            horizontal: shape.isWrapped ? nil : unwrapped(scale: 1).width,
            vertical: height(ofLines: shape.lines))
    }

    private func ems(of text: some Sequence<Unicode.Scalar>, scale: Double) -> Double {
        let plain = TextEstimate.ems(of: text, fontSize: fontSize, weight: weight, scale: scale)
        guard kern != 0, fontSize > 0 else { return plain }
        return max(0, plain + kern / fontSize * Double(text.reduce(0) { count, _ in count + 1 }))
    }

    /// Fills lines word by word, as labels do; a word that fits in no line is broken anywhere.
    private func lines(of text: String, ems width: Double, scale: Double) -> Int {
        // As many as a label could show at all.
        let most = 1000
        guard width > 0 else { return most }
        var lines = 1
        var filled = 0.0
        var space = 0.0
        func place(_ word: some Sequence<Unicode.Scalar>) {
            let length = ems(of: word, scale: scale)
            // A label is as wide as its text to half a point.
            if filled + space + length <= width + 0.001 {
                filled += space + length
            } else {
                lines += filled > 0 ? 1 : 0
                let further = max(0, (length / width - 0.001).rounded(.down))
                lines += Int(min(further, Double(most)))
                filled = length - further * width
            }
            space = 0
        }
        var word: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars {
            if scalar == " " {
                if !word.isEmpty { place(word) }
                word = []
                space += ems(of: [scalar], scale: scale)
                continue
            }
            // Lines may end between Chinese letters, but not before a punctuation mark.
            let isMark = (0x3001...0x3002).contains(scalar.value) || (0xFF01...0xFF1F).contains(scalar.value)
            if scalar.value >= 0x2E80, !isMark, !word.isEmpty {
                place(word)
                word = []
            } else if let last = word.last, last.value >= 0x2E80, scalar.value < 0x2E80 {
                place(word)
                word = []
            }
            word.append(scalar)
        }
        if !word.isEmpty { place(word) }
        return min(lines, most)
    }
}
