// Draws what moved: before in dashes, after in colour, an arrow from one to the other.

import AutoLayout

extension Composer {
    /// Everything about a difference; the composer's scene is the one after.
    mutating func drawDifference(_ difference: LayoutDifference, before: Scene) {
        drawScreens()
        let changed = Set(difference.changes.compactMap(\.after))
        for index in scene.order where !changed.contains(index) && !scene.isGuide(index) {
            guard scene.parent(index) != nil else { continue }
            add(.rectangle(canvas.rect(scene.frames[index]), radius: 0), .unchanged, item: index)
        }
        for change in difference.changes { draw(change, before) }
        for change in difference.changes {
            if let index = change.after {
                drawName(index)
            } else if let index = change.before {
                nameRemoved(change, canvas.rect(before.frames[index]))
            }
        }
        for index in scene.order where !changed.contains(index) && !scene.isGuide(index) { drawName(index) }
    }

    private mutating func draw(_ change: LayoutDifference.Change, _ before: Scene) {
        let old = change.before.map { canvas.rect(before.frames[$0]) }
        let new = change.after.map { canvas.rect(scene.frames[$0]) }
        if let old {
            add(.rectangle(old, radius: 0), new == nil ? .removed : .before, item: change.after)
        }
        if let new { add(.rectangle(new, radius: 0), .after, item: change.after) }
        guard let old, let new else { return }
        let from = Point(old.midX, old.midY)
        let to = Point(new.midX, new.midY)
        let isFar = abs(from.x - to.x) + abs(from.y - to.y) >= canvas.metrics.lane / 2
        guard isFar else { return }
        let (tail, tip) = (canvas.metrics.snapped(from), canvas.metrics.snapped(to))
        add(.arrow(tail, tip), .movement, item: change.after)
        // Names keep off the arrow.
        let clearance = canvas.metrics.clearance + 0.5
        let room = Rect(
            x: min(tail.x, tip.x), y: min(tail.y, tip.y), width: abs(tail.x - tip.x), height: abs(tail.y - tip.y))
        taken.insert(room.insetBy(-clearance, -clearance), owner: -1)
    }

    private mutating func nameRemoved(_ change: LayoutDifference.Change, _ rect: Rect) {
        let text = "− " + change.name
        let spot = box(of: text, x: rect.x + canvas.metrics.padding.x, y: rect.y + canvas.metrics.padding.y)
        if isFree(spot) { place(text, .conflictText, item: nil, at: spot) }
    }
}

extension LayoutDifference {
    /// The picture in pixels; the changes stand below it in words.
    package func drawing(_ options: PictureOptions = PictureOptions()) -> Drawing {
        let metrics = CanvasMetrics.page
        return drawing(metrics: metrics, measure: .proportional(size: 10), words: options.words) { world, top in
            let fit = min(options.extent.width / max(world.width, 1), options.extent.height / max(world.height, 1), 1)
            let area = Rect(
                x: metrics.margin, y: metrics.margin + top, width: world.width * fit, height: world.height * fit)
            return Canvas(
                scale: Point(fit, fit), origin: Point(world.x, world.y), area: area,
                measure: .proportional(size: 10), metrics: metrics)
        }
    }

    /// The picture as text, at most `columns` cells wide.
    package func textPicture(_ options: TextPictureOptions = TextPictureOptions()) -> String {
        let columns = min(max(options.columns, 8), 1000)
        let drawing = drawing(
            metrics: .terminal, measure: options.alphabet.measure, words: options.words, width: Double(columns)
        ) { world, top in
            Canvas.terminal(showing: world, columns: columns, top: top, measure: options.alphabet.measure)
        }
        return TextRenderer.render(drawing, alphabet: options.alphabet)
    }

    private func drawing(
        metrics: CanvasMetrics, measure: TextMeasure, words: PictureOptions.Words, width: Double? = nil,
        canvas: (Rect, Double) -> Canvas
    ) -> Drawing {
        let (old, new) = (Scene(before), Scene(after))
        let world = old.world(.whole).union(new.world(.whole))
        var frame = PictureFrame(measure: measure, metrics: metrics)
        frame.width = width ?? max(canvas(world, 0).area.width, 120)
        if case .captionAndNotes = words { frame.addCaption(after.caption) }
        frame.addNotes(notes(words))
        var composer = Composer(scene: new, canvas: canvas(world, frame.top))
        composer.drawDifference(self, before: old)
        return frame.finish(composer, summary: after.caption + after.words.changeCount.filled(String(changes.count)))
    }

    private func notes(_ words: PictureOptions.Words) -> [Note] {
        let limit: Int
        switch words {
        case .captionAndNotes: limit = 40
        case .notes(let given): limit = given
        case .none: return []
        }
        guard !changes.isEmpty else { return [Note(text: after.words.nothingMoved, role: .note)] }
        let notes = changes.map { Note(text: $0.text, role: .note) }
        guard notes.count > limit, limit > 0 else { return Array(notes.prefix(max(0, limit))) }
        let rest = after.words.more.filled(String(notes.count - limit + 1))
        return notes.prefix(limit - 1) + [Note(text: rest, role: .note)]
    }
}
