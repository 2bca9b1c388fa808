// Where the text of a unit stands in its file, and the way between both.

import MasonrySyntax
import SourceText

/// The parts of a file that a unit's text is put together of.
struct UnitPlaces: Sendable, Hashable {
    private struct Part: Sendable, Hashable {
        /// Where it begins, in bytes.
        var file: Int
        var unit: Int
        var count: Int
        var isShared: Bool
    }

    private let parts: [Part]
    /// Whether the unit is the whole file.
    let isWhole: Bool

    init(_ unit: SourceUnit) {
        var parts: [Part] = []
        var end = 0
        for part in unit.parts {
            parts.append(Part(file: part.bytes.lowerBound, unit: end, count: part.bytes.count, isShared: part.isShared))
            end += part.bytes.count
        }
        self.parts = parts
        isWhole = parts.count == 1 && parts[0].file == 0 && !parts[0].isShared
    }

    // MARK: Texts

    /// The unit's text, with the numbers that its lines have in `file`.
    func text(of file: SourceText) -> SourceText {
        if isWhole { return file }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(parts.reduce(0) { $0 + $1.count })
        for part in parts { bytes += file.bytes[part.file..<part.file + part.count] }
        var text = SourceText(bytes: bytes)
        text.lineNumbers = lineNumbers(of: text, in: file)
        return text
    }

    func lineNumbers(of text: SourceText, in file: SourceText) -> LineNumbers {
        if isWhole { return LineNumbers() }
        return LineNumbers(
            parts.map { part in
                let line = text.line(at: TextOffset(part.unit))
                return LineNumbers.Shift(line: line, distance: file.line(at: TextOffset(part.file)) - line)
            })
    }

    /// Whether `text` is what the unit's text would be. Complexity: O(bytes), with little work for each.
    func isText(_ text: SourceText, of file: SourceText) -> Bool {
        guard text.length == parts.reduce(0, { $0 + $1.count }) else { return false }
        return parts.allSatisfy { text.isSame($0.unit..<$0.unit + $0.count, as: file, from: $0.file) }
    }

    // MARK: Places

    /// Where a place of the file stands in the unit; nil for places that it has not. Between two parts the one behind it
    /// counts, at the end of the last part that one.
    func offset(_ file: TextOffset) -> TextOffset? {
        for part in parts.reversed() where part.file <= file.utf8 && file.utf8 <= part.file + part.count {
            return TextOffset(part.unit + file.utf8 - part.file)
        }
        return nil
    }

    /// Whether a place of the file is the unit's own and not shared with others.
    func owns(_ file: TextOffset) -> Bool {
        parts.contains { !$0.isShared && $0.file <= file.utf8 && file.utf8 < $0.file + $0.count }
    }

    /// The unit's stretches that lie in a range of the file.
    func ranges(in file: TextRange) -> [TextRange] {
        if isWhole { return [file] }
        return parts.compactMap { part in
            let start = max(part.file, file.start.utf8)
            let end = min(part.file + part.count, file.end.utf8)
            guard start <= end else { return nil }
            return TextRange(part.unit + start - part.file, part.unit + end - part.file)
        }
    }

    /// Whether a place of the unit's text is shared with other units.
    func isShared(_ offset: TextOffset) -> Bool { part(at: offset).isShared }

    /// Where a place of the unit's text stands in the file; between two parts, in the one behind.
    func file(_ offset: TextOffset) -> TextOffset {
        let part = part(at: offset)
        return TextOffset(part.file + offset.utf8 - part.unit)
    }

    /// A range of the unit's text in the file; it ends with the part in which it begins.
    func file(_ range: TextRange) -> TextRange {
        if isWhole { return range }
        let part = part(at: range.start)
        let start = part.file + range.start.utf8 - part.unit
        let end = self.part(endingAt: range.end)
        return TextRange(start, max(start, end.file + range.end.utf8 - end.unit))
    }

    private func part(at offset: TextOffset) -> Part {
        let next = parts.partitionPoint { $0.unit > offset.utf8 }
        return next > 0 ? parts[next - 1] : Part(file: 0, unit: 0, count: 0, isShared: false)
    }

    private func part(endingAt offset: TextOffset) -> Part {
        let next = parts.partitionPoint { $0.unit >= offset.utf8 }
        return next > 0 ? parts[next - 1] : part(at: offset)
    }
}
