// Whether a number that would mend a conflict mends all of it.

import ConstraintSolver

extension LayoutSolution {
    /// How many conflicts are looked at, each of which costs one more solve.
    private static let mostChecked = 8
    /// In larger systems no number is offered.
    private static let mostRows = 4000

    /// Takes back the constants with which the members of a conflict could hold, but not all else that is required.
    mutating func dropConstantsThatDoNotFit(_ layout: Layout, _ lowering: Lowering) {
        for index in conflicts.indices {
            guard let fitting = conflicts[index].fittingConstant else { continue }
            guard index < Self.mostChecked, lowering.system.constants.count <= Self.mostRows,
                let broken = conflicts[index].broken, layout.constraints.indices.contains(broken.index),
                lowering.constraintRows.indices.contains(broken.index), lowering.constraintRows[broken.index] >= 0
            else {
                conflicts[index].fittingConstant = nil
                continue
            }
            let row = RowID(Int(lowering.constraintRows[broken.index]))
            var system = lowering.system
            let change = fitting - layout.constraints[broken.index].constant
            system.setConstant(system.constants[row.index] + change, of: row)
            if system.isInConflict(row) { conflicts[index].fittingConstant = nil }
        }
    }
}
