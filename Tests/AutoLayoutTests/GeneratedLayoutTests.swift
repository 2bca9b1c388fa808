// Random layouts of every family: optimal by proof, conflicts irreducible, recovery as documented.

import LayoutFamilies
import Testing

@testable import AutoLayout
@testable import ConstraintSolver

@Suite struct GeneratedLayoutTests {
    @Test("Small layouts are proven optimal", arguments: LayoutFamily.allCases)
    func smallLayoutsAreProvenOptimal(_ family: LayoutFamily) {
        for seed in 0..<UInt64(60) {
            let layout = family.layout(views: 5 + Int(seed % 5), seed: seed)
            let system = Lowering(layout).system
            let proof = OptimalityProof(system: system, solution: system.solve())
            #expect(proof.flaw() == nil, "\(family) seed \(seed)")
        }
    }

    @Test("Layouts of up to 60 views hold what is required", arguments: LayoutFamily.allCases)
    func layoutsOfUpTo60ViewsHoldWhatIsRequired(_ family: LayoutFamily) {
        for seed in 0..<UInt64(120) {
            let views = family == .random ? 5 + Int(seed % 16) : 5 + Int(seed % 56)
            let layout = family.layout(views: views, seed: seed)
            let solution = layout.solve()
            let broken = Set(solution.conflicts.compactMap(\.broken))
            for (index, constraint) in layout.constraints.enumerated() where constraint.priority.isRequired {
                if broken.contains(ConstraintID(index)) { continue }
                #expect(layout.error(of: constraint, solution) < 1e-5, "\(family) seed \(seed) constraint \(index)")
            }
            #expect(solution.frames.allSatisfy { $0.width > -1e-6 && $0.height > -1e-6 })
        }
    }

    @Test("Every conflict is irreducible and certified, and recovery is the system without what it broke")
    func everyConflictIsIrreducibleAndCertified() {
        var count = 0
        for seed in 0..<UInt64(150) {
            let layout = LayoutFamily.conflict.layout(views: 5 + Int(seed % 30), seed: seed)
            let system = Lowering(layout).system
            let solution = system.solve()
            for conflict in solution.conflicts {
                count += 1
                #expect(Certificate(conflict, system).flaw == nil, "seed \(seed)")
                #expect(conflict.broken == conflict.members.lastRow, "seed \(seed)")
            }
            let found = layout.solve()
            for conflict in found.conflicts { expectIrreducible(conflict, in: layout) }
            var rest = layout
            let broken = Set(found.conflicts.compactMap(\.broken))
            rest.constraints = layout.constraints.indices.filter { !broken.contains(ConstraintID($0)) }
                .map { layout.constraints[$0] }
            #expect(rest.solve().frames == found.frames, "seed \(seed)")
        }
        #expect(count > 150)
    }

    @Test("A constant that is offered for a conflict mends it, whatever else is in conflict")
    func aConstantThatIsOfferedForAConflictMends() {
        var (offered, besidesOthers) = (0, 0)
        for seed in 0..<UInt64(150) {
            let layout = LayoutFamily.conflict.layout(views: 5 + Int(seed % 30), seed: seed)
            let found = layout.solve()
            for conflict in found.conflicts {
                guard let constant = conflict.fittingConstant, let broken = conflict.broken else { continue }
                offered += 1
                if found.conflicts.count > 1 { besidesOthers += 1 }
                var mended = layout
                mended.constraints[broken.index].constant = constant
                let isLeft = mended.solve().conflicts.contains { $0.members.contains(.constraint(broken)) }
                #expect(!isLeft, "seed \(seed), constraint \(broken.index)")
            }
        }
        #expect(besidesOthers > 200)
        #expect(offered > besidesOthers)
    }

