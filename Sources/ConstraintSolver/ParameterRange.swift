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
        guard system.kinds.indices.contains(parameter.index), system.kinds[parameter.index] == .parameter
        else { return ParameterRange() }
        var leftOut = isBroken
        var isRestored = false
        for conflict in conflicts {
            guard let row = conflict.broken,
                conflict.members.contains(where: { $0.source == .parameter(parameter) })
            else { continue }
            leftOut[row.index] = false
            isRestored = true
        }
        var search: ParameterSearch
        if isRestored {
            let elimination = Elimination(system, leavingOut: leftOut)
            search = ParameterSearch(parameter.index, system, elimination, RightHandSides(system, elimination))
        } else {
            search = ParameterSearch(parameter.index, system, round.elimination, round.reduction.sides)
        }
        return search.run()
    }
}

/// The search for the range of one parameter, component by component.
struct ParameterSearch {
    private let parameter: Int
    private let system: LinearSystem
    private let elimination: Elimination
    /// The constants with all other parameters at their values and this one at 0.
    private let constants: [Double]
    private var lower: [Double]
    private var upper: [Double]
    private var lowerRows: [Int32]
    private var upperRows: [Int32]
    private var minimum = -Double.infinity
    private var maximum = Double.infinity
    private var minimumProof = Contradiction()
    private var maximumProof = Contradiction()
    private var isImpossible = false
    private var isExhausted = false

    /// How many coefficients may be looked at.
    private static let fuel = 1_000_000_000

    init(_ parameter: Int, _ system: LinearSystem, _ elimination: Elimination, _ sides: RightHandSides) {
        self.parameter = parameter
        self.system = system
        self.elimination = elimination
        var constants = sides.values
        for column in 0..<system.variableCount where elimination.isParameter[column] && column != parameter {
            var entry = elimination.columnHeads[column]
            while entry != Elimination.none {
                let item = elimination.entries[Int(entry)]
                constants[Int(item.row)] -= item.value * system.parameterValues[column]
                entry = item.nextInColumn
            }
        }
        self.constants = constants
        lower = Array(repeating: -.infinity, count: system.variableCount)
        upper = Array(repeating: .infinity, count: system.variableCount)
        lowerRows = Array(repeating: -1, count: system.variableCount)
        upperRows = Array(repeating: -1, count: system.variableCount)
    }

    mutating func run() -> ParameterRange {
        var coefficients = [Double](repeating: 0, count: elimination.states.count)
        var touched: [Int32] = []
        var entry = elimination.columnHeads[parameter]
        while entry != Elimination.none {
            let item = elimination.entries[Int(entry)]
            entry = item.nextInColumn
            let state = elimination.states[Int(item.row)]
            guard state == .equality || state == .inequality else { continue }
            coefficients[Int(item.row)] = item.value
            touched.append(item.row)
        }
        touched.sort()
        for row in touched where elimination.rowCounts[Int(row)] == 0 {
            restrict(row, coefficients[Int(row)])
        }
        if touched.contains(where: { elimination.rowCounts[Int($0)] > 0 }) {
            collectBounds(coefficients)
            searchComponents(touched, coefficients)
        }
        if isImpossible || isExhausted { return ParameterRange() }
        var proofs = ProofReader(elimination)
        return ParameterRange(
            minimum: minimum.isFinite ? minimum : nil, maximum: maximum.isFinite ? maximum : nil,
            minimumBoundBy: sources(minimumProof, &proofs), maximumBoundBy: sources(maximumProof, &proofs))
    }

    private func sources(_ proof: Contradiction, _ proofs: inout ProofReader) -> [LinearConflict.Source] {
        if proof.rows.isEmpty { return [] }
        return proofs.conflict(proof, system).members.map(\.source).filter {
            $0 != .parameter(VariableID(parameter))
        }
    }

