// Texts never lie on each other, and everything stays on the canvas, however small it is.

import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct LabelTests {
    private func boxes(_ drawing: Drawing) -> [(text: String, box: Rect)] {
        drawing.shapes.compactMap { shape in
            guard case .text(let text, let box, _) = shape.geometry, text != " " else { return nil }
            return (text, box)
        }
    }

    private func expectReadable(_ drawing: Drawing, _ name: String) {
        let boxes = boxes(drawing)
        for (index, first) in boxes.enumerated() {
            #expect(first.box.x >= 0 && first.box.maxX <= drawing.size.width + 0.5, "\(name): \(first.text)")
            for second in boxes[(index + 1)...] {
                let overlap = first.box.insetBy(0.01, 0.01).intersects(second.box.insetBy(0.01, 0.01))
                #expect(!overlap, "\(name): \(first) \(second)")
            }
        }
    }

    @Test("Texts do not overlap", arguments: [120.0, 320, 720])
    func textsDoNotOverlap(extent: Double) {
        for (name, input) in Samples.all {
            var options = PictureOptions()
            options.extent = Size(width: extent, height: extent)
            for selected in [nil] + input.layout.items.indices.map({ ItemID($0) }) {
                var input = input
                input.selected = selected
                expectReadable(input.drawing(options), name)
            }
        }
    }

    @Test("A view is named where it has room")
    func aViewIsNamedWhereItHasRoom() {
        let texts = boxes(Samples.profile(selecting: nil).drawing()).map(\.text)
        #expect(texts.contains("card: UIView"))
        #expect(texts.contains("bio: UILabel ≈"))
        #expect(texts.contains("“Writes compilers, and the first program of all.”"))
    }

    @Test("A crowded layout has fewer names")
    func aCrowdedLayoutHasFewerNames() {
        var options = PictureOptions()
        options.extent = Size(width: 100, height: 100)
        let crowded = boxes(Samples.crowded(selecting: nil).drawing(options))
        #expect(crowded.count < 10)
        #expect(boxes(Samples.crowded(selecting: nil).drawing()).count > 60)
    }

    @Test("The selected view is named in any case")
    func theSelectedViewIsNamedInAnyCase() {
        for index in 1...10 {
            var input = Samples.nested()
            input.selected = ItemID(index)
            let drawing = input.drawing()
            #expect(drawing.shapes.contains { $0.role == .selectedName && $0.item == index }, "view\(index)")
        }
    }
}
