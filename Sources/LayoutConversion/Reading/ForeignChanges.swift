// Views and constraints that code of other files changes: `cell.title.snp.updateConstraints`, `bar.top?.update(offset: 2)`,
// and `title.snp.remakeConstraints` where the file does not declare a title, as in a subclass.

import SourceText

/// Looks for changes of what others declare by spelling alone, without parsing.
package enum ForeignChanges {
    private static let verbs: Set<String> = [
        "updateConstraints", "remakeConstraints", "removeConstraints", "mas_updateConstraints", "mas_remakeConstraints",
        "snp_updateConstraints", "snp_remakeConstraints", "update", "activate", "deactivate", "install", "uninstall",
    ]
    private static let own: Set<String> = ["self", "weakSelf", "strongSelf", "super", "snp", ""]

    private static let keywords: Set<String> = ["func", "let", "var", "case", "return", "in", "try", "await", "void"]

    /// The names of the views and properties, without what they are read of.
    ///
    /// - Parameter companions: The headers that declare what the text defines.
    package static func names(in text: SourceText, with companions: [SourceText] = []) -> Set<String> {
        let bytes = text.bytes
        var result: Set<String> = []
        var inherited: Set<String> = []
        var place = 0
        while place < bytes.count {
            guard isName(bytes[place]) else {
                place += 1
                continue
            }
            let start = place
            while place < bytes.count, isName(bytes[place]) { place += 1 }
            // All verbs end in these letters.
            guard
                bytes[place - 1] == UInt8(ascii: "s") || bytes[place - 1] == UInt8(ascii: "e")
                    || bytes[place - 1] == UInt8(ascii: "l"), place - start >= 6,
                verbs.contains(String(decoding: bytes[start..<place], as: UTF8.self))
            else { continue }
            var cursor = start
            guard let (name, owner) = view(before: &cursor, bytes) else { continue }
            if own.contains(owner) { inherited.insert(name) } else { result.insert(name) }
        }
        inherited.subtract(result)
        guard !inherited.isEmpty else { return result }
        for text in [text] + companions { inherited.subtract(declared(text.bytes, among: inherited)) }
        return result.union(inherited)
    }

    /// `title` and `cell` of `cell.title.snp.` and `cell.title `; nil where no name stands there.
    private static func view(before cursor: inout Int, _ bytes: [UInt8]) -> (name: String, owner: String)? {
        let end = cursor
        skip(" .?!", &cursor, bytes)
        guard cursor < end else { return nil }
        var view = name(before: &cursor, bytes)
        if view == "snp" {
            skip(".?!", &cursor, bytes)
            view = name(before: &cursor, bytes)
        }
        if view.hasPrefix("_") { view.removeFirst() }
        guard let first = view.first, !first.isNumber, !own.contains(view), !keywords.contains(view) else { return nil }
        guard cursor > 0, bytes[cursor - 1] == UInt8(ascii: ".") else { return (view, "") }
        skip(".?!", &cursor, bytes)
        let owner = name(before: &cursor, bytes)
        // What a call or an element gives is another object's.
        return (view, owner.isEmpty ? "?" : owner)
    }

    /// Those of the names that a text declares: `let title`, `UILabel *title`, `title: UILabel`.
    private static func declared(_ bytes: [UInt8], among names: Set<String>) -> Set<String> {
        var result: Set<String> = []
        var last = ""
        var place = 0
        while place < bytes.count {
            guard isName(bytes[place]) else {
                if bytes[place] == UInt8(ascii: "*") { last = "*" } else if bytes[place] > 0x20 { last = "" }
                place += 1
                continue
            }
            let start = place
            while place < bytes.count, isName(bytes[place]) { place += 1 }
            let word = String(decoding: bytes[start..<place], as: UTF8.self)
            let bare = word.hasPrefix("_") ? String(word.dropFirst()) : word
            if names.contains(bare) {
                let isFollowed = place < bytes.count && bytes[place] == UInt8(ascii: ":")
                if ["let", "var", "*"].contains(last) || isFollowed { result.insert(bare) }
            }
            last = word
        }
        return result
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
