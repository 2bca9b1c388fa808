// The picture at the top of the README: a file with a mistake, and what the engine and the drawing make of it.

import Foundation
import Testing

@testable import AutoLayout
@testable import LayoutPreview

/// The picture is composed from the real conflict and the real drawing, so it cannot promise more than they do.
struct ReadmePictureTests {
    private let code = [
        "// card.masonry", "screen \"Widget\" 320 x 130", "view card {", "    view avatar: UIImageView",
        "    view title: UILabel", "}", "avatar.makeConstraints {", "    make.top.left.equalTo(card).offset(16)",
        "    make.size.equalTo(CGSizeMake(64, 64))", "}", "title.makeConstraints {",
        "    make.left.equalTo(avatar.mas_right).offset(12)", "    make.centerY.equalTo(avatar)",
        "    make.right.equalTo(card).offset(-16)", "    make.width.equalTo(@240)", "}",
    ]

    private func input(width: Double) -> PreviewInput {
        var sample = SolvedSample(320, 130)
        sample.layout.screen.name = "Widget"
        let card = sample.view("card")
        let avatar = sample.view("avatar", in: card, "UIImageView")
        let title = sample.view("title", in: card, "UILabel")
        sample.layout.items[title.index].intrinsicSize = AxisPair(horizontal: 80, vertical: 21)
        sample.layout.constraints += [
            LayoutConstraint(avatar, .top, to: card, .top, constant: 16),
            LayoutConstraint(avatar, .left, to: card, .left, constant: 16),
            LayoutConstraint(avatar, .width, constant: 64), LayoutConstraint(avatar, .height, constant: 64),
            LayoutConstraint(title, .left, to: avatar, .right, constant: 12),
            LayoutConstraint(title, .centerY, to: avatar, .centerY),
            LayoutConstraint(title, .right, to: card, .right, constant: -16),
            LayoutConstraint(title, .width, constant: width),
        ]
        return sample.input(selecting: width < 240 ? title : nil)
    }

    @Test func isWhatTheToolDraws() throws {
        let conflict = try #require(input(width: 240).solution.conflicts.first)
        let fitting = try #require(conflict.fittingConstant)
        #expect(conflict.broken == ConstraintID(7))
        #expect(input(width: fitting).solution.conflicts.isEmpty)
        var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"820\" height=\"410\" viewBox=\"0 0 820 410\" "
        svg += "role=\"img\"><title>A constraint that cannot hold, found while it is typed</title>"
        svg += "<style>\(SVGStyle.sheet(Role.allCases, .automatic))\(style)</style>\n"
        svg += "<rect class=\"bg\" width=\"820\" height=\"410\" rx=\"8\"/>\n"
        svg += "<rect class=\"pane\" x=\"12\" y=\"12\" width=\"424\" height=\"386\" rx=\"6\"/>\n"
        for (line, text) in code.enumerated() { svg += codeLine(text, line) }
        svg += squiggle(line: 14, from: 4, to: 28)
        let message = "✕ unsatisfiable: " + conflict.arithmetic
        svg += "<text class=\"code bad\" x=\"26\" y=\"355\">\(Markup.escaped(message))</text>\n"
        svg += "<text class=\"code hint\" x=\"26\" y=\"378\">fix: \(Decimal.text(fitting)) fits</text>\n"
        svg += picture(input(width: 240), "translate(446 24)") + picture(input(width: fitting), "translate(446 216)")
        svg += "</svg>\n"
        #expect(XMLShape.parse(svg) != nil)
        try Golden.expect(svg, "../../../.github/picture.svg")
    }

    private func picture(_ input: PreviewInput, _ place: String) -> String {
        var writer = SVGWriter()
        // The background is that of the whole.
        for shape in input.drawing().shapes.dropFirst() { writer.add(shape) }
        return "<g transform=\"\(place)\">" + writer.text.replacingOccurrences(of: "><", with: ">\n<") + "</g>\n"
    }

    private let style =
        ".code{font:12px ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:#1c242c;white-space:pre}"
        + ".pane{fill:#fff;stroke:#d6dbe1}.no{fill:#9aa5b1}.bad{fill:#a32a08}.hint{fill:#00517f}"
        + ".sq{stroke:#c4320a;stroke-width:1.5}.k{fill:#00517f}.c{fill:#606b78}"
        + "@media (prefers-color-scheme:dark){.code{fill:#e6ebf0}.pane{fill:#22272e;stroke:#363d45}.no{fill:#66737f}"
        + ".bad{fill:#ffb08f}.hint{fill:#9fd6f5}.sq{stroke:#ff8a5c}.k{fill:#9fd6f5}.c{fill:#a9b4c0}}"

    private func codeLine(_ text: String, _ line: Int) -> String {
        let y = 36 + line * 19
        let indent = text.prefix { $0 == " " }.count
        let number = "<text class=\"code no\" x=\"38\" y=\"\(y)\" text-anchor=\"end\">\(line + 1)</text>"
        var words = Markup.escaped(text.trimmingCharacters(in: .whitespaces))
        if words.hasPrefix("//") { words = "<tspan class=\"c\">\(words)</tspan>" }
        for keyword in ["screen ", "view "] where words.hasPrefix(keyword) {
            words = "<tspan class=\"k\">\(keyword.dropLast())</tspan> " + words.dropFirst(keyword.count)
        }
        return number + "<text class=\"code\" x=\"\(50 + Double(indent) * 7.2)\" y=\"\(y)\">\(words)</text>\n"
    }

    private func squiggle(line: Int, from: Int, to: Int) -> String {
        let y = 36 + line * 19 + 4
        var path = "M\(50 + Double(from) * 7.2) \(y)"
        for step in 0..<(to - from) * 2 { path += step % 2 == 0 ? "l3.6 -2.5" : "l3.6 2.5" }
        return "<path class=\"sq\" d=\"\(path)\"/>\n"
    }
}
