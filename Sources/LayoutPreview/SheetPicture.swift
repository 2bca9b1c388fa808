// A sheet as one picture, for comments and messages that show no pages.

import AutoLayout

extension SheetPage {
    /// What a picture says in the place of what has no room in it.
    package struct PictureWords: Sendable {
        /// `{0}` stands for a number.
        package var more: String

        package init(more: String) { self.more = more }
    }

    /// Wide enough for four phones beside each other.
    private static let width = 1_330.0
    /// Programs that turn pictures into pixels refuse larger ones.
    private static let mostHeight = 14_000.0
    private static let gap = 20.0
    private static let head = 40.0
    private static let label = 18.0

    /// The document. Each picture in it is an image of its own, as on the page.
    package func svg(_ more: PictureWords) -> String {
        var body = ""
        var (x, y, row) = (Self.gap, 44.0, 0.0)
        var shown = 0
        for entry in entries {
            let pictures = pictures(entry)
            let own = pictures.reduce(0) { $0 + $1.size.width } + 10 * Double(max(pictures.count - 1, 0))
            let height = Self.head + Self.label + (pictures.map(\.size.height).max() ?? 0) + Self.gap
            if x > Self.gap, x + own > Self.width - Self.gap { (x, y, row) = (Self.gap, y + row, 0) }
            guard y + height < Self.mostHeight else { break }
            body += text(DisplayText.name(entry.name), x, y + 14, "n", width: max(own, 160))
            body += text(DisplayText.sentence(entry.place), x, y + 30, "p", width: max(own, 160))
            var left = x
            for picture in pictures {
                if let label = picture.label {
                    body += text(label, left, y + Self.head + 12, "l", width: picture.size.width)
                }
                body +=
                    "<image x=\"\(Decimal.coordinate(left))\" y=\"\(Decimal.coordinate(y + Self.head + Self.label))\" "
                body += "width=\"\(Decimal.coordinate(picture.size.width))\" "
                body += "height=\"\(Decimal.coordinate(picture.size.height))\" href=\"\(picture.address)\"/>"
                left += picture.size.width + 10
            }
            x += max(own, 160) + Self.gap
            row = max(row, height)
            shown += 1
        }
        var bottom = y + row
        if entries.isEmpty {
            body += text(words.nothing, Self.gap, bottom + 14, "p", width: Self.width)
            bottom += 30
        } else if shown < entries.count {
            let rest = more.more.filled(String(entries.count - shown))
            body += text(rest, Self.gap, bottom + 14, "l", width: Self.width)
            bottom += 30
        }
        let height = Decimal.coordinate(bottom.rounded(.up))
        let width = Decimal.coordinate(Self.width)
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"0 0 \(width) \(height)\"><title>\(Markup.escaped(DisplayText.name(title)))</title>"
            + "<style>\(Self.pictureStyle)</style><rect class=\"back\" width=\"\(width)\" height=\"\(height)\"/>"
            + text(DisplayText.name(title), Self.gap, 28, "t", width: Self.width) + body + "</svg>\n"
    }

    private func pictures(_ entry: SheetEntry) -> [(label: String?, address: String, size: Size)] {
        var result: [(String?, PreviewInput)] = []
        if isDifference {
            if let before = entry.before { result.append((entry.after == nil ? words.isGone : words.before, before)) }
            if let after = entry.after { result.append((entry.before == nil ? words.isNew : words.after, after)) }
        } else if let after = entry.after {
            result.append((nil, after))
        }
        return result.map { label, input in
            let drawing = Self.drawing(input)
            let svg = SVGRenderer.render(drawing, appearance: .light, enlarged: 2)
            return (
                label, "data:image/svg+xml;base64,\(Base64.encode(Array(svg.utf8)))",
                Size(width: drawing.size.width.rounded(.up), height: drawing.size.height.rounded(.up))
            )
        }
    }

    private func text(_ string: String, _ x: Double, _ y: Double, _ kind: String, width: Double) -> String {
        let measure = TextMeasure.proportional(size: kind == "t" ? 17 : kind == "n" ? 14 : 12)
        let shown = string.elided(to: width, by: measure) ?? "…"
        return "<text class=\"\(kind)\" x=\"\(Decimal.coordinate(x))\" y=\"\(Decimal.coordinate(y))\">"
            + "\(Markup.escaped(shown))</text>"
    }

    private static let pictureStyle =
        """
        .back{fill:#f4f5f7}text{font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'DejaVu Sans',sans-serif;\
        fill:#1c242c}.t{font-size:17px;font-weight:600}.n{font-size:14px;font-weight:600}\
        .p{font-size:12px;fill:#55606c}.l{font-size:12px;font-weight:600;fill:#55606c}
        """
}
