// A grid of terminal cells: lines that join where they meet, and texts over them.

/// The alphabet of a text picture.
package enum CellAlphabet: Sendable, Hashable {
    /// Box-drawing characters.
    case unicode
    /// Printable ASCII only, names included.
    case ascii
}

/// Cells of a text picture.
struct CellGrid {
    enum Weight: Int { case light = 1, heavy = 2 }

    let columns: Int
    let rows: Int
    let alphabet: CellAlphabet
    /// Up, right, down and left arms of each cell, base 3, each 0 (none), 1 (light) or 2 (heavy).
    private var arms: [UInt8]
    /// What stands in a cell instead of lines; an empty string is the second half of a wide character.
    private var glyphs: [String?]
    /// What stands in a cell that has neither.
    private var dotted: [String?]

    /// More cells than anybody can look at are not drawn.
    private static let mostCells = 1_000_000

    init(columns: Int, rows: Int, alphabet: CellAlphabet) {
        let columns = min(max(columns, 1), 1000)
        self.columns = columns
        self.rows = min(max(rows, 1), Self.mostCells / columns)
        self.alphabet = alphabet
        arms = Array(repeating: 0, count: columns * self.rows)
        glyphs = Array(repeating: nil, count: columns * self.rows)
        dotted = glyphs
    }

    mutating func rectangle(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ weight: Weight) {
        horizontal(left, right, top, weight)
        horizontal(left, right, bottom, weight)
        vertical(left, top, bottom, weight)
        vertical(right, top, bottom, weight)
    }

    /// A rectangle of dots where nothing else is: where something was or could be.
    mutating func dots(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) {
        let (from, to) = clipped(left, right, columns)
        let (first, last) = clipped(top, bottom, rows)
        guard from <= to, first <= last else { return }
        for column in from...to {
            for row in [top, bottom] { dot(column, row, alphabet == .ascii ? "." : "╌") }
        }
        for row in first...last {
            for column in [left, right] { dot(column, row, alphabet == .ascii ? ":" : "┊") }
        }
    }

    private mutating func dot(_ column: Int, _ row: Int, _ glyph: String) {
        if let index = index(column, row) { dotted[index] = glyph }
    }

    mutating func horizontal(_ from: Int, _ to: Int, _ row: Int, _ weight: Weight) {
        let (from, to) = clipped(from, to, columns)
        guard from < to else { return }
        for column in from...to {
            if column > from { arm(column, row, 3, weight) }
            if column < to { arm(column, row, 1, weight) }
        }
    }

    mutating func vertical(_ column: Int, _ from: Int, _ to: Int, _ weight: Weight) {
        let (from, to) = clipped(from, to, rows)
        guard from < to else { return }
        for row in from...to {
            if row > from { arm(column, row, 0, weight) }
            if row < to { arm(column, row, 2, weight) }
        }
    }

    /// Puts one character over the lines of a cell.
    mutating func put(_ glyph: Character, _ column: Int, _ row: Int) {
        guard let index = index(column, row) else { return }
        glyphs[index] = alphabet == .ascii && !glyph.isASCII ? "?" : String(glyph)
    }

    /// Writes a text from left to right; what does not fit the grid is cut.
    mutating func write(_ text: String, _ column: Int, _ row: Int) {
        var column = column
        for character in text {
            let isWide = alphabet == .unicode && TextMeasure.isWide(character)
            guard column + (isWide ? 1 : 0) < columns else { return }
            put(character, column, row)
            if isWide, let next = index(column + 1, row) { glyphs[next] = "" }
            column += isWide ? 2 : 1
        }
    }

    /// The lines, without blanks at their ends.
    func lines() -> [String] {
        (0..<rows).map { row in
            var line = ""
            for column in 0..<columns {
                let index = row * columns + column
                let dots = arms[index] == 0 ? dotted[index] : nil
                line += glyphs[index] ?? dots ?? String(BoxGlyphs.glyph(arms[index], alphabet))
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    private func clipped(_ from: Int, _ to: Int, _ count: Int) -> (Int, Int) {
        (max(min(from, to), 0), min(max(from, to), count - 1))
    }

    private func index(_ column: Int, _ row: Int) -> Int? {
        (0..<columns).contains(column) && (0..<rows).contains(row) ? row * columns + column : nil
    }

    private mutating func arm(_ column: Int, _ row: Int, _ side: Int, _ weight: Weight) {
        guard let index = index(column, row) else { return }
        let unit = [27, 9, 3, 1][side]
        let old = Int(arms[index]) / unit % 3
        arms[index] += UInt8((max(old, weight.rawValue) - old) * unit)
    }
}

/// The characters for cells with lines in them.
enum BoxGlyphs {
    /// By the four arms read as a number of base 3: up, right, down, left.
    private static let unicode = Array(
        " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋")

    static func glyph(_ arms: UInt8, _ alphabet: CellAlphabet) -> Character {
        let arms = Int(arms)
        guard alphabet == .ascii else { return unicode.indices.contains(arms) ? unicode[arms] : " " }
        let sides = [arms / 27 % 3, arms / 9 % 3, arms / 3 % 3, arms % 3]
        if sides.contains(2) { return "#" }
        let isVertical = sides[0] + sides[2] > 0
        let isHorizontal = sides[1] + sides[3] > 0
        return isVertical ? (isHorizontal ? "+" : "|") : (isHorizontal ? "-" : " ")
    }
}
