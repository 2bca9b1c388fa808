// What an analysis depends on beside its text, as far as that changes while a file is open.

import MasonrySyntax

/// In what the surroundings of a file differ from those of its last analysis.
package enum SurroundingChange: Sendable {
    case nothing
    /// Other files say something else of names with these hashes, and that is all.
    case answers(Set<UInt32>)
    case everything

    package var isNothing: Bool { if case .nothing = self { true } else { false } }

    /// Takes what has changed since, too.
    package mutating func formUnion(_ other: SurroundingChange) {
        switch (self, other) {
        case (.nothing, _): self = other
        case (_, .nothing): break
        case (.answers(let one), .answers(let two)): self = .answers(one.union(two))
        default: self = .everything
        }
    }
}

extension Analysis {
    /// Whether what has changed is nothing that this analysis has asked for.
    func stays(after change: SurroundingChange) -> Bool {
        switch change {
        case .nothing: true
        case .answers(let names):
            // Stand-alone layouts ask no other file.
            tree.dialect == .masonry || questions.map { !$0.asks(forAnyOf: names) } ?? false
        case .everything: false
        }
    }
}
