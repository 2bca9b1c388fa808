// The input of the solver: variables, and linear rows between them with a relation and a priority.

/// Identifies a variable of one `LinearSystem`: the number of variables added before it.
public struct VariableID: Hashable, Comparable, Sendable {
    /// How many variables were added before.
    public let index: Int

    /// The variable that was added as the `index`-th, counted from 0.
    public init(_ index: Int) { self.index = index }

    /// In the order of addition.
    public static func < (lhs: VariableID, rhs: VariableID) -> Bool { lhs.index < rhs.index }
}

/// Identifies a row of one `LinearSystem`: the number of rows added before it.
public struct RowID: Hashable, Comparable, Sendable {
    /// How many rows were added before.
    public let index: Int

    /// The row that was added as the `index`-th, counted from 0.
    public init(_ index: Int) { self.index = index }

    /// In the order of addition.
    public static func < (lhs: RowID, rhs: RowID) -> Bool { lhs.index < rhs.index }
}

/// How the sum of a row relates to its constant.
public enum RowRelation: Int8, Sendable, Hashable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// Whether recovery from a conflict may give a row up.
public enum RowRole: UInt8, Sendable, Hashable {
    /// The row may be broken when it is the last-added of a conflict.
    case breakable
    /// The row is broken only in a conflict without any breakable row.
    case fixed
}

/// One coefficient of a row.
public struct LinearTerm: Sendable, Hashable {
    /// The variable that is multiplied.
    public var variable: VariableID
    /// What it is multiplied by.
    public var coefficient: Double

    /// `coefficient * variable`.
    public init(_ variable: VariableID, _ coefficient: Double) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// Linear rows `sum of coefficient * variable (<=, ==, >=) constant`, each with a priority of 1 … 1000.
///
/// Rows of priority 1000 are required. The others are satisfied lexicographically: a higher priority strictly dominates
/// any number of lower ones, and within one priority the sum of the absolute errors is least.
public struct LinearSystem: Sendable {
    /// What values a variable may take.
    package enum VariableKind: UInt8, Sendable {
        case free, nonNegative
        /// The variable has a given value; the solver can also say which other values the required rows allow.
        case parameter
    }

    /// Beyond this magnitude double precision cannot resolve a point any more, so such rows are left out.
    static let largestMagnitude = 1e13
    /// A coefficient this much smaller than the largest one of its row is noise.
    static let smallestRatio = 1e-11

    package private(set) var kinds: [VariableKind] = []
    package private(set) var parameterValues: [Double] = []
    /// The terms of row `i` are at `termStarts[i] ..< termStarts[i + 1]` of `termVariables` and `termCoefficients`.
    package private(set) var termStarts: [Int32] = [0]
    package private(set) var termVariables: [Int32] = []
    package private(set) var termCoefficients: [Double] = []
    package private(set) var relations: [RowRelation] = []
    package private(set) var constants: [Double] = []
    package private(set) var priorities: [Double] = []
    package private(set) var roles: [RowRole] = []
    /// False for rows that were removed, or that were never usable because a number in them is not finite.
    package private(set) var isActive: [Bool] = []
    private var pendingIsUsable = true
    /// How many coefficients the simplex method may look at, in all components together: a few seconds' worth.
    package var workLimit = 2_000_000_000

    /// A system without variables or rows.
    public init() {}

    /// Makes room for so many rows of three terms in all, and variables.
    package mutating func reserve(rows: Int, variables: Int) {
        kinds.reserveCapacity(variables)
        parameterValues.reserveCapacity(variables)
        termStarts.reserveCapacity(rows + 1)
        termVariables.reserveCapacity(3 * rows)
        termCoefficients.reserveCapacity(3 * rows)
        relations.reserveCapacity(rows)
        constants.reserveCapacity(rows)
        priorities.reserveCapacity(rows)
        roles.reserveCapacity(rows)
        isActive.reserveCapacity(rows)
    }

    /// The number of variables added so far.
    public var variableCount: Int { kinds.count }
    /// The number of rows added so far, removed ones included.
    public var rowCount: Int { relations.count }

    /// Adds a variable that may take any value.
    public mutating func addFreeVariable() -> VariableID { add(.free, 0) }

    /// Adds a variable that is never negative, which is a required implied row.
    public mutating func addNonNegativeVariable() -> VariableID { add(.nonNegative, 0) }

    /// Adds a variable with a given value, e.g. the width of a screen; a value that is not finite counts as 0.
    public mutating func addParameter(_ value: Double) -> VariableID { add(.parameter, value) }

