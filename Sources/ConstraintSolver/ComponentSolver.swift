// Solves one component after another, reusing the memory of the tableau.

/// What solving a component gave.
enum ComponentOutcome {
    case determined
    case free([Face])
    case infeasible(FarkasCertificate)
    /// The work would exceed its limit; the values of the variables mean nothing.
    case unsolved
}

/// The optimum of single components of a reduced problem.
struct ComponentSolver: Sendable {
    /// The values of all variables found so far.
    var values: [Double]
    private var tableau = Tableau()
    private var localColumns: [Int32]
    private var levels: [Level] = []
    private var soft: [(variable: Int, lower: Double, upper: Double, weight: Double)] = []
    private var penalties: [IntervalPenalty] = []
    private var scales: [Double] = []

    /// An optional row of the component.
    private struct Level: Sendable {
        var priority: Double
        var row: Int
        /// The variable of the tableau that the row is about.
        var variable: Int
        /// What the row's coefficients are divided by to give that variable.
        var scale: Double
    }
    /// The rows that need a row of the tableau.
    private var tableauRows: [Int] = []
    /// For each column of the component, the index in `levels` of the last row of this variable alone.
    private var lastSingles: [Int] = []

    /// The terms of the row that is being copied.
    private var terms: [(column: Int, coefficient: Double)] = []

