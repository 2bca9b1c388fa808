// A conflict, in terms of the system's own rows, with its certificate.

/// An irreducible set of required rows that cannot hold together, and the multipliers that prove it.
public struct LinearConflict: Sendable {
    /// Where a member comes from.
    public enum Source: Hashable, Sendable {
        case row(RowID)
        /// The given value of a parameter.
        case parameter(VariableID)
        /// A non-negative variable is not negative.
        case nonNegative(VariableID)
    }

    /// One member and its multiplier: not negative for `>=` rows, not positive for `<=` rows, any for equalities.
    public struct Member: Sendable, Hashable {
        /// What the member is.
        public var source: Source
        /// How often the member counts in the proof.
        public var multiplier: Double
    }

    /// Rows in the order they were added, then parameters, then non-negative variables. The rows times their
    /// multipliers add up to `0 >= gap`.
    public var members: [Member]
    /// What the certificate falls short by; positive.
    public var gap: Double
    /// The row that recovery gave up: the last-added breakable member.
    public var broken: RowID?
}

extension Elimination {
    /// Follows a contradiction between reduced rows back to the rows of the system.
    func conflict(_ contradiction: Contradiction, _ system: LinearSystem) -> LinearConflict {
        var weights = [Double](repeating: 0, count: states.count)
        for (row, multiplier) in zip(contradiction.rows, contradiction.multipliers) {
            weights[Int(row)] += multiplier
        }
        var end = operations.count
        for index in pivots.indices.reversed() {
            let start = index > 0 ? Int(pivots[index - 1].operationsEnd) : 0
            var sum = weights[Int(pivots[index].row)]
            for position in start..<end {
                let operation = operations[position]
                sum += operation.factor * weights[Int(operation.target)]
            }
            weights[Int(pivots[index].row)] = sum
            end = start
        }
        return LinearConflict(
            members: members(weights, system), gap: contradiction.gap, broken: nil)
    }

    private func members(_ weights: [Double], _ system: LinearSystem) -> [LinearConflict.Member] {
        let largest = weights.reduce(0) { max($0, abs($1)) }
        var rows: [LinearConflict.Member] = []
        var parameters: [LinearConflict.Member] = []
        var bounds: [LinearConflict.Member] = []
        var parameterSums: [(variable: Int, sum: Double)] = []
        for (row, weight) in weights.enumerated() where abs(weight) > 1e-9 * largest {
            if row >= system.rowCount {
                bounds.append(.init(source: .nonNegative(VariableID(row - system.rowCount)), multiplier: weight))
                continue
            }
            rows.append(.init(source: .row(RowID(row)), multiplier: weight))
            for index in system.termRange(row) {
                let variable = Int(system.termVariables[index])
                guard system.kinds[variable] == .parameter else { continue }
                let part = weight * system.termCoefficients[index]
                if let known = parameterSums.firstIndex(where: { $0.variable == variable }) {
                    parameterSums[known].sum += part
                } else {
                    parameterSums.append((variable, part))
                }
            }
        }
        for item in parameterSums.sorted(by: { $0.variable < $1.variable }) where abs(item.sum) > 1e-9 * largest {
            parameters.append(.init(source: .parameter(VariableID(item.variable)), multiplier: -item.sum))
        }
        return rows + parameters + bounds
    }
}
