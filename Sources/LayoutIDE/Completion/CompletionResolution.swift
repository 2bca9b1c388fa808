// The documentation of a proposal, and the frame that it would lead to.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension Analysis {
    /// `item`, an answer of `completions(at: offset)`, with its documentation and, where it can be told, the frame
    /// that it would lead to.
    package func resolve(_ item: CompletionItem, at offset: TextOffset) -> CompletionItem {
        var result = item
        let parts = [documentation(of: item, at: offset), predictedFrame(of: item, at: offset)].compactMap { $0 }
        result.documentation = parts.isEmpty ? nil : parts.joined(separator: "\n\n")
        return result
    }

    /// `item` with its documentation alone, which costs next to nothing.
    package func documented(_ item: CompletionItem, at offset: TextOffset) -> CompletionItem {
        var result = item
        result.documentation = documentation(of: item, at: offset)
        return result
    }

    /// As `resolve`, for a caller that kept only the place and the label; nil if nothing has that label there.
    package func resolvedCompletion(labelled label: String, at offset: TextOffset) -> CompletionItem? {
        completions(at: offset).first { $0.label == label }.map { resolve($0, at: offset) }
    }

    private func documentation(of item: CompletionItem, at offset: TextOffset) -> String? {
        let language = configuration.language
        let library = TokenWalk(tree).index(at: offset).flatMap { TokenWalk(tree).blockHeader(around: $0)?.library }
        switch item.kind {
        case .attribute, .relation, .modifier, .priority:
            let name = item.label.lastName
            return ChainVocabulary.word(name, in: library ?? .masonry)?.documentation[language]
        case .value: return ValueVocabulary.maker(named: item.label)?.documentation[language]
        case .property: return LayoutLanguage.property(named: item.label)?.documentation[language]
        case .keyword:
            return (LayoutLanguage.declarations + LayoutLanguage.members).first { $0.name == item.label }?
                .documentation[language]
        case .constant:
            return document.constants.last { $0.name == item.label }.map { "```\n\(text[$0.declaration])\n```" }
        default: return nil
        }
    }

    /// Analyses the text as it would be with the item in it.
    private func predictedFrame(of item: CompletionItem, at offset: TextOffset) -> String? {
        switch item.kind {
        case .view, .guide, .attribute, .constant: break
        default: return nil
        }
        let walk = TokenWalk(tree)
        guard let index = walk.index(at: offset), let header = walk.blockHeader(around: index) else { return nil }
        let source = CompletionSource(analysis: self, walk: walk, offset: offset)
        guard let receiver = source.receiver(of: header) else { return nil }
        let edited = text.applying(TextEdit(item.replaceRange, item.insertText + closing(behind: item, walk)))
        let next = Analysis(text: edited, following: self)
        guard let same = next.document.items.firstIndex(where: { $0.name == document[receiver].name }),
            let frame = FrameTexts(next).text(of: ItemID(same))
        else { return nil }
        return FrameWords.leads(document[receiver].name, to: frame)[configuration.language]
    }

    /// The parentheses that are still open on the line behind the item.
    private func closing(behind item: CompletionItem, _ walk: TokenWalk) -> String {
        var depth = 0
        let line = text.line(at: item.replaceRange.start)
        guard let range = text.lineRange(line), let first = walk.index(at: range.start) else { return "" }
        for index in first..<walk.tokens.count {
            guard let token = walk.token(index), token.range.start < range.end else { break }
            if walk.isMark(index, "(") { depth += 1 }
            if walk.isMark(index, ")") { depth -= 1 }
        }
        return String(repeating: ")", count: min(max(depth, 0), 16))
    }
}

extension String {
    /// `right` of `title.snp.right` and of `title.mas_right`.
    var lastName: String {
        let last = split(separator: ".").last.map(String.init) ?? self
        return Library(prefixOf: last) == .masonry && !last.hasSuffix("To") ? Library.plain(last) : last
    }
}

/// Sentences about frames.
enum FrameWords {
    static func leads(_ view: String, to frame: String) -> LocalizedText {
        LocalizedText("Leads to `\(view)` = `\(frame)`.", "结果：`\(view)` = `\(frame)`。")
    }
}
