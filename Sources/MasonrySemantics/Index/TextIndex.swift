// The texts that a program shows in the language it is written in, by the keys of its string tables.

/// One entry of a string table.
package struct IndexedText: Sendable, Hashable {
    package var key: String
    package var text: String

    package init(key: String, text: String) { (self.key, self.text) = (key, text) }
}

/// All of them. A key with two texts has none.
package struct TextIndex: Sendable, Hashable {
    private var texts: [String: String] = [:]
    /// The keys by what generated code calls them; nil where two are called the same.
    private var keysByIdentifier: [String: String?] = [:]

    package init() {}

    package init(_ all: [IndexedText]) {
        var ambiguous: Set<String> = []
        for entry in all where !ambiguous.contains(entry.key) {
            if let known = texts[entry.key], known != entry.text {
                ambiguous.insert(entry.key)
                texts[entry.key] = nil
            } else {
                texts[entry.key] = entry.text
            }
        }
        for key in texts.keys {
            let identifier = Self.identifier(key)
            keysByIdentifier[identifier] = .some(keysByIdentifier[identifier] == nil ? key : nil)
        }
    }

    package var count: Int { texts.count }

    package subscript(key: String) -> String? { texts[key] }

    /// The text for which code that is generated from tables says `identifier`: `loginTitle` for `login.title` and
    /// `login_title`.
    func text(forIdentifier identifier: String) -> String? {
        keysByIdentifier[Self.identifier(identifier)]?.flatMap { texts[$0] }
    }

    private static func identifier(_ key: String) -> String {
        String(key.lowercased().filter { $0.isLetter || $0.isNumber })
    }
}

/// What a program brings with it beside its code.
package struct ProgramResources: Sendable, Hashable {
    package var images: ImageIndex
    package var texts: TextIndex
    package var colors: ColorIndex
    package var reader: ImageReader
    package var translations: Translations

    package init(
        images: ImageIndex = ImageIndex(), texts: TextIndex = TextIndex(), colors: ColorIndex = ColorIndex(),
        reader: ImageReader = ImageReader(), translations: Translations = Translations()
    ) {
        (self.images, self.texts, self.colors, self.reader) = (images, texts, colors, reader)
        self.translations = translations
    }
}

/// The texts in other languages, which are read when somebody asks for one. All readers are alike.
package struct Translations: Sendable, Hashable {
    /// The languages of the string tables, as their folders call them, in order.
    package var languages: [String] = []
    package var read: @Sendable (_ language: String) -> TextIndex = { _ in TextIndex() }

    package init() {}

    package init(languages: [String], read: @escaping @Sendable (_ language: String) -> TextIndex) {
        self.languages = languages
        self.read = read
    }

    package static func == (one: Translations, other: Translations) -> Bool { one.languages == other.languages }

    package func hash(into hasher: inout Hasher) { hasher.combine(languages) }
}

extension SymbolIndex {
    /// The languages in which the program has texts.
    package var languages: [String] { resources.translations.languages }

    /// The same with the program's texts in another language; what is not translated stays as it is.
    package func speaking(_ language: String) -> SymbolIndex {
        languages.contains(language) ? with(texts: texts(in: language)) : self
    }

    /// What the program says in a language, read anew.
    package func texts(in language: String) -> TextIndex { resources.translations.read(language) }

    /// The same with other texts.
    package func with(texts: TextIndex) -> SymbolIndex {
        var resources = resources
        resources.texts = texts
        return with(resources)
    }
}

/// Reads the pictures of images, when they are drawn: nothing else needs them. All readers are alike.
package struct ImageReader: Sendable, Hashable {
    /// The picture of a file that may stand in a page, as its type and its bytes; nil for all others.
    package var read: @Sendable (_ path: String) -> (type: String, bytes: [UInt8])? = { _ in nil }

    package init() {}

    package init(_ read: @escaping @Sendable (_ path: String) -> (type: String, bytes: [UInt8])?) { self.read = read }

    package static func == (one: ImageReader, other: ImageReader) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
