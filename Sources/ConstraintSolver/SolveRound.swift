// One attempt at a system without certain rows: the optimum, or every contradiction that shows.

/// The result of eliminating, reducing and solving all components once.
struct SolveRound: Sendable {
    let elimination: Elimination
    private(set) var reduction: Reduction
    private(set) var contradictions: [FarkasCertificate]
    /// The faces of the components that are not determined, in order.
    private(set) var faces: [Face] = []
    /// The components that were too much work, in order.
    private(set) var unsolved: [Int32] = []
    /// The components whose required rows contradict each other, in order.
    private var infeasible: [Int32] = []
    /// Whether contradictions were left standing, because finding all of them would take too much work.
    private(set) var isAbandoned = false
    private var solver: ComponentSolver
    private let extent: ComponentSolver.Extent

    /// The values of all variables.
    var values: [Double] { solver.values }
    /// How many coefficients the simplex method has looked at.
    var work: Int { solver.work }

    init(_ system: LinearSystem, leavingOut: [Bool], _ extent: ComponentSolver.Extent) {
        let elimination = Elimination(system, leavingOut: leavingOut)
        self.elimination = elimination
        self.extent = extent
        reduction = Reduction(system, elimination, parameters: system.parameterValues)
        contradictions = reduction.contradictions
        solver = ComponentSolver(variableCount: system.variableCount)
        solveAll(system)
    }

    private mutating func solveAll(_ system: LinearSystem) {
        solve(0..<reduction.componentCount, system)
        recover(system)
    }

    private mutating func solve(_ components: some Sequence<Int>, _ system: LinearSystem) {
        // While the solver is changed in place the others would be copied for each of thousands of components.
        let (elimination, reduction) = (elimination, reduction)
        for index in components {
            switch solver.solve(index, extent, system, elimination, reduction) {
            case .determined: break
            case .free(let found): faces += found
            case .unsolved: unsolved.append(Int32(truncatingIfNeeded: index))
            case .infeasible(let contradiction):
                contradictions.append(contradiction)
                infeasible.append(Int32(truncatingIfNeeded: index))
            }
        }
    }

    /// Counts the components that still contradict themselves among those that were too much work.
    mutating func abandonContradictions() {
        unsolved = (unsolved + infeasible).sorted()
        infeasible = []
        contradictions = []
        isAbandoned = true
    }

    /// For every variable whether a component that was too much work decides it; empty if there is none.
    func unsolvedVariables() -> [Bool] {
        if unsolved.isEmpty { return [] }
        var result = [Bool](repeating: false, count: values.count)
        for component in unsolved {
            for position in reduction.columnRange(Int(component)) { result[Int(reduction.columns[position])] = true }
        }
        for pivot in elimination.pivots.reversed() {
            var entry = elimination.rowHeads[Int(pivot.row)]
            while entry != Elimination.none {
                let item = elimination.entries[Int(entry)]
                entry = item.nextInRow
                if item.column != pivot.column, result[Int(item.column)] { result[Int(pivot.column)] = true }
            }
        }
        return result
    }

    /// Starts over from the eliminated matrix, which does not depend on constants.
    mutating func reduceAgain(_ system: LinearSystem) {
        reduction = Reduction(system, elimination, parameters: system.parameterValues)
        contradictions = reduction.contradictions
        faces = []
        unsolved = []
        infeasible = []
        solveAll(system)
    }

    /// Hands the reduction out to be changed in place; `take` or `reduceAgain` must follow.
    mutating func releaseReduction() -> Reduction {
        let released = reduction
        reduction = Reduction()
        return released
    }

    /// Takes over a reduction whose constants have changed in some components only.
    mutating func take(_ changed: Reduction, resolving components: [Int], _ system: LinearSystem) {
        reduction = changed
        if !faces.isEmpty {
            let touched = Set(components.map { Int32(truncatingIfNeeded: $0) })
            faces.removeAll { touched.contains($0.component) }
        }
        if !unsolved.isEmpty {
            let touched = Set(components.map { Int32(truncatingIfNeeded: $0) })
            unsolved.removeAll { touched.contains($0) }
        }
        let kept = faces.count
        solve(components, system)
        unsolved.sort()
        if faces.count > kept, kept > 0 {
            // The faces of one component keep their order.
            let order = faces.indices.sorted {
                (faces[$0].component, $0) < (faces[$1].component, $1)
            }
            faces = order.map { faces[$0] }
        }
        recover(system)
    }

    /// Computes the eliminated variables, the last eliminated first.
    private mutating func recover(_ system: LinearSystem) {
        for variable in 0..<system.variableCount where elimination.isParameter[variable] {
            solver.values[variable] = system.parameterValues[variable]
        }
        for pivot in elimination.pivots.reversed() {
            var sum = reduction.sides.values[Int(pivot.row)]
            var entry = elimination.rowHeads[Int(pivot.row)]
            while entry != Elimination.none {
                let item = elimination.entries[Int(entry)]
                entry = item.nextInRow
                if item.column != pivot.column { sum -= item.value * solver.values[Int(item.column)] }
            }
            solver.values[Int(pivot.column)] = sum / pivot.coefficient
        }
    }
}
