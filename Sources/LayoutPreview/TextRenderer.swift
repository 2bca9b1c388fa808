// Writes a layout as text for terminals, logs and editors that show no pictures.

import AutoLayout

/// How a text picture is made.
package struct TextPictureOptions: Sendable {
    /// The width of the picture in cells; at least 8, at most 1,000.
    package var columns: Int
    package var alphabet: CellAlphabet
    package var focus: PictureOptions.Focus
    package var words: PictureOptions.Words

    package init(
        columns: Int = 72, alphabet: CellAlphabet = .unicode, focus: PictureOptions.Focus = .whole,
        words: PictureOptions.Words = .captionAndNotes
    ) {
        self.columns = columns
        self.alphabet = alphabet
        self.focus = focus
        self.words = words
    }
}

extension PreviewInput {
    /// The picture as lines of text, each at most `columns` cells wide, ending with a newline.
    package func textPicture(_ options: TextPictureOptions = TextPictureOptions()) -> String {
        let columns = min(max(options.columns, 8), 1000)
        let scene = Scene(self)
        var frame = PictureFrame(measure: options.alphabet.measure, metrics: .terminal)
        frame.width = Double(columns)
        frame.addWords(scene, options.words)
        let canvas = Canvas.terminal(
            showing: scene.world(options.focus), columns: columns, top: frame.top, measure: options.alphabet.measure)
        var composer = Composer(scene: scene, canvas: canvas)
        composer.drawLayout()
        return TextRenderer.render(frame.finish(composer, summary: ""), alphabet: options.alphabet)
    }
}

extension Canvas {
    /// A canvas of cells, twice as high as wide, for this part of a layout.
    static func terminal(
        showing world: Rect, columns: Int, top: Double, measure: TextMeasure
    ) -> Canvas {
        // A screen of ordinary proportions is drawn to scale; a ribbon is squeezed rather than drawn over pages.
        let width = Double(columns - 1)
        let scale = width / max(world.width, 1)
        let tall = max((world.height * scale / 2).rounded(), 2)
        let height = min(tall, 4 * Double(columns) + 40)
        return Canvas(
            scale: Point(scale, height / max(world.height, 1)), origin: Point(world.x, world.y),
            area: Rect(x: 0, y: top, width: width + 0.5, height: height + 0.5), measure: measure, metrics: .terminal)
    }
}

/// Renders drawings whose canvas units are cells.
package enum TextRenderer {
    package static func render(_ drawing: Drawing, alphabet: CellAlphabet) -> String {
        var grid = CellGrid(
            columns: cell(drawing.size.width), rows: cell(drawing.size.height.rounded(.up)), alphabet: alphabet)
        for shape in drawing.shapes { draw(shape, on: &grid) }
        var lines = grid.lines()
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func draw(_ shape: Shape, on grid: inout CellGrid) {
        switch shape.geometry {
        case .rectangle(let rect, _):
            let (left, top) = (cell(rect.x), cell(rect.y))
            let (right, bottom) = (cell(rect.maxX), cell(rect.maxY))
            if [.ghost, .before, .removed].contains(shape.role) {
                grid.dots(left, top, right, bottom)
                return
            }
            guard let weight = weight(shape.role) else { return }
            if left == right || top == bottom {
                drawFlat(left, top, right, bottom, weight, &grid)
            } else {
                grid.rectangle(left, top, right, bottom, weight)
            }
        case .line(let first, let second):
            drawFlat(cell(first.x), cell(first.y), cell(second.x), cell(second.y), .heavy, &grid)
        case .dimension(let first, let second, _): drawDimension(first, second, &grid)
        case .arrow(let first, let second): drawArrow(first, second, &grid)
        case .cross(let rect): drawCross(rect, &grid)
        case .marker(let point):
            grid.put(grid.alphabet == .ascii ? "o" : shape.role == .noSize ? "○" : "·", cell(point.x), cell(point.y))
        case .text(let text, let box, _):
            grid.write(grid.alphabet == .ascii ? ASCIIText.plain(text) : text, cell(box.x), cell(box.y))
        }
    }

    /// Fills and hints have no sign in text; what matters most has the heavy line.
    private static func weight(_ role: Role) -> CellGrid.Weight? {
        switch role {
        case .selectedView, .conflictView, .after: .heavy
        case .canvas, .unsafeArea, .labelBack, .margins, .ghost: nil
        default: .light
        }
    }

    private static func drawFlat(
        _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ weight: CellGrid.Weight, _ grid: inout CellGrid
    ) {
        if top == bottom { grid.horizontal(left, right, top, weight) }
        if left == right { grid.vertical(left, top, bottom, weight) }
    }

    /// Arrows in the cells between the two borders that the line measures.
    private static func drawDimension(_ first: Point, _ second: Point, _ grid: inout CellGrid) {
        let isASCII = grid.alphabet == .ascii
        if first.y == second.y {
            let (left, right) = (cell(min(first.x, second.x)) + 1, cell(max(first.x, second.x)) - 1)
            guard left <= right else { return }
            for column in left...min(right, left + grid.columns) {
                grid.put(isASCII ? "-" : "╌", column, cell(first.y))
            }
            grid.put(isASCII ? "<" : "←", left, cell(first.y))
            grid.put(left == right ? (isASCII ? "-" : "↔") : (isASCII ? ">" : "→"), right, cell(first.y))
        } else {
            let (top, bottom) = (cell(min(first.y, second.y)) + 1, cell(max(first.y, second.y)) - 1)
            guard top <= bottom else { return }
            for row in top...min(bottom, top + grid.rows) { grid.put(isASCII ? ":" : "┊", cell(first.x), row) }
            grid.put(isASCII ? "^" : "↑", cell(first.x), top)
            grid.put(top == bottom ? (isASCII ? ":" : "↕") : (isASCII ? "v" : "↓"), cell(first.x), bottom)
        }
    }

    private static func drawArrow(_ first: Point, _ second: Point, _ grid: inout CellGrid) {
        let isSideways = abs(second.x - first.x) > abs(second.y - first.y)
        let isForward = isSideways ? second.x > first.x : second.y > first.y
        let glyphs: [Character] = grid.alphabet == .ascii ? ["<", ">", "^", "v"] : ["←", "→", "↑", "↓"]
        grid.put(glyphs[(isSideways ? 0 : 2) + (isForward ? 1 : 0)], cell(first.x), cell(first.y))
    }

    private static func drawCross(_ rect: Rect, _ grid: inout CellGrid) {
        guard rect.width >= 4, rect.height >= 2 else { return }
        grid.put(grid.alphabet == .ascii ? "x" : "╳", cell(rect.midX), cell(rect.midY))
    }

    static func cell(_ value: Double) -> Int {
        guard value.isFinite else { return 0 }
        return Int(exactly: min(max(value, -10_000), 1_000_000).rounded()) ?? 0
    }
}
