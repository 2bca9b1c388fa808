// Texts of several pieces that look differently.

/// How a piece of a text is drawn.
struct LookRun: Sendable, Hashable {
    /// In characters of the text.
    var count: Int
    var size: Double
    var weight: Int
    var isItalic = false
    var paint: Paint
    var isUnderlined = false
    var isStruck = false
}

extension ViewLook {
    /// Gives a text its pieces; a text without pieces stays as it is.
    func addRuns(to text: inout LookText) {
        guard !runs.isEmpty else { return }
        var string = ""
        for run in runs.prefix(64) {
            let piece = DisplayText.paragraph(run.text)
            guard !piece.isEmpty else { continue }
            text.runs.append(
                LookRun(
                    count: piece.count, size: run.font?.size ?? text.size, weight: run.font?.weight ?? text.weight,
                    isItalic: run.font?.isItalic ?? text.isItalic, paint: run.paint ?? text.paint,
                    isUnderlined: run.isUnderlined, isStruck: run.isStruck))
            string += piece
        }
        // Where two pieces meet, two characters may become one.
        guard string.count == text.runs.reduce(0, { $0 + $1.count }) else { return text.runs = [] }
        text.string = string
        text.measuredSize = LookText.commonSize(of: string, text.runs)
        text.weight = 400
        text.size = text.runs.map(\.size).max() ?? text.size
    }
}

extension LookText {
    /// A size in which the whole text is as wide as its pieces are in theirs.
    static func commonSize(of string: String, _ runs: [LookRun]) -> Double {
        var (sum, plain) = (0.0, 0.0)
        var rest = Substring(string)
        for run in runs {
            let piece = String(rest.prefix(run.count))
            rest = rest.dropFirst(run.count)
            sum += LookMeasure.width(piece, size: run.size, weight: run.weight)
            plain += LookMeasure.width(piece, size: 1, weight: 400)
        }
        return plain > 0 ? sum / plain : runs.first?.size ?? 17
    }

    /// For each line its pieces, each with the run that it belongs to. Between lines nothing but space is left out, and a line
    /// that is cut ends in “…”.
    func pieces(of lines: [String]) -> [[(text: String, run: LookRun)]] {
        guard let first = runs.first else { return [] }
        let characters = Array(string)
        var (place, index, left) = (0, 0, first.count)
        func advance() {
            place += 1
            left -= 1
            while left <= 0, index + 1 < runs.count {
                index += 1
                left = runs[index].count
            }
        }
        while left <= 0, index + 1 < runs.count {
            index += 1
            left = runs[index].count
        }
        return lines.map { line in
            var pieces: [(text: String, run: LookRun)] = []
            var last = -1
            for character in line {
                while place < characters.count, characters[place] != character, characters[place].isWhitespace {
                    advance()
                }
                if last == index, !pieces.isEmpty {
                    pieces[pieces.count - 1].text.append(character)
                } else {
                    pieces.append((String(character), runs[index]))
                }
                last = index
                if place < characters.count, characters[place] == character { advance() }
            }
            return pieces
        }
    }
}
