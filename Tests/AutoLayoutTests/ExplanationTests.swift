// The explanations, on layouts small enough to work out by hand.

import AutoLayout
import LayoutFamilies
import Testing

@Suite struct ExplanationTests {
    @Test("A conflict is written as a sum")
    func aConflictIsWrittenAsASum() {
        var builder = LayoutBuilder(seed: 1)
        let box = builder.view("box", in: builder.root)
        let label = builder.view("label", in: box)
        builder.add(box, .width, 180)
        builder.add(label, .left, to: box, .left, 20)
        builder.add(label, .width, 200)
        builder.add(label, .right, to: box, .right, -20)
        let conflict = builder.layout.solve().conflicts.first
        #expect(conflict?.arithmetic == "20 + 200 + 20 = 240 > 180")
        #expect(conflict?.members.constraints.map(\.index) == [0, 1, 2, 3])
        #expect(conflict?.broken == ConstraintID(3))
        #expect(conflict?.fittingConstant == 40)
    }

    @Test("Two fixed sizes that differ")
    func twoFixedSizesThatDiffer() {
        var builder = LayoutBuilder(seed: 1)
        let box = builder.view("box", in: builder.root)
        builder.add(box, .width, 100)
        builder.add(box, .width, 120)
        let conflict = builder.layout.solve().conflicts.first
        #expect(conflict?.arithmetic == "120 ≠ 100" || conflict?.arithmetic == "100 ≠ 120")
        #expect(conflict?.fittingConstant == 100)
    }

    @Test("A number that mends one sum and not all is not offered")
    func aNumberThatMendsOneSumAndNotAllIsNotOffered() {
        var builder = LayoutBuilder(seed: 1)
        let box = builder.view("box", in: builder.root)
        builder.add(box, .height, .greaterThanOrEqual, 12)
        builder.add(box, .height, 44)
        builder.add(box, .height, 5)
        // 12 would be enough for the first of the others.
        #expect(builder.layout.solve().conflicts.allSatisfy { $0.fittingConstant == nil || $0.fittingConstant == 44 })
        builder.add(box, .width, .greaterThanOrEqual, 12)
        builder.add(box, .width, 5)
        #expect(builder.layout.solve().conflicts.last?.fittingConstant == 12)
    }

    @Test("Independent conflicts are reported once each")
    func independentConflictsAreReportedOnceEach() {
        var builder = LayoutBuilder(seed: 1)
        for name in ["a", "b", "c"] {
            let view = builder.view(name, in: builder.root)
            builder.add(view, .height, 10)
            builder.add(view, .height, .greaterThanOrEqual, 30)
        }
        let conflicts = builder.layout.solve().conflicts
        #expect(conflicts.map(\.broken) == [1, 3, 5].map { ConstraintID($0) })
        #expect(conflicts.map(\.arithmetic) == ["30 > 10", "30 > 10", "30 > 10"])
    }

    @Test("A root knows the sizes that fit")
    func aRootKnowsTheSizesThatFit() {
        var builder = LayoutBuilder(seed: 1)
        let label = builder.view("label", in: builder.root)
        builder.add(label, .left, to: builder.root, .left, 16)
        builder.add(label, .right, to: builder.root, .right, -16)
        builder.add(label, .width, .greaterThanOrEqual, 315)
        builder.add(label, .width, .lessThanOrEqual, 600)
        let sizes = builder.layout.solve().satisfiableSizes.first
        #expect(sizes?.minimum == AxisPair(horizontal: 347, vertical: nil))
        #expect(sizes?.maximum == AxisPair(horizontal: 632, vertical: nil))
        #expect(sizes?.minimumBoundBy.horizontal.constraints.map(\.index) == [0, 1, 2])
        #expect(sizes?.maximumBoundBy.horizontal.constraints.map(\.index) == [0, 1, 3])
        var small = builder.layout
        small.screen.size.width = 320
        let onSmall = small.solve()
        #expect(onSmall.conflicts.count == 1)
        #expect(onSmall.satisfiableSizes.first?.minimum.horizontal == 347)
    }

    @Test("A free view has a range and a degree of freedom for each attribute")
    func aFreeViewHasARangeAndADegreeOfFreedomForEach() {
        var builder = LayoutBuilder(seed: 1)
        let a = builder.label("a", in: builder.root, 100, 20)
        let b = builder.label("b", in: builder.root, 50, 20)
        builder.add(a, .left, .greaterThanOrEqual, to: builder.root, .left, 16)
        builder.add(b, .left, to: a, .right, 8)
        builder.add(b, .right, .lessThanOrEqual, to: builder.root, .right, -16)
        builder.align(a, [.top], to: builder.root)
        builder.align(b, [.top], to: builder.root)
        let solution = builder.layout.solve()
        #expect(solution.ambiguities.map(\.attribute) == [.x, .x])
        #expect(solution.ambiguities.map(\.minimum) == [16, 124])
        #expect(solution.ambiguities.map(\.maximum) == [216, 324])
        #expect(Set(solution.ambiguities.map(\.degreeOfFreedom)).count == 1)
        let settlements = LayoutEngine(builder.layout).settlements()
        #expect(settlements.map(\.item) == [a])
        #expect(settlements.map(\.attribute) == [.x])
    }

