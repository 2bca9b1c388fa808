// Finds the words that mean something to a layout.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension Analysis {
    /// In written order, not overlapping. Source files get only the words of their layout code: the editor's own
    /// highlighting does the rest.
    package func semanticTokens() -> [SemanticToken] { semanticTokens(in: text.range) }

    /// The tokens that touch `range`.
    package func semanticTokens(in range: TextRange) -> [SemanticToken] {
        var collector = TokenCollector(text: text, range: range)
        addReferences(to: &collector)
        addChains(to: &collector)
        addBlocks(to: &collector)
        guard tree.dialect == .masonry else { return collector.finished }
        addDeclarations(to: &collector)
        return withLexicalTokens(collector.finished, in: range)
    }

    private func addReferences(to collector: inout TokenCollector) {
        for reference in document.references where collector.wants(reference.range) {
            let declared: SemanticToken.Modifiers = reference.role == .declaration ? .declaration : []
            switch reference.symbol {
            case .item(let id):
                let kind = document.items[id.index].layout.kind
                let isView = kind == .view || kind == .scrollView
                collector.add(reference.range, isView ? .view : .guide, declared)
            case .standIn: break
            case .constant: collector.add(reference.range, .constant, declared.union(.readOnly))
            case .screen: collector.add(reference.range, .screen, declared)
            case .state: collector.add(reference.range, .state, declared)
            }
        }
    }

    private func addChains(to collector: inout TokenCollector) {
        for index in document.chains.indices where collector.wants(document.chains[index].range) {
            for step in document.chains[index].steps.indices {
                let nameRange = document.chains[index].steps[step].nameRange
                switch document.chains[index].steps[step].kind {
                case .attributes: collector.add(nameRange, .attribute, .library)
                case .relation: collector.add(nameRange, .relation, .library)
                case .constant, .multiplier, .priority, .identifier, .filler, .handle:
                    collector.add(nameRange, .modifier, .library)
                case .unknown: break
                }
            }
            if let maker = maker(ofChain: index) { collector.add(maker, .maker) }
        }
    }

    /// The maker with which a chain begins; nil for a chain that begins otherwise.
    private func maker(ofChain index: Int) -> TextRange? {
        let start = document.chains[index].range.start.utf8
        func begins(with name: String.UTF8View) -> TextRange? {
            let end = start + name.count
            guard end > start, end <= text.bytes.count, text.bytes[start..<end].elementsEqual(name) else { return nil }
            return TextRange(start, end)
        }
        return begins(with: document.blocks[document.chains[index].block.index].makerName.utf8)
            ?? begins(with: "$0".utf8)
    }

    private func addBlocks(to collector: inout TokenCollector) {
        for index in document.blocks.indices {
            collector.add(document.blocks[index].headerRange, .relation, [.library, .modification])
        }
    }

    private func addDeclarations(to collector: inout TokenCollector) {
        for index in tree.statements.indices where collector.wants(tree.statements[index].range) {
            switch tree.statements[index].kind {
            case .view(let view): if let type = view.type { collector.add(type.range, .type) }
            case .property(let property): collector.add(property.nameRange, .property, .library)
            case .screen(let screen): if screen.isDeviceName { collector.add(screen.nameRange, .screen, .library) }
            default: break
            }
        }
    }

    /// Puts the keywords, numbers, strings, comments and operators between the words that are known.
    private func withLexicalTokens(_ known: [SemanticToken], in range: TextRange) -> [SemanticToken] {
        let walk = TokenWalk(tree)
        var result: [SemanticToken] = []
        result.reserveCapacity(known.count * 2)
        var next = 0
        var attributes: [String: Bool] = [:]
        let tokens = walk.tokens
        let first = walk.index(at: range.start).map { max(0, $0 - 1) } ?? 0
        for index in first..<max(first, tokens.count) {
            let token = tokens[index]
            if token.range.start > range.end { break }
            while next < known.count, known[next].range.end <= token.range.start { next += 1 }
            if next < known.count, known[next].range.start < token.range.end {
                // Strings around a known name stay whole.
                if token.kind != .string {
                    if known[next].range.start >= token.range.start { result.append(known[next]) }
                    continue
                }
            }
            guard token.range.end >= range.start else { continue }
            appendLexical(index, walk, &attributes, to: &result)
        }
        return result
    }

    /// - Parameter attributes: for each word met behind a dot whether it names an attribute.
    private func appendLexical(
        _ index: Int, _ walk: TokenWalk, _ attributes: inout [String: Bool], to result: inout [SemanticToken]
    ) {
        let token = walk.tokens[index]
        switch token.kind {
        case .number: result.append(SemanticToken(range: token.range, kind: .number))
        case .string: appendLines(of: token.range, .string, to: &result)
        case .lineComment, .blockComment: appendLines(of: token.range, .comment, to: &result)
        case .identifier: if let word = wordToken(index, walk, &attributes) { result.append(word) }
        case .punctuation:
            if isOperator(token.range) { result.append(SemanticToken(range: token.range, kind: .operator)) }
        default: break
        }
    }

    /// One token for each line.
    private func appendLines(of range: TextRange, _ kind: SemanticToken.Kind, to result: inout [SemanticToken]) {
        for line in text.line(at: range.start)...max(text.line(at: range.start), text.line(at: range.end)) {
            guard let whole = text.lineRange(line) else { continue }
            let part = TextRange(max(whole.start, range.start), min(whole.end, range.end))
            if !part.isEmpty { result.append(SemanticToken(range: part, kind: kind)) }
        }
    }

    private func wordToken(_ index: Int, _ walk: TokenWalk, _ attributes: inout [String: Bool]) -> SemanticToken? {
        guard let range = walk.token(index)?.range else { return nil }
        let word = walk.spelling(index)
        if let before = walk.previous(index), walk.isMark(before, ".") {
            guard isAttribute(word, &attributes) else { return nil }
            return SemanticToken(range: range, kind: .attribute, modifiers: .library)
        }
        if Self.followingKeywords.contains(word) { return SemanticToken(range: range, kind: .keyword) }
        if Self.leadingKeywords.contains(word) {
            let isStart = walk.startsLine(index) || walk.previous(index).map(endsStatement(walk)) == true
            return isStart ? SemanticToken(range: range, kind: .keyword) : nil
        }
        guard ValueVocabulary.maker(named: word) != nil else { return nil }
        return SemanticToken(range: range, kind: .type, modifiers: .library)
    }

    private func isAttribute(_ word: String, _ known: inout [String: Bool]) -> Bool {
        if let known = known[word] { return known }
        let name = word.lastName
        let entry = ChainVocabulary.word(name, in: .snapKit) ?? ChainVocabulary.word(name, in: .masonry)
        let isAttribute = entry?.role == .attribute || word == "frame"
        known[word] = isAttribute
        return isAttribute
    }

    private func endsStatement(_ walk: TokenWalk) -> (Int) -> Bool {
        { walk.isMark($0, "{") || walk.isMark($0, "}") || walk.isMark($0, ";") }
    }

    private func isOperator(_ range: TextRange) -> Bool {
        switch text.bytes[range.start.utf8] {
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "!"), UInt8(ascii: "+"),
            UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), 0xC2, 0xE2:
            true
        default: false
        }
    }

    private static let leadingKeywords: Set<String> = ["screen", "let", "view", "guide", "state", "expect"]
    private static let followingKeywords: Set<String> = [
        "safeArea", "rtl", "landscape", "none", "on", "in", "self", "nil", "YES", "NO", "true", "false",
    ]
}

/// Collects tokens of one range; the first to claim a place keeps it.
private struct TokenCollector {
    let text: SourceText
    let range: TextRange
    private var tokens: [SemanticToken] = []

    init(text: SourceText, range: TextRange) {
        self.text = text
        self.range = range
    }

    func wants(_ other: TextRange) -> Bool { other.start <= range.end && range.start <= other.end }

    mutating func add(_ range: TextRange, _ kind: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers = []) {
        guard !range.isEmpty, wants(range) else { return }
        tokens.append(SemanticToken(range: range, kind: kind, modifiers: modifiers))
    }

    /// In written order; of overlapping tokens the one that begins first stays, of those that begin together the one
    /// that was added first.
    var finished: [SemanticToken] {
        let order = tokens.enumerated().map { (key: $1.range.start.utf8 << 24 | min($0, 0xFF_FFFF), index: $0) }
            .sorted { $0.key < $1.key }
        var result: [SemanticToken] = []
        result.reserveCapacity(tokens.count)
        for entry in order {
            let token = tokens[entry.index]
            if let last = result.last, last.range.end > token.range.start { continue }
            result.append(token)
        }
        return result
    }
}
