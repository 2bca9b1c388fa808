// What pictures cost: the one of a hover, and a page of many screens.

import AutoLayout
import LayoutPreview

/// Measures drawing alone; the layouts are solved beforehand.
enum PreviewBench {
    /// One line a figure: what was drawn, the median time, and how large the result is.
    static func lines() -> [String] {
        let page = PreviewPage(title: "bench.masonry", panels: (0..<6).map { panel(width: 320 + 40 * Double($0)) })
        guard let input = page.panels.first?.input else { return [] }
        let item = ItemID(input.layout.items.count / 2)
        return [
            line("hover picture, 200 views", times: 200) { input.hoverPicture(of: item)?.utf8.count ?? 0 },
            line("hover text, 200 views", times: 200) { input.hoverText(of: item).utf8.count },
            line("SVG, 200 views", times: 100) { SVGRenderer.render(input.drawing()).utf8.count },
            line("page, 200 views × 6 screens", times: 20) { page.html().utf8.count },
        ]
    }

    /// The limits that the figures are held against: 2 ms a hover, 100 ms and 500 KB a page.
    private static func line(_ name: String, times: Int, _ draw: () -> Int) -> String {
        let clock = ContinuousClock()
        var durations = [Duration]()
        var size = 0
        for _ in 0..<times { durations.append(clock.measure { size = draw() }) }
        durations.sort()
        let median = durations[durations.count / 2]
        let microseconds = median.components.seconds * 1_000_000 + median.components.attoseconds / 1_000_000_000_000
        let decimals = String(microseconds % 1000 + 1000).dropFirst()
        return "\(name): \(microseconds / 1000).\(decimals) ms, \(size) bytes"
    }

    /// A list of forty rows of five views, with frames for three ranges of widths.
    private static func panel(width: Double) -> PreviewPanel {
        var layout = Layout(screen: Screen(name: "Screen \(Int(width))", size: Size(width: width, height: 852)))
        layout.items.append(LayoutItem(name: "root", parent: nil))
        var details = [PreviewItem(className: "UIView", declaration: 0)]
        let root = ItemID(0)
        for row in 0..<40 {
            let cell = ItemID(layout.items.count)
            add("row\(row)", "FeedRow", root, &layout, &details)
            for (name, className) in [
                ("icon", "UIImageView"), ("title", "UILabel"), ("detail", "UILabel"), ("more", "UIButton"),
            ] { add("\(name)\(row)", className, cell, &layout, &details) }
            constrain(cell, row, root, &layout)
        }
        let solution = layout.solve()
        let input = PreviewInput(layout: layout, solution: solution, items: details)
        let pieces = [(width * 0.5, width), (width, width * 1.5), (width * 1.5, width * 2)].map { from, to in
            WidthPieces.Piece(
                from: from, to: to, framesAtFrom: solved(layout, width: from), framesAtTo: solved(layout, width: to))
        }
        return PreviewPanel(input: input, widths: WidthPieces(pieces: pieces))
    }

    private static func solved(_ layout: Layout, width: Double) -> [Rect] {
        var layout = layout
        layout.screen.size.width = width
        return layout.solve().absoluteFrames
    }

    private static func add(
        _ name: String, _ className: String, _ parent: ItemID, _ layout: inout Layout, _ details: inout [PreviewItem]
    ) {
        details.append(PreviewItem(className: className, text: "Some words", declaration: layout.items.count * 40))
        layout.items.append(LayoutItem(name: name, parent: parent))
    }

    private static func constrain(_ cell: ItemID, _ row: Int, _ root: ItemID, _ layout: inout Layout) {
        let (icon, title) = (ItemID(cell.index + 1), ItemID(cell.index + 2))
        let (detail, more) = (ItemID(cell.index + 3), ItemID(cell.index + 4))
        layout.constraints += [
            LayoutConstraint(cell, .left, to: root, .left, constant: 8),
            LayoutConstraint(cell, .right, to: root, .right, constant: -8),
            LayoutConstraint(cell, .top, to: root, .top, constant: 8 + 21 * Double(row)),
            LayoutConstraint(cell, .height, constant: 20),
            LayoutConstraint(icon, .left, to: cell, .left, constant: 2),
            LayoutConstraint(icon, .centerY, to: cell, .centerY),
            LayoutConstraint(icon, .width, constant: 16), LayoutConstraint(icon, .height, constant: 16),
            LayoutConstraint(title, .left, to: icon, .right, constant: 4),
            LayoutConstraint(title, .top, to: cell, .top),
            LayoutConstraint(title, .height, constant: 10),
            LayoutConstraint(title, .right, to: more, .left, constant: -4),
            LayoutConstraint(detail, .left, to: title, .left), LayoutConstraint(detail, .right, to: title, .right),
            LayoutConstraint(detail, .top, to: title, .bottom), LayoutConstraint(detail, .bottom, to: cell, .bottom),
            LayoutConstraint(more, .right, to: cell, .right, constant: -2),
            LayoutConstraint(more, .width, constant: 60), LayoutConstraint(more, .height, to: cell, .height),
            LayoutConstraint(more, .top, to: cell, .top),
        ]
    }
}
