// A number in a chain becomes a named constant.

import MasonrySemantics
import MasonrySyntax
import SourceText

extension Analysis {
    func extractConstant(at range: TextRange) -> CodeAction? {
        let walk = TokenWalk(tree)
        guard let index = number(at: range, walk), let token = walk.token(index),
            chains(touching: token.range).count == 1, let place = declarationPlace(before: token.range.start)
        else { return nil }
        let name = freeName(suggestedName(of: index, walk))
        let isBoxed = walk.previous(index).map { walk.isMark($0, "@") } ?? false
        let indent = indentation(at: place)
        let declaration: String
        switch tree.dialect {
        case .masonry: declaration = "let \(name) = \(text[token.range])"
        case .objectiveC: declaration = "static CGFloat const \(name) = \(text[token.range]);"
        case .swift: declaration = "private let \(name): CGFloat = \(text[token.range])"
        }
        let edits = [
            TextEdit(TextRange(at: place), "\(declaration)\(lineEnding)\(indent)"),
            TextEdit(token.range, isBoxed ? "(\(name))" : name),
        ]
        return keepsConstraints(edits)
            ? action(ActionWords.extract(name), .refactorExtract, edits) : nil
    }

    private func number(at range: TextRange, _ walk: TokenWalk) -> Int? {
        guard let index = walk.index(at: range.start) else { return nil }
        return [index, index - 1].first {
            guard let token = walk.token($0), token.kind == .number else { return false }
            return token.range.contains(range) || range == token.range
        }
    }

    /// The start of the statement of the file that holds `offset`.
    private func declarationPlace(before offset: TextOffset) -> TextOffset? {
        tree.root.statements.lazy.map { self.tree[$0].range }.first { $0.touches(offset) }?.start
    }

    /// After the call that takes the number, or the attribute that it is for.
    private func suggestedName(of index: Int, _ walk: TokenWalk) -> String {
        guard let call = walk.call(around: index) else { return "value" }
        switch call.callee {
        case "offset", "mas_offset": return "spacing"
        case "inset", "insets", "UIEdgeInsets", "UIEdgeInsetsMake": return "inset"
        case "multipliedBy", "dividedBy": return "ratio"
        case "priority": return "priority"
        default: break
        }
        guard let dot = walk.previous(call.token), walk.isMark(dot, "."), let chain = walk.chain(endingAtDot: dot),
            let attribute = chain.attributes.first
        else { return "value" }
        return chain.attributes.count == 1 ? attribute.name : attribute.kind == .size ? "side" : "inset"
    }

    private func freeName(_ wanted: String) -> String {
        let taken = Set(document.items.map(\.name) + document.constants.map(\.name))
        if !taken.contains(wanted), tree.names.find(wanted) == nil || !isUsed(wanted) { return wanted }
        return (2...999).lazy.map { "\(wanted)\($0)" }.first { !taken.contains($0) && tree.names.find($0) == nil }
            ?? wanted
    }

    /// Whether the text uses the word other than as a member of something.
    private func isUsed(_ word: String) -> Bool {
        tree.expressions.contains {
            if case .name(let name) = $0.kind { tree.string(name) == word } else { false }
        }
    }
}
