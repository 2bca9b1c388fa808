// The words that open a constraint block.

import MasonrySyntax

/// What the header of a block says: kind and library.
struct BlockHeader {
    var kind: ConstraintBlock.Kind
    var library: Library

    /// The header that `spelling` is; behind `.snp` it is SnapKit's, elsewhere Masonry's, unless spelt otherwise.
    init?(_ spelling: Spelling, isProxy: Bool) {
        guard let word = spelling.word, let kind = word.block else { return nil }
        self.kind = kind
        let isSnapKit = isProxy || spelling.prefix == .snp
        library = isSnapKit && word.libraries.contains(.snapKit) ? .snapKit : .masonry
        if library == .masonry, kind == .prepare { return nil }
    }
}

extension Word {
    /// Whether the word has no prefix of Masonry's, so that it is a block of either library.
    var isPlainHeader: Bool { libraries != .masonry }
}
