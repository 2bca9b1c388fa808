// Cells in a table or a collection view: each is a layout of its own, drawn into the list that shows it.

import AutoLayout

/// One cell at its place in a list.
package struct PreviewRow: Sendable {
    package var input: PreviewInput
    /// From the list's corner, in points.
    package var frame: Rect

    package init(input: PreviewInput, frame: Rect) {
        self.input = input
        self.frame = frame
    }
}

extension LookMaker {
    /// The cells of a list, none of which goes beyond it.
    func rows(_ rows: [PreviewRow], separators: Paint?) -> [LookOperation] {
        guard !rows.isEmpty else { return [] }
        var operations: [LookOperation] = []
        for row in rows {
            var input = row.input
            input.images = scene.input.images
            let cell = LookMaker(scene: Scene(input))
            // Cells have one root; what else the class makes does not stand in the list.
            guard let root = cell.scene.roots.first(where: { !cell.scene.isGuide($0) }) else { continue }
            let start = cell.scene.frames[root]
            operations += cell.flat(root, Point(row.frame.x - start.x, row.frame.y - start.y), depth: 0)
            if let separators {
                let y = row.frame.y + row.frame.height
                operations.append(
                    .box(
                        Reaches(left: Reach(0, 16), top: Reach(0, y - 0.5), right: Reach(1), bottom: Reach(0, y)),
                        fill: separators, stroke: nil, width: 0, radius: 0, isDashed: false))
            }
        }
        return [.group(operations, place: .all, clip: 0, alpha: 1)]
    }

    /// All that a view and its subviews draw, at fixed places.
    private func flat(_ index: Int, _ shift: Point, depth: Int) -> [LookOperation] {
        let node = node(index)
        guard !node.isHidden, node.alpha > 0, depth < 100 else { return [] }
        let isShown = scene.isKnown(index)
        var frame = scene.frames[index]
        frame.x += shift.x
        frame.y += shift.y
        var inner: [LookOperation] = []
        for child in scene.paintingOrder(of: index) { inner += flat(child, shift, depth: depth + 1) }
        if isShown, let clip = node.clip, !inner.isEmpty {
            inner = [.group(inner, place: Reaches(frame), clip: clip, alpha: 1)]
        }
        let under = isShown ? node.under.map { $0.fixed(in: frame) } : []
        let over = isShown ? node.over.map { $0.fixed(in: frame) } : []
        let all = under + inner + over
        return node.alpha < 1 ? [.group(all, place: Reaches(frame), clip: nil, alpha: node.alpha)] : all
    }
}

extension Reaches {
    /// At fixed distances from the corner.
    init(_ rect: Rect) {
        self.init(
            left: Reach(0, rect.x), top: Reach(0, rect.y), right: Reach(0, rect.maxX), bottom: Reach(0, rect.maxY))
    }

    /// Of a frame that stands fixed.
    fileprivate func fixed(in frame: Rect) -> Reaches {
        Reaches(
            left: Reach(0, left.place(frame.x, frame.width)), top: Reach(0, top.place(frame.y, frame.height)),
            right: Reach(0, right.place(frame.x, frame.width)), bottom: Reach(0, bottom.place(frame.y, frame.height)))
    }
}

extension LookOperation {
    /// The same where the frame that it is measured from stands fixed.
    fileprivate func fixed(in frame: Rect) -> LookOperation {
        switch self {
        case .box(let place, let fill, let stroke, let width, let radius, let isDashed):
            return .box(
                place.fixed(in: frame), fill: fill, stroke: stroke, width: width, radius: radius, isDashed: isDashed)
        case .line(let points, let paint, let width):
            return .line(
                points.enumerated().map { index, point in
                    Reach(
                        0,
                        index % 2 == 0 ? point.place(frame.x, frame.width) : point.place(frame.y, frame.height))
                }, paint, width: width)
        case .text(var text):
            let isLost = text.isOptional && !frame.contains(text.place.rect(in: frame))
            text.place = text.place.fixed(in: frame)
            text.isOptional = false
            return isLost ? .group([], place: .all, clip: nil, alpha: 1) : .text(text)
        case .image(var image):
            image.place = image.place.fixed(in: frame)
            return .image(image)
        case .shadow(let place, let paint, let blur, let radius):
            return .shadow(place.fixed(in: frame), paint, blur: blur, radius: radius)
        case .gradient(let place, let gradient, let radius):
            return .gradient(place.fixed(in: frame), gradient, radius: radius)
        case .group(let operations, let place, let clip, let alpha):
            return .group(
                operations.map { $0.fixed(in: frame) }, place: place.fixed(in: frame), clip: clip, alpha: alpha)
        }
    }
}
