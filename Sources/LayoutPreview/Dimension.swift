// One constraint as a line that measures what it says.

import AutoLayout

/// A constraint as a measured line in points of the scene.
struct Dimension {
    enum Tone { case selected, conflict }

    /// Along which axis the line runs.
    var axis: Axis
    var from: Anchor
    var to: Anchor
    /// Where the anchors lie now.
    var start: Double
    var end: Double
    /// The extent across the axis beside which the line is easiest to understand.
    var cross: (Double, Double)
    /// What it says; empty where the line says it all (flush edges, aligned centres).
    var label: String
    var tone: Tone
    /// The item whose constraint it is.
    var item: Int
    /// Whether the line measures the size of its item and so runs along one of its sides.
    var isSize: Bool
}

extension Scene {
    /// The dimension line of the constraint at `index`; nil where there is nothing to measure.
    func dimension(ofConstraint index: Int, tone: Dimension.Tone) -> Dimension? {
        guard input.layout.constraints.indices.contains(index) else { return nil }
        let constraint = input.layout.constraints[index]
        guard contains(constraint.firstItem), let axis = constraint.firstAttribute.axis else { return nil }
        guard isKnown(constraint.firstItem.index), constraint.secondItem.map({ isKnown($0.index) }) ?? true else {
            return nil
        }
        let violations = input.solution.violations
        let violation = violations.indices.contains(index) ? violations[index] : 0
        if constraint.firstAttribute.kind == .size {
            return sizeDimension(constraint, axis, tone, violation: violation)
        }
        return positionDimension(constraint, axis, tone, violation: violation)
    }

    /// The size a root has been given, as a line along all of it.
    func dimension(ofRoot index: Int, along axis: Axis) -> Dimension {
        let (start, end) = extent(of: index, along: axis)
        return line(
            axis, Anchor(item: index, fraction: 0), Anchor(item: index, fraction: 1), beside: index,
            Decimal.text(end - start), .conflict)
    }

    private func sizeDimension(
        _ constraint: LayoutConstraint, _ axis: Axis, _ tone: Dimension.Tone, violation: Double
    ) -> Dimension {
        let index = constraint.firstItem.index
        var end = Anchor(item: index, fraction: 1)
        if tone == .conflict, constraint.secondItem == nil, constraint.constant.isFinite {
            end = Anchor(item: index, fraction: 0, offset: max(0, constraint.constant))
        }
        return line(
            axis, Anchor(item: index, fraction: 0), end, beside: index,
            sizeLabel(constraint) + suffix(constraint, violation, tone), tone)
    }

    /// A line along one item.
    private func line(
        _ axis: Axis, _ from: Anchor, _ to: Anchor, beside index: Int, _ label: String, _ tone: Dimension.Tone
    ) -> Dimension {
        Dimension(
            axis: axis, from: from, to: to, start: position(of: from, along: axis), end: position(of: to, along: axis),
            cross: extent(of: index, along: axis.other), label: label, tone: tone, item: index, isSize: true)
    }

    private func sizeLabel(_ constraint: LayoutConstraint) -> String {
        let sign = relationSign(constraint.relation)
        guard let second = constraint.secondItem, contains(second) else {
            return sign + Decimal.text(constraint.constant)
        }
        var label = sign.isEmpty ? "= " : sign
        if constraint.multiplier != 1 { label += Decimal.factor(constraint.multiplier) + " × " }
        let isOwn = second == constraint.firstItem
        label += isOwn ? constraint.secondAttribute.name : DisplayText.name(item(second.index).name)
        if !isOwn, constraint.secondAttribute != constraint.firstAttribute {
            label += "." + constraint.secondAttribute.name
        }
        return label + signed(constraint.constant)
    }

    private func positionDimension(
        _ constraint: LayoutConstraint, _ axis: Axis, _ tone: Dimension.Tone, violation: Double
    ) -> Dimension? {
        let index = constraint.firstItem.index
        guard var end = anchor(constraint.firstAttribute, of: index) else { return nil }
        let other = contains(constraint.secondItem) ? constraint.secondItem?.index : parent(index)
        guard let other else { return nil }
        let base = anchor(constraint.secondAttribute, of: other) ?? Anchor(item: other, fraction: 0)
        if tone == .conflict, violation > 0, constraint.multiplier == 1, constraint.constant.isFinite {
            end = base
            end.offset += growth(of: constraint.firstAttribute) * constraint.constant
        }
        return Dimension(
            axis: axis, from: base, to: end, start: position(of: base, along: axis),
            end: position(of: end, along: axis), cross: sharedExtent(index, other, across: axis),
            label: gapLabel(constraint) + suffix(constraint, violation, tone), tone: tone, item: index, isSize: false)
    }

    /// The gap as a person would measure it: never negative, the relation turned with the sign.
    private func gapLabel(_ constraint: LayoutConstraint) -> String {
        let constant = constraint.constant
        guard constraint.multiplier == 1 else {
            let name = constraint.secondItem.flatMap { contains($0) ? DisplayText.name(item($0.index).name) : nil }
            return relationSign(constraint.relation) + Decimal.factor(constraint.multiplier) + " × "
                + [name, constraint.secondAttribute.name].compactMap { $0 }.joined(separator: ".") + signed(constant)
        }
        guard constant != 0 || constraint.relation != .equal else { return "" }
        let relation = constant < 0 ? constraint.relation.turned : constraint.relation
        return relationSign(relation) + Decimal.text(abs(constant))
    }

    private func suffix(_ constraint: LayoutConstraint, _ violation: Double, _ tone: Dimension.Tone) -> String {
        let priority = constraint.priority.isRequired ? "" : " @" + Decimal.text(constraint.priority.value)
        return priority
            + (violation > 0
                ? (tone == .conflict ? " ✕" : " ✕ " + input.words.offBy.filled(Decimal.text(violation))) : "")
    }

    private func relationSign(_ relation: LayoutRelation) -> String {
        switch relation {
        case .equal: ""
        case .lessThanOrEqual: "≤ "
        case .greaterThanOrEqual: "≥ "
        }
    }

    private func signed(_ constant: Double) -> String {
        guard constant != 0 else { return "" }
        return (constant < 0 ? " − " : " + ") + Decimal.text(abs(constant))
    }

    private func sharedExtent(_ first: Int, _ second: Int?, across axis: Axis) -> (Double, Double) {
        let own = extent(of: first, along: axis.other)
        guard let second else { return own }
        let others = extent(of: second, along: axis.other)
        let low = max(own.0, others.0)
        let high = min(own.1, others.1)
        return low <= high ? (low, high) : own
    }
}

extension Axis {
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
