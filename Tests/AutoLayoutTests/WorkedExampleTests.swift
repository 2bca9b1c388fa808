// The example of the documentation of AutoLayout.

import AutoLayout
import Testing

@Test("The documented layout")
func theDocumentedLayout() {
    var layout = Layout(screen: Screen(name: "phone", size: Size(width: 320, height: 568)))
    layout.items = [
        LayoutItem(name: "root", parent: nil),
        LayoutItem(name: "title", parent: ItemID(0)),
    ]
    layout.constraints = [
        LayoutConstraint(ItemID(1), .left, to: ItemID(0), .left, constant: 16),
        LayoutConstraint(ItemID(1), .right, to: ItemID(0), .right, constant: -16),
        LayoutConstraint(ItemID(1), .width, .greaterThanOrEqual, constant: 315),
        LayoutConstraint(ItemID(1), .top, to: ItemID(0), .top, constant: 20),
    ]

    let solution = layout.solve()
    #expect(solution.conflicts.first?.arithmetic == "16 + 16 + 315 = 347 > 320")
    #expect(solution.conflicts.first?.broken == ConstraintID(2))
    #expect(solution.conflicts.first?.fittingConstant == 288)
    #expect(solution.satisfiableSizes.first?.minimum.horizontal == 347)
    #expect(solution.ambiguities.map(\.attribute) == [.height])

    var engine = LayoutEngine(layout)
    engine.setScreen(Screen(name: "large", size: Size(width: 430, height: 932)))
    #expect(engine.solution().conflicts.isEmpty)
    #expect(engine.frames[1].width == 398)
}
