// What a Swift source declares and names, read by its words: comments and the texts of strings are left out.

/// The types of one source. A scan, no parser: it knows words, braces, strings and comments.
struct TypeScan {
    /// Types of the file level that other files can name, and members as `Outer.Inner`.
    private(set) var declared: Set<String> = []
    /// Words that may be types, and `Outer.Inner` where one stands behind the other.
    private(set) var named: Set<String> = []

    private let bytes: [UInt8]
    private var place = 0
    /// The types around the place; nil for every other pair of braces.
    private var scopes: [String?] = []
    /// What the words before say about the next one.
    private var keyword = ""
    private var isPrivate = false
    private var pending: String?
    private var last = ""
    private var isBehindDot = false

    init(_ text: String) {
        bytes = Array(text.utf8)
        readCode(until: nil)
    }

    private static let declaring: Set<String> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "extension",
    ]

    private func at(_ distance: Int) -> UInt8 {
        place + distance < bytes.count ? bytes[place + distance] : 0
    }

    /// Reads to the end, or behind the parenthesis that closes an interpolation.
    private mutating func readCode(until end: UInt8?) {
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case UInt8(ascii: "/") where at(1) == byte:
                while place < bytes.count, bytes[place] != 10 { place += 1 }
            case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipBlockComment()
            case UInt8(ascii: "\""), UInt8(ascii: "#"): readString()
            case UInt8(ascii: "("):
                depth += 1
                pass()
            case UInt8(ascii: ")"):
                place += 1
                if end != nil, depth == 0 { return }
                depth -= 1
            case UInt8(ascii: "{"):
                scopes.append(pending)
                pending = nil
                pass()
            case UInt8(ascii: "}"):
                _ = scopes.popLast()
                pass()
            case UInt8(ascii: "."):
                isBehindDot = !last.isEmpty
                place += 1
            case _ where Self.isWord[Int(byte)]: readWord()
            case 10, 32: place += 1
            default: pass()
            }
        }
    }

    private mutating func pass() {
        place += 1
        (last, isBehindDot, keyword) = ("", false, "")
        isPrivate = isPrivate && bytes[place - 1] != 0x7D
    }

    private static let isWord: [Bool] = (UInt8.min...UInt8.max).map { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), 0x80...0xFF: true
        default: false
        }
    }

    private mutating func readWord() {
        let isWord = Self.isWord
        let start = place
        while place < bytes.count, isWord[Int(bytes[place])] { place += 1 }
        let isType = (0x41...0x5A).contains(bytes[start])
        // Most words are neither a type nor one of those that declare something.
        guard isType || !keyword.isEmpty || (3...11).contains(place - start) else {
            (last, isBehindDot) = ("_", false)
            return
        }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        let outer = last
        let isMember = isBehindDot
        (last, isBehindDot) = (isType ? word : "_", false)
        if isMember {
            guard isType, outer != "_" else { return }
            named.insert(outer + "." + word)
            if pending != nil, keyword == "extension" { pending = word }
            return
        }
        if isType { named.insert(word) }
        if Self.declaring.contains(word) {
            keyword = word
        } else if !keyword.isEmpty {
            take(word)
            if keyword != "extension" { keyword = "" }
            isPrivate = false
        } else if word == "private" || word == "fileprivate" {
            isPrivate = true
        } else if Self.others.contains(word) {
            isPrivate = false
        }
    }

    private static let others: Set<String> = ["func", "var", "let", "init", "case", "import"]

    /// A name behind a word that declares.
    private mutating func take(_ name: String) {
        // `class func` and `class var` are members.
        guard let first = name.utf8.first, (0x41...0x5A).contains(first), pending == nil || keyword == "typealias"
        else {
            return
        }
        let types = scopes.compactMap { $0 }
        if keyword != "extension", types.count == scopes.count {
            if let outer = types.last {
                declared.insert(outer + "." + name)
            } else if !isPrivate {
                declared.insert(name)
            }
        }
        if keyword != "typealias" { pending = name }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while place < bytes.count {
            if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
    }

    /// A string with its interpolations, whose words count; `#if` and its like are words.
    private mutating func readString() {
        var marks = 0
        while at(marks) == UInt8(ascii: "#") { marks += 1 }
        guard at(marks) == UInt8(ascii: "\"") else { return skipRegex(marks) }
        let isLong = at(marks + 1) == UInt8(ascii: "\"") && at(marks + 2) == UInt8(ascii: "\"")
        let quotes = isLong ? 3 : 1
        place += marks + quotes
        while place < bytes.count {
            if at(0) == UInt8(ascii: "\\"), (0..<marks).allSatisfy({ at(1 + $0) == UInt8(ascii: "#") }) {
                let isInterpolation = at(1 + marks) == UInt8(ascii: "(")
                place += 2 + marks
                if isInterpolation { readCode(until: UInt8(ascii: ")")) }
            } else if (0..<quotes).allSatisfy({ at($0) == UInt8(ascii: "\"") }),
                (0..<marks).allSatisfy({ at(quotes + $0) == UInt8(ascii: "#") })
            {
                place += quotes + marks
                return
            } else {
                place += 1
            }
        }
    }

    /// `#/ … /#`, and nothing for `#if`.
    private mutating func skipRegex(_ marks: Int) {
        guard at(marks) == UInt8(ascii: "/") else {
            place += max(1, marks)
            return
        }
        place += marks + 1
        while place < bytes.count, !(at(0) == UInt8(ascii: "/") && at(1) == UInt8(ascii: "#")) { place += 1 }
        place += 1 + marks
    }
}
