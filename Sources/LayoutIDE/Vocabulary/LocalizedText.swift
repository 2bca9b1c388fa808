// A text that stands in every language side by side, so that none can lack one.

import LayoutRules

/// A text for people, in each language of `MessageLanguage`. Everything that people read outside the rules is one:
/// hovers, titles, lenses, help, messages of the commands.
package struct LocalizedText: Sendable, Hashable {
    package let english: String
    package let simplifiedChinese: String

    package init(_ english: String, _ simplifiedChinese: String) {
        self.english = english
        self.simplifiedChinese = simplifiedChinese
    }

    /// A text that is the same in every language: a name, code, or what somebody else says.
    package static func verbatim(_ text: String) -> LocalizedText { LocalizedText(text, text) }

    package subscript(language: MessageLanguage) -> String {
        switch language {
        case .english: english
        case .simplifiedChinese: simplifiedChinese
        }
    }

    /// Both, one directly behind the other.
    package static func + (left: LocalizedText, right: LocalizedText) -> LocalizedText {
        LocalizedText(left.english + right.english, left.simplifiedChinese + right.simplifiedChinese)
    }
}

extension MessageLanguage {
    /// The one of two wordings that is in this language; for texts that are put together from parts in it.
    package func say(_ english: @autoclosure () -> String, _ simplifiedChinese: @autoclosure () -> String) -> String {
        switch self {
        case .english: english()
        case .simplifiedChinese: simplifiedChinese()
        }
    }

    /// `a, b and c`
    package func list(_ texts: [String]) -> String {
        Phrase.list(texts.map { .verbatim($0) }).text(in: self)
    }
}
