// Frames as a function of the root's width.

import ConstraintSolver

/// The frames at one width of a root.
public struct WidthBreakpoint: Sendable {
    /// The width of the root in points.
    public var width: Double
    /// The frame of every item in its superview, in points.
    public var frames: [Rect]
}

extension LayoutEngine {
    /// The frames for every width of `root` in a range, as breakpoints between which all frames are linear.
    ///
    /// The optimum is piecewise linear in the width. Lines fitted at both ends of an interval meet at a breakpoint if
    /// there is just one; otherwise the interval is divided there and searched again. At most 400 solves are spent; widths
    /// that are not finite, or an item that is not a root, give no breakpoints.
    public func frames(forWidths range: ClosedRange<Double>, of root: ItemID) -> [WidthBreakpoint] {
        guard layout.items.indices.contains(root.index), lowering.tree.parents[root.index] < 0,
            range.lowerBound.isFinite, range.upperBound.isFinite, range.lowerBound >= 0
        else { return [] }
        var search = WidthSearch(engine: self, root: root)
        return search.run(range)
    }

    /// Gives a root another width without asking the layout.
    fileprivate mutating func frames(atWidth width: Double, of root: ItemID) -> [Rect] {
        linear.setParameter(
            VariableID(Int(lowering.geometry[root.index].horizontal.size.variable)), to: width)
        linear.update()
        var frames = frames
        frames[root.index].width = width
        return frames
    }
}

/// The search for the breakpoints of one root's width.
private struct WidthSearch {
    var engine: LayoutEngine
    let root: ItemID
    private var fuel = 400

    init(engine: LayoutEngine, root: ItemID) {
        self.engine = engine
        self.root = root
    }

    mutating func run(_ range: ClosedRange<Double>) -> [WidthBreakpoint] {
        let first = evaluate(range.lowerBound)
        guard range.upperBound > range.lowerBound else { return [first] }
        let last = evaluate(range.upperBound)
        var result = [first]
        // Intervals still to be searched, the leftmost on top.
        var open = [(first, last)]
        while let (left, right) = open.popLast() {
            if let middle = breakpoint(left, right) {
                open.append((middle, right))
                open.append((left, middle))
            } else {
                result.append(right)
            }
        }
        return merged(result)
    }

    private mutating func evaluate(_ width: Double) -> WidthBreakpoint {
        fuel -= 1
        return WidthBreakpoint(width: width, frames: engine.frames(atWidth: width, of: root))
    }

    /// A point inside the interval where the frames leave the line between its ends; nil if they do not.
    private mutating func breakpoint(_ left: WidthBreakpoint, _ right: WidthBreakpoint) -> WidthBreakpoint? {
        let length = right.width - left.width
        guard fuel > 3, length > 1e-4 else { return nil }
        let step = length * 1e-3
        let afterLeft = evaluate(left.width + step)
        let beforeRight = evaluate(right.width - step)
        let middle = evaluate(left.width + length * 0.4373)
        var worst = 1e-6
        var meeting = middle.width
        for item in left.frames.indices {
            for attribute in LayoutSolution.FrameAttribute.allCases {
                let start = left.frames[item].value(attribute)
                let end = right.frames[item].value(attribute)
                let slope = (end - start) / length
                let early = (afterLeft.frames[item].value(attribute) - start) / step
                let late = (end - beforeRight.frames[item].value(attribute)) / step
                let off = max(
                    abs(middle.frames[item].value(attribute) - start - slope * (middle.width - left.width)),
                    max(abs(early - slope), abs(late - slope)) * step)
                guard off > worst else { continue }
                worst = off
                let crossing = (end - start - late * length) / (early - late)
                meeting =
                    abs(early - late) > 1e-9 && crossing > 1e-5 && crossing < length - 1e-5
                    ? left.width + crossing : middle.width
            }
        }
        return worst > 1e-6 ? evaluate(meeting) : nil
    }

    /// Leaves out points that lie on the line between their neighbours.
    private func merged(_ points: [WidthBreakpoint]) -> [WidthBreakpoint] {
        var result: [WidthBreakpoint] = []
        for (index, point) in points.enumerated() {
            if let last = result.last, index + 1 < points.count, isOnLine(last, point, points[index + 1]) { continue }
            result.append(point)
        }
        return result
    }

    private func isOnLine(_ left: WidthBreakpoint, _ point: WidthBreakpoint, _ right: WidthBreakpoint) -> Bool {
        let share = (point.width - left.width) / (right.width - left.width)
        for item in point.frames.indices {
            for attribute in LayoutSolution.FrameAttribute.allCases {
                let start = left.frames[item].value(attribute)
                let expected = start + share * (right.frames[item].value(attribute) - start)
                if abs(point.frames[item].value(attribute) - expected) > 1e-5 { return false }
            }
        }
        return true
    }
}
