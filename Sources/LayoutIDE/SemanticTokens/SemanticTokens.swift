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
        if tree.dialect == .masonry {
            addDeclarations(to: &collector)
            addLexicalTokens(to: &collector)
        }
        return collector.finished
    }

    private func addReferences(to collector: inout TokenCollector) {
        for reference in document.references where collector.wants(reference.range) {
            let declared: SemanticToken.Modifiers = reference.role == .declaration ? .declaration : []
            switch reference.symbol {
            case .item(let id):
                let kind = document[id].layout.kind
                let isView = kind == .view || kind == .scrollView
                collector.add(reference.range, isView ? .view : .guide, declared)
            case .constant: collector.add(reference.range, .constant, declared.union(.readOnly))
            case .screen: collector.add(reference.range, .screen, declared)
            case .state: collector.add(reference.range, .state, declared)
            }
        }
    }

    private func addChains(to collector: inout TokenCollector) {
        for chain in document.chains where collector.wants(chain.range) {
            for step in chain.steps {
                switch step.kind {
                case .attributes: collector.add(step.nameRange, .attribute, .library)
                case .relation: collector.add(step.nameRange, .relation, .library)
                case .constant, .multiplier, .priority, .identifier, .filler, .handle:
                    collector.add(step.nameRange, .modifier, .library)
                case .unknown: break
                }
            }
            let start = chain.range.start
            for maker in [document[chain.block].makerName, "$0"] where !maker.isEmpty {
                let range = TextRange(start, start + maker.utf8.count)
                if text[range] == maker { collector.add(range, .maker) }
            }
        }
    }

    private func addBlocks(to collector: inout TokenCollector) {
        for block in document.blocks where collector.wants(block.headerRange) {
            collector.add(block.headerRange, .relation, [.library, .modification])
        }
    }

    private func addDeclarations(to collector: inout TokenCollector) {
        for statement in tree.statements where collector.wants(statement.range) {
            switch statement.kind {
            case .view(let view): if let type = view.type { collector.add(type.range, .type) }
            case .property(let property): collector.add(property.nameRange, .property, .library)
            case .screen(let screen): if screen.isDeviceName { collector.add(screen.nameRange, .screen, .library) }
            default: break
            }
        }
    }

    /// Keywords, numbers, strings, comments and operators of `.masonry` files.
    private func addLexicalTokens(to collector: inout TokenCollector) {
        let walk = TokenWalk(tree)
        for (index, token) in tree.tokens.enumerated() where collector.wants(token.range) {
            switch token.kind {
            case .number: collector.add(token.range, .number)
            case .string: collector.add(token.range, .string)
            case .lineComment, .blockComment: collector.addLines(of: token.range, .comment)
            case .identifier: addWord(index, walk, to: &collector)
            case .punctuation: if isOperator(token.range) { collector.add(token.range, .operator) }
            default: break
            }
        }
    }

    private func addWord(_ index: Int, _ walk: TokenWalk, to collector: inout TokenCollector) {
        guard let range = walk.token(index)?.range, !collector.has(range) else { return }
        let word = walk.spelling(index)
        let isMember = walk.previous(index).map { walk.isMark($0, ".") } ?? false
        if isMember {
            let name = word.lastName
            if let known = ChainVocabulary.word(name, in: .snapKit) ?? ChainVocabulary.word(name, in: .masonry),
                known.role == .attribute
            {
                collector.add(range, .attribute, .library)
            } else if word == "frame" {
                collector.add(range, .attribute, .library)
            }
            return
        }
        let isStart = walk.startsLine(index) || walk.previous(index).map(endsStatement(walk)) == true
        if isStart, Self.leadingKeywords.contains(word) { return collector.add(range, .keyword) }
        if Self.followingKeywords.contains(word) { collector.add(range, .keyword) }
        if ValueVocabulary.maker(named: word) != nil { collector.add(range, .type, .library) }
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
    private var tokens: [TextOffset: SemanticToken] = [:]

    init(text: SourceText, range: TextRange) {
        self.text = text
        self.range = range
    }

    func wants(_ other: TextRange) -> Bool { other.start <= range.end && range.start <= other.end }

    func has(_ range: TextRange) -> Bool { tokens[range.start] != nil }

    mutating func add(_ range: TextRange, _ kind: SemanticToken.Kind, _ modifiers: SemanticToken.Modifiers = []) {
        guard !range.isEmpty, wants(range), tokens[range.start] == nil else { return }
        tokens[range.start] = SemanticToken(range: range, kind: kind, modifiers: modifiers)
    }

    /// One token for each line of a comment.
    mutating func addLines(of range: TextRange, _ kind: SemanticToken.Kind) {
        let last = text.line(at: range.end)
        for line in text.line(at: range.start)...last {
            guard let whole = text.lineRange(line) else { continue }
            add(TextRange(max(whole.start, range.start), min(whole.end, range.end)), kind)
        }
    }

    /// In written order; of overlapping tokens the one that begins first stays.
    var finished: [SemanticToken] {
        var result: [SemanticToken] = []
        for token in tokens.values.sorted(by: { $0.range.start < $1.range.start }) {
            if let last = result.last, last.range.end > token.range.start { continue }
            result.append(token)
        }
        return result
    }
}
