// From a proof to an irreducible conflict.

extension LinearConflict {
    /// Conflicts of more breakable rows than this are only checked for a single linear dependency.
    private static let filterLimit = 64

    /// This conflict without the members it does not need.
    ///
    /// What cannot be broken holds in any case: sizes that are not negative, parameters, fixed rows. So a breakable row is
    /// needed only if the others, together with all of that, can hold without it. In the result, moreover, no member can
    /// be missed even if only the members count.
    func irreducible(in system: LinearSystem, fixedRows: FixedRows) -> LinearConflict {
        let breakable = members.filter { system.isBreakable($0.source) }
        guard !breakable.isEmpty else { return self }
        if breakable.count > Self.filterLimit, Subsystem(members, of: system, .equalities).dependencyCount <= 1 {
            return self
        }
        let background = background(of: system, fixedRows)
        var fuel = Self.filterFuel
        var needed = Self.filtered(breakable, alongside: background, in: system, &fuel)
        guard let proof = Subsystem(needed + background, of: system, .asWritten).proof(needed + background)
        else { return self }
        needed = proof.filter { system.isBreakable($0.source) }
        var others = proof.filter { !system.isBreakable($0.source) }
        if Subsystem(proof, of: system, .equalities).dependencyCount > 1 {
            others = Self.filtered(others, alongside: needed, in: system, &fuel)
        }
        guard let final = Subsystem(needed + others, of: system, .asWritten).proof(needed + others)
        else { return self }
        let gap = final.reduce(0) { $0 + $1.multiplier * system.constant(of: $1.source) }
        return LinearConflict(members: Self.sorted(final), gap: gap)
    }

    /// How much may be spent on leaving out members: rows looked at, and coefficients of the simplex method by the hundred.
    /// Conflicts of more than a thousand rows that several contradictions share may have members to spare.
    private static let filterFuel = 3_000_000

    /// Takes candidates away one by one as long as the rest still conflicts, the first-added first.
    private static func filtered(
        _ candidates: [Member], alongside fixed: [Member], in system: LinearSystem, _ fuel: inout Int
    ) -> [Member] {
        var kept = candidates
        var index = 0
        while index < kept.count, fuel > 0 {
            var trial = kept
            trial.remove(at: index)
            let (proof, work) = Subsystem(trial + fixed, of: system, .asWritten).provenWithWork(trial + fixed)
            fuel -= trial.count + fixed.count + work / 100
            if let proof {
                // A proof may need fewer members still; those found needed before stay.
                let sources = Set(proof.map(\.source))
                kept = trial.filter { sources.contains($0.source) }
            } else {
                index += 1
            }
        }
        return kept
    }

    /// Everything unbreakable that concerns the variables of the members.
    private func background(of system: LinearSystem, _ fixedRows: FixedRows) -> [Member] {
        var variables: Set<VariableID> = []
        for member in members {
            for term in system.terms(of: member.source) { variables.insert(term.variable) }
        }
        let rows = fixedRows.rows(among: variables, in: system)
        var sources = rows.map { Source.row($0) }
        let known = Set(rows)
        for member in members where !system.isBreakable(member.source) {
            if case .row(let row) = member.source, !known.contains(row) { sources.append(member.source) }
        }
        for variable in variables.sorted() {
            switch system.kinds[variable.index] {
            case .free: break
            case .nonNegative: sources.append(.nonNegative(variable))
            case .parameter: sources.append(.parameter(variable))
            }
        }
        return sources.map { Member(source: $0, multiplier: 0) }
    }

    /// Rows in the order they were added, then parameters, then non-negative variables.
    private static func sorted(_ members: [Member]) -> [Member] {
        func key(_ source: Source) -> (Int, Int) {
            switch source {
            case .row(let row): (0, row.index)
            case .parameter(let variable): (1, variable.index)
            case .nonNegative(let variable): (2, variable.index)
            }
        }
        return members.sorted { key($0.source) < key($1.source) }
    }

    /// The last-added breakable row; if there is none, the last-added row.
    func rowToBreak(in system: LinearSystem) -> RowID? {
        var last: RowID?
        var lastBreakable: RowID?
        for case .row(let row) in members.map(\.source) {
            last = max(last ?? row, row)
            if system.roles[row.index] == .breakable { lastBreakable = max(lastBreakable ?? row, row) }
        }
        return lastBreakable ?? last
    }
}

extension LinearSystem {
    func isBreakable(_ source: LinearConflict.Source) -> Bool {
        if case .row(let row) = source { return roles[row.index] == .breakable }
        return false
    }

    /// The constant of the row that a member of a conflict stands for.
    func constant(of source: LinearConflict.Source) -> Double {
        switch source {
        case .row(let row): constants[row.index]
        case .parameter(let variable): parameterValues[variable.index]
        case .nonNegative: 0
        }
    }

    /// The relation of the row that a member of a conflict stands for.
    func relation(of source: LinearConflict.Source) -> RowRelation {
        switch source {
        case .row(let row): relations[row.index]
        case .parameter: .equal
        case .nonNegative: .greaterThanOrEqual
        }
    }
}

/// A few members of a conflict as a system of their own, in which every variable is free.
struct Subsystem {
    enum Reading { case equalities, asWritten }

    private var system = LinearSystem()

    init(_ members: [LinearConflict.Member], of parent: LinearSystem, _ reading: Reading) {
        var numbers: [Int: VariableID] = [:]
        for member in members {
            for term in parent.terms(of: member.source) {
                let variable: VariableID
                if let known = numbers[term.variable.index] {
                    variable = known
                } else {
                    variable = system.addFreeVariable()
                    numbers[term.variable.index] = variable
                }
                system.addTerm(variable, term.coefficient)
            }
            let relation = reading == .equalities ? .equal : parent.relation(of: member.source)
            system.closeRow(relation, parent.constant(of: member.source), priority: 1000)
        }
    }

    /// How many independent linear dependencies the rows have; rows the elimination left over count as dependent.
    var dependencyCount: Int {
        let elimination = Elimination(system, leavingOut: Array(repeating: false, count: system.rowCount))
        return elimination.states.reduce(0) { $0 + ($1 == .equality ? 1 : 0) }
    }

    /// The members that prove that these rows cannot hold together, with their multipliers; nil if they can.
    func proof(_ members: [LinearConflict.Member]) -> [LinearConflict.Member]? { provenWithWork(members).proof }

    /// The same, and how many coefficients the simplex method looked at.
    func provenWithWork(_ members: [LinearConflict.Member]) -> (proof: [LinearConflict.Member]?, work: Int) {
        let round = SolveRound(system, leavingOut: Array(repeating: false, count: system.rowCount), .feasibility)
        guard let contradiction = round.contradictions.first else { return (nil, round.work) }
        var result: [LinearConflict.Member] = []
        for member in round.elimination.conflict(contradiction, system).members {
            guard case .row(let row) = member.source else { continue }
            result.append(.init(source: members[row.index].source, multiplier: member.multiplier))
        }
        return (result, round.work)
    }
}

extension LinearSystem {
    /// The terms of the row that a member of a conflict stands for.
    func terms(of source: LinearConflict.Source) -> [LinearTerm] {
        switch source {
        case .row(let row): terms(of: row)
        case .parameter(let variable), .nonNegative(let variable): [LinearTerm(variable, 1)]
        }
    }
}
