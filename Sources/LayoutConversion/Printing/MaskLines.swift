// Which views are told in a list of statements not to turn their autoresizing masks into constraints.

import SourceText

/// The lines `view.translatesAutoresizingMaskIntoConstraints = false` of a text: those it has, and those written for it.
struct MaskLines {
    /// By the list of statements and the view's text: where the first one stands.
    private var places: [Key: TextOffset] = [:]

    private struct Key: Hashable {
        var list: TextRange
        var view: String
    }

    init(_ reader: UIKitReader) {
        for (view, range) in reader.maskStatements() { add(view, in: reader.index.list(around: range), at: range) }
    }

    func has(_ view: String, in list: TextRange, before place: TextRange) -> Bool {
        places[Key(list: list, view: view)].map { $0 < place.start } ?? false
    }

    mutating func add(_ view: String, in list: TextRange, at place: TextRange) {
        let key = Key(list: list, view: view)
        places[key] = min(places[key] ?? place.start, place.start)
    }
}
