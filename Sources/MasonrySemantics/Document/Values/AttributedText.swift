// Attributed strings and paragraph styles, as far as they say how large a label is: the text, one font for all of it, the
// height of its lines and what stands between them.

/// What a paragraph style says of lines, in points; 0 where it says nothing.
package struct ParagraphStyle: Sendable, Hashable {
    var lineSpacing = 0.0
    var minimumLineHeight = 0.0
    var maximumLineHeight = 0.0
    var lineHeightMultiple = 0.0
    /// Whether all that was set was a known number.
    var isKnown = true
    /// Whether lines have one height, whatever stands in them and wherever its baseline is.
    var hasFixedLines: Bool { minimumLineHeight > 0 && minimumLineHeight == maximumLineHeight }

    /// How high a line is that would be so high without the style.
    func lineHeight(_ natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }

    /// Sets one of its properties; false for those that say nothing of heights.
    mutating func set(_ property: String, _ value: Value) -> Bool {
        let place: WritableKeyPath<ParagraphStyle, Double>
        switch property {
        case "lineSpacing": place = \.lineSpacing
        case "minimumLineHeight": place = \.minimumLineHeight
        case "maximumLineHeight": place = \.maximumLineHeight
        case "lineHeightMultiple": place = \.lineHeightMultiple
        case "paragraphSpacing", "paragraphSpacingBefore", "headIndent", "tailIndent", "firstLineHeadIndent":
            isKnown = isKnown && value.number == 0
            return true
        default: return false
        }
        if let number = value.number, number >= 0, number < 10_000 {
            self[keyPath: place] = number
        } else {
            isKnown = false
        }
        return true
    }
}

/// What is known of an attributed string.
package struct AttributedText: Sendable, Hashable {
    /// As a literal writes it; nil where it is not known.
    var text: String?
    /// Whether it certainly has no letters, which could have a style.
    var isEmpty = false
    /// Of all its letters; nil where it is that of who shows it.
    var font: FontValue?
    /// Of some of its letters.
    var partFont: FontValue?
    var paragraph = ParagraphStyle()
    /// Between letters, in points.
    var kern = 0.0
    /// Whether letters stand higher or lower than their line has them, which makes lines higher that have no fixed height.
    var movesBaseline = false
    /// Whether nothing else was done to it that letters or lines have to do with.
    var isKnown = true
    /// Its pieces as they look, for pictures alone; nil where not all that was done to it is read.
    var runs: [TextRun]?

    /// What a picture shows of it; nil where that is not known.
    var look: LookValue? {
        guard let runs, !runs.isEmpty else { return nil }
        if let only = runs.first, runs.count == 1, only.isPlain { return .text(only.text) }
        return .runs(runs)
    }

    /// Takes one attribute.
    /// - Parameter isWhole: whether it is of all letters.
    mutating func set(_ key: String, _ value: Value, isWhole: Bool) {
        switch (key, value) {
        case ("foregroundColor", _), ("backgroundColor", _), ("underlineStyle", _), ("underlineColor", _),
            ("strikethroughStyle", _), ("strikethroughColor", _), ("link", _), ("shadow", _), ("strokeColor", _),
            ("strokeWidth", _):
            return
        case ("font", .font(let font)) where isWhole: self.font = font
        case ("font", .font(let font)) where partFont.map { $0 == font } ?? true: partFont = font
        case ("paragraphStyle", .paragraphStyle(let style)) where isWhole: paragraph = style
        case ("baselineOffset", _): movesBaseline = true
        case ("kern", .number(let number, _)) where isWhole && abs(number) < 100: kern = number
        default: isKnown = false
        }
    }
}
