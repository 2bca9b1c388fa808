// Which variables hang together.

/// A forest of disjoint sets with path halving; the smallest member represents its set, so that results are stable.
struct DisjointSets {
    private var parents: [Int32]

    init(count: Int) { parents = (0..<Int32(truncatingIfNeeded: count)).map { $0 } }

    /// The representative of a member's set.
    mutating func find(_ member: Int) -> Int {
        var current = member
        while Int(parents[current]) != current {
            parents[current] = parents[Int(parents[current])]
            current = Int(parents[current])
        }
        return current
    }

    /// Joins the sets of two members.
    mutating func union(_ first: Int, _ second: Int) {
        let one = find(first)
        let other = find(second)
        if one < other {
            parents[other] = Int32(truncatingIfNeeded: one)
        } else if other < one {
            parents[one] = Int32(truncatingIfNeeded: other)
        }
    }
}
