// The engine agrees with an independent solver on every layout of the fixture.

import AutoLayout
import Testing

@Suite struct SolverTruthTests {
    @Test("Finds the proven optimum", arguments: try SolverTruth.load().filter { $0.expected.status == "optimal" })
    func findsTheProvenOptimum(_ truth: SolverTruth) {
        let layout = truth.layout.asLayout
        let solution = layout.solve()
        #expect(solution.conflicts.isEmpty)
        for level in truth.expected.levels ?? [] {
            let error = layout.error(of: solution, at: level.priority)
            #expect(abs(error - level.error) <= 1e-6 * max(1, level.error), "\(truth.id) level \(level.priority)")
        }
        for (index, item) in layout.items.enumerated() {
            let frame = solution.frames[index]
            let expected = truth.expected.frames?[item.name] ?? []
            for (attribute, (found, wanted)) in zip(["x", "y", "width", "height"], zip(frame.parts, expected)) {
                if truth.expected.ambiguous?[item.name]?[attribute] != nil { continue }
                #expect(abs(found - wanted) <= 1e-3, "\(truth.id) \(item.name).\(attribute)")
            }
        }
        #expect(solution.ambiguityText(layout) == truth.ambiguityText(layout), "\(truth.id)")
    }

    @Test(
        "Finds an irreducible conflict", arguments: try SolverTruth.load().filter { $0.expected.status == "infeasible" }
    )
    func findsAnIrreducibleConflict(_ truth: SolverTruth) {
        let layout = truth.layout.asLayout
        let solution = layout.solve()
        #expect(!solution.conflicts.isEmpty)
        for conflict in solution.conflicts { expectIrreducible(conflict, in: layout) }
    }
}

/// Any member taken away, the others of a conflict hold together; all of them do not.
func expectIrreducible(_ conflict: LayoutSolution.Conflict, in layout: Layout) {
    var alone = layout
    let members = conflict.members.constraints
    alone.constraints = members.map { layout.constraints[$0.index] }
    #expect(!alone.solve().conflicts.isEmpty)
    for index in members.indices {
        var rest = alone
        rest.constraints.remove(at: index)
        #expect(rest.solve().conflicts.isEmpty)
    }
    #expect(conflict.broken == members.last)
}

extension [LayoutSolution.Source] {
    var constraints: [ConstraintID] {
        compactMap { if case .constraint(let id) = $0 { id } else { nil } }
    }
}

extension Rect {
    var parts: [Double] { [x, y, width, height] }
}

extension Layout {
    /// The sum of the errors at one priority, intrinsic sizes included.
    func error(of solution: LayoutSolution, at priority: Double) -> Double {
        var sum = 0.0
        for (constraint, violation) in zip(constraints, solution.violations)
        where constraint.priority.value == priority {
            sum += violation
        }
        for (item, frame) in zip(items, solution.frames) {
            for axis in Axis.allCases {
                guard let wanted = item.intrinsicSize[axis] else { continue }
                let found = axis == .horizontal ? frame.width : frame.height
                if item.compression[axis].value == priority { sum += max(0, wanted - found) }
                if item.hugging[axis].value == priority { sum += max(0, found - wanted) }
            }
        }
        return sum
    }
}

extension LayoutSolution {
    /// One line an undetermined attribute.
    fileprivate func ambiguityText(_ layout: Layout) -> String {
        ambiguities.map {
            "\(layout.items[$0.item.index].name).\($0.attribute) \(bound($0.minimum)) \(bound($0.maximum))"
        }.joined(separator: "\n")
    }
}

extension SolverTruth {
    fileprivate func ambiguityText(_ layout: Layout) -> String {
        var lines: [String] = []
        for item in layout.items {
            for attribute in ["x", "y", "width", "height"] {
                guard let range = expected.ambiguous?[item.name]?[attribute] else { continue }
                lines.append("\(item.name).\(attribute) \(bound(range[0])) \(bound(range[1]))")
            }
        }
        return lines.joined(separator: "\n")
    }
}

private func bound(_ value: Double?) -> String {
    guard let value else { return "-" }
    // Two decimals away from where the fixture's values could round either way.
    let rounded = ((value + 1e-4) * 100).rounded() / 100
    return "\(rounded == 0 ? 0 : rounded)"
}
