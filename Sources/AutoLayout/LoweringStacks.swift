// The rows of a stack view: what UIKit adds for its arranged subviews.
//
// As documented for UIStackView: the first and last subview are pinned to the stack's edges or margins, `spacing` is
// exact in the fill distributions and a minimum in the others, fillEqually makes extents equal, and the alignment pins
// the other axis. What is documented only as an attempt, or not at all, is optional here, so that it proves no conflict.

import ConstraintSolver

/// Priorities of what a stack asks for.
private enum StackPriority {
    static let required = 1000.0
    /// What is not documented as a demand: least spacing, containment, proportions, equal gaps.
    static let asked = 999.0
    /// Equal distances of centres give way to intrinsic sizes.
    static let centring = 149.0
    /// A size that nothing else decides.
    static let fitting = 49.0
}

extension Lowering {
    /// Adds the rows of the stack view `item`, if it is one.
    mutating func addStack(_ item: Int, _ layout: Layout) {
        guard let stack = layout.items[item].stack else { return }
        let arranged = stack.arranged.map(\.index).filter {
            layout.items.indices.contains($0) && Int(tree.parents[$0]) == item
        }
        let rows = StackRows(stack: stack, item: item, layout: layout)
        guard !stack.isAcrossOnly else { return addAcross(arranged, rows) }
        guard let first = arranged.first, let last = arranged.last, arranged.count == stack.arranged.count else {
            return
        }
        close(rows.leading(of: first), item)
        close(rows.trailing(of: last), item)
        addGaps(arranged, rows)
        addShares(arranged, rows)
        addAcross(arranged, rows)
        fitAcross(rows)
    }

    private mutating func addAcross(_ arranged: [Int], _ rows: StackRows) {
        for view in arranged {
            for row in rows.across(view) { close(row, rows.item) }
        }
    }

    private mutating func close(_ row: StackRows.Row, _ item: Int) {
        var constant = 0.0
        for term in row.terms { constant += addTerm(geometry(of: term), term.coefficient) }
        system.closeRow(row.relation, row.constant - constant, priority: row.priority, role: .fixed)
        rowSources.append(.stack(Int32(truncatingIfNeeded: item)))
    }

    private func geometry(of term: StackRows.Term) -> ShiftedVariable {
        term.isSize ? geometry[term.item][term.axis].size : geometry[term.item][term.axis].origin
    }

    /// Exact gaps where views fill the stack; elsewhere least ones.
    private mutating func addGaps(_ arranged: [Int], _ rows: StackRows) {
        for (index, pair) in zip(arranged, arranged.dropFirst()).enumerated() {
            guard index < rows.stack.gaps.count, let gap = rows.stack.gaps[index], gap.isFinite else { continue }
            switch rows.stack.distribution {
            case .fill, .fillEqually, .fillProportionally:
                close(rows.row(rows.gap(pair.0, pair.1), .equal, gap, StackPriority.required), rows.item)
            case .equalSpacing, .equalCentering:
                close(rows.row(rows.gap(pair.0, pair.1), .greaterThanOrEqual, gap, StackPriority.asked), rows.item)
            }
        }
    }

    /// What the distribution says of extents and distances beyond the gaps.
    private mutating func addShares(_ arranged: [Int], _ rows: StackRows) {
        guard let first = arranged.first else { return }
        switch rows.stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in arranged.dropFirst() {
                close(rows.row(rows.difference(of: view, 1, first, 1), .equal, 0, StackPriority.required), rows.item)
            }
        case .fillProportionally: addProportions(arranged, first, rows)
        case .equalSpacing:
            addEquality(arranged, rows, StackPriority.asked) { rows.gap($0, $1) }
        case .equalCentering:
            addEquality(arranged, rows, StackPriority.centring) { rows.centreDistance($0, $1) }
        }
    }

    /// In proportion to the intrinsic sizes; how spacing counts in them is not documented, so only without spacing.
    private mutating func addProportions(_ arranged: [Int], _ first: Int, _ rows: StackRows) {
        guard rows.stack.gaps.allSatisfy({ $0 == 0 }) else { return }
        let lengths = arranged.map { rows.layout.items[$0].intrinsicSize[rows.stack.axis] ?? 0 }
        guard lengths.allSatisfy({ $0.isFinite && $0 > 0 }) else { return }
        for (view, length) in zip(arranged, lengths).dropFirst() {
            let terms = rows.difference(of: view, lengths[0] / length, first, 1)
            close(rows.row(terms, .equal, 0, StackPriority.asked), rows.item)
        }
    }

    /// Each distance between neighbours equals the first one.
    private mutating func addEquality(
        _ arranged: [Int], _ rows: StackRows, _ priority: Double, _ distance: (Int, Int) -> [StackRows.Term]
    ) {
        guard arranged.count > 2 else { return }
        let reference = distance(arranged[0], arranged[1]).map { $0.negated }
        for (one, other) in zip(arranged.dropFirst(), arranged.dropFirst(2)) {
            close(rows.row(distance(one, other) + reference, .equal, 0, priority), rows.item)
        }
    }

    /// A stack that nothing else sizes across its axis is as small as its subviews allow.
    private mutating func fitAcross(_ rows: StackRows) {
        guard rows.stack.alignment != .fill, rows.stack.alignment != .unknown else { return }
        let size = StackRows.Term(item: rows.item, axis: rows.crossAxis, isSize: true, coefficient: 1)
        close(rows.row([size], .lessThanOrEqual, 0, StackPriority.fitting), rows.item)
    }
}

