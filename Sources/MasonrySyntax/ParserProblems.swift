// What the parser says about mistakes: one sentence a mistake, in plain words, at its place.

import SourceText

extension Parser {
    /// Whether mistakes at the position may be spoken of: everywhere in `.masonry` files, but in host code only where
    /// it certainly is a layout chain.
    var isComplaining: Bool { dialect == .masonry || isInChain }

    mutating func report(_ message: Phrase, at range: TextRange, fix: TextEdit? = nil, title: Phrase? = nil) {
        guard isComplaining else { return }
        problems.append(SyntaxProblem(range: range, message: message, fix: fix, fixTitle: title))
    }

    /// Reports at the place behind the last lexeme taken.
    mutating func reportMissing(_ what: Phrase) {
        let place = Int(previousEnd)
        report("Expected \(what).", at: TextRange(place, place))
    }

    /// In `.masonry` files all brackets are reported at once; see `reportBrackets`.
    mutating func reportMissingCloser(of open: Int) {
        guard dialect != .masonry, isInChain else { return }
        problems.append(problem(unclosed: open))
    }

    /// Nobody reads more, and a hostile file may have millions.
    private static let mostBracketProblems = 200

    mutating func reportBrackets(_ matcher: BracketMatcher, _ lexical: [LexicalProblem]) {
        for index in matcher.unclosed.prefix(Self.mostBracketProblems) { problems.append(problem(unclosed: index)) }
        for index in matcher.stray.prefix(Self.mostBracketProblems) {
            let mark = spelling(of: index)
            problems.append(
                SyntaxProblem(range: range(of: index), message: "This `\(mark)` closes nothing; remove it."))
        }
        for problem in lexical.prefix(Self.mostBracketProblems) { problems.append(self.problem(lexical: problem)) }
    }

    private func problem(lexical: LexicalProblem) -> SyntaxProblem {
        var problem = SyntaxProblem(range: lexical.range, message: "")
        switch lexical.kind {
        case .unterminatedString: problem.message = "This text has no closing quote."
        case .unterminatedComment: problem.message = "This comment has no closing `*/`."
        case .unknown:
            let bytes = text.bytes[lexical.range.start.utf8..<lexical.range.end.utf8]
            let isText = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains { $0 < 0x20 || $0 == 0x7F }
            problem.message =
                isText ? "`\(text[lexical.range])` is no part of the language." : "These bytes are no text in UTF-8."
        case .wide(let mark):
            problem.message = "This is the wide form of `\(mark)`."
            problem.fix = TextEdit(lexical.range, mark)
            problem.fixTitle = "Replace by `\(mark)`"
        }
        return problem
    }

    private func problem(unclosed index: Int) -> SyntaxProblem {
        let close = max(index + 1, Int(lexemes[index].link))
        let place = Int(lexemes[close - 1].end)
        let opening = lexemes[index].kind
        let mark = opening == .leftParen ? ")" : opening == .leftBracket ? "]" : "}"
        var problem = SyntaxProblem(
            range: TextRange(place, place), message: "Expected `\(mark)` to close `\(spelling(of: index))`.")
        // With one more bracket in between nobody knows where it was meant.
        let isPlain = !lexemes[index + 1..<close].contains { $0.kind.isOpening || $0.kind.isClosing }
        if opening != .leftBrace, isPlain {
            problem.fix = TextEdit(TextRange(place, place), mark)
            problem.fixTitle = "Insert `\(mark)`"
        } else if opening == .leftBrace {
            problem.message = "Expected `}` to close the `{` of line \(line(of: index))."
        }
        return problem
    }

    /// Counted from one.
    private func line(of index: Int) -> Int { text.line(at: TextOffset(Int(lexemes[index].start))) + 1 }

    func spelling(of index: Int) -> String {
        let lexeme = lexemes[index]
        return String(decoding: bytes[Int(lexeme.start)..<Int(lexeme.end)], as: UTF8.self)
    }
}
