// The words of a text that nobody parsed, comments and strings among them.

/// Reads declarations by their spelling. Where a word may be one of several things, the answer is the careful one.
struct SourceWords {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func forEach(in extent: Range<Int>? = nil, _ body: (Range<Int>) -> Void) {
        let extent = (extent ?? bytes.indices).clamped(to: bytes.indices)
        var place = extent.lowerBound
        while place < extent.upperBound {
            guard Self.isName(bytes[place]) else {
                place += 1
                continue
            }
            let start = place
            while place < extent.upperBound, Self.isName(bytes[place]) { place += 1 }
            body(start..<place)
        }
    }

    /// Whether some place declares a name: `let title`, `UILabel *title`, `title: UILabel`.
    func declares(_ name: String, in extents: [Range<Int>]) -> Bool {
        var isDeclared = false
        for extent in extents where !isDeclared {
            forEach(in: extent) { range in
                if !isDeclared, isWord(range, name) { isDeclared = isDeclaration(range) }
            }
        }
        return isDeclared
    }

    /// Those of some names, without an underscore, that some place declares.
    func declared(among names: Set<String>, in extents: [Range<Int>]) -> Set<String> {
        var result: Set<String> = []
        for extent in extents {
            forEach(in: extent) { range in
                guard isDeclaration(range) else { return }
                let word = string(range)
                let name = word.hasPrefix("_") ? String(word.dropFirst()) : word
                if names.contains(name) { result.insert(name) }
            }
        }
        return result
    }

