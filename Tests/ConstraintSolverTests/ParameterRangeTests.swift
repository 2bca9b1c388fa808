// The values of parameters: those of one system among many others are those that it has alone.

import ConstraintSolver
import Testing

@Suite struct ParameterRangeTests {
    /// A small system of two variables between two parameters, which differs with its number.
    private static func add(_ number: Int, to system: inout LinearSystem) -> [VariableID] {
        func pick(_ step: Int, _ count: Int) -> Int {
            (number &* 2_654_435_761 &+ step &* 40_503) >> 7 & 0xFFFF % count
        }
        let parameters = [system.addParameter(Double(20 + pick(1, 90))), system.addParameter(Double(pick(2, 40)))]
        let variables = [system.addNonNegativeVariable(), system.addFreeVariable()]
        let relations: [RowRelation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
        system.addRow(
            [LinearTerm(variables[0], 1), LinearTerm(variables[1], 1), LinearTerm(parameters[0], -1)],
            relations[pick(3, 3)], 0)
        system.addRow([LinearTerm(variables[1], 1)], relations[1 + pick(4, 2)], Double(pick(5, 30)))
        if pick(6, 2) == 0 {
            system.addRow(
                [LinearTerm(variables[0], 2), LinearTerm(parameters[1], -1)], relations[pick(7, 3)], Double(pick(8, 9)))
        }
        if pick(9, 3) == 0 { system.addRow([LinearTerm(parameters[0], 1)], .lessThanOrEqual, Double(pick(10, 200))) }
        return parameters
    }

    private func bounds(_ range: ParameterRange) -> [String] {
        [range.minimum.map { "\($0)" } ?? "none", range.maximum.map { "\($0)" } ?? "none"]
            + ["\(range.minimumBoundBy.count) \(range.maximumBoundBy.count)"]
    }

    @Test("Others change nothing")
    func othersChangeNothing() {
        let count = 300
        var all = LinearSystem()
        let together = (0..<count).map { Self.add($0, to: &all) }
        var ranges = ParameterRanges(all.solve())
        var bounded = 0
        for number in 0..<count {
            var system = LinearSystem()
            let alone = Self.add(number, to: &system)
            let solution = system.solve()
            for (one, other) in zip(together[number], alone) {
                let expected = solution.range(of: other)
                #expect(bounds(ranges.range(of: one)) == bounds(expected), "system \(number)")
                if expected.minimum != nil || expected.maximum != nil { bounded += 1 }
            }
        }
        #expect(bounded > 100)
    }

    /// Time grew with the square of their number while each looked at all rows: a file of views that lie in nothing has two
    /// parameters for each.
    @Test("Each costs its own component", .timeLimit(.minutes(1)))
    func eachCostsItsOwnComponent() {
        var system = LinearSystem()
        let parameters = (0..<20_000).map { number in
            let (parameter, variable) = (system.addParameter(1_000), system.addNonNegativeVariable())
            if number % 2 == 0 {
                system.addRow([LinearTerm(variable, 1), LinearTerm(parameter, -1)], .lessThanOrEqual, -8)
            }
            return parameter
        }
        var ranges = ParameterRanges(system.solve())
        for (number, parameter) in parameters.enumerated() {
            #expect(ranges.range(of: parameter).minimum == (number % 2 == 0 ? 8 : nil))
        }
    }
}
