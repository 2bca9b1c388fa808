// Why something that a person has asked for cannot be done.

import LayoutIDE

/// What was asked for, and cannot be obeyed; the message is one line.
package struct UsageError: Error, Hashable {
    package var message: LocalizedText
    package init(_ message: LocalizedText) { self.message = message }
    package init(_ english: String, _ simplifiedChinese: String) {
        message = LocalizedText(english, simplifiedChinese)
    }
}
