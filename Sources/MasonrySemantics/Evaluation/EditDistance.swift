// The nearest known name for one that is not known.

/// Finds near names, deterministically: of equally near ones the first wins.
enum EditDistance {
    /// The candidate nearest to `name`, if any is near enough to be meant.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        let wanted = Array(name.utf8.prefix(64))
        guard wanted.count > 1 else { return nil }
        let limit = max(1, wanted.count / 3)
        var best: (distance: Int, candidate: String)?
        for candidate in candidates where candidate != name {
            let bytes = Array(candidate.utf8.prefix(64))
            let bound = best.map { $0.distance - 1 } ?? limit
            guard bound >= 0, abs(bytes.count - wanted.count) <= bound else { continue }
            let distance = distance(wanted, bytes)
            if distance <= bound { best = (distance, candidate) }
        }
        return best?.candidate
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
