// Collects items in the order in which they are to be shown.

import SourceText

/// Items of one place, ranked: groups in the order they are added, and in each the order of adding.
struct CompletionList {
    let word: TextRange
    private(set) var items: [CompletionItem] = []
    private var labels: Set<String> = []

    init(word: TextRange) { self.word = word }

    /// Adds an item of `rank` 0 (best) … 9; a label that is there already stays as it is.
    mutating func add(
        _ label: String, _ kind: CompletionItem.Kind, rank: Int, detail: String = "", insert: String? = nil,
        snippet: String? = nil
    ) {
        guard labels.insert(label).inserted else { return }
        var item = CompletionItem(
            label: label, kind: kind, detail: detail, insertText: insert ?? label, replaceRange: word)
        item.snippet = snippet
        item.sortText = "\(rank)" + Self.padded(items.count)
        items.append(item)
    }

    /// The items, best first.
    var sorted: [CompletionItem] { items.sorted { $0.sortText < $1.sortText } }

    private static func padded(_ number: Int) -> String {
        let digits = String(number)
        return "00000".dropLast(min(5, digits.utf8.count)) + digits
    }
}
