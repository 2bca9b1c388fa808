// Parsing the next version of a `.masonry` text: what stands far enough from the change is taken over.

import SourceText

extension SyntaxTree {
    /// The tree of a later version of `previous`'s text. The same as a fresh one, but that names may have other numbers.
    ///
    /// The statements of the top level around the change are read again; those before are kept, and those behind are
    /// moved. Complexity: O(bytes), most of it copying.
    ///
    /// - Returns: The tree, and what of it is new; nil for all of it.
    package static func parse(
        _ text: SourceText, following previous: SyntaxTree
    ) -> (tree: SyntaxTree, change: TreeChange?) {
        guard let record = previous.record, let reparsing = Reparsing(text, previous, record) else {
            return (parse(text, dialect: previous.dialect), nil)
        }
        return text.bytes.withUnsafeBufferPointer { reparsing.tree($0) }
    }
}

/// One parsing that begins from the tree of the text before.
private struct Reparsing {
    let text: SourceText
    let previous: SyntaxTree
    let record: ParseRecord
    let change: TextChange
    /// The statement of the top level, by its mark, from which on the text is read again.
    let first: Int

    /// The parser may look at what follows a statement to see whether it goes on, but never this far, in lexemes.
    private static let lookahead = 64

    /// nil where reading the whole text again is as good.
    init?(_ text: SourceText, _ previous: SyntaxTree, _ record: ParseRecord) {
        guard record.marks.count > 2, previous.names.count <= 2 * record.wholeNames + 256 else { return nil }
        self.text = text
        self.previous = previous
        self.record = record
        let change = TextChange(from: previous.text, to: text)
        self.change = change
        let changed = min(record.lexemes.partitionPoint { Int($0.end) >= change.start }, record.lexemes.count - 1)
        first = Self.mark(before: changed, in: record.marks)
        guard first > 0 || record.marks.count > 16 else { return nil }
    }

    /// The last statement that ends so far before the lexeme at `index` that it is the same whatever stands there.
    private static func mark(before index: Int, in marks: [ParseMark]) -> Int {
        let end = marks.partitionPoint { Int($0.lexeme) + lookahead > index }
        return max(0, end - 2)
    }

    func tree(_ bytes: UnsafeBufferPointer<UInt8>) -> (SyntaxTree, TreeChange) {
        var lexer = Lexer(bytes: bytes, range: text.range, dialect: previous.dialect, names: previous.names)
        let joint = lex(&lexer)
        var tree = SyntaxTree(text: text, dialect: previous.dialect)
        tree.tokens = lexer.tokens
        var parser = Parser(text: text, bytes: bytes, dialect: previous.dialect, lexer: lexer)
        let change = parse(&parser, rejoiningAt: joint)
        tree.adopt(parser, lexer, wholeNames: record.wholeNames)
        return (tree, change)
    }

    // MARK: Lexing

    /// Returns the lexeme of the record from which on all are taken over; their number where none are.
    private func lex(_ lexer: inout Lexer) -> Int {
        let start = record.marks[first]
        let startLexeme = first == 0 ? 0 : Int(start.lexeme)
        let startByte = first == 0 ? 0 : Int(record.lexemes[startLexeme].start)
        let startToken = first == 0 ? 0 : previous.tokenIndex(at: TextOffset(startByte)) ?? 0
        lexer.tokens.reserveCapacity(previous.tokens.count + 64)
        lexer.lexemes.reserveCapacity(record.lexemes.count + 64)
        lexer.tokens.append(contentsOf: previous.tokens[..<startToken])
        lexer.lexemes.append(contentsOf: record.lexemes[..<startLexeme])
        lexer.problems = record.lexical.filter { $0.range.start.utf8 < startByte }
        lexer.position = startByte
        if first > 0 {
            lexer.pending = record.lexemes[startLexeme].flags.intersection([.newlineBefore, .spaceBefore])
            lexer.previous = startLexeme > 0 ? record.lexemes[startLexeme - 1].kind : .end
            lexer.isAtLineStart = startsLine(startToken)
        }
        let joint = lexUntilJoint(&lexer)
        if joint < record.lexemes.count { takeRest(from: joint, into: &lexer) } else { lexer.appendEnd() }
        for index in lexer.lexemes.indices where lexer.lexemes[index].kind.isLinked { lexer.lexemes[index].link = -1 }
        return joint
    }

