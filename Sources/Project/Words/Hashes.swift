// Numbers that name contents: the same for the same bytes on every machine and in every run.

import SourceText

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
    var hash = FNV1a()
    for part in parts {
        for byte in part.utf8 { hash.combine(byte) }
        // A separator that no text contains, so that ("a", "bc") and ("ab", "c") differ.
        hash.combine(0xFF)
    }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
