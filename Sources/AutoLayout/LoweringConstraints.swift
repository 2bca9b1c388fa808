// Turns single constraints into rows.

import ConstraintSolver

extension Lowering {
    /// Adds the row of a constraint, or notes that it has none because it relates what cannot be related.
    mutating func addConstraint(_ index: Int, _ layout: Layout) {
        let constraint = layout.constraints[index]
        guard isExpressible(constraint, layout) else {
            constraintRows.append(-1)
            constraintShifts.append(0)
            return
        }
        let constant = addTerms(constraint, layout)
        let relation: RowRelation
        switch constraint.relation {
        case .lessThanOrEqual: relation = .lessThanOrEqual
        case .equal: relation = .equal
        case .greaterThanOrEqual: relation = .greaterThanOrEqual
        }
        let row = system.closeRow(
            relation, constraint.constant - constant, priority: constraint.priority.value)
        rowSources.append(.constraint(Int32(truncatingIfNeeded: index)))
        constraintRows.append(Int32(truncatingIfNeeded: row.index))
        constraintShifts.append(constant)
    }

    /// UIKit raises an exception for the others; here they have no effect.
    private func isExpressible(_ constraint: LayoutConstraint, _ layout: Layout) -> Bool {
        guard layout.items.indices.contains(constraint.firstItem.index),
            constraint.firstAttribute != .notAnAttribute, constraint.multiplier.isFinite,
            constraint.constant.isFinite
        else { return false }
        guard let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute else {
            return true
        }
        return layout.items.indices.contains(second.index)
            && constraint.secondAttribute.kind == constraint.firstAttribute.kind
            && tree.roots[second.index] == tree.roots[constraint.firstItem.index]
    }

    /// Adds the terms of `first - multiplier * second` to the open row and returns the constant that comes with them.
    private mutating func addTerms(_ constraint: LayoutConstraint, _ layout: Layout) -> Double {
        let first = constraint.firstItem.index
        let second = constraint.secondAttribute == .notAnAttribute ? nil : constraint.secondItem?.index
        let one = expression(first, constraint.firstAttribute, relativeTo: second, layout)
        guard constraint.firstAttribute.kind != .size else {
            var constant = addTerms(of: one, 1)
            if let second {
                let other = expression(second, constraint.secondAttribute, relativeTo: first, layout)
                constant += addTerms(of: other, -constraint.multiplier)
            }
            return constant
        }
        let axis = constraint.firstAttribute.axis ?? .horizontal
        let isMirrored =
            layout.screen.isRightToLeft
            && (constraint.firstAttribute.followsWritingDirection
                || constraint.secondAttribute.followsWritingDirection)
        // Along the writing direction positions count from the right, so both sides change their sign.
        let sign = isMirrored ? -1.0 : 1.0
        var constant = addTerms(of: one, sign)
        guard let second else {
            let parent = Int(tree.parents[first])
            return constant + addReference(parent >= 0 ? parent : first, axis, -sign, isMirrored)
        }
        let other = expression(second, constraint.secondAttribute, relativeTo: first, layout)
        constant += addTerms(of: other, -sign * constraint.multiplier)
        if constraint.multiplier != 1 {
            let ancestor = tree.closestCommonAncestor(first, second) ?? first
            constant += addReference(ancestor, axis, sign * (constraint.multiplier - 1), isMirrored)
        }
        return constant
    }

    /// Adds the edge of an ancestor from which positions are measured.
    private mutating func addReference(
        _ item: Int, _ axis: Axis, _ coefficient: Double, _ isMirrored: Bool
    ) -> Double {
        let ancestor = geometry[item][axis]
        var constant = addTerm(ancestor.origin, coefficient)
        if isMirrored { constant += addTerm(ancestor.size, coefficient) }
        return constant
    }

    private mutating func addTerms(of expression: AttributeExpression, _ coefficient: Double) -> Double {
        var constant = expression.constant * coefficient
        if let origin = expression.origin { constant += addTerm(origin, coefficient) }
        if expression.fraction != 0 { constant += addTerm(expression.size, coefficient * expression.fraction) }
        return constant
    }

    /// An attribute in terms of variables. For descendants, the edges and margins of a scroll view are those of its content;
    /// its size and its centres are those of its frame (Auto Layout Guide, Working with Scroll Views).
    private func expression(
        _ item: Int, _ attribute: LayoutAttribute, relativeTo other: Int?, _ layout: Layout
    ) -> AttributeExpression {
        let axis = attribute.axis ?? .horizontal
        let resolved = attribute.resolved(layout.screen)
        var fraction = 0.0
        var constant = 0.0
        if let plain = resolved.plainFraction {
            fraction = plain
        } else {
            (fraction, constant) = resolved.place(in: layout.items[item])
        }
        var size = geometry[item][axis].size
        if attribute.kind == .size {
            return AttributeExpression(origin: nil, size: size, fraction: 1, constant: 0)
        }
        if !attribute.isCenter, let content = contentSizes[item], let other, meansContent(of: item, for: other, layout)
        {
            size = content[axis]
        }
        return AttributeExpression(
            origin: geometry[item][axis].origin, size: size, fraction: fraction,
            constant: constant.isFinite ? constant : 0)
    }

    private func meansContent(of scrollView: Int, for other: Int, _ layout: Layout) -> Bool {
        guard other != scrollView, tree.closestCommonAncestor(scrollView, other) == scrollView else { return false }
        if Int(tree.parents[other]) == scrollView {
            switch layout.items[other].kind {
            case .view, .scrollView, .guide: return true
            default: return false
            }
        }
        return true
    }
}
