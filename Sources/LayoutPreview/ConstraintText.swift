// Constraints in words, for notes, hover texts and lists.

import AutoLayout

extension PreviewInput {
    /// `name.left == avatar.right + 8 @750`, safe to show anywhere.
    func text(of constraint: LayoutConstraint) -> String {
        var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute.name) \(constraint.relation.symbol) "
        if let second = constraint.secondItem {
            text += "\(name(second)).\(constraint.secondAttribute.name)"
            if constraint.multiplier != 1 { text += " * " + Decimal.factor(constraint.multiplier) }
            if constraint.constant != 0 {
                text += (constraint.constant < 0 ? " - " : " + ") + Decimal.text(abs(constraint.constant))
            }
        } else {
            text += Decimal.text(constraint.constant)
        }
        if !constraint.priority.isRequired { text += " @" + Decimal.text(constraint.priority.value) }
        return text
    }

    package func name(_ id: ItemID) -> String {
        guard layout.items.indices.contains(id.index) else { return "?" }
        return DisplayText.name(layout.items[id.index].name)
    }

    /// `x 16  y 75  64 × 64`, with ≈ where the size is an estimate.
    func frameText(_ index: Int) -> String {
        guard solution.frames.indices.contains(index) else { return "" }
        let frame = solution.frames[index]
        let sign = detail(index).isEstimated ? "≈ " : ""
        return "x \(Decimal.text(frame.x))  y \(Decimal.text(frame.y))  "
            + "\(sign)\(Decimal.text(frame.width)) × \(Decimal.text(frame.height))"
    }

    /// What the constraints leave open: `name.x can be 0 … 120`.
    func text(of ambiguity: LayoutSolution.Ambiguity) -> String {
        "\(name(ambiguity.item)).\(ambiguity.attribute) \(rangeText(ambiguity))"
    }

    func rangeText(_ ambiguity: LayoutSolution.Ambiguity) -> String {
        switch (ambiguity.minimum, ambiguity.maximum) {
        case (let low?, let high?): "\(Decimal.text(low)) … \(Decimal.text(high))"
        case (let low?, nil): "≥ \(Decimal.text(low))"
        case (nil, let high?): "≤ \(Decimal.text(high))"
        case (nil, nil): words.anything
        }
    }
}
