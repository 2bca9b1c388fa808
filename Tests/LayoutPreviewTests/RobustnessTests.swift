// Inputs that no engine should give, and layouts larger than anybody looks at, are drawn as far as they go.

import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct RobustnessTests {
    private func drawAll(_ input: PreviewInput) {
        #expect(XMLShape.parse(SVGRenderer.render(input.drawing())) != nil)
        #expect(!input.textPicture().isEmpty)
        #expect(!PreviewPage(title: "t", panels: [PreviewPanel(input: input)]).html().isEmpty)
        _ = input.hoverPicture(of: ItemID(0))
    }

    @Test("An empty layout")
    func anEmptyLayout() { drawAll(Sample("", 0, 0).input) }

    @Test("A solution that does not match its layout")
    func aSolutionThatDoesNotMatchItsLayout() {
        for (_, input) in Samples.all {
            var input = input
            input.solution.frames.removeAll()
            input.solution.absoluteFrames.removeLast()
            input.solution.violations.removeAll()
            input.items.removeAll()
            input.selected = ItemID(999)
            drawAll(input)
        }
    }

    @Test("Numbers that are none")
    func numbersThatAreNone() {
        for value in [Double.nan, .infinity, -.infinity, 1e308, -1e308] {
            var sample = Sample("Odd", value, value)
            let root = sample.root()
            let view = sample.view("view", in: root, value, value, value, value)
            sample.constrain(view, .left, .equal, root, .left, times: value, plus: value)
            sample.constrain(view, .width, .equal, plus: value, violation: value)
            sample.ambiguity(view, .x, value, value)
            sample.conflict([.constraint(ConstraintID(1)), .rootSize(root, .vertical)], broken: ConstraintID(1), "")
            sample.input.selected = view
            sample.input.layout.items[1].layoutMargins = EdgeInsets(
                top: value, left: value, bottom: value, right: value)
            drawAll(sample.input)
        }
    }

    @Test("Identifiers that point nowhere")
    func identifiersThatPointNowhere() {
        var sample = Sample()
        let root = sample.root()
        sample.view("orphan", in: nil, 0, 0, 10, 10)
        sample.input.layout.items[1].parent = ItemID(1)
        sample.constrain(ItemID(50), .left, .equal, ItemID(-4), .right)
        sample.constrain(root, .left, .equal, ItemID(70), .right)
        sample.constrain(root, .notAnAttribute)
        sample.ambiguity(ItemID(9), .x, 0, 1)
        sample.conflict(
            [.constraint(ConstraintID(-1)), .rootSize(ItemID(8), .vertical), .system(ItemID(-9))],
            broken: ConstraintID(77), "x")
        sample.input.selected = root
        drawAll(sample.input)
    }

    @Test("Four thousand views in each other")
    func fourThousandViewsInEachOther() {
        var sample = Sample()
        var parent = sample.root()
        for index in 0..<4000 { parent = sample.view("v\(index)", in: parent, 0.01, 0.01, 300, 300) }
        sample.input.selected = parent
        drawAll(sample.input)
    }

    @Test("Five thousand views beside each other")
    func fiveThousandViewsBesideEachOther() { drawAll(Samples.crowded(rows: 1000)) }
}
