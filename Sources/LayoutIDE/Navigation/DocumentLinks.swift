// The rule names in suppression comments, which lead to the rules' pages.

import LayoutRules
import MasonrySyntax
import SourceText

extension Analysis {
    /// In written order: every name behind `masonry:ignore` and `masonry:ignore-file`.
    package func documentLinks() -> [DocumentLink] {
        tree.tokens.filter { $0.kind == .lineComment || $0.kind == .blockComment }.flatMap { links(in: $0.range) }
    }

    private func links(in comment: TextRange) -> [DocumentLink] {
        var scanner = CommentScanner(text: text, range: comment)
        scanner.skip(while: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || CommentScanner.isBlank($0) })
        let keyword = scanner.keyword()
        guard ["masonry:ignore", "masonry:ignore-file"].contains(text[keyword]) else { return [] }
        var result: [DocumentLink] = []
        repeat {
            scanner.skip(while: CommentScanner.isBlank)
            let name = scanner.word()
            guard !name.isEmpty, text.bytes[name.start.utf8] != UInt8(ascii: "-") else { break }
            result.append(
                DocumentLink(
                    range: name, rule: RuleID(text[name]),
                    tooltip: LinkWords.explain(text[name])[configuration.language]))
            scanner.skip(while: CommentScanner.isBlank)
        } while scanner.take(UInt8(ascii: ","))
        return result
    }
}

/// Reads a comment byte by byte.
private struct CommentScanner {
    let text: SourceText
    var position: Int
    let end: Int

    init(text: SourceText, range: TextRange) {
        self.text = text
        position = range.start.utf8
        end = min(range.end.utf8, text.bytes.count)
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    mutating func skip(while condition: (UInt8) -> Bool) {
        while position < end, condition(text.bytes[position]) { position += 1 }
    }

    mutating func take(_ byte: UInt8) -> Bool {
        guard position < end, text.bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// Letters, digits and hyphens.
    mutating func word() -> TextRange {
        let start = position
        skip(while: Self.isWord)
        return TextRange(start, position)
    }

    /// A word that may have colons in it.
    mutating func keyword() -> TextRange {
        let start = position
        skip { Self.isWord($0) || $0 == UInt8(ascii: ":") }
        return TextRange(start, position)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte)
            || byte == UInt8(ascii: "-")
    }
}

/// Tooltips of links.
enum LinkWords {
    static func explain(_ rule: String) -> LocalizedText { LocalizedText("What `\(rule)` finds", "查看 `\(rule)` 规则的说明") }
}
