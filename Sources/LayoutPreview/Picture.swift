// Chooses what part of a layout a picture shows and how large, and composes it.

import AutoLayout

/// What a picture shows and how large it may become.
package struct PictureOptions: Sendable {
    /// The part of the layout that is shown.
    package enum Focus: Sendable { case whole, surroundings(ItemID) }
    /// The words around the picture: the screen's name above, notes below.
    package enum Words: Sendable { case captionAndNotes, notes(limit: Int), none }
    /// The colours of an SVG; `automatic` follows the reader's setting.
    package enum Appearance: Sendable { case automatic, light, dark }

    package var focus = Focus.whole
    package var words = Words.captionAndNotes
    package var appearance = Appearance.automatic
    /// The largest extent of the layout in pixels, words not counted.
    package var extent = Size(width: 720, height: 720)

    package init() {}

    /// A small picture of the surroundings of one item, for a hover.
    package static func hover(_ item: ItemID) -> PictureOptions {
        var options = PictureOptions()
        options.focus = .surroundings(item)
        options.words = .notes(limit: 2)
        options.extent = Size(width: 320, height: 220)
        return options
    }
}

extension PreviewInput {
    /// The picture in pixels.
    package func drawing(_ options: PictureOptions = PictureOptions()) -> Drawing {
        let scene = Scene(self)
        let world = scene.world(options.focus)
        let fit = min(options.extent.width / max(world.width, 1), options.extent.height / max(world.height, 1))
        let scale = min(max(fit, 0.0001), options.focus.largestScale)
        let metrics = CanvasMetrics.page
        let measure = TextMeasure.proportional(size: 10)
        var frame = PictureFrame(measure: measure, metrics: metrics)
        frame.width = max(world.width * scale, 120)
        frame.addWords(scene, options.words)
        let area = Rect(
            x: metrics.margin, y: metrics.margin + frame.top, width: world.width * scale, height: world.height * scale)
        let canvas = Canvas(
            scale: Point(scale, scale), origin: Point(world.x, world.y), area: area, measure: measure, metrics: metrics)
        var composer = Composer(scene: scene, canvas: canvas)
        composer.drawLayout()
        var drawing = frame.finish(composer, summary: summary(scene))
        if style == .screen { drawing.backdrop = LookBackdrop(scene, canvas) }
        return drawing
    }

    /// One sentence for readers who do not see the picture.
    private func summary(_ scene: Scene) -> String {
        var text = caption
        if !solution.conflicts.isEmpty { text += words.conflictCount.filled(String(solution.conflicts.count)) }
        if !solution.ambiguities.isEmpty { text += words.openCount.filled(String(solution.ambiguities.count)) }
        return text
    }
}

extension PictureOptions.Focus {
    var largestScale: Double {
        switch self {
        case .whole: 1
        case .surroundings: 1.5
        }
    }
}

extension Shape {
    /// Whether a rectangle goes beyond `area`.
    fileprivate func leaves(_ area: Rect) -> Bool {
        guard case .rectangle(let rect, _) = geometry else { return false }
        return !area.contains(rect)
    }
}

/// The words around a picture and the room they take.
struct PictureFrame {
    let measure: TextMeasure
    let metrics: CanvasMetrics
    /// The width of the picture without its margin.
    var width = 0.0
    private var caption: [Shape] = []
    private var notes: [(line: String, role: Role)] = []
    /// The height of the words above the picture.
    private(set) var top = 0.0

    init(measure: TextMeasure, metrics: CanvasMetrics) {
        self.measure = measure
        self.metrics = metrics
    }

    mutating func addWords(_ scene: Scene, _ words: PictureOptions.Words) {
        switch words {
        case .none: break
        case .notes(let limit): addNotes(scene.notes(limit: limit))
        case .captionAndNotes:
            addCaption(scene.input.caption)
            addNotes(scene.notes(limit: 8))
        }
    }

    mutating func addCaption(_ text: String) {
        for line in text.wrapped(to: width, by: measure) {
            let box = Rect(x: metrics.margin, y: metrics.margin + top, width: width, height: measure.lineHeight)
            caption.append(Shape(.text(line, box, .start), .caption))
            top += measure.lineHeight
        }
        top += metrics.padding.y * (metrics.medium == .page ? 3 : 0)
    }

    mutating func addNotes(_ new: [Note]) {
        for note in new {
            for line in note.text.wrapped(to: width, by: measure).prefix(4) { notes.append((line, note.role)) }
        }
    }

    /// What lies around the part of the layout that is shown, over views that go on beyond it.
    private func border(_ area: Rect, _ size: Size) -> [Shape] {
        let shown = area.insetBy(-1, -1)
        let strips = [
            Rect(x: 0, y: 0, width: size.width, height: shown.y),
            Rect(x: 0, y: shown.maxY, width: size.width, height: size.height - shown.maxY),
            Rect(x: 0, y: 0, width: shown.x, height: size.height),
            Rect(x: shown.maxX, y: 0, width: size.width - shown.maxX, height: size.height),
        ]
        return strips.filter { !$0.isEmpty }.map { Shape(.rectangle($0, radius: 0), .canvas) }
    }

    /// The drawing with the words around what `composer` drew.
    func finish(_ composer: Composer, summary: String) -> Drawing {
        let area = composer.canvas.area
        var shapes = [Shape(.rectangle(Rect(x: 0, y: 0, width: 0, height: 0), radius: 6), .canvas)]
        let isTerminal = metrics.medium == .terminal
        shapes += composer.shapes + composer.overlay
        let covers = shapes.count
        shapes += caption
        var bottom = area.maxY + (isTerminal ? 1 : notes.isEmpty ? 0 : metrics.padding.y * 3)
        for (line, role) in notes {
            let box = Rect(x: metrics.margin, y: bottom, width: width, height: measure.lineHeight)
            // In cells the border of a view that goes on below would stand beside a short line.
            let padding = isTerminal ? max(0, Int(exactly: (width - measure.width(of: line)).rounded(.down)) ?? 0) : 0
            shapes.append(Shape(.text(line + String(repeating: " ", count: padding), box, .start), role))
            bottom += measure.lineHeight
        }
        let size = Size(
            width: max(width, area.width + (isTerminal ? 0.4 : 0)) + 2 * metrics.margin, height: bottom + metrics.margin
        )
        shapes[0].geometry = .rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height), radius: 6)
        if !isTerminal, composer.shapes.contains(where: { $0.leaves(area.insetBy(-1.5, -1.5)) }) {
            shapes.insert(contentsOf: border(area, size), at: covers)
            shapes[0].geometry = .rectangle(Rect(x: 0, y: 0, width: size.width, height: size.height), radius: 0)
        }
        return Drawing(size: size, summary: summary, shapes: shapes)
    }
}
