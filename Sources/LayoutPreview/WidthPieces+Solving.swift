// Finds the pieces of a layout by solving it at a few widths.

import AutoLayout

extension WidthPieces {
    /// The frames of `layout` on screens from `narrowest` to `widest` points wide, the given width among the ends of
    /// the pieces. Between two solved widths the frames are taken as linear where two points between them say so; where
    /// they bend, the place is found to a point. At most `fuel` widths are solved, and what is left is drawn straight.
    package static func solving(
        _ layout: Layout, narrowest: Double, widest: Double, fuel: Int = 120
    ) -> WidthPieces? {
        let width = layout.screen.size.width
        guard narrowest.isFinite, widest.isFinite, narrowest > 0, narrowest < widest, narrowest <= width,
            width <= widest
        else { return nil }
        var search = PieceSearch(layout: layout, fuel: fuel)
        let ends = [narrowest, width, widest].map { search.solve($0) }
        search.divide(ends[0], ends[1])
        search.divide(ends[1], ends[2])
        return WidthPieces(pieces: search.pieces)
    }
}

/// Halves ranges of widths until the frames in each are linear.
private struct PieceSearch {
    /// The solution at one width.
    struct Sample {
        var width: Double
        var frames: [Rect]
        var broken: [ConstraintID]
    }

    let layout: Layout
    var fuel: Int
    var pieces: [WidthPieces.Piece] = []

    init(layout: Layout, fuel: Int) {
        self.layout = layout
        self.fuel = fuel
    }

    mutating func solve(_ width: Double) -> Sample {
        fuel -= 1
        var layout = layout
        layout.screen.size.width = width
        let solution = layout.solve()
        return Sample(
            width: width, frames: solution.absoluteFrames, broken: solution.conflicts.compactMap(\.broken))
    }

    /// Adds the pieces between two samples, from left to right.
    mutating func divide(_ first: Sample, _ last: Sample) {
        var waiting = [(first, last)]
        while let (left, right) = waiting.popLast() {
            guard right.width > left.width else { continue }
            guard right.width - left.width > 1, fuel >= 2 else {
                add(left, right)
                continue
            }
            let middle = solve((left.width + right.width) / 2)
            let probe = solve(left.width + (right.width - left.width) * 0.3)
            if isOnLine(middle, left, right), isOnLine(probe, left, right) {
                add(left, right)
            } else {
                waiting.append((middle, right))
                waiting.append((left, middle))
            }
        }
    }

    /// Adds a piece, or lengthens the last one where it goes on in the same direction.
    private mutating func add(_ left: Sample, _ right: Sample) {
        if let last = pieces.last, left.width != layout.screen.size.width, last.broken == left.broken,
            left.broken == right.broken
        {
            let start = Sample(width: last.from, frames: last.framesAtFrom, broken: last.broken)
            if isOnLine(left, start, right) {
                pieces[pieces.count - 1].to = right.width
                pieces[pieces.count - 1].framesAtTo = right.frames
                return
            }
        }
        // Where something breaks within the piece, it is drawn as broken: no width then looks better than it is.
        let broken = left.broken.count >= right.broken.count ? left.broken : right.broken
        pieces.append(
            WidthPieces.Piece(
                from: left.width, to: right.width, framesAtFrom: left.frames, framesAtTo: right.frames, broken: broken))
    }

    private func isOnLine(_ sample: Sample, _ left: Sample, _ right: Sample) -> Bool {
        guard sample.broken == left.broken, sample.broken == right.broken else { return false }
        let part = (sample.width - left.width) / (right.width - left.width)
        func lies(_ value: Double, _ start: Double, _ end: Double) -> Bool {
            abs(start + (end - start) * part - value) < 0.02
        }
        for (index, frame) in sample.frames.enumerated() {
            guard left.frames.indices.contains(index), right.frames.indices.contains(index) else { return false }
            let (start, end) = (left.frames[index], right.frames[index])
            guard lies(frame.x, start.x, end.x), lies(frame.y, start.y, end.y),
                lies(frame.width, start.width, end.width), lies(frame.height, start.height, end.height)
            else { return false }
        }
        return true
    }
}
