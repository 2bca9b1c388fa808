// The tree of a formatted text, and the white space in which two texts differ.

import MasonrySyntax
import SourceText

extension SyntaxTree {
    /// The tree after edits of white space; nil where that has not the same words, statements and problems. A formatter
    /// that is in doubt does nothing.
    func formatted(by edits: [TextEdit]) -> SyntaxTree? {
        let formatted = SyntaxTree.parse(text.applying(edits), dialect: dialect)
        guard formatted.statements.count == statements.count, formatted.expressions.count == expressions.count,
            formatted.problems.count == problems.count
        else { return nil }
        let isSame = visibleTokens.elementsEqual(formatted.visibleTokens) { one, other in
            one.kind == other.kind && one.range.length == other.range.length
                && text.bytes[one.range.start.utf8..<one.range.end.utf8]
                    .elementsEqual(formatted.text.bytes[other.range.start.utf8..<other.range.end.utf8])
        }
        return isSame ? formatted : nil
    }

    /// The edits that make this text the other one, which has the same words.
    func whiteSpaceEdits(to other: SyntaxTree) -> [TextEdit] {
        var edits: [TextEdit] = []
        var (end, otherEnd) = (0, 0)
        func compare(upTo start: Int, _ otherStart: Int) {
            let (gap, otherGap) = (TextRange(end, start), TextRange(otherEnd, otherStart))
            let wanted = other.text[otherGap]
            if text[gap] != wanted { edits.append(TextEdit(gap, wanted)) }
        }
        for (token, otherToken) in zip(visibleTokens, other.visibleTokens) {
            compare(upTo: token.range.start.utf8, otherToken.range.start.utf8)
            (end, otherEnd) = (token.range.end.utf8, otherToken.range.end.utf8)
        }
        compare(upTo: text.length, other.text.length)
        return edits
    }

    private var visibleTokens: some Sequence<Token> {
        tokens.lazy.filter { $0.kind != .whitespace && $0.kind != .newline }
    }
}
