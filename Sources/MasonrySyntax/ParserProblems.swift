// How the parser notes mistakes: one problem a mistake, at its place.

import SourceText

extension Parser {
    /// Whether mistakes at the position may be spoken of: everywhere in `.masonry` files, but in host code only where
    /// it certainly is a layout chain.
    var isComplaining: Bool { dialect == .masonry || isInChain }

    mutating func report(_ kind: SyntaxProblem.Kind, at range: TextRange, fix: TextEdit? = nil) {
        guard isComplaining else { return }
        problems.append(SyntaxProblem(kind, at: range, fix: fix))
    }

    /// Says that what stands at the position is not read, once a statement of the top level.
    mutating func reportTooDeep() {
        if hasReportedDepth || position >= lexemes.count { return }
        hasReportedDepth = true
        problems.append(SyntaxProblem(.tooDeep(limit: Self.deepest), at: range(of: position)))
    }

    /// Reports at the place behind the last lexeme taken.
    mutating func reportMissing(_ part: SyntaxProblem.Part) {
        let place = Int(previousEnd)
        report(.missing(part), at: TextRange(place, place))
    }

    /// In `.masonry` files all brackets are reported at once; see `reportBrackets`.
    mutating func reportMissingCloser(of open: Int) {
        guard dialect != .masonry, isInChain else { return }
        let problem = problem(unclosed: open)
        // Several that are missing in one place are said once, as the inner one.
        guard problems.last.map({ $0.range != problem.range || $0.fix == nil }) ?? true else { return }
        problems.append(problem)
    }

    /// Nobody reads more, and a hostile file may have millions.
    private static let mostBracketProblems = 200

    mutating func reportBrackets(_ matcher: BracketMatcher, _ lexical: [LexicalProblem]) {
        for index in matcher.unclosed.prefix(Self.mostBracketProblems) { problems.append(problem(unclosed: index)) }
        for index in matcher.stray.prefix(Self.mostBracketProblems) {
            problems.append(SyntaxProblem(.strayCloser(spelling(of: index)), at: range(of: index)))
        }
        for problem in lexical.prefix(Self.mostBracketProblems) { problems.append(self.problem(lexical: problem)) }
    }

    private func problem(lexical: LexicalProblem) -> SyntaxProblem {
        switch lexical.kind {
        case .unterminatedString: return SyntaxProblem(.unterminatedString, at: lexical.range)
        case .unterminatedComment: return SyntaxProblem(.unterminatedComment, at: lexical.range)
        case .unknown:
            let bytes = text.bytes[lexical.range.start.utf8..<lexical.range.end.utf8]
            let isText = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains { $0 < 0x20 || $0 == 0x7F }
            return SyntaxProblem(isText ? .foreignText(text[lexical.range]) : .invalidUTF8, at: lexical.range)
        case .wide(let mark):
            return SyntaxProblem(.wideForm(of: mark), at: lexical.range, fix: TextEdit(lexical.range, mark))
        }
    }

    private func problem(unclosed index: Int) -> SyntaxProblem {
        let close = max(index + 1, Int(lexemes[index].link))
        let end = Int(lexemes[close - 1].end)
        let place = TextRange(end, end)
        let opening = lexemes[index].kind
        guard opening != .leftBrace else { return SyntaxProblem(.unclosedBrace(line: line(of: index)), at: place) }
        let mark = Self.closer(of: opening)
        // With one more bracket or half a string in between nobody knows where it was meant.
        let isPlain = !lexemes[index + 1..<close].contains {
            $0.kind.isOpening || $0.kind.isClosing || $0.flags.contains(.unterminated)
        }
        return SyntaxProblem(
            .unclosed(opener: spelling(of: index), closer: mark), at: place,
            fix: isPlain ? closers(around: index).map { TextEdit(place, mark + $0) } : nil)
    }

    private static func closer(of opening: Lexeme.Kind) -> String { opening == .leftParen ? ")" : "]" }

    /// How far is looked for brackets that are missing in the same place.
    private static let longestOpening = 256

    /// What is missing in the same place as the bracket at `index`, of those right around it: one alone would only show the
    /// next mistake. nil where another one around it lacks its end, too: whose the brackets behind are, nobody knows. So it
    /// is where one around it ends behind it and would end with it, as a parenthesis does before a line with a name.
    private func closers(around index: Int) -> String? {
        var result = ""
        var isRightAround = true
        let end = Int(lexemes[index].link)
        let endsParentheses =
            dialect == .masonry && lexemes.indices.contains(end) && lexemes[end].kind == .identifier
            && lexemes[end].flags.contains(.newlineBefore)
        for place in (max(0, index - Self.longestOpening)..<index).reversed() {
            let outer = lexemes[place]
            let isBracket = outer.kind.isOpening && outer.kind != .leftBrace
            if endsParentheses, outer.kind == .leftParen, Int(outer.link) > end { return nil }
            // It ends where the inner one does, or behind it, and what stands there is not its end.
            if isBracket, outer.link >= lexemes[index].link, !isClosed(place) {
                guard isRightAround, outer.link == lexemes[index].link else { return nil }
                result += Self.closer(of: outer.kind)
            } else if isBracket || outer.kind.isClosing || outer.kind == .leftBrace
                || outer.flags.contains(.unterminated)
            {
                isRightAround = false
            }
        }
        return result
    }

    /// Counted from one.
    private func line(of index: Int) -> Int { text.line(at: TextOffset(Int(lexemes[index].start))) + 1 }

    func spelling(of index: Int) -> String {
        let lexeme = lexemes[index]
        return String(decoding: bytes[Int(lexeme.start)..<Int(lexeme.end)], as: UTF8.self)
    }
}
