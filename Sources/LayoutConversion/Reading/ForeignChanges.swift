// Views whose constraints code of other files updates or makes anew: `cell.title.snp.updateConstraints`.

import SourceText

/// Looks for changes of other objects' views by spelling alone, in one pass over the bytes and without parsing.
package enum ForeignChanges {
    private static let verbs: Set<String> = [
        "updateConstraints", "remakeConstraints", "removeConstraints", "mas_updateConstraints", "mas_remakeConstraints",
        "snp_updateConstraints", "snp_remakeConstraints",
    ]
    private static let own: Set<String> = ["self", "weakSelf", "strongSelf", "super", "snp"]

    /// The names of the views, without what they are read of.
    package static func names(in text: SourceText) -> Set<String> {
        let bytes = text.bytes
        let word = Array("Constraints".utf8)
        var result: Set<String> = []
        var place = 0
        while place + word.count <= bytes.count {
            guard bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) else {
                place += 1
                continue
            }
            let end = place + word.count
            place = end
            guard end == bytes.count || !isName(bytes[end]) else { continue }
            var cursor = end
            guard verbs.contains(name(before: &cursor, bytes)) else { continue }
            if let view = view(before: &cursor, bytes) { result.insert(view) }
        }
        return result
    }

    /// `title` of `cell.title.snp.` and `cell.title `; nil where the view is the object's own.
    private static func view(before cursor: inout Int, _ bytes: [UInt8]) -> String? {
        skip(" .?!", &cursor, bytes)
        var view = name(before: &cursor, bytes)
        if view == "snp" {
            skip(".?!", &cursor, bytes)
            view = name(before: &cursor, bytes)
        }
        guard !view.isEmpty, cursor > 0, bytes[cursor - 1] == UInt8(ascii: ".") else { return nil }
        skip(".?!", &cursor, bytes)
        return own.contains(name(before: &cursor, bytes)) ? nil : view
    }

    private static func skip(_ characters: StaticString, _ cursor: inout Int, _ bytes: [UInt8]) {
        let set = characters.withUTF8Buffer { Array($0) }
        while cursor > 0, set.contains(bytes[cursor - 1]) { cursor -= 1 }
    }

    private static func name(before cursor: inout Int, _ bytes: [UInt8]) -> String {
        let end = cursor
        while cursor > 0, isName(bytes[cursor - 1]) { cursor -= 1 }
        return String(decoding: bytes[cursor..<end], as: UTF8.self)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
