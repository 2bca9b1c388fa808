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
        return document.items.indices.map { ItemID($0) }.filter { id in
            let item = document[id]
            return item.nameRange != nil && (item.owner == nil || item.owner == owner)
        }
    }

    /// The item that `name` names here.
    func item(named name: String) -> ItemID? {
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        return visibleItems.last { document[$0].name == plain || document[$0].name == name }
    }

    func constant(named name: String) -> NamedConstant? { document.constants.last { $0.name == name } }

    /// The receiver of the block around the place, also where the block is not finished.
    func receiver(of header: BlockHeader?) -> ItemID? {
        if let block, let receiver = document[block].receiver { return receiver }
        return header?.receiver.flatMap(item(named:))
    }

    /// The class and the frame of an item, for the line beside its name.
    func detail(of id: ItemID) -> String {
        let item = document[id]
        let className = item.className ?? (item.layout.kind == .view ? "UIView" : "UILayoutGuide")
        guard let frame = analysis.frameText(of: id) else { return className }
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

    /// The frame of an item in the base on the first screen: `(16, 75, 64, 64)`; nil where it is not known. Free
    /// quantities show as `?`.
    func frameText(of id: ItemID) -> String? {
        guard let solved = solved.first(where: { $0.lowered.frameIsKnown(of: id, in: document) }) else { return nil }
        return frameText(of: id, in: solved)
    }

    func frameText(of id: ItemID, in solved: SolvedScenario) -> String? {
        guard
            let index = solved.lowered.itemIndices.indices.contains(id.index)
                ? solved.lowered.itemIndices[id.index] : nil, index < solved.solution.frames.count
        else { return nil }
        let frame = solved.solution.frames[index]
        let free = Set(solved.solution.ambiguities.filter { $0.item.index == index }.map(\.attribute))
        let parts: [(LayoutSolution.FrameAttribute, Double)] = [
            (.x, frame.x), (.y, frame.y), (.width, frame.width), (.height, frame.height),
        ]
        let text = parts.map { free.contains($0.0) ? "?" : NumberText.short($0.1) }.joined(separator: ", ")
        return (document[id].isEstimated ? "≈ " : "") + "(\(text))"
    }
}

extension ScenarioLayout {
    /// Whether the frame of the item rests on known sizes and constraints alone.
    func frameIsKnown(of id: ItemID, in document: LayoutDocument) -> Bool {
        guard itemIndices.indices.contains(id.index), let index = itemIndices[id.index] else { return false }
        var current: Int? = index
        for _ in 0..<1024 {
            guard let here = current, layout.items.indices.contains(here) else { return true }
            if rootsOfUnknownSize.contains(ItemID(here)) { return false }
            if items.indices.contains(here), !document[items[here]].unknowns.isEmpty { return false }
            current = layout.items[here].parent?.index
        }
        return false
    }
}
