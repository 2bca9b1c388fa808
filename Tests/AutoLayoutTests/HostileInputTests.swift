// Nothing that can be written down makes the engine fall over.

import AutoLayout
import LayoutFamilies
import Testing

@Suite struct HostileInputTests {
    @Test("Cyclic and missing parents become roots")
    func cyclicAndMissingParentsBecomeRoots() {
        var layout = Layout(screen: Screen(name: "s", size: Size(width: 100, height: 100)))
        layout.items = [
            LayoutItem(name: "a", parent: ItemID(1)), LayoutItem(name: "b", parent: ItemID(0)),
            LayoutItem(name: "c", parent: ItemID(2)), LayoutItem(name: "d", parent: ItemID(77)),
            LayoutItem(name: "e", kind: .safeAreaGuide, parent: ItemID(5)),
            LayoutItem(name: "f", parent: ItemID(0)),
        ]
        layout.constraints = (0..<6).map { LayoutConstraint(ItemID($0), .width, constant: 5) }
        let solution = layout.solve()
        #expect(solution.frames.count == 6)
        #expect(solution.frames.allSatisfy { $0.parts.allSatisfy(\.isFinite) })
    }

    @Test("Numbers of every size leave finite frames")
    func numbersOfEverySizeLeaveFiniteFrames() {
        let numbers: [Double] = [
            .nan, .infinity, -.infinity, 1e308, -1e308, 1e-308, 1e15, -1e12, 1e6, 1e-6, 0, -0.0, 1,
        ]
        for (index, constant) in numbers.enumerated() {
            for multiplier in numbers {
                var layout = LayoutFamily.feed.layout(views: 8, seed: 3)
                layout.items[4].intrinsicSize.horizontal = constant
                layout.items[4].layoutMargins.left = constant
                layout.items[4].firstBaseline = multiplier
                layout.items[0].fixedFrame = Rect(x: constant, y: multiplier, width: multiplier, height: constant)
                layout.screen.safeArea.top = constant
                layout.constraints[index].constant = constant
                layout.constraints[index + 2].multiplier = multiplier
                layout.constraints.append(
                    LayoutConstraint(ItemID(3), .width, .greaterThanOrEqual, constant: multiplier, priority: 1000))
                let solution = layout.solve()
                #expect(solution.frames.allSatisfy { $0.parts.allSatisfy(\.isFinite) }, "\(constant) \(multiplier)")
            }
        }
    }

    @Test("Chains of ten thousand equalities stay exact")
    func chainsOfTenThousandEqualitiesStayExact() {
        var builder = LayoutBuilder(seed: 1)
        var last = builder.root
        for index in 0..<10_000 {
            let view = builder.view("v\(index)", in: builder.root)
            builder.add(view, .left, to: last, .left, index.isMultiple(of: 2) ? 1e6 : -1e6 + 1e-6)
            builder.add(view, .width, 10)
            last = view
        }
        let solution = builder.layout.solve()
        #expect(abs((solution.frames.last?.x ?? 0) - 5_000e-6) < 1e-6)
        #expect(solution.conflicts.isEmpty)
    }

    @Test("A contradiction across a long chain is found whole")
    func aContradictionAcrossALongChainIsFoundWhole() {
        var builder = LayoutBuilder(seed: 1)
        var last = builder.root
        for index in 0..<2_000 {
            let view = builder.view("v\(index)", in: builder.root)
            builder.add(view, .top, to: last, .top, 1)
            last = view
        }
        builder.add(last, .top, to: builder.root, .top, 1_999)
        let conflict = builder.layout.solve().conflicts.first
        #expect(conflict?.members.constraints.count == 2_001)
        #expect(conflict?.fittingConstant == 2_000)
    }

    @Test("Many ways to be degenerate end")
    func manyWaysToBeDegenerateEnd() {
        var builder = LayoutBuilder(seed: 1)
        let views = (0..<12).map { builder.view("v\($0)", in: builder.root) }
        for first in views {
            for second in views where first != second {
                builder.add(first, .left, .greaterThanOrEqual, to: second, .left)
                builder.add(first, .width, .lessThanOrEqual, to: second, .width, at: 500)
                builder.add(first, .width, to: second, .width, times: 2, at: 400)
            }
        }
        let solution = builder.layout.solve()
        #expect(Set(solution.frames.dropFirst().map(\.x)).count == 1)
    }

    @Test("A layout of nothing has a solution of nothing")
    func aLayoutOfNothingHasASolutionOfNothing() {
        let solution = Layout(screen: Screen(name: "s", size: Size(width: 0, height: 0))).solve()
        #expect(solution.frames.isEmpty)
    }
}
