// Binary search: places and numbers come in order nearly everywhere.

extension Array {
    /// The first index whose element satisfies a condition that all elements behind it satisfy too; `count` where none
    /// does. Complexity: O(log count).
    package func partitionPoint(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
