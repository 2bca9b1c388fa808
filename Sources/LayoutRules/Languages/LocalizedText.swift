// A text that stands in English and Simplified Chinese side by side, so that neither can lack one; other languages have
// their wordings in tables.

/// A text for people, in each language of `MessageLanguage`. Everything that people read outside the rules is one:
/// hovers, titles, lenses, help, messages of the commands. A language that is not written here says the wording that it
/// has for the template of the English phrase, and the English one where it has none.
package struct LocalizedText: Sendable, Hashable {
    private let english: Phrase
    private let simplifiedChinese: Phrase

    package init(_ english: Phrase, _ simplifiedChinese: Phrase) {
        self.english = english
        self.simplifiedChinese = simplifiedChinese
    }

    /// A text that is the same in every language: a name, code, or what somebody else says.
    package static func verbatim(_ text: String) -> LocalizedText {
        let phrase = Phrase.verbatim(text)
        return LocalizedText(phrase, phrase)
    }

    /// `a, b or c`, each in the language of the whole.
    package static func list(_ texts: [LocalizedText], _ kind: Phrase.ListKind) -> LocalizedText {
        let list = Phrase.list(texts.map { "\($0)" }, kind)
        return LocalizedText(list, list)
    }

    package subscript(language: MessageLanguage) -> String {
        language.definition.source.text(english, simplifiedChinese, in: language)
    }
}

extension MessageLanguage {
    /// The text in this language of a pair as in `LocalizedText`; for texts that are put together from parts that are in
    /// the language already. Of the two only the one that is needed is made.
    package func say(_ english: @autoclosure () -> Phrase, _ simplifiedChinese: @autoclosure () -> Phrase) -> String {
        definition.source.text(english(), simplifiedChinese(), in: self)
    }
}

extension LanguageDefinition.Source {
    /// The one of two phrases that is the language's own, or else the wording that it has for the English one.
    fileprivate func text(
        _ english: @autoclosure () -> Phrase, _ simplifiedChinese: @autoclosure () -> Phrase,
        in language: MessageLanguage
    ) -> String {
        switch self {
        case .templates: english().assembled(in: language)
        case .besideTemplates: simplifiedChinese().assembled(in: language)
        case .table: english().text(in: language)
        }
    }
}
