// The lines below a picture: what lines and labels alone cannot say.

import AutoLayout

/// One line below a picture.
struct Note {
    var text: String
    var role: Role
}

extension Scene {
    /// Conflicts with their arithmetic first, then what is left open, then what cannot be seen.
    func notes(limit: Int) -> [Note] {
        var notes = input.solution.conflicts.map {
            Note(text: "✕ " + DisplayText.sentence($0.arithmetic), role: .conflictNote)
        }
        notes += input.solution.ambiguities.map { Note(text: "↔ " + input.text(of: $0), role: .note) }
        let views = order.filter { !isGuide($0) && parent($0) != nil }
        for index in views where frames[index].isEmpty {
            notes.append(Note(text: "∅ \(name(index)) is \(sizeWords(index)): nothing of it shows", role: .note))
        }
        for index in views where isLost(index) && !frames[index].isEmpty {
            notes.append(Note(text: "↗ \(name(index)) is off the screen: \(input.frameText(index))", role: .note))
        }
        if views.contains(where: { input.detail($0).isEstimated }) {
            notes.append(Note(text: "≈ estimated from its text", role: .note))
        }
        guard notes.count > limit, limit > 0 else { return Array(notes.prefix(max(0, limit))) }
        return notes.prefix(limit - 1) + [Note(text: "… and \(notes.count - limit + 1) more", role: .note)]
    }

    private func name(_ index: Int) -> String { input.name(ItemID(index)) }

    private func sizeWords(_ index: Int) -> String {
        let frame = frames[index]
        return "\(Decimal.text(frame.width)) × \(Decimal.text(frame.height))"
    }

    /// Whether nothing of the item can be seen because it lies beyond its root's bounds.
    func isLost(_ index: Int) -> Bool {
        guard !isScrolled[index] else { return false }
        let root = frames[rootOf[index]]
        let frame = frames[index]
        return !frame.intersects(root) && !(frame.isEmpty && root.contains(frame))
    }
}

extension String {
    /// The text in lines that fit `width`; a word that is longer is cut.
    func wrapped(to width: Double, by measure: TextMeasure) -> [String] {
        var lines = [String]()
        var line = ""
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            let longer = line.isEmpty ? String(word) : line + " " + word
            if measure.width(of: longer) <= width || line.isEmpty {
                line = longer
            } else {
                lines.append(line)
                line = String(word)
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines.map { $0.elided(to: width, by: measure) ?? "…" }
    }
}
