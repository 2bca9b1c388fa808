// Parsing the next version of a `.masonry` text: what stands far enough from the change stays as it is.

import SourceText

extension SyntaxTree {
    /// Becomes the tree of a later version of its text. The same as a fresh one, but that names may have other numbers.
    ///
    /// The statements of the top level around the change are read again; those behind are moved where they lie, which is
    /// why no copy of the tree should be around. Complexity: O(bytes), with little work for each.
    ///
    /// - Parameter change: How the tree's text becomes `text`.
    package mutating func reparse(_ text: SourceText, _ change: TextChange) {
        guard let record = self.record.take(), let start = record.firstToRead(change),
            names.count <= 2 * record.wholeNames + 256
        else {
            self = SyntaxTree.parse(text, dialect: dialect)
            return
        }
        var reparsing = Reparsing(record: record, change: change, start: start)
        text.bytes.withUnsafeBufferPointer { reparsing.run(text, $0, &self) }
    }
}

extension ParseRecord {
    /// The parser may look at what follows a statement to see whether it goes on, but never this far, in lexemes.
    private static let lookahead = 64

    /// The statement of the top level, by its mark, from which on the text is to be read again; nil where reading all of
    /// it is as good.
    fileprivate func firstToRead(_ change: TextChange) -> Int? {
        guard marks.count > 2 else { return nil }
        let changed = min(lexemes.partitionPoint { Int($0.end) >= change.start }, lexemes.count - 1)
        let start = mark(before: changed)
        return start > 0 || marks.count > 16 ? start : nil
    }

    /// The last statement that ends so far before the lexeme at `index` that it is the same whatever stands there.
    fileprivate func mark(before index: Int) -> Int {
        max(0, marks.partitionPoint { Int($0.lexeme) + Self.lookahead > index } - 2)
    }
}

/// One parsing that begins from the tree of the text before.
private struct Reparsing {
    /// What was kept of the parsing before; becomes that of this one.
    var record: ParseRecord
    let change: TextChange
    /// The first statement that is read again, by its mark.
    var start: Int

    mutating func run(_ text: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, _ tree: inout SyntaxTree) {
        var names = NameTable()
        swap(&names, &tree.names)
        let piece = RelexedPiece(bytes, change, from: record.marks[start], of: tree, record, names: names)
        names = NameTable()
        let joint = piece.oldLexemes.upperBound
        let oldLinks = takeLexemes(piece, &tree)
        var parser = Parser(
            text: text, bytes: bytes, dialect: tree.dialect, record.lexemes, record.lexical, names: piece.lexer.names)
        record.lexemes = parser.written
        let stable = findStable(oldLinks, from: joint, piece.distance)
        let next = parse(&parser, from: stable, to: text.line(at: TextOffset(change.newEnd)), joint, piece.distance)
        tree.text = text
        tree.names = parser.names
        takeNodes(parser, before: next, lexemes: piece.distance, &tree)
        tree.problems = SyntaxProblem.sorted(parser.problems[..<parser.bracketProblems] + record.problems)
        tree.record = record
    }

    // MARK: Lexemes

    /// Puts the new lexemes and tokens in the place of the old ones. Returns what each of the old lexemes linked to.
    private mutating func takeLexemes(_ piece: RelexedPiece, _ tree: inout SyntaxTree) -> [Int32] {
        let oldLinks = record.lexemes.map(\.link)
        let shift = NodeShift(bytes: change.shift, expressions: 0, statements: 0)
        tree.tokens.replace(piece.oldTokens, with: piece.lexer.tokens)
        record.lexemes.replace(piece.oldLexemes, with: Array(piece.lexemes))
        record.lexical = piece.problems(record.lexical, shift)
        if change.shift != 0 {
            for index in piece.oldTokens.lowerBound + piece.lexer.tokens.count..<tree.tokens.count {
                tree.tokens[index].range = shift.moved(tree.tokens[index].range)
            }
            let distance = Int32(truncatingIfNeeded: change.shift)
            for index in piece.oldLexemes.lowerBound + piece.lexemes.count..<record.lexemes.count {
                record.lexemes[index].move(by: distance)
            }
        }
        for index in record.lexemes.indices where record.lexemes[index].kind.isLinked {
            record.lexemes[index].link = -1
        }
        return oldLinks
    }

