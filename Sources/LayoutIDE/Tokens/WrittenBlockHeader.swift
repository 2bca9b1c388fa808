// The head of a constraint block, read from tokens alone, so that unfinished blocks have one too.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// What stands before a block's opening brace.
struct WrittenBlockHeader {
    var library: Library
    /// `make`, `$0`.
    var makerName: String
    /// `makeConstraints`, `mas_remakeConstraints`.
    var call: String
    /// The last name of the receiver; nil where it is no name.
    var receiver: String?
    /// The token of the opening brace.
    var brace: Int

    /// The calls that open a block.
    static let calls = Vocabulary.blockSpellings
}

extension TokenWalk {
    /// The head of the innermost constraint block around the token `index`; nil outside of blocks.
    func blockHeader(around index: Int) -> WrittenBlockHeader? {
        var cursor = index
        for _ in 0..<64 {
            guard let bracket = enclosingBracket(before: cursor) else { return nil }
            if isMark(bracket, "{"), let header = blockHeader(atBrace: bracket) { return header }
            cursor = bracket
        }
        return nil
    }

    /// The head of the block whose opening brace is the token `brace`; nil if it is another kind of brace.
    func blockHeader(atBrace brace: Int) -> WrittenBlockHeader? {
        guard let before = previous(brace) else { return nil }
        if isMark(before, ")") { return objectiveCHeader(closing: before, brace: brace) }
        let call = isMark(before, "(") ? previous(before) : before
        guard let call, isIdentifier(call), WrittenBlockHeader.calls.contains(spelling(call)) else { return nil }
        guard let dot = previous(call), isMark(dot, "."), let base = previous(dot) else { return nil }
        let isSnapKit = spelling(base) == Word.snp.spelling
        let receiver = isSnapKit ? previous(base).flatMap(previous) : base
        return WrittenBlockHeader(
            library: isSnapKit ? .snapKit : .masonry,
            makerName: closureParameter(after: brace) ?? defaultMaker(after: brace), call: spelling(call),
            receiver: receiverName(receiver), brace: brace)
    }

    /// `^(MASConstraintMaker *make) {`.
    private func objectiveCHeader(closing: Int, brace: Int) -> WrittenBlockHeader? {
        guard let open = opening(of: closing), let caret = previous(open), spelling(caret) == "^",
            let maker = previous(closing), isIdentifier(maker),
            let colon = previous(caret), isMark(colon, ":"), let call = previous(colon), isIdentifier(call),
            WrittenBlockHeader.calls.contains(spelling(call))
        else { return nil }
        return WrittenBlockHeader(
            library: .masonry, makerName: spelling(maker), call: spelling(call),
            receiver: receiverName(previous(call)), brace: brace)
    }

    private func receiverName(_ index: Int?) -> String? {
        guard isIdentifier(index) else { return nil }
        return spelling(index)
    }

    /// The name before `in` behind the brace: `{ make in`, `{ (make) in`, `{ (make: ConstraintMaker) in`.
    private func closureParameter(after brace: Int) -> String? {
        var cursor = next(brace)
        var name: String?
        for _ in 0..<10 {
            guard let current = cursor else { return nil }
            if isIdentifier(current) {
                let word = spelling(current)
                if word == "in" { return name }
                if name == nil { name = word }
            } else if !isMark(current, "("), !isMark(current, ")"), !isMark(current, ":") {
                return nil
            }
            cursor = next(current)
        }
        return nil
    }

    /// `$0` where the block's first word is that, else `make`.
    private func defaultMaker(after brace: Int) -> String {
        next(brace).map(spelling) == "$0" ? "$0" : "make"
    }
}
