// Walking over the tokens around a place: what completion and formatting need of text that does not parse yet.

import MasonrySyntax
import SourceText

/// The tokens of a tree as a walker sees them; indices are those of `SyntaxTree.tokens`.
struct TokenWalk {
    let text: SourceText
    let tokens: [Token]

    /// No walk looks at more tokens than this, so that a feature stays instant in any file.
    static let fuel = 200_000

    init(_ tree: SyntaxTree) {
        text = tree.text
        tokens = tree.tokens
    }

    /// The token that holds `offset` or ends at it; of two the one that starts there. nil for an empty text.
    func index(at offset: TextOffset) -> Int? {
        tokens.isEmpty ? nil : max(0, tokens.partitionPoint { $0.range.start > offset } - 1)
    }

    /// The index such that the tokens before it end at or before `offset`; nil for an empty text.
    func boundary(at offset: TextOffset) -> Int? {
        guard let index = index(at: offset), let token = token(index) else { return nil }
        return token.range.end <= offset ? index + 1 : index
    }

    func token(_ index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

    func spelling(_ index: Int?) -> String {
        guard let index, let token = token(index) else { return "" }
        return text[token.range]
    }

    func isTrivia(_ index: Int) -> Bool { token(index)?.kind.isTrivia ?? false }

    func isIdentifier(_ index: Int?) -> Bool { index.flatMap(token)?.kind == .identifier }

    /// Whether the token is the punctuation `mark`.
    func isMark(_ index: Int?, _ mark: Unicode.Scalar) -> Bool {
        guard let index, let token = token(index), token.kind == .punctuation, token.range.length == 1 else {
            return false
        }
        return text.bytes[token.range.start.utf8] == UInt8(truncatingIfNeeded: mark.value)
    }

    /// The nearest token before `index` that is no white space and no comment.
    func previous(_ index: Int) -> Int? {
        var index = min(index, tokens.count) - 1
        while index >= 0, tokens[index].kind.isTrivia { index -= 1 }
        return index >= 0 ? index : nil
    }

    /// The nearest token after `index` that is no white space and no comment.
    func next(_ index: Int) -> Int? {
        var index = max(index, -1) + 1
        while index < tokens.count, tokens[index].kind.isTrivia { index += 1 }
        return index < tokens.count ? index : nil
    }

    /// Whether only white space and comments stand before the token on its line.
    func startsLine(_ index: Int) -> Bool {
        guard let token = token(index) else { return false }
        guard let before = previous(index), let previous = self.token(before) else { return true }
        return text.line(at: previous.range.end) < text.line(at: token.range.start)
    }

    /// The opening bracket that belongs to the closing one at `index`; nil if none does.
    func opening(of index: Int) -> Int? {
        guard let close = bracket(index), !close.isOpening else { return nil }
        var depth = 0
        var fuel = Self.fuel
        var cursor: Int? = index
        while let current = cursor, fuel > 0 {
            fuel -= 1
            if let bracket = bracket(current) {
                depth += bracket.isOpening ? -1 : 1
                if depth == 0 { return current }
            }
            cursor = previous(current)
        }
        return nil
    }

    /// The nearest bracket before `index` that is not closed before `index`.
    func enclosingBracket(before index: Int) -> Int? {
        var depth = 0
        var fuel = Self.fuel
        var cursor = previous(index)
        while let current = cursor, fuel > 0 {
            fuel -= 1
            if let bracket = bracket(current) {
                if bracket.isOpening, depth == 0 { return current }
                depth += bracket.isOpening ? -1 : 1
            }
            cursor = previous(current)
        }
        return nil
    }

    /// Whether the token is a bracket, and which way it faces.
    private func bracket(_ index: Int) -> (mark: UInt8, isOpening: Bool)? {
        guard let token = token(index), token.kind == .punctuation, token.range.length == 1 else { return nil }
        let byte = text.bytes[token.range.start.utf8]
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return (byte, true)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return (byte, false)
        default: return nil
        }
    }
}
