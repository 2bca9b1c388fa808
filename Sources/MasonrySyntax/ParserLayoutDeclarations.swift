// The declarations of `.masonry` files. Their words are keywords only where the form fits.

import SourceText

extension Parser {
    mutating func parseLayoutDeclaration(_ word: Word) -> StatementID? {
        switch word {
        case .view where startsNamed(.colon, .leftBrace): return parseView()
        case .guide where startsNamed(.end, .end): return parseGuide()
        case .state where startsNamed(.leftBrace, .leftBrace): return parseState()
        case .screen where startsScreen: return parseScreen()
        case .expect where startsExpectation: return parseExpectation()
        default: return nil
        }
    }

    /// Whether a name follows on the line and then one of the kinds or the end of the statement; or nothing at all,
    /// which is a declaration still to be written.
    private func startsNamed(_ first: Lexeme.Kind, _ second: Lexeme.Kind) -> Bool {
        if isOnNewLine(at: position + 1) || kind(1) == .semicolon { return true }
        if kind(1) == .leftBrace || kind(1) == .string { return first != .end }
        guard kind(1) == .identifier else { return false }
        let next = kind(2)
        return isOnNewLine(at: position + 2) || next == first || next == second || next == .semicolon
    }

    /// The name after the word at the position; empty, and reported, where it is missing.
    private mutating func parseDeclaredName(_ what: SyntaxProblem.Part) -> (Name, TextRange) {
        advance()
        guard kind == .identifier, !isOnNewLine(at: position) else {
            reportMissing(what)
            let place = Int(previousEnd)
            if kind == .string, !isOnNewLine(at: position) { advance() }
            return (names.intern(""), TextRange(place, place))
        }
        let index = position
        advance()
        return (name(at: index), range(of: index))
    }

    // MARK: Views

    private mutating func parseView() -> StatementID {
        let start = lexeme.start
        let (name, nameRange) = parseDeclaredName(.viewName)
        var type: TypeName?
        if take(.colon) {
            if kind == .identifier, !isOnNewLine(at: position) {
                type = parseSwiftType()
            } else {
                reportMissing(.viewClass)
            }
        }
        var members: Block?
        if kind == .leftBrace { members = parseMembers(.viewMembers) }
        finishDeclaration()
        return add(
            .view(ViewDeclaration(name: name, nameRange: nameRange, type: type, members: members)), from: start)
    }

    mutating func parseMembers(_ kind: Container) -> Block {
        let outer = (container, hasReportedMember)
        (container, hasReportedMember) = (kind, false)
        defer { (container, hasReportedMember) = outer }
        return parseBlock().0
    }

    /// A property, guide or view inside a view.
    mutating func parseViewMember() -> StatementID {
        if kind == .identifier, kind(1) == .colon { return parseViewProperty() }
        if let word, word == .view || word == .guide, let statement = parseLayoutDeclaration(word) { return statement }
        if kind == .identifier, reportMisspelledDeclaration() { return parseViewMember() }
        if !hasReportedMember {
            report(
                .missing(.property),
                at: range(of: position))
            hasReportedMember = true
        }
        container = .statements
        defer { container = .viewMembers }
        return parseStatement()
    }

    private mutating func parseViewProperty() -> StatementID {
        let start = lexeme.start
        let name = self.name(at: position)
        let nameRange = range(of: position)
        advance()
        advance()
        var values: [ExpressionID] = []
        while position < limit, !isOnNewLine(at: position), kind != .semicolon {
            let before = position
            values.append(parseBinary(.loosest))
            if kind == .comma, kind(1) == .identifier, kind(2) == .colon {
                let comma = range(of: position)
                report(
                    .commaBetweenProperties, at: comma, fix: TextEdit(comma, ";"))
                advance()
                return addProperty(name, nameRange, values, from: start)
            }
            let isSeparated = take(.comma) || takeTimes()
            if !isSeparated || position == before { break }
        }
        if values.isEmpty { reportMissing(.propertyValue) }
        let statement = addProperty(name, nameRange, values, from: start)
        finishDeclaration()
        self[statement].range = range(from: start)
        return statement
    }

    private mutating func addProperty(
        _ name: Name, _ nameRange: TextRange, _ values: [ExpressionID], from start: Int32
    ) -> StatementID {
        add(.property(PropertyDeclaration(name: name, nameRange: nameRange, values: values)), from: start)
    }

    /// The `x` of `64 x 64`.
    private var isTimes: Bool { kind == .identifier && (word == .x || spelling(of: position) == "×") }

    private mutating func takeTimes() -> Bool {
        guard isTimes else { return false }
        advance()
        return true
    }

    private mutating func parseGuide() -> StatementID {
        let start = lexeme.start
        let (name, nameRange) = parseDeclaredName(.guideName)
        finishDeclaration()
        return add(.guide(name: name, nameRange: nameRange), from: start)
    }

    // MARK: States

    private mutating func parseState() -> StatementID {
        let start = lexeme.start
        let (name, nameRange) = parseDeclaredName(.stateName)
        var body = Block(range: TextRange(Int(previousEnd), Int(previousEnd)), statements: [])
        if kind == .leftBrace {
            body = parseMembers(.statements)
        } else {
            reportMissing(.stateBlocks)
        }
        finishDeclaration()
        return add(.state(StateDeclaration(name: name, nameRange: nameRange, body: body)), from: start)
    }

    // MARK: Screens

