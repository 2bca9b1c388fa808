// Solves one component after another, reusing the memory of the tableau.

/// What solving a component gave.
enum ComponentOutcome {
    case determined
    case free(Face)
    case infeasible(Contradiction)
}

/// The optimum of single components of a reduced problem.
struct ComponentSolver {
    /// The values of all variables found so far.
    var values: [Double]
    private var tableau = Tableau()
    private var localColumns: [Int32]
    private var levels: [Level] = []
    private var soft: [(variable: Int, lower: Double, upper: Double, weight: Double)] = []
    private var penalties: [IntervalPenalty] = []
    private var scales: [Double] = []

    /// An optional row of the component: its place in the tableau, or -1 for components of one variable.
    private struct Level {
        var priority: Double
        var row: Int
        var place: Int
    }

    /// Whether the optional rows are looked at, or only whether the required ones can hold.
    enum Extent { case optimum, feasibility }

    init(variableCount: Int) {
        values = Array(repeating: 0, count: variableCount)
        localColumns = Array(repeating: 0, count: variableCount)
    }

    /// Finds the optimum of component `index`.
    mutating func solve(
        _ index: Int, _ extent: Extent, _ system: LinearSystem, _ elimination: Elimination, _ reduction: Reduction
    ) -> ComponentOutcome {
        let columns = reduction.columnRange(index)
        let rows = reduction.rowRange(index)
        if columns.count == 1 {
            return solveInterval(Int(reduction.columns[columns.lowerBound]), rows, system, elimination, reduction)
        }
        build(columns, rows, system, elimination, reduction)
        tableau.placeStart()
        if let proof = tableau.makeFeasible() {
            return .infeasible(contradiction(proof, columns, rows, elimination, reduction))
        }
        if extent == .optimum { optimiseLevels(system, reduction) }
        for (local, column) in columns.enumerated() {
            values[Int(reduction.columns[column])] = tableau.values[local]
        }
        tableau.settleFixedBasics()
        guard tableau.hasFreedom else { return .determined }
        return .free(
            Face(columns: Array(reduction.columns[columns]), tableau: tableau, lower: 0, upper: 0))
    }

    private mutating func solveInterval(
        _ column: Int, _ rows: Range<Int>, _ system: LinearSystem, _ elimination: Elimination,
        _ reduction: Reduction
    ) -> ComponentOutcome {
        var lower = reduction.lower[column]
        var upper = reduction.upper[column]
        penalties.removeAll(keepingCapacity: true)
        for position in rows {
            let row = Int(reduction.rows[position])
            guard let term = elimination.firstTerm(of: row) else { continue }
            let target = reduction.constants[row] / term.value
            let isLower = (system.relations[row] == .greaterThanOrEqual) == (term.value > 0)
            let isEqual = system.relations[row] == .equal
            penalties.append(
                IntervalPenalty(
                    lower: isEqual || isLower ? target : -.infinity,
                    upper: isEqual || !isLower ? target : .infinity, weight: abs(term.value),
                    priority: system.priorities[row]))
        }
        if penalties.count > 1 { penalties.sort { $0.priority > $1.priority } }
        narrow(&lower, &upper, by: penalties)
        values[column] = min(max(0, lower), upper)
        guard upper - lower > 1e-9 * max(1, abs(lower.isFinite ? lower : 0)) else { return .determined }
        return .free(
            Face(columns: [Int32(truncatingIfNeeded: column)], tableau: nil, lower: lower, upper: upper))
    }

    private mutating func build(
        _ columns: Range<Int>, _ rows: Range<Int>, _ system: LinearSystem, _ elimination: Elimination,
        _ reduction: Reduction
    ) {
        let width = columns.count
        tableau.reset(columns: width, rows: rows.count)
        for (local, position) in columns.enumerated() {
            let column = Int(reduction.columns[position])
            localColumns[column] = Int32(truncatingIfNeeded: local)
            tableau.lower[local] = reduction.lower[column]
            tableau.upper[local] = reduction.upper[column]
        }
        levels.removeAll(keepingCapacity: true)
        scales.removeAll(keepingCapacity: true)
        for (local, position) in rows.enumerated() {
            let row = Int(reduction.rows[position])
            var largest = 0.0
            var entry = elimination.rowHeads[row]
            while entry != Elimination.none {
                let item = elimination.entries[Int(entry)]
                entry = item.nextInRow
                if elimination.isParameter[Int(item.column)] { continue }
                tableau.coefficients[local * width + Int(localColumns[Int(item.column)])] = item.value
                largest = max(largest, abs(item.value))
            }
            // Powers of two lose nothing.
            let scale = largest > 0 ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
            scales.append(scale)
            if scale != 1 {
                for index in local * width..<(local + 1) * width { tableau.coefficients[index] /= scale }
            }
            if elimination.states[row] == .optional {
                levels.append(Level(priority: system.priorities[row], row: row, place: local))
            } else {
                let (low, high) = reduction.interval(of: row, system)
                tableau.lower[width + local] = low / scale
                tableau.upper[width + local] = high / scale
            }
        }
    }

    private mutating func optimiseLevels(_ system: LinearSystem, _ reduction: Reduction) {
        levels.sort { $0.priority == $1.priority ? $0.row < $1.row : $0.priority > $1.priority }
        var start = 0
        while start < levels.count {
            soft.removeAll(keepingCapacity: true)
            var end = start
            while end < levels.count, levels[end].priority == levels[start].priority {
                let (low, high) = reduction.interval(of: levels[end].row, system)
                let scale = scales[levels[end].place]
                soft.append((tableau.columnCount + levels[end].place, low / scale, high / scale, scale))
                end += 1
            }
            tableau.optimise(soft)
            start = end
        }
    }

    /// Translates a proof about variables of the tableau into one about matrix rows.
    private func contradiction(
        _ proof: [(variable: Int, multiplier: Double)], _ columns: Range<Int>, _ rows: Range<Int>,
        _ elimination: Elimination, _ reduction: Reduction
    ) -> Contradiction {
        var result = Contradiction()
        for item in proof {
            if item.variable >= columns.count {
                let local = item.variable - columns.count
                let row = reduction.rows[rows.lowerBound + local]
                result.rows.append(row)
                result.multipliers.append(item.multiplier / scales[local])
            } else {
                let column = Int(reduction.columns[columns.lowerBound + item.variable])
                let row = item.multiplier > 0 ? reduction.lowerRows[column] : reduction.upperRows[column]
                guard row >= 0, let term = elimination.firstTerm(of: Int(row)) else { continue }
                result.rows.append(row)
                result.multipliers.append(item.multiplier / term.value)
            }
        }
        for (row, multiplier) in zip(result.rows, result.multipliers) {
            result.gap += multiplier * reduction.constants[Int(row)]
        }
        return result
    }
}

extension Reduction {
    func columnRange(_ component: Int) -> Range<Int> {
        Int(columnStarts[component])..<Int(columnStarts[component + 1])
    }

    func rowRange(_ component: Int) -> Range<Int> { Int(rowStarts[component])..<Int(rowStarts[component + 1]) }

    /// Between which values the sum of a row should lie.
    func interval(of row: Int, _ system: LinearSystem) -> (lower: Double, upper: Double) {
        let constant = constants[row]
        switch matrixRelation(row, system) {
        case .lessThanOrEqual: return (-.infinity, constant)
        case .equal: return (constant, constant)
        case .greaterThanOrEqual: return (constant, .infinity)
        }
    }
}
