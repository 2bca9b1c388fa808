// Numbers, strings of all kinds, character constants and regular expressions.

import SourceText

private let quote = UInt8(ascii: "\"")
private let backslash = UInt8(ascii: "\\")

extension Lexer {
    // MARK: Numbers

    /// `20`, `20.f`, `20.0f`, `0x1F`, `1_000`, `1e3`, `5ul`, `.5`.
    mutating func lexNumber() {
        var index = position
        var isInteger = true
        let second = peek()
        let isTupleMember = previous == .dot && pending.isEmpty
        if bytes[index] == UInt8(ascii: "0"), isRadixLetter(second), isAlphanumeric(peek(2)) {
            index = skipAlphanumerics(from: index + 2)
        } else {
            index = skipDigits(from: index)
            if !isTupleMember, index < end, bytes[index] == UInt8(ascii: ".") {
                let after = skipFraction(from: index)
                isInteger = after == index
                index = after
            }
            if let exponent = skipExponent(from: index) {
                isInteger = false
                index = exponent
            }
            let suffix = index
            if !(dialect == .masonry && index < end && bytes[index] == UInt8(ascii: "x")) {
                index = skipAlphanumerics(from: index)
            }
            if index == suffix + 1, bytes[suffix] | 0x20 == UInt8(ascii: "f") { isInteger = false }
        }
        if isInteger { pending.insert(.integer) }
        append(.number, .number, to: index)
    }

