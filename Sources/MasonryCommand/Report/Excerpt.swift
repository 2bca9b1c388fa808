// A line of source with carets under the part that matters.

import Project
import SourceText

/// A source line ready to print, and the carets for the line below it.
struct Excerpt: Equatable {
    var line: String
    var carets: String

    private static let tabWidth = 4
    /// Columns of source shown; longer lines are cut around the carets.
    private static let maximumWidth = 160

    /// The first line of `range` in `source`; nil where there is no such line.
    ///
    /// Complexity: O(line length), of lines up to some thousand bytes.
    init?(_ range: ReportRange, in source: SourceLines) {
        guard let part = source.excerpt(range.start.line, around: range.start.column) else { return nil }
        let text = part.text
        let endColumn = range.end.line == range.start.line ? range.end.column : Int.max
        var cells: [(text: String, width: Int, isMarked: Bool)] = []
        var column = part.column
        var width = 0
        for scalar in text.unicodeScalars {
            let isMarked = column >= range.start.column && column < endColumn
            let cell = Self.cell(scalar, at: width)
            cells.append((cell.text, cell.width, isMarked))
            width += cell.width
            column += scalar.value > 0xFFFF ? 2 : 1
        }
        let first =
            cells.firstIndex(where: \.isMarked)
            ?? Self.cellCount(before: range.start.column - part.column + 1, in: text)
        let shown = Self.window(cells.map(\.width), around: first)
        let isCutBefore = shown.lowerBound > 0 || part.column > 1
        line =
            (isCutBefore ? "…" : "") + cells[shown].map(\.text).joined()
            + (shown.upperBound < cells.count || part.isCut ? "…" : "")
        let indent = cells[shown.lowerBound..<max(first, shown.lowerBound)].reduce(0) { $0 + $1.width }
        let marked = cells[shown].filter(\.isMarked).reduce(0) { $0 + $1.width }
        carets =
            String(repeating: " ", count: indent + (isCutBefore ? 1 : 0))
            + String(repeating: "^", count: max(1, marked))
    }

    private static func cell(_ scalar: Unicode.Scalar, at width: Int) -> (text: String, width: Int) {
        if scalar == "\t" {
            let count = tabWidth - width % tabWidth
            return (String(repeating: " ", count: count), count)
        }
        // A control character of the source must not reach the terminal as a command.
        if isControl(scalar) { return ("\u{FFFD}", 1) }
        return (String(Character(scalar)), displayWidth(scalar))
    }

    private static func cellCount(before column: Int, in text: String) -> Int {
        var position = 1
        var count = 0
        for scalar in text.unicodeScalars where position < column {
            position += scalar.value > 0xFFFF ? 2 : 1
            count += 1
        }
        return count
    }

    /// The cells to show: all of a short line, else those from a little before `first`.
    private static func window(_ widths: [Int], around first: Int) -> Range<Int> {
        if widths.reduce(0, +) <= maximumWidth { return 0..<widths.count }
        var start = min(first, widths.count)
        var before = 0
        while start > 0, before + widths[start - 1] <= maximumWidth / 4 {
            start -= 1
            before += widths[start]
        }
        var end = start
        var total = 0
        while end < widths.count, total + widths[end] <= maximumWidth {
            total += widths[end]
            end += 1
        }
        return start..<end
    }
}
