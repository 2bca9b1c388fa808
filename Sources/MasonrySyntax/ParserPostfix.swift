// What follows an operand: members, calls, indices, trailing closures.

import SourceText

extension Parser {
    /// Reads the chain behind `base`, over several lines where they begin with a dot.
    mutating func parsePostfix(_ base: ExpressionID, from start: Int32) -> ExpressionID {
        let outerChain = isInChain
        defer { isInChain = outerChain }
        if isMakerReference(base) {
            isInChain = true
            if groupDepth == 0 { hasSeenChain = true }
        }
        var base = base
        while position < limit {
            let before = position
            guard let next = parsePostfixStep(base, from: start), position > before else { break }
            base = next
        }
        return base
    }

    private func isMakerReference(_ id: ExpressionID) -> Bool {
        guard case .name(let name) = self[id].kind else { return false }
        return name == maker || (isMakerAnonymous && name == Name(.anonymousArgument))
    }

    private mutating func parsePostfixStep(_ base: ExpressionID, from start: Int32) -> ExpressionID? {
        switch kind {
        case .dot: return parseMember(of: base, from: start)
        case .ellipsis where dialect != .swift && isIdentifier(at: position + 1) && !hasSpaceBefore:
            return parseMember(of: base, from: start)
        case .arrow where dialect != .swift && isIdentifier(at: position + 1):
            return parseMember(of: base, from: start)
        case .leftParen where canCall: return parseCall(base, from: start)
        case .leftBracket where canIndex: return parseIndex(base, from: start)
        case .leftBrace where canTrailClosure(base): return parseTrailingClosureCall(base, from: start)
        case .question where isPostfixQuestion, .exclamation where isPostfixExclamation:
            advance()
            return widen(base, from: start)
        case .increment, .decrement:
            guard !isAfterLineBreak, !hasSpaceBefore else { return nil }
            advance()
            return add(.unary(.other, base), from: start, children: height(base))
        case .less where isGenericCall:
            advance(past: scanGenericArguments(from: position) ?? position + 1)
            return widen(base, from: start)
        default: return nil
        }
    }

    /// `x!` and `X<T>` are `x` and `X`, a little longer.
    private mutating func widen(_ base: ExpressionID, from start: Int32) -> ExpressionID {
        guard isLast(base) else { return base }
        self[base].range = range(from: start)
        return base
    }

    // MARK: Members

    private mutating func parseMember(of base: ExpressionID, from start: Int32) -> ExpressionID {
        anchor(base)
        advance()
        reportExtraDots()
        guard canContinueWithName else {
            reportMissing(.attribute)
            let place = previousEnd
            return add(
                .member(base: base, name: names.intern(""), nameRange: TextRange(Int(place), Int(place))),
                from: start, children: height(base))
        }
        mendBlockWord()
        let nameRange = range(of: position)
        let isName = kind == .identifier
        let name = isName ? self.name(at: position) : names.intern(spelling(of: position))
        advance()
        return add(.member(base: base, name: name, nameRange: nameRange), from: start, children: height(base))
    }

    /// `make..left`: one mistake, after which the chain goes on.
    private mutating func reportExtraDots() {
        let first = position
        while kind == .dot || kind == .ellipsis { advance() }
        let isTripled = lexemes[first - 1].kind == .ellipsis
        guard position > first || isTripled, canContinueWithName else { return }
        let begin = isTripled ? Int(lexemes[first - 1].start) + 1 : Int(lexemes[first].start)
        let extra = TextRange(begin, Int(previousEnd))
        // A dot at the end of a line would be left before a name on the next.
        let isOnOneLine = lexemes[Int(first)..<Int(position)].allSatisfy { !$0.flags.contains(.newlineBefore) }
        report(.extraDots, at: extra, fix: isOnOneLine ? TextEdit(extra, "") : nil)
    }

    /// Whether a name follows the dot, on its line or, where no other statement begins there, on the next.
    private var canContinueWithName: Bool {
        switch kind {
        case .number: return !hasSpaceBefore
        case .identifier: break
        default: return false
        }
        guard lexeme.flags.contains(.newlineBefore), groupDepth == 0 else { return true }
        let name = self.name(at: position)
        if name == maker || (isMakerAnonymous && name == Name(.anonymousArgument)) || name == Name(.make) {
            return false
        }
        return dialect != .masonry || kind(1) != .identifier
    }

    // MARK: Calls

    /// In Swift and `.masonry` a parenthesis on a new line begins another statement.
    private var canCall: Bool { dialect == .objectiveC || !lexeme.flags.contains(.newlineBefore) }

    private var canIndex: Bool {
        guard !lexeme.flags.contains(.newlineBefore) else { return false }
        // Within `[a [b c]]` of a text with mistakes a space tells a message from an index.
        return dialect != .masonry || !hasSpaceBefore
    }

