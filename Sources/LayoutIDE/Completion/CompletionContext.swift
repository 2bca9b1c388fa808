// What kind of thing may be typed at a place, found from the tokens before it.

import MasonrySemantics
import MasonrySyntax
import SourceText

/// The place of completion.
struct CompletionContext {
    enum Place {
        /// Behind a dot of a constraint chain.
        case chain(WrittenChain)
        /// Behind a dot without anything before it, at the start of an argument: `priority(.`.
        case implicitMember(CallPlace)
        /// Behind the dot of anything else.
        case member(WrittenChain, inside: CallPlace?)
        /// At the start of an expression between the parentheses of a call.
        case argument(CallPlace)
        /// At the start of a statement in a constraint block.
        case makerStart(WrittenBlockHeader)
        /// Behind the receiver of an Objective-C message.
        case message(receiver: String)
        /// At the start of a statement outside of constraint blocks; `state` is whether it is in a state's braces.
        case statement(Surroundings)
        case viewBody
        case className
        case device
        /// On an `expect` line where an expression begins.
        case expectation
        /// Behind `on`; the quotes are there if `isQuoted`.
        case screenName(isQuoted: Bool)
        case stateName
        /// On an `expect` line behind its comparison.
        case expectationEnd
        case nothing
    }

    enum Surroundings { case file, state, hostCode }

    /// The word that is being typed; empty between words.
    var word: TextRange
    var place: Place
}

extension TokenWalk {
    /// The context of `offset` in a text of `dialect`.
    func completionContext(at offset: TextOffset, dialect: Dialect) -> CompletionContext {
        let (word, boundary) = wordAndBoundary(at: offset)
        guard let boundary else { return CompletionContext(word: word, place: .nothing) }
        if let string = string(at: offset) {
            let isScreen = previous(string).map(spelling) == "on"
            guard isScreen, let range = token(string)?.range else {
                return CompletionContext(word: word, place: .nothing)
            }
            let inner = TextRange(min(range.start + 1, offset), offset)
            return CompletionContext(word: inner, place: .screenName(isQuoted: true))
        }
        return CompletionContext(
            word: word,
            place: place(
                before: boundary, Cursor(isWordEmpty: word.isEmpty, line: text.line(at: word.start), dialect: dialect)))
    }

    /// The identifier that `offset` touches, and the index such that all tokens before it stand before the word. The
    /// index is nil inside comments and numbers.
    private func wordAndBoundary(at offset: TextOffset) -> (TextRange, Int?) {
        let empty = TextRange(at: offset)
        guard let index = index(at: offset), let token = token(index) else { return (empty, 0) }
        let starts = token.range.start == offset
        if token.kind == .identifier, !starts || index == 0, token.range.touches(offset) { return (token.range, index) }
        if starts, let before = self.token(index - 1), before.range.end == offset {
            switch before.kind {
            case .identifier: return (before.range, index - 1)
            case .lineComment, .number: return (empty, nil)
            default: break
            }
        }
        if starts { return token.kind == .identifier ? (token.range, index) : (empty, index) }
        switch token.kind {
        case .lineComment, .number, .directive: return (empty, nil)
        case .blockComment: return (empty, offset < token.range.end ? nil : index + 1)
        default: return (empty, index + 1)
        }
    }

    /// The string literal that `offset` is inside of.
    private func string(at offset: TextOffset) -> Int? {
        for index in [index(at: offset), index(at: offset).map { $0 - 1 }].compactMap({ $0 }) {
            guard let token = token(index), token.kind == .string, token.range.start < offset else { continue }
            let isClosed = token.range.length > 1 && text.bytes[token.range.end.utf8 - 1] == UInt8(ascii: "\"")
            if offset < token.range.end || (offset == token.range.end && !isClosed) { return index }
        }
        return nil
    }

    /// What the search for a place knows of the cursor.
    private struct Cursor {
        var isWordEmpty: Bool
        var line: Int
        var dialect: Dialect
    }

