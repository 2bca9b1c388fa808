// Views as they look.

import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct LookTests {
    private func sample(_ className: String = "UILabel", _ change: (inout ViewLook) -> Void) -> PreviewInput {
        var sample = Sample()
        let root = sample.view("root", in: nil, 0, 0, 393, 852)
        sample.view("title", in: root, className, 20, 60, 200, 40)
        sample.input.style = .screen
        var look = ViewLook()
        change(&look)
        sample.input.items[1].look = look
        return sample.input
    }

    private func texts(_ input: PreviewInput) throws -> [String] {
        try #require(XMLShape.parse(SVGRenderer.render(input.drawing()))).texts
    }

    @Test("A text is shown without the view's name, and cut where it does not fit")
    func aTextIsShownWithoutTheViewsNameAndCut() throws {
        let input = sample {
            $0.text = .known("A title that is much longer than the view it stands in")
        }
        let shown = try texts(input)
        #expect(shown.contains { $0.hasPrefix("A title") && $0.hasSuffix("…") })
        #expect(!shown.contains { $0.contains("title:") })
    }

    @Test("As many lines as the view says and has room for")
    func asManyLinesAsTheViewSaysAndHasRoomFor() throws {
        let text = "one two three four five six seven eight nine ten eleven twelve thirteen"
        let all = try texts(sample { ($0.text, $0.lines) = (.known(text), 0) })
        #expect(all.filter { $0.hasPrefix("one") || $0.hasSuffix("…") }.count == 2)
        let two = LookText(string: text, size: 10, paint: .label, lines: 2)
        #expect(LookMeasure.lines(two, width: 100, height: 100).count == 2)
        #expect(LookMeasure.lines(two, width: 100, height: 100).last?.hasSuffix("…") == true)
        #expect(LookMeasure.lines(two, width: 1000, height: 12) == [text])
    }

    @Test("Colours are given for light and dark, and nothing else is drawn of what is not known")
    func coloursAreGivenForLightAndDarkAndNothingElse() throws {
        let svg = SVGRenderer.render(
            sample("UIView") { $0.background = .known(Paint(light: 0x1122_33FF, dark: 0x4455_66FF)) }.drawing())
        #expect(svg.contains("fill:#112233") && svg.contains("fill:#445566"))
        let unknown = SVGRenderer.render(sample("UIView") { $0.background = .unknown }.drawing())
        #expect(unknown.contains("stroke-dasharray"))
        #expect(!SVGRenderer.render(sample("UIView") { _ in }.drawing()).contains("stroke-dasharray"))
    }

    @Test("Corners are as round as a view says and as its sides allow", arguments: [(8.0, 8), (40, 20)])
    func cornersAreAsRoundAsAViewSaysAndAsItsSides(_ radius: Double, _ round: Int) {
        let svg = SVGRenderer.render(
            sample("UIView") { ($0.background, $0.radius) = (.known(Paint(0x1122_33FF)), radius) }.drawing())
        #expect(svg.contains("height=\"40\" rx=\"\(round)\""))
    }

    @Test("A page has both ways of drawing, and begins with the one that is asked for")
    func aPageHasBothWaysOfDrawingAndBeginsWithTheOne() throws {
        let input = sample { $0.text = .known("</script><b>") }
        var plan = input
        plan.style = .plan
        let html = PreviewPage(title: "t", panels: [PreviewPanel(input: plan, look: input)], style: .screen).html()
        #expect(html.contains("\"style\":\"screen\"") && html.contains("\"looks\":[["))
        #expect(!html.contains("</script><b>"))
    }

    @Test("A page measures a text of several fonts in a size that makes it as wide as they do")
    func aPageMeasuresATextOfSeveralFontsInASize() {
        let pieces = [("Large", 30.0), (" small", 10.0)]
        let input = sample {
            $0.text = .known("Large small")
            $0.runs = pieces.map { text, size in
                .init(text: text, paint: nil, font: .init(size: size), isUnderlined: false, isStruck: false)
            }
        }
        let width = pieces.map { LookMeasure.width($0, size: $1, weight: 400) }.reduce(0, +)
        let size = width / LookMeasure.width("Large small", size: 1, weight: 400)
        let html = PreviewPage(title: "t", panels: [PreviewPanel(input: input, look: input)], style: .screen).html()
        #expect(html.contains("]],\(Decimal.text(size))]"))
    }

    @Test("Hidden views and what lies in them are not drawn")
    func hiddenViewsAndWhatLiesInThemAreNotDrawn() throws {
        #expect(try texts(sample { ($0.text, $0.isHidden) = (.known("Hidden"), true) }).allSatisfy { $0 != "Hidden" })
    }

    @Test("Hostile texts are texts")
    func hostileTextsAreTexts() throws {
        let hostile = "</text><script>alert(1)</script>\u{202E}\u{0}"
        let svg = SVGRenderer.render(
            sample {
                $0.text = .known(hostile)
                $0.font = ViewLook.Font(size: 1e300, weight: -5)
                $0.radius = .infinity
            }.drawing())
        let shape = try #require(XMLShape.parse(svg))
        #expect(!shape.elements.contains("script"))
        #expect(!svg.unicodeScalars.contains("\u{202E}"))
    }

    @Test("Each control is drawn as itself")
    func eachControlIsDrawnAsItself() throws {
        let names = [
            "UISwitch", "UISlider", "UITextField", "UISearchBar", "UISegmentedControl", "UIProgressView",
            "UIActivityIndicatorView", "UIPageControl", "UIStepper", "UIImageView", "WKWebView", "ChartView",
        ]
        var seen: Set<String> = []
        for name in names {
            let svg = SVGRenderer.render(
                sample(name) {
                    $0.image = .unknown
                    $0.placeholder = .known("Search")
                }.drawing())
            #expect(XMLShape.parse(svg) != nil)
            #expect(seen.insert(svg).inserted, "\(name) looks like another")
        }
    }
}
