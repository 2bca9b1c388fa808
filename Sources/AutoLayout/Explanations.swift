// Explanations that cost more than a solve and are made only when asked for.

import ConstraintSolver

/// Why an optional constraint does not hold.
public struct BrokenOptional: Sendable, Hashable {
    /// The optional constraint.
    public var constraint: ConstraintID
    /// What forbids it, in written order.
    public var forbiddenBy: [LayoutSolution.Source]
    /// Whether higher priorities alone forbid it, or constraints of its own priority pull the other way.
    public var kind: BlockingSet.Kind
}

/// Optional constraints of equal priority that pull different ways.
public struct CompetingConstraints: Sendable, Hashable {
    /// The competing constraints in written order.
    public var members: [ConstraintID]
}

/// A constraint that follows from others.
public struct RedundantConstraint: Sendable, Hashable {
    /// The constraint that could go.
    public var constraint: ConstraintID
    /// What it follows from, in written order.
    public var impliedBy: [LayoutSolution.Source]
    /// Whether it repeats a single constraint, or follows from several.
    public var kind: RedundantRow.Kind
}

/// An attribute that, once pinned, settles a degree of freedom.
public struct Settlement: Sendable, Hashable {
    /// The degree of freedom, numbered as in `LayoutSolution.Ambiguity`.
    public var degreeOfFreedom: Int
    /// The view to pin.
    public var item: ItemID
    /// What to pin of it.
    public var attribute: LayoutSolution.FrameAttribute
    /// A value it may have, in points in the superview: the one it has now.
    public var value: Double
}

extension LayoutEngine {
    /// What forbids an optional constraint that does not hold; nil if it holds, is required, or is unknown.
    public func explainBroken(_ constraint: ConstraintID) -> BrokenOptional? {
        explainBroken(constraint, linear.solution())
    }

    private func explainBroken(_ constraint: ConstraintID, _ solution: LinearSolution) -> BrokenOptional? {
        guard lowering.constraintRows.indices.contains(constraint.index),
            lowering.constraintRows[constraint.index] >= 0
        else { return nil }
        let row = RowID(Int(lowering.constraintRows[constraint.index]))
        return solution.forbiddance(of: row).map { found in
            BrokenOptional(
                constraint: constraint, forbiddenBy: lowering.sources(found.members), kind: found.kind)
        }
    }

    /// The groups of optional constraints of equal priority that keep each other from holding.
    ///
    /// One solve for each optional constraint that does not hold.
    public func competingConstraints() -> [CompetingConstraints] {
        let solution = linear.solution()
        var result: [CompetingConstraints] = []
        for (index, row) in lowering.constraintRows.enumerated() where row >= 0 {
            let constraint = layout.constraints[index]
            guard solution.violations[Int(row)] > 1e-6, !constraint.priority.isRequired,
                let broken = explainBroken(ConstraintID(index), solution), broken.kind == .samePriority
            else { continue }
            var members = [ConstraintID(index)]
            for case .constraint(let other) in broken.forbiddenBy
            where layout.constraints[other.index].priority == constraint.priority {
                members.append(other)
            }
            members.sort()
            if members.count > 1, !result.contains(CompetingConstraints(members: members)) {
                result.append(CompetingConstraints(members: members))
            }
        }
        return result
    }

    /// The constraints whose removal would change nothing on any screen, in written order. What follows only from a long
    /// chain of others is left out.
    public func redundantConstraints() -> [RedundantConstraint] {
        linear.redundantRows().compactMap { redundant in
            guard case .constraint(let index) = lowering.rowSources[redundant.row.index] else { return nil }
            return RedundantConstraint(
                constraint: ConstraintID(Int(index)), impliedBy: lowering.sources(redundant.impliedBy),
                kind: redundant.kind)
        }
    }

    /// For each degree of freedom one attribute that settles it: a smallest set of constraints to add.
    public func settlements() -> [Settlement] {
        let solution = solution()
        var settled: Set<Int> = []
        var result: [Settlement] = []
        let all = Set(solution.ambiguities.flatMap(\.degreesOfFreedom))
        while settled.count < all.count {
            // An attribute that depends on a single open degree settles exactly that one.
            let candidates = solution.ambiguities.map { ambiguity in
                (ambiguity, ambiguity.degreesOfFreedom.filter { !settled.contains($0) })
            }.filter { !$0.1.isEmpty }
            guard let (ambiguity, open) = candidates.min(by: { $0.1.count < $1.1.count }), let degree = open.first
            else { break }
            settled.insert(degree)
            let frame = solution.frames[ambiguity.item.index]
            result.append(
                Settlement(
                    degreeOfFreedom: degree, item: ambiguity.item, attribute: ambiguity.attribute,
                    value: frame.value(ambiguity.attribute)))
        }
        return result.sorted { $0.degreeOfFreedom < $1.degreeOfFreedom }
    }
}

extension Lowering {
    func sources(_ members: [LinearConflict.Source]) -> [LayoutSolution.Source] {
        var seen: Set<LayoutSolution.Source> = []
        return members.map { source($0) }.filter { seen.insert($0).inserted }
    }
}

extension Rect {
    func value(_ attribute: LayoutSolution.FrameAttribute) -> Double {
        switch attribute {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}
