// Names from anywhere appear as text and as nothing else, in every output.

import Foundation
import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct HostileNameTests {
    /// Characters that act on a terminal or on the order of a line.
    private func acts(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...9, 0xB...0x1F, 0x7F...0x9F, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF,
            0xFFFE, 0xFFFF:
            true
        default: false
        }
    }

    private var difference: LayoutDifference {
        var moved = Samples.hostile()
        for index in moved.solution.frames.indices { moved.solution.frames[index].x += 3 }
        return LayoutDifference(before: Samples.hostile(), after: moved)
    }

    @Test("In SVG")
    func inSVG() throws {
        let drawings = [
            Samples.hostile().drawing(), Samples.hostile().drawing(.hover(ItemID(3))), difference.drawing(),
        ]
        for drawing in drawings {
            let svg = SVGRenderer.render(drawing)
            let shape = try #require(XMLShape.parse(svg))
            #expect(!shape.elements.contains("script"))
            #expect(shape.elements.filter { $0 == "style" }.count == 1)
            #expect(!shape.attributes.contains("onload"))
            #expect(!svg.unicodeScalars.contains(where: acts))
            #expect(svg.utf8.count < 20_000)
        }
        let svg = SVGRenderer.render(Samples.hostile().drawing())
        let texts = try #require(XMLShape.parse(svg)).texts
        #expect(texts.contains("<script>alert(1)</script>: UIView"))
        #expect(texts.contains { $0.contains("a&amp;b&#60;") })
    }

    @Test("In text")
    func inText() {
        for columns in [20, 72, 200] {
            let text = Samples.hostile().textPicture(TextPictureOptions(columns: columns))
            #expect(!text.unicodeScalars.contains(where: acts))
        }
        #expect(!difference.textPicture().unicodeScalars.contains(where: acts))
    }

    @Test("In HTML")
    func inHTML() throws {
        let html = PreviewPage(
            title: "</title><script>alert(1)</script>", panels: [PreviewPanel(input: Samples.hostile())]
        ).html()
        #expect(html.components(separatedBy: "<script").count == 3)
        #expect(html.components(separatedBy: "</script").count == 3)
        #expect(html.components(separatedBy: "<style").count == 2)
        #expect(!html.contains("onload=\""))
        #expect(!html.unicodeScalars.contains(where: acts))
        let opening = try #require(html.range(of: "id=\"layout-data\">"))
        let closing = try #require(html.range(of: "</script>", range: opening.upperBound..<html.endIndex))
        let json = try JSONSerialization.jsonObject(with: Data(html[opening.upperBound..<closing.lowerBound].utf8))
        let models = try #require((json as? [String: Any])?["models"] as? [[String: Any]])
        let items = try #require(models.first?["items"] as? [[Any]])
        #expect(items.first?.first as? String == "<script>alert(1)</script>")
        #expect(items.count == Samples.hostileNames.count + 1)
    }

    @Test("Long names are cut")
    func longNamesAreCut() {
        #expect(DisplayText.name(String(repeating: "n", count: 10_000)).count == 61)
        #expect(DisplayText.name("z" + String(repeating: "\u{301}", count: 10_000)).unicodeScalars.count == 4)
    }

    @Test("What acts is spelled")
    func whatActsIsSpelled() {
        #expect(DisplayText.name("a\u{202E}b") == "a\\u{202E}b")
        #expect(DisplayText.name("\u{1B}[31m") == "\\u{1B}[31m")
        #expect(DisplayText.name("line\r\nbreak") == "line\\u{D}\\u{A}break")
        #expect(DisplayText.name("👩‍👩‍👧‍👦 שלום") == "👩‍👩‍👧‍👦 שלום")
    }
}
