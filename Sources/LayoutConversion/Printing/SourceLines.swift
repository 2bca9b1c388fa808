// How the lines of a text are indented and ended.

import AutoLayout
import MasonrySyntax
import SourceText

extension BlockUnwrapping {
    /// The lines of a text.
    struct Lines: Sendable {
        let tree: SyntaxTree

        private var text: SourceText { tree.text }

        /// How a statement that begins at `offset` is written.
        func style(at offset: TextOffset) -> LineStyle {
            let own = indentation(at: offset)
            let unit = unit(from: outerIndentation(of: own, above: offset) ?? own, to: own)
            return LineStyle(indentation: own, unit: unit, newline: lineEnding)
        }

        /// The indentation of the nearest line above that is indented less, where the step is a usual one.
        private func outerIndentation(of own: String, above offset: TextOffset) -> String? {
            var line = text.line(at: offset)
            for _ in 0..<200 where line > 0 {
                line -= 1
                guard let start = text.lineRange(line)?.start, !isLineEnd(blankEnd(behind: start)) else { continue }
                let indentation = indentation(at: start)
                guard indentation.utf8.count < own.utf8.count else { continue }
                let step = own.utf8.count - indentation.utf8.count
                return own.hasPrefix(indentation) && (step == 2 || step == 4) ? indentation : nil
            }
            return nil
        }

        /// The line of a statement with its ending; nil where something else stands on it.
        ///
        /// - Parameter comment: Whether a comment behind the statement goes with it.
        func wholeLine(_ range: TextRange, with comment: Bool = false) -> TextRange? {
            guard isFirstOnLine(range.start), let line = text.lineRange(text.line(at: range.start)) else { return nil }
            var end = range.end.utf8
            if end < text.length, text.bytes[end] == UInt8(ascii: ";") { end += 1 }
            let behind = blankEnd(behind: TextOffset(end))
            guard isLineEnd(behind) || comment && isComment(behind) else { return nil }
            let next = text.lineRange(text.line(at: TextOffset(end)) + 1)?.start ?? line.end
            return TextRange(line.start, next)
        }

        /// Lines that go, with the blank line below them where there is one above, too, or what was said of them.
        func removals(of lines: [TextRange]) -> [TextRange] {
            var result: [TextRange] = []
            for line in lines.sorted(by: { $0.start < $1.start }) {
                if let last = result.last, last.end >= line.start {
                    result[result.count - 1] = last.union(line)
                } else {
                    result.append(line)
                }
            }
            return result.map { lines in
                let first = text.line(at: lines.start)
                guard first > 0, isBlankLine(first - 1, or: isComment),
                    let below = text.lineRange(text.line(at: lines.end)),
                    below.start == lines.end, isBlankLine(text.line(at: lines.end)),
                    let next = text.lineRange(text.line(at: lines.end) + 1)
                else { return lines }
                return TextRange(lines.start, next.start)
            }
        }

        private func isBlankLine(_ line: Int, or other: (TextOffset) -> Bool = { _ in false }) -> Bool {
            guard let start = text.lineRange(line)?.start else { return false }
            let content = blankEnd(behind: start)
            return isLineEnd(content) || other(content)
        }

        var lineEnding: String {
            guard text.lineCount > 1, let second = text.lineStarts.dropFirst().first, second >= 2 else { return "\n" }
            return text.bytes[Int(second) - 2] == 0x0D && text.bytes[Int(second) - 1] == 0x0A ? "\r\n" : "\n"
        }

        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

        func indentation(at offset: TextOffset) -> String {
            guard let line = text.lineRange(text.line(at: offset)) else { return "" }
            var end = line.start.utf8
            while end < text.length, isBlank(text.bytes[end]) { end += 1 }
            return text[TextRange(line.start.utf8, end)]
        }

        func isFirstOnLine(_ offset: TextOffset) -> Bool {
            guard let line = text.lineRange(text.line(at: offset)) else { return false }
            return text.bytes[line.start.utf8..<offset.utf8].allSatisfy(isBlank)
        }

        func blankStart(before offset: TextOffset) -> TextOffset {
            var start = offset.utf8
            while start > 0, isBlank(text.bytes[start - 1]) { start -= 1 }
            return TextOffset(start)
        }

        func blankEnd(behind offset: TextOffset) -> TextOffset {
            var end = offset.utf8
            while end < text.length, isBlank(text.bytes[end]) { end += 1 }
            return TextOffset(end)
        }

        func isLineEnd(_ offset: TextOffset) -> Bool {
            offset.utf8 >= text.length || text.bytes[offset.utf8] == 0x0A || text.bytes[offset.utf8] == 0x0D
        }

        func isComment(_ offset: TextOffset) -> Bool {
            tree.token(at: offset)?.kind == .lineComment
        }

        func unit(from outer: String, to inner: String?) -> String {
            if let inner, inner.hasPrefix(outer), inner.count > outer.count {
                return String(inner.dropFirst(outer.count))
            }
            if outer.contains("\t") { return "\t" }
            return outer.utf8.count % 4 == 2 ? "  " : "    "
        }
    }
}
