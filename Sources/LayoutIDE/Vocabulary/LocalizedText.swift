// A text that stands in every language side by side, so that none can lack one.

import LayoutRules

/// A text for people, in each language of `MessageLanguage`.
package struct LocalizedText: Sendable, Hashable {
    package let english: String
    package let simplifiedChinese: String

    package init(_ english: String, _ simplifiedChinese: String) {
        self.english = english
        self.simplifiedChinese = simplifiedChinese
    }

    package subscript(language: MessageLanguage) -> String {
        switch language {
        case .english: english
        case .simplifiedChinese: simplifiedChinese
        }
    }
}
