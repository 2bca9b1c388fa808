// What the parts of completion read: the analysis, its tokens, and the names that are visible at the place.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The material of one completion.
struct CompletionSource {
    let analysis: Analysis
    let walk: TokenWalk
    let offset: TextOffset
    /// nil where a file has so many views that their frames would cost more than they tell.
    let frames: FrameTexts?

    /// Of more views than this those nearest to the cursor's own are proposed, without their frames.
    static let itemLimit = 300

    /// The part of the word before the cursor, in lower case.
    let typed: String

    init(analysis: Analysis, walk: TokenWalk, offset: TextOffset, typed: String = "") {
        self.analysis = analysis
        self.walk = walk
        self.offset = offset
        self.typed = typed.lowercased()
        frames = analysis.document.items.count <= Self.itemLimit ? FrameTexts(analysis) : nil
    }

    var document: LayoutDocument { analysis.document }
    var dialect: Dialect { analysis.tree.dialect }

    /// The block of the document around the place.
    var block: BlockID? {
        document.blocks.indices.last { document.blocks[$0].range.touches(offset) }.map(BlockID.init)
    }

    /// The type whose code the place stands in, in source files.
    var owner: String? {
        guard dialect != .masonry else { return nil }
        if let block { return document[block].owner }
        return analysis.enclosingType(at: offset)
    }

    /// The views and guides that may be named at the place, in the order of declaration. Guides that the system
    /// gives have no name of their own.
    var visibleItems: [ItemID] {
        let owner = owner
        let items = document.items
        return items.indices.filter { items[$0].nameRange != nil && (items[$0].owner ?? owner) == owner }
            .map { ItemID($0) }
    }

    /// The visible items that are proposed: all, or in large files those that begin as
    /// the word does and are declared nearest to `place`.
    func proposedItems(near place: ItemID?) -> [ItemID] {
        var all = visibleItems
        if all.count > Self.itemLimit, !typed.isEmpty {
            all = all.filter { document[$0].name.lowercased().hasPrefix(typed) }
        }
        guard all.count > Self.itemLimit else { return all }
        let middle = place.flatMap { all.firstIndex(of: $0) } ?? all.count
        let start = max(0, min(middle - Self.itemLimit / 2, all.count - Self.itemLimit))
        return Array(all[start..<(start + Self.itemLimit)])
    }

    /// The view that the type around the place is, or that it controls; nil where the file does not tell.
    var ownView: ItemID? {
        guard let owner else { return nil }
        return document.items.indices.map { ItemID($0) }.first { id in
            guard case .root = document[id].parent, document[id].owner == owner else { return false }
            return isGivenView(id) && document[id].name != "contentView"
        }
    }

    /// Whether a view has a name of UIKit or of the language, and no declaration.
    func isGivenView(_ id: ItemID) -> Bool {
        dialect != .masonry && document[id].nameRange == nil
            && ["self", "view", "contentView"].contains(document[id].name)
    }

    /// The item that `name` names here.
    func item(named name: String) -> ItemID? {
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        return visibleItems.last { document[$0].name == plain || document[$0].name == name }
    }

    func constant(named name: String) -> NamedConstant? { document.constants.last { $0.name == name } }

    /// The receiver of the block around the place, also where the block is not finished.
    func receiver(of header: WrittenBlockHeader?) -> ItemID? {
        if let block, let receiver = document[block].receiver { return receiver }
        return header?.receiver.flatMap(item(named:))
    }

    /// The class and the frame of an item, for the line beside its name.
    func detail(of id: ItemID) -> String {
        let item = document[id]
        let className = item.className ?? (item.layout.kind == .view ? "UIView" : "UILayoutGuide")
        guard let frame = frames?.text(of: id) else { return className }
        return "\(className) · \(frame)"
    }
}

extension Analysis {
    /// The name of the innermost type declaration around `offset`.
    func enclosingType(at offset: TextOffset) -> String? {
        var name: String?
        for statement in tree.statements {
            if case .type(let type) = statement.kind, statement.range.touches(offset) { name = tree.string(type.name) }
        }
        return name
    }
}
