// Where a point of the layout lies on the canvas.

import AutoLayout

/// The projection of the layout onto a canvas, with the distances that look right on that kind of canvas.
struct Canvas {
    /// Canvas units for one point, an axis each: cells of a terminal are twice as high as wide.
    var scale: Point
    /// The point of the layout that lies at the top left of `area`.
    var origin: Point
    /// The part of the canvas that shows the layout.
    var area: Rect
    var measure: TextMeasure
    var metrics: CanvasMetrics

    func x(_ value: Double) -> Double { metrics.snap(area.x + (value - origin.x) * scale.x) }
    func y(_ value: Double) -> Double { metrics.snap(area.y + (value - origin.y) * scale.y) }

    /// The part of the layout that the canvas shows, in points.
    var visible: Rect {
        // The last line of cells is half inside: it belongs to what ends there.
        let border = metrics.medium == .terminal ? 0.5 : 0
        return Rect(
            x: origin.x, y: origin.y, width: (area.width - border) / scale.x, height: (area.height - border) / scale.y)
    }

    func rect(_ rect: Rect) -> Rect {
        let left = x(rect.x)
        let top = y(rect.y)
        return Rect(x: left, y: top, width: x(rect.maxX) - left, height: y(rect.maxY) - top)
    }
}

/// Distances in canvas units.
struct CanvasMetrics {
    enum Medium { case page, terminal }

    var medium: Medium
    /// From the border of a view to a text in it.
    var padding: Point
    /// Free room kept around a text.
    var clearance: Double
    /// From one dimension line to the next beside it.
    var lane: Double
    /// Around the whole picture.
    var margin: Double
    /// Lines shorter than this are marked instead of drawn.
    var shortest: Double

    static let page = CanvasMetrics(
        medium: .page, padding: Point(4, 1.5), clearance: 2.5, lane: 13, margin: 10, shortest: 1.5)
    static let terminal = CanvasMetrics(
        medium: .terminal, padding: Point(1, 1), clearance: 0, lane: 1, margin: 0, shortest: 0.5)

    /// The canvas that a rectangle covers: on a terminal its right and lower borders take cells of their own.
    func covered(_ rect: Rect) -> Rect {
        guard medium == .terminal else { return rect }
        return Rect(x: rect.x, y: rect.y, width: rect.width + 1, height: rect.height + 1)
    }

    func snap(_ value: Double) -> Double { medium == .terminal ? value.rounded() : value }
}