    private var startsScreen: Bool {
        switch kind(1) {
        case .string: return true
        case .identifier, .number, .end, .semicolon: break
        default: return isOnNewLine(at: position + 1)
        }
        if isOnNewLine(at: position + 1) || kind(1) != .identifier { return true }
        return isOnNewLine(at: position + 2) || [.identifier, .semicolon, .number].contains(kind(2))
    }

    private mutating func parseScreen() -> StatementID {
        let start = lexeme.start
        advance()
        var screen = ScreenDeclaration(
            name: "", nameRange: TextRange(Int(previousEnd), Int(previousEnd)), isDeviceName: false)
        let hasName = !isOnNewLine(at: position) && (kind == .string || kind == .identifier)
        if hasName {
            screen.isDeviceName = kind == .identifier
            screen.nameRange = screen.isDeviceName ? range(of: position) : contentsOfString(at: position)
            screen.name = text[screen.nameRange]
            advance()
        } else {
            reportMissing(.screenName)
        }
        parseScreenSize(&screen)
        while position < limit, !isOnNewLine(at: position), kind == .identifier, parseScreenOption(&screen) {}
        if screen.isDeviceName == false, hasName, screen.height == nil {
            reportMissing(.screenSize)
        }
        finishDeclaration()
        return add(.screen(screen), from: start)
    }

    private mutating func parseScreenSize(_ screen: inout ScreenDeclaration) {
        guard !isOnNewLine(at: position), kind != .semicolon,
            kind != .identifier || kind(1) == .identifier && word(at: position + 1) == .x
        else { return }
        screen.width = parseBinary(.loosest)
        guard isTimes else { return }
        advance()
        guard !isOnNewLine(at: position) else { return reportMissing(.screenHeight) }
        screen.height = parseScreenHeight()
    }

    /// The height may be followed by `safeArea(…)`, which is no call of it.
    private mutating func parseScreenHeight() -> ExpressionID { parseBinary(.loosest) }

    private mutating func parseScreenOption(_ screen: inout ScreenDeclaration) -> Bool {
        switch word {
        case .landscape: screen.isLandscape = true
        case .rtl: screen.isRightToLeft = true
        case .safeArea where kind(1) == .leftParen:
            advance()
            let open = range(of: position)
            let values = parseArguments().0.compactMap(\.value)
            if values.count != 4 {
                report(.safeAreaOfOtherThanFour, at: open)
            }
            screen.safeArea = values
            return true
        default: return false
        }
        advance()
        return true
    }

    // MARK: Expectations

    private var startsExpectation: Bool {
        if isOnNewLine(at: position + 1) { return true }
        switch kind(1) {
        case .identifier, .number, .minus, .string, .dot: return true
        case .leftParen: return lexemes[position + 1].flags.contains(.spaceBefore)
        default: return false
        }
    }

    private mutating func parseExpectation() -> StatementID {
        let start = lexeme.start
        advance()
        let left = isOnNewLine(at: position) ? addMissing() : parseBinary(.comparisonOperand)
        if case .missing = self[left].kind {
            reportMissing(.comparison)
        }
        let relation = parseRelation()
        var right = addMissing()
        if relation != nil {
            right = isOnNewLine(at: position) ? addMissing() : parseBinary(.comparisonOperand)
            if case .missing = self[right].kind { reportMissing(.comparedValue) }
        }
        var expectation = ExpectDeclaration(left: left, relation: relation, right: right)
        while position < limit, !isOnNewLine(at: position), kind != .semicolon, parseExpectationSuffix(&expectation) {}
        finishDeclaration()
        return add(.expect(expectation), from: start)
    }

    private mutating func parseRelation() -> Operator? {
        let relation: Operator
        switch kind {
        case .equal: relation = .equal
        case .notEqual: relation = .notEqual
        case .less: relation = .less
        case .lessOrEqual: relation = .lessOrEqual
        case .greater: relation = .greater
        case .greaterOrEqual: relation = .greaterOrEqual
        case .assign:
            let sign = range(of: position)
            report(.assignmentForComparison, at: sign, fix: TextEdit(sign, "=="))
            relation = .equal
        default:
            if case .missing = expressions.last?.kind { return nil }
            reportMissing(.comparisonOperator)
            return nil
        }
        advance()
        return relation
    }

    private mutating func parseExpectationSuffix(_ expectation: inout ExpectDeclaration) -> Bool {
        if take(.plusMinus) {
            expectation.tolerance = parseBinary(.comparisonOperand)
            return true
        }
        if take(.on) {
            guard kind == .string || kind == .identifier, !isOnNewLine(at: position) else {
                reportMissing(.expectedScreen)
                if !isOnNewLine(at: position) { skipStatement() }
                return false
            }
            let isQuoted = kind == .string
            let range = isQuoted ? contentsOfString(at: position) : self.range(of: position)
            expectation.screen = text[range]
            expectation.screenRange = range
            advance()
            return true
        }
        guard take(.in) else { return false }
        guard kind == .identifier, !isOnNewLine(at: position) else {
            reportMissing(.expectedState)
            if !isOnNewLine(at: position) { skipStatement() }
            return false
        }
        expectation.state = name(at: position)
        expectation.stateRange = range(of: position)
        advance()
        return true
    }

    // MARK: Ends

    /// Like `finishStatement`, for what is certainly no host code.
    private mutating func finishDeclaration() {
        if take(.semicolon) || isOnNewLine(at: position) || kind.isClosing { return }
        if kind == .unknown || kind == .directive { return skipStatement() }
        report(.missingDeclarationEnd(before: spelling(of: position)), at: range(of: position))
        skipStatement()
    }
}