    private var isPostfixQuestion: Bool {
        guard dialect != .objectiveC, !hasSpaceBefore else { return false }
        if dialect == .swift { return true }
        let next = kind(1)
        guard next != .end, !lexemes[position + 1].flags.contains(.spaceBefore) else { return false }
        // `done?(true)` is Swift, `wide?(1):2` is C.
        if next == .leftParen { return kind(at: skipGroup(at: position + 1)) != .colon }
        return next == .dot || next == .leftBracket
    }

    private var isPostfixExclamation: Bool { dialect != .objectiveC && !hasSpaceBefore }

    private mutating func parseCall(_ callee: ExpressionID, from start: Int32) -> ExpressionID {
        let isMaker = makesConstraints(callee)
        let outer = isMakerExpected
        isMakerExpected = isMaker
        var (arguments, children) = parseArguments()
        isMakerExpected = outer
        children = max(children, height(callee))
        if kind == .leftBrace, canTrailClosure(callee) {
            children = max(children, parseTrailingClosures(into: &arguments, isMaker: isMaker))
        }
        return add(.call(callee: callee, arguments: arguments), from: start, children: children)
    }

    private mutating func parseIndex(_ base: ExpressionID, from start: Int32) -> ExpressionID {
        let (arguments, children) = parseArguments()
        return add(.index(base: base, arguments: arguments), from: start, children: max(children, height(base)))
    }

    /// Whether the callee is `….makeConstraints` or one of its relatives.
    func makesConstraints(_ callee: ExpressionID) -> Bool {
        switch self[callee].kind {
        case .member(_, let name, _), .name(let name): return name.word?.opensBlock ?? false
        default: return false
        }
    }

    // MARK: Trailing closures

    private func canTrailClosure(_ base: ExpressionID) -> Bool {
        guard dialect != .objectiveC, allowsTrailingClosure, !lexeme.flags.contains(.newlineBefore) else {
            return false
        }
        if startsAccessors(at: position) { return false }
        switch self[base].kind {
        case .name(let name): return name.word?.canNameFunction ?? true
        case .member, .implicitMember, .call, .index, .unknown: return true
        default: return false
        }
    }

    private mutating func parseTrailingClosureCall(_ callee: ExpressionID, from start: Int32) -> ExpressionID {
        var arguments: [Argument] = []
        let children = parseTrailingClosures(into: &arguments, isMaker: makesConstraints(callee))
        return add(.call(callee: callee, arguments: arguments), from: start, children: max(children, height(callee)))
    }

    /// The closure at the position and labelled ones after it; returns the greatest height.
    private mutating func parseTrailingClosures(into arguments: inout [Argument], isMaker: Bool) -> Int {
        let outer = isMakerExpected
        defer { isMakerExpected = outer }
        isMakerExpected = isMaker
        let closure = parseClosure()
        arguments.append(Argument(value: closure))
        var children = height(closure)
        while kind == .identifier, kind(1) == .colon, kind(2) == .leftBrace, word != .default {
            let label = name(at: position)
            let labelRange = range(of: position)
            advance()
            advance()
            isMakerExpected = false
            let closure = parseClosure()
            arguments.append(Argument(label: label, labelRange: labelRange, value: closure))
            children = max(children, height(closure))
        }
        return children
    }

    // MARK: Generic arguments

    private var isGenericCall: Bool {
        guard !hasSpaceBefore else { return false }
        if dialect != .objectiveC { return genericEnd != nil }
        // `[NSMutableArray<T *> array]`
        guard groupDepth > 0, let end = scanGenericArguments(from: position) else { return false }
        return isIdentifier(at: end) && lexemes[end - 2].kind != .number
    }

    /// The index behind `<A, [B], C.D>` at the position, if a call, member or end of an operand follows.
    private var genericEnd: Int? {
        guard let end = scanGenericArguments(from: position) else { return nil }
        switch kind(at: end) {
        case .leftParen, .dot, .rightParen, .comma, .end, .leftBrace, .semicolon, .rightBracket, .question,
            .exclamation, .colon:
            return lexemes[min(end, lexemes.count - 1)].flags.contains(.spaceBefore) && kind(at: end) != .end
                && kind(at: end) != .leftBrace ? nil : end
        default: return isOnNewLine(at: end) ? end : nil
        }
    }

    /// The index behind the `>` that closes the `<` at `start`; nil where it is a comparison.
    func scanGenericArguments(from start: Int) -> Int? {
        var index = start
        var angles = 0
        while index < limit, index - start < 64 {
            switch lexemes[index].kind {
            case .less: angles += 1
            case .greater:
                angles -= 1
                if angles == 0 { return index + 1 }
            case .identifier, .comma, .dot, .question, .colon, .arrow, .ampersand, .at, .star, .caret, .exclamation,
                .number:
                break
            case .leftParen, .leftBracket:
                index = skipGroup(at: index)
                continue
            default: return nil
            }
            index += 1
        }
        return nil
    }
}

extension Word {
    /// Not so the keywords that stand before a brace.
    var canNameFunction: Bool {
        switch self {
        case .else, .do, .try, .defer, .repeat, .catch, .in, .where, .return, .self, .true, .false, .nil: false
        default: true
        }
    }
}