    @Test("Frames alone are those of the solution, and open are the numbers that it calls ambiguous")
    func framesAloneAreThoseOfTheSolutionAndOpen() {
        var open = 0
        for family in LayoutFamily.allCases {
            for seed in 0..<UInt64(60) {
                let layout = family.layout(views: family == .random ? 10 : 24, seed: seed)
                let engine = LayoutEngine(layout)
                let (found, solution) = (engine.foundFrames(), engine.solution())
                #expect(found.frames == solution.frames)
                #expect(found.absoluteFrames == solution.absoluteFrames)
                let ambiguous = LayoutFrames(solution)
                for item in layout.items.indices {
                    #expect(found.isSolved(ItemID(item)) == solution.isSolved(ItemID(item)))
                    for attribute in LayoutSolution.FrameAttribute.allCases {
                        let isFree = found.isFree(attribute, of: item)
                        if isFree { open += 1 }
                        #expect(isFree == ambiguous.isFree(attribute, of: item), "\(family) seed \(seed) item \(item)")
                    }
                }
            }
        }
        #expect(open > 1000)
    }

    @Test("Constraints that stay broken are left out while numbers change, and found anew afterwards")
    func constraintsThatStayBrokenAreLeftOutWhile() {
        var kept = 0
        for seed in 0..<UInt64(60) {
            var random = SeededGenerator(seed: seed)
            var layout = LayoutFamily.conflict.layout(views: 5 + Int(seed % 30), seed: seed)
            var engine = LayoutEngine(layout)
            for _ in 0..<8 {
                let broken = Set(engine.solution().conflicts.compactMap(\.broken))
                let index = Int.random(in: layout.constraints.indices, using: &random)
                layout.constraints[index].constant += 0.01
                engine.keepsBrokenConstraints = true
                engine.update(to: layout)
                var rest = layout
                rest.constraints = layout.constraints.indices.filter { !broken.contains(ConstraintID($0)) }
                    .map { layout.constraints[$0] }
                let fresh = rest.solve()
                // What held together need not with other numbers: then all is looked at.
                let expected = fresh.conflicts.isEmpty ? fresh.frames : layout.solve().frames
                if fresh.conflicts.isEmpty, !broken.isEmpty { kept += 1 }
                #expect(engine.foundFrames().frames == expected, "seed \(seed)")
                engine.keepsBrokenConstraints = false
                engine.update(to: layout)
                #expect(engine.foundFrames().frames == layout.solve().frames, "seed \(seed)")
            }
        }
        #expect(kept > 150)
    }

    @Test("Edits give exactly what a fresh solve gives")
    func editsGiveExactlyWhatAFreshSolveGives() {
        for family in LayoutFamily.allCases {
            for seed in 0..<UInt64(6) {
                var random = SeededGenerator(seed: seed)
                var engine = LayoutEngine(family.layout(views: family == .random ? 10 : 24, seed: seed))
                for step in 0..<25 {
                    engine.edit(&random)
                    let fresh = engine.layout.solve()
                    let found = engine.solution()
                    #expect(found.frames == fresh.frames, "\(family) seed \(seed) step \(step)")
                    #expect(found.violations == fresh.violations)
                    #expect(found.conflicts.map(\.members) == fresh.conflicts.map(\.members))
                    #expect(found.conflicts.map(\.arithmetic) == fresh.conflicts.map(\.arithmetic))
                    #expect(found.ambiguities.map(\.minimum) == fresh.ambiguities.map(\.minimum))
                    #expect("\(found.satisfiableSizes)" == "\(fresh.satisfiableSizes)")
                    #expect(engine.redundantConstraints() == LayoutEngine(engine.layout).redundantConstraints())
                }
            }
        }
    }

    /// The screen is in the sizes of roots, but also in safe areas and in the wishes of roots that may have any size.
    @Test("Another screen gives exactly what a fresh solve gives")
    func anotherScreenGivesExactlyWhatAFreshSolve() {
        let screens = [
            Screen(name: "same", size: Size(width: 390, height: 844)),
            Screen(name: "tall", size: Size(width: 390, height: 900)),
            Screen(name: "wide", size: Size(width: 700, height: 900)),
            Screen(
                name: "notch", size: Size(width: 700, height: 900),
                safeArea: EdgeInsets(top: 50, left: 0, bottom: 30, right: 0)),
            Screen(name: "mirrored", size: Size(width: 390, height: 844), isRightToLeft: true),
            Screen(name: "endless", size: Size(width: 1e14, height: .infinity)),
            Screen(name: "small", size: Size(width: 100, height: 100)),
        ]
        for layout in Self.layoutsOnScreens {
            var engine = LayoutEngine(layout)
            for number in 0..<30 {
                engine.setScreen(screens[number * 5 % 7])
                let fresh = engine.layout.solve()
                let found = engine.solution()
                #expect("\(found)" == "\(fresh)", "screen \(number * 5 % 7)")
            }
        }
    }

