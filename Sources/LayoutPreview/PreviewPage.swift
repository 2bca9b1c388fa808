// The self-contained HTML page: every screen and state side by side.

import AutoLayout

/// One picture of a page.
package struct PreviewPanel: Sendable {
    package var input: PreviewInput
    /// The frames for other widths; nil where the edge cannot be dragged.
    package var widths: WidthPieces?

    /// The same as it looks, where that is known.
    package var look: PreviewInput?

    package init(input: PreviewInput, widths: WidthPieces? = nil, look: PreviewInput? = nil) {
        self.input = input
        self.widths = widths
        self.look = look
    }
}

/// A page that shows panels side by side. It is one file without references to others; its content security policy
/// names its own script and style by their hashes and forbids everything else. Without scripts it still shows all
/// pictures and notes.
package struct PreviewPage: Sendable {
    /// Shown as the heading; usually the name of the file.
    package var title: String
    package var panels: [PreviewPanel]
    /// How its views are drawn at the beginning.
    package var style: PictureStyle

    /// So large that the names of a phone's views can be read; three stand beside each other on a desktop.
    package static let besideOthers = Size(width: 440, height: 760)
    /// One layout has a window for itself: a phone has its own size.
    package static let alone = Size(width: 1000, height: 932)

    package init(title: String, panels: [PreviewPanel], style: PictureStyle = .plan) {
        self.title = title
        self.panels = panels
        self.style = style
    }

    /// What stands between the head and the foot of the document: the figures, and the data that its script starts with.
    /// - Parameter extent: the largest picture at the beginning, in pixels.
    package func content(extent: Size = PreviewPage.besideOthers) -> (figures: String, data: String) {
        var data = PageData(words: (panels.first?.input.words ?? .standard).page, style: style)
        var figures = ""
        for panel in panels {
            let scene = Scene(panel.input)
            let picture = PagePicture(scene, extent)
            data.add(panel, scene, picture)
            figures += picture.figure
        }
        return (figures, data.json)
    }

    /// The document.
    package func html() -> String {
        let style = PageStyle.sheet
        let script = PageScript.source
        let words = panels.first?.input.words ?? .standard
        let title = Markup.escaped(DisplayText.name(title))
        let (figures, data) = content()
        return """
            <!DOCTYPE html>
            <html lang="\(words.languageTag)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
            style-src 'sha256-\(PageHashes.pageStyle)'; script-src 'sha256-\(PageHashes.pageScript)'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <style>\(style)</style>
            </head>
            <body>
            <header><h1>\(title)</h1><div id="tools" role="toolbar" aria-label="\(Markup.escaped(words.page.tools))"></div></header>
            <main>
            \(figures)</main>
            <aside id="details" aria-live="polite"></aside>
            <script type="application/json" id="layout-data">\(data)</script>
            <script>\(script)</script>
            </body>
            </html>

            """
    }
}

/// The picture of one panel as it stands before anything is touched.
struct PagePicture {
    /// The part of the layout that is shown, and its scale.
    let world: Rect
    let scale: Double
    let figure: String
    /// How large it may be.
    let extent: Size

    init(_ scene: Scene, _ extent: Size) {
        self.extent = extent
        let world = scene.world(.whole)
        let scale = min(1, extent.width / world.width, extent.height / world.height)
        let metrics = CanvasMetrics.page
        let area = Rect(
            x: metrics.margin, y: metrics.margin, width: world.width * scale, height: world.height * scale)
        let canvas = Canvas(
            scale: Point(scale, scale), origin: Point(world.x, world.y), area: area,
            measure: .proportional(size: 10), metrics: metrics)
        var composer = Composer(scene: scene, canvas: canvas)
        composer.drawLayout()
        let size = Size(width: area.width + 2 * metrics.margin, height: area.height + 2 * metrics.margin)
        let drawing = Drawing(
            size: size, summary: scene.input.caption, shapes: composer.shapes + composer.overlay)
        self.world = world
        self.scale = scale
        figure = Self.figure(scene, drawing)
    }

    private static func figure(_ scene: Scene, _ drawing: Drawing) -> String {
        let solution = scene.input.solution
        var badges = ""
        if !solution.conflicts.isEmpty { badges += "<span class=\"badge clash\">✕ \(solution.conflicts.count)</span>" }
        if !solution.ambiguities.isEmpty {
            badges += "<span class=\"badge open\">↔ \(solution.ambiguities.count)</span>"
        }
        var notes = ""
        for note in scene.notes(limit: 6) {
            let kind = note.role == .conflictNote ? " class=\"clash\"" : note.isOfPlan ? " class=\"ofplan\"" : ""
            notes += "<li\(kind)>\(Markup.escaped(note.text))</li>"
        }
        return "<figure><figcaption>\(Markup.escaped(scene.input.caption))\(badges)</figcaption>"
            + "<div class=\"stage\">\(SVGRenderer.element(drawing))</div>"
            + "<p class=\"readout\"></p>" + (notes.isEmpty ? "" : "<ul>\(notes)</ul>") + "</figure>\n"
    }
}
