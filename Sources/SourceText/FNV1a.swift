// The hash that tells texts apart: the same on every machine and in every run.

/// FNV-1a with 64 bits (Fowler, Noll and Vo; RFC 9923). Whoever looks for two texts with one hash finds them.
package struct FNV1a: Sendable, Hashable {
    package var value: UInt64 = 0xCBF2_9CE4_8422_2325

    @inlinable package init() {}

    package init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { combine(byte) }
    }

    @inlinable package mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }
}

extension SourceText {
    /// Tells a text from others.
    package var fingerprint: UInt64 { bytes.withUnsafeBufferPointer { FNV1a($0).value } }
}
