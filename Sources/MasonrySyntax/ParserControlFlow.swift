// Control statements by their first word: branches and jumps, in C's spelling and in Swift's.

import SourceText

extension Parser {
    /// The control statement that `word` begins; nil where it begins none.
    mutating func parseControlFlow(_ word: Word) -> StatementID? {
        let start = lexeme.start
        // A name that is spelled so has its dot right behind it: `switch.left`. `if .wide == mode` is none.
        guard kind(1) != .dot || isImplicitMemberNext, kind(1) != .assign, kind(1) != .colon || word == .default else {
            return nil
        }
        switch word {
        case .if: return parseIf(.ifStatement)
        case .guard where dialect != .objectiveC: return parseIf(.guardStatement)
        case .for: return parseFor()
        case .while: return parseWhile()
        case .do: return parseDo()
        case .repeat where kind(1) == .leftBrace: return parseDo()
        case .switch: return parseSwitch()
        case .return: return parseReturn()
        case .throw:
            advance()
            _ = parseExpression()
            finishStatement()
            return add(.jump(.away), from: start)
        case .break, .continue, .goto, .fallthrough:
            var jump = Self.jump(word)
            advance()
            if !isOnNewLine(at: position), !kind.isClosing {
                // A label says which loop is meant, which is not followed.
                if kind != .semicolon { jump = .away }
                skipStatement()
            }
            return add(.jump(jump), from: start)
        case .else, .catch, .defer:
            guard kind(1) == .leftBrace || word == .catch else { return nil }
            advance()
            while position < limit, kind != .leftBrace, !isOnNewLine(at: position) {
                position = skipGroup(at: position)
            }
            guard kind == .leftBrace else { return add(.skipped, from: start) }
            let (body, _) = parseBlock()
            return add(.block(body), from: start)
        case .case, .default:
            guard container == .statements else { return nil }
            skipCaseLabel()
            return add(.skipped, from: start)
        default: return nil
        }
    }

    /// Whether the dot behind a word begins a member without a base.
    private var isImplicitMemberNext: Bool {
        dialect == .swift && position + 1 < limit && lexemes[position + 1].flags.contains(.spaceBefore)
    }

    private static func jump(_ word: Word) -> Jump {
        switch word {
        case .break: .behindLoop
        case .continue: .nextTurn
        case .fallthrough: .nextCase
        default: .away
        }
    }

    private mutating func parseReturn() -> StatementID {
        let start = lexeme.start
        advance()
        var value: ExpressionID?
        let hasValue =
            position < limit && kind != .semicolon && !kind.isClosing
            && (dialect == .objectiveC || !isOnNewLine(at: position)) && word != .case && word != .default
        if hasValue { value = parseExpression() }
        finishStatement()
        return add(.returned(value), from: start)
    }

    private mutating func parseIf(_ keyword: Conditional.Keyword) -> StatementID {
        let start = lexeme.start
        advance()
        // `if constexpr (…)`
        if dialect == .objectiveC, kind == .identifier { advance() }
        let (condition, bindings) = parseCondition()
        if keyword == .guardStatement {
            _ = take(.else)
            let empty = Block(range: TextRange(Int(previousEnd), Int(previousEnd)), statements: [])
            let body = parseBody()
            return add(
                .conditional(
                    Conditional(
                        keyword: keyword, condition: condition, bindings: bindings, then: empty, otherwise: body)),
                from: start)
        }
        let then = parseBody()
        var otherwise: Block?
        if word == .else {
            advance()
            otherwise = word == .if ? parseElseIf() : parseBody()
        }
        return add(
            .conditional(
                Conditional(
                    keyword: keyword, condition: condition, bindings: bindings, then: then, otherwise: otherwise)),
            from: start)
    }

    private mutating func parseElseIf() -> Block {
        let start = lexeme.start
        var list: [StatementID] = []
        parseStatement(into: &list)
        return Block(range: range(from: start), statements: list)
    }
}
