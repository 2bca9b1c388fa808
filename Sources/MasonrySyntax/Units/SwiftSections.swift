// Finds the classes of a Swift file without parsing it: classes, actors and extensions on the top level.

/// One pass over the bytes that counts braces. A brace too few or too many spoils the class it stands in alone: the next
/// declaration at the beginning of a line begins anew, and what is indented further than a class belongs to it.
struct SwiftSections {
    private var cursor: ByteCursor
    private var list = SectionList()
    private var depth = 0
    private var conditionals = 0
    private var open: OpenClass?
    /// Where the attributes begin that stand on lines of their own before what comes next.
    private var attributes: Int?
    /// Each search for a closing brace reads all that follows, so there may be few.
    private var searchesLeft = 8

    private struct OpenClass {
        var type: String
        var start: Int
        var column: Int
        var hasBody = false
        /// Where its body ended, once it did.
        var end: Int?
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { cursor = ByteCursor(bytes) }

    /// nil for a file that cannot be taken apart.
    static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [SourceSection]? {
        var scanner = SwiftSections(bytes)
        return scanner.run() ? scanner.list.finish(bytes.count) : nil
    }

    private mutating func run() -> Bool {
        var isLineStart = true
        var lineStart = 0
        while !cursor.isAtEnd {
            let byte = cursor.peek()
            if byte == 0x0A {
                isLineStart = true
                cursor.index += 1
                lineStart = cursor.index
                continue
            }
            if byte <= 0x20 {
                cursor.index += 1
                continue
            }
            if isLineStart {
                isLineStart = false
                guard beginLine(lineStart) else { return false }
            }
            step()
        }
        close(at: cursor.bytes.count)
        return searchesLeft > 0
    }

    // MARK: Lines

    /// Looks at the first word of a line. False where the file cannot be taken apart.
    private mutating func beginLine(_ start: Int) -> Bool {
        let column = cursor.index - start
        if cursor.peek() == UInt8(ascii: "/") || cursor.peek() == UInt8(ascii: "}") { return true }
        if depth > 0 {
            // What begins at the left edge is nested in the open class only if that is closed behind it.
            guard column == 0, let class_ = open, class_.column == 0, class_.end == nil, head() != nil else {
                return true
            }
            guard searchesLeft > 0 else { return false }
            searchesLeft -= 1
            if isClosedLater() { return true }
            depth = 0
        }
        if let class_ = open, class_.end != nil || depth == 0 {
            if class_.end != nil || class_.hasBody, column > class_.column { return true }
            close(at: attributes ?? start)
        }
        if cursor.peek() == UInt8(ascii: "@"), isOnlyAttribute() {
            attributes = attributes ?? start
            return true
        }
        defer { attributes = nil }
        guard let head = head(), let type = head.type else { return true }
        guard conditionals == 0 else { return false }
        open = OpenClass(type: type, start: attributes ?? start, column: column)
        return true
    }

    private mutating func close(at end: Int) {
        guard let class_ = open else { return }
        list.add(class_.type, at: class_.start..<max(class_.start, end))
        open = nil
    }

    private func isOnlyAttribute() -> Bool {
        var line = cursor
        while line.peek() == UInt8(ascii: "@") {
            skipAttribute(&line)
            line.skipBlanks()
        }
        return line.isAtEnd || line.peek() == 0x0A
    }

    private func skipAttribute(_ line: inout ByteCursor) {
        line.index += 1
        while !line.isAtEnd, ByteCursor.isNamePart(line.peek()) || line.peek() == UInt8(ascii: ".") { line.index += 1 }
        guard line.peek() == UInt8(ascii: "(") else { return }
        while !line.isAtEnd, line.peek() != UInt8(ascii: ")"), line.peek() != 0x0A { line.index += 1 }
        if line.peek() == UInt8(ascii: ")") { line.index += 1 }
    }

