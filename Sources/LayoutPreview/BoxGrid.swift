// Finds the boxes near a box quickly, so that placing labels stays linear in their number.

import AutoLayout

/// Boxes with owners, sorted into the squares of a grid over the canvas.
struct BoxGrid: Sendable {
    private struct Entry: Sendable {
        var box: Rect
        var owner: Int
    }

    /// Squares along each side: few enough that a box over the whole canvas is cheap to enter.
    private static let side = 16
    private let bounds: Rect
    private var entries: [Entry] = []
    private var squares: [[Int32]]

    init(_ bounds: Rect) {
        self.bounds = bounds
        squares = Array(repeating: [], count: Self.side * Self.side)
    }

    mutating func insert(_ box: Rect, owner: Int) {
        let index = Int32(truncatingIfNeeded: entries.count)
        entries.append(Entry(box: box, owner: owner))
        forEachSquare(of: box) { squares[$0].append(index) }
    }

    /// Whether a box of an owner for which `counts` holds overlaps `box`.
    func overlaps(_ box: Rect, where counts: (Int) -> Bool = { _ in true }) -> Bool {
        let (columns, rows) = range(of: box)
        for row in rows {
            for column in columns {
                for index in squares[row * Self.side + column] {
                    let entry = entries[Int(index)]
                    if entry.box.intersects(box), counts(entry.owner) { return true }
                }
            }
        }
        return false
    }

    private func forEachSquare(of box: Rect, _ body: (Int) -> Void) {
        let (columns, rows) = range(of: box)
        for row in rows { for column in columns { body(row * Self.side + column) } }
    }

    private func range(of box: Rect) -> (ClosedRange<Int>, ClosedRange<Int>) {
        (
            square(
                box.x - bounds.x, of: bounds.width)...max(
                    square(box.x - bounds.x, of: bounds.width), square(box.maxX - bounds.x, of: bounds.width)),
            square(
                box.y - bounds.y, of: bounds.height)...max(
                    square(box.y - bounds.y, of: bounds.height), square(box.maxY - bounds.y, of: bounds.height))
        )
    }

    private func square(_ distance: Double, of length: Double) -> Int {
        guard length > 0, distance.isFinite else { return 0 }
        let part = (distance / length * Double(Self.side)).rounded(.down)
        return Int(exactly: Swift.min(Swift.max(part, 0), Double(Self.side - 1))) ?? 0
    }
}
