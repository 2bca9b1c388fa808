// Shows what fixing would change, in the format of `diff -u`, which `patch` and `git apply` take.

import SourceText

/// The difference between two texts; empty where they are equal.
struct UnifiedDiff {
    private static let context = 3

    /// One line of the comparison.
    private struct Line {
        enum Kind { case same, removed, added }
        var kind: Kind
        var text: String
    }

    /// `path` is named on both sides.
    static func text(path: String, from old: SourceText, to new: SourceText, palette: Palette) -> String {
        let lines = compare(splitLines(old), splitLines(new))
        guard lines.contains(where: { $0.kind != .same }) else { return "" }
        var result = palette.bold("--- \(path)\n+++ \(path)\n")
        for hunk in hunks(lines) { result += format(lines, hunk, palette) }
        return result
    }

    /// Lines with their endings, so that a changed ending is a change.
    private static func splitLines(_ text: SourceText) -> [String] {
        var lines: [String] = []
        for (index, start) in text.lineStarts.enumerated() {
            let end = index + 1 < text.lineStarts.count ? Int(text.lineStarts[index + 1]) : text.length
            if end > Int(start) { lines.append(text[TextRange(Int(start), end)]) }
        }
        return lines
    }

    private static func compare(_ old: [String], _ new: [String]) -> [Line] {
        let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var o = 0
        var n = 0
        while o < old.count || n < new.count {
            if o < old.count, removed.contains(o) {
                lines.append(Line(kind: .removed, text: old[o]))
                o += 1
            } else if n < new.count, added.contains(n) {
                lines.append(Line(kind: .added, text: new[n]))
                n += 1
            } else {
                guard o < old.count else { break }
                lines.append(Line(kind: .same, text: old[o]))
                o += 1
                n += 1
            }
        }
        return lines
    }

    /// The stretches around changes; those whose contexts meet are one.
    private static func hunks(_ lines: [Line]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, line) in lines.enumerated() where line.kind != .same {
            let start = max(0, index - context)
            let end = min(lines.count, index + context + 1)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
        return hunks
    }

    private static func format(_ lines: [Line], _ hunk: Range<Int>, _ palette: Palette) -> String {
        let oldStart = lines[..<hunk.lowerBound].count { $0.kind != .added }
        let newStart = lines[..<hunk.lowerBound].count { $0.kind != .removed }
        let oldCount = lines[hunk].count { $0.kind != .added }
        let newCount = lines[hunk].count { $0.kind != .removed }
        var text = "@@ -\(place(oldStart, oldCount)) +\(place(newStart, newCount)) @@\n"
        for line in lines[hunk] {
            switch line.kind {
            case .same: text += " " + line.text
            case .removed: text += palette.removed("-" + line.text)
            case .added: text += palette.added("+" + line.text)
            }
            if line.text.utf8.last != 0x0A { text += "\n\\ No newline at end of file\n" }
        }
        return text
    }

    private static func place(_ before: Int, _ count: Int) -> String {
        count == 0 ? "\(before),0" : count == 1 ? "\(before + 1)" : "\(before + 1),\(count)"
    }
}