    private func startsLine(_ token: Int) -> Bool {
        for index in stride(from: token - 1, through: 0, by: -1) {
            if previous.tokens[index].kind == .newline { return true }
            if !previous.tokens[index].kind.isTrivia { return false }
        }
        return true
    }

    /// Reads on until two lexemes in a row behind the change stand where they stood before.
    private func lexUntilJoint(_ lexer: inout Lexer) -> Int {
        let old = record.lexemes
        var candidate = old.partitionPoint { Int($0.start) >= change.oldEnd }
        while lexer.position < lexer.end {
            let place = lexer.position - change.shift
            while candidate < old.count - 1, Int(old[candidate].start) < place { candidate += 1 }
            if candidate > 0, candidate < old.count - 1, Int(old[candidate].start) == place, isJoint(candidate, lexer) {
                return candidate
            }
            lexer.lexToken()
        }
        return old.count
    }

    private func isJoint(_ candidate: Int, _ lexer: Lexer) -> Bool {
        let (before, old) = (record.lexemes[candidate - 1], record.lexemes[candidate])
        guard let last = lexer.lexemes.last, Int(last.start) >= change.newEnd else { return false }
        return Int(before.start) + change.shift == Int(last.start) && before.kind == last.kind
            && before.end - before.start == last.end - last.start && before.flags == last.flags
            && old.kind != .directive && old.kind != .hash
            && old.flags.intersection([.newlineBefore, .spaceBefore]) == lexer.pending
    }

    private func takeRest(from joint: Int, into lexer: inout Lexer) {
        let byte = record.lexemes[joint].start
        let shift = NodeShift(bytes: change.shift, expressions: 0, statements: 0)
        let token = previous.tokenIndex(at: TextOffset(Int(byte))) ?? previous.tokens.count
        for index in token..<previous.tokens.count { lexer.tokens.append(shift.moved(previous.tokens[index])) }
        let distance = Int32(truncatingIfNeeded: change.shift)
        for index in joint..<record.lexemes.count {
            var lexeme = record.lexemes[index]
            lexeme.start &+= distance
            lexeme.end &+= distance
            lexer.lexemes.append(lexeme)
        }
        for problem in record.lexical where problem.range.start.utf8 >= Int(byte) {
            lexer.problems.append(LexicalProblem(kind: problem.kind, range: shift.moved(problem.range)))
        }
    }

    // MARK: Parsing

    private func parse(_ parser: inout Parser, rejoiningAt joint: Int) -> TreeChange {
        var start = first
        if let changed = firstChangedBracket(parser), changed < Int(record.marks[first].lexeme) {
            start = Self.mark(before: changed, in: record.marks)
        }
        keep(start, in: &parser)
        let distance = parser.lexemes.count - record.lexemes.count
        let stable = firstStable(parser, from: joint, distance)
        let line = text.line(at: TextOffset(change.newEnd))
        var next = record.marks.partitionPoint { Int($0.lexeme) >= joint }
        while parser.position < parser.limit {
            while next < record.marks.count, Int(record.marks[next].lexeme) + distance < parser.position { next += 1 }
            if next < record.marks.count, Int(record.marks[next].lexeme) + distance == parser.position,
                parser.position > joint + distance, parser.position >= stable,
                text.line(at: TextOffset(Int(parser.lexeme.start))) > line
            {
                return takeRest(from: next, after: start, into: &parser, lexemes: distance)
            }
            parser.parseTopLevelStatement()
        }
        return treeChange(from: start, to: nil, shift(to: parser.mark, from: nil), parser)
    }

    /// `to` is the first statement, by its mark, that is taken over again; nil where none is.
    private func treeChange(from start: Int, to next: Int?, _ shift: NodeShift, _ parser: Parser) -> TreeChange {
        let mark = next.map { record.marks[$0] }
        let first = record.marks[firstNew(from: start, parser)]
        let end = mark.map { Int($0.root) } ?? previous.root.statements.count
        return TreeChange(
            oldBytes: byte(of: first)..<(mark.map(byte) ?? previous.text.length + 1),
            oldStatements: Int(first.root)..<end,
            newStatements: Int(first.root)..<parser.root.statements.count,
            firstMovedExpression: mark?.expressions ?? Int32(clamping: previous.expressions.count), shift: shift)
    }

