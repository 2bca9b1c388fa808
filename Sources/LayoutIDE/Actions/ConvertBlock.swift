// A block of one library becomes a block of the other with the same constraints.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension Analysis {
    /// Only in `.masonry` files: a source file speaks one language. Offered after both texts were evaluated and
    /// gave the same constraints.
    func convertBlock(at range: TextRange) -> CodeAction? {
        guard let block = block(around: range), let edits = blockEdits(at: range), keepsConstraints(edits) else {
            return nil
        }
        return action(
            block.library == .masonry ? ActionWords.toSnapKit : ActionWords.toMasonry, .refactorRewrite, edits)
    }

    /// What writes a block in the other library's words; not proven yet.
    func blockEdits(at range: TextRange) -> [TextEdit]? {
        guard tree.dialect == .masonry, let block = block(around: range), let frame = BlockFrame(block, in: self) else {
            return nil
        }
        let chains = chains(of: block)
        // A block without its brace ends who knows where.
        let body = TextRange(frame.head.end, frame.tail.start)
        guard !chains.isEmpty, chains.allSatisfy({ body.contains($0.range) }) else { return nil }
        let converted = chains.map { chain in
            block.library == .masonry ? snapKitText(of: chain) : masonryText(of: chain, receiver: block.receiver)
        }
        var edits: [TextEdit] = [TextEdit(frame.head, frame.convertedHead)]
        for (chain, new) in zip(chains, converted) {
            guard let new else { return nil }
            edits.append(TextEdit(withSemicolon(chain.range), new))
        }
        edits.append(TextEdit(frame.tail, "}"))
        return edits
    }

    /// A semicolon at the end of a line goes; one between statements stays.
    private func withSemicolon(_ range: TextRange) -> TextRange {
        let end = range.end.utf8
        guard end < text.length, text.bytes[end] == UInt8(ascii: ";"),
            let line = text.lineRange(text.line(at: range.end)),
            text[TextRange(end + 1, line.end.utf8)].allSatisfy({ $0.isWhitespace })
        else { return range }
        return TextRange(range.start, range.end + 1)
    }

    /// The argument of a step with the attributes of views in the other library's spelling.
    func converted(_ range: TextRange, to library: Library) -> String {
        let walk = TokenWalk(tree)
        guard let first = walk.index(at: range.start) else { return text[range] }
        var edits: [TextEdit] = []
        for index in first..<walk.tokens.count {
            guard let token = walk.token(index), token.range.start < range.end else { break }
            if library == .snapKit, walk.isMark(index, "@") { edits.append(TextEdit(token.range, "")) }
            guard let dot = walk.previous(index), walk.isMark(dot, "."), walk.isIdentifier(index) else { continue }
            let word = walk.spelling(index)
            if library == .snapKit, Library(prefixOf: word) == .masonry, Library.plain(word) != Word.key.spelling {
                edits.append(TextEdit(token.range, "\(Word.snp.spelling).\(Library.plain(word))"))
            } else if library == .masonry, word == Word.snp.spelling, let edit = withoutProxy(index, dot, walk) {
                edits.append(edit)
            }
        }
        let own = edits.map { edit in
            TextEdit(
                TextRange(edit.range.start.utf8 - range.start.utf8, edit.range.end.utf8 - range.start.utf8), edit.text)
        }
        return SourceText(text[range]).applying(own).string
    }

    /// `.snp.left` becomes `.mas_left`; a composite stands for the view itself.
    private func withoutProxy(_ index: Int, _ dot: Int, _ walk: TokenWalk) -> TextEdit? {
        guard let start = walk.token(dot)?.range.start, let next = walk.next(index), walk.isMark(next, "."),
            let name = walk.next(next), let end = walk.token(name)?.range.end,
            let word = ChainVocabulary.word(walk.spelling(name), in: .snapKit)
        else { return nil }
        return TextEdit(
            TextRange(start, end), word.attributes.count == 1 ? ".\(Library.masonry.prefix)\(word.name)" : "")
    }
}

/// What surrounds the statements of a block.
private struct BlockFrame {
    /// From the receiver to behind the opening brace and the maker's name.
    let head: TextRange
    let convertedHead: String
    /// From the closing brace to the end, with the semicolon of a message.
    let tail: TextRange

    init?(_ block: ConstraintBlock, in analysis: Analysis) {
        let walk = TokenWalk(analysis.tree)
        guard let verb = Self.verb(block.kind), var brace = walk.boundary(at: block.headerRange.end) else { return nil }
        while !walk.isMark(brace, "{") {
            guard let next = walk.next(brace), let range = walk.token(next)?.range, block.range.contains(range) else {
                return nil
            }
            brace = next
        }
        guard let open = walk.token(brace)?.range.end,
            let close = Self.closing(of: block, walk), let closeStart = walk.token(close)?.range.start
        else { return nil }
        let written = analysis.text[block.receiverRange]
        let receiver = written.hasSuffix(".snp") ? String(written.dropLast(4)) : written
        var end = open
        if block.library == .snapKit, let keyword = Self.closureKeyword(after: brace, block, walk) {
            end = walk.token(keyword)?.range.end ?? open
        }
        var tailEnd = block.range.end.utf8
        let isMessage = analysis.spelling(of: block) == .message
        if isMessage, tailEnd < analysis.text.length, analysis.text.bytes[tailEnd] == UInt8(ascii: ";") { tailEnd += 1 }
        head = TextRange(block.range.start, end)
        tail = TextRange(closeStart.utf8, tailEnd)
        convertedHead =
            block.library == .masonry
            ? "\(receiver).snp.\(verb)Constraints { make in" : "\(receiver).\(verb)Constraints {"
    }

    private static func verb(_ kind: ConstraintBlock.Kind) -> String? {
        switch kind {
        case .make: "make"
        case .update: "update"
        case .remake: "remake"
        case .prepare, .remove: nil
        }
    }

    private static func closing(of block: ConstraintBlock, _ walk: TokenWalk) -> Int? {
        guard var index = walk.boundary(at: block.range.end).map({ $0 - 1 }) else { return nil }
        for _ in 0..<8 {
            if walk.isMark(index, "}") { return index }
            guard let before = walk.previous(index) else { return nil }
            index = before
        }
        return nil
    }

    /// The `in` behind the maker's name.
    private static func closureKeyword(after brace: Int, _ block: ConstraintBlock, _ walk: TokenWalk) -> Int? {
        guard block.makerName != "$0" else { return nil }
        var cursor = walk.next(brace)
        for _ in 0..<8 {
            guard let current = cursor else { return nil }
            if walk.spelling(current) == "in" { return current }
            if walk.isMark(current, ".") { return nil }
            cursor = walk.next(current)
        }
        return nil
    }
}
