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

    /// The declarations of types, in the order of their beginnings.
    private let types: [(range: TextRange, name: String)]

    init(_ document: LayoutDocument) {
        self.document = document
        types = document.tree.statements.compactMap { statement in
            if case .type(let type) = statement.kind {
                (statement.range, document.tree.string(type.name))
            } else {
                nil
            }
        }.sorted { $0.range.start < $1.range.start }
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
        let around = types.last { $0.range.contains(function) }
        let type = around?.range ?? document.tree.text.range
        let record = document[item]
        let isSwift = document.tree.dialect == .swift
        let prefix = isSwift ? (other.hasPrefix("self.") ? "self." : "") : "self."
        if record.name == "self" { return record.name }
        // The view of a controller that runs code of the view's own class.
        if let around, record.className == around.name, record.owner != around.name { return "self" }
        if case .item(let parent) = record.parent, let member = member(record, of: parent) {
            guard let owner = spelling(of: parent, in: function, before: block, beside: other) else { return nil }
            return owner == "self" && isSwift ? prefix + member : "\(owner).\(member)"
        }
        let named = places[item] ?? []
        let near = named.last { function.contains($0) && $0.end <= block }
        if let place = near ?? named.last(where: { function.contains($0) }) ?? named.last(where: { type.contains($0) })
        {
            let text = document.tree.text[place]
            let before = TextRange(max(0, place.start.utf8 - 5), place.start.utf8)
            return document.tree.text[before] == "self." ? "self." + text : text
        }
        guard record.placement == .controllerView || record.placement == .contentView,
            record.name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else {
            return nil
        }
        return prefix + record.name
    }

    /// The property of a view that a part of it is read by.
    private func member(_ record: DocumentItem, of parent: ItemID) -> String? {
        if record.placement == .contentView { return "contentView" }
        switch record.layout.kind {
        case .safeAreaGuide where record.name.hasSuffix("safeAreaLayoutGuide"): return "safeAreaLayoutGuide"
        case .layoutMarginsGuide: return "layoutMarginsGuide"
        case .readableContentGuide: return "readableContentGuide"
        case .contentLayoutGuide: return "contentLayoutGuide"
        case .frameLayoutGuide: return "frameLayoutGuide"
        default: return nil
        }
    }
}
