// Content views of cells that are not as large as their cells, and cells that are not as wide as their table.

import AutoLayout
import MasonrySyntax

extension Evaluator {
    /// `self.accessoryType = .disclosureIndicator`: UIKit makes the content view narrower, by a number that it says nowhere.
    mutating func noteOwnAccessory(_ name: Name, _ source: ExpressionID) {
        guard case .item(let item)? = classContext?.selfValue, document[item].placement == .cell,
            ["accessoryType", "accessoryView"].contains(tree.string(name)), !isNoAccessory(source)
        else { return }
        document.cellsWithAccessory.insert(item)
    }

    private mutating func isNoAccessory(_ source: ExpressionID) -> Bool {
        switch tree[source].kind {
        case .implicitMember(let name, _), .member(_, let name, _): tree.string(name) == "none"
        case .name(let name): ["UITableViewCellAccessoryNone", "nil"].contains(tree.string(name))
        default: false
        }
    }

    /// A cell whose class changes the frame that its table gives it: `- (void)setFrame:`, `override var frame`.
    mutating func noteFrameOverride(of cell: ItemID, _ picture: MergedType) {
        let setter = tree.names.find("setFrame:")
        let property = tree.names.find("frame")
        let isOverridden =
            setter.map { name in picture.methods.contains { $0.declaration.name == name } } ?? false
            || property.map { name in picture.members.contains { $0.binding.name == name } } ?? false
        if isOverridden { document.cellsOfOwnFrame.insert(cell) }
    }
}

extension LayoutDocument {
    /// Parts content views from cells that have an accessory: only where they end is not known.
    func makeRoomForAccessories(_ probe: DisplayProbe, _ result: inout DisplayLayout) {
        guard !cellsWithAccessory.isEmpty else { return }
        for index in result.lowered.layout.items.indices {
            let id = result.lowered.items[index]
            guard items.indices.contains(id.index), items[id.index].placement == .contentView,
                let parent = result.lowered.layout.items[index].parent,
                result.lowered.items.indices.contains(parent.index),
                cellsWithAccessory.contains(result.lowered.items[parent.index])
            else { continue }
            let madeUp = MadeUp.placement(id, .right)
            result.madeUp.append(madeUp)
            result.lowered.layout.items[index].kind = .view
            for attribute in [LayoutAttribute.left, .top, .bottom, .right] {
                result.pin(index, attribute, to: parent, attribute == .right ? -probe.length(madeUp) / 4 : 0)
            }
        }
    }

    /// Where code constrains a content view in its cell, it lies where that says, and fills the cell with its other edges.
    func placeContentViews(_ result: inout DisplayLayout) {
        let layout = result.lowered.layout
        var cells: [Int: ItemID] = [:]
        for index in layout.items.indices where layout.items[index].kind == .contentView {
            let id = result.lowered.items[index]
            guard items.indices.contains(id.index), items[id.index].placement == .contentView else { continue }
            cells[index] = layout.items[index].parent
        }
        guard !cells.isEmpty else { return }
        var given: [Int: [Axis: [LayoutAttribute]]] = [:]
        for constraint in layout.constraints {
            let index = constraint.firstItem.index
            guard let cell = cells[index], (constraint.secondItem ?? cell) == cell,
                let axis = constraint.firstAttribute.axis
            else { continue }
            given[index, default: [:]][axis, default: []].append(constraint.firstAttribute)
        }
        for (index, axes) in given.sorted(by: { $0.key < $1.key }) {
            guard let cell = cells[index] else { continue }
            result.lowered.layout.items[index].kind = .view
            pin(index, cell, axes[.horizontal] ?? [], [.left, .leading], .left, .right, &result)
            pin(index, cell, axes[.vertical] ?? [], [.top], .top, .bottom, &result)
        }
    }

    /// With two constraints along an axis nothing is left to the system.
    private func pin(
        _ index: Int, _ cell: ItemID, _ given: [LayoutAttribute], _ starts: [LayoutAttribute],
        _ start: LayoutAttribute, _ end: LayoutAttribute, _ result: inout DisplayLayout
    ) {
        guard given.count < 2 else { return }
        let isStart = given.first.map(starts.contains)
        if isStart != true { result.pin(index, start, to: cell, 0) }
        if isStart != false { result.pin(index, end, to: cell, 0) }
    }
}

extension DisplayLayout {
    /// Adds that an edge of an item is the same one of another.
    mutating func pin(
        _ item: Int, _ edge: LayoutAttribute, to other: ItemID, _ constant: Double,
        priority: LayoutPriority = .required
    ) {
        var constraint = LayoutConstraint(ItemID(item), edge, constant: constant, priority: priority)
        (constraint.secondItem, constraint.secondAttribute) = (other, edge)
        lowered.layout.constraints.append(constraint)
        lowered.constraints.append(MadeConstraintID(Int(Int32.max)))
    }
}
