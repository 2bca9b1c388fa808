// The solver on small systems of numbers, without views.

import ConstraintSolver
import Testing

@Suite struct LinearSystemTests {
    @Test("A higher priority dominates any number of lower ones")
    func aHigherPriorityDominatesAnyNumberOfLowerOnes() {
        var system = LinearSystem()
        let x = system.addNonNegativeVariable()
        system.addRow([LinearTerm(x, 1)], .equal, 10, priority: 501)
        for _ in 0..<5 { system.addRow([LinearTerm(x, 1)], .equal, 90, priority: 500) }
        #expect(system.solve().values == [10])
    }

    @Test("What an equation ties to a part that takes too much work is not solved either")
    func whatAnEquationTiesToAPartThatTakesTooMuch() {
        var system = LinearSystem()
        let (x, y) = (system.addNonNegativeVariable(), system.addNonNegativeVariable())
        let (tied, apart) = (system.addFreeVariable(), system.addFreeVariable())
        system.addRow([LinearTerm(x, 1), LinearTerm(y, -1)], .greaterThanOrEqual, 0)
        system.addRow([LinearTerm(x, 1)], .equal, 100, priority: 700)
        system.addRow([LinearTerm(y, 1)], .equal, 200, priority: 600)
        system.addRow([LinearTerm(tied, 1), LinearTerm(x, -1)], .equal, 5)
        system.addRow([LinearTerm(apart, 1)], .equal, 7)
        system.workLimit = 0
        let solution = system.solve()
        #expect([x, y, tied, apart].map(solution.isSolved) == [false, false, false, true])
        #expect(solution.violations == [0, 0, 0, 0, 0])
    }
}
