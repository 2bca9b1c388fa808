// Pictures of every shape as files: what changes in them was meant to change.

import Testing

@testable import AutoLayout
@testable import LayoutPreview

struct GoldenTests {
    static let names = [
        "profile", "classic", "aspect", "conflict", "ambiguity", "scroll", "right-to-left", "lost", "landscape",
    ]

    private func input(_ name: String) throws -> PreviewInput {
        try #require(Samples.all.first { $0.name == name }).input
    }

    @Test("Draws in SVG", arguments: names)
    func drawsInSVG(name: String) throws {
        // A line an element, so that a change is one line of a difference.
        let svg = SVGRenderer.render(try input(name).drawing()).replacingOccurrences(of: "><", with: ">\n<")
        try Golden.expect(svg, name + ".svg")
    }

    @Test("Draws in box characters", arguments: names)
    func drawsInBoxCharacters(name: String) throws {
        try Golden.expect(try input(name).textPicture(TextPictureOptions(columns: 56)), name + ".txt")
    }

    @Test("Draws in ASCII", arguments: ["profile", "conflict", "right-to-left"])
    func drawsInASCII(name: String) throws {
        let options = TextPictureOptions(columns: 48, alphabet: .ascii)
        try Golden.expect(try input(name).textPicture(options), name + ".ascii.txt")
    }

    @Test("Draws what moved")
    func drawsWhatMoved() throws {
        let difference = LayoutDifference(before: Samples.profile(), after: Samples.movedProfile())
        let svg = SVGRenderer.render(difference.drawing()).replacingOccurrences(of: "><", with: ">\n<")
        try Golden.expect(svg, "difference.svg")
        try Golden.expect(difference.textPicture(TextPictureOptions(columns: 64)), "difference.txt")
    }

    @Test("Draws the surroundings of a view")
    func drawsTheSurroundingsOfAView() throws {
        let input = Samples.profile()
        try Golden.expect(input.hoverText(of: ItemID(2)), "hover.txt")
        var chosen = input
        chosen.selected = ItemID(2)
        let svg = SVGRenderer.render(chosen.drawing(.hover(ItemID(2)))).replacingOccurrences(of: "><", with: ">\n<")
        try Golden.expect(svg, "hover.svg")
    }
}
