// Attributes, margins, guides, writing direction: where things end up.

import AutoLayout
import Testing

@Suite struct LoweringTests {
    private func layout(_ screen: Screen = Screen(name: "s", size: Size(width: 200, height: 100))) -> Layout {
        var layout = Layout(screen: screen)
        layout.items = [LayoutItem(name: "root", parent: nil), LayoutItem(name: "a", parent: ItemID(0))]
        return layout
    }

    private func pin(_ attributes: [LayoutAttribute], to other: ItemID, _ constant: Double) -> [LayoutConstraint] {
        attributes.map { LayoutConstraint(ItemID(1), $0, to: other, $0, constant: constant) }
    }

    @Test("Leading and its constants follow the writing direction")
    func leadingAndItsConstantsFollowTheWriting() {
        var layout = layout()
        layout.constraints = pin([.leading], to: ItemID(0), 20) + pin([.trailing], to: ItemID(0), -50)
        #expect(layout.solve().frames[1].x == 20)
        #expect(layout.solve().frames[1].width == 130)
        layout.screen.isRightToLeft = true
        #expect(layout.solve().frames[1].x == 50)
        #expect(layout.solve().frames[1].width == 130)
        layout.constraints[0] = LayoutConstraint(ItemID(1), .left, to: ItemID(0), .left, constant: 5)
        #expect(layout.solve().frames[1].x == 5)
    }

    @Test("A multiplier measures from the closest common ancestor")
    func aMultiplierMeasuresFromTheClosestCommon() {
        var layout = layout()
        layout.items.append(LayoutItem(name: "b", parent: ItemID(1)))
        layout.constraints = [
            LayoutConstraint(ItemID(1), .left, to: ItemID(0), .left, constant: 40),
            LayoutConstraint(ItemID(1), .width, constant: 100),
            LayoutConstraint(ItemID(2), .centerX, to: ItemID(1), .centerX, multiplier: 0.5),
            LayoutConstraint(ItemID(2), .width, constant: 10),
        ]
        #expect(layout.solve().frames[2].x == 20)
        #expect(layout.solve().absoluteFrames[2].x == 60)
        layout.constraints[2] = LayoutConstraint(ItemID(2), .left, to: ItemID(1), .left, multiplier: 3, constant: 7)
        #expect(layout.solve().frames[2].x == 7)
    }

    @Test("Margins and baselines are offsets from the edges")
    func marginsAndBaselinesAreOffsetsFromTheEdges() {
        var layout = layout()
        layout.items[0].layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        layout.items[1].firstBaseline = 12
        layout.items[1].lastBaseline = 4
        layout.constraints = [
            LayoutConstraint(ItemID(1), .left, to: ItemID(0), .leftMargin),
            LayoutConstraint(ItemID(1), .right, to: ItemID(0), .rightMargin),
            LayoutConstraint(ItemID(1), .firstBaseline, to: ItemID(0), .topMargin, constant: 12),
            LayoutConstraint(ItemID(1), .lastBaseline, to: ItemID(0), .bottomMargin),
        ]
        #expect(layout.solve().frames[1] == Rect(x: 20, y: 10, width: 140, height: 64))
        layout.constraints[1] = LayoutConstraint(ItemID(1), .centerX, to: ItemID(0), .centerXWithinMargins)
        #expect(layout.solve().frames[1].width == 140)
    }

    @Test("Guides follow their owner")
    func guidesFollowTheirOwner() {
        let safe = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        var layout = layout(Screen(name: "s", size: Size(width: 900, height: 844), safeArea: safe))
        layout.items[1].layoutMargins = .zero
        layout.items += [
            LayoutItem(name: "rootSafe", kind: .safeAreaGuide, parent: ItemID(0)),
            LayoutItem(name: "innerSafe", kind: .safeAreaGuide, parent: ItemID(1)),
            LayoutItem(name: "margins", kind: .layoutMarginsGuide, parent: ItemID(0)),
            LayoutItem(name: "readable", kind: .readableContentGuide, parent: ItemID(0)),
        ]
        layout.constraints = pin([.left, .right, .bottom], to: ItemID(0), 0) + pin([.top], to: ItemID(0), 20)
        let solution = layout.solve()
        #expect(solution.frames[2] == Rect(x: 0, y: 47, width: 900, height: 763))
        #expect(solution.frames[3] == Rect(x: 0, y: 27, width: 900, height: 763))
        #expect(solution.frames[4] == Rect(x: 8, y: 8, width: 884, height: 828))
        #expect(solution.frames[5] == Rect(x: 114, y: 8, width: 672, height: 828))
        #expect(solution.ambiguities.isEmpty)
    }

    @Test("What lies outside of the screen has no safe area", arguments: [(20.0, 27.0), (-80, 0), (-20, 67), (844, 0)])
    func whatLiesOutsideOfTheScreenHasNoSafeArea(_ top: Double, _ inset: Double) {
        let safe = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        var layout = layout(Screen(name: "s", size: Size(width: 900, height: 844), safeArea: safe))
        layout.items.append(LayoutItem(name: "bar", parent: ItemID(1)))
        layout.items.append(LayoutItem(name: "safe", kind: .safeAreaGuide, parent: ItemID(2)))
        layout.constraints =
            pin([.left, .right, .top, .bottom], to: ItemID(0), 0)
            + [
                LayoutConstraint(ItemID(2), .top, to: ItemID(1), .top, constant: top),
                LayoutConstraint(ItemID(2), .left, to: ItemID(1), .left),
                LayoutConstraint(ItemID(2), .width, constant: 100),
                LayoutConstraint(ItemID(2), .height, constant: 80),
            ]
        #expect(layout.solve().frames[3].y == inset)
    }

    @Test("Relating what cannot be related has no effect")
    func relatingWhatCannotBeRelatedHasNoEffect() {
        var layout = layout()
        layout.items.append(LayoutItem(name: "other", parent: nil))
        layout.constraints = [
            LayoutConstraint(ItemID(1), .left, to: ItemID(0), .top),
            LayoutConstraint(ItemID(1), .left, to: ItemID(0), .width),
            LayoutConstraint(ItemID(1), .left, to: ItemID(2), .left),
            LayoutConstraint(ItemID(1), .notAnAttribute, constant: 4),
            LayoutConstraint(ItemID(9), .left, constant: 4),
            LayoutConstraint(ItemID(1), .left, to: ItemID(-3), .left),
            LayoutConstraint(ItemID(1), .left, to: ItemID(0), .left, multiplier: .nan),
            LayoutConstraint(ItemID(1), .left, constant: .infinity),
        ]
        let solution = layout.solve()
        #expect(solution.ignoredConstraints.count == layout.constraints.count)
        #expect(solution.violations.allSatisfy { $0 == 0 })
    }
}
