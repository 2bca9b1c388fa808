// Finds the partner of every bracket before parsing, so that a missing one spoils only its own statement.

/// Pairs the brackets of a list of lexemes. Afterwards an opening lexeme links to the index where its group ends: its
/// closing lexeme, which links back, or, where that is missing, the lexeme before which it belongs. A closing lexeme
/// without an opening one links to -1. Complexity: O(lexemes).
struct BracketMatcher {
    private struct Entry {
        var index: Int32
        /// The column of the first lexeme on its line.
        var indentation: Int32
        /// Of the first line inside; nil until one is seen.
        var innerIndentation: Int32?
    }

    private var lexemes: [Lexeme]
    private let bytes: UnsafeBufferPointer<UInt8>
    private let dialect: Dialect
    private var stack: [Entry] = []
    /// The places in `stack` that hold braces.
    private var braces: [Int] = []
    private struct Branch {
        var depth: Int
        /// The innermost open bracket.
        var group: Int32
        var directive: Int
    }

    private var conditionals: [Branch] = []
    private var indentation: Int32 = 0
    /// Opening lexemes without a partner, in the order they were given up.
    private(set) var unclosed: [Int] = []
    private(set) var stray: [Int] = []
    private var usesIndentation = false

    /// How far down a closing parenthesis or bracket looks for its partner.
    private static let searchLimit = 64

    init(_ lexemes: consuming [Lexeme], bytes: UnsafeBufferPointer<UInt8>, dialect: Dialect) {
        self.lexemes = lexemes
        self.bytes = bytes
        self.dialect = dialect
    }

    /// The matched lexemes. Where a brace is missing, a second pass lets the indentation decide which.
    mutating func match() -> [Lexeme] {
        pair()
        if unclosed.contains(where: { lexemes[$0].kind == .leftBrace }) {
            (stack, conditionals, unclosed, stray, braces) = ([], [], [], [], [])
            usesIndentation = true
            pair()
        }
        if !unclosed.isEmpty { closeAtStatementEnds() }
        return lexemes
    }

    // MARK: Pairing

    private mutating func pair() {
        for index in lexemes.indices {
            let kind = lexemes[index].kind
            let startsLine = lexemes[index].flags.contains(.newlineBefore)
            if usesIndentation, startsLine, kind != .directive { applyIndentation(at: index) }
            if startsLine, dialect == .masonry, kind == .identifier { closeParentheses(before: index) }
            if kind.isOpening {
                if kind == .leftBrace { braces.append(stack.count) }
                stack.append(Entry(index: Int32(truncatingIfNeeded: index), indentation: indentation))
            } else if kind.isClosing {
                close(at: index, kind)
            } else if kind == .directive {
                applyDirective(at: index)
            } else if kind == .at, dialect == .objectiveC, !stack.isEmpty, isContainerBoundary(index) {
                giveUp(to: 0, at: index)
            }
        }
        giveUp(to: 0, at: lexemes.count - 1)
    }

    private mutating func close(at index: Int, _ kind: Lexeme.Kind) {
        let wanted: Lexeme.Kind =
            kind == .rightParen ? .leftParen : kind == .rightBracket ? .leftBracket : .leftBrace
        guard let depth = depthOfPartner(wanted, closing: index) else {
            lexemes[index].link = -1
            stray.append(index)
            return
        }
        giveUp(to: depth + 1, at: index)
        let partner = stack.removeLast().index
        if wanted == .leftBrace { braces.removeLast() }
        lexemes[Int(partner)].link = Int32(truncatingIfNeeded: index)
        lexemes[index].link = partner
    }

    /// The place in `stack` of the lexeme that the one at `index` closes.
    private func depthOfPartner(_ wanted: Lexeme.Kind, closing index: Int) -> Int? {
        guard let top = stack.last else { return nil }
        if lexemes[Int(top.index)].kind == wanted, !(usesIndentation && wanted == .leftBrace) { return stack.count - 1 }
        if wanted == .leftBrace { return depthOfBrace(closing: index) }
        for depth in stride(from: stack.count - 1, through: max(0, stack.count - Self.searchLimit), by: -1) {
            let kind = lexemes[Int(stack[depth].index)].kind
            if kind == wanted { return depth }
            guard kind == .leftBrace else { continue }
            // `{ …; ]` lacks a brace, `{ f(a)) }` has a parenthesis too many.
            let isOutside = depth > 0 && lexemes[Int(stack[depth - 1].index)].kind == wanted
            return isOutside && startsAfterStatement(index) ? depth - 1 : nil
        }
        return nil
    }

    private func startsAfterStatement(_ index: Int) -> Bool {
        guard index > 0, !lexemes[index].flags.contains(.newlineBefore) else { return true }
        let previous = lexemes[index - 1].kind
        return previous == .semicolon || previous == .leftBrace || previous == .rightBrace
    }

    /// The innermost brace, or in a text that lacks braces the one whose line is indented as the closing one.
    private func depthOfBrace(closing index: Int) -> Int? {
        guard usesIndentation, lexemes[index].flags.contains(.newlineBefore) else { return braces.last }
        return braces.suffix(Self.searchLimit).last { stack[$0].indentation == indentation } ?? braces.last
    }