    /// What a declaration of a type begins with; the type is nil for those that stay with the file level.
    private func head() -> (type: String?, Void)? {
        var line = cursor
        for _ in 0..<12 {
            if line.peek() == UInt8(ascii: "@") {
                skipAttribute(&line)
            } else {
                guard let word = line.takeName() else { return nil }
                switch word {
                case "class", "actor", "extension":
                    line.skipBlanks()
                    guard let name = line.takeName(), name != "func", name != "var", name != "let" else { return nil }
                    return (name, ())
                case "struct", "enum", "protocol": return (nil, ())
                case "public", "open", "internal", "private", "fileprivate", "package", "final", "nonisolated",
                    "indirect", "dynamic", "distributed":
                    break
                default: return nil
                }
            }
            line.skipBlanks()
        }
        return nil
    }

    /// Whether the body of the open class, of which `depth` braces are open, has its end behind the cursor.
    private func isClosedLater() -> Bool {
        var rest = self
        while !rest.cursor.isAtEnd {
            rest.step()
            if rest.depth == 0 { return true }
        }
        return false
    }

    // MARK: Steps

    /// Past one byte, literal or comment.
    private mutating func step() {
        switch cursor.peek() {
        case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"): cursor.skipLine()
        case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): skipString(hashes: 0)
        case UInt8(ascii: "#"): takeHash()
        case UInt8(ascii: "{"):
            depth += 1
            if depth == 1 { open?.hasBody = true }
            cursor.index += 1
        case UInt8(ascii: "}"):
            depth = max(0, depth - 1)
            cursor.index += 1
            if depth == 0, open?.hasBody == true, open?.end == nil { open?.end = cursor.index }
        default: cursor.index += 1
        }
    }

    private mutating func takeHash() {
        var hashes = 0
        while cursor.peek() == UInt8(ascii: "#") {
            hashes += 1
            cursor.index += 1
        }
        if cursor.peek() == UInt8(ascii: "\"") { return skipString(hashes: hashes) }
        if cursor.isAt("if") {
            conditionals += 1
        } else if cursor.isAt("endif") {
            conditionals = max(0, conditionals - 1)
        }
    }

    /// Comments nest. One that nobody closed ends with its line: the rest of its class is spoilt, and no other.
    private mutating func skipComment() {
        var inner = cursor
        inner.index += 2
        var level = 1
        while !inner.isAtEnd {
            if inner.peek() == UInt8(ascii: "*"), inner.peek(1) == UInt8(ascii: "/") {
                level -= 1
                inner.index += 2
                if level == 0 {
                    cursor.index = inner.index
                    return
                }
            } else if inner.peek() == UInt8(ascii: "/"), inner.peek(1) == UInt8(ascii: "*") {
                level += 1
                inner.index += 2
            } else {
                inner.index += 1
            }
        }
        searchesLeft -= 1
        if searchesLeft > 0 { cursor.skipLine() } else { cursor.index = cursor.bytes.count }
    }

    /// A string literal with its interpolations; one on one line ends with its line at the latest.
    private mutating func skipString(hashes: Int) {
        let quote = UInt8(ascii: "\"")
        let isLong = cursor.peek(1) == quote && cursor.peek(2) == quote
        let start = cursor
        cursor.index += isLong ? 3 : 1
        var parentheses = 0
        while !cursor.isAtEnd {
            let byte = cursor.peek()
            if byte == 0x0A, !isLong { return }
            if byte == 0x5C, hashes == 0 {
                if cursor.peek(1) == UInt8(ascii: "(") { parentheses += 1 }
                cursor.index += 2
            } else if parentheses > 0, byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
                parentheses += byte == UInt8(ascii: "(") ? 1 : -1
                cursor.index += 1
            } else if parentheses > 0, byte == quote {
                cursor.skipQuoted(quote)
            } else if byte == quote, !isLong || cursor.peek(1) == quote && cursor.peek(2) == quote,
                hasHashes(hashes, behind: isLong ? 3 : 1)
            {
                cursor.index += (isLong ? 3 : 1) + hashes
                return
            } else {
                cursor.index += 1
            }
        }
        cursor.index = min(cursor.index, cursor.bytes.count)
        guard isLong else { return }
        // As with comments: the rest of its class is spoilt, and no other.
        searchesLeft -= 1
        guard searchesLeft > 0 else { return }
        cursor = start
        cursor.skipLine()
    }

    private func hasHashes(_ count: Int, behind distance: Int) -> Bool {
        (0..<count).allSatisfy { cursor.peek(distance + $0) == UInt8(ascii: "#") }
    }
}
