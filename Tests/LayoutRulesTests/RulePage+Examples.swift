// Takes the examples out of a rule's page: fenced texts under the headings Bad, Fixed and Good.

import LayoutIDE
import Testing

/// One fenced text of a page.
struct PageExample: Sendable, CustomTestStringConvertible {
    enum Kind: String, Sendable { case bad = "Bad", fixed = "Fixed", good = "Good" }

    var rule: RuleID
    var kind: Kind
    var number: Int
    var dialect: Dialect
    var text: String
    /// The text of the `Fixed` example that follows a bad one.
    var fixedText: String?

    var testDescription: String { "\(rule.rawValue), \(kind.rawValue) \(number)" }
}

extension RulePage {
    /// All examples in order; `nil` kinds (other headings) are skipped.
    var examples: [PageExample] {
        var examples: [PageExample] = []
        var kind: PageExample.Kind?
        var fence: (dialect: Dialect, lines: [Substring])?
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                if let open = fence {
                    fence = nil
                    guard let kind else { continue }
                    let text = open.lines.map { $0 + "\n" }.joined()
                    if kind == .fixed, let last = examples.indices.last {
                        examples[last].fixedText = text
                    } else {
                        examples.append(
                            PageExample(
                                rule: id, kind: kind, number: examples.count + 1, dialect: open.dialect, text: text))
                    }
                } else {
                    switch line.dropFirst(3) {
                    case "masonry": fence = (.masonry, [])
                    case "objc": fence = (.objectiveC, [])
                    case "swift": fence = (.swift, [])
                    default: fence = (.masonry, [])
                    }
                }
            } else if fence != nil {
                fence?.lines.append(line)
            } else if line.hasPrefix("## ") {
                kind = PageExample.Kind(rawValue: String(line.dropFirst(3)))
            }
        }
        return examples
    }
}
