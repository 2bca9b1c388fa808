// The required rows that recovery does not break, looked up by their variables.

/// A conflict is about a few variables, and a file may have many conflicts: none of them looks through all rows.
struct FixedRows {
    /// By the variable of the first term; a row stands here once.
    private var byFirstVariable: [Int: [RowID]] = [:]
    private var withoutVariables: [RowID] = []

    init(of system: LinearSystem) {
        for row in 0..<system.rowCount
        where system.isActive[row] && system.roles[row] == .fixed && system.priorities[row] >= 1000 {
            if let first = system.termRange(row).first {
                byFirstVariable[Int(system.termVariables[first]), default: []].append(RowID(row))
            } else {
                withoutVariables.append(RowID(row))
            }
        }
    }

    /// The rows that mention none but these variables, in the order they were added.
    func rows(among variables: Set<VariableID>, in system: LinearSystem) -> [RowID] {
        var result = withoutVariables
        for variable in variables {
            result += byFirstVariable[variable.index, default: []].filter { row in
                system.terms(of: row).allSatisfy { variables.contains($0.variable) }
            }
        }
        return result.sorted()
    }
}
