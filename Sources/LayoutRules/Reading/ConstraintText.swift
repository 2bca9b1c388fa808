// Layout constraints, items and frames in the words of the file.

import AutoLayout
import MasonrySemantics

extension LayoutDocument {
    /// The item as messages name it: its name, with the owner before a system guide's (`root.safeArea`).
    package func name(of id: ItemID) -> String {
        guard items.indices.contains(id.index) else { return "?" }
        let item = items[id.index]
        switch item.layout.kind {
        case .view, .scrollView, .guide: return item.name
        default:
            guard case .item(let owner) = item.parent, !item.name.contains("."), items.indices.contains(owner.index)
            else { return item.name }
            return items[owner.index].name + "." + item.name
        }
    }

    /// `card.width == title.width * 0.5 + 8 @750`, with the debugging name before it in quotes where it has one.
    package func text(of id: MadeConstraintID, in scenario: Scenario? = nil) -> String {
        guard constraints.indices.contains(id.index) else { return "?" }
        let made = constraints[id.index]
        var text = made.identifier.map { "'\($0)' " } ?? ""
        var second: ItemID?
        if case .item(let item, _) = made.target { second = item }
        text +=
            name(of: made.firstItem, beside: second) + "." + made.firstAttribute.name + " " + made.relation.symbol + " "
        text += rightSide(of: made, constant: scenario?.changedConstants[id] ?? made.constant)
        if let priority = scenario?.changedPriorities[id] ?? made.priority {
            if priority < 1000 { text += " @" + priority.inPoints }
        } else {
            text += " @?"
        }
        return text
    }

    /// With the line of its declaration where the other one is called the same.
    private func name(of id: ItemID, beside other: ItemID?) -> String {
        let name = name(of: id)
        guard let other, other != id, self.name(of: other) == name, let place = declaredPlace(of: id) else {
            return name
        }
        return "\(name) (\(place))"
    }

    private func rightSide(of made: MadeConstraint, constant: Double?) -> String {
        let number = constant?.inPoints ?? "?"
        switch made.target {
        case .none: return number
        case .unknown: return "?"
        case .item(let item, let attribute):
            var text = name(of: item, beside: made.firstItem) + "." + attribute.name
            if made.multiplier != 1 { text += " * " + (made.multiplier?.inPoints ?? "?") }
            guard let constant else { return text + " + ?" }
            if constant > 0 { text += " + " + number }
            if constant < 0 { text += " - " + (-constant).inPoints }
            return text
        }
    }

    /// The items that a constraint speaks of.
    func items(of id: MadeConstraintID) -> [ItemID] {
        guard constraints.indices.contains(id.index) else { return [] }
        let made = constraints[id.index]
        if case .item(let second, _) = made.target { return [made.firstItem, second] }
        return [made.firstItem]
    }

    /// Whether `ancestor` is `item` or one of its superviews.
    func isAncestor(_ ancestor: ItemID, of item: ItemID) -> Bool {
        var current: ItemID? = item
        var fuel = items.count
        while let id = current, items.indices.contains(id.index), fuel >= 0 {
            if id == ancestor { return true }
            current = superview(of: id)
            fuel -= 1
        }
        return false
    }

    /// The superview, or the owning view of a guide.
    package func superview(of id: ItemID) -> ItemID? {
        guard items.indices.contains(id.index), case .item(let parent) = items[id.index].parent else { return nil }
        return parent
    }

    /// Its superview, that one's superview, and so on: no more of them than there are items.
    package func ancestors(of item: ItemID) -> some Sequence<ItemID> {
        sequence(first: item) { superview(of: $0) }.dropFirst().prefix(items.count)
    }

    /// Whether an item stands somewhere below `ancestor`.
    package func isBelow(_ item: ItemID, _ ancestor: ItemID) -> Bool { ancestors(of: item).contains(ancestor) }
}

extension Rect {
    /// `(16, 75, 64, 64)`
    package var inPoints: String { inPoints(without: []) }

    /// The same with `?` for what is `open`.
    package func inPoints(without open: Set<LayoutSolution.FrameAttribute>) -> String {
        let values: [(LayoutSolution.FrameAttribute, Double)] = [
            (.x, x), (.y, y), (.width, width), (.height, height),
        ]
        return "(" + values.map { open.contains($0) ? "?" : $1.inPoints }.joined(separator: ", ") + ")"
    }
}

extension LayoutSolution.FrameAttribute {
    package var name: String { String(describing: self) }

    /// The axis along which it is measured.
    package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }

    /// Whether it is a width or height.
    package var isSize: Bool { self == .width || self == .height }
}
