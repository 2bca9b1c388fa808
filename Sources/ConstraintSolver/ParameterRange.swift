// For which values of a parameter the required rows can hold.

/// The values of a parameter for which the required rows can hold, the other parameters keeping theirs.
public struct ParameterRange: Sendable {
    /// The least value; nil for unbounded.
    public var minimum: Double?
    /// The greatest value; nil for unbounded.
    public var maximum: Double?
    /// The rows that prove the least value.
    public var minimumBoundBy: [LinearConflict.Source] = []
    /// The rows that prove the greatest value.
    public var maximumBoundBy: [LinearConflict.Source] = []
}

extension LinearSolution {
    /// The values of `parameter` for which the required rows can hold.
    ///
    /// Rows that were broken for other reasons than this parameter's value are left out. An unbounded range is the answer
    /// too when no value helps, and when finding it would take too much work.
    public func range(of parameter: VariableID) -> ParameterRange {
        var ranges = ParameterRanges(self)
        return ranges.range(of: parameter)
    }
}

/// The ranges of any number of parameters of one solution. Each costs what its own component has, not what the system has.
public struct ParameterRanges {
    private let solution: LinearSolution
    /// Of the elimination of the solution, from the first range on that has something to prove.
    private var proofs: ProofReader?
    /// The rows that were broken because of the value of a parameter, by its index.
    private var brokenRows: [Int: [RowID]] = [:]

    /// The ranges of the parameters of a solution.
    public init(_ solution: LinearSolution) {
        self.solution = solution
        for conflict in solution.conflicts {
            guard let row = conflict.broken else { continue }
            for member in conflict.members {
                guard case .parameter(let parameter) = member.source else { continue }
                brokenRows[parameter.index, default: []].append(row)
            }
        }
    }

    /// As ``LinearSolution/range(of:)``.
    public mutating func range(of parameter: VariableID) -> ParameterRange {
        let system = solution.system
        guard system.kinds.indices.contains(parameter.index), system.kinds[parameter.index] == .parameter
        else { return ParameterRange() }
        if let rows = brokenRows[parameter.index] {
            var leftOut = solution.isBroken
            for row in rows { leftOut[row.index] = false }
            let elimination = Elimination(system, leavingOut: leftOut)
            var search = ParameterSearch(
                parameter.index, system, elimination, RightHandSides(system, elimination).values)
            var own: ProofReader?
            return search.run(&own)
        }
        let round = solution.round
        var search = ParameterSearch(parameter.index, system, round.elimination, round.reduction.sides.values)
        return search.run(&proofs)
    }
}

/// The search for the range of one parameter, component by component.
struct ParameterSearch {
    private let parameter: Int
    private let system: LinearSystem
    private let elimination: Elimination
    /// With all parameters at 0.
    private let sides: [Double]
    /// What the parameter counts in each row; empty where it stands in no row with variables.
    private var coefficients: [Double] = []
    /// The number of a variable in `bounds`, or -1.
    private var numbers: [Int32] = []
    /// What rows of one variable say of those that hang together with the parameter.
    private var bounds: [Bounds] = []
    private var minimum = -Double.infinity
    private var maximum = Double.infinity
    private var minimumProof = FarkasCertificate()
    private var maximumProof = FarkasCertificate()
    private var isImpossible = false
    private var isExhausted = false

    /// How many coefficients may be looked at.
    private static let fuel = 1_000_000_000

    private struct Bounds {
        var lower = -Double.infinity
        var upper = Double.infinity
        var lowerRow: Int32 = -1
        var upperRow: Int32 = -1
    }

    init(_ parameter: Int, _ system: LinearSystem, _ elimination: Elimination, _ sides: [Double]) {
        self.parameter = parameter
        self.system = system
        self.elimination = elimination
        self.sides = sides
    }

    /// The constant of a row with all other parameters at their values and this one at 0.
    private func constant(of row: Int) -> Double {
        var parts: [(column: Int32, value: Double)] = []
        var entry = elimination.rowHeads[row]
        while entry != Elimination.none {
            let item = elimination.entries[Int(entry)]
            entry = item.nextInRow
            let column = Int(item.column)
            guard elimination.isParameter[column], column != parameter else { continue }
            parts.append((item.column, item.value * system.parameterValues[column]))
        }
        // In the order of columns, so that rounding does not depend on the way of the elimination.
        if parts.count > 1 { parts.sort { $0.column < $1.column } }
        return parts.reduce(sides[row]) { $0 - $1.value }
    }

    private func isRequired(_ row: Int) -> Bool {
        elimination.states[row] == .equality || elimination.states[row] == .inequality
    }

