// Punctuation, operators and the lines of the preprocessor.

import SourceText

extension Lexer {
    mutating func lexPunctuation(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "("): appendMark(.leftParen)
        case UInt8(ascii: ")"): appendMark(.rightParen)
        case UInt8(ascii: "["): appendMark(.leftBracket)
        case UInt8(ascii: "]"): appendMark(.rightBracket)
        case UInt8(ascii: "{"): appendMark(.leftBrace)
        case UInt8(ascii: "}"): appendMark(.rightBrace)
        case UInt8(ascii: ","): appendMark(.comma)
        case UInt8(ascii: ";"): appendMark(.semicolon)
        case UInt8(ascii: ":"): appendMark(.colon)
        case UInt8(ascii: "."): lexDot()
        case UInt8(ascii: "\""): dialect == .objectiveC ? lexCString(at: position) : lexSwiftString(hashes: 0)
        case UInt8(ascii: "'"): dialect == .swift ? append(.unknown, .unknown, to: position + 1) : lexCharacter()
        case UInt8(ascii: "@"): lexAt()
        case UInt8(ascii: "#"): lexHash()
        case UInt8(ascii: "`"): lexQuotedIdentifier()
        case UInt8(ascii: "\\"): appendMark(.backslash)
        case UInt8(ascii: "/"): lexSlash()
        default: lexOperator()
        }
    }

    private mutating func appendMark(_ kind: Lexeme.Kind) { append(.punctuation, kind, to: position + 1) }

    private mutating func lexDot() {
        let dot = UInt8(ascii: ".")
        if peek() == dot, peek(2) == dot { return append(.punctuation, .ellipsis, to: position + 3) }
        if peek() == dot, peek(2) == UInt8(ascii: "<") { return append(.punctuation, .halfOpenRange, to: position + 3) }
        let isFraction = dialect != .swift && CharacterClass.of(peek()) == .digit && !isAfterOperand
        isFraction ? lexNumber() : appendMark(.dot)
    }

    /// Whether what stands directly before can have members.
    private var isAfterOperand: Bool {
        guard pending.isEmpty else { return false }
        switch previous {
        case .identifier, .number, .string, .rightParen, .rightBracket, .rightBrace, .dot: return true
        default: return false
        }
    }

    private mutating func lexAt() {
        if peek() == UInt8(ascii: "\""), dialect != .swift { return lexCString(at: position + 1) }
        appendMark(.at)
    }

    private mutating func lexSlash() {
        switch peek() {
        case UInt8(ascii: "/"): lexLineComment()
        case UInt8(ascii: "*"): lexBlockComment()
        default: if !lexRegex() { lexOperator() }
        }
    }

    private mutating func lexHash() {
        if dialect != .objectiveC {
            // Every sign of a run that opens nothing is a token; the run is walked along once, not again for each.
            if hashRunEnd <= position {
                hashRunEnd = position + 1
                while hashRunEnd < end, bytes[hashRunEnd] == UInt8(ascii: "#") { hashRunEnd += 1 }
            }
            let hashes = hashRunEnd - position
            if peek(hashes) == UInt8(ascii: "\"") { return lexSwiftString(hashes: hashes) }
            if dialect == .swift, peek(hashes) == UInt8(ascii: "/"), lexExtendedRegex(hashes: hashes) { return }
        }
        isAtLineStart && isDirective ? lexDirective() : appendMark(.hash)
    }

    /// In Objective-C each `#` that starts a line; elsewhere only the words that can do so.
    private var isDirective: Bool {
        if dialect == .objectiveC { return true }
        var index = position + 1
        while index < end, CharacterClass.of(bytes[index]) == .space { index += 1 }
        let start = index
        while index < end, CharacterClass.of(bytes[index]) == .identifier { index += 1 }
        let word = bytes[start..<index]
        for candidate in dialect == .swift ? Self.swiftDirectives : Self.allDirectives
        where word.elementsEqual(candidate.utf8) { return true }
        return dialect == .swift && position == 0 && peek() == UInt8(ascii: "!")
    }

    private static let swiftDirectives = ["if", "elseif", "else", "endif", "sourceLocation", "warning", "error"]
    private static let allDirectives =
        swiftDirectives + ["import", "include", "define", "undef", "pragma", "ifdef", "ifndef", "elif"]

    /// To the end of the line, continuation lines included; a `//` comment behind it is a token of its own.
    private mutating func lexDirective() {
        var index = position + 1
        var lastVisible = index
        while index < end {
            let byte = bytes[index]
            let next = index + 1 < end ? bytes[index + 1] : 0
            if byte == 0x0A || byte == 0x0D { break }
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") { break }
            switch byte {
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
                index = Self.endOfBlockComment(bytes, from: index, end: end, nests: false).end
            case UInt8(ascii: "\""): index = endOfSimpleString(from: index)
            case UInt8(ascii: "\\") where dialect != .swift && (next == 0x0A || next == 0x0D):
                index += next == 0x0D && index + 2 < end && bytes[index + 2] == 0x0A ? 3 : 2
            default:
                index += 1
                if CharacterClass.of(byte) == .space { continue }
            }
            lastVisible = min(index, end)
        }
        append(.directive, .directive, to: lastVisible)
    }

    private func endOfSimpleString(from start: Int) -> Int {
        var index = start + 1
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D {
            if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
            index += bytes[index] == UInt8(ascii: "\\") && index + 1 < end && bytes[index + 1] != 0x0A ? 2 : 1
        }
        return min(index, end)
    }

    // MARK: Operators

    private mutating func lexOperator() {
        let (kind, length) = knownOperator
        guard dialect == .swift, Self.startsCustomOperators(bytes[position]) else {
            return append(.punctuation, kind, to: position + length)
        }
        var index = position + length
        while index < end, Self.isOperatorByte(bytes[index]), !startsComment(at: index) { index += 1 }
        let rest = index - position - length
        // `x+-1` and `a&&!b` are two operators, the rest of the world's inventions are one.
        let isPrefixRest = rest == 1 && Self.isPrefixByte(bytes[index - 1])
        if rest == 0 || isPrefixRest { return append(.punctuation, kind, to: position + length) }
        append(.punctuation, .otherOperator, to: index)
    }

    private func startsComment(at index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "/"), index + 1 < end else { return false }
        return bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*")
    }

    private static func startsCustomOperators(_ byte: UInt8) -> Bool {
        isOperatorByte(byte) && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "?")
            && byte != UInt8(ascii: "!")
    }

    private static func isPrefixByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "-") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "~")
    }

    private static func isOperatorByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            return true
        default: return false
        }
    }

    /// The longest operator known to any dialect at the position. `>>` stays two marks, since generics end so.
    private var knownOperator: (Lexeme.Kind, Int) {
        let first = bytes[position]
        let second = peek()
        let isAssigning = second == UInt8(ascii: "=")
        let isDoubled = second == first
        switch first {
        case UInt8(ascii: "="):
            guard isAssigning else { return (.assign, 1) }
            return peek(2) == first ? (.otherOperator, 3) : (.equal, 2)
        case UInt8(ascii: "+"): return isAssigning ? (.plusAssign, 2) : isDoubled ? (.increment, 2) : (.plus, 1)
        case UInt8(ascii: "-"):
            if second == UInt8(ascii: ">") { return (.arrow, 2) }
            return isAssigning ? (.minusAssign, 2) : isDoubled ? (.decrement, 2) : (.minus, 1)
        case UInt8(ascii: "*"): return isAssigning ? (.timesAssign, 2) : (.star, 1)
        case UInt8(ascii: "/"): return isAssigning ? (.divideAssign, 2) : (.slash, 1)
        case UInt8(ascii: "%"): return isAssigning ? (.otherAssign, 2) : (.percent, 1)
        case UInt8(ascii: "^"): return isAssigning ? (.otherAssign, 2) : (.caret, 1)
        case UInt8(ascii: "|"): return isAssigning ? (.otherAssign, 2) : isDoubled ? (.orOr, 2) : (.pipe, 1)
        case UInt8(ascii: "&"): return isAssigning ? (.otherAssign, 2) : isDoubled ? (.andAnd, 2) : (.ampersand, 1)
        case UInt8(ascii: "!"):
            guard isAssigning else { return (.exclamation, 1) }
            return peek(2) == UInt8(ascii: "=") ? (.otherOperator, 3) : (.notEqual, 2)
        case UInt8(ascii: "<"):
            if isDoubled { return peek(2) == UInt8(ascii: "=") ? (.otherAssign, 3) : (.shiftLeft, 2) }
            return isAssigning ? (.lessOrEqual, 2) : (.less, 1)
        case UInt8(ascii: ">"): return isAssigning ? (.greaterOrEqual, 2) : (.greater, 1)
        case UInt8(ascii: "?"): return isDoubled ? (.nilCoalescing, 2) : (.question, 1)
        default: return (.tilde, 1)
        }
    }
}
