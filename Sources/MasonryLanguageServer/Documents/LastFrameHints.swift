// The frames that an editor shows beside views, kept while a statement is typed: half of it would hide them all.

import LayoutIDE
import SourceText

/// What was answered about the frames of a document before somebody began to type a statement.
struct LastFrameHints {
    private var hints: [InlayHint] = []
    /// The length of the text to whose places they belong.
    private var length = 0

    /// Takes what is known of a text in which nothing is being typed.
    /// - Parameter range: the part of the text that was asked for.
    mutating func keep(_ hints: [InlayHint], in range: TextRange, of text: SourceText) {
        let elsewhere = length == text.length ? self.hints.filter { !range.touches($0.offset) } : []
        self.hints = elsewhere + hints.filter { $0.kind == .frame }
        length = text.length
    }

    /// What is answered while `typed` is being typed: the frames as they were, and everything else as it is. A statement
    /// is typed in one place, so all behind it has moved by as much as the text has grown.
    func merged(with fresh: [InlayHint], in range: TextRange, of text: SourceText, _ typed: TypedStatement)
        -> [InlayHint]
    {
        guard !hints.isEmpty, let lines = typed.lines else { return fresh }
        let growth = text.length - length
        var places: Set<TextOffset> = []
        var result: [InlayHint] = []
        for hint in hints {
            var hint = hint
            // In its own lines names move, too, and what stood there may be gone.
            if typed.touches(TextRange(at: hint.offset)) { continue }
            if hint.offset.utf8 >= lines.start.utf8 {
                let moved = hint.offset.utf8 + growth
                guard moved > lines.end.utf8, moved <= text.length else { continue }
                hint.offset = TextOffset(moved)
            }
            guard range.touches(hint.offset) else { continue }
            places.insert(hint.offset)
            result.append(hint)
        }
        result += fresh.filter { $0.kind != .frame || !places.contains($0.offset) }
        return result.sorted { ($0.offset, $0.label) < ($1.offset, $1.label) }
    }
}
