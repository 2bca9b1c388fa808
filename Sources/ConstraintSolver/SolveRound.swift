// One attempt at a system without certain rows: the optimum, or every contradiction that shows.

/// The result of eliminating, reducing and solving all components once.
struct SolveRound: Sendable {
    let elimination: Elimination
    let reduction: Reduction
    var values: [Double]
    var contradictions: [Contradiction]
    /// The faces of the components that are not determined, in order.
    var faces: [Face] = []

    init(_ system: LinearSystem, leavingOut: [Bool], _ extent: ComponentSolver.Extent) {
        let elimination = Elimination(system, leavingOut: leavingOut)
        let reduction = Reduction(system, elimination, parameters: system.parameterValues)
        self.elimination = elimination
        self.reduction = reduction
        contradictions = reduction.contradictions
        var solver = ComponentSolver(variableCount: system.variableCount)
        for index in 0..<reduction.componentCount {
            switch solver.solve(index, extent, system, elimination, reduction) {
            case .determined: break
            case .free(let face): faces.append(face)
            case .infeasible(let contradiction): contradictions.append(contradiction)
            }
        }
        values = solver.values
        recover(system)
    }

    /// Computes the eliminated variables, the last eliminated first.
    private mutating func recover(_ system: LinearSystem) {
        for variable in 0..<system.variableCount where elimination.isParameter[variable] {
            values[variable] = system.parameterValues[variable]
        }
        let constants = RightHandSides(system, elimination).values
        for pivot in elimination.pivots.reversed() {
            var sum = constants[Int(pivot.row)]
            var entry = elimination.rowHeads[Int(pivot.row)]
            while entry != Elimination.none {
                let item = elimination.entries[Int(entry)]
                entry = item.nextInRow
                if item.column != pivot.column { sum -= item.value * values[Int(item.column)] }
            }
            values[Int(pivot.column)] = sum / pivot.coefficient
        }
    }
}
