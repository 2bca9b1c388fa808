// What `#if` asks of the program that is built.

import MasonrySyntax
import SourceText

extension Evaluator {
    /// Whether the condition of an `#if` holds for what is shown, an app on a phone or tablet; nil where that is not known.
    /// What is built for a Mac, a watch or a television is another program.
    mutating func buildCondition(at range: TextRange) -> Bool? {
        let line = tree.text[range].prefix { $0 != "\n" && $0 != "\r" }
        var condition = line.drop { $0 != " " }.filter { $0 != " " }
        var holds = false
        if condition.hasPrefix("!") {
            condition.removeFirst()
            holds = true
        }
        switch condition {
        case "targetEnvironment(macCatalyst)", "TARGET_OS_MACCATALYST", "os(watchOS)", "os(tvOS)", "TARGET_OS_TV",
            "TARGET_OS_WATCH":
            return holds
        default: return nil
        }
    }
}
