// Tells whether a message was there before, with other addresses and texts.

/// A hash of a message in which each address counts as its number in the order of appearance, and the text of a view not
/// at all.
struct LogFingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
    private var addresses: [UInt64] = []

    mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    mutating func combine(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { bytes in
            var place = 0
            while place < bytes.count {
                let byte = bytes[place]
                if byte == 0x30, place + 2 < bytes.count, bytes[place + 1] == 0x78, hexValue(bytes[place + 2]) != nil {
                    place = combineAddress(bytes, place + 2)
                } else {
                    if byte > 0x20 { combine(byte) }
                    place += 1
                }
            }
        }
    }

    private mutating func combineAddress(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var place = start
        var address: UInt64 = 0
        while place < bytes.count, let digit = hexValue(bytes[place]) {
            address = address << 4 | digit
            place += 1
        }
        // Beyond so many only the digits are left out; nobody prints a conflict of so many objects.
        let index = addresses.lastIndex(of: address) ?? addresses.count
        if index == addresses.count, addresses.count < 256 { addresses.append(address) }
        combine(UInt8(truncatingIfNeeded: index))
        combine(0xFF)
        guard place < bytes.count, bytes[place] == 0x27 else { return place }
        return endOfText(bytes, place)
    }

    private func endOfText(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var place = start + 1
        while place + 1 < bytes.count, place - start < 4096 {
            let next = bytes[place + 1]
            if bytes[place] == 0x27, next == 0x2E || next == 0x5D || next == 0x28 || next == 0x20 || next == 0x29 {
                return place + 1
            }
            place += 1
        }
        return start + 1
    }
}
