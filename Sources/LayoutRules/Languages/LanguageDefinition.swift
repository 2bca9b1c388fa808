// What there is to know of a language.

/// One language. Where a language lacks a text, the English one stands in its place, alone or within a sentence.
package final class LanguageDefinition: Sendable {
    /// As BCP 47 has it.
    package let tag: String
    /// How it is called; tags are none for people.
    package let name: LocalizedText
    /// Whether a text may lack; tests ask a complete language for every one of them.
    package let isPartial: Bool
    let source: Source
    let joining: JoiningStyle
    /// What ends a sentence.
    package let fullStop: Character
    /// Whether it is for a locale with these subtags, which are in small letters.
    let isFor: @Sendable (_ subtags: [Substring]) -> Bool
    /// Tables are made when somebody asks for one: a start of the tool in another language does without.
    let translation: @Sendable () -> Translation?

    /// Where its texts are.
    enum Source: Sendable {
        /// They are the templates.
        case templates
        /// Those of rules in tables, all others beside the English ones.
        case besideTemplates
        /// All of them in tables.
        case table
    }

    init(
        tag: String, name: LocalizedText, isPartial: Bool = false, source: Source, joining: JoiningStyle,
        fullStop: Character, isFor: @escaping @Sendable ([Substring]) -> Bool,
        translation: @escaping @Sendable () -> Translation?
    ) {
        self.tag = tag
        self.name = name
        self.isPartial = isPartial
        self.source = source
        self.joining = joining
        self.fullStop = fullStop
        self.isFor = isFor
        self.translation = translation
    }
}
