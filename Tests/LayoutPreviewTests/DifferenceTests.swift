// What moved between two versions.

import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct DifferenceTests {
    @Test("Names what moved what came and what went")
    func namesWhatMovedWhatCameAndWhatWent() {
        let difference = LayoutDifference(before: Samples.profile(), after: Samples.movedProfile())
        #expect(
            difference.changes.map(\.text) == [
                "avatar: x 16 → 24 (+8), width 64 → 80 (+16), height 64 → 80 (+16)",
                "name: x 88 → 112 (+24)",
                "card: y 151 → 171 (+20)",
                "+ badge: x 300  y 80  40 × 20",
                "− follow: was x 8  y 77  100 × 35",
            ])
    }

    @Test("A carried view has not moved")
    func aCarriedViewHasNotMoved() {
        let difference = LayoutDifference(before: Samples.profile(), after: Samples.movedProfile())
        #expect(!difference.changes.contains { $0.name == "bio" })
    }

    @Test("Says when nothing moved")
    func saysWhenNothingMoved() {
        let difference = LayoutDifference(before: Samples.profile(), after: Samples.profile())
        #expect(difference.changes.isEmpty)
        #expect(difference.textPicture().contains("Nothing moved."))
    }

    @Test("Views of one name are matched in their order")
    func viewsOfOneNameAreMatchedInTheirOrder() {
        var before = Sample()
        let root = before.root()
        before.view("row", in: root, 0, 0, 10, 10)
        before.view("row", in: root, 0, 20, 10, 10)
        var after = before
        after.input.solution.frames[2].y = 25
        let difference = LayoutDifference(before: before.input, after: after.input)
        #expect(difference.changes.map(\.after) == [2])
    }

    @Test("Draws valid XML")
    func drawsValidXML() {
        let difference = LayoutDifference(before: Samples.profile(), after: Samples.movedProfile())
        #expect(XMLShape.parse(SVGRenderer.render(difference.drawing())) != nil)
    }
}
