// Why something that a person has asked for cannot be done.

import LayoutIDE

/// What was asked for, and cannot be obeyed; the message is one line.
package struct UsageError: Error, Hashable {
    package var message: LocalizedText
    package init(_ message: LocalizedText) { self.message = message }
    package init(_ english: Phrase, _ simplifiedChinese: Phrase) {
        message = LocalizedText(english, simplifiedChinese)
    }
}
