// Well-known names with their library prefixes: `mas_left` is `left` spelt for Masonry.

import MasonrySyntax

/// What a name means to evaluation: a well-known word, maybe behind `mas_` or `snp_`.
struct Spelling: Sendable {
    enum Prefix: Sendable { case none, mas, snp }

    var prefix: Prefix
    var word: Word?

    /// What a block does that a method of this name opens on a view itself, not on a proxy such as `view.snp`.
    var block: BlockKind? {
        guard let word, prefix == .snp || word.libraries.contains(.masonry) else { return nil }
        return word.block
    }
}

/// The spellings of the names of one tree, each found once.
struct SpellingTable {
    private let names: NameTable
    private var known: [Spelling?] = []

    init(names: NameTable) { self.names = names }

    subscript(name: Name) -> Spelling {
        mutating get {
            if let word = name.word { return Self.spelling(word) }
            let index = Int(name.index)
            while known.count <= index { known.append(contentsOf: repeatElement(nil, count: index + 64)) }
            if let spelling = known[index] { return spelling }
            let spelling = find(name)
            known[index] = spelling
            return spelling
        }
    }

    private static func spelling(_ word: Word) -> Spelling {
        // What only SnapKit spells with a prefix is the plain word behind it; Masonry's `mas_` words are words of their own.
        word.libraries == .snapKit && word.plain != word
            ? Spelling(prefix: .snp, word: word.plain) : Spelling(prefix: .none, word: word)
    }

    private func find(_ name: Name) -> Spelling {
        let string = names[name]
        guard let library = Library(prefixOf: string), let word = names.find(Library.plain(string))?.word else {
            return Spelling(prefix: .none, word: nil)
        }
        return Spelling(prefix: library == .masonry ? .mas : .snp, word: word)
    }
}
