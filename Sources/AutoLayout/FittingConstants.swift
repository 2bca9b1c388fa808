// Whether a number that would mend a conflict mends all of it.

import ConstraintSolver

extension LayoutSolution {
    /// How many conflicts are looked at, each of which costs one more attempt at the required rows, or a few.
    private static let mostChecked = 8
    /// In larger systems no number is offered.
    private static let mostRows = 4000

    /// Takes back the constants with which the members of a conflict could hold, but not all else that is required.
    mutating func dropConstantsThatDoNotFit(_ layout: Layout, _ lowering: Lowering) {
        guard conflicts.contains(where: { $0.fittingConstant != nil }) else { return }
        let broken = conflicts.compactMap { lowering.row(of: $0.broken) }
        for index in conflicts.indices {
            guard let fitting = conflicts[index].fittingConstant else { continue }
            guard index < Self.mostChecked, lowering.system.constants.count <= Self.mostRows,
                let constraint = conflicts[index].broken, layout.constraints.indices.contains(constraint.index),
                let row = lowering.row(of: constraint)
            else {
                conflicts[index].fittingConstant = nil
                continue
            }
            var system = lowering.system
            let change = fitting - layout.constraints[constraint.index].constant
            system.setConstant(system.constants[row.index] + change, of: row)
            if system.isInConflict(row, broken: broken) { conflicts[index].fittingConstant = nil }
        }
    }
}

extension Lowering {
    /// The row of a constraint; nil if it has none.
    fileprivate func row(of constraint: ConstraintID?) -> RowID? {
        guard let index = constraint?.index, constraintRows.indices.contains(index), constraintRows[index] >= 0 else {
            return nil
        }
        return RowID(Int(constraintRows[index]))
    }
}
