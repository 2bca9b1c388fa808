// SVG documents are well-formed, self-contained and small.

import Foundation
import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct SVGTests {
    private static let known: Set = ["svg", "title", "style", "rect", "path", "circle", "text"]

    @Test("Is well formed", arguments: [PictureOptions.Appearance.automatic, .light, .dark])
    func isWellFormed(appearance: PictureOptions.Appearance) throws {
        for (name, input) in Samples.all {
            let shape = try #require(
                XMLShape.parse(SVGRenderer.render(input.drawing(), appearance: appearance)), "\(name)")
            #expect(Set(shape.elements).isSubset(of: Self.known), "\(name)")
            #expect(!shape.attributes.contains { $0.hasPrefix("on") || $0.hasSuffix("href") }, "\(name)")
        }
    }

    @Test("Follows the readers colours")
    func followsTheReadersColours() {
        let drawing = Samples.classic().drawing()
        #expect(SVGRenderer.render(drawing).contains("prefers-color-scheme:dark"))
        #expect(!SVGRenderer.render(drawing, appearance: .dark).contains("prefers-color-scheme"))
        #expect(
            SVGRenderer.render(drawing, appearance: .dark) != SVGRenderer.render(drawing, appearance: .light))
    }

    @Test("Carries only the styles it uses")
    func carriesOnlyTheStylesItUses() {
        let svg = SVGRenderer.render(Samples.classic().drawing())
        #expect(!svg.contains(".gh{"))
        #expect(svg.utf8.count < 3000)
    }

    @Test("Every role has a style of its own")
    func everyRoleHasAStyleOfItsOwn() {
        let names = Role.allCases.map { SVGStyle.name($0) }
        #expect(Set(names).count == names.count)
    }

    @Test("Draws the same every time")
    func drawsTheSameEveryTime() {
        for (_, input) in Samples.all {
            #expect(SVGRenderer.render(input.drawing()) == SVGRenderer.render(input.drawing()))
        }
    }
}
