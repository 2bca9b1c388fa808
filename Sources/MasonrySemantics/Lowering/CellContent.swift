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
    mutating func noteFrameOverride(of cell: ItemID, _ picture: TypePicture) {
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
                var constraint = LayoutConstraint(
                    ItemID(index), attribute, constant: attribute == .right ? -probe.length(madeUp) / 4 : 0)
                (constraint.secondItem, constraint.secondAttribute) = (parent, attribute)
                result.lowered.layout.constraints.append(constraint)
                result.lowered.constraints.append(MadeConstraintID(Int(Int32.max)))
            }
        }
    }
}
