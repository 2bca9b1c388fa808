// The solver on small systems of numbers, without views.

import ConstraintSolver
import Testing

@Suite struct LinearSystemTests {
    @Test func `a higher priority dominates any number of lower ones`() {
        var system = LinearSystem()
        let x = system.addNonNegativeVariable()
        system.addRow([LinearTerm(x, 1)], .equal, 10, priority: 501)
        for _ in 0..<5 { system.addRow([LinearTerm(x, 1)], .equal, 90, priority: 500) }
        #expect(system.solve().values == [10])
    }
}