    private func isRadixLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower == UInt8(ascii: "x") || lower == UInt8(ascii: "b") || lower == UInt8(ascii: "o")
    }

    private func isAlphanumeric(_ byte: UInt8) -> Bool {
        let kind = CharacterClass.of(byte)
        return kind == .digit || (kind == .identifier && byte != UInt8(ascii: "$"))
    }

    private func skipAlphanumerics(from start: Int) -> Int {
        var index = start
        while index < end, isAlphanumeric(bytes[index]) { index += 1 }
        return index
    }

    private func skipDigits(from start: Int) -> Int {
        var index = start
        while index < end, CharacterClass.of(bytes[index]) == .digit || bytes[index] == UInt8(ascii: "_") { index += 1 }
        return index
    }

    /// From the point of `20.5` or, outside Swift, of `20.f` and `20.`; `start` itself where the point is a member's.
    private func skipFraction(from start: Int) -> Int {
        let next = start + 1 < end ? bytes[start + 1] : 0
        let kind = CharacterClass.of(next)
        if kind == .digit { return skipDigits(from: start + 1) }
        guard dialect != .swift, next != UInt8(ascii: "."), next < 0x80 else { return start }
        if kind != .identifier { return start + 1 }
        let afterNext = start + 2 < end ? bytes[start + 2] : 0
        return next | 0x20 == UInt8(ascii: "f") && !isAlphanumeric(afterNext) ? start + 1 : start
    }

    private func skipExponent(from start: Int) -> Int? {
        guard start < end, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
        var index = start + 1
        if index < end, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
        guard index < end, CharacterClass.of(bytes[index]) == .digit else { return nil }
        return skipDigits(from: index)
    }

    /// `'A'` is a number in C.
    mutating func lexCharacter() {
        var index = position + 1
        while index < end, bytes[index] != UInt8(ascii: "'"), bytes[index] != 0x0A, bytes[index] != 0x0D,
            index - position <= 12
        {
            index += bytes[index] == backslash ? 2 : 1
        }
        guard index < end, bytes[index] == UInt8(ascii: "'") else {
            return append(.unknown, .unknown, to: position + 1)
        }
        pending.insert(.integer)
        append(.number, .number, to: index + 1)
    }

    // MARK: Strings

    /// A string of C that starts at `start`, which is the position or follows an `@` there.
    mutating func lexCString(at start: Int) {
        var index = start + 1
        while index < end {
            let byte = bytes[index]
            if byte == quote { return append(.string, .string, to: index + 1) }
            if byte == backslash {
                index += index + 2 < end && bytes[index + 1] == 0x0D && bytes[index + 2] == 0x0A ? 3 : 2
            } else if byte == 0x0A || byte == 0x0D {
                break
            } else {
                index += 1
            }
        }
        appendUnterminatedString(to: min(index, end))
    }

    /// Brackets and marks at the end of the line are more likely those of the code than of the text.
    private mutating func appendUnterminatedString(to lineEnd: Int) {
        var newEnd = lineEnd
        while newEnd > position + 2, isClosingMark(bytes[newEnd - 1]) { newEnd -= 1 }
        problems.append(LexicalProblem(kind: .unterminatedString, range: TextRange(position, newEnd)))
        pending.insert(.unterminated)
        append(.string, .string, to: newEnd)
    }

    private func isClosingMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
        default: false
        }
    }

    /// `"…"`, `"""…"""`, `#"…"#` with everything that interpolations may hold.
    mutating func lexSwiftString(hashes: Int) {
        var stack: [StringContext] = []
        var index = openString(at: position + hashes, hashes: hashes, &stack)
        // Those of one line among the strings that are open: a line ending ends them all.
        var openLines = stack.count { $0.kind == .line }
        while index < end, let top = stack.last {
            let byte = bytes[index]
            if byte == 0x0A || byte == 0x0D, openLines > 0 { break }
            if top.kind == .interpolation {
                let depth = stack.count
                index = stepInterpolation(at: index, &stack)
                if stack.count > depth, stack.last?.kind == .line { openLines += 1 }
            } else if byte == backslash {
                index = stepEscape(at: index, hashes: top.count, &stack)
            } else if byte == quote, let after = closeString(at: index, top) {
                index = after
                if top.kind == .line { openLines -= 1 }
                stack.removeLast()
            } else {
                index += 1
            }
        }
        if stack.isEmpty {
            append(.string, .string, to: min(index, end))
        } else {
            appendUnterminatedString(to: min(index, end))
        }
    }

    /// The index after the opening quotes, whose context is pushed.
    private func openString(at index: Int, hashes: Int, _ stack: inout [StringContext]) -> Int {
        let isBlock = index + 2 < end && bytes[index + 1] == quote && bytes[index + 2] == quote
        // `#"""#` is a string of one quote; `""` is an empty one.
        stack.append(StringContext(kind: isBlock ? .block : .line, count: hashes))
        return index + (isBlock ? 3 : 1)
    }

    private func closeString(at index: Int, _ context: StringContext) -> Int? {
        let quotes = context.kind == .block ? 3 : 1
        let after = index + quotes + context.count
        guard after <= end else { return nil }
        for offset in 1..<max(quotes, 1) where bytes[index + offset] != quote { return nil }
        for offset in 0..<context.count where bytes[index + quotes + offset] != UInt8(ascii: "#") { return nil }
        return after
    }

    private func stepEscape(at index: Int, hashes: Int, _ stack: inout [StringContext]) -> Int {
        var next = index + 1
        var count = 0
        while count < hashes, next < end, bytes[next] == UInt8(ascii: "#") {
            count += 1
            next += 1
        }
        guard count == hashes else { return index + 1 }
        guard next < end, bytes[next] == UInt8(ascii: "(") else {
            return next < end && bytes[next] != 0x0A && bytes[next] != 0x0D ? next + 1 : next
        }
        stack.append(StringContext(kind: .interpolation, count: 1))
        return next + 1
    }

    private func stepInterpolation(at index: Int, _ stack: inout [StringContext]) -> Int {
        switch bytes[index] {
        case UInt8(ascii: "("): stack[stack.count - 1].count += 1
        case UInt8(ascii: ")"):
            stack[stack.count - 1].count -= 1
            if stack[stack.count - 1].count == 0 { stack.removeLast() }
        case quote:
            var hashes = 0
            while index - hashes > position, bytes[index - hashes - 1] == UInt8(ascii: "#") { hashes += 1 }
            return openString(at: index, hashes: hashes, &stack)
        default: break
        }
        return index + 1
    }

    // MARK: Regular expressions

    /// Swift's `/…/`, where an operand is expected and the same line ends it.
    mutating func lexRegex() -> Bool {
        guard dialect == .swift, isOperandExpected else { return false }
        let next = peek()
        guard next != 0, CharacterClass.of(next) != .space, CharacterClass.of(next) != .newline else { return false }
        var index = position + 1
        var isInClass = false
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D, index - position <= regexFuel {
            switch bytes[index] {
            case backslash: index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                append(.string, .regex, to: index + 1)
                return true
            default: break
            }
            index += 1
        }
        regexFuel -= index - position
        return false
    }

    /// `#/…/#`, possibly over several lines.
    mutating func lexExtendedRegex(hashes: Int) -> Bool {
        guard hashes <= mostHashesAfterSlash else { return false }
        var most = 0
        var index = position + hashes + 1
        while index < end {
            if bytes[index] == backslash {
                index += 2
                continue
            }
            if bytes[index] == UInt8(ascii: "/") {
                var count = 0
                while count < hashes, index + 1 + count < end, bytes[index + 1 + count] == UInt8(ascii: "#") {
                    count += 1
                }
                most = max(most, count)
                if count == hashes {
                    append(.string, .regex, to: index + 1 + hashes)
                    return true
                }
            }
            index += 1
        }
        mostHashesAfterSlash = most
        return false
    }

    private var isOperandExpected: Bool {
        switch previous {
        case .identifier:
            guard let last = lexemes.last else { return true }
            switch Name(last.link).word {
            case .return, .in, .case, .where, .if, .guard, .while, .try, .await: return true
            default: return false
            }
        case .number, .string, .regex, .rightParen, .rightBracket, .rightBrace, .question, .exclamation: return false
        default: return true
        }
    }
}

/// Where the lexer is inside a Swift string.
private struct StringContext {
    enum Kind { case line, block, interpolation }
    var kind: Kind
    /// Of a string its number signs, of an interpolation its open parentheses.
    var count: Int
}