    /// Begins earlier if a bracket there has another partner now. Returns the lexeme from which on all brackets have the
    /// partners that they had; in numbers of the new text.
    private mutating func findStable(_ old: [Int32], from joint: Int, _ distance: Int) -> Int {
        let new = record.lexemes
        let beginning = Int(record.marks[start].lexeme)
        if let changed = (0..<beginning).first(where: { new[$0].link != old[$0] }) {
            start = record.mark(before: changed)
        }
        for index in stride(from: old.count - 1, through: joint, by: -1) where new[index + distance].kind.isLinked {
            let expected = old[index] < 0 ? old[index] : old[index] &+ Int32(truncatingIfNeeded: distance)
            if new[index + distance].link != expected { return index + distance + 1 }
        }
        return joint + distance
    }

    // MARK: Nodes

    /// Reads statements until one begins where one began, behind the change and all that hangs together with it. Returns
    /// that one, by its mark; nil where there is none.
    private func parse(
        _ parser: inout Parser, from stable: Int, to line: Int, _ joint: Int, _ distance: Int
    ) -> Int? {
        parser.begin(at: record.marks[start])
        var next = record.marks.partitionPoint { Int($0.lexeme) >= joint }
        while parser.position < parser.limit {
            while next < record.marks.count, Int(record.marks[next].lexeme) + distance < parser.position { next += 1 }
            if next < record.marks.count, Int(record.marks[next].lexeme) + distance == parser.position,
                parser.position > joint + distance, parser.position >= stable,
                parser.text.line(at: TextOffset(Int(parser.lexeme.start))) > line
            {
                return next
            }
            parser.parseTopLevelStatement()
        }
        return nil
    }

    /// Puts the new nodes in the place of the old ones, and moves all behind.
    private mutating func takeNodes(
        _ parser: Parser, before next: Int?, lexemes distance: Int, _ tree: inout SyntaxTree
    ) {
        let first = record.marks[start]
        let end = ParseMark(
            lexeme: Int32(truncatingIfNeeded: record.lexemes.count - 1 - distance),
            expressions: Int32(truncatingIfNeeded: tree.expressions.count),
            statements: Int32(truncatingIfNeeded: tree.statements.count),
            problems: Int32(truncatingIfNeeded: record.problems.count),
            root: Int32(truncatingIfNeeded: tree.root.statements.count))
        let mark = next.map { record.marks[$0] } ?? end
        let here = parser.mark
        let shift = NodeShift(
            bytes: change.shift, expressions: here.expressions - mark.expressions,
            statements: here.statements - mark.statements)
        tree.expressions.splice(parser.expressions, over: first.expressions..<mark.expressions, shift)
        tree.statements.splice(parser.statements, over: first.statements..<mark.statements, shift)
        tree.root.range = parser.text.range
        tree.root.statements.splice(parser.root, over: first.root..<mark.root, shift)
        record.problems.splice(
            Array(parser.problems[parser.bracketProblems...]), over: first.problems..<mark.problems, shift)
        moveMarks(from: next ?? record.marks.count, ParseMark(from: mark, to: here, lexemes: distance))
        record.marks.replace(start..<(next ?? record.marks.count), with: parser.marks)
        record.readStatements = parser.marks.count
    }

    private mutating func moveMarks(from first: Int, _ distance: ParseMark) {
        for index in first..<record.marks.count { record.marks[index].move(by: distance) }
    }
}

extension ParseMark {
    /// How much further each thing is in another version.
    fileprivate init(from old: ParseMark, to new: ParseMark, lexemes: Int) {
        self.init(
            lexeme: Int32(truncatingIfNeeded: lexemes), expressions: new.expressions - old.expressions,
            statements: new.statements - old.statements, problems: new.problems - old.problems,
            root: new.root - old.root)
    }

    fileprivate mutating func move(by distance: ParseMark) {
        lexeme &+= distance.lexeme
        expressions &+= distance.expressions
        statements &+= distance.statements
        problems &+= distance.problems
        root &+= distance.root
    }
}

extension Lexeme.Kind {
    /// Whether the link of such a lexeme is the index of another.
    fileprivate var isLinked: Bool { isOpening || isClosing || self == .directive }
}

extension Array where Element: MovableNode {
    /// Puts `new` in the place of the elements at `gone`, and moves all behind them.
    fileprivate mutating func splice(_ new: [Element], over gone: Range<Int32>, _ shift: NodeShift) {
        replace(Int(gone.lowerBound)..<Int(gone.upperBound), with: new)
        guard !shift.isNothing else { return }
        for index in Int(gone.lowerBound) + new.count..<count { self[index].move(shift) }
    }
}
