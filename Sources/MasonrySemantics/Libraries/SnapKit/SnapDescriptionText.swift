// The text that SnapKit prints for a layout constraint (Debugging.swift).

import AutoLayout

extension Evaluator {
    /// `<SnapKit.LayoutConstraint:0x…@<file>#<line> UIView:0x….width == 80.0>`; what differs from run to run is `…`.
    mutating func snapDescription(_ made: MadeConstraint) -> String {
        var text = "<SnapKit.LayoutConstraint:\(made.identifier ?? "0x…")@<file>#<line> "
        text += "\(snapItem(made.firstItem)).\(made.firstAttribute.name) \(made.relation.symbol)"
        var hasItem = false
        if case .item(let second, let attribute) = made.target {
            text += " \(snapItem(second)).\(attribute.name)"
            hasItem = true
        }
        if let multiplier = made.multiplier, multiplier != 1 { text += " * \(NumberText.swift(multiplier))" }
        let constant = made.constant ?? 0
        if !hasItem {
            text += " \(NumberText.swift(constant))"
        } else if constant > 0 {
            text += " + \(NumberText.swift(constant))"
        } else if constant < 0 {
            text += " - \(NumberText.swift(-constant))"
        }
        if let priority = made.priority, priority != 1000 {
            text += " ^UILayoutPriority(rawValue: \(NumberText.swift(priority)))"
        }
        return text + ">"
    }

    private mutating func snapItem(_ item: ItemID) -> String {
        let name = document[item].className ?? "UIView"
        return "\(name):\(document[item].key ?? "0x…")"
    }
}
