// Cuts a text of any dialect into tokens that tile it, and collects those that mean something as lexemes.

import SourceText

/// What the lexer found wrong; the parser words it, and only for `.masonry` files.
struct LexicalProblem: Sendable {
    enum Kind: Sendable {
        case unterminatedString, unterminatedComment
        /// Bytes that start nothing.
        case unknown
        /// A wide punctuation mark, typed with an East Asian keyboard, for the narrow one.
        case wide(String)
    }

    var kind: Kind
    var range: TextRange
}

/// One pass over bytes `position ..< end`. Never fails: what is no token of the dialect becomes `.unknown`.
struct Lexer {
    let bytes: UnsafeBufferPointer<UInt8>
    let dialect: Dialect
    let end: Int
    var position: Int
    var tokens: [Token] = []
    var lexemes: [Lexeme] = []
    var names: NameTable
    var problems: [LexicalProblem] = []
    /// Flags of the lexeme to come.
    var pending: Lexeme.Flags = [.newlineBefore, .spaceBefore]
    /// The kind of the last lexeme, which tells `/` of a regular expression from a division.
    var previous = Lexeme.Kind.end
    /// Whether white space alone stands before on this line.
    var isAtLineStart = true
    /// Where the run of number signs that was met last ends.
    var hashRunEnd = 0
    /// How many number signs stand at most behind a `/` from here on; known once a `#/…/#` was looked for in vain.
    var mostHashesAfterSlash = Int.max
    /// How many bytes of this line may still be looked at for regular expressions that turn out not to end.
    var regexFuel = Lexer.regexFuelOfLine

    init(bytes: UnsafeBufferPointer<UInt8>, range: TextRange, dialect: Dialect, names: NameTable) {
        self.bytes = bytes
        self.dialect = dialect
        self.names = names
        position = min(range.start.utf8, bytes.count)
        end = min(range.end.utf8, bytes.count)
    }

    /// Lexes everything; afterwards `lexemes` ends with an `.end`.
    mutating func run() {
        // Dense layout code; what is not used of large arrays costs no memory, and growing them copies all.
        tokens.reserveCapacity((end - position) * 2 / 5 + 8)
        lexemes.reserveCapacity((end - position) / 3 + 8)
        while position < end {
            // Denser than code: a byte each is the most that can come, and half of what doubling would ask for.
            if tokens.count == tokens.capacity { tokens.reserveCapacity(tokens.count + end - position) }
            if lexemes.count == lexemes.capacity { lexemes.reserveCapacity(lexemes.count + end - position + 1) }
            lexToken()
        }
        appendEnd()
    }

    /// Hands the lexemes over, so that whoever changes them needs no second list of them.
    mutating func takeLexemes() -> [Lexeme] {
        var taken: [Lexeme] = []
        swap(&taken, &lexemes)
        return taken
    }

    mutating func appendEnd() {
        let place = Int32(clamping: end)
        lexemes.append(Lexeme(kind: .end, flags: [.newlineBefore, .spaceBefore], start: place, end: place, link: -1))
    }

    mutating func lexToken() {
        let byte = bytes[position]
        switch CharacterClass.of(byte) {
        case .identifier: lexIdentifier()
        case .space: lexSpace()
        case .newline: lexNewline()
        case .digit: lexNumber()
        case .punctuation: lexPunctuation(byte)
        case .other: byte >= 0x80 ? lexNonASCII() : lexUnknown()
        }
    }

    /// The byte `distance` after the position; 0 past the end.
    @inline(__always)
    func peek(_ distance: Int = 1) -> UInt8 {
        let index = position + distance
        return index < end ? bytes[index] : 0
    }

    // MARK: Appending

    mutating func appendTrivia(_ kind: Token.Kind, to newEnd: Int) {
        tokens.append(Token(kind: kind, range: TextRange(position, newEnd)))
        position = newEnd
        pending.insert(.spaceBefore)
    }

    mutating func append(_ token: Token.Kind, _ kind: Lexeme.Kind, to newEnd: Int, link: Int32 = -1) {
        tokens.append(Token(kind: token, range: TextRange(position, newEnd)))
        lexemes.append(
            Lexeme(
                kind: kind, flags: pending, start: Int32(truncatingIfNeeded: position),
                end: Int32(truncatingIfNeeded: newEnd), link: link))
        position = newEnd
        pending = []
        previous = kind
        isAtLineStart = false
    }

    // MARK: White space

    private mutating func lexSpace() {
        var index = position + 1
        while index < end, CharacterClass.of(bytes[index]) == .space { index += 1 }
        appendTrivia(.whitespace, to: index)
    }

    private mutating func lexNewline() {
        let isPair = bytes[position] == 0x0D && peek() == 0x0A
        appendTrivia(.newline, to: position + (isPair ? 2 : 1))
        pending.insert(.newlineBefore)
        isAtLineStart = true
        regexFuel = Self.regexFuelOfLine
    }

    /// No line of code has a regular expression that is longer.
    static let regexFuelOfLine = 16 * 1024

