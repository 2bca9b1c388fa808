// The words that open a constraint block.

import MasonrySyntax

/// What the header of a block says: kind and library.
struct BlockHeader {
    var kind: ConstraintBlock.Kind
    var library: Library

    /// The header that `spelling` is; behind `.snp` it is SnapKit's, elsewhere Masonry's, unless spelt otherwise.
    init?(_ spelling: Spelling, isProxy: Bool) {
        guard let word = spelling.word else { return nil }
        library = isProxy || spelling.prefix == .snp ? .snapKit : .masonry
        switch word {
        case .makeConstraints, .mas_makeConstraints: kind = .make
        case .updateConstraints, .mas_updateConstraints: kind = .update
        case .remakeConstraints, .mas_remakeConstraints: kind = .remake
        case .prepareConstraints: kind = .prepare
        case .removeConstraints: kind = .remove
        default: return nil
        }
        if !word.isPlainHeader { library = .masonry }
        if library == .masonry, kind == .prepare { return nil }
    }
}

extension Word {
    /// Whether both libraries have a block of this name.
    var isPlainHeader: Bool {
        switch self {
        case .mas_makeConstraints, .mas_updateConstraints, .mas_remakeConstraints: false
        default: true
        }
    }
}
