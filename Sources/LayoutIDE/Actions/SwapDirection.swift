// `left` and `right` become `leading` and `trailing`, or the other way round.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension Analysis {
    /// For the chains that the selection touches; on a block's header for all of them.
    func swapDirection(at range: TextRange) -> CodeAction? {
        var chosen = chains(touching: range)
        if chosen.isEmpty, let block = block(around: range), block.headerRange.touches(range.start) {
            chosen = chains(of: block)
        }
        let attributes = chosen.flatMap { ChainText($0, in: text)?.attributes ?? [] }
        let toDirectional = attributes.contains { $0.directional != $0 }
        guard toDirectional || attributes.contains(where: { $0.absolute != $0 }) else { return nil }
        let walk = TokenWalk(tree)
        let edits = chosen.flatMap { swaps(in: $0, walk) { toDirectional ? $0.directional : $0.absolute } }
        guard !edits.isEmpty, keepsConstraints(edits, tolerating: .direction) else { return nil }
        return action(toDirectional ? ActionWords.toDirectional : ActionWords.toAbsolute, .refactorRewrite, edits)
    }

    private func swaps(
        in chain: Chain, _ walk: TokenWalk, _ map: (LayoutAttribute) -> LayoutAttribute
    ) -> [TextEdit] {
        var names = chain.steps.filter { if case .attributes = $0.kind { true } else { false } }.map(\.nameRange)
        for step in chain.steps {
            guard case .relation = step.kind, let argument = step.argumentRange else { continue }
            names += attributeNames(in: argument, walk)
        }
        return names.compactMap { range in
            let word = text[range]
            let prefix = Library(prefixOf: word)?.prefix ?? ""
            guard let known = ChainVocabulary.word(String(word.dropFirst(prefix.count)), in: .snapKit),
                known.attributes.count == 1, let attribute = known.attributes.first, map(attribute) != attribute
            else { return nil }
            return TextEdit(range, prefix + map(attribute).name)
        }
    }

    /// The names behind `.snp.`, those with `mas_`, and those directly behind a view.
    private func attributeNames(in range: TextRange, _ walk: TokenWalk) -> [TextRange] {
        guard let first = walk.index(at: range.start) else { return [] }
        var result: [TextRange] = []
        for index in first..<walk.tokens.count {
            guard let token = walk.token(index), token.range.start < range.end else { break }
            guard walk.isIdentifier(index), let dot = walk.previous(index), walk.isMark(dot, "."),
                let base = walk.previous(dot), let baseRange = walk.token(base)?.range
            else { continue }
            let isOfView =
                walk.spelling(base) == Word.snp.spelling || Library(prefixOf: walk.spelling(index)) == .masonry
            if isOfView || isItem(at: baseRange) { result.append(token.range) }
        }
        return result
    }

    private func isItem(at range: TextRange) -> Bool {
        guard let reference = reference(at: range.start), reference.range == range else { return false }
        if case .item = reference.symbol { return true }
        return false
    }
}
