// The comments with which a file switches findings off: `// masonry:ignore rule-id, other-rule — reason`.

import MasonrySyntax
import SourceText

/// All suppressions of a file, and which of them were needed.
struct Suppressions: Sendable {
    /// One rule named in one comment.
    struct Entry: Sendable {
        /// nil: every rule.
        var rule: RuleID?
        /// The rule's name in the comment, or `masonry:ignore` where it names none.
        var nameRange: TextRange
        var comment: TextRange
        /// The only name in its comment.
        var isAlone: Bool
        /// Findings that begin here are left out.
        var scope: TextRange
        var isUsed = false
    }

    private(set) var entries: [Entry] = []

    /// Complexity: O(tokens).
    init(tree: SyntaxTree) {
        var starts: [TextOffset: TextOffset]?
        for index in tree.tokens.indices {
            switch tree.tokens[index].kind {
            case .lineComment, .blockComment: break
            default: continue
            }
            let token = tree.tokens[index]
            guard let directive = Directive(token.range, in: tree.text) else { continue }
            let scope: TextRange
            if directive.coversFile {
                scope = tree.text.range
            } else {
                let ends = starts ?? Self.statementEnds(of: tree)
                starts = ends
                scope = Self.scope(ofComment: index, in: tree, statementEnds: ends)
            }
            let names = directive.names.isEmpty ? [(rule: nil, range: directive.keyword)] : directive.names
            for name in names {
                entries.append(
                    Entry(
                        rule: name.rule, nameRange: name.range, comment: token.range, isAlone: names.count == 1,
                        scope: scope))
            }
        }
    }

    /// Whether a finding of `rule` at `range` is to be left out; remembers which comment did it.
    mutating func suppress(_ rule: RuleID, at range: TextRange) -> Bool {
        var isSuppressed = false
        for index in entries.indices {
            guard entries[index].rule == nil || entries[index].rule == rule,
                entries[index].scope.touches(range.start)
            else { continue }
            entries[index].isUsed = true
            isSuppressed = true
        }
        return isSuppressed
    }

    /// Where each statement ends that begins at an offset; the widest wins.
    private static func statementEnds(of tree: SyntaxTree) -> [TextOffset: TextOffset] {
        var ends: [TextOffset: TextOffset] = [:]
        for statement in tree.statements {
            ends[statement.range.start] = max(ends[statement.range.start] ?? .zero, statement.range.end)
        }
        return ends
    }

    /// Behind code: its line. Alone: the statement or line that follows.
    private static func scope(
        ofComment index: Int, in tree: SyntaxTree, statementEnds: [TextOffset: TextOffset]
    ) -> TextRange {
        let comment = tree.tokens[index].range
        let line = tree.text.lines(of: comment)
        let codeBefore = tree.tokens[..<index].reversed()
            .prefix { $0.range.start >= line.start }
            .contains { !$0.kind.isTrivia }
        guard !codeBefore, let next = tree.tokens[(index + 1)...].first(where: { !$0.kind.isTrivia }) else {
            return line
        }
        let rest = tree.text.lines(of: TextRange(at: next.range.start))
        let end = max(statementEnds[next.range.start] ?? rest.end, rest.end)
        return TextRange(next.range.start, end)
    }
}

/// The words of one suppressing comment.
private struct Directive {
    var coversFile: Bool
    var keyword: TextRange
    var names: [(rule: RuleID?, range: TextRange)] = []

    init?(_ comment: TextRange, in text: SourceText) {
        let bytes = text.bytes
        let end = min(comment.end.utf8, bytes.count)
        var position = comment.start.utf8
        while position < end, [0x2F, 0x2A, 0x20, 0x09].contains(bytes[position]) { position += 1 }
        let start = position
        while position < end, Self.isWord(bytes[position]) || bytes[position] == 0x3A { position += 1 }
        switch text[TextRange(start, position)] {
        case "masonry:ignore": coversFile = false
        case "masonry:ignore-file": coversFile = true
        default: return nil
        }
        keyword = TextRange(start, position)
        while let name = Self.name(after: position, end: end, bytes: bytes) {
            names.append((RuleID(text[name]), name))
            position = name.end.utf8
            while position < end, Self.isBlank(bytes[position]) { position += 1 }
            guard position < end, bytes[position] == 0x2C else { break }
            position += 1
        }
    }

    /// The rule name that follows; nil at the reason, which begins with anything but a name.
    private static func name(after position: Int, end: Int, bytes: [UInt8]) -> TextRange? {
        var start = position
        while start < end, isBlank(bytes[start]) { start += 1 }
        var stop = start
        while stop < end, isWord(bytes[stop]) { stop += 1 }
        guard stop > start, bytes[start] != 0x2D else { return nil }
        return TextRange(start, stop)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func isWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }
}
