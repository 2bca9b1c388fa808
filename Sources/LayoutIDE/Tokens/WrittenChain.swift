// A chain as far as it is written before a place, read backwards from tokens.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

/// The words of a chain from its maker to a place.
struct WrittenChain {
    struct Link {
        var name: String
        /// The token of the name.
        var token: Int
        /// The token of the opening parenthesis of its call; nil without one.
        var parenthesis: Int?
    }

    /// The first name: the maker in a chain, a view in a member access.
    var base: Link
    var links: [Link]
    /// The head of the block around it; nil outside of blocks.
    var header: WrittenBlockHeader?

    var isConstraintChain: Bool { header.map { $0.makerName == base.name || base.name == "$0" } ?? false }
    var library: Library { header?.library ?? .masonry }

    /// The links that are words of the library.
    var words: [ChainWord] { links.compactMap { ChainVocabulary.word($0.name, in: library) } }

    /// All attributes that it names.
    var attributes: [LayoutAttribute] { words.flatMap(\.attributes) }

    func has(_ role: ChainWord.Role) -> Bool { words.contains { $0.role == role } }
}

extension TokenWalk {
    /// The chain whose last dot is the token `dot`; nil if no name starts it.
    func chain(endingAtDot dot: Int) -> WrittenChain? {
        let header = blockHeader(around: dot)
        var links: [WrittenChain.Link] = []
        var cursor: Int? = dot
        for _ in 0..<256 {
            guard let current = cursor, let link = link(before: current) else { break }
            links.append(link)
            if isBase(link, of: header) { break }
            guard let before = previous(link.token), isMark(before, ".") else { break }
            cursor = before
        }
        guard let base = links.popLast() else { return nil }
        return WrittenChain(base: base, links: links.reversed(), header: header)
    }

    /// The name, with its call, that ends before the token `index`.
    private func link(before index: Int) -> WrittenChain.Link? {
        guard var current = previous(index) else { return nil }
        if isMark(current, "?") || isMark(current, "!"), let before = previous(current) { current = before }
        var parenthesis: Int?
        if isMark(current, ")"), let open = opening(of: current), let before = previous(open) {
            parenthesis = open
            current = before
        }
        guard isIdentifier(current) else { return nil }
        return WrittenChain.Link(name: spelling(current), token: current, parenthesis: parenthesis)
    }

    /// A maker starts a chain even where the line before it ends in a dot.
    private func isBase(_ link: WrittenChain.Link, of header: WrittenBlockHeader?) -> Bool {
        guard let header, link.parenthesis == nil else { return false }
        return link.name == header.makerName && startsLine(link.token)
    }
}
