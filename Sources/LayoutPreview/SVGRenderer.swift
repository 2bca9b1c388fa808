// Writes a drawing as SVG: one self-contained, valid XML document.

import AutoLayout

/// Renders drawings as SVG.
package enum SVGRenderer {
    /// The document; it needs nothing from outside and runs nothing.
    /// - Parameter enlarged: how many times as large it calls itself: who makes pixels of it makes more of them.
    package static func render(
        _ drawing: Drawing, appearance: PictureOptions.Appearance = .automatic, enlarged: Double = 1
    ) -> String {
        let title = "<title>\(Markup.escaped(drawing.summary))</title>"
        let colors = drawing.backdrop?.sheet(appearance) ?? ""
        let style = "<style>\(SVGStyle.sheet(for: drawing, appearance))\(colors)</style>"
        return document(drawing, "xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"", title + style, enlarged) + "\n"
    }

    /// The element for a page whose own style sheet knows the roles.
    static func element(_ drawing: Drawing) -> String {
        document(drawing, "role=\"img\" aria-label=\"\(Markup.escaped(drawing.summary))\"", "")
    }

    private static func document(
        _ drawing: Drawing, _ attributes: String, _ head: String, _ enlarged: Double = 1
    ) -> String {
        var writer = SVGWriter()
        let width = Decimal.coordinate(drawing.size.width.rounded(.up))
        let height = Decimal.coordinate(drawing.size.height.rounded(.up))
        let outer = Decimal.coordinate(drawing.size.width.rounded(.up) * enlarged)
        let upper = Decimal.coordinate(drawing.size.height.rounded(.up) * enlarged)
        writer.text += "<svg \(attributes) width=\"\(outer)\" height=\"\(upper)\" viewBox=\"0 0 \(width) \(height)\">"
        writer.text += head
        for (index, shape) in drawing.shapes.enumerated() {
            if index == 1, let backdrop = drawing.backdrop { writer.text += backdrop.elements }
            writer.add(shape)
        }
        if drawing.shapes.count == 1, let backdrop = drawing.backdrop { writer.text += backdrop.elements }
        return writer.text + "</svg>"
    }
}

/// Collects the elements of an SVG document.
struct SVGWriter {
    var text = ""

    mutating func add(_ shape: Shape) {
        let kind = " class=\"\(SVGStyle.name(shape.role))\""
        switch shape.geometry {
        case .rectangle(let rect, let radius): addRectangle(rect, radius, kind)
        case .line(let first, let second): addPath("M\(pair(first))L\(pair(second))", kind)
        case .dimension(let first, let second, let ends): addDimension(first, second, ends, kind)
        case .arrow(let first, let second):
            addPath("M\(pair(first))L\(pair(second))" + head(at: second, from: first), kind)
        case .cross(let rect):
            let corners = (Point(rect.maxX, rect.maxY), Point(rect.x, rect.maxY), Point(rect.maxX, rect.y))
            addPath(
                "M\(number(rect.x)) \(number(rect.y))L\(pair(corners.0))M\(pair(corners.1))L\(pair(corners.2))", kind)
        case .marker(let point):
            text += "<circle\(kind) cx=\"\(number(point.x))\" cy=\"\(number(point.y))\" r=\"3\"/>"
        case .text(let string, let box, let anchor): addText(string, box, anchor, kind)
        }
    }

    private mutating func addRectangle(_ rect: Rect, _ radius: Double, _ attributes: String) {
        text += "<rect\(attributes) x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" "
        text += "height=\"\(number(rect.height))\""
        if radius > 0 { text += " rx=\"\(number(radius))\"" }
        text += "/>"
    }

    private mutating func addPath(_ data: String, _ attributes: String) { text += "<path\(attributes) d=\"\(data)\"/>" }

    private mutating func addDimension(
        _ first: Point, _ second: Point, _ ends: Geometry.Ends, _ attributes: String
    ) {
        var data = "M\(pair(first))L\(pair(second))"
        switch ends {
        case .arrows: data += head(at: first, from: second) + head(at: second, from: first)
        case .ticks:
            let isHorizontal = first.y == second.y
            for end in [first, second] {
                data +=
                    isHorizontal
                    ? "M\(number(end.x)) \(number(end.y - 3))v6" : "M\(number(end.x - 3)) \(number(end.y))h6"
            }
        }
        addPath(data, attributes)
    }

    /// Two short strokes that make the end of a line an arrow.
    private func head(at tip: Point, from tail: Point) -> String {
        let length = ((tip.x - tail.x) * (tip.x - tail.x) + (tip.y - tail.y) * (tip.y - tail.y)).squareRoot()
        guard length > 0 else { return "" }
        let along = Point((tip.x - tail.x) / length * 4, (tip.y - tail.y) / length * 4)
        let across = Point(-along.y * 0.7, along.x * 0.7)
        let left = Point(tip.x - along.x + across.x, tip.y - along.y + across.y)
        let right = Point(tip.x - along.x - across.x, tip.y - along.y - across.y)
        return "M\(pair(left))L\(pair(tip))L\(pair(right))"
    }

    private mutating func addText(_ string: String, _ box: Rect, _ anchor: Geometry.TextAnchor, _ attributes: String) {
        let x: Double
        var more = ""
        switch anchor {
        case .start: x = box.x
        case .middle:
            x = box.midX
            more = " text-anchor=\"middle\""
        case .end:
            x = box.maxX
            more = " text-anchor=\"end\""
        }
        let baseline = box.y + box.height * 0.76
        text +=
            "<text\(attributes) x=\"\(number(x))\" y=\"\(number(baseline))\"\(more)>\(Markup.escaped(string))</text>"
    }

    private func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    private func number(_ value: Double) -> String { Decimal.coordinate(value) }
}

/// Escaping for XML and HTML.
enum Markup {
    /// `text` as character data or as an attribute's value in quotes.
    static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { [0x26, 0x3C, 0x3E, 0x22, 0x27].contains($0) }) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
