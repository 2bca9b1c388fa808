// The lines below a picture: what lines and labels alone cannot say.

import AutoLayout

/// One line below a picture.
struct Note {
    var text: String
    var role: Role
    /// Whether it is true of the plan alone.
    var isOfPlan = false
}

extension Scene {
    /// Conflicts with their arithmetic first, then what is left open, then what cannot be seen.
    func notes(limit: Int) -> [Note] {
        var notes = input.solution.conflicts.map {
            Note(text: "✕ " + DisplayText.sentence($0.arithmetic), role: .conflictNote)
        }
        notes += input.solution.ambiguities.map { Note(text: "↔ " + input.text(of: $0), role: .note) }
        let hidden = input.layout.items.indices.filter { !isGuide($0) && !isKnown($0) }
        if let first = hidden.first, hidden.count == 1 {
            notes.append(Note(text: input.words.notKnown.filled(name(first)), role: .note, isOfPlan: true))
        } else if !hidden.isEmpty {
            notes.append(Note(text: input.words.manyNotKnown.filled(String(hidden.count)), role: .note, isOfPlan: true))
        }
        let assumed = order.filter { !isGuide($0) && input.detail($0).look?.isAssumed == true }
        if !assumed.isEmpty {
            notes.append(Note(text: input.words.assumed.filled(String(assumed.count)), role: .note))
            for index in assumed.prefix(3) {
                guard let reason = input.detail(index).note else { continue }
                notes.append(Note(text: "   \(name(index)): " + DisplayText.sentence(reason), role: .note))
            }
        }
        if input.bars.navigation != nil { notes.append(Note(text: input.words.navigationBar, role: .note)) }
        if input.bars.tabs != nil { notes.append(Note(text: input.words.tabBar, role: .note)) }
        let views = order.filter { !isGuide($0) && parent($0) != nil }
        for index in views where frames[index].isEmpty {
            notes.append(Note(text: input.words.nothingShows.filled(name(index), sizeWords(index)), role: .note))
        }
        for index in views where isLost(index) && !frames[index].isEmpty {
            notes.append(Note(text: input.words.offScreen.filled(name(index), input.frameText(index)), role: .note))
        }
        if views.contains(where: { input.detail($0).isEstimated }) {
            notes.append(Note(text: input.words.estimated, role: .note))
        }
        guard notes.count > limit, limit > 0 else { return Array(notes.prefix(max(0, limit))) }
        let rest = input.words.more.filled(String(notes.count - limit + 1))
        return notes.prefix(limit - 1) + [Note(text: rest, role: .note)]
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
        for (piece, gap) in piecesWithGaps {
            let longer = line.isEmpty ? piece : line + gap + piece
            if measure.width(of: longer) <= width || line.isEmpty {
                line = longer
            } else {
                lines.append(line)
                line = piece
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines.map { $0.elided(to: width, by: measure) ?? "…" }
    }

    /// What stays on one line, with what parts it from the piece before: words, and beside wide characters, which have
    /// no blanks between words, single characters. A mark that closes stays with what it closes.
    private var piecesWithGaps: [(piece: String, gap: String)] {
        var pieces: [(piece: String, gap: String)] = []
        for word in split(separator: " ", omittingEmptySubsequences: false) {
            var piece = ""
            var gap = " "
            for character in word {
                let isWide = TextMeasure.isWide(character) || piece.last.map(TextMeasure.isWide) == true
                if isWide, !piece.isEmpty, !"，。：；、）".contains(character), piece.last != "（" {
                    pieces.append((piece, gap))
                    (piece, gap) = ("", "")
                }
                piece.append(character)
            }
            pieces.append((piece, gap))
        }
        return pieces
    }
}
