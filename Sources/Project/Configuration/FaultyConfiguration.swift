// What is wrong in a configuration file, at its place there.

import LayoutIDE
import SourceText

/// Something wrong in a configuration.
package struct ConfigurationProblem: Sendable, Hashable {
    package var range: TextRange
    package var message: LocalizedText

    package init(range: TextRange, message: LocalizedText) {
        self.range = range
        self.message = message
    }
}

/// A configuration file that something is wrong in.
package struct FaultyConfiguration: Sendable {
    /// Absolute.
    package var path: String
    package var text: SourceText
    /// In the order of the text.
    package var mistakes: [ConfigurationProblem]

    package init(path: String, text: SourceText, mistakes: [ConfigurationProblem]) {
        self.path = path
        self.text = text
        self.mistakes = mistakes
    }
}
