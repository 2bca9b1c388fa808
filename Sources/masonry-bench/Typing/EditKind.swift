// What people do to a text, a keystroke at a time; each kind leaves the text as it was.

/// A replacement of what stands between two places, in lines and UTF-16 units from 0.
struct Edit {
    var start: (line: Int, column: Int)
    var end: (line: Int, column: Int)
    var text: String

    static func insert(_ text: String, _ line: Int, _ column: Int) -> Edit {
        Edit(start: (line, column), end: (line, column), text: text)
    }

    static func delete(_ start: (line: Int, column: Int), _ end: (line: Int, column: Int)) -> Edit {
        Edit(start: start, end: end, text: "")
    }
}

enum EditKind: String, CaseIterable {
    case letters = "letters of a statement"
    case comment = "letters of a comment"
    case bracket = "bracket opened, closed"
    case brace = "brace opened, closed"
    case quote = "quote opened, closed"
    case longComment = "long comment opened, closed"
    case lines = "lines pasted, deleted"
    case sharedNumber = "number of all rows"

    /// The edits of one round at one of the text's places; none where the text has nothing of the kind.
    func edits(in text: TypedText, round: Int) -> [Edit] {
        if self == .sharedNumber {
            guard let (line, column) = text.sharedDigit else { return [] }
            return [Edit(start: (line, column), end: (line, column + 1), text: String(round % 10))]
        }
        guard !text.places.isEmpty else { return [] }
        let place = text.places[round % text.places.count]
        switch self {
        case .letters: return Self.type(text.language.statement(on: place.receiver), behind: place)
        case .comment: return Self.type(text.language.lineComment + "as wide as its text, at most", behind: place)
        case .bracket: return Self.open("(", ")", at: place)
        case .brace: return Self.open("{", "}", at: place)
        case .quote: return Self.open("\"", "\"", at: place)
        case .longComment:
            return Self.open(text.language.longComment.open, text.language.longComment.close, at: place)
        case .lines: return Self.paste(text.language, at: place)
        case .sharedNumber: return []
        }
    }

    /// A new line, its letters one at a time, and all of it deleted.
    private static func type(_ line: String, behind place: TypedText.Place) -> [Edit] {
        let start = place.indentation.utf16.count
        return [.insert("\n" + place.indentation, place.line, place.end)]
            + line.enumerated().map { .insert(String($1), place.line + 1, start + $0) }
            + [.delete((place.line, place.end), (place.line + 1, start + line.count))]
    }

    /// Broken, mended, and as it was.
    private static func open(_ open: String, _ close: String, at place: TypedText.Place) -> [Edit] {
        let middle = place.column + open.count
        return [
            .insert(open, place.line, place.column), .insert(close, place.line, middle),
            .delete((place.line, place.column), (place.line, middle + close.count)),
        ]
    }

    /// Lines pasted, deleted again, and one line deleted and brought back.
    private static func paste(_ language: TypedLanguage, at place: TypedText.Place) -> [Edit] {
        let line = place.indentation + language.statement(on: place.receiver) + "\n"
        let next = place.line + 1
        return [
            .insert(String(repeating: line, count: 5), next, 0), .delete((next, 0), (next + 5, 0)),
            .delete((place.line, 0), (next, 0)), .insert(place.text, place.line, 0),
        ]
    }
}
