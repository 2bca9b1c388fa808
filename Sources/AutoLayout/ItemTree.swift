// The tree of items made safe: out-of-range parents and cycles become roots.

/// Parents, depths and roots of the items of a layout.
struct ItemTree: Sendable {
    /// The parent of each item, or -1 for roots.
    private(set) var parents: [Int32]
    private(set) var depths: [Int32]
    /// The root above each item.
    private(set) var roots: [Int32]
    /// Every item after its parent.
    private(set) var order: [Int32]

    init(_ items: [LayoutItem]) {
        let count = items.count
        parents = Array(repeating: -1, count: count)
        var isOrdered = true
        for index in 0..<count {
            guard let parent = items[index].parent?.index, parent >= 0, parent < count, parent != index
            else { continue }
            parents[index] = Int32(truncatingIfNeeded: parent)
            if parent > index { isOrdered = false }
        }
        depths = Array(repeating: 0, count: count)
        roots = (0..<Int32(truncatingIfNeeded: count)).map { $0 }
        order = roots
        if !isOrdered { order = orderedByCuttingCycles() }
        for item in order {
            let parent = parents[Int(item)]
            guard parent >= 0 else { continue }
            depths[Int(item)] = depths[Int(parent)] + 1
            roots[Int(item)] = roots[Int(parent)]
        }
    }

    /// Walks up from every item; a walk that meets itself is cut there.
    private mutating func orderedByCuttingCycles() -> [Int32] {
        enum Visit { case new, onPath, done }
        var visits = [Visit](repeating: .new, count: parents.count)
        var result: [Int32] = []
        result.reserveCapacity(parents.count)
        for start in parents.indices {
            var path: [Int] = []
            var current = start
            while visits[current] == .new {
                visits[current] = .onPath
                path.append(current)
                let parent = Int(parents[current])
                if parent < 0 { break }
                if visits[parent] == .onPath {
                    parents[current] = -1
                    break
                }
                current = parent
            }
            for item in path.reversed() {
                visits[item] = .done
                result.append(Int32(truncatingIfNeeded: item))
            }
        }
        return result
    }

    /// The closest common ancestor of two items, which may be one of them; nil in different trees.
    func closestCommonAncestor(_ first: Int, _ second: Int) -> Int? {
        guard roots[first] == roots[second] else { return nil }
        var one = first
        var other = second
        while depths[one] > depths[other] { one = Int(parents[one]) }
        while depths[other] > depths[one] { other = Int(parents[other]) }
        while one != other {
            one = Int(parents[one])
            other = Int(parents[other])
        }
        return one
    }
}