    /// In `.masonry` no parenthesis goes on with a name at the start of a line, unless something else asks for it.
    private mutating func closeParentheses(before index: Int) {
        guard isStatementEnd(index) else { return }
        switch Name(lexemes[index].link).word {
        case .in, .as, .is, .where: return
        default: break
        }
        // Last, because what is looked at here is given up: no parenthesis is looked at twice.
        var depth = stack.count
        while depth > 0, lexemes[Int(stack[depth - 1].index)].kind == .leftParen { depth -= 1 }
        giveUp(to: depth, at: index)
    }

    /// Takes all entries above `count` off the stack; their groups end before the lexeme at `index`.
    private mutating func giveUp(to count: Int, at index: Int) {
        while stack.count > count {
            let entry = Int(stack.removeLast().index)
            if lexemes[entry].kind == .leftBrace { braces.removeLast() }
            lexemes[entry].link = Int32(truncatingIfNeeded: index)
            unclosed.append(entry)
        }
    }

    // MARK: What else tells where a group ends

    /// A line that stands no deeper than the one that opened a brace is outside of it, if the block's first line was.
    private mutating func applyIndentation(at index: Int) {
        indentation = column(of: index)
        guard !lexemes[index].kind.isClosing else { return }
        if dialect == .objectiveC, indentation == 0, isMethodStart(index) { return giveUp(to: 0, at: index) }
        while let depth = braces.last {
            let entry = stack[depth]
            guard let inner = entry.innerIndentation else {
                stack[depth].innerIndentation = indentation
                return
            }
            guard inner > entry.indentation, indentation <= entry.indentation else { return }
            giveUp(to: depth, at: index)
        }
    }

    private func isMethodStart(_ index: Int) -> Bool {
        let kind = lexemes[index].kind
        guard kind == .minus || kind == .plus, index + 1 < lexemes.count else { return false }
        return lexemes[index + 1].kind == .leftParen
    }

    private func column(of index: Int) -> Int32 {
        var start = Int(lexemes[index].start)
        var column: Int32 = 0
        while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D, column < 1000 {
            start -= 1
            column += 1
        }
        return column
    }

    /// `@end` and the start of a class close everything.
    private func isContainerBoundary(_ index: Int) -> Bool {
        guard index + 1 < lexemes.count, lexemes[index + 1].kind == .identifier else { return false }
        switch Name(lexemes[index + 1].link).word {
        case .end, .implementation, .interface: return true
        default: return false
        }
    }

    /// Each branch of an `#if` starts from the same brackets. A directive links to the next one of its conditional,
    /// unless a bracket between them is left open or closed.
    private mutating func applyDirective(at index: Int) {
        let keyword = DirectiveKeyword(bytes, lexemes[index])
        switch keyword {
        case .ifStart:
            conditionals.append(Branch(depth: stack.count, group: stack.last?.index ?? -1, directive: index))
        case .elseIf, .otherwise, .ifEnd:
            guard let branch = conditionals.popLast() else { return }
            let isBalanced = stack.count == branch.depth && (stack.last?.index ?? -1) == branch.group
            lexemes[branch.directive].link = isBalanced ? Int32(truncatingIfNeeded: index) : -1
            guard keyword != .ifEnd else { return }
            giveUp(to: branch.depth, at: index)
            conditionals.append(Branch(depth: branch.depth, group: stack.last?.index ?? -1, directive: index))
        default: break
        }
    }

    // MARK: Missing parentheses

    /// Moves the end of every group without a closing bracket to the end of the statement it stands in.
    private mutating func closeAtStatementEnds() {
        var isUnclosed = Array(repeating: false, count: lexemes.count)
        for index in unclosed { isUnclosed[index] = true }
        var open: [Int] = []
        for index in lexemes.indices {
            let kind = lexemes[index].kind
            while let top = open.last, isUnclosed[top] {
                let isDue = Int(lexemes[top].link) <= index
                guard isDue || (lexemes[top].kind != .leftBrace && isStatementEnd(index)) else { break }
                lexemes[top].link = Int32(truncatingIfNeeded: index)
                open.removeLast()
            }
            if kind.isOpening {
                open.append(index)
            } else if kind.isClosing, lexemes[index].link >= 0, open.last == Int(lexemes[index].link) {
                open.removeLast()
            }
        }
    }

    private func isStatementEnd(_ index: Int) -> Bool {
        let kind = lexemes[index].kind
        if kind == .semicolon || kind == .end { return true }
        guard dialect != .objectiveC, index > 0, lexemes[index].flags.contains(.newlineBefore) else { return false }
        switch kind {
        case .identifier, .at, .leftBracket, .leftBrace, .directive: break
        default: return false
        }
        switch lexemes[index - 1].kind {
        case .comma, .leftParen, .leftBracket, .colon, .question, .plus, .minus, .star, .slash, .assign, .andAnd, .orOr:
            return false
        default: return true
        }
    }
}
