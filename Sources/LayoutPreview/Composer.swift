// Composes the drawing of a scene on a canvas: first what must be seen, then as many words as fit.

import AutoLayout

/// Collects the shapes of one drawing. Texts and lines that measure are placed in the order of their importance; each
/// takes its room, and what finds none is left out (its words are still in the notes or the page's details).
struct Composer {
    let scene: Scene
    let canvas: Canvas
    /// Shapes below the texts, from back to front.
    var shapes: [Shape] = []
    /// Texts and measured lines, above everything.
    var overlay: [Shape] = []
    /// The room taken by texts.
    var taken: BoxGrid
    /// The room taken by measured lines: texts keep off them, lines only off those that run beside them.
    var lines: AxisPair<BoxGrid>
    /// The frames of the views, by item.
    var views: BoxGrid

    init(scene: Scene, canvas: Canvas) {
        self.scene = scene
        self.canvas = canvas
        taken = BoxGrid(canvas.area)
        lines = AxisPair(horizontal: taken, vertical: taken)
        views = BoxGrid(canvas.area)
        for index in scene.order where !scene.isGuide(index) {
            let rect = canvas.rect(scene.frames[index])
            guard rect.intersects(canvas.area) else { continue }
            views.insert(canvas.metrics.covered(rect), owner: index)
        }
    }

    var input: PreviewInput { scene.input }

    var selected: Int? { input.selected.flatMap { scene.contains($0) && scene.isKnown($0.index) ? $0.index : nil } }

    /// Everything about a solved layout.
    mutating func drawLayout() {
        guard input.style == .plan else { return drawOverLook() }
        drawScreens()
        for index in scene.order { drawItem(index) }
        drawSafeAreas()
        drawOutsiders()
        drawConflicts()
        drawSelection()
        drawAmbiguities()
        drawNames()
    }

    /// What is said about a layout over its views as they look.
    private mutating func drawOverLook() {
        drawOutsiders()
        drawConflicts()
        drawSelection()
    }

    mutating func add(_ geometry: Geometry, _ role: Role, item: Int? = nil) {
        shapes.append(Shape(geometry, role, item: item))
    }

    /// Puts `text` into `box` and takes its room.
    mutating func place(_ text: String, _ role: Role, item: Int?, at box: Rect, anchor: Geometry.TextAnchor = .start) {
        taken.insert(box.insetBy(-canvas.metrics.clearance, 0), owner: item ?? -1)
        overlay.append(Shape(.text(text, box, anchor), role, item: item))
    }

    /// The box of `text` with its top left corner at the point.
    func box(of text: String, x: Double, y: Double) -> Rect {
        box(width: canvas.measure.width(of: text), x: x, y: y)
    }

    /// A box for one line of text with its top left corner at the point.
    func box(width: Double, x: Double, y: Double) -> Rect {
        Rect(x: canvas.metrics.snap(x), y: canvas.metrics.snap(y), width: width, height: canvas.measure.lineHeight)
    }

    func isFree(_ box: Rect) -> Bool {
        canvas.area.contains(box) && !taken.overlaps(box) && !lines.horizontal.overlaps(box)
            && !lines.vertical.overlaps(box)
    }
}
