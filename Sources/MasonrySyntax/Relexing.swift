// Lexing the next version of a text: from the statement before the change to where all lexemes stand as before.

import SourceText

/// The lexemes and tokens around a change, as they are now.
struct RelexedPiece {
    /// With the lexeme before the piece, if there is one, as its first.
    var lexer: Lexer
    /// What the piece came for, in indices of the old lexemes and tokens.
    let oldLexemes: Range<Int>
    let oldTokens: Range<Int>
    /// From here on the lexer's problems of the old text hold, moved; those before the piece hold as they are.
    let oldBytes: Range<Int>

    /// How many more lexemes there are.
    var distance: Int { lexemes.count - oldLexemes.count }

    var lexemes: ArraySlice<Lexeme> { lexer.lexemes[(oldLexemes.lowerBound > 0 ? 1 : 0)...] }

    /// Lexes from the beginning of the statement at `start`.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, _ change: TextChange, from start: ParseMark, of tree: SyntaxTree,
        _ record: ParseRecord, names: consuming NameTable
    ) {
        let first = start.lexeme == 0 ? 0 : Int(start.lexeme)
        let byte = first == 0 ? 0 : Int(record.lexemes[first].start)
        let token = first == 0 ? 0 : tree.tokenIndex(at: TextOffset(byte)) ?? 0
        lexer = Lexer(
            bytes: bytes, range: TextRange(0, bytes.count), dialect: tree.dialect, names: names)
        lexer.position = byte
        if first > 0 {
            let before = record.lexemes[first - 1]
            lexer.lexemes = [before]
            lexer.pending = record.lexemes[first].flags.intersection([.newlineBefore, .spaceBefore])
            lexer.previous = before.kind
            lexer.isAtLineStart = Self.startsLine(token, tree)
        }
        let joint = Self.lexUntilJoint(&lexer, change, record.lexemes)
        if joint == record.lexemes.count { lexer.appendEnd() }
        oldLexemes = first..<joint
        let end = joint < record.lexemes.count ? Int(record.lexemes[joint].start) : tree.text.length + 1
        let endToken = joint < record.lexemes.count ? tree.tokenIndex(at: TextOffset(end)) : nil
        oldTokens = token..<(endToken ?? tree.tokens.count)
        oldBytes = byte..<end
    }

    private static func startsLine(_ token: Int, _ tree: SyntaxTree) -> Bool {
        for index in stride(from: token - 1, through: 0, by: -1) {
            if tree.tokens[index].kind == .newline { return true }
            if !tree.tokens[index].kind.isTrivia { return false }
        }
        return true
    }

    /// Reads on until two lexemes in a row behind the change stand where they stood before. Returns the second of them;
    /// the number of all where there are none.
    private static func lexUntilJoint(_ lexer: inout Lexer, _ change: TextChange, _ old: [Lexeme]) -> Int {
        var candidate = old.partitionPoint { Int($0.start) >= change.oldEnd }
        while lexer.position < lexer.end {
            let place = lexer.position - change.shift
            while candidate < old.count - 1, Int(old[candidate].start) < place { candidate += 1 }
            if candidate > 0, candidate < old.count - 1, Int(old[candidate].start) == place,
                isJoint(old[candidate - 1], old[candidate], lexer, change)
            {
                return candidate
            }
            lexer.lexToken()
        }
        return old.count
    }

    private static func isJoint(_ before: Lexeme, _ old: Lexeme, _ lexer: Lexer, _ change: TextChange) -> Bool {
        guard let last = lexer.lexemes.last, Int(last.start) >= change.newEnd else { return false }
        return Int(before.start) + change.shift == Int(last.start) && before.kind == last.kind
            && before.end - before.start == last.end - last.start && before.flags == last.flags
            && old.kind != .directive && old.kind != .hash
            && old.flags.intersection([.newlineBefore, .spaceBefore]) == lexer.pending
    }

    /// All the lexer finds wrong with the new text.
    func problems(_ old: [LexicalProblem], _ shift: NodeShift) -> [LexicalProblem] {
        old.filter { $0.range.start.utf8 < oldBytes.lowerBound } + lexer.problems
            + old.filter { $0.range.start.utf8 >= oldBytes.upperBound }
            .map { LexicalProblem(kind: $0.kind, range: shift.moved($0.range)) }
    }
}

extension Lexeme {
    mutating func move(by distance: Int32) {
        start &+= distance
        end &+= distance
    }
}
