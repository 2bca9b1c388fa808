// Types that only their own file sees, in code that is evaluated with the text of another file: both may have a `Metrics`.

/// Gives such types names that no text has.
enum PrivateTypes {
    /// Stands between a name and the number of its file: a sign of phonetics, which Swift takes for a letter.
    private static let mark: Unicode.Scalar = "\u{2D1}"

    /// The name of a private type of a file; the file 0 has none of its own.
    static func name(_ type: String, ofFile file: Int) -> String { "\(type)\(mark)\(file)" }

    /// A text with types under other names. What is a member of something else keeps its name: `Card.Metrics`.
    static func renaming(_ names: [String: String], in text: String) -> String {
        guard !names.isEmpty else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64)
        var place = 0
        while place < bytes.count {
            let start = place
            while place < bytes.count, isWord(bytes[place]) { place += 1 }
            guard start < place else {
                result.append(bytes[place])
                place += 1
                continue
            }
            let isMember = start > 0 && bytes[start - 1] == dot && !(start > 1 && bytes[start - 2] == dot)
            // Types begin with a capital letter: most words are told by that.
            if !isMember, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start]),
                let new = names[String(decoding: bytes[start..<place], as: UTF8.self)]
            {
                result += new.utf8
            } else {
                result += bytes[start..<place]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// A text as its file spells it.
    static func spelled(_ text: String) -> String {
        guard text.unicodeScalars.contains(mark) else { return text }
        var result = String.UnicodeScalarView()
        var isNumber = false
        for scalar in text.unicodeScalars {
            isNumber = scalar == mark || isNumber && ("0"..."9").contains(scalar)
            if !isNumber { result.append(scalar) }
        }
        return String(result)
    }

    private static let dot = UInt8(ascii: ".")

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
