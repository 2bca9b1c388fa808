// Positions in a text as byte offsets; line and character exist only at the border to editors and reports.

/// A position between two bytes of a UTF-8 text.
package struct TextOffset: Hashable, Comparable, Sendable {
    @usableFromInline let storage: Int32

    /// The number of bytes before the position.
    @inlinable package var utf8: Int { Int(storage) }

    /// A position after `utf8` bytes; values outside 0 … 2³¹−1 are clamped.
    @inlinable package init(_ utf8: Int) { storage = Int32(clamping: max(0, utf8)) }

    @inlinable @inline(__always)
    init(unchecked storage: Int32) { self.storage = storage }

    package static let zero = TextOffset(0)

    @inlinable package static func < (lhs: TextOffset, rhs: TextOffset) -> Bool { lhs.storage < rhs.storage }

    @inlinable package static func + (lhs: TextOffset, rhs: Int) -> TextOffset { TextOffset(lhs.utf8 &+ rhs) }
}

/// A half-open range of a text; `start <= end` always holds.
package struct TextRange: Hashable, Sendable {
    package let start: TextOffset
    package let end: TextOffset

    /// From `start` up to but not including `end`; an `end` before `start` gives the empty range at `start`.
    @inlinable package init(_ start: TextOffset, _ end: TextOffset) {
        self.start = start
        self.end = max(start, end)
    }

    /// From byte `start` up to but not including byte `end`.
    @inlinable package init(_ start: Int, _ end: Int) { self.init(TextOffset(start), TextOffset(end)) }

    /// The empty range at `offset`.
    @inlinable package init(at offset: TextOffset) { self.init(offset, offset) }

    /// In bytes.
    @inlinable package var length: Int { end.utf8 - start.utf8 }
    @inlinable package var isEmpty: Bool { start == end }

    /// Whether `offset` lies in the range or at its end.
    @inlinable package func touches(_ offset: TextOffset) -> Bool { start <= offset && offset <= end }

    @inlinable package func contains(_ other: TextRange) -> Bool { start <= other.start && other.end <= end }

    /// The range that many bytes further on, or back where `distance` is negative; not to lead out of 0 … 2³¹−1.
    @inlinable @inline(__always)
    package func moved(by distance: Int) -> TextRange {
        let distance = Int32(truncatingIfNeeded: distance)
        return TextRange(unchecked: start.storage &+ distance, end.storage &+ distance)
    }

    @inlinable @inline(__always)
    init(unchecked start: Int32, _ end: Int32) {
        self.start = TextOffset(unchecked: start)
        self.end = TextOffset(unchecked: end)
    }

    /// The smallest range that covers both.
    @inlinable package func union(_ other: TextRange) -> TextRange {
        TextRange(min(start, other.start), max(end, other.end))
    }
}
