// Takes the statements of a block out of its closure, one level to the left.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// Rewrites a block so that what was in its closure stands in place of the block.
struct BlockUnwrapping: Sendable {
    let tree: SyntaxTree
    let block: WrittenBlock

    private var text: SourceText { tree.text }
    private var lines: Lines { Lines(tree: tree) }

    /// - Parameters:
    ///   - prologue: Lines in front of everything.
    ///   - print: The text in place of a run.
    func edits(
        of content: BlockContent, prologue: [String], print: (Run, LineStyle) throws(Reason) -> String
    ) throws(Reason) -> [TextEdit] {
        let body = block.closure.body.range
        guard let first = firstContent(of: body, content.unwrapping),
            let last = lastContent(before: content.returning?.start ?? TextOffset(body.end.utf8 - 1)),
            first < last
        else {
            throw Reason(.statement(body))
        }
        try checkSurroundings(isUnwrapped: content.unwrapping != nil)
        let newline = lines.lineEnding
        let outer = lines.indentation(at: block.range.start)
        let isInline = !lines.isFirstOnLine(block.range.start)
        let isBodyInline = text.line(at: first) == text.line(at: body.start)
        let inner = isBodyInline ? nil : lines.indentation(at: first)
        let unit = lines.unit(from: outer, to: inner)
        let isScoped = content.needsScope || content.optional != nil
        if isInline, isScoped { throw Reason(.statement(body)) }
        let base = isInline || isScoped ? outer + unit : outer
        var edits: [TextEdit] = []

        var head = prologue.map { $0 + newline + base }.joined()
        if isScoped {
            head = (content.optional?.head ?? (tree.dialect == .swift ? "do {" : "{")) + newline + base + head
        }
        if isInline { head = newline + base + head }
        edits.append(
            TextEdit(TextRange(isInline ? lines.blankStart(before: block.range.start) : block.range.start, first), head)
        )

        for run in content.runs {
            let isFirst = run.range.start == first
            let own = lines.indentation(at: run.range.start)
            var style = LineStyle(indentation: base, unit: unit, newline: newline)
            if let inner, own.hasPrefix(inner) { style.indentation = base + own.dropFirst(inner.count) }
            if isFirst || lines.isFirstOnLine(run.range.start) {
                edits.append(TextEdit(run.range, try print(run, style)))
            } else {
                // `if wide { make.width.equalTo(8) }` needs lines of its own.
                let outside = style.indentation
                style.indentation += unit
                let new = newline + style.indentation + (try print(run, style)) + newline + outside
                edits.append(
                    TextEdit(
                        TextRange(lines.blankStart(before: run.range.start), lines.blankEnd(behind: run.range.end)), new
                    ))
            }
        }
        if let inner, inner.count > outer.count || isInline {
            edits += dedent(from: first, to: last, inner: inner, base: base, around: content.runs)
        }
        let behind = lines.blankEnd(behind: block.statementRange.end)
        let isLast = lines.isLineEnd(behind) || lines.isComment(behind)
        let tail = (isScoped ? newline + outer + "}" : "") + (isLast ? "" : newline + outer)
        edits.append(TextEdit(TextRange(last, isLast ? block.statementRange.end : behind), tail))
        return edits.sorted { $0.range.start < $1.range.start }
    }

    /// Lines in place of a block that has none of its own.
    func edit(inPlaceOfAll lines: [String]) throws(Reason) -> TextEdit {
        guard !lines.isEmpty, self.lines.isFirstOnLine(block.range.start) else {
            throw Reason(.statement(block.range))
        }
        try checkSurroundings(isUnwrapped: true)
        let separator = self.lines.lineEnding + self.lines.indentation(at: block.range.start)
        return TextEdit(block.statementRange, lines.joined(separator: separator))
    }

    // MARK: Places

    /// The first comment or statement of the closure.
    private func firstContent(of body: TextRange, _ unwrapping: SelfUnwrapping?) -> TextOffset? {
        if let unwrapping {
            guard let place = tree.tokenIndex(at: unwrapping.statement.end) else { return nil }
            return tree.tokens[place...].first { $0.kind != .whitespace && $0.kind != .newline }?.range.start
        }
        guard var place = tree.tokenIndex(at: body.start), let first = block.closure.body.statements.first else {
            return nil
        }
        let statement = tree[first].range.start
        place += 1
        var content = place
        // Behind the `in` of `{ make in`, or the parameters of a block literal, which stand before its brace.
        if tree.dialect == .swift, block.makerName != "$0" {
            while place < tree.tokens.count, tree.tokens[place].range.start < statement {
                if tree.tokens[place].kind == .identifier, text[tree.tokens[place].range] == "in" {
                    content = place + 1
                }
                place += 1
            }
        }
        while content < tree.tokens.count {
            let kind = tree.tokens[content].kind
            if kind != .whitespace, kind != .newline { return tree.tokens[content].range.start }
            content += 1
        }
        return nil
    }

    /// The end of the last comment or statement of the closure.
    ///
    /// - Parameter end: Of the brace, or of the `return` that ends it.
    private func lastContent(before end: TextOffset) -> TextOffset? {
        guard var place = tree.tokenIndex(at: end) else { return nil }
        while place > 0 {
            place -= 1
            let kind = tree.tokens[place].kind
            if kind != .whitespace, kind != .newline { return tree.tokens[place].range.end }
        }
        return nil
    }

    /// A branch without braces has room for one statement; a captured weak `self` is another one outside.
    private func checkSurroundings(isUnwrapped: Bool) throws(Reason) {
        let body = block.closure.body
        if !isUnwrapped, tree.dialect == .swift, let first = body.statements.first {
            let head = TextRange(body.range.start, tree[first].range.start)
            if text.contains("weak", in: head) { throw Reason(.statement(head)) }
        }
        guard tree.dialect != .swift, let place = tree.tokenIndex(at: block.range.start),
            let before = tree.previousNonTrivia(before: place)
        else { return }
        let token = tree.tokens[before]
        if token.kind == .directive { return }
        guard token.kind == .punctuation, [";", "{", "}", ":"].contains(text[token.range]) else {
            throw Reason(.used)
        }
    }

    // MARK: Lines

    /// Takes `inner` to `base` in front of each line that no run replaces.
    private func dedent(
        from first: TextOffset, to last: TextOffset, inner: String, base: String, around runs: [Run]
    ) -> [TextEdit] {
        var edits: [TextEdit] = []
        let numbers = text.line(at: first) + 1...max(text.line(at: first) + 1, text.line(at: last))
        for line in numbers {
            guard let range = text.lineRange(line), range.start < last else { break }
            guard !runs.contains(where: { $0.range.start < range.start && range.start < $0.range.end }) else {
                continue
            }
            let end = min(range.start.utf8 + inner.utf8.count, text.length)
            guard text[TextRange(range.start.utf8, end)] == inner else { continue }
            edits.append(TextEdit(TextRange(range.start.utf8, end), base))
        }
        return edits
    }
}