    @Test("An optional constraint names the higher ones that forbid it")
    func anOptionalConstraintNamesTheHigherOnes() {
        var builder = LayoutBuilder(seed: 1)
        let box = builder.view("box", in: builder.root)
        builder.add(box, .width, .lessThanOrEqual, 100, at: 750)
        builder.add(box, .width, 140, at: 500)
        builder.add(box, .width, .greaterThanOrEqual, 20)
        let broken = LayoutEngine(builder.layout).explainBroken(ConstraintID(1))
        #expect(broken?.forbiddenBy == [.constraint(ConstraintID(0))])
        #expect(broken?.kind == .higherPriority)
        #expect(LayoutEngine(builder.layout).explainBroken(ConstraintID(0)) == nil)
    }

    @Test("Equal priorities that pull apart compete")
    func equalPrioritiesThatPullApartCompete() {
        var builder = LayoutBuilder(seed: 1)
        let box = builder.view("box", in: builder.root)
        builder.add(box, .width, 100, at: 750)
        builder.add(box, .width, 140, at: 750)
        builder.add(box, .height, 10, at: 750)
        let competing = LayoutEngine(builder.layout).competingConstraints()
        #expect(competing.map(\.members) == [[ConstraintID(0), ConstraintID(1)]])
    }

    @Test("Duplicate and implied constraints are found, and needed ones are not")
    func duplicateAndImpliedConstraintsAreFound() {
        var builder = LayoutBuilder(seed: 1)
        let a = builder.view("a", in: builder.root)
        builder.align(a, [.left, .right, .left], to: builder.root)
        builder.align(a, [.width], to: builder.root)
        builder.add(a, .height, .greaterThanOrEqual, 20)
        builder.add(a, .height, .greaterThanOrEqual, 50)
        let found = LayoutEngine(builder.layout).redundantConstraints()
        #expect(found.map(\.constraint.index) == [2, 3, 4])
        #expect(found.map(\.kind) == [.duplicate, .implied, .implied])
        #expect(found.map { $0.impliedBy.constraints.map(\.index) } == [[0], [0, 1], [5]])
        var without = builder.layout
        for redundant in found.reversed() { without.constraints.remove(at: redundant.constraint.index) }
        #expect(without.solve().frames == builder.layout.solve().frames)
    }

    @Test("An open content size is reported")
    func anOpenContentSizeIsReported() {
        var builder = LayoutBuilder(seed: 1)
        var layout = builder.layout
        var scroll = LayoutItem(name: "scroll", kind: .scrollView, parent: builder.root)
        scroll.fixedFrame = nil
        layout.items.append(scroll)
        layout.items.append(LayoutItem(name: "text", parent: ItemID(1)))
        builder = LayoutBuilder(seed: 1)
        for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
            layout.constraints.append(LayoutConstraint(ItemID(1), attribute, to: ItemID(0), attribute))
        }
        for attribute in [LayoutAttribute.left, .top, .right] {
            layout.constraints.append(LayoutConstraint(ItemID(2), attribute, to: ItemID(1), attribute))
        }
        layout.constraints.append(LayoutConstraint(ItemID(2), .width, to: ItemID(1), .width))
        layout.constraints.append(LayoutConstraint(ItemID(2), .height, constant: 900))
        let open = layout.solve().contentAmbiguities
        #expect(open.map(\.axis) == [.vertical])
        layout.constraints.append(LayoutConstraint(ItemID(2), .bottom, to: ItemID(1), .bottom))
        let settled = layout.solve()
        #expect(settled.contentAmbiguities.isEmpty)
        #expect(settled.conflicts.isEmpty)
        #expect(settled.frames[2] == Rect(x: 0, y: 0, width: 390, height: 900))
    }

    @Test("Frames follow the width in straight pieces")
    func framesFollowTheWidthInStraightPieces() {
        var builder = LayoutBuilder(seed: 1)
        let box = builder.view("box", in: builder.root)
        builder.align(box, [.centerX, .top], to: builder.root)
        builder.add(box, .height, 10)
        builder.add(box, .width, to: builder.root, .width, -32, at: 750)
        builder.add(box, .width, .lessThanOrEqual, 400)
        builder.add(box, .width, .greaterThanOrEqual, 300)
        let pieces = LayoutEngine(builder.layout).frames(forWidths: 300...600, of: builder.root)
        #expect(pieces.map { ($0.width * 1000).rounded() / 1000 } == [300, 332, 432, 600])
        #expect(pieces.map { ($0.frames[1].width * 1000).rounded() / 1000 } == [300, 300, 400, 400])
    }
}
