// Logs with bytes put in, taken out and changed, and what must hold of reading them.

import LayoutFamilies
import LayoutLog

/// Damages logs and reads them.
package enum DamagedLog {
    private static let pieces = [
        "<", ">", "'", "\"", "[", "]", "(", ")", "|", ":", "0x", "==", "names: ", "\n", "\\", "&lt;", "H:", "V:", "@",
        "*",
        "-(", "Constraint:", "<private>", "Unable to simultaneously satisfy constraints", "AMBIGUOUS LAYOUT", "中",
        "\u{0}",
        "1e999", "- ", ".left", "#12", "{id",
    ].map { Array($0.utf8) }

    /// The log with up to eight changes.
    package static func mutant(of bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var result = bytes
        for _ in 0..<generator.integer(1...8) {
            let place = generator.integer(0...result.count)
            switch generator.integer(0...3) {
            case 0: result.insert(contentsOf: pieces[generator.integer(0...(pieces.count - 1))], at: place)
            case 1: result.removeSubrange(place..<min(result.count, place + generator.integer(1...40)))
            case 2: if place < result.count { result[place] = UInt8(generator.integer(0...255)) }
            default:
                let end = min(result.count, place + generator.integer(1...200))
                result.insert(contentsOf: Array(result[place..<end]), at: place)
            }
        }
        return result
    }

    /// What is wrong about reading a log; nil if nothing.
    package static func problem(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> String? {
        var whole = LayoutLogReader()
        whole.read(bytes)
        whole.finish()
        var inPieces = LayoutLogReader()
        var start = 0
        while start < bytes.count {
            let end = min(bytes.count, start + generator.integer(1...90))
            inPieces.read(Array(bytes[start..<end]))
            start = end
        }
        inPieces.finish()
        if inPieces.entries.map(\.line) != whole.entries.map(\.line)
            || inPieces.entries.map(\.message) != whole.entries.map(\.message)
        {
            // `nan` equals nothing, not even itself.
            if "\(inPieces.entries)" != "\(whole.entries)" { return "pieces read otherwise than the whole" }
        }
        for entry in whole.entries where entry.line < 1 || entry.count < 1 { return "an entry without a place" }
        return nil
    }
}
