// The views of an input as a picture needs them: where they are, who contains whom, and in which order they paint.

import AutoLayout

/// A solved layout made safe to draw: finite frames, a bounded tree, roots side by side.
struct Scene {
    let input: PreviewInput
    /// For each item its frame in points, finite and not negative; roots stand side by side.
    private(set) var frames: [Rect]
    /// Those that are drawn.
    private(set) var roots: [Int] = []
    private(set) var children: [[Int]]
    /// Parents before children, each subtree together: the painting order. What is not known is not in it.
    private(set) var order: [Int] = []
    private(set) var depth: [Int]
    /// The root above each item; a root's own index for itself.
    private(set) var rootOf: [Int]
    /// Whether an item lies in a scroll view, and so may lie outside the screen without being lost.
    private(set) var isScrolled: [Bool]
    private var enter: [Int]
    private var leave: [Int]

    /// The distance between two roots in points.
    private static let rootGap = 40.0
    /// Beyond this a coordinate is a mistake and says nothing.
    private static let farAway = 1_000_000.0
    private static let nowhere = Rect(x: 0, y: 0, width: 0, height: 0)

    init(_ input: PreviewInput) {
        self.input = input
        let count = input.layout.items.count
        frames = []
        frames.reserveCapacity(count)
        children = Array(repeating: [], count: count)
        depth = Array(repeating: 0, count: count)
        rootOf = Array(0..<count)
        isScrolled = Array(repeating: false, count: count)
        enter = Array(repeating: 0, count: count)
        leave = Array(repeating: 0, count: count)
        for index in 0..<count {
            let given = input.solution.absoluteFrames
            frames.append(given.indices.contains(index) ? Self.finite(given[index]) : Self.nowhere)
            // An item before its parent would make a circle possible; it is drawn as a root.
            if let parent = input.layout.items[index].parent?.index, parent >= 0, parent < index {
                children[parent].append(index)
            } else {
                roots.append(index)
            }
        }
        visit()
        roots = roots.filter { isKnown($0) }
        separateRoots()
    }

    func item(_ index: Int) -> LayoutItem { input.layout.items[index] }

    /// Whether the frame of an item says anything.
    func isKnown(_ index: Int) -> Bool { input.detail(index).isKnown && input.solution.isSolved(ItemID(index)) }

    func contains(_ id: ItemID?) -> Bool { id.map { frames.indices.contains($0.index) } ?? false }

    /// Whether `ancestor` is `item` or contains it in the view tree.
    func isAncestor(_ ancestor: Int, of item: Int) -> Bool {
        enter[ancestor] <= enter[item] && leave[item] <= leave[ancestor]
    }

    func parent(_ index: Int) -> Int? {
        item(index).parent.flatMap { $0.index >= 0 && $0.index < index ? $0.index : nil }
    }

    /// The roots that stand for a whole screen, with its bars: neither a cell nor a view by itself.
    var screens: [Int] { roots.filter { !isGuide($0) && item($0).fixedFrame == nil } }

    func isGuide(_ index: Int) -> Bool {
        switch item(index).kind {
        case .view, .scrollView: false
        default: true
        }
    }

    private mutating func visit() {
        var stack = roots.reversed().map { ($0, false) }
        var clock = 0
        while let (index, isDone) = stack.popLast() {
            clock += 1
            if isDone {
                leave[index] = clock
                continue
            }
            enter[index] = clock
            if isKnown(index) { order.append(index) }
            stack.append((index, true))
            for child in children[index].reversed() {
                depth[child] = depth[index] + 1
                rootOf[child] = rootOf[index]
                isScrolled[child] = isScrolled[index] || item(index).kind == .scrollView
                stack.append((child, false))
            }
        }
    }

    private mutating func separateRoots() {
        var next = 0.0
        var shifts = Array(repeating: 0.0, count: frames.count)
        for root in roots where !isGuide(root) {
            shifts[root] = next - min(frames[root].x, 0)
            next = shifts[root] + frames[root].maxX + Self.rootGap
        }
        for index in order { frames[index].x += shifts[rootOf[index]] }
    }

    private static func finite(_ rect: Rect) -> Rect {
        func clamp(_ value: Double) -> Double {
            value.isNaN ? 0 : Swift.min(Swift.max(value, -farAway), farAway)
        }
        return Rect(
            x: clamp(rect.x), y: clamp(rect.y), width: Swift.max(0, clamp(rect.width)),
            height: Swift.max(0, clamp(rect.height)))
    }
}

extension Rect {
    var maxX: Double { x + width }
    var maxY: Double { y + height }
    var midX: Double { x + width / 2 }
    var midY: Double { y + height / 2 }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    func insetBy(_ dx: Double, _ dy: Double) -> Rect {
        Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    func intersects(_ other: Rect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    func contains(_ other: Rect) -> Bool {
        x <= other.x && y <= other.y && other.maxX <= maxX && other.maxY <= maxY
    }

    func intersection(_ other: Rect) -> Rect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    func union(_ other: Rect) -> Rect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }
}