    private func isDeclaration(_ range: Range<Int>) -> Bool {
        var cursor = range.lowerBound
        skip(" \t\r\n", before: &cursor)
        if cursor > 0, bytes[cursor - 1] == UInt8(ascii: "*") { return true }
        if range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: ":") { return true }
        let end = cursor
        while cursor > 0, Self.isName(bytes[cursor - 1]) { cursor -= 1 }
        let word = bytes[cursor..<end]
        return word.elementsEqual("let".utf8) || word.elementsEqual("var".utf8)
    }

    /// The type of a variable, where all places that may declare it name the same.
    func type(of name: String, in extents: [Range<Int>]) -> String? {
        var types: Set<String?> = []
        for extent in extents {
            forEach(in: extent) { range in
                if isWord(range, name), let type = declaredType(at: range) { types.insert(type) }
            }
        }
        return types.count == 1 ? types.first ?? nil : nil
    }

    /// Whether some place of an extent makes a name's object a child controller, which no other object can be.
    func isChildController(_ name: String, in extents: [Range<Int>]) -> Bool {
        var result = false
        for extent in extents where !result {
            forEach(in: extent) { range in
                guard !result, isWord(range, name) else { return }
                var cursor = range.lowerBound
                skip(" (:", before: &cursor)
                guard cursor < range.lowerBound, range.upperBound < bytes.count,
                    Self.has(")]", bytes[range.upperBound])
                else { return }
                result = ["addChild", "addChildViewController"].contains(self.name(before: &cursor))
            }
        }
        return result
    }

    /// The members that a text declares with an associated type of its own, as `rootView=RootView`.
    var associatedMembers: Set<String> {
        var types: Set<String> = []
        forEach { range in
            if isWord(range, "associatedtype") { types.insert(name(behind: range.upperBound)) }
        }
        guard !types.isEmpty else { return [] }
        var result: Set<String> = []
        forEach { range in
            guard isWord(range, "var") else { return }
            var next = range.upperBound
            skip(" \t", after: &next)
            let member = path(after: &next)
            guard next < bytes.count, bytes[next] == UInt8(ascii: ":") else { return }
            next += 1
            skip(" \t", after: &next)
            let type = path(after: &next)
            if types.contains(type) { result.insert("\(member)=\(type)") }
        }
        return result
    }

    /// The names that a type gives others, as `RootView=CardView`.
    func aliases(in extents: [Range<Int>]) -> [String] {
        var result: Set<String> = []
        for extent in extents {
            forEach(in: extent) { range in
                guard isWord(range, "typealias") else { return }
                var next = range.upperBound
                skip(" \t", after: &next)
                let alias = path(after: &next)
                skip(" \t=", after: &next)
                if let type = typeName(path(after: &next)) { result.insert("\(alias)=\(type)") }
            }
        }
        return result.sorted()
    }

    private func name(behind place: Int) -> String {
        var next = place
        skip(" \t", after: &next)
        return name(after: next)
    }

    /// nil where the word only uses a variable; a type of nil where it declares one whose type is not told.
    func declaredType(at range: Range<Int>) -> String?? {
        var cursor = range.lowerBound
        skip(" \t", before: &cursor)
        var pointer = cursor
        // `UILabel *title`, and the parameter `(UILabel *)title`.
        skip(")", before: &pointer)
        if pointer > 0, bytes[pointer - 1] == UInt8(ascii: "*") {
            cursor = pointer
            skip(" \t*", before: &cursor)
            return .some(typeName(self.name(before: &cursor)))
        }
        let word = self.name(before: &cursor)
        var next = range.upperBound
        skip(" \t", after: &next)
        let following = next < bytes.count ? bytes[next] : 0
        switch following {
        case UInt8(ascii: ":"):
            next += 1
            skip(" \t", after: &next)
            return .some(typeName(self.path(after: &next)))
        case UInt8(ascii: "=") where word == "let" || word == "var":
            next += 1
            return .some(type(ofValueAt: next))
        case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"): return nil
        case UInt8(ascii: "{") where word == "let", UInt8(ascii: ",") where word == "let": return nil
        default: break
        }
        switch word {
        case "let": return self.name(after: next) == "else" ? nil : .some(nil)
        case "var", "for", "case", "id": return .some(nil)
        default: break
        }
        // A parameter of a closure: `{ cell in`, `{ [weak self] cell, row in`, `{ (cell, row) in`.
        if self.name(after: next) == "in" { return .some(nil) }
        guard following == UInt8(ascii: ",") || following == UInt8(ascii: ")") else { return nil }
        return isInParameters(next) ? .some(nil) : nil
    }

    /// Whether nothing but names, types and commas stands between a place and the `in` of a closure: what is handed to a
    /// call, as in `add(cell)`, declares nothing.
    private func isInParameters(_ place: Int) -> Bool {
        var next = place
        // A list of parameters is short; of a longer one the careful answer is given.
        let end = min(bytes.count, place + 400)
        while next < end {
            skip(" \t\r\n,()[]<>:.?!&@-_", after: &next)
            let start = next
            while next < bytes.count, Self.isName(bytes[next]) { next += 1 }
            guard start < next else { return false }
            let word = string(start..<next)
            if word == "in" { return true }
            // A call, or a statement.
            if next < bytes.count, bytes[next] == UInt8(ascii: "(") || Self.isNoParameter(word) { return false }
        }
        return next < bytes.count
    }

    /// Words that no list of parameters has.
    private static func isNoParameter(_ word: String) -> Bool {
        switch word {
        case "let", "var", "func", "if", "guard", "return", "else", "where", "case", "init", "class", "self", "for",
            "while",
            "switch", "do", "defer":
            true
        default: false
        }
    }

    /// `Card` of `= Card(…)` and of `= list.next() as? Card`; nil for other values.
    private func type(ofValueAt start: Int) -> String? {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        var casts: [String?] = []
        forEach(in: start..<end) { range in
            guard string(range) == "as" else { return }
            var next = range.upperBound
            skip("?! ", after: &next)
            casts.append(typeName(path(after: &next)))
        }
        if let cast = casts.first { return casts.count == 1 ? cast : nil }
        var place = start
        skip(" \t", after: &place)
        let name = path(after: &place)
        return place < bytes.count && bytes[place] == UInt8(ascii: "(") ? typeName(name) : nil
    }

    /// The last part of a path, where it is spelt as types are.
    private func typeName(_ path: some StringProtocol) -> String? {
        guard let last = path.split(separator: ".").last, last.first?.isUppercase == true else { return nil }
        return String(last)
    }

    /// Also with an underscore before it.
    private func isWord(_ range: Range<Int>, _ name: String) -> Bool {
        guard let first = bytes[range].first else { return false }
        return bytes[range].dropFirst(first == UInt8(ascii: "_") ? 1 : 0).elementsEqual(name.utf8)
    }

    // MARK: Around a place

    func isDot(before place: Int) -> Bool { place > 0 && bytes[place - 1] == UInt8(ascii: ".") }

    /// Whether a call, an element or a choice ends there, or a dot says that something on another line does.
    func isEnd(before place: Int) -> Bool {
        guard place > 0 else { return false }
        let isDot = place < bytes.count && bytes[place] == UInt8(ascii: ".")
        return isDot || Self.has(")]}", bytes[place - 1])
    }

    func skip(_ characters: StaticString, before cursor: inout Int) {
        while cursor > 0, Self.has(characters, bytes[cursor - 1]) { cursor -= 1 }
    }

    private func skip(_ characters: StaticString, after cursor: inout Int) {
        while cursor < bytes.count, Self.has(characters, bytes[cursor]) { cursor += 1 }
    }

    func name(before cursor: inout Int) -> String {
        let end = cursor
        while cursor > 0, Self.isName(bytes[cursor - 1]) { cursor -= 1 }
        return string(cursor..<end)
    }

    private func name(after place: Int) -> String {
        var end = place
        while end < bytes.count, Self.isName(bytes[end]) { end += 1 }
        return string(place..<end)
    }

    private func path(after cursor: inout Int) -> String {
        let start = cursor
        while cursor < bytes.count, Self.isName(bytes[cursor]) || bytes[cursor] == UInt8(ascii: ".") { cursor += 1 }
        return string(start..<cursor)
    }

    private static func has(_ characters: StaticString, _ byte: UInt8) -> Bool {
        characters.withUTF8Buffer { $0.contains(byte) }
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
