// The example of the documentation of ConstraintSolver.

import ConstraintSolver
import Testing

@Test("The documented system")
func theDocumentedSystem() {
    var system = LinearSystem()
    let left = system.addNonNegativeVariable()
    let right = system.addNonNegativeVariable()
    let total = system.addParameter(300)
    system.addRow([LinearTerm(left, 1), LinearTerm(right, 1), LinearTerm(total, -1)], .equal, 0)
    system.addRow([LinearTerm(left, 1)], .greaterThanOrEqual, 120)
    system.addRow([LinearTerm(right, 1)], .equal, 200, priority: 750)
    system.addRow([LinearTerm(left, 1)], .equal, 200, priority: 250)

    let solution = system.solve()
    #expect(solution.values == [120, 180, 300])
    #expect(solution.violations == [0, 0, 20, 80])
    #expect(solution.range(of: total).minimum == 120)
    let forbiddance = solution.forbiddance(of: RowID(2))
    #expect(forbiddance?.members == [.row(RowID(0)), .row(RowID(1)), .parameter(total)])
}
