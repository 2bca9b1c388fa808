// What may follow in a chain: attributes, then a relation, then constants, multipliers and priorities.

import AutoLayout
import MasonrySemantics
import MasonrySyntax
import SourceText

extension CompletionSource {
    func addChainWords(after chain: WrittenChain, to list: inout CompletionList) {
        let library = chain.library
        guard !chain.words.contains(where: { $0.name == "constraint" }) else { return addHandles(library, to: &list) }
        if chain.has(.relation) {
            addModifiers(after: chain, to: &list)
        } else {
            addRelations(after: chain, to: &list)
            addAttributes(after: chain, to: &list)
            if library == .masonry, chain.has(.attribute) { addModifiers(after: chain, to: &list) }
        }
    }

    private func addRelations(after chain: WrittenChain, to list: inout CompletionList) {
        guard chain.has(.attribute) else { return }
        for word in ChainVocabulary.relations where word.libraries.contains(LibrarySet(chain.library)) {
            list.add(word, rank: 1, in: chain.library, analysis.configuration.language)
        }
    }

    /// Attributes that the chain does not have; those that other chains of the block set come last.
    private func addAttributes(after chain: WrittenChain, to list: inout CompletionList) {
        let used = Set(chain.attributes)
        let elsewhere = attributesOfBlock
        let isFirst = chain.links.isEmpty
        for word in ChainVocabulary.attributes where word.libraries.contains(LibrarySet(chain.library)) {
            // Masonry has edges, size, center and attributes on the maker alone.
            let isMakerOnly = chain.library == .masonry && (word.attributes.count != 1)
            guard isFirst || !isMakerOnly, word.attributes.isEmpty || !used.isSuperset(of: word.attributes) else {
                continue
            }
            let isSet = !word.attributes.isEmpty && elsewhere.isSuperset(of: word.attributes)
            let isRare = word.attributes.contains { $0.isMarginAttribute } || word.name == "baseline"
            list.add(
                word, rank: (isFirst ? 1 : 3) + (isSet ? 3 : 0) + (isRare ? 1 : 0), in: chain.library,
                analysis.configuration.language)
        }
    }

    /// The attributes that finished chains of the block around the place set.
    private var attributesOfBlock: Set<LayoutAttribute> {
        guard let block else { return [] }
        var result: Set<LayoutAttribute> = []
        for id in document[block].chains where !document[id].range.touches(offset) {
            for step in document[id].steps {
                if case .attributes(let attributes) = step.kind { result.formUnion(attributes) }
            }
        }
        return result
    }

    private func addModifiers(after chain: WrittenChain, to list: inout CompletionList) {
        let library = chain.library
        let isPrioritized = chain.has(.priority)
        // A relation may still follow in Masonry, so what needs none stays behind.
        let penalty = chain.has(.relation) ? 0 : 3
        let endsInFiller = chain.words.last?.role == .filler
        for word in ChainVocabulary.modifiers + ChainVocabulary.priorities + ChainVocabulary.handles
        where word.libraries.contains(LibrarySet(library)) && !isExcluded(word, chain, isPrioritized, endsInFiller) {
            list.add(word, rank: rank(of: word, after: chain) + penalty, in: library, analysis.configuration.language)
        }
    }

    private func isExcluded(
        _ word: ChainWord, _ chain: WrittenChain, _ isPrioritized: Bool, _ endsInFiller: Bool
    ) -> Bool {
        switch word.role {
        case .constant:
            return chain.has(.constant) || !word.fits(chain.attributes) || (chain.library == .snapKit && isPrioritized)
        case .multiplier:
            return chain.has(.multiplier) || !chain.has(.relation) || relatesToNumber(chain)
                || (chain.library == .snapKit && isPrioritized)
        case .priority: return isPrioritized || !chain.has(.attribute)
        case .identifier: return chain.has(.identifier)
        case .filler: return endsInFiller
        case .handle: return word.name != "constraint"
        case .attribute, .relation: return true
        }
    }

    private func rank(of word: ChainWord, after chain: WrittenChain) -> Int {
        let attributes = chain.attributes
        switch word.role {
        case .constant:
            switch word.name {
            case "insets": return attributes.count == 4 ? 0 : 2
            case "inset": return attributes.count > 1 ? 0 : 1
            case "sizeOffset", "centerOffset": return attributes.count > 1 ? 0 : 2
            case "mas_offset", "valueOffset": return 3
            default: return 1
            }
        case .multiplier: return attributes.contains { $0.kind == .size } ? 1 : 2
        case .priority: return 2
        case .filler: return 3
        default: return 4
        }
    }

    /// Whether the relation's argument is a number, which no multiplier changes.
    private func relatesToNumber(_ chain: WrittenChain) -> Bool {
        guard
            let link = chain.links.last(where: { ChainVocabulary.word($0.name, in: chain.library)?.role == .relation }),
            let open = link.parenthesis, var first = walk.next(open)
        else { return false }
        if walk.isMark(first, "@") || walk.isMark(first, "-"), let next = walk.next(first) { first = next }
        return walk.token(first)?.kind == .number
    }

    private func addHandles(_ library: Library, to list: inout CompletionList) {
        for word in ChainVocabulary.handles
        where word.libraries.contains(LibrarySet(library)) && word.role == .handle && word.isCall {
            list.add(word, rank: 1, in: library, analysis.configuration.language)
        }
    }
}

extension LayoutAttribute {
    /// Whether the layout margins give it.
    var isMarginAttribute: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}

extension ChainWord {
    /// Whether a constant of this name does something to one of the attributes.
    func fits(_ attributes: [LayoutAttribute]) -> Bool {
        switch name {
        case "insets": attributes.contains { $0.isEdge }
        case "inset": libraries == .snapKit || attributes.contains { $0.isEdge }
        case "sizeOffset": attributes.contains { $0.kind == .size }
        case "centerOffset": attributes.contains { $0 == .centerX || $0 == .centerY }
        default: true
        }
    }
}

extension LayoutAttribute {
    /// Whether it is one of the four sides, in either spelling, with or without margins.
    var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        default: false
        }
    }
}

extension CompletionList {
    /// Adds a word of a chain; calls get their parentheses.
    mutating func add(_ word: ChainWord, rank: Int, in library: Library, _ language: MessageLanguage) {
        let kind: CompletionItem.Kind =
            switch word.role {
            case .attribute: .attribute
            case .relation: .relation
            case .priority: .priority
            default: .modifier
            }
        let signature = word.signatures.first { $0.libraries.contains(LibrarySet(library)) }
        guard let signature else {
            return add(word.name, kind, rank: rank, detail: word.firstSentence(language))
        }
        // A word that also goes without arguments mostly does: no stop between its parentheses.
        let hasArguments = word.signatures.allSatisfy { !$0.parameters.isEmpty }
        add(
            word.name, kind, rank: rank, detail: signature.label,
            insert: "\(word.name)()", snippet: hasArguments ? "\(word.name)($1)$0" : nil)
    }
}

extension ChainWord {
    /// The first sentence of the documentation, as plain text.
    func firstSentence(_ language: MessageLanguage) -> String {
        let text = documentation[language]
        // A text that the language lacks is English.
        let isTranslated = text != documentation[.standard]
        let stop = (isTranslated ? language : .standard).definition.fullStop
        guard let end = text.firstIndex(of: stop) else { return text }
        return String(text[..<end]).filter { $0 != "`" }
    }
}
