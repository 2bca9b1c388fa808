// The names that a class may declare as its members, found without parsing it.

extension ByteCursor {
    /// Calls `body` with the name of each member in `range` that other classes of the file may ask for: of properties in
    /// Objective-C; in Swift of what stands behind `let` and `var` in the body of a type, and not of what is `private`.
    static func forEachMember(
        in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ dialect: Dialect, _ body: (String) -> Void
    ) {
        var cursor = ByteCursor(bytes)
        cursor.index = range.lowerBound
        switch dialect {
        case .objectiveC: cursor.forEachProperty(until: range.upperBound, body)
        case .swift: cursor.forEachSwiftMember(until: range.upperBound, body)
        case .masonry: break
        }
    }

    private mutating func forEachProperty(until end: Int, _ body: (String) -> Void) {
        while index < end {
            if isAt("@property") {
                if let name = lastNameOfLine() { body(name) }
                skipPastLine()
            } else if Self.isNamePart(peek()) {
                skipName()
            } else {
                index += 1
            }
        }
    }

    private mutating func forEachSwiftMember(until end: Int, _ body: (String) -> Void) {
        /// For each open brace, whether it is that of a type whose members others can ask for.
        var braces: [Bool] = []
        var hiding = 0
        var isTypeNext = false
        var isPrivate = false
        while index < end {
            switch peek() {
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipPast(UInt8(ascii: "*"), UInt8(ascii: "/"))
            case UInt8(ascii: "\"") where peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\""):
                index += 1
                skipPast(UInt8(ascii: "\""), UInt8(ascii: "\""))
                if peek() == UInt8(ascii: "\"") { index += 1 }
            case UInt8(ascii: "\""): skipQuoted(UInt8(ascii: "\""))
            case 0x0A:
                isPrivate = false
                index += 1
            case UInt8(ascii: "{"):
                let isSeen = isTypeNext && (braces.isEmpty || !isPrivate)
                braces.append(isSeen)
                if !isSeen { hiding += 1 }
                isTypeNext = false
                index += 1
            case UInt8(ascii: "}"):
                if braces.popLast() == false { hiding -= 1 }
                index += 1
            case let byte where Self.isNamePart(byte):
                if isAt("class") || isAt("struct") || isAt("enum") || isAt("extension") || isAt("actor") {
                    isTypeNext = true
                } else if isAt("func") || isAt("init") {
                    isTypeNext = false
                }
                if isAt("private"), peek(7) != UInt8(ascii: "(") { isPrivate = true }
                let declares = isAt("let") || isAt("var")
                skipName()
                guard declares else { continue }
                isTypeNext = false
                skipBlanks()
                if let name = takeName(), !isPrivate, hiding == 0 { body(name) }
            default: index += 1
            }
        }
    }

    /// Past the two bytes that end what begins here with two of its own; to the end where nothing does.
    private mutating func skipPast(_ one: UInt8, _ other: UInt8) {
        index += 2
        while index < bytes.count, bytes[index] != one || peek(1) != other { index += 1 }
        index = min(index + 2, bytes.count)
    }

    /// The last name before the end of the line or a `;`.
    private func lastNameOfLine() -> String? {
        var line = self
        var last: String?
        while !line.isAtEnd, line.peek() != 0x0A, line.peek() != UInt8(ascii: ";") {
            if let name = line.takeName() { last = name } else { line.index += 1 }
        }
        return last
    }

    private mutating func skipName() {
        while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
    }
}
