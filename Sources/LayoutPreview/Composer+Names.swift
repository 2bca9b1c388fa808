// Names of views and the texts they show: as many as can be read.

import AutoLayout

extension Composer {
    /// Names the views, the important ones first. A name stands where it can belong to no other view, is cut where
    /// the view is small, and is left out where it would hide something.
    mutating func drawNames() {
        guard scene.order.count <= 3000 else { return }
        for index in scene.order where !scene.isGuide(index) && index != selected { drawName(index) }
        for index in scene.order where scene.isGuide(index) && index != selected { drawName(index) }
    }

    mutating func drawName(_ index: Int) {
        let rect = canvas.rect(scene.frames[index])
        let visible = rect.intersection(canvas.area)
        guard rect.intersects(canvas.area.insetBy(-1, -1)) || scene.frames[index].isEmpty else { return }
        let name = DisplayText.name(scene.item(index).name)
        let detail = input.detail(index)
        let estimate = detail.isEstimated ? " ≈" : ""
        var words = [name + estimate]
        let className = DisplayText.name(detail.className)
        if !className.isEmpty { words.insert("\(name): \(className)\(estimate)", at: 0) }
        if index == selected { words.insert("\(words[0])  \(sizeText(index))", at: 0) }
        drawContent(index, rect, detail)
        if !tryNames(words, index, visible), let short = words.last?.elided(to: roomInside(visible), by: canvas.measure) {
            _ = tryNames([short], index, visible)
        }
    }

    private func roomInside(_ rect: Rect) -> Double { rect.width - 2 * canvas.metrics.padding.x }

    private func sizeText(_ index: Int) -> String {
        guard input.solution.frames.indices.contains(index) else { return "" }
        let frame = input.solution.frames[index]
        return "\(Decimal.text(frame.width)) × \(Decimal.text(frame.height))"
    }

    private mutating func tryNames(_ words: [String], _ index: Int, _ rect: Rect) -> Bool {
        let role: Role = index == selected ? .selectedName : .name
        for text in words {
            for spot in inside(rect, text) where isFree(spot) && isOwn(spot, index) {
                place(text, role, item: index, at: spot)
                return true
            }
        }
        // Small views are named beside themselves, by their shortest name.
        guard let text = words.last, isSmall(rect, text) || index == selected else { return false }
        for spot in beside(rect, text) where isFree(spot) && isOwn(spot, index) && staysWithParent(spot, index) {
            place(text, role, item: index, at: spot)
            return true
        }
        return false
    }

    private func isSmall(_ rect: Rect, _ text: String) -> Bool {
        rect.height < canvas.measure.lineHeight + 2 || rect.width < canvas.measure.width(of: text) + 4
    }

    /// Whether no other view than the ones that contain `index` would seem to own a text there.
    private func isOwn(_ box: Rect, _ index: Int) -> Bool {
        !views.overlaps(box) { !scene.isAncestor($0, of: index) }
    }

    private func staysWithParent(_ box: Rect, _ index: Int) -> Bool {
        guard let parent = scene.parent(index) else { return true }
        return canvas.rect(scene.frames[parent]).contains(box) || isOutside(index)
    }

    /// Places in a view where its name may stand, the best first.
    private func inside(_ rect: Rect, _ text: String) -> [Rect] {
        let width = canvas.measure.width(of: text)
        let height = canvas.measure.lineHeight
        let padding = canvas.metrics.padding
        let isTerminal = canvas.metrics.medium == .terminal
        // A terminal draws borders through the cells, so there a text ends before the last column and row.
        let right = rect.maxX - padding.x - width + (isTerminal ? 1 : 0)
        let bottom = rect.maxY - padding.y - height + (isTerminal ? 1 : 0)
        guard width <= rect.width - padding.x * (isTerminal ? 1 : 2) else { return [] }
        var lefts = [rect.x + padding.x, right]
        if input.layout.screen.isRightToLeft { lefts.reverse() }
        var tops = [rect.y + padding.y, bottom]
        if isTerminal, rect.width >= width + 3 {
            lefts = lefts.map { min(max($0, rect.x + 1), rect.maxX - width) }
            tops.insert(rect.y, at: rect.height < 2 ? 0 : tops.count)
        }
        var spots = [Rect]()
        if rect.height < 2 * (height + padding.y), rect.height >= height {
            spots.append(contentsOf: lefts.map { box(of: text, x: $0, y: rect.midY - height / 2) })
        }
        for top in tops where top >= rect.y && top + height <= rect.maxY + (isTerminal ? 1 : 0) {
            spots.append(contentsOf: lefts.map { box(of: text, x: $0, y: top) })
        }
        return spots
    }

    private func beside(_ rect: Rect, _ text: String) -> [Rect] {
        let width = canvas.measure.width(of: text)
        let height = canvas.measure.lineHeight
        let gap = canvas.metrics.medium == .terminal ? 1 : 2.0
        return [
            box(of: text, x: rect.maxX + gap, y: rect.midY - height / 2),
            box(of: text, x: rect.x - gap - width, y: rect.midY - height / 2),
            box(of: text, x: rect.midX - width / 2, y: rect.y - height - gap + 1),
            box(of: text, x: rect.midX - width / 2, y: rect.maxY + gap),
            box(of: text, x: rect.x, y: rect.maxY + gap),
        ]
    }

    /// The text a label or button shows, cut to its view.
    private mutating func drawContent(_ index: Int, _ rect: Rect, _ detail: PreviewItem) {
        guard let text = detail.text, !text.isEmpty, scene.children[index].isEmpty else { return }
        let room = roomInside(rect.intersection(canvas.area))
        let height = canvas.measure.lineHeight
        guard rect.height >= height, let words = quoted(text, room) else { return }
        let width = canvas.measure.width(of: words)
        let isCentred = ContentKind(className: detail.className) == .control
        let start = input.layout.screen.isRightToLeft ? rect.maxX - canvas.metrics.padding.x - width : rect.x + canvas.metrics.padding.x
        let spot = box(of: words, x: isCentred ? rect.midX - width / 2 : start, y: rect.midY - height / 2)
        // The name comes first: where only one of the two has room, the text is left out.
        let needsName = rect.height < 2 * height + canvas.metrics.padding.y && room < width + 60
        guard !needsName, isFree(spot), isOwn(spot, index) else { return }
        place(words, .contentText, item: index, at: spot)
    }

    private func quoted(_ text: String, _ room: Double) -> String? {
        let quotes = canvas.measure.width(of: "“”")
        return DisplayText.content(text).elided(to: room - quotes, by: canvas.measure).map { "“\($0)”" }
    }
}
