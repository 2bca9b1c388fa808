// What redundant rows cost to find.

import ConstraintSolver
import Testing

@Suite struct RedundancyTests {
    /// Variables that all equal the one before, each with a bound of its own: every bound but the highest is redundant, and
    /// follows through a chain as long as the system.
    private func chain(_ count: Int) -> LinearEngine {
        var system = LinearSystem()
        var last: VariableID?
        for index in 0..<count {
            let variable = system.addNonNegativeVariable()
            if let last { system.addRow([LinearTerm(variable, 1), LinearTerm(last, -1)], .equal, 0) }
            system.addRow([LinearTerm(variable, 1)], .greaterThanOrEqual, Double(index))
            last = variable
        }
        return LinearEngine(system)
    }

    @Test("Proofs of all rows of a chain together are linear")
    func proofsOfAllRowsOfAChainTogetherAreLinear() {
        let count = 400
        let found = chain(count).redundantRowsWithWork()
        #expect(found.work > count)
        // All proofs whole would be 80,000 operations.
        #expect(found.work <= 70 * count)
        #expect(found.rows.allSatisfy { $0.impliedBy.count <= 200 })
    }

    @Test("What follows from a few rows is found in a long chain too")
    func whatFollowsFromAFewRowsIsFoundInALongChain() {
        let found = chain(400).redundantRows()
        #expect(!found.isEmpty)
        #expect(chain(8).redundantRows().count == 7)
    }
}
