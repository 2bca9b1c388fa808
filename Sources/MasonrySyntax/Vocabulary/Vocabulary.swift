// The one table of the libraries' words: who knows a word, what it is, and which attributes it stands for.

/// All words of both libraries. Parser, evaluation, completion, signature help, colours, conversion and fixes read this
/// table; a word that is added here is known to all of them. What people read about a word stands with the editor's
/// features (`LayoutIDE/Vocabulary`), and a test compares the two.
package enum Vocabulary {
    /// In the order in which suggestions are tried.
    package static let entries: [VocabularyEntry] =
        attributes + composites + relations + modifiers + handles + blocks
        + hierarchy

    private static let attributes: [VocabularyEntry] = [
        Word.left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .baseline,
        .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ].map { word($0, .attribute) }

    private static let composites: [VocabularyEntry] = [
        word(.edges, .attributes, parts: [.left, .right, .top, .bottom]),
        word(.size, .attributes, parts: [.width, .height]),
        word(.center, .attributes, parts: [.centerX, .centerY]),
        word(.horizontalEdges, .attributes, .snapKit, parts: [.left, .right]),
        word(.verticalEdges, .attributes, .snapKit, parts: [.top, .bottom]),
        word(.directionalEdges, .attributes, .snapKit, parts: [.leading, .trailing, .top, .bottom]),
        word(.directionalHorizontalEdges, .attributes, .snapKit, parts: [.leading, .trailing]),
        word(.directionalVerticalEdges, .attributes, .snapKit, parts: [.top, .bottom]),
        word(.margins, .attributes, .snapKit, parts: [.leftMargin, .rightMargin, .topMargin, .bottomMargin]),
        word(
            .directionalMargins, .attributes, .snapKit,
            parts: [.leadingMargin, .trailingMargin, .topMargin, .bottomMargin]),
        word(.centerWithinMargins, .attributes, .snapKit, parts: [.centerXWithinMargins, .centerYWithinMargins]),
        word(.attributes, .attributeMask, .masonry),
        word(.group, .group, .masonry, isSuggested: false),
    ]

    private static let relations: [VocabularyEntry] = [
        word(.equalTo, .relation(.equal, .argument)),
        word(.greaterThanOrEqualTo, .relation(.greaterThanOrEqual, .argument)),
        word(.lessThanOrEqualTo, .relation(.lessThanOrEqual, .argument)),
        word(.equalToSuperview, .relation(.equal, .superview), .snapKit),
        word(.greaterThanOrEqualToSuperview, .relation(.greaterThanOrEqual, .superview), .snapKit),
        word(.lessThanOrEqualToSuperview, .relation(.lessThanOrEqual, .superview), .snapKit),
        word(.mas_equalTo, .relation(.equal, .boxed), .masonry, plain: .equalTo),
        word(
            .mas_greaterThanOrEqualTo, .relation(.greaterThanOrEqual, .boxed), .masonry, plain: .greaterThanOrEqualTo),
        word(.mas_lessThanOrEqualTo, .relation(.lessThanOrEqual, .boxed), .masonry, plain: .lessThanOrEqualTo),
    ]

    private static let modifiers: [VocabularyEntry] = [
        word(.offset, .constant),
        word(.inset, .constant),
        word(.insets, .constant, .masonry),
        word(.sizeOffset, .constant, .masonry),
        word(.centerOffset, .constant, .masonry),
        word(.valueOffset, .constant, .masonry),
        word(.mas_offset, .constant, .masonry, plain: .offset),
        word(.multipliedBy, .multiplier),
        word(.dividedBy, .division),
        word(.priority, .priority(nil)),
        word(.priorityLow, .priority(250)),
        word(.priorityMedium, .priority(500)),
        word(.priorityHigh, .priority(750)),
        word(.priorityRequired, .priority(1000), .snapKit, isSuggested: false),
        word(.key, .identifier, .masonry),
        word(.labeled, .identifier, .snapKit),
        word(.with, .filler, .masonry),
        word(.and, .filler, .masonry),
        word(.animator, .filler, .masonry, isSuggested: false),
        word(.setOffset, .constant, .masonry, isSuggested: false),
        word(.setInset, .constant, .masonry, isSuggested: false),
        word(.setInsets, .constant, .masonry, isSuggested: false),
        word(.setSizeOffset, .constant, .masonry, isSuggested: false),
        word(.setCenterOffset, .constant, .masonry, isSuggested: false),
        word(.setKey, .identifier, .masonry, isSuggested: false),
    ]

    private static let handles: [VocabularyEntry] = [
        word(.constraint, .handle(.read), .snapKit),
        word(.activate, .handle(.activate), isSuggested: false),
        word(.install, .handle(.activate), isSuggested: false),
        word(.deactivate, .handle(.deactivate), isSuggested: false),
        word(.uninstall, .handle(.deactivate), isSuggested: false),
        word(.update, .handle(.update), .snapKit, isSuggested: false),
        word(.updateOffset, .handle(.update), .snapKit, isSuggested: false),
        word(.updateInset, .handle(.update), .snapKit, isSuggested: false),
        word(.updateInsets, .handle(.update), .snapKit, isSuggested: false),
        word(.updatePriority, .handle(.update), .snapKit, isSuggested: false),
        word(.updatePriorityHigh, .handle(.deprecatedUpdate), .snapKit, isSuggested: false),
        word(.updatePriorityMedium, .handle(.deprecatedUpdate), .snapKit, isSuggested: false),
        word(.updatePriorityLow, .handle(.deprecatedUpdate), .snapKit, isSuggested: false),
    ]

    private static let blocks: [VocabularyEntry] = [
        word(.makeConstraints, .block(.make), isSuggested: false),
        word(.updateConstraints, .block(.update), isSuggested: false),
        word(.remakeConstraints, .block(.remake), isSuggested: false),
        word(.prepareConstraints, .block(.prepare), .snapKit, isSuggested: false),
        word(.removeConstraints, .block(.remove), isSuggested: false),
        word(.mas_makeConstraints, .block(.make), .masonry, plain: .makeConstraints, isSuggested: false),
        word(.mas_updateConstraints, .block(.update), .masonry, plain: .updateConstraints, isSuggested: false),
        word(.mas_remakeConstraints, .block(.remake), .masonry, plain: .remakeConstraints, isSuggested: false),
        word(.snp_makeConstraints, .block(.make), .snapKit, plain: .makeConstraints, isSuggested: false),
        word(.snp_updateConstraints, .block(.update), .snapKit, plain: .updateConstraints, isSuggested: false),
        word(.snp_remakeConstraints, .block(.remake), .snapKit, plain: .remakeConstraints, isSuggested: false),
        word(.snp_prepareConstraints, .block(.prepare), .snapKit, plain: .prepareConstraints, isSuggested: false),
    ]

    private static let hierarchy: [VocabularyEntry] = [
        Word.addSubview, .insertSubview, .addArrangedSubview, .addLayoutGuide, .removeFromSuperview,
    ].map { word($0, .hierarchy, [], isSuggested: false) }

    private static func word(
        _ word: Word, _ role: WordRole, _ libraries: LibrarySet = .both, parts: [Word] = [], plain: Word? = nil,
        isSuggested: Bool = true
    ) -> VocabularyEntry {
        VocabularyEntry(
            word: word, role: role, libraries: libraries, parts: parts, plain: plain, isSuggested: isSuggested)
    }

    // MARK: By word

    private static let places: [Int16] = {
        var result = [Int16](repeating: -1, count: Word.allCases.count)
        for (place, entry) in entries.enumerated() { result[Swift.Int(entry.word.rawValue)] = Int16(clamping: place) }
        return result
    }()

    /// Apart from the entries, whose lists would be counted at each look.
    fileprivate static let roles: [WordRole] = Word.allCases.map { entry($0)?.role ?? .none }
    fileprivate static let libraries: [LibrarySet] = Word.allCases.map { entry($0)?.libraries ?? [] }

    /// The entry of a word; nil for words of no library. Complexity: O(1).
    package static func entry(_ word: Word) -> VocabularyEntry? {
        let place = places[Int(word.rawValue)]
        return place < 0 ? nil : entries[Int(place)]
    }

    /// The word of a library with this spelling; nil for all others.
    package static func entry(spelled spelling: String) -> VocabularyEntry? {
        bySpelling[spelling].map { entries[$0] }
    }

    private static let bySpelling = [String: Int](
        entries.enumerated().map { ($1.word.spelling, $0) }, uniquingKeysWith: { first, _ in first })

    /// What a slip of the pen among the attributes, or among all words of a chain, may have meant.
    package static let attributeSpellings = entries.filter { $0.word.isAttribute }.map(\.word.spelling)
    package static let suggestedSpellings = entries.filter(\.isSuggested).map(\.word.spelling)

    /// The words that open a block with a closure, and how they are spelt.
    static let blockWords = entries.map(\.word).filter(\.opensBlock)
    package static let blockSpellings = Set(blockWords.map(\.spelling))
}

extension Word {
    /// What the word is in the code of the libraries.
    package var role: WordRole { Vocabulary.roles[Swift.Int(rawValue)] }

    /// The role of the word in a chain of `library`; `none` where the library does not know it.
    package func role(in library: Library) -> WordRole {
        Vocabulary.libraries[Swift.Int(rawValue)].contains(LibrarySet(library)) ? role : .none
    }

    /// The libraries that know the word.
    package var libraries: LibrarySet { Vocabulary.libraries[Swift.Int(rawValue)] }

    /// What a block does that a method of this name opens; nil for all other names.
    package var block: BlockKind? { if case .block(let kind) = role { kind } else { nil } }

    /// Whether a closure handed to the method of this name builds constraints.
    package var opensBlock: Bool { block.map { $0 != .remove } ?? false }

    /// Whether the word names one attribute or several.
    package var isAttribute: Bool {
        switch role {
        case .attribute, .attributes: true
        default: false
        }
    }

    /// Whether the word is a relation.
    package var isRelation: Bool { if case .relation = role { true } else { false } }

    /// The word without its library's prefix.
    package var plain: Word { Vocabulary.entry(self)?.plain ?? self }
}
