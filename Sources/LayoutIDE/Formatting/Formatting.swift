// The entry of formatting: indentation, spaces and blank lines of `.masonry` texts.

import MasonrySyntax
import SourceText

/// How to indent.
package struct FormattingOptions: Sendable, Hashable {
    package enum Indentation: Sendable, Hashable {
        case spaces(Int)
        case tabs
    }

    package var indentation: Indentation

    package init(indentation: Indentation = .spaces(4)) { self.indentation = indentation }

    /// The white space of `level` steps.
    func indent(_ level: Int) -> String {
        switch indentation {
        case .spaces(let width): String(repeating: " ", count: max(0, min(width, 16)) * max(0, level))
        case .tabs: String(repeating: "\t", count: max(0, level))
        }
    }
}

extension Analysis {
    /// The characters after which an editor should ask for formatting on type.
    package static let formattingTriggers: [String] = ["}", ";", "\n"]

    /// The edits that format the whole file: in written order, not overlapping, only white space. Empty for a
    /// formatted file and for source files, which have formatters of their own.
    package func formattingEdits(options: FormattingOptions = FormattingOptions()) -> [TextEdit] {
        guard tree.dialect == .masonry else { return [] }
        var edits = Formatter(tree, options).edits
        guard !edits.isEmpty, var formatted = tree.formatted(by: edits) else { return [] }
        // A damaged text may be indented otherwise once its lines are: what comes out has to stay as it is.
        for _ in 0..<Self.formattingRounds {
            let more = Formatter(formatted, options).edits
            guard !more.isEmpty, let next = formatted.formatted(by: more) else { return edits }
            formatted = next
            edits = tree.whiteSpaceEdits(to: formatted)
        }
        return []
    }

    /// How often a text is formatted until that changes nothing more; a text that needs more rounds stays as it is.
    private static let formattingRounds = 4

    /// Those of them that lie in the lines of `range`.
    package func formattingEdits(
        in range: TextRange, options: FormattingOptions = FormattingOptions()
    ) -> [TextEdit] {
        formattingEdits(in: [range], options: options)
    }

    /// Those of them that lie in the lines of any of `ranges`, which may be in any order and overlap.
    package func formattingEdits(
        in ranges: [TextRange], options: FormattingOptions = FormattingOptions()
    ) -> [TextEdit] {
        var edits = formattingEdits(options: options)[...]
        var result: [TextEdit] = []
        for lines in blocksOfLines(around: ranges) {
            edits = edits.drop { $0.range.end < lines.start }
            // The edit over a line ending before the next block may have a part in it, so it stays.
            result += edits.prefix { $0.range.start <= lines.end }.compactMap { cut($0, to: lines) }
        }
        return result
    }

    /// The whole lines of `ranges`, in order and with at least one line between two of them.
    private func blocksOfLines(around ranges: [TextRange]) -> [TextRange] {
        var blocks: [ClosedRange<Int>] = []
        let lines = ranges.map { text.line(at: $0.start)...max(text.line(at: $0.start), text.line(at: $0.end)) }
        for next in lines.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }) {
            if let last = blocks.last, next.lowerBound <= last.upperBound + 1 {
                blocks[blocks.count - 1] = last.lowerBound...max(last.upperBound, next.upperBound)
            } else {
                blocks.append(next)
            }
        }
        return blocks.map { wholeLines(from: $0.lowerBound, to: $0.upperBound) }
    }

    /// What to change after `character` was typed before `offset`: its line, or what a closing brace closes. After a
    /// line ending: the line before, and the indentation of the new one.
    package func formattingEdits(
        afterTyping character: String, at offset: TextOffset, options: FormattingOptions = FormattingOptions()
    ) -> [TextEdit] {
        guard tree.dialect == .masonry else { return [] }
        let line = text.line(at: offset)
        switch character {
        case "\n", "\r\n", "\r":
            let before = line > 0 ? lineEdits(line - 1, options) : []
            return before + [indentation(ofLine: line, options)].compactMap { $0 }
        case "}":
            let walk = TokenWalk(tree)
            guard let index = walk.boundary(at: offset).map({ $0 - 1 }), walk.isMark(index, "}"),
                let open = walk.opening(of: index), let start = walk.token(open)?.range.start
            else { return lineEdits(line, options) }
            return formattingEdits(in: TextRange(start, offset), options: options)
        default: return lineEdits(line, options)
        }
    }

    private func lineEdits(_ line: Int, _ options: FormattingOptions) -> [TextEdit] {
        guard let range = text.lineRange(line) else { return [] }
        return formattingEdits(in: range, options: options)
    }

    /// Replaces the white space at the start of a line.
    private func indentation(ofLine line: Int, _ options: FormattingOptions) -> TextEdit? {
        guard let range = text.lineRange(line) else { return nil }
        var end = range.start.utf8
        while end < range.end.utf8, text.bytes[end] == 0x20 || text.bytes[end] == 0x09 { end += 1 }
        let leading = TextRange(range.start.utf8, end)
        let wanted = options.indent(Formatter(tree, options).level(ofLineAt: range.start))
        return text[leading] == wanted ? nil : TextEdit(leading, wanted)
    }

    /// From the start of one line to the end of another, without its line ending.
    private func wholeLines(from first: Int, to last: Int) -> TextRange {
        let start = text.lineRange(first)?.start ?? .zero
        return TextRange(start, text.lineRange(last)?.end ?? text.range.end)
    }

    /// The part of an edit in `lines`: of an edit over a line ending only the indentation or the end of a line.
    private func cut(_ edit: TextEdit, to lines: TextRange) -> TextEdit? {
        if lines.contains(edit.range) { return edit }
        guard edit.range.start < lines.start, edit.range.end >= lines.start, edit.range.end <= lines.end else {
            return nil
        }
        // The gap before the first line: only its indentation is ours.
        guard let newline = edit.text.lastIndex(where: { $0.isNewline }) else { return nil }
        let indent = String(edit.text[edit.text.index(after: newline)...])
        let own = TextRange(lines.start, edit.range.end)
        return text[own] == indent ? nil : TextEdit(own, indent)
    }
}