/// Builds the rows of one stack view.
struct StackRows {
    /// A position or extent of an item, with its coefficient.
    struct Term {
        var item: Int
        var axis: Axis
        var isSize: Bool
        var coefficient: Double

        var negated: Term { Term(item: item, axis: axis, isSize: isSize, coefficient: -coefficient) }
    }

    struct Row {
        var terms: [Term]
        var relation: RowRelation
        var constant: Double
        var priority: Double
    }

    let stack: StackArrangement
    let item: Int
    let layout: Layout

    var crossAxis: Axis { stack.axis == .horizontal ? .vertical : .horizontal }

    /// Whether the first subview is the right one.
    private var isMirrored: Bool { stack.axis == .horizontal && layout.screen.isRightToLeft }
    /// Whether the leading edge across the axis is the right one.
    private var isMirroredAcross: Bool { crossAxis == .horizontal && layout.screen.isRightToLeft }

    func row(_ terms: [Term], _ relation: RowRelation, _ constant: Double, _ priority: Double) -> Row {
        Row(terms: terms, relation: relation, constant: constant, priority: priority)
    }

    /// The first subview begins where the stack does.
    func leading(of view: Int) -> Row {
        isMirrored
            ? ends(view, stack.axis, .equal, StackPriority.required)
            : begins(view, stack.axis, .equal, StackPriority.required)
    }

    /// The last subview ends where the stack does.
    func trailing(of view: Int) -> Row {
        isMirrored
            ? begins(view, stack.axis, .equal, StackPriority.required)
            : ends(view, stack.axis, .equal, StackPriority.required)
    }

    /// Where a subview stands across the axis. That it stays within the stack is not documented for all alignments.
    func across(_ view: Int) -> [Row] {
        let axis = crossAxis
        let isTrailing = (stack.alignment == .trailing) != isMirroredAcross
        switch stack.alignment {
        case .unknown: return []
        case .fill:
            return [
                begins(view, axis, .equal, StackPriority.required), ends(view, axis, .equal, StackPriority.required),
            ]
        case .center:
            let insets = margins(axis)
            let centre =
                position(view, axis, 1, 0.5) + position(item, axis, -1, 0.5)
            return [
                row(centre, .equal, (insets.low - insets.high) / 2, StackPriority.required),
                begins(view, axis, .greaterThanOrEqual, StackPriority.asked),
            ]
        case .leading, .trailing:
            if isTrailing {
                return [
                    ends(view, axis, .equal, StackPriority.required),
                    begins(view, axis, .greaterThanOrEqual, StackPriority.asked),
                ]
            }
            return [
                begins(view, axis, .equal, StackPriority.required),
                ends(view, axis, .lessThanOrEqual, StackPriority.asked),
            ]
        }
    }

    /// `view.low relation stack.low + margin`.
    private func begins(_ view: Int, _ axis: Axis, _ relation: RowRelation, _ priority: Double) -> Row {
        row(position(view, axis, 1, 0) + position(item, axis, -1, 0), relation, margins(axis).low, priority)
    }

    /// `view.high relation stack.high - margin`.
    private func ends(_ view: Int, _ axis: Axis, _ relation: RowRelation, _ priority: Double) -> Row {
        row(position(view, axis, 1, 1) + position(item, axis, -1, 1), relation, -margins(axis).high, priority)
    }

    /// The distance from the end of `one` to the beginning of `other`, which follows it.
    func gap(_ one: Int, _ other: Int) -> [Term] {
        isMirrored
            ? position(one, stack.axis, 1, 0) + position(other, stack.axis, -1, 1)
            : position(other, stack.axis, 1, 0) + position(one, stack.axis, -1, 1)
    }

    func centreDistance(_ one: Int, _ other: Int) -> [Term] {
        position(other, stack.axis, 1, 0.5) + position(one, stack.axis, -1, 0.5)
    }

    /// `factor * one.extent - otherFactor * other.extent` along the axis.
    func difference(of one: Int, _ factor: Double, _ other: Int, _ otherFactor: Double) -> [Term] {
        [
            Term(item: one, axis: stack.axis, isSize: true, coefficient: factor),
            Term(item: other, axis: stack.axis, isSize: true, coefficient: -otherFactor),
        ]
    }

    private func position(_ item: Int, _ axis: Axis, _ coefficient: Double, _ fraction: Double) -> [Term] {
        let origin = Term(item: item, axis: axis, isSize: false, coefficient: coefficient)
        guard fraction != 0 else { return [origin] }
        return [origin, Term(item: item, axis: axis, isSize: true, coefficient: coefficient * fraction)]
    }

    /// The margins that count along an axis, 0 where the stack keeps to its edges.
    private func margins(_ axis: Axis) -> (low: Double, high: Double) {
        guard stack.isWithinMargins else { return (0, 0) }
        let insets = layout.items[item].layoutMargins.finite
        return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }
}
