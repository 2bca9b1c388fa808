// How the file itself spells a view: `title`, `self.title`, `_title`.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension CompletionSource {
    /// The spelling of each visible item: that of its last use before the place, else of its declaration.
    func spellings(of items: [ItemID]) -> [ItemID: String] {
        var result: [ItemID: String] = [:]
        for id in items { result[id] = document[id].name }
        guard dialect != .masonry else { return result }
        // Objective-C reaches what the system gives through `self` only.
        if dialect == .objectiveC {
            for id in items where isGivenView(id) && document[id].name != "self" {
                result[id] = "self." + document[id].name
            }
        }
        for reference in document.references where reference.role == .read && reference.range.end < offset {
            guard case .item(let id) = reference.symbol, result[id] != nil else { continue }
            result[id] = spelling(of: reference)
        }
        return result
    }

    /// The text of a reference with the `self.` before it.
    private func spelling(of reference: Reference) -> String {
        let bytes = analysis.text.bytes
        let start = reference.range.start.utf8
        let prefix = Array("self.".utf8)
        guard start >= prefix.count, bytes[(start - prefix.count)..<start].elementsEqual(prefix) else {
            return analysis.text[reference.range]
        }
        return "self." + analysis.text[reference.range]
    }

    /// `name.mas_right`, `name.snp.right`.
    func spelling(of attribute: LayoutAttribute, on name: String, in library: Library) -> String {
        library == .snapKit ? "\(name).snp.\(attribute.name)" : "\(name).mas_\(attribute.name)"
    }

    /// The safe area of the view spelt `name`.
    func safeArea(of name: String, in library: Library) -> String {
        switch (dialect, library) {
        case (.masonry, _): "\(name).safeArea"
        case (_, .snapKit): "\(name).safeAreaLayoutGuide"
        default: "\(name).mas_safeAreaLayoutGuide"
        }
    }
}
