// Numbers that name contents: the same for the same bytes on every machine and in every run.

/// A number of the bytes from a place on; eight are taken at once.
package func stableHash(_ bytes: [UInt8], from start: Int = 0) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
        var hash = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: bytes.count)
        var place = min(max(0, start), bytes.count)
        while place + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            hash = (hash ^ word) &* 0xFF51_AFD7_ED55_8CCD
            hash ^= hash >> 32
            place += 8
        }
        while place < bytes.count {
            hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01B3
            place += 1
        }
        hash ^= hash >> 29
        return hash &* 0xC4CE_B9FE_1A85_EC53
    }
}

/// A stable 64-bit hash of texts (FNV-1a), as 16 hexadecimal digits.
package func contentHash(_ parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
        for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // A separator that no text contains, so that ("a", "bc") and ("ab", "c") differ.
        hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
