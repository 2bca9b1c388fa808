// The words of both libraries' chains with their documentation: shared by completion, signature help and hover.

import AutoLayout
import MasonrySemantics
import MasonrySyntax

/// One word of a chain.
package struct ChainWord: Sendable, Hashable {
    /// The place of a word in a chain.
    package enum Role: Sendable, Hashable {
        case attribute, relation, constant, multiplier, priority, identifier, filler, handle
    }

    package let name: String
    package let role: Role
    package let libraries: LibrarySet
    /// The attributes that an attribute word stands for; empty for the others.
    package let attributes: [LayoutAttribute]
    /// Empty for a property; a call has one for each kind of argument.
    package let signatures: [CallSignature]
    /// Markdown, one or two sentences; the first stands alone in lists.
    package let documentation: LocalizedText

    package var isCall: Bool { !signatures.isEmpty }

    /// The word of `Vocabulary` spelt `name`, as far as `libraries` have it in this way.
    init(
        _ name: String, libraries: LibrarySet = .both, signatures: [CallSignature], documentation: LocalizedText
    ) {
        let entry = Vocabulary.entry(spelled: name)
        self.name = name
        role = entry.flatMap { Role($0.role) } ?? .filler
        self.libraries = (entry?.libraries ?? []).intersection(libraries)
        attributes = entry.map { AttributeWords.inReadingOrder($0.word) } ?? []
        self.signatures = signatures
        self.documentation = documentation
    }
}

extension ChainWord.Role {
    /// nil for what is no word of a chain.
    fileprivate init?(_ role: WordRole) {
        switch role {
        case .attribute, .attributes, .attributeMask: self = .attribute
        case .relation: self = .relation
        case .constant: self = .constant
        case .multiplier, .division: self = .multiplier
        case .priority: self = .priority
        case .identifier: self = .identifier
        case .filler: self = .filler
        case .handle: self = .handle
        case .none, .block, .group, .hierarchy: return nil
        }
    }
}

/// One way to call something.
package struct CallSignature: Sendable, Hashable {
    package struct Parameter: Sendable, Hashable {
        /// As it stands in the signature: `CGFloat offset`, `width: CGFloat`.
        package let label: String
        package let documentation: LocalizedText

        package init(_ label: String, _ documentation: LocalizedText) {
            self.label = label
            self.documentation = documentation
        }
    }

    package let name: String
    package let parameters: [Parameter]
    package let libraries: LibrarySet
    /// What this way to call adds to the word's own documentation; nil for nothing.
    package let documentation: LocalizedText?

    package init(
        _ name: String, _ parameters: [Parameter] = [], libraries: LibrarySet = .both,
        documentation: LocalizedText? = nil
    ) {
        self.name = name
        self.parameters = parameters
        self.libraries = libraries
        self.documentation = documentation
    }

    /// `offset(CGFloat offset)`.
    package var label: String { name + "(" + parameters.map(\.label).joined(separator: ", ") + ")" }
}

/// All words of the chains.
package enum ChainVocabulary {
    /// In the order in which completion shows them.
    package static let words: [ChainWord] = attributes + relations + modifiers + priorities + handles

    /// The word spelt `name` in `library`; nil if it has none.
    package static func word(_ name: String, in library: Library) -> ChainWord? {
        guard let index = indices[name] else { return nil }
        return index.lazy.map { words[$0] }.first { $0.libraries.contains(LibrarySet(library)) }
    }

    private static let indices: [String: [Int]] = {
        var result: [String: [Int]] = [:]
        for (index, word) in words.enumerated() { result[word.name, default: []].append(index) }
        return result
    }()
}
