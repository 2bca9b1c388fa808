// Expressions above their operands: assignments, ternaries, binary and prefix operators, casts.

import SourceText

/// How tightly binary operators bind, loosest first.
enum Precedence: Int, Comparable {
    case nilCoalescing, or, and, bitOr, bitXor, bitAnd, equality, comparison, range, shift, addition, multiplication

    /// Looser than every binary operator.
    static let loosest = Precedence.nilCoalescing
    /// The sides of a comparison.
    static let comparisonOperand = Precedence.range

    static func < (lhs: Precedence, rhs: Precedence) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Parser {
    /// An expression with assignments; `.missing` where none starts.
    mutating func parseExpression() -> ExpressionID {
        let start = lexeme.start
        let target = parseTernary()
        guard let assignment = assignmentOperator, !isAfterLineBreak else { return target }
        guard depth < Self.deepest else { return skipOperand(from: start) }
        depth += 1
        defer { depth -= 1 }
        anchor(target)
        advance()
        let value = parseExpression()
        return add(
            .assignment(assignment, target: target, value: value), from: start,
            children: max(height(target), height(value)))
    }

    private var assignmentOperator: Operator? {
        switch kind {
        case .assign: .assign
        case .plusAssign: .add
        case .minusAssign: .subtract
        case .timesAssign: .multiply
        case .divideAssign: .divide
        case .otherAssign: .other
        default: nil
        }
    }

    mutating func parseTernary() -> ExpressionID {
        let start = lexeme.start
        let condition = parseBinary(.loosest)
        guard kind == .question else { return condition }
        guard depth < Self.deepest else { return skipOperand(from: start) }
        depth += 1
        defer { depth -= 1 }
        anchor(condition)
        advance()
        if kind == .colon {
            advance()
            let other = parseTernary()
            return add(
                .binary(.nilCoalescing, condition, other), from: start, children: max(height(condition), height(other)))
        }
        groupDepth += 1
        let outer = isInMessage
        isInMessage = false
        let first = parseExpression()
        isInMessage = outer
        groupDepth -= 1
        guard take(.colon) else {
            if isInChain { reportMissing(.secondChoice) }
            return add(.unknown, from: start)
        }
        let second = parseTernary()
        return add(
            .ternary(condition: condition, first, second), from: start,
            children: max(height(condition), height(first), height(second)))
    }

    // MARK: Binary operators

    mutating func parseBinary(_ least: Precedence) -> ExpressionID {
        let start = lexeme.start
        var left = parsePrefix()
        while let (sign, precedence, length) = binaryOperator, precedence >= least, continuesLine(length) {
            anchor(left)
            for _ in 0..<length { advance() }
            guard !isOperandlessEnd else {
                // `0...` and operators handed over as functions.
                left = add(.unknown, from: start)
                break
            }
            let right = parseBinary(above: precedence)
            left = add(.binary(sign, left, right), from: start, children: max(height(left), height(right)))
        }
        return parseTypeOperators(left, from: start, least)
    }

    private mutating func parseBinary(above precedence: Precedence) -> ExpressionID {
        guard let next = Precedence(rawValue: precedence.rawValue + 1) else { return parsePrefix() }
        return parseBinary(next)
    }

    /// `x as T`, `x as? T`, a forced cast, `x is T`.
    private mutating func parseTypeOperators(
        _ operand: ExpressionID, from start: Int32, _ least: Precedence
    ) -> ExpressionID {
        var result = operand
        while dialect != .objectiveC, word == .as || word == .is, least <= .range, kind(1) != .colon,
            !isAfterLineBreak || dialect == .swift
        {
            anchor(result)
            advance()
            if kind == .question || kind == .exclamation { advance() }
            let type = parseSwiftType() ?? TypeName(name: names.intern(""), range: range(from: previousEnd))
            result = add(.cast(type, result), from: start, children: height(result))
            if let (sign, precedence, length) = binaryOperator, precedence >= least, continuesLine(length) {
                for _ in 0..<length { advance() }
                let right = parseBinary(above: precedence)
                result = add(.binary(sign, result, right), from: start, children: max(height(result), height(right)))
            }
        }
        return result
    }

    private var isOperandlessEnd: Bool {
        switch kind {
        case .end, .comma, .semicolon, .rightParen, .rightBracket, .rightBrace: true
        default: false
        }
    }

    /// Whether the operator at the position belongs to the operand before it: on a new line only with white space on
    /// both sides, as in Swift.
    private func continuesLine(_ length: Int) -> Bool {
        if kind == .minus || kind == .plus, lexeme.flags.contains(.newlineBefore), startsMethod { return false }
        guard isAfterLineBreak || (dialect == .swift && hasSpaceBefore) else { return true }
        return hasSpaceAfter(position + length - 1)
    }

    /// The binary operator at the position and how many lexemes it is long.
    private var binaryOperator: (Operator, Precedence, Int)? {
        switch kind {
        case .plus: (.add, .addition, 1)
        case .minus: (.subtract, .addition, 1)
        case .star: (.multiply, .multiplication, 1)
        case .slash: (.divide, .multiplication, 1)
        case .percent: (.remainder, .multiplication, 1)
        case .ampersand: (.bitAnd, .bitAnd, 1)
        case .pipe: (.bitOr, .bitOr, 1)
        case .caret: (.bitXor, .bitXor, 1)
        case .andAnd: (.and, .and, 1)
        case .orOr: (.or, .or, 1)
        case .equal: (.equal, .equality, 1)
        case .notEqual: (.notEqual, .equality, 1)
        case .less: (.less, .comparison, 1)
        case .lessOrEqual: (.lessOrEqual, .comparison, 1)
        case .greaterOrEqual: (.greaterOrEqual, .comparison, 1)
        case .greater: greaterOperator
        case .shiftLeft: (.shiftLeft, .shift, 1)
        case .nilCoalescing: (.nilCoalescing, .nilCoalescing, 1)
        case .ellipsis: (.range, .range, 1)
        case .halfOpenRange: (.halfOpenRange, .range, 1)
        case .tilde where dialect == .swift, .otherOperator: (.other, .equality, 1)
        default: nil
        }
    }

    private var greaterOperator: (Operator, Precedence, Int) {
        guard kind(1) == .greater || kind(1) == .greaterOrEqual,
            !lexemes[position + 1].flags.contains(.spaceBefore)
        else { return (.greater, .comparison, 1) }
        return kind(1) == .greater ? (.shiftRight, .shift, 2) : (.other, .comparison, 2)
    }

    // MARK: Prefix operators

    mutating func parsePrefix() -> ExpressionID {
        guard depth < Self.deepest else { return skipOperand(from: lexeme.start) }
        depth += 1
        defer { depth -= 1 }
        let start = lexeme.start
        switch kind {
        case .minus: return parseUnary(.subtract)
        case .plus: return parseUnary(.add)
        case .exclamation: return parseUnary(.not)
        case .tilde: return parseUnary(.bitNot)
        case .ampersand, .star, .increment, .decrement, .ellipsis, .halfOpenRange, .otherOperator:
            return parseUnary(.other)
        case .leftParen where dialect != .swift:
            if let cast = parseCast() { return cast }
        case .identifier where isEffectWord:
            advance()
            if kind == .question || kind == .exclamation { advance() }
            return parseBinary(.loosest)
        default: break
        }
        let primary = parsePrimary()
        return parsePostfix(primary, from: start)
    }

    /// `try`, `await` before an operand.
    private var isEffectWord: Bool {
        guard dialect != .objectiveC, let word, word == .try || word == .await else { return false }
        switch kind(1) {
        case .identifier, .dot, .leftParen, .question, .exclamation, .leftBracket: return true
        default: return false
        }
    }

    private mutating func parseUnary(_ sign: Operator) -> ExpressionID {
        let start = lexeme.start
        advance()
        let operand = parsePrefix()
        return add(.unary(sign, operand), from: start, children: height(operand))
    }

    /// Too deep: takes the next lexeme or group without looking into it.
    mutating func skipOperand(from start: Int32) -> ExpressionID {
        guard position < limit, kind != .comma, kind != .semicolon else { return addMissing() }
        reportTooDeep()
        while position < limit {
            let isGroup = kind.isOpening
            switch kind {
            case .comma, .semicolon: return add(.unknown, from: start)
            default: advance(past: skipGroup(at: position))
            }
            if isGroup { break }
        }
        return add(.unknown, from: start)
    }
}