    /// How many coefficients were looked at in all.
    private(set) var work = 0

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
            return solveInterval(index, rows, system, elimination, reduction)
        }
        build(columns, rows, system, elimination, reduction)
        let fuel = reduction.fuel(ofComponent: index, limit: system.workLimit)
        tableau.fuel = fuel
        defer { work += fuel - max(0, tableau.fuel) }
        tableau.placeStart()
        switch tableau.makeFeasible() {
        case .feasible: break
        case .infeasible(let proof): return .infeasible(contradiction(proof, columns, elimination, reduction))
        case .exhausted: return .unsolved
        }
        guard extent == .optimum else { return .determined }
        guard optimiseLevels(system, reduction) else { return .unsolved }
        for (local, column) in columns.enumerated() {
            values[Int(reduction.columns[column])] = tableau.values[local]
        }
        guard tableau.hasFreedom else { return .determined }
        var finder = FaceFinder(tableau, component: index, columns: reduction.columns[columns])
        guard let faces = finder.run() else { return .unsolved }
        return faces.isEmpty ? .determined : .free(faces)
    }

    private mutating func solveInterval(
        _ index: Int, _ rows: Range<Int>, _ system: LinearSystem, _ elimination: Elimination,
        _ reduction: Reduction
    ) -> ComponentOutcome {
        let column = Int(reduction.columns[reduction.columnRange(index).lowerBound])
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
        return .free([
            Face(component: index, column: column, value: values[column], lower: lower, upper: upper)
        ])
    }

    private mutating func build(
        _ columns: Range<Int>, _ rows: Range<Int>, _ system: LinearSystem, _ elimination: Elimination,
        _ reduction: Reduction
    ) {
        for (local, position) in columns.enumerated() {
            localColumns[Int(reduction.columns[position])] = Int32(truncatingIfNeeded: local)
        }
        sortRows(columns.count, rows, system, elimination, reduction)
        tableau.reset(columns: columns.count, rows: tableauRows.count)
        for (local, position) in columns.enumerated() {
            let column = Int(reduction.columns[position])
            tableau.lower[local] = reduction.lower[column]
            tableau.upper[local] = reduction.upper[column]
        }
        scales.removeAll(keepingCapacity: true)
        for (local, row) in tableauRows.enumerated() {
            let scale = copy(row, elimination)
            scales.append(scale)
            guard elimination.states[row] != .optional else { continue }
            let (low, high) = reduction.interval(of: row, system)
            tableau.lower[columns.count + local] = low / scale
            tableau.upper[columns.count + local] = high / scale
        }
        for index in levels.indices where levels[index].variable >= columns.count {
            levels[index].scale = scales[levels[index].variable - columns.count]
        }
    }

    /// Sorts the optional rows by level and decides which rows the tableau needs: an optional row of one variable is a
    /// penalty on that variable, unless the level has one already.
    private mutating func sortRows(
        _ width: Int, _ rows: Range<Int>, _ system: LinearSystem, _ elimination: Elimination,
        _ reduction: Reduction
    ) {
        levels.removeAll(keepingCapacity: true)
        tableauRows.removeAll(keepingCapacity: true)
        for position in rows {
            let row = Int(reduction.rows[position])
            if elimination.states[row] == .optional {
                levels.append(Level(priority: system.priorities[row], row: row, variable: 0, scale: 1))
            } else {
                tableauRows.append(row)
            }
        }
        levels.sort { $0.priority == $1.priority ? $0.row < $1.row : $0.priority > $1.priority }
        lastSingles.removeAll(keepingCapacity: true)
        lastSingles.append(contentsOf: repeatElement(-1, count: width))
        for index in levels.indices {
            let row = levels[index].row
            if elimination.rowCounts[row] == 1, let term = elimination.firstTerm(of: row) {
                let local = Int(localColumns[Int(term.column)])
                let last = lastSingles[local]
                if last < 0 || levels[last].priority != levels[index].priority {
                    lastSingles[local] = index
                    levels[index].variable = local
                    levels[index].scale = term.value
                    continue
                }
            }
            levels[index].variable = width + tableauRows.count
            tableauRows.append(row)
        }
    }

    /// Copies the coefficients of a row, divided by a power of two near the largest, which loses nothing.
    private mutating func copy(_ row: Int, _ elimination: Elimination) -> Double {
        terms.removeAll(keepingCapacity: true)
        var largest = 0.0
        var entry = elimination.rowHeads[row]
        while entry != Elimination.none {
            let item = elimination.entries[Int(entry)]
            entry = item.nextInRow
            if elimination.isParameter[Int(item.column)] { continue }
            terms.append((Int(localColumns[Int(item.column)]), item.value))
            largest = max(largest, abs(item.value))
        }
        let scale = largest > 0 ? Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
        if scale != 1 {
            for index in terms.indices { terms[index].coefficient /= scale }
        }
        tableau.append(terms)
        return scale
    }

    /// One priority after another, the highest first; false if the fuel ran out.
    private mutating func optimiseLevels(_ system: LinearSystem, _ reduction: Reduction) -> Bool {
        var start = 0
        while start < levels.count {
            soft.removeAll(keepingCapacity: true)
            var end = start
            while end < levels.count, levels[end].priority == levels[start].priority {
                let (low, high) = reduction.interval(of: levels[end].row, system)
                let scale = levels[end].scale
                soft.append(
                    (
                        levels[end].variable, (scale > 0 ? low : high) / scale,
                        (scale > 0 ? high : low) / scale, abs(scale)
                    ))
                end += 1
            }
            guard tableau.optimise(soft) else { return false }
            start = end
        }
        return true
    }

    /// Translates a proof about variables of the tableau into one about matrix rows.
    private func contradiction(
        _ proof: [(variable: Int, multiplier: Double)], _ columns: Range<Int>,
        _ elimination: Elimination, _ reduction: Reduction
    ) -> FarkasCertificate {
        var result = FarkasCertificate()
        for item in proof {
            if item.variable >= columns.count {
                let local = item.variable - columns.count
                result.rows.append(Int32(truncatingIfNeeded: tableauRows[local]))
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

    /// A component's share of a limit for all of them. Where there are very many components each gets something still, so
    /// that the sum grows as the number of variables does.
    func fuel(ofComponent component: Int, limit: Int) -> Int {
        let size = Double(columnRange(component).count + rowRange(component).count)
        let share = size / Double(max(1, columns.count + rows.count)) + 1e-5 * size
        return Int((min(1e15, Double(limit) * share)).rounded())
    }

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