    private mutating func add(_ kind: VariableKind, _ value: Double) -> VariableID {
        kinds.append(kind)
        parameterValues.append(Self.isUsable(value) ? value : 0)
        return VariableID(kinds.count - 1)
    }

    /// Adds a row; terms of the same variable are summed.
    ///
    /// A row with a number that is not finite or is larger than 1e13, or with a variable of another system, is kept as
    /// an inactive row: it has an identifier and no effect. Priorities are clamped to 1 … 1000.
    @discardableResult
    public mutating func addRow(
        _ terms: [LinearTerm], _ relation: RowRelation, _ constant: Double, priority: Double = 1000,
        role: RowRole = .breakable
    ) -> RowID {
        for term in terms { addTerm(term.variable, term.coefficient) }
        return closeRow(relation, constant, priority: priority, role: role)
    }

    /// Adds a term to the row that the next `closeRow` ends; building rows so needs no array for each.
    package mutating func addTerm(_ variable: VariableID, _ coefficient: Double) {
        guard variable.index >= 0, variable.index < kinds.count, Self.isUsable(coefficient) else {
            pendingIsUsable = false
            return
        }
        let column = Int32(truncatingIfNeeded: variable.index)
        var index = Int(termStarts[termStarts.count - 1])
        while index < termVariables.count {
            if termVariables[index] == column {
                termCoefficients[index] += coefficient
                return
            }
            index += 1
        }
        termVariables.append(column)
        termCoefficients.append(coefficient)
    }

    /// Ends the row begun by `addTerm`.
    @discardableResult
    package mutating func closeRow(
        _ relation: RowRelation, _ constant: Double, priority: Double, role: RowRole = .breakable
    ) -> RowID {
        dropNegligibleTerms()
        termStarts.append(Int32(truncatingIfNeeded: termVariables.count))
        relations.append(relation)
        let isFinite = Self.isUsable(constant) && pendingIsUsable
        constants.append(isFinite ? constant : 0)
        priorities.append(priority.isNaN ? 1000 : min(max(priority, .leastNonzeroMagnitude), 1000))
        roles.append(role)
        isActive.append(isFinite)
        pendingIsUsable = true
        return RowID(relations.count - 1)
    }

    private mutating func dropNegligibleTerms() {
        let start = Int(termStarts[termStarts.count - 1])
        var largest = 0.0
        for index in start..<termVariables.count { largest = max(largest, abs(termCoefficients[index])) }
        var kept = start
        for index in start..<termVariables.count
        where abs(termCoefficients[index]) > largest * Self.smallestRatio && abs(termCoefficients[index]) > 1e-12 {
            termVariables[kept] = termVariables[index]
            termCoefficients[kept] = termCoefficients[index]
            kept += 1
        }
        termVariables.removeLast(termVariables.count - kept)
        termCoefficients.removeLast(termCoefficients.count - kept)
    }

    /// Replaces the constant of a row; a constant that is not finite, or an unknown row, changes nothing.
    public mutating func setConstant(_ constant: Double, of row: RowID) {
        guard constants.indices.contains(row.index), Self.isUsable(constant) else { return }
        constants[row.index] = constant
    }

    /// Replaces the value of a parameter; a value that is not finite, or another variable, changes nothing.
    public mutating func setParameter(_ variable: VariableID, to value: Double) {
        guard kinds.indices.contains(variable.index), kinds[variable.index] == .parameter, Self.isUsable(value)
        else { return }
        parameterValues[variable.index] = value
    }

    /// Takes a row out; its identifier stays taken, so that the others keep theirs.
    public mutating func removeRow(_ row: RowID) {
        guard isActive.indices.contains(row.index) else { return }
        isActive[row.index] = false
    }

    /// The terms of a row.
    public func terms(of row: RowID) -> [LinearTerm] {
        guard relations.indices.contains(row.index) else { return [] }
        return termRange(row.index).map {
            LinearTerm(VariableID(Int(termVariables[$0])), termCoefficients[$0])
        }
    }

    /// Whether another system has the same variables and rows, constants and parameter values aside.
    package func hasSameStructure(as other: LinearSystem) -> Bool {
        kinds == other.kinds && termStarts == other.termStarts && termVariables == other.termVariables
            && termCoefficients == other.termCoefficients && relations == other.relations
            && priorities == other.priorities && roles == other.roles && isActive == other.isActive
    }

    /// Where the terms of a row stand.
    package func termRange(_ row: Int) -> Range<Int> { Int(termStarts[row])..<Int(termStarts[row + 1]) }

    private static func isUsable(_ value: Double) -> Bool { abs(value) <= largestMagnitude }
}
