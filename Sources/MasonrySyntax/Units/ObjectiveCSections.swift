// Finds the classes of an Objective-C file without parsing it: `@interface` and `@implementation` up to their `@end`.

/// One pass over the bytes. Brackets do not count, so that one which is not closed spoils its own class alone.
struct ObjectiveCSections {
    private var cursor: ByteCursor
    private var list = SectionList()
    private var conditionals = 0
    /// The class that is open, and how many `#if`s are open around it.
    private var open: (type: String, start: Int, conditionals: Int)?
    /// Each search for the end of an open comment reads all that follows, so there may be few.
    private var searchesLeft = 8

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { cursor = ByteCursor(bytes) }

    /// nil for a file that cannot be taken apart: classes stand between `#if` and `#endif`.
    static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [SourceSection]? {
        var scanner = ObjectiveCSections(bytes)
        return scanner.run() ? scanner.list.finish(bytes.count) : nil
    }

    private mutating func run() -> Bool {
        var isLineStart = true
        while !cursor.isAtEnd {
            switch cursor.peek() {
            case 0x0A:
                isLineStart = true
                cursor.index += 1
                continue
            case 0x20, 0x09, 0x0D:
                cursor.index += 1
                continue
            case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "/"): cursor.skipLine()
            case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): cursor.skipQuoted(UInt8(ascii: "\""))
            case UInt8(ascii: "'"): cursor.skipQuoted(UInt8(ascii: "'"))
            case UInt8(ascii: "#") where isLineStart: takeDirective()
            case UInt8(ascii: "@") where isLineStart:
                guard takeAtWord() else { return false }
            default: cursor.index += 1
            }
            isLineStart = false
        }
        close(at: cursor.bytes.count)
        return searchesLeft > 0
    }

    // MARK: Classes

    /// False where the file cannot be taken apart.
    private mutating func takeAtWord() -> Bool {
        let start = cursor.index
        cursor.index += 1
        if cursor.isAt("end") {
            guard open.map({ $0.conditionals == conditionals }) ?? true else { return false }
            cursor.skipPastLine()
            close(at: cursor.index)
            cursor.index = max(start + 1, cursor.index - 1)
        } else if isAtClass {
            guard conditionals == 0 else { return false }
            close(at: lineStart(start))
            while !cursor.isAtEnd, ByteCursor.isNamePart(cursor.peek()) { cursor.index += 1 }
            cursor.skipSpace()
            if let type = cursor.takeName() { open = (type, lineStart(start), conditionals) }
        }
        return true
    }

    private var isAtClass: Bool { cursor.isAt("implementation") || cursor.isAt("interface") }

    private func lineStart(_ index: Int) -> Int {
        var start = index
        while start > 0, cursor.bytes[start - 1] != 0x0A { start -= 1 }
        return start
    }

    private mutating func close(at end: Int) {
        guard let class_ = open else { return }
        list.add(class_.type, at: class_.start..<end)
        open = nil
    }

    // MARK: What is skipped

    private mutating func takeDirective() {
        cursor.index += 1
        cursor.skipBlanks()
        if cursor.isAt("if") || cursor.isAt("ifdef") || cursor.isAt("ifndef") {
            conditionals += 1
        } else if cursor.isAt("endif") {
            conditionals = max(0, conditionals - 1)
        }
        while !cursor.isAtEnd, cursor.peek() != 0x0A {
            if cursor.peek() == UInt8(ascii: "/"), cursor.peek(1) == UInt8(ascii: "*") {
                skipComment()
            } else if cursor.peek() == 0x5C {
                // A directive goes on behind a backslash at the end of its line.
                cursor.index += cursor.peek(1) == 0x0D ? 3 : 2
            } else {
                cursor.index += 1
            }
        }
    }

    /// A comment that nobody closed ends where the next class begins or this one ends: the class that it was opened in
    /// is spoilt, and no other. The same is true where the next closing belongs to another comment behind a class.
    private mutating func skipComment() {
        var inner = cursor
        inner.index += 2
        var firstClass: Int?
        var isNested = false
        var isLineStart = false
        while !inner.isAtEnd {
            let byte = inner.peek()
            if byte == UInt8(ascii: "*"), inner.peek(1) == UInt8(ascii: "/") {
                if !isNested || firstClass == nil {
                    cursor.index = inner.index + 2
                    return
                }
                break
            }
            if byte == UInt8(ascii: "/"), inner.peek(1) == UInt8(ascii: "*"), firstClass != nil { isNested = true }
            if byte == UInt8(ascii: "@"), isLineStart, firstClass == nil {
                var word = inner
                word.index += 1
                let isClass = word.isAt("implementation") || word.isAt("interface") || word.isAt("end")
                if isClass { firstClass = inner.index }
            }
            if byte == 0x0A { isLineStart = true } else if byte > 0x20 { isLineStart = false }
            inner.index += 1
        }
        searchesLeft -= 1
        guard let firstClass, searchesLeft > 0 else {
            cursor.index = cursor.bytes.count
            return
        }
        cursor.index = max(cursor.index + 2, lineStart(firstClass) - 1)
    }
}
