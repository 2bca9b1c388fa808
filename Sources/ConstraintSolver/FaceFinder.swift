// Splits what is free after the last level into faces that move independently.

/// Takes the movable nonbasic variables of a solved component as movers, and groups them by the bounds they share.
struct FaceFinder {
    private var tableau: Tableau
    private let component: Int
    private let columns: ArraySlice<Int32>
    private var movers: [Int] = []
    /// The mover that a column is, or -1.
    private var moverOfColumn: [Int32]
    /// For every basic variable that can move or holds movers back: its movers.
    private var termsOfRow: [[Face.Term]]
    private var fuelForTerms: Int

    /// A movement of a basic variable smaller than this fraction of its mover's is rounding.
    private static let smallestRate = 1e-11

    init(_ tableau: Tableau, component: Int, columns: ArraySlice<Int32>) {
        self.tableau = tableau
        self.component = component
        self.columns = columns
        moverOfColumn = Array(repeating: -1, count: columns.count)
        termsOfRow = Array(repeating: [], count: tableau.rowCount)
        // Where everything moves with everything, the list of what moves with what would be longer than any use of it.
        fuelForTerms = 2_000_000
    }

    /// The faces; nil if the fuel ran out.
    mutating func run() -> [Face]? {
        for column in 0..<tableau.columnCount where tableau.canMove(Int(tableau.nonbasics[column])) {
            let mover = Int32(truncatingIfNeeded: movers.count)
            let variable = Int(tableau.nonbasics[column])
            movers.append(variable)
            if variable < columns.count { moverOfColumn[variable] = mover }
            tableau.loadRates(of: column)
            for row in tableau.rates.indices where abs(tableau.rates.values[Int(row)]) > Self.smallestRate {
                termsOfRow[Int(row)].append(Face.Term(mover: mover, coefficient: tableau.rates.values[Int(row)]))
                fuelForTerms -= 1
            }
            if fuelForTerms < 0 || tableau.fuel <= 0 { return nil }
        }
        let binding = (0..<tableau.rowCount).filter { isBinding($0) }
        var groups = DisjointSets(count: movers.count)
        for row in binding {
            for term in termsOfRow[row].dropFirst() { groups.union(Int(termsOfRow[row][0].mover), Int(term.mover)) }
        }
        return faces(&groups, binding)
    }

    private func variable(_ row: Int) -> Int { Int(tableau.basics[row]) }

    /// Whether the bounds of the movers leave a row's bounds to matter.
    private func isBinding(_ row: Int) -> Bool {
        let terms = termsOfRow[row]
        let variable = variable(row)
        if terms.isEmpty || (tableau.lower[variable] == -.infinity && tableau.upper[variable] == .infinity) {
            return false
        }
        var below = tableau.values[variable] - tableau.lower[variable]
        var above = tableau.upper[variable] - tableau.values[variable]
        for term in terms {
            let mover = movers[Int(term.mover)]
            let up = term.coefficient * (tableau.upper[mover] - tableau.values[mover])
            let down = term.coefficient * (tableau.lower[mover] - tableau.values[mover])
            below += min(up, down)
            above -= max(up, down)
        }
        return below < 0 || above < 0
    }

    private mutating func faces(_ groups: inout DisjointSets, _ binding: [Int]) -> [Face]? {
        var faceOfRoot: [Int: Int] = [:]
        var members: [[Int]] = []
        var places: [(face: Int, mover: Int32)] = []
        for mover in movers.indices {
            let root = groups.find(mover)
            let face = faceOfRoot[root] ?? members.count
            if face == members.count {
                faceOfRoot[root] = face
                members.append([])
            }
            places.append((face, Int32(truncatingIfNeeded: members[face].count)))
            members[face].append(mover)
        }
        var rows: [[Int]] = Array(repeating: [], count: members.count)
        for row in binding { rows[places[Int(termsOfRow[row][0].mover)].face].append(row) }
        var found: [Face?] = []
        for face in members.indices {
            let made =
                members[face].count == 1
                ? single(members[face][0], rows[face]) : several(members[face], rows[face], places)
            if let tableau = made?.tableau, tableau.fuel <= 0 { return nil }
            found.append(made)
        }
        addFollowers(places, to: &found)
        return found.compactMap { $0 }
    }

    private func single(_ mover: Int, _ rows: [Int]) -> Face? {
        let variable = movers[mover]
        let value = tableau.values[variable]
        var lower = tableau.lower[variable]
        var upper = tableau.upper[variable]
        for row in rows {
            let rate = termsOfRow[row][0].coefficient
            let basic = self.variable(row)
            let one = value + (tableau.lower[basic] - tableau.values[basic]) / rate
            let other = value + (tableau.upper[basic] - tableau.values[basic]) / rate
            lower = max(lower, min(one, other))
            upper = min(upper, max(one, other))
        }
        if upper - lower <= 2 * tableau.tolerance(value) { return nil }
        var face = Face(component: component, column: 0, value: value, lower: lower, upper: upper)
        face.followers = []
        return face
    }

    private func several(_ members: [Int], _ rows: [Int], _ places: [(face: Int, mover: Int32)]) -> Face? {
        var part = Tableau()
        part.reset(columns: members.count, rows: rows.count)
        part.fuel = tableau.fuel
        for (local, mover) in members.enumerated() {
            part.lower[local] = tableau.lower[movers[mover]]
            part.upper[local] = tableau.upper[movers[mover]]
            part.values[local] = tableau.values[movers[mover]]
        }
        for (local, row) in rows.enumerated() {
            let basic = variable(row)
            var rest = tableau.values[basic]
            for term in termsOfRow[row] { rest -= term.coefficient * tableau.values[movers[Int(term.mover)]] }
            part.lower[members.count + local] = tableau.lower[basic] - rest
            part.upper[members.count + local] = tableau.upper[basic] - rest
            part.append(termsOfRow[row].map { (Int(places[Int($0.mover)].mover), $0.coefficient) })
        }
        part.finishRows()
        part.eliminateFixedBasics()
        part.fixImmovable()
        guard part.hasFreedom || part.fuel <= 0 else { return nil }
        return Face(component: component, tableau: part)
    }

    /// Writes every column that moves as a function of movers, in the face of each.
    private func addFollowers(_ places: [(face: Int, mover: Int32)], to faces: inout [Face?]) {
        for (local, column) in columns.enumerated() {
            let place = Int(tableau.places[local])
            if place < 0 {
                guard moverOfColumn[local] >= 0 else { continue }
                add([Face.Term(mover: moverOfColumn[local], coefficient: 1)], column, places, &faces)
            } else if !termsOfRow[place].isEmpty {
                add(termsOfRow[place], column, places, &faces)
            }
        }
    }

    private func add(
        _ terms: [Face.Term], _ column: Int32, _ places: [(face: Int, mover: Int32)], _ faces: inout [Face?]
    ) {
        for term in terms {
            let (index, mover) = places[Int(term.mover)]
            if faces[index] == nil { continue }
            let own = Face.Term(mover: mover, coefficient: term.coefficient)
            if let last = faces[index]?.followers.indices.last, faces[index]?.followers[last].column == column {
                faces[index]?.followers[last].terms.append(own)
            } else {
                faces[index]?.followers.append(Face.Follower(column: column, terms: [own]))
            }
        }
    }
}
