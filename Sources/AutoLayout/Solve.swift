// The one-shot entry: a layout in, a solution out.

import ConstraintSolver

extension Layout {
    /// Finds the frames, and everything that is wrong with the constraints.
    ///
    /// Required constraints hold, optional ones are satisfied lexicographically. In a conflict of required constraints the
    /// last written one is broken and the frames are those without it. Constraints that cannot be expressed (an item out
    /// of range, a multiplier that is not finite, a size against a position, items without a common ancestor) have no
    /// effect. Undetermined attributes get one of their possible values. The cost is linear in the number of items and
    /// constraints for layouts as people write them.
    public func solve() -> LayoutSolution { LayoutEngine(self).solution() }
}

extension Layout {
    /// The linear system that this layout stands for, as a benchmark hands it to other solvers.
    package func linearSystem() -> LinearSystem { Lowering(self).system }
}

extension Lowering {
    /// The safe areas of guides whose owner is not a root, at the frames found.
    func reachingSafeAreas(_ layout: Layout, _ values: [Double]) -> [Int: EdgeInsets] {
        var result: [Int: EdgeInsets] = [:]
        for item in layout.items.indices where layout.items[item].kind == .safeAreaGuide {
            let parent = Int(tree.parents[item])
            guard parent >= 0, tree.parents[parent] >= 0 else { continue }
            let root = layout.rootFrame(Int(tree.roots[parent]))
            var frame = absoluteFrame(parent, values)
            frame.x += root.x
            frame.y += root.y
            let insets = layout.screen.safeAreaReaching(into: frame)
            if insets != .zero || safeAreas[item] != nil { result[item] = insets }
        }
        return result
    }

    /// The frame of an item in the coordinates of its root.
    func absoluteFrame(_ item: Int, _ values: [Double]) -> Rect {
        let horizontal = geometry[item].horizontal
        let vertical = geometry[item].vertical
        return Rect(
            x: value(horizontal.origin, values), y: value(vertical.origin, values),
            width: value(horizontal.size, values), height: value(vertical.size, values))
    }

    func value(_ expression: ShiftedVariable, _ values: [Double]) -> Double {
        expression.variable < 0 ? expression.shift : values[Int(expression.variable)] + expression.shift
    }
}

extension LayoutSolution {
    /// With the constants with which the members of each conflict could hold, whether or not all else holds with them.
    init(_ layout: Layout, _ lowering: Lowering, _ solution: LinearSolution) {
        let values = solution.values
        absoluteFrames = lowering.absoluteFrames(values)
        frames = lowering.frames(layout, absoluteFrames)
        violations = lowering.constraintRows.map { $0 >= 0 ? solution.violations[Int($0)] : 0 }
        conflicts = solution.conflicts.map { Conflict($0, lowering, layout) }
        ambiguities = lowering.ambiguities(layout, solution)
        contentAmbiguities = lowering.contentAmbiguities(layout, solution)
        ignoredConstraints = lowering.constraintRows.indices.filter { lowering.constraintRows[$0] < 0 }.map {
            ConstraintID($0)
        }
        var ranges = ParameterRanges(solution)
        satisfiableSizes = layout.items.indices.filter { lowering.tree.parents[$0] < 0 }.map {
            SatisfiableSizes(root: $0, lowering, &ranges)
        }
        takeUnsolved(lowering, solution)
    }
}

extension LayoutSolution {
    /// Says nothing about items whose frames were not found, or whose freedom is too much work to measure.
    private mutating func takeUnsolved(_ lowering: Lowering, _ solution: LinearSolution) {
        let unmeasured = ambiguities.contains { !$0.isMeasured }
        guard !solution.isSolved || unmeasured else { return }
        var isUnsolved = lowering.unsolvedItems(solution)
        for ambiguity in ambiguities where !ambiguity.isMeasured { isUnsolved[ambiguity.item.index] = true }
        for item in isUnsolved.indices where isUnsolved[item] {
            frames[item] = Rect(x: 0, y: 0, width: 0, height: 0)
            absoluteFrames[item] = frames[item]
        }
        ambiguities.removeAll { isUnsolved[$0.item.index] }
        contentAmbiguities.removeAll { isUnsolved[$0.item.index] }
        self.isUnsolved = isUnsolved
    }
}

extension Lowering {
    /// For each item whether its frame in its root or in its superview rests on a variable that was not found.
    func unsolvedItems(_ solution: LinearSolution) -> [Bool] {
        func isUnsolved(_ part: ShiftedVariable) -> Bool {
            part.variable >= 0 && !solution.isSolved(VariableID(Int(part.variable)))
        }
        return geometry.indices.map { item in
            let parent = Int(tree.parents[item])
            return Axis.allCases.contains { axis in
                isUnsolved(geometry[item][axis].origin) || isUnsolved(geometry[item][axis].size)
                    || (parent >= 0 && isUnsolved(geometry[parent][axis].origin))
            }
        }
    }
}

extension LayoutSolution.SatisfiableSizes {
    fileprivate init(root: Int, _ lowering: Lowering, _ ranges: inout ParameterRanges) {
        let width = ranges.range(of: VariableID(Int(lowering.geometry[root].horizontal.size.variable)))
        let height = ranges.range(of: VariableID(Int(lowering.geometry[root].vertical.size.variable)))
        self.root = ItemID(root)
        minimum = AxisPair(
            horizontal: width.minimum.flatMap { $0 > 1e-6 ? $0 : nil },
            vertical: height.minimum.flatMap { $0 > 1e-6 ? $0 : nil })
        maximum = AxisPair(horizontal: width.maximum, vertical: height.maximum)
        minimumBoundBy = AxisPair(
            horizontal: minimum.horizontal == nil ? [] : width.minimumBoundBy.map { lowering.source($0) },
            vertical: minimum.vertical == nil ? [] : height.minimumBoundBy.map { lowering.source($0) })
        maximumBoundBy = AxisPair(
            horizontal: width.maximumBoundBy.map { lowering.source($0) },
            vertical: height.maximumBoundBy.map { lowering.source($0) })
    }
}

extension Lowering {
    /// What a member of a conflict is in terms of the layout.
    func source(_ source: LinearConflict.Source) -> LayoutSolution.Source {
        switch source {
        case .row(let row):
            switch rowSources[row.index] {
            case .constraint(let index): return .constraint(ConstraintID(Int(index)))
            case .system(let item): return .system(ItemID(Int(item)))
            case .stack(let item): return .stack(ItemID(Int(item)))
            }
        case .parameter(let variable):
            let owner = variableOwners[variable.index]
            return .rootSize(ItemID(Int(owner.item)), owner.axis)
        case .nonNegative(let variable):
            let owner = variableOwners[variable.index]
            return .nonNegativeSize(ItemID(Int(owner.item)), owner.axis)
        }
    }
}
