// Slips of the pen in the words of `.masonry` files: each is reported with the word that was meant, and counts as that one.

import SourceText

extension Parser {
    /// `veiw a { }`: says so, and lets the word count as the one that was meant.
    mutating func reportMisspelledDeclaration() -> Bool {
        // A word mended once is one of the well-known, so this happens once a statement.
        guard word == nil, !isOnNewLine(at: position + 1), lexeme.end - lexeme.start <= 8 else { return false }
        let written = Array(spelling(of: position).unicodeScalars)
        guard let word = declarationsThatFit.first(where: { isTypo(written, of: $0) }) else { return false }
        mend(position, as: word)
        return true
    }

    /// The words that what stands behind the one at the position may follow, and with which it is no code of a program.
    private var declarationsThatFit: [Word] {
        let all: [Word] = [.view, .screen, .guide, .state, .expect]
        guard kind(1) == .identifier else { return kind(1) == .string ? all : [] }
        switch kind(2) {
        case .leftBrace, .colon: return all
        case _ where container == .viewMembers: return isOnNewLine(at: position + 2) ? all : []
        case .dot, .equal, .less, .greater, .lessOrEqual, .greaterOrEqual: return [.expect]
        case .assign: return [.let]
        default: return []
        }
    }

    /// `box.makeConstraint {`, `[box mas_makeConstraint:^(…) {`: where the word at the position opens a block of constraints
    /// but for a slip of the pen, says so, and lets it count as the one that was meant.
    mutating func mendBlockWord() {
        guard dialect == .masonry, kind == .identifier, word == nil, lexeme.end - lexeme.start >= 12, startsMakerBlock
        else { return }
        let written = spelling(of: position)
        // The least distance is nearest, and of equally near ones the first.
        let nearest = Vocabulary.blockWords.map { (NearestName.distance(written, $0.spelling), $0) }
            .min { $0.0 < $1.0 }
        guard let (distance, word) = nearest, distance <= 2 else { return }
        mend(position, as: word)
    }

    /// Whether a closure follows the word at the position that can be nothing but a block of constraints.
    private var startsMakerBlock: Bool {
        switch kind(1) {
        case .leftBrace where !isOnNewLine(at: position + 1):
            // `{ make in`, `{ (make) -> Void in`, `{ $0.`, or Masonry's own `{ make.`.
            let first = word(at: kind(2) == .leftParen ? position + 3 : position + 2)
            return first == .make || first == .anonymousArgument
        case .colon:
            guard kind(2) == .caret, kind(3) == .leftParen, isIdentifier(at: position + 4) else { return false }
            return ["MASConstraintMaker", "ConstraintMaker"].contains(spelling(of: position + 4))
        default: return false
        }
    }

    private mutating func mend(_ index: Int, as word: Word) {
        let place = range(of: index)
        report(.misspelled(meant: word.spelling), at: place, fix: TextEdit(place, word.spelling))
        lexemes[index].link = Name(word).index
    }

    /// One letter more, less, other or swapped with its neighbour.
    private func isTypo(_ written: [Unicode.Scalar], of word: Word) -> Bool {
        let meant = Array(word.spelling.unicodeScalars)
        guard abs(written.count - meant.count) <= 1, written != meant else { return false }
        let prefix = zip(written, meant).prefix { $0 == $1 }.count
        let suffix = zip(written.reversed(), meant.reversed()).prefix { $0 == $1 }.count
        let common = min(prefix + suffix, min(written.count, meant.count))
        if common >= max(written.count, meant.count) - 1 { return true }
        return written.count == meant.count && common == meant.count - 2
            && written[prefix] == meant[prefix + 1] && written[prefix + 1] == meant[prefix]
    }
}
