// A block that takes `self` weakly and makes it strong first: what leaves its closure needs neither.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// `guard let strongSelf = self else { return }` as the first statement of a closure that captures `self` weakly.
///
/// SnapKit runs the closure before it returns, so that `self` is there wherever the code around names it: then the
/// statement does nothing, and the name stands for `self`.
struct SelfUnwrapping: Sendable {
    let statement: TextRange
    /// What the closure calls `self`.
    let name: String

    /// nil where the closure does not begin so, or the code around has no `self` of its own.
    init?(_ block: WrittenBlock, _ index: SourceIndex) {
        let tree = index.tree
        let body = block.closure.body
        guard tree.dialect == .swift, let first = body.statements.first,
            case .conditional(let conditional) = tree[first].kind, conditional.keyword == .guardStatement,
            conditional.condition == nil, conditional.bindings.count == 1,
            let otherwise = conditional.otherwise, otherwise.statements.count == 1,
            tree.text[tree[otherwise.statements[0]].range] == "return"
        else { return nil }
        let binding = conditional.bindings[0]
        name = tree.string(binding.name)
        statement = tree[first].range
        if let value = binding.initializer {
            guard tree.text[tree[value].range] == "self" else { return nil }
        } else if name != "self" {
            return nil
        }
        let head = TextRange(body.range.start, statement.start)
        guard tree.text.contains("weak", in: head), index.comments(in: head).isEmpty else { return nil }
        // In another closure that takes it weakly `self` may be nil.
        guard index.function(around: block.range) != tree.text.range else { return nil }
        for case .closure(let other) in tree.expressions.lazy.map(\.kind)
        where other.body.range != body.range && other.body.range.contains(block.range) {
            guard let first = other.body.statements.first,
                !tree.text.contains("weak", in: TextRange(other.body.range.start, tree[first].range.start))
            else { return nil }
        }
    }

    /// Whether something between two places names `self` as only the closure does.
    func isNamed(in range: TextRange, _ tree: SyntaxTree) -> Bool {
        name != "self" && unwrapped(tree.text[range]) != tree.text[range]
    }

    func unwrapped(_ draft: ConstraintDraft) -> ConstraintDraft {
        guard name != "self" else { return draft }
        var draft = draft
        draft.first.text = unwrapped(draft.first.text)
        if let second = draft.second { draft.second?.item.text = unwrapped(second.item.text) }
        if let multiplier = draft.multiplier {
            draft.multiplier?.text = unwrapped(multiplier.text)
            draft.multiplier?.divisor = multiplier.divisor.map(unwrapped)
        }
        draft.constant.text = unwrapped(draft.constant.text)
        draft.identifier = draft.identifier.map(unwrapped)
        return draft
    }

    /// A text with `self` in place of the name, wherever that is a word and no member.
    func unwrapped(_ text: String) -> String {
        guard name != "self" else { return text }
        var result = ""
        var word = ""
        var last: Character?
        func close() {
            result += word == name && last != "." ? "self" : word
            if let end = word.last { last = end }
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                close()
                result.append(character)
                last = character
            }
        }
        close()
        return result
    }
}