    private func place(before boundary: Int, _ cursor: Cursor) -> CompletionContext.Place {
        guard let before = previous(boundary) else {
            return .statement(cursor.dialect == .masonry ? .file : .hostCode)
        }
        if isMark(before, ".") {
            guard let chain = chain(endingAtDot: before) else {
                guard isMark(previous(before), "("), let call = call(around: before) else { return .nothing }
                return .implicitMember(call)
            }
            return chain.isConstraintChain ? .chain(chain) : .member(chain, inside: call(around: chain.base.token))
        }
        if cursor.dialect == .masonry, let place = declarationPlace(before, cursor) { return place }
        if isMark(before, "("), let call = call(around: boundary) { return .argument(call) }
        if endsOperand(before), !isStatementStart(on: cursor.line, after: before) {
            return messagePlace(receiver: before, cursor.dialect)
        }
        if !isStatementStart(on: cursor.line, after: before), let call = call(around: boundary) {
            return .argument(call)
        }
        return statementPlace(boundary, before, cursor)
    }

    /// `[title |`.
    private func messagePlace(receiver: Int, _ dialect: Dialect) -> CompletionContext.Place {
        guard dialect != .swift, isIdentifier(receiver) else { return .nothing }
        var cursor = previous(receiver)
        while let dot = cursor, isMark(dot, "."), let name = previous(dot) { cursor = previous(name) }
        return isMark(cursor, "[") ? .message(receiver: spelling(receiver)) : .nothing
    }

    private func statementPlace(
        _ boundary: Int, _ before: Int, _ cursor: Cursor
    ) -> CompletionContext.Place {
        guard isStatementStart(on: cursor.line, after: before) else { return .nothing }
        if let header = blockHeader(around: boundary) { return .makerStart(header) }
        guard cursor.dialect == .masonry else { return cursor.isWordEmpty ? .nothing : .statement(.hostCode) }
        guard let brace = enclosingBracket(before: boundary) else { return .statement(.file) }
        guard isMark(brace, "{") else { return .nothing }
        let words = [previous(brace), previous(brace).flatMap(previous)].map(spelling)
        if words.last == "state" { return .statement(.state) }
        return .viewBody
    }

    /// The places of `.masonry` declarations.
    private func declarationPlace(_ before: Int, _ cursor: Cursor) -> CompletionContext.Place? {
        let word = spelling(before)
        let isNewLine = tokenLine(before) < cursor.line
        if isMark(before, ":"), let name = previous(before), previous(name).map(spelling) == "view" {
            return .className
        }
        if isNewLine { return nil }
        switch word {
        case "screen": return .device
        case "view", "state", "guide", "let":
            return startsLine(before) || isMark(previous(before), "{") ? .nothing : nil
        default: break
        }
        guard let first = firstOfLine(before), spelling(first) == "expect" else { return nil }
        if word == "on" { return .screenName(isQuoted: false) }
        if word == "in" { return .stateName }
        return endsOperand(before) ? .expectationEnd : .expectation
    }

    private func firstOfLine(_ index: Int) -> Int? {
        var cursor: Int? = index
        while let current = cursor {
            if startsLine(current) { return current }
            cursor = previous(current)
        }
        return nil
    }

    private func tokenLine(_ index: Int) -> Int {
        guard let token = token(index) else { return text.lineCount }
        return text.line(at: token.range.start)
    }

    /// Whether an expression may end with the token.
    private func endsOperand(_ index: Int) -> Bool {
        guard let token = token(index) else { return false }
        switch token.kind {
        case .number, .string: return true
        case .identifier: return !["in", "return", "expect"].contains(spelling(index))
        default: return isMark(index, ")") || isMark(index, "]")
        }
    }

    /// Whether a statement may begin on `line`, behind the token `before`.
    private func isStatementStart(on line: Int, after before: Int) -> Bool {
        if isMark(before, "{") || isMark(before, "}") || isMark(before, ";") || spelling(before) == "in" { return true }
        guard let end = token(before)?.range.end else { return true }
        return text.line(at: end) < line && endsOperand(before)
    }
}
