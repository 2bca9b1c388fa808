// Views, guides and what they show, as shapes.

import AutoLayout

extension Composer {
    mutating func drawScreens() {
        for root in scene.roots where !scene.isGuide(root) {
            add(.rectangle(canvas.rect(scene.frames[root]), radius: 0), .screen, item: root)
        }
    }

    mutating func drawItem(_ index: Int) {
        let rect = canvas.rect(scene.frames[index])
        guard rect.intersects(canvas.area.insetBy(-1, -1)) || scene.frames[index].isEmpty else { return }
        if scene.isGuide(index) {
            if !rect.isEmpty { add(.rectangle(rect, radius: 0), .guide, item: index) }
            return
        }
        if scene.frames[index].isEmpty {
            drawWithoutSize(index, rect)
            return
        }
        guard scene.parent(index) != nil else { return }
        let content = ContentKind(className: input.detail(index).className)
        add(.rectangle(rect, radius: radius(of: content, rect)), role(of: index, content), item: index)
        if content == .image, min(rect.width, rect.height) > canvas.metrics.lane / 2 {
            add(.cross(rect), .image, item: index)
        }
    }

    private func role(of index: Int, _ content: ContentKind) -> Role {
        if scene.item(index).kind == .scrollView { return .scrollView }
        if isOutside(index) { return .outside }
        return content == .control ? .control : .view
    }

    private func radius(of content: ContentKind, _ rect: Rect) -> Double {
        content == .control ? min(6, rect.height / 2, rect.width / 2) : 0
    }

    /// A view without width or height is not seen on a device; here it is a mark or a thick line.
    private mutating func drawWithoutSize(_ index: Int, _ rect: Rect) {
        guard scene.parent(index) != nil else { return }
        if rect.width > 0 || rect.height > 0 {
            add(.line(Point(rect.x, rect.y), Point(rect.maxX, rect.maxY)), .noSize, item: index)
        }
        add(.marker(Point(rect.midX, rect.midY)), .noSize, item: index)
    }

    func isOutside(_ index: Int) -> Bool { scene.isLost(index) }

    /// What lies beyond the canvas is pointed at from its border.
    mutating func drawOutsiders() {
        var count = 0
        for index in scene.order where !scene.isGuide(index) && isOutside(index) && count < 8 {
            let rect = canvas.rect(scene.frames[index])
            guard !rect.intersects(canvas.area) else { continue }
            count += 1
            let area = canvas.area.insetBy(canvas.metrics.lane, canvas.metrics.lane)
            let near = Point(min(max(rect.midX, area.x), area.maxX), min(max(rect.midY, area.y), area.maxY))
            let border = Point(
                min(max(rect.midX, canvas.area.x), canvas.area.maxX),
                min(max(rect.midY, canvas.area.y), canvas.area.maxY))
            add(.arrow(canvas.metrics.snapped(near), canvas.metrics.snapped(border)), .noSize, item: index)
            let name = DisplayText.name(scene.item(index).name)
            let tail = Rect(x: near.x, y: near.y, width: 0, height: 0)
            guard name.count <= 24 else { continue }
            if let spot = spotsBeside(tail, canvas.measure.width(of: name)).first(where: isFree) {
                place(name, .name, item: index, at: spot)
            }
        }
    }

    mutating func drawSafeAreas() {
        let insets = input.layout.screen.safeArea
        for root in scene.screens {
            let frame = scene.frames[root]
            for strip in [
                Rect(x: frame.x, y: frame.y, width: frame.width, height: insets.top),
                Rect(x: frame.x, y: frame.maxY - insets.bottom, width: frame.width, height: insets.bottom),
                Rect(x: frame.x, y: frame.y, width: insets.left, height: frame.height),
                Rect(x: frame.maxX - insets.right, y: frame.y, width: insets.right, height: frame.height),
            ] where !strip.isEmpty && frame.contains(strip) {
                add(.rectangle(canvas.rect(strip), radius: 0), .unsafeArea, item: root)
            }
        }
    }

    /// The layout margins of one view, where they are more than nothing.
    mutating func drawMargins(of index: Int) {
        let margins = scene.item(index).layoutMargins
        let frame = scene.frames[index]
        let inner = Rect(
            x: frame.x + margins.left, y: frame.y + margins.top, width: frame.width - margins.left - margins.right,
            height: frame.height - margins.top - margins.bottom)
        guard margins != .zero, !inner.isEmpty, !scene.isGuide(index) else { return }
        add(.rectangle(canvas.rect(inner), radius: 0), .margins, item: index)
    }
}

extension CanvasMetrics {
    func snapped(_ point: Point) -> Point { Point(snap(point.x), snap(point.y)) }
}

/// What a view of a class shows.
enum ContentKind {
    case plain, text, image, control

    /// Read from the name of the class: own classes end like the class they extend.
    init(className: String) {
        let name = className.lowercased()
        if name.hasSuffix("label") || name.hasSuffix("textview") {
            self = .text
        } else if name.hasSuffix("imageview") {
            self = .image
        } else if ["button", "textfield", "switch", "slider", "segmentedcontrol", "stepper", "searchbar", "control"]
            .contains(where: name.hasSuffix)
        {
            self = .control
        } else {
            self = .plain
        }
    }
}
