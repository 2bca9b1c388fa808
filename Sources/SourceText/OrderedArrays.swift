// Binary search in arrays and replacing parts of them: places and numbers come in order nearly everywhere. In-line, because
// generic code of another module is slow.

extension Array {
    /// The first index whose element satisfies a condition that all elements behind it satisfy too; `count` where none
    /// does. Complexity: O(log count).
    @inlinable package func partitionPoint(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// `replaceSubrange` for arrays that change a little, again and again: where one has to grow it gets a sixteenth more
    /// memory, not twice as much.
    @inlinable package mutating func replace(_ range: Range<Int>, with new: [Element]) {
        let needed = count - range.count + new.count
        if needed > capacity { reserveCapacity(needed + needed / 16 + 16) }
        replaceSubrange(range, with: new)
    }
}