    /// `proofs` is made where something is to be proven, and may be used for other parameters of the same elimination.
    mutating func run(_ proofs: inout ProofReader?) -> ParameterRange {
        var touched: [(row: Int32, coefficient: Double)] = []
        var entry = elimination.columnHeads[parameter]
        while entry != Elimination.none {
            let item = elimination.entries[Int(entry)]
            entry = item.nextInColumn
            if isRequired(Int(item.row)) { touched.append((item.row, item.value)) }
        }
        touched.sort { $0.row < $1.row }
        for (row, coefficient) in touched where elimination.rowCounts[Int(row)] == 0 { restrict(row, coefficient) }
        if touched.contains(where: { elimination.rowCounts[Int($0.row)] > 0 }) {
            coefficients = Array(repeating: 0, count: elimination.states.count)
            for (row, coefficient) in touched { coefficients[Int(row)] = coefficient }
            let rows = connectedRows(touched.map(\.row))
            collectBounds(rows)
            searchComponents(touched.map(\.row), rows)
        }
        if isImpossible || isExhausted { return ParameterRange() }
        return ParameterRange(
            minimum: minimum.isFinite ? minimum : nil, maximum: maximum.isFinite ? maximum : nil,
            minimumBoundBy: sources(minimumProof, &proofs), maximumBoundBy: sources(maximumProof, &proofs))
    }

    private func sources(_ proof: FarkasCertificate, _ proofs: inout ProofReader?) -> [LinearConflict.Source] {
        if proof.rows.isEmpty { return [] }
        var reader = proofs ?? ProofReader(elimination)
        // Else it would be copied.
        proofs = nil
        defer { proofs = reader }
        return reader.conflict(proof, system).members.map(\.source).filter {
            $0 != .parameter(VariableID(parameter))
        }
    }

    /// The rows that hang together with those of the parameter, in order; their variables get numbers.
    private mutating func connectedRows(_ touched: [Int32]) -> [Int] {
        numbers = Array(repeating: -1, count: system.variableCount)
        var isKnown = [Bool](repeating: false, count: elimination.states.count)
        var pending = touched.map(Int.init).filter { elimination.rowCounts[$0] > 0 }
        for row in pending { isKnown[row] = true }
        var rows: [Int] = []
        while let row = pending.popLast() {
            rows.append(row)
            var entry = elimination.rowHeads[row]
            while entry != Elimination.none {
                let item = elimination.entries[Int(entry)]
                entry = item.nextInRow
                let column = Int(item.column)
                guard !elimination.isParameter[column], numbers[column] < 0 else { continue }
                numbers[column] = Int32(truncatingIfNeeded: bounds.count)
                bounds.append(Bounds())
                var other = elimination.columnHeads[column]
                while other != Elimination.none {
                    let item = elimination.entries[Int(other)]
                    other = item.nextInColumn
                    let row = Int(item.row)
                    guard !isKnown[row], isRequired(row) else { continue }
                    isKnown[row] = true
                    pending.append(row)
                }
            }
        }
        rows.sort()
        return rows
    }

    /// Rows of one variable that do not mention the parameter.
    private mutating func collectBounds(_ rows: [Int]) {
        for row in rows where elimination.rowCounts[row] == 1 && coefficients[row] == 0 {
            guard let item = elimination.firstTerm(of: row) else { continue }
            let relation = matrixRelation(row, system)
            let bound = constant(of: row) / item.value
            let number = Int(numbers[Int(item.column)])
            let isLower = (relation == .greaterThanOrEqual) == (item.value > 0)
            if relation == .equal || isLower, bound > bounds[number].lower {
                bounds[number].lower = bound
                bounds[number].lowerRow = Int32(truncatingIfNeeded: row)
            }
            if relation == .equal || !isLower, bound < bounds[number].upper {
                bounds[number].upper = bound
                bounds[number].upperRow = Int32(truncatingIfNeeded: row)
            }
        }
    }

    private func bounds(of column: Int32) -> Bounds { bounds[Int(numbers[Int(column)])] }

    /// A row that mentions nothing but the parameter bounds it directly.
    private mutating func restrict(_ row: Int32, _ coefficient: Double) {
        let relation = matrixRelation(Int(row), system)
        let bound = constant(of: Int(row)) / coefficient
        let isLower = (relation == .greaterThanOrEqual) == (coefficient > 0)
        if relation == .equal || isLower, bound > minimum {
            minimum = bound
            minimumProof = FarkasCertificate(rows: [row], multipliers: [1 / coefficient])
        }
        if relation == .equal || !isLower, bound < maximum {
            maximum = bound
            maximumProof = FarkasCertificate(rows: [row], multipliers: [-1 / coefficient])
        }
    }

