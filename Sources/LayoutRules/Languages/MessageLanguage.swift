// The registry of languages: which there are, and which one a locale asks for.

/// The language of messages, hovers, rule pages, help and pictures. A language is a `LanguageDefinition` in a folder of its
/// own beside this file, and its name in `allCases`; nothing else in the sources names one or makes a difference between
/// them.
package struct MessageLanguage: Sendable, Hashable, CaseIterable {
    package let definition: LanguageDefinition

    init(_ definition: LanguageDefinition) { self.definition = definition }

    package static let allCases: [MessageLanguage] = [.english, .simplifiedChinese, .japanese]

    /// The language that all texts are written in first: what programs read is in it, and so is what another language
    /// lacks.
    package static let standard = english

    /// As BCP 47 has it, for HTML and SARIF: `zh-CN`.
    package var tag: String { definition.tag }

    package static func == (left: MessageLanguage, right: MessageLanguage) -> Bool {
        left.definition === right.definition
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(definition)) }
}

extension MessageLanguage: CustomStringConvertible {
    package var description: String { tag }
}

extension MessageLanguage {
    /// What is said in place of the English texts; nil for English.
    package var translation: Translation? { definition.translation() }

    /// The wording of an English text without values, or of one whose values somebody else fills in.
    package func wording(of template: String) -> String { translation?.wording(of: template) ?? template }
}

extension MessageLanguage {
    /// The language for a locale such as `zh-Hans`, `ja_JP.UTF-8` or `en-GB`: the first that has its readers, English for
    /// all others. A locale of another encoding than UTF-8 gets English, too: its terminals cannot show what this program
    /// writes.
    package init(locale: String) {
        let name = locale.lowercased().prefix { $0 != "@" }
        let parts = name.split(separator: ".", maxSplits: 1)
        let subtags = (parts.first ?? "").split { $0 == "-" || $0 == "_" }
        let isUTF8 = parts.count < 2 || parts[1] == "utf-8" || parts[1] == "utf8"
        self = Self.allCases.first { isUTF8 && $0.definition.isFor(subtags) } ?? .standard
    }

    /// The variables of the environment that name a locale, the one that counts first.
    package static let environmentVariables = ["LC_ALL", "LC_MESSAGES", "LANG"]

    /// The language of the first of `environmentVariables` that is set and not empty, as POSIX has it.
    package init(environment: [String: String]) {
        let locale = Self.environmentVariables.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        self.init(locale: locale ?? "")
    }
}