    mutating func lexLineComment() {
        var index = position + 2
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        appendTrivia(.lineComment, to: index)
    }

    /// Swift's comments nest; those of C do not.
    mutating func lexBlockComment() {
        let start = position
        let close = Self.endOfBlockComment(bytes, from: position, end: end, nests: dialect == .swift)
        if !close.isTerminated {
            problems.append(LexicalProblem(kind: .unterminatedComment, range: TextRange(start, start + 2)))
        }
        if close.hasNewline { pending.insert(.newlineBefore) }
        appendTrivia(.blockComment, to: close.end)
    }

    static func endOfBlockComment(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, end: Int, nests: Bool
    ) -> (end: Int, isTerminated: Bool, hasNewline: Bool) {
        var index = start + 2
        var depth = 1
        var hasNewline = false
        while index < end {
            let byte = bytes[index]
            let next = index + 1 < end ? bytes[index + 1] : 0
            if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                index += 2
                depth -= 1
                if depth == 0 { return (index, true, hasNewline) }
            } else if nests, byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                index += 2
                depth += 1
            } else {
                if byte == 0x0A || byte == 0x0D { hasNewline = true }
                index += 1
            }
        }
        return (end, false, hasNewline)
    }

    // MARK: Identifiers

    mutating func lexIdentifier() {
        let start = position
        // `375x667` of `.masonry` files: the `x` after a number is a word of its own.
        if previous == .number, pending.isEmpty, dialect == .masonry, bytes[start] == UInt8(ascii: "x"),
            CharacterClass.of(peek()) == .digit
        {
            return appendIdentifier(from: start, to: start + 1)
        }
        var hash = NameTable.hashStart
        var index = start
        while index < end {
            let byte = bytes[index]
            let kind = CharacterClass.of(byte)
            if kind == .identifier || kind == .digit {
                hash = NameTable.hash(hash, adding: byte)
                index += 1
            } else if byte >= 0x80 {
                let scalar = decodeScalar(at: index)
                guard scalar.isIdentifier else { break }
                for offset in 0..<scalar.width { hash = NameTable.hash(hash, adding: bytes[index + offset]) }
                index += scalar.width
            } else {
                break
            }
        }
        let name = names.intern(UnsafeBufferPointer(rebasing: bytes[start..<index]), hash: hash)
        append(.identifier, .identifier, to: index, link: name.index)
    }

    private mutating func appendIdentifier(from nameStart: Int, to newEnd: Int, tokenEnd: Int? = nil) {
        let spelling = UnsafeBufferPointer(rebasing: bytes[nameStart..<newEnd])
        var hash = NameTable.hashStart
        for byte in spelling { hash = NameTable.hash(hash, adding: byte) }
        let name = names.intern(spelling, hash: hash)
        append(.identifier, .identifier, to: tokenEnd ?? newEnd, link: name.index)
    }

    /// Swift's `` `class` ``: the name is what stands between the marks.
    mutating func lexQuotedIdentifier() {
        var index = position + 1
        while index < end, bytes[index] != UInt8(ascii: "`"), bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
        guard index < end, bytes[index] == UInt8(ascii: "`"), index > position + 1 else { return lexUnknown() }
        pending.insert(.quoted)
        appendIdentifier(from: position + 1, to: index, tokenEnd: index + 1)
    }

    // MARK: Beyond ASCII

    private mutating func lexNonASCII() {
        let scalar = decodeScalar(at: position)
        switch scalar.value {
        case 0xB1: append(.punctuation, .plusMinus, to: position + scalar.width)
        case 0xD7: appendIdentifier(from: position, to: position + scalar.width)
        case 0x2264: append(.punctuation, .lessOrEqual, to: position + scalar.width)
        case 0x2265: append(.punctuation, .greaterOrEqual, to: position + scalar.width)
        case 0x2260: append(.punctuation, .notEqual, to: position + scalar.width)
        default:
            if scalar.isSpace {
                appendTrivia(.whitespace, to: position + scalar.width)
            } else if scalar.isIdentifier {
                lexIdentifier()
            } else if dialect == .masonry, let (mark, kind) = WideMark.narrow(scalar.value) {
                let range = TextRange(position, position + scalar.width)
                problems.append(LexicalProblem(kind: .wide(mark), range: range))
                append(.punctuation, kind, to: position + scalar.width)
            } else {
                lexUnknown()
            }
        }
    }

    /// A run of bytes that start nothing.
    mutating func lexUnknown() {
        var index = position
        repeat {
            let width = bytes[index] >= 0x80 ? max(1, decodeScalar(at: index).width) : 1
            index += width
        } while index < end && isUnknown(at: index)
        problems.append(LexicalProblem(kind: .unknown, range: TextRange(position, index)))
        append(.unknown, .unknown, to: index)
    }

    private func isUnknown(at index: Int) -> Bool {
        guard CharacterClass.of(bytes[index]) == .other else { return false }
        return bytes[index] < 0x80 || decodeScalar(at: index).width == 0
    }

    func decodeScalar(at index: Int) -> DecodedScalar { DecodedScalar(bytes, at: index, end: end) }
}
