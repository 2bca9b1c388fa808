// Names of views and the texts they show: as many as can be read.

import AutoLayout

extension Composer {
    /// Names the views. A name stands where it can belong to no other view, is cut where the view is small, and is
    /// left out where it would hide something.
    mutating func drawNames() {
        guard scene.order.count <= 3000 else { return }
        for index in scene.order where !scene.isGuide(index) && index != selected { drawName(index) }
        for index in scene.order where scene.isGuide(index) && index != selected { drawName(index) }
    }

    mutating func drawName(_ index: Int) {
        let rect = canvas.rect(scene.frames[index])
        guard rect.intersects(canvas.area.insetBy(-1, -1)) || scene.frames[index].isEmpty else { return }
        let visible = rect.intersection(canvas.area)
        let labels = labels(of: index)
        if isOneLine(visible) {
            let label = placeName(labels, index, visible)
            drawContent(index, rect, after: label)
        } else {
            drawContent(index, rect, after: nil)
            placeName(labels, index, visible)
        }
    }

    /// What may name an item, the fullest first.
    private func labels(of index: Int) -> [NameLabel] {
        let name = DisplayText.name(scene.item(index).name)
        let detail = input.detail(index)
        let estimate = detail.isEstimated ? " ≈" : ""
        let className = DisplayText.name(detail.className)
        var words = className.isEmpty ? [] : ["\(name): \(className)\(estimate)"]
        words.append(name + estimate)
        if index == selected { words.insert("\(words[0])  \(sizeText(index))", at: 0) }
        return words.map { label($0, index) }
    }

    private func label(_ text: String, _ index: Int) -> NameLabel {
        // The selected name is bold, and bold letters are an eighth wider.
        let isBold = index == selected && canvas.metrics.medium == .page
        return NameLabel(text: text, width: canvas.measure.width(of: text) * (isBold ? 1.125 : 1))
    }

    private func sizeText(_ index: Int) -> String {
        guard input.solution.frames.indices.contains(index) else { return "" }
        let frame = input.solution.frames[index]
        return "\(Decimal.text(frame.width)) × \(Decimal.text(frame.height))"
    }

    private func isOneLine(_ rect: Rect) -> Bool {
        rect.height < 2.5 * (canvas.measure.lineHeight + canvas.metrics.padding.y)
    }

    /// Places the first label that has room and returns its box.
    @discardableResult
    private mutating func placeName(_ labels: [NameLabel], _ index: Int, _ rect: Rect) -> Rect? {
        guard let shortest = labels.last else { return nil }
        for label in labels {
            let spots = roomySpots(rect, label.width) + (label == shortest ? tightSpots(rect, label.width) : [])
            if let spot = spots.first(where: { isFree($0) && isOwn($0, index) }) { return take(spot, label, index) }
        }
        if let cut = shortest.text.elided(to: rect.width - 2 * canvas.metrics.padding.x, by: canvas.measure) {
            let label = label(cut, index)
            let spots = roomySpots(rect, label.width) + tightSpots(rect, label.width)
            if let spot = spots.first(where: { isFree($0) && isOwn($0, index) }) { return take(spot, label, index) }
        }
        return placeBeside(shortest, index, rect)
    }

    /// Small views are named beside themselves. The selected view is named in any case, over other views if it must.
    private mutating func placeBeside(_ shortest: NameLabel, _ index: Int, _ rect: Rect) -> Rect? {
        guard shortest.text.count <= 24 || index == selected else { return nil }
        let isSmall = rect.height < canvas.measure.lineHeight + 2 || rect.width < shortest.width + 4
        if isSmall || index == selected {
            let spots = spotsBeside(rect, shortest.width)
            if let spot = spots.first(where: { isFree($0) && isOwn($0, index) && staysWithParent($0, index) }) {
                return take(spot, shortest, index)
            }
        }
        guard index == selected, let spot = roomySpots(rect, shortest.width).first(where: isFree) else { return nil }
        overlay.append(Shape(.rectangle(spot, radius: 2), .labelBack, item: index))
        return take(spot, shortest, index)
    }

    private mutating func take(_ spot: Rect, _ label: NameLabel, _ index: Int) -> Rect {
        place(label.text, index == selected ? .selectedName : .name, item: index, at: spot)
        return spot
    }

    /// Whether no other view than the ones that contain `index` would seem to own a text there.
    private func isOwn(_ box: Rect, _ index: Int) -> Bool {
        !views.overlaps(box) { !scene.isAncestor($0, of: index) }
    }

    private func staysWithParent(_ box: Rect, _ index: Int) -> Bool {
        guard let parent = scene.parent(index) else { return true }
        return isOutside(index) || interior(canvas.rect(scene.frames[parent])).contains(box)
    }