    private mutating func searchComponents(_ touched: [Int32], _ rows: [Int]) {
        var forest = DisjointSets(count: bounds.count)
        func number(_ column: Int32) -> Int { Int(numbers[Int(column)]) }
        // What follows from the bounds of its variables connects nothing.
        let members = rows.filter { row in
            coefficients[row] != 0 || elimination.rowCounts[row] > 1 && !isImplied(row)
        }
        for row in members {
            elimination.forEachTerm(of: row) { first, other in forest.union(number(Int32(first)), number(Int32(other)))
            }
        }
        var rowsByRoot: [Int: [Int32]] = [:]
        var roots: [Int] = []
        for row in touched {
            guard let item = elimination.firstTerm(of: Int(row)) else { continue }
            let root = forest.find(number(item.column))
            if rowsByRoot.updateValue([], forKey: root) == nil { roots.append(root) }
        }
        if roots.isEmpty { return }
        for row in members {
            guard let item = elimination.firstTerm(of: row) else { continue }
            rowsByRoot[forest.find(number(item.column))]?.append(Int32(truncatingIfNeeded: row))
        }
        for root in roots { searchComponent(rowsByRoot[root] ?? []) }
    }

    private func isImplied(_ row: Int) -> Bool {
        let relation = matrixRelation(row, system)
        guard relation != .equal else { return false }
        let sign = Double(relation.rawValue)
        var least = 0.0
        var entry = elimination.rowHeads[row]
        while entry != Elimination.none {
            let item = elimination.entries[Int(entry)]
            entry = item.nextInRow
            if elimination.isParameter[Int(item.column)] { continue }
            let coefficient = sign * item.value
            let bound = coefficient > 0 ? bounds(of: item.column).lower : bounds(of: item.column).upper
            guard bound.isFinite else { return false }
            least += coefficient * bound
        }
        return least >= sign * constant(of: row)
    }

    /// The parameter becomes one more column, which is first minimised and then maximised.
    private mutating func searchComponent(_ rows: [Int32]) {
        var numbers: [Int32: Int] = [:]
        var columns: [Int32] = []
        for row in rows {
            var entry = elimination.rowHeads[Int(row)]
            while entry != Elimination.none {
                let item = elimination.entries[Int(entry)]
                entry = item.nextInRow
                if elimination.isParameter[Int(item.column)] || numbers[item.column] != nil { continue }
                numbers[item.column] = columns.count
                columns.append(item.column)
            }
        }
        let own = columns.count
        var tableau = Tableau()
        tableau.reset(columns: own + 1, rows: rows.count)
        for (local, column) in columns.enumerated() {
            let bounds = bounds(of: column)
            tableau.lower[local] = bounds.lower
            tableau.upper[local] = max(bounds.upper, bounds.lower)
        }
        for (local, row) in rows.enumerated() {
            var terms: [(column: Int, coefficient: Double)] = []
            var entry = elimination.rowHeads[Int(row)]
            while entry != Elimination.none {
                let item = elimination.entries[Int(entry)]
                entry = item.nextInRow
                if let number = numbers[item.column] { terms.append((number, item.value)) }
            }
            if coefficients[Int(row)] != 0 { terms.append((own, coefficients[Int(row)])) }
            tableau.append(terms)
            let relation = matrixRelation(Int(row), system)
            let variable = own + 1 + local
            if relation != .lessThanOrEqual { tableau.lower[variable] = constant(of: Int(row)) }
            if relation != .greaterThanOrEqual { tableau.upper[variable] = constant(of: Int(row)) }
        }
        tableau.fuel = Self.fuel
        tableau.placeStart()
        tableau.values[own] = system.parameterValues[parameter]
        tableau.refreshBasics()
        switch tableau.makeFeasible() {
        case .feasible: break
        case .infeasible: return isImpossible = true
        case .exhausted: return isExhausted = true
        }
        optimise(&tableau, own, 1, columns, rows)
        optimise(&tableau, own, -1, columns, rows)
    }

    private mutating func optimise(
        _ tableau: inout Tableau, _ own: Int, _ direction: Double, _ columns: [Int32], _ rows: [Int32]
    ) {
        tableau.costs = Array(repeating: 0, count: tableau.columnCount + tableau.rowCount)
        tableau.costs[own] = direction
        switch tableau.minimise() {
        case .optimal: break
        case .unbounded: return
        case .exhausted: return isExhausted = true
        }
        tableau.refreshBasics()
        let value = tableau.values[own]
        if direction > 0 ? value <= minimum : value >= maximum { return }
        var proof = FarkasCertificate()
        for column in 0..<tableau.columnCount where abs(tableau.slopes[column]) > 1e-9 {
            let variable = Int(tableau.nonbasics[column])
            let slope = tableau.slopes[column]
            if variable > own {
                proof.rows.append(rows[variable - own - 1])
                proof.multipliers.append(slope)
            } else if variable < own {
                let bounds = bounds(of: columns[variable])
                let row = slope > 0 ? bounds.lowerRow : bounds.upperRow
                guard row >= 0, let term = elimination.firstTerm(of: Int(row)) else { continue }
                proof.rows.append(row)
                proof.multipliers.append(slope / term.value)
            }
        }
        if direction > 0 {
            minimum = value
            minimumProof = proof
        } else {
            maximum = value
            maximumProof = proof
        }
    }
}