    private static var layoutsOnScreens: [Layout] {
        var result: [Layout] = []
        for guide in [nil, LayoutItem.Kind.safeAreaGuide, .layoutMarginsGuide, .readableContentGuide] {
            for placement in [LayoutItem.RootPlacement.exact, .anySize, .fitting, .anywhere] {
                for isInner in [false, true] {
                    var builder = LayoutBuilder(seed: 1)
                    let view = builder.label("view", in: builder.root, 40, 20)
                    builder.align(view, [.leading, .top], to: builder.root)
                    builder.align(view, [.right], to: builder.root)
                    let other = builder.view("other", in: view)
                    builder.align(other, [.left, .bottom], to: builder.root)
                    builder.add(other, .width, .greaterThanOrEqual, 200)
                    var layout = builder.layout
                    layout.items[0].rootPlacement = placement
                    if let guide {
                        layout.items.append(
                            LayoutItem(name: "guide", kind: guide, parent: isInner ? view : builder.root))
                        layout.constraints.append(
                            LayoutConstraint(other, .top, to: ItemID(layout.items.count - 1), .top))
                    }
                    layout.items.append(LayoutItem(name: "second root", parent: nil))
                    result.append(layout)
                }
            }
        }
        return result
    }
}

extension LayoutEngine {
    /// One random change, mostly of a constant.
    fileprivate mutating func edit(_ random: inout SeededGenerator) {
        guard !layout.constraints.isEmpty else { return }
        let index = random.integer(0...layout.constraints.count - 1)
        switch random.integer(0...9) {
        case 0:
            var screen = layout.screen
            screen.size.width = random.points(280...500)
            setScreen(screen)
        case 1:
            var constraints = layout.constraints
            constraints.remove(at: index)
            replaceConstraints(constraints)
        case 2:
            var constraints = layout.constraints
            constraints.append(
                LayoutConstraint(
                    constraints[index].firstItem, .width, .greaterThanOrEqual, constant: random.points(10...90),
                    priority: random.pick(1000, 700)))
            replaceConstraints(constraints)
        case 3, 4:
            // A number that several constraints are written with.
            var changed = layout
            let shift = random.points(-8...8)
            for index in changed.constraints.indices where random.integer(0...2) == 0 {
                changed.constraints[index].constant += shift
            }
            update(to: changed)
        default:
            setConstant(layout.constraints[index].constant + random.points(-8...8), of: ConstraintID(index))
        }
    }
}

extension [LinearConflict.Member] {
    /// The last row that can be broken.
    fileprivate var lastRow: RowID? {
        compactMap { if case .row(let row) = $0.source { row } else { nil } }.max()
    }
}

extension Layout {
    /// How far a constraint between edges, centres or sizes is from holding, by its definition.
    func error(of constraint: LayoutConstraint, _ solution: LayoutSolution) -> Double {
        let first = solution.absoluteFrames[constraint.firstItem.index].value(constraint.firstAttribute)
        let second = constraint.secondItem.map {
            solution.absoluteFrames[$0.index].value(constraint.secondAttribute)
        }
        let difference = first - (second ?? 0) * constraint.multiplier - constraint.constant
        switch constraint.relation {
        case .equal: return abs(difference)
        case .lessThanOrEqual: return max(0, difference)
        case .greaterThanOrEqual: return max(0, -difference)
        }
    }
}

extension Rect {
    /// The value of an edge, a centre or a size.
    func value(_ attribute: LayoutAttribute) -> Double {
        switch attribute {
        case .left: x
        case .right: x + width
        case .centerX: x + width / 2
        case .top: y
        case .bottom: y + height
        case .centerY: y + height / 2
        case .width: width
        case .height: height
        default: .nan
        }
    }
}
