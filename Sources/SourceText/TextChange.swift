// What differs between two versions of a text, as one replaced piece.

/// The bytes between the longest common beginning and the longest common end of two texts.
package struct TextChange: Sendable, Hashable {
    /// Where both versions stop being the same.
    package let start: Int
    /// Where they are the same again, in the old and in the new version; never before `start`.
    package let oldEnd: Int
    package let newEnd: Int

    /// How much further what follows the change stands in the new version.
    package var shift: Int { newEnd - oldEnd }

    /// Complexity: O(bytes), eight at a time.
    package init(from old: SourceText, to new: SourceText) {
        (start, oldEnd, newEnd) = old.bytes.withUnsafeBytes { old in
            new.bytes.withUnsafeBytes { new in
                let shorter = min(old.count, new.count)
                let start = Self.commonStart(old, new, atMost: shorter)
                let end = Self.commonEnd(old, new, atMost: shorter - start)
                return (start, old.count - end, new.count - end)
            }
        }
    }

    private static func commonStart(
        _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, atMost limit: Int
    ) -> Int {
        var index = 0
        while index + 8 <= limit,
            old.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                == new.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        { index += 8 }
        while index < limit, old[index] == new[index] { index += 1 }
        return index
    }

    private static func commonEnd(
        _ old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer, atMost limit: Int
    ) -> Int {
        var length = 0
        while length + 8 <= limit,
            old.loadUnaligned(fromByteOffset: old.count - length - 8, as: UInt64.self)
                == new.loadUnaligned(fromByteOffset: new.count - length - 8, as: UInt64.self)
        { length += 8 }
        while length < limit, old[old.count - length - 1] == new[new.count - length - 1] { length += 1 }
        return length
    }
}
