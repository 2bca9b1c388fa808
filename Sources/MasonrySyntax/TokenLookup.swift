// Tokens by place, and the comments that mean something.

import SourceText

extension SyntaxTree {
    /// The index of the token that holds the byte at `offset`; at the end of the text that of the last token; nil
    /// for an empty text. Complexity: O(log tokens).
    package func tokenIndex(at offset: TextOffset) -> Int? {
        tokens.isEmpty ? nil : max(0, tokens.partitionPoint { $0.range.start > offset } - 1)
    }

    /// The token that holds the byte at `offset`.
    package func token(at offset: TextOffset) -> Token? { tokenIndex(at: offset).map { tokens[$0] } }

    /// The last token before `index` that is neither white space nor a comment.
    package func previousNonTrivia(before index: Int) -> Int? {
        tokens[..<max(0, min(index, tokens.count))].lastIndex { !$0.kind.isTrivia }
    }

    /// The first token from `index` on that is neither white space nor a comment.
    package func nextNonTrivia(from index: Int) -> Int? {
        guard index < tokens.count else { return nil }
        return tokens[max(0, index)...].firstIndex { !$0.kind.isTrivia }
    }

    /// All comments in order; those that silence a rule are among them. Complexity: O(tokens).
    package var comments: [Token] { tokens.filter { $0.kind == .lineComment || $0.kind == .blockComment } }

    /// What a comment says, without its marks and the white space around.
    package func contents(ofComment token: Token) -> String {
        var bytes = text.bytes[token.range.start.utf8..<token.range.end.utf8]
        if token.kind == .blockComment, bytes.suffix(2).elementsEqual("*/".utf8), bytes.count >= 4 {
            bytes.removeLast(2)
        }
        let isMark: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x2A, 0x21].contains($0) }
        let isSpace: (UInt8) -> Bool = { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
        bytes = bytes.drop(while: isMark)
        while let last = bytes.last, isSpace(last) { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The comment in front of the declaration at `offset`: `///` lines or a `/** */`, with no empty line between;
    /// nil for none.
    package func documentation(before offset: TextOffset) -> String? {
        guard var index = tokenIndex(at: offset) else { return nil }
        var lines: [String] = []
        var lineEndings = 0
        while index > 0 {
            index -= 1
            switch tokens[index].kind {
            case .whitespace: continue
            case .newline:
                lineEndings += 1
                if lineEndings > 1 { return joined(lines) }
            case .lineComment where isDocumentation(tokens[index]) && startsLine(index),
                .blockComment where isDocumentation(tokens[index]):
                lines.append(contents(ofComment: tokens[index]))
                if tokens[index].kind == .blockComment { return joined(lines) }
                lineEndings = 0
            default: return joined(lines)
            }
        }
        return joined(lines)
    }

    private func joined(_ lines: [String]) -> String? {
        lines.isEmpty ? nil : lines.reversed().joined(separator: "\n")
    }

    private func isDocumentation(_ token: Token) -> Bool {
        let bytes = text.bytes[token.range.start.utf8..<token.range.end.utf8]
        return bytes.starts(with: "///".utf8) || bytes.starts(with: "/**".utf8)
    }

    private func startsLine(_ index: Int) -> Bool {
        let before = tokens[..<index].last { $0.kind != .whitespace }
        return before == nil || before?.kind == .newline
    }

    /// The tokens that lie within `range`. Complexity: O(log tokens + found).
    package func tokens(in range: TextRange) -> ArraySlice<Token> {
        let first = tokens.partitionPoint { $0.range.start >= range.start }
        var end = first
        while end < tokens.count, tokens[end].range.end <= range.end { end += 1 }
        return tokens[first..<end]
    }
}
