// Identifiers as small integers, so that evaluation compares no strings.

/// An identifier of one tree. The words of `Word` have the same number in every tree.
package struct Name: Hashable, Sendable {
    package let index: Int32
    package init(_ index: Int32) { self.index = index }

    /// The well-known word this name is; nil for all others.
    package var word: Word? {
        UInt16(exactly: index).flatMap { Word(rawValue: $0) }
    }

    package init(_ word: Word) { index = Int32(word.rawValue) }
}

/// Interns the identifiers of one tree: an open hash table over the bytes of their spellings, so that an identifier
/// seen before costs no `String`.
package struct NameTable: Sendable {
    /// Those that are no well-known words: trees of all threads share the spellings of the words, and counting who
    /// uses them would keep the threads from running side by side.
    private var strings: [String] = []
    /// Of each name, in their order.
    package private(set) var hashes: [UInt32] = []
    /// All spellings, one after the other; that of name n ends at `ends[n]`.
    private var spellings: [UInt8] = []
    private var ends: [Int32] = []
    /// Indices of names, -1 where free; the count is a power of two and at least twice that of the names.
    private var slots: [Int32] = Array(repeating: -1, count: 1024)

    package init() { self = Self.seed.table }

    /// The well-known words, each with the number of its case.
    private static let seed: (table: NameTable, words: [String]) = {
        var table = NameTable(empty: ())
        for spelling in Word.spellings.utf8.split(separator: UInt8(ascii: " ")) {
            _ = table.intern(String(Substring(spelling)))
        }
        let words = table.strings
        table.strings = []
        table.words = words.count
        return (table, words)
    }()

    /// How many words come before `strings`.
    private var words = 0

    private init(empty: Void) {}

    package subscript(name: Name) -> String {
        let index = Int(name.index)
        return index < words ? Self.seed.words[index] : strings[index - words]
    }

    /// How many names there are.
    package var count: Int { ends.count }

    /// The name spelt `string`, if the tree has it.
    package func find(_ string: String) -> Name? {
        var string = string
        return string.withUTF8 { bytes in
            let slot = self.slot(of: bytes, hash: Self.hash(bytes))
            return slots[slot] < 0 ? nil : Name(slots[slot])
        }
    }

    package mutating func intern(_ string: String) -> Name {
        var string = string
        return string.withUTF8 { intern($0, hash: Self.hash($0)) }
    }

    /// `hash` is what `Self.hash` gives for `bytes`.
    mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Name {
        let slot = self.slot(of: bytes, hash: hash)
        if slots[slot] >= 0 { return Name(slots[slot]) }
        let index = Int32(clamping: ends.count)
        strings.append(String(decoding: bytes, as: UTF8.self))
        hashes.append(hash)
        spellings.append(contentsOf: bytes)
        ends.append(Int32(clamping: spellings.count))
        slots[slot] = index
        if ends.count * 2 > slots.count { grow() }
        return Name(index)
    }

    static let hashStart: UInt32 = 2_166_136_261

    /// One step of FNV-1a.
    @inline(__always)
    static func hash(_ hash: UInt32, adding byte: UInt8) -> UInt32 { (hash ^ UInt32(byte)) &* 16_777_619 }

    private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        var hash = hashStart
        for byte in bytes { hash = Self.hash(hash, adding: byte) }
        return hash
    }

    /// The hash that a name spelt so has in every table.
    package static func hash(of spelling: some Sequence<UInt8>) -> UInt32 {
        spelling.withContiguousStorageIfAvailable { hash($0) } ?? spelling.reduce(hashStart) { hash($0, adding: $1) }
    }

    /// The slot that holds the spelling, or the free one where it belongs.
    private func slot(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash ^ (hash >> 15)) & mask
        while slots[slot] >= 0 {
            let index = Int(slots[slot])
            if hashes[index] == hash, isSpelling(index, bytes) { return slot }
            slot = (slot + 1) & mask
        }
        return slot
    }

    private func isSpelling(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = index == 0 ? 0 : Int(ends[index - 1])
        guard Int(ends[index]) - start == bytes.count else { return false }
        return spellings.withUnsafeBufferPointer { spellings in
            for offset in 0..<bytes.count where spellings[start + offset] != bytes[offset] { return false }
            return true
        }
    }

    private mutating func grow() {
        let mask = slots.count * 2 - 1
        slots = Array(repeating: -1, count: mask + 1)
        for (index, hash) in hashes.enumerated() {
            var slot = Int(hash ^ (hash >> 15)) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(clamping: index)
        }
    }
}
