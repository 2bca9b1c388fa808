// The words that open a constraint block.

import MasonrySyntax

/// What the header of a block says: kind and library.
struct BlockHeader {
    var kind: ConstraintBlock.Kind
    var library: Library
}

extension Evaluator {
    /// The header that a call is, on the proxy of a view (`view.snp`) or on something else; nil for all other calls.
    mutating func header(_ call: Invocation, isProxy: Bool) -> BlockHeader? {
        guard call.word?.block != nil || !libraries.guests.isEmpty else { return nil }
        for index in libraries.all.indices {
            let library = libraries.all[index]
            guard let kind = library.header(call, isProxy: isProxy, &self) else { continue }
            return BlockHeader(kind: kind, library: library.library)
        }
        return nil
    }
}

extension Word {
    /// Whether the word has no prefix of Masonry's, so that it is a block of either library.
    var isPlainHeader: Bool { libraries != .masonry }
}
