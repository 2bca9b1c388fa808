// How the text itself spells a view at some place; what a spelling stands for there is proven later.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Spellings of views that a chain does not name, such as a superview.
struct ItemSpellings: Sendable {
    private let document: LayoutDocument
    /// Where the text names each item.
    private var places: [ItemID: [TextRange]] = [:]

    init(_ document: LayoutDocument) {
        self.document = document
        for reference in document.references where document.isInText(reference.range) {
            if case .item(let item) = reference.symbol { places[item, default: []].append(reference.range) }
        }
    }

    /// The spelling of an item in a function; nil where it has no name.
    ///
    /// - Parameters:
    ///   - block: Where it is to stand: the nearest use before it counts most.
    ///   - other: The spelling of a member beside it, which tells whether `self.` must be written.
    func spelling(
        of item: ItemID, in function: TextRange, before block: TextOffset, beside other: String
    ) -> String? {
        let record = document[item]
        let isSwift = document.tree.dialect == .swift
        let prefix = isSwift ? (other.hasPrefix("self.") ? "self." : "") : "self."
        if record.name == "self" { return record.name }
        let named = places[item] ?? []
        let near = named.last { function.contains($0) && $0.end <= block }
        if let place = near ?? named.last(where: { function.contains($0) }) ?? named.last {
            let text = document.tree.text[place]
            let before = TextRange(max(0, place.start.utf8 - 5), place.start.utf8)
            return document.tree.text[before] == "self." ? "self." + text : text
        }
        guard record.placement != .none, record.name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return nil
        }
        return prefix + record.name
    }
}
