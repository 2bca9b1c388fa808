// From a finished chain to layout constraints: `Constraint.init` (Constraint.swift:75-230).

import AutoLayout
import MasonrySyntax
import SourceText

extension Evaluator {
    /// The layout constraints of a description in SnapKit's order; nil where there is no relation, or UIKit refuses
    /// one of them and so ends the chain.
    mutating func snapLayoutConstraints(of index: Int) -> [MadeConstraint]? {
        let description = runtime.snapKit.descriptions[index]
        guard let relation = description.relation, let item = description.item else { return nil }
        guard !document.chainRecords[description.chain.index].isStopped else { return nil }
        var result: [MadeConstraint] = []
        result.reserveCapacity(description.attributes.count)
        for attribute in description.attributes.attributes {
            let second = secondAttribute(of: description, for: attribute)
            var made = MadeConstraint(
                firstItem: item, firstAttribute: attribute, relation: relation,
                target: target(of: description, item: item, second: second), multiplier: description.multiplier,
                constant: snapConstant(description.constant, for: second),
                priority: description.priority, range: document.chainRecords[description.chain.index].range,
                attributeRange: description.range(of: attribute), library: .snapKit)
            made.identifier = description.label
            made.quantity = constant(of: description.constant, for: second)
            made.chain = description.chain
            made.constantRange = description.constantRange
            if let fault = fault(of: made) {
                stop(description.chain, fault.problem(item: itemDescription(item)), at: made.range)
                return nil
            }
            result.append(made)
        }
        return result
    }

    /// Constraint.swift:105-170: pairwise for equal sets and for edges against margins, else the first attribute; the
    /// same attribute where the target names none, but left and top for a centre against a number.
    private mutating func secondAttribute(of description: SnapDescription, for attribute: LayoutAttribute)
        -> LayoutAttribute
    {
        let to = description.targetAttributes
        if let first = to.first {
            if let pair = AttributeSet.paired(attribute, from: description.attributes, to: to) { return pair }
            return description.attributes == to ? attribute : first
        }
        if case .none = description.target {
            if attribute == .centerX { return .left }
            if attribute == .centerY { return .top }
        }
        return attribute
    }

    /// Constraint.swift:184-189: without an item a position takes the superview.
    private mutating func target(
        of description: SnapDescription, item: ItemID, second: LayoutAttribute
    ) -> MadeConstraint.Target {
        switch description.target {
        case .unknown: return .unknown
        case .item(let target): return .item(target, second)
        case .none:
            if second == .width || second == .height { return .none }
            switch superview(of: item) {
            case .item(let parent): return .item(parent, second)
            case .root: return .none
            case .unknown: return .unknown
            }
        }
    }

    /// The lazy `constraint` of a description: built at the first use and never again.
    mutating func snapConstraint(of index: Int) -> Int? {
        if let built = runtime.snapKit.descriptions[index].built { return built }
        guard let made = snapLayoutConstraints(of: index), let item = runtime.snapKit.descriptions[index].item else {
            return nil
        }
        let description = runtime.snapKit.descriptions[index]
        let ids = made.map { made in
            var made = made
            made.installedOn = holder(of: made)?.item
            return record(made, activating: .later)
        }
        runtime.snapKit.constraints.append(
            SnapConstraint(
                item: item, chain: description.chain, constraints: ids, constant: description.constant,
                priority: description.priority))
        runtime.snapKit.descriptions[index].built = runtime.snapKit.constraints.count - 1
        return runtime.snapKit.constraints.count - 1
    }
}
