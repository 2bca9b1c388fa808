// Layouts of which nothing can be solved alone: as large as they are, they are proven optimal, or said not to be solved.

import LayoutFamilies
import Testing

@testable import AutoLayout
@testable import ConstraintSolver

@Suite struct CoupledLayoutTests {
    @Test("A component of hundreds of variables is proven optimal", arguments: [0, 1] as [UInt64])
    func aComponentOfHundredsOfVariablesIsProven(_ seed: UInt64) {
        let system = Lowering(LayoutFamily.coupled.layout(views: 120, seed: seed)).system
        let solution = system.solve()
        #expect(solution.isSolved)
        #expect(solution.largestComponent > 200)
        #expect(OptimalityProof(system: system, solution: solution).flaw() == nil, "seed \(seed)")
    }

    @Test("A component of more than a thousand variables is proven to hold what the first priorities allow")
    func aComponentOfMoreThanAThousandVariables() {
        let system = Lowering(LayoutFamily.coupled.layout(views: 600, seed: 4)).system
        let solution = system.solve()
        #expect(solution.isSolved)
        #expect(solution.largestComponent > 1_000)
        #expect(OptimalityProof(system: system, solution: solution).flaw(levels: 2) == nil)
    }

    @Test("What takes too much work is said not to be solved")
    func whatTakesTooMuchWorkIsSaidNotToBeSolved() {
        let layout = LayoutFamily.coupled.layout(views: 40, seed: 3)
        var lowering = Lowering(layout)
        lowering.system.workLimit = 0
        let linear = lowering.system.solve()
        #expect(!linear.isSolved)
        let solution = LayoutSolution(layout, lowering, linear)
        #expect(!solution.isSolved)
        #expect(solution.isSolved(ItemID(0)))
        for index in layout.items.indices.dropFirst() { #expect(!solution.isSolved(ItemID(index))) }
        #expect(solution.violations.allSatisfy { $0 == 0 })
        #expect(solution.ambiguities.isEmpty && solution.conflicts.isEmpty)
        #expect(solution.frames.dropFirst().allSatisfy { $0.parts == [0, 0, 0, 0] })
    }

    @Test("Only the part that takes too much work is not solved")
    func onlyThePartThatTakesTooMuchWorkIsNotSolved() {
        var builder = LayoutBuilder(seed: 1)
        let plain = builder.view("plain", in: builder.root)
        builder.align(plain, [.left, .top, .width, .height], to: builder.root)
        let tied = builder.view("tied", in: plain)
        let other = builder.view("other", in: plain)
        builder.add(tied, .width, .greaterThanOrEqual, to: other, .width)
        builder.add(tied, .width, 100, at: 700)
        builder.add(other, .width, 200, at: 600)
        var lowering = Lowering(builder.layout)
        lowering.system.workLimit = 0
        let solution = LayoutSolution(builder.layout, lowering, lowering.system.solve())
        #expect(solution.isSolved(plain))
        #expect(solution.frames[plain.index].width == 390)
        #expect(!solution.isSolved(tied))
        #expect(!solution.isSolved(other))
        #expect(builder.layout.solve().isSolved)
    }

    @Test("What stays free in a long list is measured view by view")
    func whatStaysFreeInALongListIsMeasuredViewByView() {
        var builder = LayoutBuilder(seed: 1)
        var last = builder.root
        for index in 0..<400 {
            let view = builder.view("v\(index)", in: builder.root)
            builder.add(view, .top, .greaterThanOrEqual, to: builder.root, .top, 10)
            builder.add(view, .height, .lessThanOrEqual, to: builder.root, .height, -20)
            builder.add(view, .top, .lessThanOrEqual, to: builder.root, .top, 30)
            if index > 0 { builder.add(view, .height, to: last, .height, at: 500) }
            last = view
        }
        let solution = builder.layout.solve()
        let tops = solution.ambiguities.filter { $0.attribute == .y }
        #expect(tops.count == 400)
        #expect(tops.allSatisfy { $0.minimum == 10 && $0.maximum == 30 })
        #expect(Set(tops.map(\.degreeOfFreedom)).count == 400)
        let heights = solution.ambiguities.filter { $0.attribute == .height }
        #expect(heights.allSatisfy { $0.minimum == 0 && $0.maximum == 824 })
        #expect(Set(heights.map(\.degreeOfFreedom)).count == 1)
    }
}

extension LinearSolution {
    fileprivate var largestComponent: Int {
        (0..<round.reduction.componentCount).map { round.reduction.columnRange($0).count }.max() ?? 0
    }
}
