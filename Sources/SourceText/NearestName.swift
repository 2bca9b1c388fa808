// The name that was most likely meant: the least number of slips of the pen away.

/// Finds near names, deterministically: of equally near ones the first wins.
package enum NearestName {
    /// The candidate nearest to `name`, if any is near enough to be meant: every third letter may be wrong, and `slack`
    /// more. Complexity: O(candidates · length²), where no length counts beyond 64 bytes.
    package static func of(
        _ name: String, among candidates: some Sequence<String>, ignoringCase: Bool = false, slack: Int = 0
    ) -> String? {
        let wanted = bytes(of: name, ignoringCase)
        guard wanted.count > 1 else { return nil }
        var bound = max(1, wanted.count / 3) + slack
        if slack > 0 { bound = min(bound, wanted.count - 1) }
        var best: String?
        for candidate in candidates where candidate != name {
            let bytes = bytes(of: candidate, ignoringCase)
            guard bound >= 0, abs(bytes.count - wanted.count) <= bound else { continue }
            let distance = distance(wanted, bytes)
            if distance <= bound { (best, bound) = (candidate, distance - 1) }
        }
        return best
    }

    private static func bytes(of name: String, _ ignoringCase: Bool) -> [UInt8] {
        Array((ignoringCase ? name.lowercased() : name).utf8.prefix(64))
    }

    /// How many letters were inserted, deleted, replaced or swapped with their neighbours; of long names only the start counts.
    package static func distance(_ left: String, _ right: String) -> Int {
        distance(bytes(of: left, false), bytes(of: right, false))
    }

    /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in 0..<right.count {
                let cost = left[row] == right[column] ? 0 : 1
                var value = min(previous[column] + cost, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    value = min(value, beforePrevious[column - 1] + 1)
                }
                current.append(value)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}
