// The member of a class, or the statement of a file, that an offset lies in.

import MasonrySyntax
import SourceText

extension Analysis {
    /// The range of the method, property or block around `offset` that lies in no other; nil between them.
    package func memberRange(at offset: TextOffset) -> TextRange? {
        for node in tree.path(to: offset) {
            guard case .statement(let id) = node else { return nil }
            if case .type = tree[id].kind { continue }
            return tree[id].range
        }
        return nil
    }
}
