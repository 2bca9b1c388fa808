// A layout that is kept solved while it changes.

import ConstraintSolver

/// A layout that is kept solved while it changes.
///
/// A changed constant, screen or size re-solves only what it touches; other changes rebuild. Whatever the history, the
/// result is bit for bit that of `Layout.solve()` on the current layout.
public struct LayoutEngine: Sendable {
    /// The layout as it is now.
    public private(set) var layout: Layout
    private(set) var lowering: Lowering
    var linear: LinearEngine

    /// Solves `layout`.
    public init(_ layout: Layout) {
        self.layout = layout
        lowering = Lowering(layout)
        linear = LinearEngine(lowering.system)
        resolveSafeAreas()
    }

    /// Replaces the constant of a constraint, in points. A constant that is not finite, or an unknown constraint, changes
    /// nothing.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) {
        let index = constraint.index
        guard layout.constraints.indices.contains(index), constant.isFinite else { return }
        let row = lowering.constraintRows[index]
        guard row >= 0, lowering.safeAreas.isEmpty, linear.system.isActive[Int(row)], abs(constant) < 1e9 else {
            var changed = layout
            changed.constraints[index].constant = constant
            update(to: changed)
            return
        }
        layout.constraints[index].constant = constant
        lowering.system.setConstant(constant - lowering.constraintShifts[index], of: RowID(Int(row)))
        linear.setConstant(constant - lowering.constraintShifts[index], of: RowID(Int(row)))
        linear.update()
        resolveSafeAreas()
    }

    /// Lays out on another screen.
    public mutating func setScreen(_ screen: Screen) {
        var changed = layout
        changed.screen = screen
        update(to: changed)
    }

    /// Replaces all constraints and keeps what they have in common with the old ones.
    public mutating func replaceConstraints(_ constraints: [LayoutConstraint]) {
        var changed = layout
        changed.constraints = constraints
        update(to: changed)
    }

    /// Takes over a changed layout. If only numbers differ, only what they touch is solved again.
    /// - Returns: whether nothing could be kept, because the constraints are others and not only their numbers.
    @discardableResult
    public mutating func update(to changed: Layout) -> Bool {
        let isTaken = takeConstants(of: changed) || takeScreenSize(of: changed)
        layout = changed
        let isRebuilt = isTaken ? false : take(Lowering(changed))
        resolveSafeAreas()
        return isRebuilt
    }

    /// Takes over a layout that differs in constants of constraints alone, whose rows need not be made again. Returns
    /// whether it does; if not, nothing is changed.
    private mutating func takeConstants(of changed: Layout) -> Bool {
        guard lowering.safeAreas.isEmpty, changed.screen == layout.screen, changed.items == layout.items,
            changed.readableWidth == layout.readableWidth, changed.constraints.count == layout.constraints.count
        else { return false }
        var rows: [(row: Int, constant: Double)] = []
        for index in changed.constraints.indices {
            guard changed.constraints[index].differsInConstantAlone(from: layout.constraints[index]) else {
                return false
            }
            let constant = changed.constraints[index].constant
            if constant == layout.constraints[index].constant { continue }
            let row = Int(lowering.constraintRows[index])
            guard row >= 0, linear.system.isActive[row], abs(constant) < 1e9 else { return false }
            rows.append((row, constant - lowering.constraintShifts[index]))
        }
        for (row, constant) in rows {
            // Explanations read the lowered system.
            lowering.system.setConstant(constant, of: RowID(row))
            linear.setConstant(constant, of: RowID(row))
        }
        linear.update()
        return true
    }

    /// Takes over a layout that differs in the size of the screen alone, which only the sizes of its roots show. Returns
    /// whether it does; if not, nothing is changed.
    private mutating func takeScreenSize(of changed: Layout) -> Bool {
        guard !lowering.isScreenInRows, abs(changed.screen.size.width) < 1e9, abs(changed.screen.size.height) < 1e9,
            changed.screen.isRightToLeft == layout.screen.isRightToLeft,
            changed.readableWidth == layout.readableWidth, changed.items == layout.items,
            changed.constraints == layout.constraints
        else { return false }
        for item in changed.items.indices where lowering.tree.parents[item] < 0 {
            let size = changed.rootSize(item)
            setParameter(lowering.geometry[item].horizontal.size.variable, size.width)
            setParameter(lowering.geometry[item].vertical.size.variable, size.height)
        }
        linear.update()
        return true
    }

    private mutating func setParameter(_ variable: Int32, _ value: Double) {
        guard variable >= 0, linear.system.parameterValues[Int(variable)] != value else { return }
        // Explanations read the lowered system.
        lowering.system.setParameter(VariableID(Int(variable)), to: value)
        linear.setParameter(VariableID(Int(variable)), to: value)
    }

    /// Returns whether nothing could be kept.
    @discardableResult
    private mutating func take(_ changed: Lowering) -> Bool {
        lowering = changed
        guard changed.system.hasSameStructure(as: linear.system) else {
            let keepsBrokenRows = linear.keepsBrokenRows
            linear = LinearEngine(changed.system)
            linear.keepsBrokenRows = keepsBrokenRows
            return true
        }
        for row in 0..<changed.system.rowCount {
            linear.setConstant(changed.system.constants[row], of: RowID(row))
        }
        for variable in 0..<changed.system.variableCount
        where changed.system.parameterValues[variable] != linear.system.parameterValues[variable] {
            linear.setParameter(VariableID(variable), to: changed.system.parameterValues[variable])
        }
        linear.update()
        return false
    }

    /// A safe area guide can move the view whose safe area it is, so the guess is repeated a few times.
    private mutating func resolveSafeAreas() {
        guard lowering.hasInnerSafeAreaGuides else { return }
        for _ in 0..<4 {
            let areas = lowering.reachingSafeAreas(layout, linear.values)
            if areas == lowering.safeAreas { return }
            take(Lowering(layout, safeAreas: areas))
        }
    }

    /// Whether the constraints that were broken stay broken while numbers change: the frames are then those without them,
    /// also where all could hold.
    package var keepsBrokenConstraints: Bool {
        get { linear.keepsBrokenRows }
        set { linear.keepsBrokenRows = newValue }
    }

    /// The frame of every item in its superview, in points; cheaper than the whole solution.
    public var frames: [Rect] { lowering.frames(layout, lowering.absoluteFrames(linear.values)) }

    /// Everything about the layout as it is now.
    public func solution() -> LayoutSolution {
        var solution = LayoutSolution(layout, lowering, linear.solution())
        solution.dropConstantsThatDoNotFit(layout, lowering)
        return solution
    }

    /// Everything about the layout as it is now, but no constants with which conflicts could hold: whether one does costs
    /// a solve of its own for each conflict, and who shows frames offers no repairs.
    package func solutionWithoutRepairs() -> LayoutSolution {
        var solution = LayoutSolution(layout, lowering, linear.solution())
        for index in solution.conflicts.indices { solution.conflicts[index].fittingConstant = nil }
        return solution
    }
}

extension Lowering {
    /// Frames in the coordinates of the roots.
    func absoluteFrames(_ values: [Double]) -> [Rect] { geometry.indices.map { absoluteFrame($0, values) } }

    /// Frames in the superviews.
    func frames(_ layout: Layout, _ absolute: [Rect]) -> [Rect] {
        var frames = absolute
        for item in frames.indices {
            let parent = Int(tree.parents[item])
            if parent >= 0 {
                frames[item].x -= absolute[parent].x
                frames[item].y -= absolute[parent].y
            } else {
                let given = layout.rootFrame(item)
                frames[item].x = given.x
                frames[item].y = given.y
            }
        }
        return frames
    }
}

extension LayoutConstraint {
    /// Whether two constraints make the same row, its constant aside; names make no difference to it.
    fileprivate func differsInConstantAlone(from other: LayoutConstraint) -> Bool {
        firstItem == other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
            && secondItem == other.secondItem && secondAttribute == other.secondAttribute
            && multiplier == other.multiplier && priority == other.priority
    }
}
