// String tables: `Localizable.strings` and `Localizable.xcstrings`.

import LayoutIDE
import SourceText

/// The entries of one table in one language.
enum StringTable {
    /// Of `"key" = "text";` with comments, in UTF-8 or UTF-16; what is damaged is left out.
    static func entries(strings bytes: [UInt8]) -> [IndexedText] {
        var reader = StringsReader(decoded(bytes))
        return reader.entries()
    }

    /// Of a string catalog in a language, or in the one it is written in; entries that vary with a number or device are left
    /// out. With all its languages, in order.
    static func entries(
        catalog bytes: [UInt8], language: String? = nil
    ) -> (entries: [IndexedText], languages: [String]) {
        guard let file = try? JSON5Reader.read(SourceText(bytes: bytes)), let strings = file["strings"]?.members else {
            return ([], [])
        }
        let source = file["sourceLanguage"]?.string ?? "en"
        var languages: Set<String> = [source]
        let entries = strings.compactMap { entry -> IndexedText? in
            guard let localizations = entry.node["localizations"] else {
                return IndexedText(key: entry.key, text: entry.key)
            }
            for localization in localizations.members ?? [] { languages.insert(localization.key) }
            guard let own = language.flatMap({ localizations[$0] }) ?? localizations[source] else {
                return IndexedText(key: entry.key, text: entry.key)
            }
            return own["stringUnit"]?["value"]?.string.map { IndexedText(key: entry.key, text: $0) }
        }
        return (entries, languages.sorted())
    }

    private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
            return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        }
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
            isLittle
                ? UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
                : UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}

/// Reads `"key" = "text";` in one pass.
private struct StringsReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func entries() -> [IndexedText] {
        var entries: [IndexedText] = []
        while skipBlank() {
            if let key = word(), skip(UInt8(ascii: "=")), let text = word(), skip(UInt8(ascii: ";")) {
                entries.append(IndexedText(key: key, text: text))
            } else if position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
                // The next line may be whole again, and so may be what begins here with a quote.
                while position < bytes.count, bytes[position] != 10 { position += 1 }
            }
        }
        return entries
    }

    /// Goes over space and comments; false at the end.
    private mutating func skipBlank() -> Bool {
        while position < bytes.count {
            switch bytes[position] {
            case 9, 10, 13, 32: position += 1
            case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != 10 { position += 1 }
            case UInt8(ascii: "/") where position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "*"):
                let end = bytes[(position + 2)...].firstRange(of: "*/".utf8)
                position = end?.upperBound ?? bytes.count
            default: return true
            }
        }
        return false
    }

    private mutating func skip(_ sign: UInt8) -> Bool {
        guard skipBlank(), bytes[position] == sign else { return false }
        position += 1
        return true
    }

    /// A text in quotes, or a bare key.
    private mutating func word() -> String? {
        guard skipBlank() else { return nil }
        if bytes[position] == UInt8(ascii: "\"") { return quoted() }
        let start = position
        while position < bytes.count, Self.isBare(bytes[position]) { position += 1 }
        return start == position ? nil : String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    private mutating func quoted() -> String? {
        var result: [UInt8] = []
        position += 1
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard position < bytes.count else { return nil }
                escape(bytes[position], into: &result)
            default: result.append(byte)
            }
        }
        return nil
    }

    private mutating func escape(_ byte: UInt8, into result: inout [UInt8]) {
        position += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "U"), UInt8(ascii: "u"):
            let digits = bytes[position...].prefix(4)
            guard let scalar = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
            else {
                return
            }
            position += digits.count
            result += Array(String(Character(scalar)).utf8)
        default: result.append(byte)
        }
    }
}
