// The words of a text, as the lexer reads them, and what literals say.

import MasonrySyntax
import SourceText

extension RuleContext {
    /// The spellings of the tokens of a range but comments and spaces.
    /// - Parameter count: of how many, the last ones.
    func words(in range: TextRange, last count: Int = .max) -> [String] {
        tree.tokens(in: range).filter { !$0.kind.isTrivia }.suffix(count).map { source($0.range) }
    }

    /// Those that are names.
    func identifiers(in range: TextRange) -> [String] {
        tree.tokens(in: range).filter { $0.kind == .identifier }.map { source($0.range) }
    }

    /// The number that a literal says; nil of every other expression.
    func number(_ id: ExpressionID?) -> Double? {
        guard let id, case .number(let number, _) = tree[id].kind else { return nil }
        return number
    }
}