    /// The first statement that is not what it was before: others were only read again because they are near.
    private func firstNew(from start: Int, _ parser: Parser) -> Int {
        var first = start
        while first + 1 < min(record.marks.count, parser.marks.count),
            record.marks[first + 1] == parser.marks[first + 1],
            Int(record.lexemes[Int(record.marks[first + 1].lexeme) - 1].end) < change.start,
            record.marks[first + 1].lexeme > record.marks[first].lexeme
        { first += 1 }
        return first
    }

    private func byte(of mark: ParseMark) -> Int { Int(record.lexemes[Int(mark.lexeme)].start) }

    private func shift(to here: ParseMark, from mark: ParseMark?) -> NodeShift {
        NodeShift(
            bytes: change.shift,
            expressions: here.expressions - (mark?.expressions ?? Int32(clamping: previous.expressions.count)),
            statements: here.statements - (mark?.statements ?? Int32(clamping: previous.statements.count)))
    }

    /// The first bracket before the change that has another partner now.
    private func firstChangedBracket(_ parser: Parser) -> Int? {
        (0..<Int(record.marks[first].lexeme)).first { index in
            parser.lexemes[index].link != record.lexemes[index].link
        }
    }

    /// The lexeme from which on all brackets have the partners that they had; in numbers of the new text.
    private func firstStable(_ parser: Parser, from joint: Int, _ distance: Int) -> Int {
        for index in stride(from: record.lexemes.count - 1, through: joint, by: -1) {
            let old = record.lexemes[index]
            guard old.kind.isLinked else { continue }
            let expected = old.link < 0 ? old.link : old.link &+ Int32(truncatingIfNeeded: distance)
            if parser.lexemes[index + distance].link != expected { return index + distance + 1 }
        }
        return joint + distance
    }

    private func keep(_ start: Int, in parser: inout Parser) {
        let mark = record.marks[start]
        parser.expressions.append(contentsOf: previous.expressions[..<Int(mark.expressions)])
        parser.forgetHeights()
        parser.statements.append(contentsOf: previous.statements[..<Int(mark.statements)])
        parser.root.statements = Array(previous.root.statements[..<Int(mark.root)])
        parser.problems.append(contentsOf: record.problems[..<Int(mark.problems)])
        parser.marks = Array(record.marks[..<start])
        parser.position = Int(mark.lexeme)
    }

    private func takeRest(
        from next: Int, after start: Int, into parser: inout Parser, lexemes: Int
    ) -> TreeChange {
        let (mark, here) = (record.marks[next], parser.mark)
        let shift = shift(to: here, from: mark)
        let change = treeChange(from: start, to: next, shift, parser)
        if shift.isNothing {
            parser.expressions.append(contentsOf: previous.expressions[Int(mark.expressions)...])
            parser.statements.append(contentsOf: previous.statements[Int(mark.statements)...])
        } else {
            for index in Int(mark.expressions)..<previous.expressions.count {
                parser.expressions.append(shift.moved(previous.expressions[index]))
            }
            for index in Int(mark.statements)..<previous.statements.count {
                parser.statements.append(shift.moved(previous.statements[index]))
            }
        }
        for id in previous.root.statements[Int(mark.root)...] { parser.root.statements.append(shift.moved(id)) }
        for problem in record.problems[Int(mark.problems)...] { parser.problems.append(shift.moved(problem)) }
        for old in record.marks[next...] {
            parser.marks.append(
                ParseMark(
                    lexeme: old.lexeme + Int32(truncatingIfNeeded: lexemes),
                    expressions: old.expressions + shift.expressions, statements: old.statements + shift.statements,
                    problems: old.problems + here.problems - mark.problems, root: old.root + here.root - mark.root))
        }
        parser.position = parser.limit
        return change
    }
}

extension Lexeme.Kind {
    /// Whether the link of such a lexeme is the index of another.
    fileprivate var isLinked: Bool { isOpening || isClosing || self == .directive }
}

extension Array {
    /// The first index whose element satisfies a condition that all elements behind it satisfy too.
    fileprivate func partitionPoint(where condition: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
