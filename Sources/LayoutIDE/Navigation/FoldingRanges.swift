// Which parts of a text can be folded away.

import MasonrySyntax
import SourceText

extension Analysis {
    /// In written order: braces and brackets over several lines, runs of comments, runs of imports.
    package func foldingRanges() -> [FoldingRange] {
        let ranges = bracketFolds + commentFolds + importFolds
        return ranges.sorted { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }
    }

    /// From behind the opening bracket to before the closing one.
    private var bracketFolds: [FoldingRange] {
        let walk = TokenWalk(tree)
        var open: [Int] = []
        var result: [FoldingRange] = []
        for (index, token) in tree.tokens.enumerated() where token.kind == .punctuation && token.range.length == 1 {
            switch text.bytes[token.range.start.utf8] {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): open.append(index)
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                guard let start = open.popLast(), let opening = walk.token(start) else { continue }
                let range = TextRange(opening.range.end, token.range.start)
                let isBrace = text.bytes[opening.range.start.utf8] == UInt8(ascii: "{")
                if spansLines(range) {
                    result.append(FoldingRange(range: range, kind: .region, collapsedText: isBrace ? "…" : nil))
                }
            default: break
            }
        }
        return result
    }

    private func spansLines(_ range: TextRange) -> Bool { text.line(at: range.start) < text.line(at: range.end) }

    /// A block comment, and line comments that follow each other without an empty line between.
    private var commentFolds: [FoldingRange] {
        var result: [FoldingRange] = []
        var run: TextRange?
        func finish() {
            if let range = run, spansLines(range) { result.append(FoldingRange(range: range, kind: .comment)) }
            run = nil
        }
        var lineEndings = 0
        for token in tree.tokens {
            switch token.kind {
            case .whitespace: break
            case .newline:
                lineEndings += 1
                if lineEndings > 1 { finish() }
            case .lineComment:
                run = run.map { $0.union(token.range) } ?? token.range
                lineEndings = 0
            case .blockComment:
                finish()
                if spansLines(token.range) { result.append(FoldingRange(range: token.range, kind: .comment)) }
                lineEndings = 0
            default:
                finish()
                lineEndings = 0
            }
        }
        finish()
        return result
    }

    private var importFolds: [FoldingRange] {
        var result: [FoldingRange] = []
        var run: TextRange?
        var count = 0
        for id in tree.root.statements {
            let statement = tree[id]
            if case .imported = statement.kind {
                run = run.map { $0.union(statement.range) } ?? statement.range
                count += 1
                continue
            }
            if let run, count > 1, spansLines(run) { result.append(FoldingRange(range: run, kind: .imports)) }
            run = nil
            count = 0
        }
        if let run, count > 1, spansLines(run) { result.append(FoldingRange(range: run, kind: .imports)) }
        return result
    }
}