    /// Rows of one variable that do not mention the parameter.
    private mutating func collectBounds(_ coefficients: [Double]) {
        for row in 0..<elimination.states.count where elimination.rowCounts[row] == 1 && coefficients[row] == 0 {
            let state = elimination.states[row]
            guard state == .equality || state == .inequality, let item = elimination.firstTerm(of: row)
            else { continue }
            let relation = matrixRelation(row, system)
            let bound = constants[row] / item.value
            let column = Int(item.column)
            let isLower = (relation == .greaterThanOrEqual) == (item.value > 0)
            if relation == .equal || isLower, bound > lower[column] {
                lower[column] = bound
                lowerRows[column] = Int32(truncatingIfNeeded: row)
            }
            if relation == .equal || !isLower, bound < upper[column] {
                upper[column] = bound
                upperRows[column] = Int32(truncatingIfNeeded: row)
            }
        }
    }

    /// A row that mentions nothing but the parameter bounds it directly.
    private mutating func restrict(_ row: Int32, _ coefficient: Double) {
        let relation = matrixRelation(Int(row), system)
        let bound = constants[Int(row)] / coefficient
        let isLower = (relation == .greaterThanOrEqual) == (coefficient > 0)
        if relation == .equal || isLower, bound > minimum {
            minimum = bound
            minimumProof = Contradiction(rows: [row], multipliers: [1 / coefficient])
        }
        if relation == .equal || !isLower, bound < maximum {
            maximum = bound
            maximumProof = Contradiction(rows: [row], multipliers: [-1 / coefficient])
        }
    }

    private mutating func searchComponents(_ touched: [Int32], _ coefficients: [Double]) {
        var forest = DisjointSets(count: system.variableCount)
        var isMember = [Bool](repeating: false, count: elimination.states.count)
        for row in 0..<elimination.states.count where elimination.rowCounts[row] > 0 {
            let state = elimination.states[row]
            guard state == .equality || state == .inequality else { continue }
            if coefficients[row] == 0, elimination.rowCounts[row] == 1 || isImplied(row) { continue }
            isMember[row] = true
            elimination.forEachTerm(of: row) { forest.union($0, $1) }
        }
        var rowsByRoot: [Int: [Int32]] = [:]
        var roots: [Int] = []
        for row in touched {
            guard let item = elimination.firstTerm(of: Int(row)) else { continue }
            let root = forest.find(Int(item.column))
            if rowsByRoot.updateValue([], forKey: root) == nil { roots.append(root) }
        }
        if roots.isEmpty { return }
        for row in 0..<elimination.states.count where isMember[row] {
            guard let item = elimination.firstTerm(of: row) else { continue }
            rowsByRoot[forest.find(Int(item.column))]?.append(Int32(truncatingIfNeeded: row))
        }
        for root in roots { searchComponent(rowsByRoot[root] ?? [], coefficients) }
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
            let bound = coefficient > 0 ? lower[Int(item.column)] : upper[Int(item.column)]
            guard bound.isFinite else { return false }
            least += coefficient * bound
        }
        return least >= sign * constants[row]
    }

    /// The parameter becomes one more column, which is first minimised and then maximised.
    private mutating func searchComponent(_ rows: [Int32], _ coefficients: [Double]) {
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
            tableau.lower[local] = lower[Int(column)]
            tableau.upper[local] = max(upper[Int(column)], lower[Int(column)])
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
            if relation != .lessThanOrEqual { tableau.lower[variable] = constants[Int(row)] }
            if relation != .greaterThanOrEqual { tableau.upper[variable] = constants[Int(row)] }
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
        var proof = Contradiction()
        for column in 0..<tableau.columnCount where abs(tableau.slopes[column]) > 1e-9 {
            let variable = Int(tableau.nonbasics[column])
            let slope = tableau.slopes[column]
            if variable > own {
                proof.rows.append(rows[variable - own - 1])
                proof.multipliers.append(slope)
            } else if variable < own {
                let bounded = Int(columns[variable])
                let row = slope > 0 ? lowerRows[bounded] : upperRows[bounded]
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
