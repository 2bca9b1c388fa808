// Puts the text of a constraint back as it was printed: escapes, wrapped lines, marks of quoting, entities.

enum LogTextRepair {
    /// What a line break within a constraint stood for.
    enum LineBreak { case space, nothing }

    /// Undoes what logs, trackers and chats do to a text whatever it says.
    static func repaired(_ bytes: [UInt8], lineBreak: LineBreak = .space) -> [UInt8] {
        // Nearly all need nothing.
        guard bytes.contains(where: { $0 == 0x5C || $0 < 0x20 || $0 == 0x26 || $0 == 0xC2 }) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            let next = place + 1 < bytes.count ? bytes[place + 1] : 0
            switch byte {
            case 0x5C: place = undoEscape(bytes, place, next, &result)
            case 0x26: place = undoEntity(bytes, place, &result)
            case 0x0A, 0x0D: place = joinLines(bytes, place, lineBreak, &result)
            case 0xC2 where next == 0xA0:
                result.append(0x20)
                place += 2
            default:
                result.append(byte < 0x20 ? 0x20 : byte)
                place += 1
            }
        }
        return result
    }

    /// What is worth a try only where the text cannot be read otherwise, the likeliest first.
    static func furtherRepairs(of bytes: [UInt8], repaired: [UInt8]) -> [[UInt8]] {
        var result: [[UInt8]] = []
        if bytes.contains(0x0A) { result.append(Self.repaired(bytes, lineBreak: .nothing)) }
        // One tracker writes dashes so.
        result.append(replacing([0x7E, 0x7E], with: [0x2D], in: repaired))
        result.append(withoutSpaces(repaired))
        return result.filter { $0 != repaired }
    }

    private static func undoEscape(_ bytes: [UInt8], _ place: Int, _ next: UInt8, _ result: inout [UInt8]) -> Int {
        switch next {
        case 0x22, 0x27, 0x3C, 0x3E, 0x5B, 0x5D, 0x5F, 0x2A, 0x7C, 0x5C:
            result.append(next)
            return place + 2
        case 0x6E, 0x74, 0x72:
            result.append(0x20)
            return place + 2
        case 0x55, 0x75:
            // `\U4e2d`: the list is printed as a property list, which knows ASCII only.
            let digits = bytes[min(place + 2, bytes.count)..<min(place + 6, bytes.count)].compactMap(hexValue)
            guard digits.count == 4 else { break }
            let value = digits.reduce(0) { $0 << 4 | $1 }
            result.append(contentsOf: Array(String(Unicode.Scalar(UInt32(value)) ?? "\u{FFFD}").utf8))
            return place + 6
        default: break
        }
        result.append(0x5C)
        return place + 1
    }

    private static let entities: [(name: [UInt8], byte: UInt8)] = [
        (Array("&lt;".utf8), 0x3C), (Array("&gt;".utf8), 0x3E), (Array("&amp;".utf8), 0x26),
        (Array("&quot;".utf8), 0x22), (Array("&#39;".utf8), 0x27), (Array("&apos;".utf8), 0x27),
        (Array("&nbsp;".utf8), 0x20),
    ]

    private static func undoEntity(_ bytes: [UInt8], _ place: Int, _ result: inout [UInt8]) -> Int {
        for entity in entities where bytes[place...].starts(with: entity.name) {
            result.append(entity.byte)
            return place + entity.name.count
        }
        result.append(0x26)
        return place + 1
    }

    /// A line break goes with the indentation and marks of quoting behind it.
    private static func joinLines(
        _ bytes: [UInt8], _ place: Int, _ lineBreak: LineBreak, _ result: inout [UInt8]
    ) -> Int {
        var next = place
        while next < bytes.count {
            let byte = bytes[next]
            let isMark = byte == 0x3E && next + 1 < bytes.count && bytes[next + 1] == 0x20
            guard isSpace(byte) || isMark || (byte == 0x7C && next + 1 < bytes.count && bytes[next + 1] == 0x20)
            else { break }
            next += 1
        }
        if lineBreak == .space, let last = result.last, !isSpace(last) { result.append(0x20) }
        return next
    }

    private static func replacing(_ old: [UInt8], with new: [UInt8], in bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var place = 0
        while place < bytes.count {
            if bytes[place...].starts(with: old) {
                result.append(contentsOf: new)
                place += old.count
            } else {
                result.append(bytes[place])
                place += 1
            }
        }
        return result
    }

    /// Takes out spaces that are not before a parenthesis, a quote or around a relation: a line was wrapped within a word.
    private static func withoutSpaces(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for (place, byte) in bytes.enumerated() {
            if byte == 0x20, let last = result.last, place + 1 < bytes.count {
                let next = bytes[place + 1]
                let joins = isJoint(last) || isJoint(next)
                if joins, last != 0x3D, next != 0x3D, last != 0x29, next != 0x28 { continue }
            }
            result.append(byte)
        }
        return result
    }

    /// What never has a space beside it in a constraint.
    private static func isJoint(_ byte: UInt8) -> Bool {
        byte == 0x3A || byte == 0x2E || byte == 0x5B || byte == 0x5D || byte == 0x7C || byte == 0x28 || byte == 0x29
    }
}