    /// The part of a view on whose border no text stands.
    private func interior(_ rect: Rect) -> Rect {
        guard canvas.metrics.medium == .terminal else { return rect }
        return Rect(x: rect.x + 1, y: rect.y + 1, width: rect.width - 1, height: rect.height - 1)
    }

    /// Places well inside a view, the best first: at the leading top, then at the other corners.
    private func roomySpots(_ rect: Rect, _ width: Double) -> [Rect] {
        let height = canvas.measure.lineHeight
        let inner = interior(rect)
        let padding = canvas.metrics.medium == .terminal ? Point(0, 0) : canvas.metrics.padding
        guard width <= inner.width - 2 * padding.x, height <= inner.height else { return [] }
        let sides = [inner.x + padding.x, inner.maxX - padding.x - width]
        let lefts = input.layout.screen.isRightToLeft ? Array(sides.reversed()) : sides
        if isOneLine(rect) { return lefts.map { box(width: width, x: $0, y: inner.midY - height / 2) } }
        let tops = [inner.y + padding.y, inner.maxY - padding.y - height]
        return tops.flatMap { top in lefts.map { box(width: width, x: $0, y: top) } }
    }

    /// Places that just fit: between borders, or on the border itself where lines are made of characters.
    private func tightSpots(_ rect: Rect, _ width: Double) -> [Rect] {
        guard !rect.isEmpty else { return [] }
        let height = canvas.measure.lineHeight
        if canvas.metrics.medium == .terminal {
            guard width <= rect.width - 1 else { return [] }
            return [rect.y, rect.maxY].map { box(width: width, x: rect.x + 1, y: $0) }
        }
        guard width <= rect.width - 2, height <= rect.height else { return [] }
        let lefts = [rect.midX - width / 2, rect.x + canvas.metrics.padding.x]
        let tops = [rect.y, rect.maxY - height, rect.midY - height / 2]
        return lefts.flatMap { left in tops.map { box(width: width, x: left, y: $0) } }
    }

    func spotsBeside(_ rect: Rect, _ width: Double) -> [Rect] {
        let height = canvas.measure.lineHeight
        let gap = canvas.metrics.medium == .terminal ? 1 : rect.isEmpty ? 6 : 2.0
        return [
            box(width: width, x: rect.maxX + gap, y: rect.midY - height / 2),
            box(width: width, x: rect.x - gap - width, y: rect.midY - height / 2),
            box(width: width, x: rect.midX - width / 2, y: rect.y - height - gap + 1),
            box(width: width, x: rect.midX - width / 2, y: rect.maxY + gap),
            box(width: width, x: rect.x, y: rect.maxY + gap),
        ]
    }

    /// The text a label or button shows, cut to its view; beside the name where there is one line for both.
    private mutating func drawContent(_ index: Int, _ rect: Rect, after name: Rect?) {
        let detail = input.detail(index)
        guard let text = detail.text, !text.isEmpty, scene.children[index].isEmpty else { return }
        let inner = interior(rect.intersection(canvas.area))
        let padding = canvas.metrics.medium == .terminal ? 0 : canvas.metrics.padding.x
        var room = Rect(x: inner.x + padding, y: inner.y, width: inner.width - 2 * padding, height: inner.height)
        let isRightToLeft = input.layout.screen.isRightToLeft
        if let name, name.intersects(rect) {
            let gap = canvas.measure.width(of: "  ")
            let end = isRightToLeft ? name.x - gap : room.maxX
            room.x = isRightToLeft ? room.x : name.maxX + gap
            room.width = end - room.x
        }
        guard room.height >= canvas.measure.lineHeight, let words = quoted(text, room.width) else { return }
        let width = canvas.measure.width(of: words)
        let isCentred = ContentKind(className: detail.className) == .control
        let left = isCentred ? room.midX - width / 2 : isRightToLeft ? room.maxX - width : room.x
        let spot = box(width: width, x: left, y: room.midY - canvas.measure.lineHeight / 2)
        guard isFree(spot), isOwn(spot, index) else { return }
        place(words, .contentText, item: index, at: spot)
    }

    private func quoted(_ text: String, _ room: Double) -> String? {
        let quotes = canvas.measure.width(of: "“”")
        let shown = DisplayText.content(text)
        guard let cut = shown.elided(to: room - quotes, by: canvas.measure) else { return nil }
        // Three letters of a longer text say nothing.
        return cut.count >= min(shown.count, 8) ? "“\(cut)”" : nil
    }
}

/// A text that may name a view, with the width it needs.
struct NameLabel: Equatable {
    var text: String
    var width: Double
}
